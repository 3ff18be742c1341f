"""Tall Tale on the conformance ladder."""

from __future__ import annotations

from pathlib import Path

from saloon.kernel import State
from tests.conformance.subject import Setting, Subject

from .moves import HIGHEST
from .rules import COPIES, ROUNDS, TallTale, TallTaleState

GAME = TallTale()


def laws(state: State) -> None:
    """24 cards, one each at most; a horse goes in every round; a tale can be true."""
    assert isinstance(state, TallTaleState)
    started = max(state.horses) if not state.round else sum(state.horses) + state.round
    assert started in (1, 3, state.players, 3 * state.players)
    assert all(0 <= state.cards.count(card) <= COPIES for card in range(1, HIGHEST + 1))
    assert all(horses >= 0 for horses in state.horses)
    assert 0 <= state.round <= ROUNDS
    assert state.claim <= HIGHEST * state.players


def tables() -> list[Setting]:
    return [
        Setting(players, {"horses": horses}, (bots,) * players, golden=7)
        for players in GAME.players
        for horses in ("3", "1")
        for bots in ("random", "sensible")
    ]


SUBJECT = Subject(
    game=GAME,
    tables=tuple(tables()),
    laws=laws,
    golden=Path(__file__).parent.parent / "golden",
    ends=frozenset({"broke", "sundown"}),
    compared=500,
    worlds=10,
    imagined=50,
    auto_steps=False,
    draws=2,
)
