"""The town and its clue cards (GH-02 to GH-11), read from a file and checked.

`town.toml` is the house's own town. A host may supply another one of the same measure: the rules
fix how many lots, buildings and cards there are, the file says which.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Final, NoReturn, final

from saloon.kernel import sets
from saloon.kernel.fields import Fields
from saloon.kernel.message import Json, Message, Param, Refused
from saloon.kernel.native import i64, vec
from saloon.kernel.shared import share, shared

LOTS: Final = 22
BUILDINGS: Final = 22
CARDS: Final = 60
SPECIAL: Final = 3
MARKERS: Final = 5
"""Markers of each building (GH-05)."""

FIRST_DISTRICT: Final = 23
FIRST_CONDITION: Final = 39
NO_BUILDING: Final = -1
"""No building, where a card names none."""

BUILDING: Final = 0
DISTRICT: Final = 1
CONDITION: Final = 2
KINDS: Final = ("building", "district", "condition")
KIND_CARDS: Final = vec[i64](
    [
        (1 << FIRST_DISTRICT) - 2,
        (1 << FIRST_CONDITION) - (1 << FIRST_DISTRICT),
        (1 << (CARDS + 1)) - (1 << FIRST_CONDITION),
    ]
)
"""The cards of each kind, one bit for each number (GH-07)."""
ALL_CARDS: Final = (1 << (CARDS + 1)) - 2
ALL_LOTS: Final = (1 << LOTS) - 1
ALL_BUILDINGS: Final = (1 << BUILDINGS) - 1

CARD_LOTS: Final = (4, 8, 8)
"""How many question marks a card of each kind shows (GH-09, GH-10; conditions: at most)."""

MEASURES: Final = {
    "markers_per_building": MARKERS,
    "max_markers_per_lot": 3,
    "locomotive_start": 3,
    "one_card_limit_at": 16,
    "end_at": 22,
    "total_places": LOTS + SPECIAL,
    "buy_cost_markers": 2,
    "buy_limit_per_player": 3,
}
"""What the rulebook fixes; a town that says otherwise belongs to another game."""

PARTS: Final = (
    *("meta", "draft", "hand", "street", "railway", "special_lot", "special_tiles", "lot"),
    *("crossing", "relation", "building", "building_card", "district_card", "condition_card"),
)


@final
class Town:
    """A town: its lots and buildings by number, and what each card says of them.

    Sets of lots and of buildings are bit masks. Cards are called by their printed number.
    """

    data: dict[str, Json]
    """Everything in the file, for whoever draws the board."""
    lots: list[str]
    special_lots: list[str]
    tiles: list[str]
    buildings: list[str]
    named: list[int]
    """The building each card names; NO_BUILDING for a district card."""
    naming: list[int]
    """The cards that name each building, as sets."""
    card_lots: list[int]
    """The question marks of each card; for a condition card those the named building may have."""
    partners: list[list[int]]
    """For a condition card: the lots of "my building", by the lot of the named one (2.2)."""
    shared_as: str
    """Its name among the things that every process has."""

    def __init__(self, data: dict[str, Json]) -> None:
        self.data = data
        self.lots = []
        self.special_lots = []
        self.tiles = []
        self.buildings = []
        self.named = [NO_BUILDING] * (CARDS + 1)
        self.naming = [0] * BUILDINGS
        self.card_lots = [0] * (CARDS + 1)
        self.partners = [[] for _ in range(CARDS + 1)]
        self.shared_as = ""

    def __reduce__(self) -> tuple[object, ...]:
        return shared, (self.shared_as,)

    def fingerprint(self) -> str:
        """Name the content: the beginning of a hash over everything in the file."""
        text = json.dumps(
            self.data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=str
        )
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def plan(self, card: int) -> int:
        """The lots that a card speaks of: its question marks, or all that occur in its pairs."""
        lots = self.card_lots[card]
        if card < FIRST_CONDITION:
            return lots
        plan = 0
        for lot, facing in enumerate(self.partners[card]):
            if sets.has(lots, lot) and facing:
                plan |= sets.one(lot) | facing
        return plan

    def pairs(self, card: int) -> list[tuple[str, str]]:
        """The lots of the named building and of "my building" that a condition card allows."""
        return [
            (self.lots[lot], mine)
            for lot, facing in enumerate(self.partners[card])
            if sets.has(self.card_lots[card], lot)
            for mine in self.lot_ids(facing)
        ]

    def marker(self, building: int, lot: int) -> dict[str, Param]:
        """Name a marker for a sentence: the building, and the only lot of a set."""
        return {"building": self.buildings[building], "lot": self.lots[sets.first(lot)]}

    def lot_ids(self, lots: int) -> tuple[str, ...]:
        """Name the lots of a set."""
        return tuple([self.lots[number] for number in sets.members(lots)])

    def building_ids(self, buildings: int) -> tuple[str, ...]:
        """Name the buildings of a set."""
        return tuple([self.buildings[number] for number in sets.members(buildings)])


def load(path: Path | None = None) -> Town:
    """Read a town from a file; without one, the house's own."""
    where = path or Path(__file__).with_name("town.toml")
    try:
        text = where.read_text(encoding="utf-8")
    except OSError:
        raise Refused(Message("gh-town-unreadable", {"path": str(where)})) from None
    except UnicodeDecodeError:
        raise Refused(Message("gh-town-syntax", {"problem": "not UTF-8"})) from None
    try:
        data: dict[str, Json] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Refused(Message("gh-town-syntax", {"problem": str(problem)[:120]})) from None
    town = Town(data)
    read_town(town, Part(data, ""))
    town.shared_as = share(f"town/{town.fingerprint()}", town)
    return town


