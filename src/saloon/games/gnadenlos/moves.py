"""Everything that can be done at the table, and how it is written down.

    choose nugget-jones    lay this adventurer for the event
    take 1.2 2.5           take the debts of these market slots (row.column); `take none`
    draw 2                 have so many debts drawn blind, where chance picks them
    fill 4.2 1.5           close up: the card of 4.2 goes to the gap 1.5
    buy 3                  three spaces of prestige
    bid B1 R2 R2           bid these debts, written in the order blue, red, yellow, green
    pick ida-crowe         take this adventurer; a pair in the expert set-up
    lay R2 B1 R2           lay the debts of the bid in this secret order

and by chance: `deal nugget-jones`, `turn nugget-jones`, `place B1`, `roll 4`, `event gold-5-3`,
`blind 1.2`.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, final

from saloon.games.gnadenlos.debts import BY_NAME, KINDS, NAMES, names, pack, value_of, write
from saloon.kernel.message import Message, Param, Refused
from saloon.kernel.moves import Move
from saloon.kernel.native import i64
from saloon.kernel.shared import held

CHOOSE: Final = 0
TAKE: Final = 1
DRAW: Final = 2
FILL: Final = 3
BUY: Final = 4
BID: Final = 5
PICK: Final = 6
LAY: Final = 7
DEAL: Final = 8
TURN: Final = 9
PLACE: Final = 10
ROLL: Final = 11
HAPPEN: Final = 12
BLIND: Final = 13
COLUMNS: Final = 6
SLOTS: Final = 36
"""Six rows: 32 cards are the most that can ever lie there (AM-35)."""
MOST_DEBTS: Final = 3
MOST_BOUGHT: Final = 5
NONE: Final = -1
"""Where a move names fewer slots or debts than it could."""
NO_DEBT: Final = KINDS


@final
class GnadenlosMove(Move):
    """A move of Gnadenlos!: what is done, and the adventurers, slots, debts or number it names."""

    act: i64
    first: i64
    second: i64
    third: i64
    debts: i64
    """A bid's debts, packed."""
    number: i64
    """How many debts a bid or a laying has."""
    value: i64
    """What a bid is worth (GN-72)."""
    orders: list[Move] | None
    """The ways to lay a bid's debts, once they were asked for."""

    def __init__(self, text: str, act: i64, first: i64, second: i64 = -1, third: i64 = -1) -> None:
        super().__init__(text)
        self.act = act
        self.first = first
        self.second = second
        self.third = third
        self.debts = 0
        self.number = 0
        self.value = 0
        self.orders = None

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process; the ways to lay its debts can be found again."""
        parts = held(self, orders=None)
        return GnadenlosMove, (self.text, self.act, self.first, self.second, self.third), parts

    def kinds(self) -> list[int]:
        """List the debts of a bid or a laying in their order."""
        return [self.first, self.second, self.third][: self.number]

    def slots(self) -> list[int]:
        """List the slots that a taking names."""
        return [slot for slot in (self.first, self.second) if slot != NONE]

    def label(self) -> Message:
        """Say the move in words, for a seat that may make it."""
        act: i64 = self.act
        what = self.text.partition(" ")[2]
        if act == CHOOSE:
            return Message("gn-move-choose", {"adventurer": what})
        if act == PICK:
            return self.pick_label(what)
        if act == TAKE:
            return self.take_label(what)
        if act == DRAW:
            return Message("gn-move-draw", {"number": self.first})
        if act == FILL:
            slots: dict[str, Param] = {"from": slot_name(self.first), "to": slot_name(self.second)}
            return Message("gn-move-fill", slots)
        if act == BUY:
            return Message("gn-move-buy", {"spaces": self.first})
        if act == BID:
            return Message("gn-move-bid", {"debts": names(self.kinds()), "value": self.value})
        if act == LAY:
            return Message("gn-move-lay", {"debts": names(self.kinds())})
        return self.chance_label(what)

    def pick_label(self, what: str) -> Message:
        """Say which adventurer is taken, or which pair (GN-29)."""
        if self.second == NONE:
            return Message("gn-move-pick", {"adventurer": what})
        return Message("gn-move-pick-pair", {"adventurers": tuple(what.split(" "))})

    def take_label(self, what: str) -> Message:
        """Say which debts are taken, if any (GN-46)."""
        if self.first == NONE:
            return Message("gn-move-take-none")
        return Message("gn-move-take", {"slots": tuple(what.split(" "))})

    def chance_label(self, what: str) -> Message:
        """Say what chance did."""
        act: i64 = self.act
        if act == DEAL:
            return Message("gn-move-deal", {"adventurer": what})
        if act == TURN:
            return Message("gn-move-turn", {"adventurer": what})
        if act == PLACE:
            return Message("gn-move-place", {"debt": what})
        if act == ROLL:
            return Message("gn-move-roll", {"roll": self.first})
        if act == HAPPEN:
            return Message("gn-move-event", {"event": what})
        return Message("gn-move-blind", {"slot": what})


def slot_name(slot: int) -> str:
    """Write a market slot: `2.5` is row 2, column 5."""
    return f"{slot // COLUMNS + 1}.{slot % COLUMNS + 1}"


SLOT_NAMES: Final = [slot_name(slot) for slot in range(2 * SLOTS)]
"""More than are ever filled, for whoever looks ahead."""


def make_debts(word: str, act: int, kinds: tuple[int, ...]) -> GnadenlosMove:
    first, second, third = (*kinds, NO_DEBT, NO_DEBT)[:3]
    move = GnadenlosMove(word + " " + write(kinds), act, first, second, third)
    move.debts = pack(kinds)
    move.number = len(kinds)
    move.value = sum([value_of(kind) for kind in kinds])
    return move


def place_of(first: i64, second: i64, third: i64) -> i64:
    """Find a bid in the list of all bids; its kinds rise, and missing ones are NO_DEBT."""
    return (first * (KINDS + 1) + second) * (KINDS + 1) + third


def make_bids() -> list[GnadenlosMove]:
    """Make every bid of one to three debts (GN-72, GN-73), each at its place."""
    bids = [NO_BID] * (KINDS * (KINDS + 1) * (KINDS + 1))
    for number in range(1, MOST_DEBTS + 1):
        for kinds in combinations_with_replacement(range(KINDS), number):
            bid = make_debts("bid", BID, kinds)
            bids[place_of(bid.first, bid.second, bid.third)] = bid
    return bids


def orders(bid: GnadenlosMove) -> list[Move]:
    """List the ways to lay a bid's debts, the bid's own order first (AM-12)."""
    made = bid.orders
    if made is None:
        ways = list(dict.fromkeys(permutations(bid.kinds())))
        made = bid.orders = [make_debts("lay", LAY, way) for way in ways]
    return made


def make_taking(slots: tuple[int, ...]) -> GnadenlosMove:
    text = "take " + (" ".join([slot_name(slot) for slot in slots]) or "none")
    first, second = (*slots, NONE, NONE)[:2]
    return GnadenlosMove(text, TAKE, first, second)


NO_BID: Final = GnadenlosMove("", BID, NO_DEBT)
BIDS: Final[list[GnadenlosMove]] = make_bids()
BUYS: Final[list[Move]] = [GnadenlosMove(f"buy {n}", BUY, n) for n in range(MOST_BOUGHT + 1)]
DRAWS: Final[list[Move]] = [GnadenlosMove(f"draw {n}", DRAW, n) for n in range(3)]
ROLLS: Final[list[GnadenlosMove]] = [GnadenlosMove(f"roll {n}", ROLL, n) for n in range(1, 7)]
PLACES: Final[list[GnadenlosMove]] = [
    GnadenlosMove("place " + NAMES[kind], PLACE, kind) for kind in range(KINDS)
]
BLINDS: Final[list[GnadenlosMove]] = [
    GnadenlosMove("blind " + slot_name(n), BLIND, n) for n in range(SLOTS)
]
FILLS: Final[list[GnadenlosMove]] = [
    GnadenlosMove(f"fill {slot_name(start)} {slot_name(gap)}", FILL, start, gap)
    for start in range(SLOTS)
    for gap in range(SLOTS)
]
"""The move from one slot to another: `36 * from + to`."""

TAKE_NONE: Final = make_taking(())
TAKE_ONE: Final[list[GnadenlosMove]] = [make_taking((slot,)) for slot in range(SLOTS)]
PAIRS: Final[list[GnadenlosMove]] = [make_taking(pair) for pair in combinations(range(SLOTS), 2)]
TAKE_TWO: Final[list[list[Move]]] = [
    [move for move in PAIRS if move.second < cards] for cards in range(SLOTS + 1)
]
"""Every pair of slots of a closed market with so many cards."""
TAKE_UP_TO_TWO: Final[list[list[Move]]] = [
    [TAKE_NONE, *TAKE_ONE[:cards], *TAKE_TWO[cards]] for cards in range(SLOTS + 1)
]

NAMED: Final[dict[str, GnadenlosMove]] = {
    move.text: move
    for move in (
        TAKE_NONE,
        *TAKE_ONE,
        *PAIRS,
        *FILLS,
        *[GnadenlosMove(f"buy {n}", BUY, n) for n in range(100)],
        *[GnadenlosMove(f"draw {n}", DRAW, n) for n in range(3)],
        *ROLLS,
        *PLACES,
        *BLINDS,
    )
}


def parse(text: str) -> GnadenlosMove:
    """Read the notation of a move back, where it names neither adventurer nor event."""
    move = NAMED.get(text)
    if move is not None:
        return move
    word, _, rest = text.partition(" ")
    debts = rest.split(" ")
    if text == "pass":
        raise Refused(Message("gn-refuse-pass", {}, "GN-76"))
    if text == "bid":
        raise Refused(Message("gn-refuse-bid-size", {"most": MOST_DEBTS}, "GN-72"))
    if word in ("bid", "lay") and set(debts) <= BY_NAME.keys():
        if len(debts) > MOST_DEBTS:
            raise Refused(Message("gn-refuse-bid-size", {"most": MOST_DEBTS}, "GN-73"))
        kinds = tuple([BY_NAME[debt] for debt in debts])
        if word == "lay" or list(kinds) == sorted(kinds):
            return make_debts(word, BID if word == "bid" else LAY, kinds)
        raise Refused(Message("gn-refuse-bid-order", {"debts": names(sorted(kinds))}, "GN-72"))
    raise Refused(Message("move-unreadable", {"text": text[:40]}))
