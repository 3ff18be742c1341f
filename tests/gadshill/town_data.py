"""The town as the client draws it, made from the file that the rules read.

`python -m tests.gadshill.town_data` writes it anew.
"""

from __future__ import annotations

import json

from build_client import WEB
from saloon.games.gadshill.components import CARDS, KINDS, NO_BUILDING, kind_of, load
from saloon.kernel.message import Json

TOWN = WEB / "src" / "games" / "gadshill" / "town.ts"
HEAD = """\
/**
 * The town of the rules: lots, streets and what each clue card shows. Made from town.toml by
 * `python -m tests.gadshill.town_data`; a test holds it to that file.
 */
export type Street = "iron" | "piedmont" | "main" | "front" | "oak";
export type Facing = "N" | "E" | "S" | "W";
export type Kind = "building" | "district" | "condition";
export type Rect = readonly [x: number, y: number, width: number, height: number];

export interface Lot {
  id: string;
  /** The street of the printed entrance, and where it faces. */
  entrance: Street;
  facing: Facing;
  /** Its place on the small plan of a card. */
  rect: Rect;
}

export interface Clue {
  number: number;
  kind: Kind;
  /** The building the card names; a district card names none. */
  building: string | null;
  lots: readonly string[];
}
"""


def constant(name: str, kind: str, items: list[Json]) -> str:
    lines = "".join(f"  {json.dumps(item)},\n" for item in items)
    return f"\nexport const {name}: readonly {kind}[] = [\n{lines}];\n"


def made() -> str:
    """Make the client's town as it should be."""
    town = load()
    streets, lots, special = town.data["street"], town.data["lot"], town.data["special_lot"]
    assert isinstance(streets, list)
    assert isinstance(lots, list)
    assert isinstance(special, list)
    shown: list[Json] = [
        {key: lot[key] for key in ("id", "entrance", "facing", "rect")}
        for lot in lots
        if isinstance(lot, dict)
    ]
    names = {street["id"]: street["name"] for street in streets if isinstance(street, dict)}
    outlying: list[Json] = [
        {"id": each["id"], "rect": each["rect"]} for each in special if isinstance(each, dict)
    ]
    clues: list[Json] = [
        {
            "number": card,
            "kind": KINDS[kind_of(card)],
            "building": None
            if town.named[card] == NO_BUILDING
            else town.buildings[town.named[card]],
            "lots": list(town.lot_ids(town.plan(card))),
        }
        for card in range(1, CARDS + 1)
    ]
    return (
        HEAD
        + f"\nexport const STREETS: Readonly<Record<Street, string>> = {json.dumps(names)};\n"
        + constant("LOTS", "Lot", shown)
        + constant("OUTLYING", "{ id: string; rect: Rect }", outlying)
        + constant("BUILDINGS", "string", list(town.buildings))
        + constant("CLUES", "Clue", clues)
    )


if __name__ == "__main__":
    TOWN.write_text(made(), "utf-8")
