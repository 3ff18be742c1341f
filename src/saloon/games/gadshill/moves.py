"""Everything that can be done at the table, and how it is written down.

    draft saloon       take a building before the game      play 3          a building card
    play 23 bank       a card, and "my building"            discard 4 17    two cards, and then
    take bank C5       the marker they buy                  buy bank        a building from beside
    claim bank C5      call STOP over a marker              quiet           no STOP from me
    pass               no card this turn                    done            the turn is over
    draw building      from which pile

and by chance: `first 2`, `tiles station cemetery bison_pasture`, `deal 17`, `card 17`, and a pile.
Buildings and lots go by their ids in the town's file, cards by their printed number.
"""

from __future__ import annotations

import itertools
from typing import Final, final

from saloon.games.gadshill.components import (
    BUILDINGS,
    CARDS,
    FIRST_DISTRICT,
    KINDS,
    LOTS,
    NO_BUILDING,
    SPECIAL,
    Town,
)
from saloon.kernel import sets
from saloon.kernel.message import Message, Param, Refused
from saloon.kernel.moves import Move
from saloon.kernel.native import i64
from saloon.kernel.shared import share, shared

DRAFT: Final = 0
PLAY: Final = 1
DISCARD: Final = 2
TAKE: Final = 3
BUY: Final = 4
CLAIM: Final = 5
QUIET: Final = 6
PASS: Final = 7
DONE: Final = 8
DRAW: Final = 9
FIRST: Final = 10
TILES: Final = 11
DEAL: Final = 12
CARD: Final = 13
NAMES: Final = (
    *("draft", "play", "discard", "take", "buy", "claim", "quiet", "pass", "done", "draw"),
    *("first", "tiles", "deal", "card"),
)
SEATS: Final = 4
ORDERS: Final = list(itertools.permutations(range(SPECIAL)))
"""Every way to lay the three special tiles on the outlying lots (GH-15)."""


@final
class GadsHillMove(Move):
    """A move of Gads Hill 1874: what is done, and the card, building, lot or number it names."""

    act: i64
    card: i64
    building: i64
    lot: i64
    """A single lot, as a set."""
    other: i64
    """The second card of a discard, a kind of cards, a seat, or an order of tiles."""

    def __init__(
        self,
        act: i64,
        rest: str = "",
        card: i64 = 0,
        building: i64 = NO_BUILDING,
        lot: i64 = 0,
        other: i64 = 0,
    ) -> None:
        super().__init__(f"{NAMES[act]} {rest}" if rest else NAMES[act])
        self.act = act
        self.card = card
        self.building = building
        self.lot = lot
        self.other = other

    def label(self) -> Message:
        params: dict[str, Param] = {}
        names = self.text.split()
        if self.act in (DRAFT, BUY):
            params = {"building": names[1]}
        elif self.act in (TAKE, CLAIM):
            params = {"building": names[1], "lot": names[2]}
        elif self.act == DISCARD:
            params = {"first": self.card, "second": self.other}
        elif self.act == DRAW:
            params = {"pile": names[1]}
        elif self.act == FIRST:
            params = {"seat": self.other}
        elif self.act == TILES:
            params = {"tiles": tuple(names[1:])}
        elif self.act in (PLAY, DEAL, CARD):
            params = {"clue": self.card}
        if self.act == PLAY and self.building != NO_BUILDING:
            params = {"clue": self.card, "building": names[2]}
            return Message("gh-move-play-mine", params)
        return Message("gh-move-" + NAMES[self.act], params)


