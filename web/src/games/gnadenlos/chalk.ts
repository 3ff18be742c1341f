/** What the lesson points at, moment by moment. */
const own = (id: string): string => `.people [data-adventurer="${id}"]`;
const debts = (...all: string[]): string => all.map((debt) => `.debts [data-debt="${debt}"]`).join(", ");
const GO = ".go [data-go]";

export const chalk: Readonly<Record<string, readonly string[]>> = {
  goal: ['[data-zone="green"]'],
  turn: [".clocks .steps"],
  "in-secret": [own("nugget-jones")],
  result: [".contest li.mine"],
  prestige: ['[data-move="buy 3"]'],
  bid: [[4, 5, 6].map((place) => `.debts li:nth-child(${place})`).join(", ")],
  pick: ['.lots [data-adventurer="lucky-lorena"]'],
  lay: [GO],
  "high-noon": [own("dusty-marlow")],
  take: ['[data-slot="2.1"], [data-slot="2.4"]'],
  "bid-again": [debts("B3"), debts("R1")],
  "lay-again": [GO],
  poker: [own("lucky-lorena")],
  "bid-low": [debts("B3")],
  payday: ["table.market"],
  danger: ['[data-place="seat-2"]'],
};