def kind_of(card: int) -> int:
    """Tell a card's kind by its number (GH-07)."""
    if card < FIRST_DISTRICT:
        return BUILDING
    return DISTRICT if card < FIRST_CONDITION else CONDITION


def read_town(town: Town, part: Part) -> None:
    """Check a town part by part, in the order of the file."""
    part.only(PARTS, "unknown")
    read_measures(part)
    streets = [street.name("id") for street in part.parts("street")]
    part.distinct("street", streets)
    for special in part.parts("special_lot", SPECIAL):
        town.special_lots.append(special.name("id"))
        special.figures("rect", 4)
    town.tiles = part.part("special_tiles").names("ids", SPECIAL)
    for lot in part.parts("lot", LOTS):
        town.lots.append(lot.name("id"))
        lot.figures("rect", 4)
        borders = [lot.known("borders", street, streets) for street in lot.names("borders")]
        lot.known("entrance", lot.text("entrance"), borders)
        lot.known("facing", lot.text("facing"), ["N", "E", "S", "W"])
    part.distinct("lot", town.lots + town.special_lots)
    for crossing in part.parts("crossing"):
        crossing.mask("lots", town.lots)
    for building in part.parts("building", BUILDINGS):
        town.buildings.append(building.name("id"))
        building.text("name")
    part.distinct("building", town.buildings + town.tiles)
    read_cards(town, part)


def read_measures(part: Part) -> None:
    """Hold the figures of the file against the rulebook's."""
    meta = part.part("meta")
    for name, figure in MEASURES.items():
        meta.fixed(name, figure)
    draft = part.part("draft")
    for players, buildings in ((2, 7), (3, 5), (4, 4)):
        draft.fixed(str(players), buildings)
    hand = part.part("hand")
    for kind, cards in zip(KINDS, (3, 1, 1), strict=True):
        hand.fixed(kind, cards)


def read_cards(town: Town, part: Part) -> None:
    """Read the three kinds of clue cards with the relations they use."""
    relations: dict[str, dict[int, int]] = {}
    for relation in part.parts("relation"):
        relations[relation.name("id")] = read_relation(town, relation)
    number = 1
    for kind, count in enumerate((22, 16, 22)):
        for card in part.parts(KINDS[kind] + "_card", count):
            card.fixed("number", number)
            card.text("text")
            lots = card.mask("lots", town.lots)
            if kind == CONDITION and lots.bit_count() > CARD_LOTS[kind]:
                card.wrong("lots", "count", CARD_LOTS[kind])
            if kind != CONDITION and lots.bit_count() != CARD_LOTS[kind]:
                card.wrong("lots", "count", CARD_LOTS[kind])
            if kind != DISTRICT:
                named = card.known("building", card.text("building"), town.buildings)
                town.named[number] = town.buildings.index(named)
                speaking = town.naming[town.named[number]]
                town.naming[town.named[number]] = sets.add(speaking, number)
            town.card_lots[number] = lots
            if kind == CONDITION:
                relate(town, number, card, relations)
            number += 1