@final
class AllMoves:
    """All moves of one town, each made once."""

    town: Town
    passing: GadsHillMove
    done: GadsHillMove
    quiet: GadsHillMove
    draft: list[GadsHillMove]
    buy: list[GadsHillMove]
    plays: list[list[GadsHillMove]]
    """By card, then by building; a building card has one play, whoever is asked for."""
    discards: list[list[GadsHillMove]]
    """By the lower card, then the higher one."""
    takes: list[list[GadsHillMove]]
    claims: list[list[GadsHillMove]]
    """By building, then by lot."""
    draws: list[GadsHillMove]
    firsts: list[GadsHillMove]
    tiles: list[GadsHillMove]
    deals: list[GadsHillMove]
    cards: list[GadsHillMove]
    named: dict[str, GadsHillMove]
    shared_as: str
    """Their name among the things that every process has."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.passing = GadsHillMove(PASS)
        self.done = GadsHillMove(DONE)
        self.quiet = GadsHillMove(QUIET)
        self.draft = [about_building(town, DRAFT, each) for each in range(BUILDINGS)]
        self.buy = [about_building(town, BUY, each) for each in range(BUILDINGS)]
        self.plays = [play_of(town, card) for card in range(CARDS + 1)]
        self.discards = [discards_from(card) for card in range(CARDS + 1)]
        self.takes = [about_markers(town, TAKE, each) for each in range(BUILDINGS)]
        self.claims = [about_markers(town, CLAIM, each) for each in range(BUILDINGS)]
        self.draws = [GadsHillMove(DRAW, KINDS[kind], other=kind) for kind in range(3)]
        self.firsts = [GadsHillMove(FIRST, str(seat), other=seat) for seat in range(SEATS)]
        self.tiles = [tiles_in(town, order) for order in range(len(ORDERS))]
        self.deals = [GadsHillMove(DEAL, str(card), card) for card in range(CARDS + 1)]
        self.cards = [GadsHillMove(CARD, str(card), card) for card in range(CARDS + 1)]
        self.named = {move.text: move for move in self.everything()}
        self.shared_as = share(f"gadshill/{town.fingerprint()}", self)

    def __reduce__(self) -> tuple[object, ...]:
        return shared, (self.shared_as,)

    def everything(self) -> list[GadsHillMove]:
        """List every move there is."""
        moves = [self.passing, self.done, self.quiet, *self.draft, *self.buy, *self.draws]
        moves += [*self.firsts, *self.tiles, *self.deals[1:], *self.cards[1:]]
        for each in (*self.plays[1:], *self.takes, *self.claims):
            moves += each
        for card, pairs in enumerate(self.discards):
            moves += pairs[card + 1 :] if card else []
        return moves

    def parse(self, text: str) -> GadsHillMove:
        """Read the notation of a move back."""
        move = self.named.get(text)
        if move is None:
            raise Refused(Message("move-unreadable", {"text": text[:40]}))
        return move


def about_building(town: Town, act: int, building: int) -> GadsHillMove:
    return GadsHillMove(act, town.buildings[building], building=building)


def about_markers(town: Town, act: int, building: int) -> list[GadsHillMove]:
    """Make the moves that name a marker: a building, and each lot."""
    name = town.buildings[building]
    return [
        GadsHillMove(act, f"{name} {lot}", 0, building, sets.one(number))
        for number, lot in enumerate(town.lots)
    ]


def play_of(town: Town, card: int) -> list[GadsHillMove]:
    """Make the plays of a card: one, or one for each "my building" (GH-33, GH-34)."""
    if card < FIRST_DISTRICT:
        return [GadsHillMove(PLAY, str(card), card)]
    return [
        GadsHillMove(PLAY, f"{card} {name}", card, number)
        for number, name in enumerate(town.buildings)
    ]


def discards_from(card: int) -> list[GadsHillMove]:
    return [
        GadsHillMove(DISCARD, f"{card} {other}", card, other=other) for other in range(CARDS + 1)
    ]


def tiles_in(town: Town, order: int) -> GadsHillMove:
    names = " ".join([town.tiles[tile] for tile in ORDERS[order]])
    return GadsHillMove(TILES, names, other=order)


assert LOTS == BUILDINGS, "the rules need as many lots as buildings (AMB-30)"
