"""Gnadenlos! on the conformance ladder: its tables, and what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from saloon.games.gnadenlos import GnadenlosState, debts
from saloon.games.gnadenlos.bots.reasons import AIMS
from saloon.games.gnadenlos.components import ADVENTURERS, EVENT_WIDTH
from saloon.games.gnadenlos.market import kind_of
from saloon.games.gnadenlos.rules import Gnadenlos
from saloon.games.gnadenlos.table import (
    CLOSING_UP,
    DRAWING,
    NO_CARD,
    OVER,
    PHASES,
    TAKING,
    TIDYING,
)
from saloon.kernel import State, bags, sets
from tests.conformance.subject import Setting, Subject

GAME = Gnadenlos()


def laws(state: State) -> None:
    """13 debts a colour, 29 adventurers, 7 events, 9 vultures; a market without gaps (AM-11)."""
    assert isinstance(state, GnadenlosState)
    laid = [kind_of(card) for card in state.market if card != NO_CARD]
    hands = [*state.hands, state.pool, debts.pack(laid)]
    for colour in range(4):
        for value, copies in enumerate(state.box.copies):
            held = [debts.count(hand, debts.kind_at(colour, value)) for hand in hands]
            assert sum(held) == (copies if colour < state.players else 0)
    places = [
        state.deck,
        state.discard,
        *state.adventurers,
        *[sets.one(each) for each in state.offer],
    ]
    assert sum(places) == sets.one(ADVENTURERS) - 1
    assert sum(sets.size(place) for place in places) == ADVENTURERS
    for index, card in enumerate(state.box.events):
        assert 0 <= bags.count(state.event_deck, index, EVENT_WIDTH) <= card.copies
    assert state.cards == len(laid)
    if state.phase not in (TAKING, DRAWING, TIDYING, CLOSING_UP, OVER):
        assert state.cards == len(state.market)
    assert len(state.market) <= (32 if state.players == 4 else 23)
    assert all(nuggets >= 0 for nuggets in state.nuggets)
    assert all(position <= state.box.spaces for position in state.positions)
    assert all(position >= (0 if state.phase == OVER else 1) for position in state.positions)
    assert sum(state.vultures) <= 9
    assert sum(vultures >= 3 for vultures in state.vultures) <= 1
    assert state.undertaker <= state.box.steps


UNABLE = {(4, "basic"): ("search/1", "search/9"), (4, "expert"): ("search/9",)}
"""Seeds by which somebody has no legal bid (GN-77)."""


def tables() -> Iterator[Setting]:
    usual = {option.name: option.default for option in GAME.options}
    for players in (3, 4):
        for setup in ("basic", "expert"):
            options = {**usual, "setup": setup}
            yield Setting(players, options, ("sensible",) * players, golden=12)
            mixed = ("random", *["sensible"] * (players - 1))
            yield Setting(players, options, mixed, 4, UNABLE.get((players, setup), ()))
            yield Setting(players, options, ("random",) * players, golden=3)
    for option in GAME.options:
        for value in option.values[1:]:
            for players in (3, 4):
                if option.name != "setup" and value in option.offered(players):
                    options = {**usual, option.name: value}
                    yield Setting(players, options, ("sensible",) * players, golden=2)
                    yield Setting(players, options, ("random",) * players)


SUBJECT = Subject(
    game=GAME,
    tables=tuple(tables()),
    laws=laws,
    golden=Path(__file__).parent / "golden",
    ends=frozenset({"undertaker", "finish", "vultures"}),
    compared=20_000,
    worlds=100,
    readable=(16,),
    unseen=frozenset({"place"}),
    endings={"gn-phase-": PHASES, "gn-why-": AIMS},
)
