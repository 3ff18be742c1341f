"""Gads Hill 1874 on the conformance ladder: its tables, and what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from saloon.games.gadshill import GadsHillState
from saloon.games.gadshill.deduction import REASONS
from saloon.games.gadshill.moves import NAMES
from saloon.games.gadshill.rules import GadsHill
from saloon.games.gadshill.table import PHASES
from saloon.games.gadshill.tell import ENDINGS
from saloon.kernel import State
from tests.conformance.subject import Setting, Subject

GAME = GadsHill()
ADDED = {"stop_seconds": ("4", "usual")}
"""Values that came later: their games stand behind the others, which keep their numbers."""


def laws(state: State) -> None:
    """110 markers, 60 cards, 22 buildings; the invariants of section 2.8."""
    assert isinstance(state, GadsHillState)
    view = state.observe(None)
    marked = [building for building in view.buildings if building.state == "marked"]
    placed = [building for building in view.buildings if building.state == "placed"]
    stock = 5 * (22 - len(marked) - len(placed))
    on_board = sum(len(building.lots) for building in marked)
    away = sum(seat.points + 2 * seat.bought + seat.lost for seat in view.seats)
    assert stock + on_board + away == 110
    assert all(2 <= len(building.lots) <= 5 for building in marked)
    occupied = {lot for building in placed for lot in building.lots}
    lots = [lot for building in marked for lot in building.lots]
    assert len(occupied) == len(placed)
    assert not occupied & set(lots)
    crowded = max((lots.count(lot) for lot in lots), default=0)
    assert crowded <= (3 if state.board.fours == 0 else 5)
    assert state.board.whole or not state.agreed.rulings.whole_town
    assert view.locomotive == 3 + len(placed)
    places = [state.pile, state.discard, *state.hands]
    assert sum(places) == (1 << 61) - 2
    assert sum(int(place).bit_count() for place in places) == 60


def tables() -> Iterator[Setting]:
    game = GAME
    for players in game.players:
        for bots in ("random", "sensible"):
            yield Setting(players, game.complete_options(players, {}), (bots,) * players, golden=4)
        idle = game.complete_options(players, {"stall_rounds": "4"} if players == 3 else {})
        yield Setting(players, idle, ("idle",) * players)
    values = [(option, value) for option in game.options for value in option.values[1:]]
    first = [each for each in values if each[1] not in ADDED.get(each[0].name, ())]
    for number, (option, value) in enumerate(first):
        sizes = [players for players in game.players if value in option.offered(players)]
        players = sizes[number % len(sizes)]
        chosen = game.complete_options(players, {option.name: value})
        yield Setting(players, chosen, ("sensible", "random", "sensible", "random")[:players], 3)
    for name, later in ADDED.items():
        for value in later:
            yield Setting(
                3, game.complete_options(3, {name: value}), ("sensible", "random", "sensible")
            )


SUBJECT = Subject(
    game=GAME,
    tables=tuple(tables()),
    laws=laws,
    golden=Path(__file__).parent / "golden",
    ends=frozenset({"locomotive", "exhausted", "stall"}),
    compared=4_000,
    worlds=40,
    endings={
        "gh-move-": NAMES,
        "gh-over-": tuple(ENDINGS),
        "gh-phase-": PHASES,
        "gh-refuse-": tuple(each.lower().replace("_", "-") for each in REASONS[1:]),
        "gh-why-": (*NAMES[:10], "pass-stuck", "done-stuck"),
    },
)
