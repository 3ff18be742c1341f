"""The board once more, straight from section 2 of the ledger, to hold the engine against.

Sets of names, brute force, no thought of speed, and nothing shared with the engine: it reads the
town's file itself.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import saloon.games.gadshill

FILE = Path(saloon.games.gadshill.__file__).with_name("town.toml")
TOWN: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
LOTS: list[str] = [lot["id"] for lot in TOWN["lot"]]
BUILDINGS: list[str] = [building["id"] for building in TOWN["building"]]


class Illegal(Exception):  # noqa: N818 - it carries the code of a refusal
    """The play cannot be made, for this reason."""


def pairs_of(card: dict[str, Any]) -> set[tuple[str, str]]:
    """R of 2.2: (lot of the named building, lot of mine)."""
    (relation,) = [each for each in TOWN["relation"] if each["id"] == card["relation"]]
    pairs = {(a, b) for a, b in relation["pairs"]}
    if relation["symmetric"]:
        pairs |= {(b, a) for a, b in pairs}
    return {(a, b) for a, b in pairs if a in card["lots"] and b in card["lots"]}


CARDS: dict[int, tuple[str, str | None, set[str], set[tuple[str, str]]]] = {}
for each in TOWN["building_card"]:
    CARDS[each["number"]] = ("building", each["building"], set(each["lots"]), set())
for each in TOWN["district_card"]:
    CARDS[each["number"]] = ("district", None, set(each["lots"]), set())
for each in TOWN["condition_card"]:
    CARDS[each["number"]] = ("condition", each["building"], set(), pairs_of(each))


@dataclass
class Model:
    """at and dom of 2.1; the rest is derived."""

    at: dict[str, str] = field(default_factory=dict)
    dom: dict[str, set[str]] = field(default_factory=dict)
    gain: int = 0

    def copy(self) -> Model:
        return Model(dict(self.at), {b: set(lots) for b, lots in self.dom.items()})

    def occ(self) -> set[str]:
        return set(self.at.values())

    def closed(self) -> set[str]:
        return {
            lot
            for x in self.dom
            for y in self.dom
            if x != y and self.dom[x] == self.dom[y] and len(self.dom[x]) == 2
            for lot in self.dom[x]
        }

    def cand(self, b: str) -> set[str]:
        if b in self.at:
            return {self.at[b]}
        if b in self.dom:
            return self.dom[b]
        return set(LOTS) - self.occ() - self.closed()

    def full(self, b: str) -> set[str]:
        if b in self.at:
            return {self.at[b]}
        return self.dom[b] if b in self.dom else set(LOTS) - self.occ()

    def targets(self, card: int, mine: str | None) -> dict[str, set[str]]:
        kind, named, lots, related = CARDS[card]
        if kind == "building":
            assert named is not None
            return {named: self.cand(named) & lots}
        assert mine is not None
        if kind == "district":
            return {mine: self.cand(mine) & lots}
        assert named is not None
        both = [(x, y) for x, y in related if x in self.cand(named) and y in self.cand(mine)]
        return {named: {x for x, _ in both}, mine: {y for _, y in both}}

    def settle(self, card: int | None, mine: str | None) -> None:
        while True:
            if card is not None:
                for b, m in self.targets(card, mine).items():
                    if not m:
                        raise Illegal("CONTRADICTION")
                    if b in self.dom:
                        self.gain += len(self.dom[b] - m)
                        self.dom[b] = set(m)
            singles = [b for b in self.dom if len(self.dom[b]) == 1]
            if not singles:
                return
            b = singles[0]
            (lot,) = self.dom.pop(b)
            if lot in self.occ():
                raise Illegal("CONTRADICTION")
            self.at[b] = lot
            self.gain += 1
            for c in self.dom:
                if lot in self.dom[c]:
                    if self.dom[c] == {lot}:
                        raise Illegal("CONTRADICTION")
                    self.dom[c].remove(lot)
                    self.gain += 1

    def town_exists(self, forced: tuple[str, str] | None = None) -> bool:
        """A perfect matching of B and L under full, housing one building after another."""
        house: dict[str, str] = {}
        options = {b: self.full(b) for b in BUILDINGS}
        if forced is not None:
            options[forced[0]] = {forced[1]}

        def place(b: str, tried: set[str]) -> bool:
            for lot in options[b]:
                if lot not in tried:
                    tried.add(lot)
                    if lot not in house or place(house[lot], tried):
                        house[lot] = b
                        return True
            return False

        return all(place(b, set()) for b in sorted(BUILDINGS, key=lambda b: len(options[b])))

    def play(self, card: int, mine: str | None, own: set[str], legality: str = "global") -> Model:
        """2.3, steps 1 to 10."""
        kind, named, _, _ = CARDS[card]
        if kind != "building":
            if mine is None or mine not in own or mine in self.at:
                raise Illegal("NO_OWN")
            if mine == named:
                raise Illegal("SAME_BUILDING")
        after = self.copy()
        targets = after.targets(card, mine)
        if any(not lots for lots in targets.values()):
            raise Illegal("CONTRADICTION")
        new = {b: lots for b, lots in targets.items() if b not in self.dom and b not in self.at}
        if any(len(lots) > 5 for lots in new.values()):
            raise Illegal("TOO_MANY")
        for b, lots in new.items():
            after.dom[b] = set(lots)
            after.gain += 5 - len(lots)
        after.settle(card, mine)
        if not new and after.gain == 0:
            raise Illegal("NO_EFFECT")
        if any(sum(lot in lots for lots in after.dom.values()) > 3 for lot in LOTS):
            raise Illegal("LOT_FULL")
        if legality == "global" and not after.town_exists():
            raise Illegal("TOWN_IMPOSSIBLE")
        return after

    def take(self, b: str, lot: str, legality: str = "global") -> Model:
        """2.6: the marker a discard takes."""
        if lot not in self.dom.get(b, set()) or len(self.dom[b]) < 2:
            raise Illegal("only marker")
        after = self.copy()
        after.dom[b].remove(lot)
        after.gain = 1
        after.settle(None, None)
        if legality == "global" and not after.town_exists():
            raise Illegal("TOWN_IMPOSSIBLE")
        return after

    def excluded(self, b: str, lot: str) -> bool:
        """2.4, L3."""
        return self.town_exists() and not self.town_exists((b, lot))

    def claim(self, b: str, lot: str) -> Model | None:
        """2.7: the board after a claim that holds."""
        if not self.excluded(b, lot):
            return None
        after = self.copy()
        after.dom[b].remove(lot)
        after.gain = 1
        after.settle(None, None)
        return after