def read_relation(town: Town, relation: Part) -> dict[int, int]:
    """Read a relation's pairs: the lots of mine, by the lot of the named building."""
    both_ways = relation.flag("symmetric")
    pairs: dict[int, int] = {}
    for index, pair in enumerate(relation.items("pairs")):
        where = f"pairs[{index}]"
        names = [name for name in pair if isinstance(name, str)] if isinstance(pair, list) else []
        if len(names) != 2 or names[0] == names[1]:
            relation.wrong(where, "pair")
        first, second = [town.lots.index(relation.known(where, name, town.lots)) for name in names]
        pairs[first] = pairs.get(first, 0) | sets.one(second)
        if both_ways:
            pairs[second] = pairs.get(second, 0) | sets.one(first)
    return pairs


def relate(town: Town, number: int, card: Part, relations: dict[str, dict[int, int]]) -> None:
    """All pairs inside the card's lots that satisfy its relation (2.2)."""
    pairs = relations[card.known("relation", card.text("relation"), list(relations))]
    lots = town.card_lots[number]
    town.partners[number] = [
        pairs.get(lot, 0) & lots if sets.has(lots, lot) else 0 for lot in range(LOTS)
    ]
    named = sum([sets.one(lot) for lot, mine in enumerate(town.partners[number]) if mine])
    if named == 0:
        card.wrong("relation", "empty")
    town.card_lots[number] = named


class Part(Fields):
    """A table of the file."""

    def refuse(self, field: str, problem: str, wanted: str) -> NoReturn:
        params: dict[str, Param] = {"field": field, "problem": problem, "wanted": wanted}
        raise Refused(Message("gh-town-field", params))

    def text(self, name: str) -> str:
        value = super().text(name)
        if not value:
            self.wrong(name, "type")
        return value

    def name(self, name: str) -> str:
        """Read an id: one word, because notation separates by blanks."""
        value = self.text(name)
        if not is_word(value):
            self.wrong(name, "word")
        return value

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            self.wrong(name, "type")
        return value

    def fixed(self, name: str, figure: int) -> None:
        """Read a number that can only be this one."""
        if self.value(name) != figure or isinstance(self.value(name), bool):
            self.wrong(name, "fixed", figure)

    def part(self, name: str) -> Part:
        return Part(self.value(name), f"{self.path}{name}.")

    def parts(self, name: str, count: int = 0) -> list[Part]:
        """Read a list of tables, of so many where the rules fix their number."""
        items = self.items(name)
        if count and len(items) != count:
            self.wrong(name, "count", count)
        return [Part(item, f"{self.path}{name}[{index}].") for index, item in enumerate(items)]

    def names(self, name: str, count: int = 0) -> list[str]:
        items = self.items(name)
        names = [item for item in items if isinstance(item, str) and is_word(item)]
        if len(names) != len(items):
            self.wrong(name, "word")
        if count and len(names) != count:
            self.wrong(name, "count", count)
        self.distinct(name, names)
        return names

    def figures(self, name: str, count: int) -> list[int]:
        """Read so many whole numbers."""
        items = self.items(name)
        numbers = [item for item in items if isinstance(item, int) and not isinstance(item, bool)]
        if len(numbers) != count or len(items) != count:
            self.wrong(name, "count", count)
        return numbers

    def mask(self, name: str, lots: list[str]) -> int:
        """Read a list of lots as a set."""
        return sum([sets.one(lots.index(self.known(name, lot, lots))) for lot in self.names(name)])

    def known(self, name: str, value: str, known: list[str]) -> str:
        if value not in known:
            self.wrong(name, "reference", value[:20])
        return value

    def distinct(self, name: str, names: list[str]) -> None:
        for value in names:
            if names.count(value) > 1:
                self.wrong(name, "twice", value[:20])


def is_word(text: str) -> bool:
    """Tell whether a text is one plain word."""
    plain = text.replace("_", "").replace("-", "")
    return len(text) <= 20 and plain.isascii() and plain.isalnum()
