"""Several rounds: KB-93 to KB-98."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from saloon.kernel import CHANCE, Result

from .play import play
from .table import GAME, KINDS, Scene, start, table


def next_round(at: Scene, mice: Sequence[int], rows: Sequence[int]) -> None:
    """Deal the round that has begun, then bring it to its end with this result."""
    while at.phase == "deal":
        at.apply(CHANCE, at.state.outcomes()[0][0])
    leader = at.view.leader
    assert leader is not None
    at.lay_out([""] * len(mice), leader=leader, mice=mice, rows=rows, pile="4").reveal()


def match(*rounds: tuple[Sequence[int], Sequence[int]]) -> tuple[Scene, Result]:
    """Play a match of three rounds, each given by its mice and its jokers in rows."""
    (mice, rows), *others = rounds
    at = table([""] * len(mice), mice=mice, rows=rows, pile="4", rounds="3").reveal()
    for mice, rows in others:
        assert at.state.result() is None
        next_round(at, mice, rows)
    result = at.state.result()
    assert result is not None
    return at, result


@pytest.mark.clause("KB-93")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb93_a_match_has_one_round_or_three_or_one_a_player(players: int) -> None:
    assert start(players).view.rounds == 1
    assert start(players, {"rounds": "1"}).view.rounds == 1
    assert start(players, {"rounds": "3"}).view.rounds == 3
    assert start(players, {"rounds": "players"}).view.rounds == players


@pytest.mark.clause("KB-93")
def test_kb93_one_round_is_a_whole_game_by_default() -> None:
    at = table(["", ""], mice=[3, 4], pile="4").reveal()

    assert at.actor is None
    assert at.state.result() is not None


@pytest.mark.clause("KB-94")
def test_kb94_each_round_starts_with_everything_back() -> None:
    at = table(
        ["5 5 5 5 J", "1"], phase="laying", mice=[9, 10], rows=[2, 1], pile="2 4", rounds="3"
    )
    at.do(0, "lay 5: 5 5 5 5")

    assert at.phase == "deal"
    assert at.view.round == 2
    assert at.view.pile == 90
    assert {move.text: weight for move, weight in at.state.outcomes()} == {
        f"deal {kind}": 15 for kind in KINDS
    }
    assert at.view.pool == 24
    assert at.view.mice == (0, 0)
    assert at.view.rows == (0, 0)
    assert at.view.hand_sizes == (0, 0)
    assert at.view.lot == ()
    assert at.view.discard == (0, 0, 0, 0, 0, 0)


@pytest.mark.clause("KB-94", "KB-07")
def test_kb94_a_short_pool_stays_short() -> None:
    at = table(["", ""], mice=[9, 10], pile="4", rounds="3", mice_pool="short").reveal()

    assert at.view.pool == 20


@pytest.mark.clause("KB-94")
def test_kb94_the_unsold_lot_of_the_last_round_is_gone() -> None:
    at = table(["1", "2"], pile="4 5 J", rounds="3").reveal()

    assert at.view.lot == ()
    for _ in range(12):
        at.apply(CHANCE, at.state.outcomes()[0][0])
    at.apply(CHANCE, GAME.parse("turn 4"))
    assert at.lot == "4"


@pytest.mark.clause("KB-95")
def test_kb95_round_scores_add_up_each_after_its_own_loss() -> None:
    at, result = match(([10, 2], [1, 0]), ([3, 4], [0, 2]), ([1, 1], [0, 0]))

    assert [played.scores for played in at.view.played] == [(5, 2), (3, -1), (1, 1)]
    assert result.scores == (9, 2)
    assert result.winners == (0,)


@pytest.mark.clause("KB-96")
def test_kb96_a_tied_match_goes_to_fewer_jokers_over_all_rounds() -> None:
    _, result = match(([5, 5], [2, 2]), ([10, 5], [3, 1]), ([0, 5], [0, 1]))

    assert result.scores == (5, 5)
    assert result.ranks == (2, 1)  # five jokers against four

    _, result = match(([10, 5], [1, 0]), ([5, 10], [2, 4]), ([4, 4], [0, 0]))
    assert result.scores == (14, 14)
    assert result.ranks == (1, 2)  # three jokers against four


@pytest.mark.clause("KB-96")
def test_kb96_a_match_still_tied_is_shared() -> None:
    at, result = match(([10, 5], [3, 0]), ([5, 10], [0, 3]), ([4, 4], [0, 0]))

    assert result.scores == (14, 14)
    assert result.winners == (0, 1)
    assert at.said("kb-shared")[0].params == {"seats": (0, 1)}


@pytest.mark.clause("KB-97")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_kb97_the_first_leader_moves_left_round_by_round(leader: int) -> None:
    at = table(["1", "1", "1"], leader=leader, pile="3 3 4", rounds="players").reveal()
    winner = at.seat
    at.do(winner, "bid 1x1").all_pass().do(winner, "pay 1", "stop").reveal()

    following = (leader + 1) % 3
    assert at.view.leader == following  # not who led last
    assert at.said("kb-next-round")[0].params == {"round": 2, "seat": following}

    next_round(at, [0, 0, 0], [0, 0, 0])
    assert at.view.leader == (leader + 2) % 3


@pytest.mark.clause("KB-97", "KB-11")
def test_kb97_the_next_deal_starts_at_the_new_leaders_left() -> None:
    at = table(["", "", ""], leader=1, pile="4", rounds="3").reveal()

    at.apply(CHANCE, at.state.outcomes()[0][0])

    assert at.view.leader == 2
    assert at.view.hand_sizes == (1, 0, 0)


@pytest.mark.clause("KB-98")
def test_kb98_all_rounds_are_played_even_when_nobody_can_catch_up() -> None:
    at = table(["", ""], mice=[23, 0], pile="4", rounds="3").reveal()
    assert at.view.round == 2
    next_round(at, [23, 0], [0, 0])
    assert at.view.round == 3
    assert at.actor == CHANCE

    next_round(at, [0, 23], [0, 0])

    assert at.actor is None
    assert len(at.view.played) == 3


@pytest.mark.clause("KB-94", "KB-95", "KB-97", "KB-98")
@pytest.mark.parametrize(("players", "rounds"), [(2, "3"), (3, "players"), (6, "players")])
def test_kb98_random_matches_run_their_course(players: int, rounds: str) -> None:
    game = list(play(players, 1, {"rounds": rounds}))
    last = game[-1].after
    view = last.observe(None)
    result = last.result()
    assert result is not None

    assert len(view.played) == view.rounds
    assert result.scores == tuple(
        sum(played.scores[seat] for played in view.played) for seat in range(players)
    )
    firsts = [ply.before.leader for ply in game if ply.phase == "deal"][:: 6 * players]
    assert firsts == [(firsts[0] + number) % players for number in range(view.rounds)]
