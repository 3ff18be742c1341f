"""Katzenjammer Blues on the conformance ladder: its tables, and what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.cards import count
from saloon.games.katzenjammer.moves import NAMES
from saloon.games.katzenjammer.rules import Katzenjammer
from saloon.games.katzenjammer.table import PHASES
from saloon.kernel import State
from tests.conformance.subject import Setting, Subject

GAME = Katzenjammer()


def laws(state: State) -> None:
    """90 cards, 15 of each kind; the whole pool of mice; no hand is anything but cards."""
    assert isinstance(state, KatzenjammerState)
    places = [state.deck, *state.hands, state.discard, state.lot_pile, *state.rows]
    for kind in range(6):
        assert sum(count(pile, kind) for pile in places) == 15
    assert sum(state.mice) + state.pool == state.agreed.pool
    held = [sum(count(hand, kind) for kind in range(6)) for hand in state.hands]
    assert held == list(state.sizes)
    assert sum(count(state.deck, kind) for kind in range(6)) == state.deck_left
    assert len(state.lot) <= 6
    assert state.pool >= 0


def tables() -> Iterator[Setting]:
    for players in range(2, 7):
        for bots in (("random",), ("sensible",)):
            for pool in ("full", "short") if players < 5 else ("full",):
                options = {"mice_pool": pool, "rounds": "1"}
                yield Setting(players, options, bots * players, golden=6)
            match_length = "3" if players in (2, 4) else "players"
            options = {"mice_pool": "full", "rounds": match_length}
            yield Setting(players, options, bots * players)


SUBJECT = Subject(
    game=GAME,
    tables=tuple(tables()),
    laws=laws,
    golden=Path(__file__).parent / "golden",
    ends=frozenset({"mice", "deck"}),
    compared=20_000,
    worlds=100,
    readable=(0, 7),
    doubtful=True,
    undone=False,
    endings={
        "kb-move-": NAMES,
        "kb-round-over-": ("mice", "deck"),
        "kb-phase-": PHASES,
        "kb-why-": NAMES[:6],
    },
)
