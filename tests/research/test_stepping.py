"""Games side by side in shared memory: what is written there is what the rules say."""

from __future__ import annotations

import numpy as np
import pytest

from saloon.bots.heuristics import Heuristics
from saloon.bots.roster import searcher
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng, State
from saloon.learned.numbering import MOST_PROMISE, worthwhile
from saloon.research.crew import Shared
from saloon.research.numbers import numbered, numbering_of
from saloon.research.stepping import SPREAD, Lane, Plan

LEARNED = numbered()
STEPS = 150


def lane_of(
    game: str, guide: Heuristics | None = None, rivals: list[Heuristics | None] | None = None
) -> tuple[Lane, Shared]:
    """A lane with a row for every number of players."""
    players = list(GAMES[game].players)
    plan = Plan(GAMES[game], numbering_of(game), players, guide=guide, rivals=rivals)
    rows = len(plan.players)
    shared = Shared(plan.numbering, rows)
    return Lane(plan, shared.places(0, rows), "a lane"), shared


def numbers_in(lane: Lane, row: int) -> list[int]:
    """The numbers of what a row offers, in the order of the rules."""
    return lane.numbering.numbers_at(lane.states[row], lane.seats[row], lane.moves[row])


@pytest.mark.parametrize("game", LEARNED)
def test_each_row_shows_a_decision_and_goes_on_with_what_was_decided(game: str) -> None:
    lane, shared = lane_of(game)
    lane.begin()
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        mask, seen, seats = shared.array("mask"), shared.array("seen"), shared.array("seat")
        for row, state in enumerate(lane.states):
            seat = int(seats[row])
            view = state.recall(seat)
            _, numbers = worthwhile(lane.numbering, state.legal(seat), view)
            assert seat in state.actors()
            assert set(np.flatnonzero(mask[row])) == set(numbers)
            assert bytes(seen[row]) == lane.numbering.write(view)
            shared.array("action")[row] = rng.choice(np.flatnonzero(mask[row]))
        lane.step()
        for row in map(int, np.flatnonzero(shared.array("over"))):
            players = lane.players[row]
            wins = shared.array("wins")[row]
            assert SPREAD - players < sum(wins) <= SPREAD
            assert not any(wins[players:])
            ended += 1
    assert ended > 0


@pytest.mark.parametrize("game", LEARNED)
def test_a_guided_row_shows_what_is_promised_of_each_open_move(game: str) -> None:
    guide = searcher(game).heuristics
    lane, shared = lane_of(game, guide)
    lane.begin()
    for row, state in enumerate(lane.states):
        world = state.imagine(lane.seats[row], Rng(0))
        rates = guide.rate(world, lane.seats[row], lane.moves[row])
        numbers = numbers_in(lane, row)
        shown = [int(shared.array("mask")[row][number]) for number in numbers]
        assert np.count_nonzero(shared.array("mask")[row]) == len(set(numbers))
        assert max(shown) == MOST_PROMISE == shown[rates.index(max(rates))]
        assert min(shown) > 0
        lane.places.action[row] = numbers[rates.index(max(rates))]
    lane.step()


def test_rivals_play_all_seats_of_a_row_but_one() -> None:
    rival = searcher("katzenjammer").heuristics
    numbers = len(GAMES["katzenjammer"].players)
    lane, shared = lane_of("katzenjammer", rivals=[rival, None, *[rival] * (numbers - 2)])
    lane.begin()
    shown: list[set[int]] = [set() for _ in lane.players]
    homes: list[set[int]] = [set() for _ in lane.players]
    for _ in range(STEPS):
        for row in range(numbers):
            shown[row].add(lane.seats[row])
            shared.array("action")[row] = numbers_in(lane, row)[0]
        lane.step()
        for row in map(int, np.flatnonzero(shared.array("over"))):
            assert len(shown[row]) == (lane.players[row] if row == 1 else 1)
            homes[row] |= shown[row]
            shown[row].clear()
    assert len(homes[0]) == 2


def test_a_game_without_a_decision_does_not_pay_for_the_one_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lane, shared = lane_of("katzenjammer")
    lane.begin()
    first, second = played(1), played(2)
    following = [second, GAMES["katzenjammer"].new(2)]
    monkeypatch.setattr(lane, "fresh", lambda _row: following.pop(0))
    lane.states[0] = first
    lane.advance(0)
    assert not following
    leads = []
    for state in (first, second):
        result = state.result()
        assert result is not None
        leads.append(result.scores[0] - result.scores[1])
    assert leads[0] != leads[1]
    assert shared.array("leads")[0][0] == leads[0]


def played(seed: int) -> State:
    """A game for two that is over."""
    state, rng = GAMES["katzenjammer"].new(2), Rng(seed)
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
    return state


@pytest.mark.parametrize("game", LEARNED)
def test_games_begin_with_all_sorts_of_options_and_never_with_refused_ones(game: str) -> None:
    lane, _ = lane_of(game)
    for _ in range(200):
        for row in range(len(lane.players)):
            assert lane.fresh(row).actors()
