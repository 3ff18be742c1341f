"""Scoring: KB-85 to KB-92. Every test turns the last card of a pile and looks at the result."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from saloon.games.katzenjammer.view import RoundView
from saloon.kernel import Result

from .table import Scene, table


def scored(
    mice: Sequence[int], rows: Sequence[int] = (), hands: Sequence[str] = ()
) -> tuple[RoundView, Result, Scene]:
    at = table(hands or [""] * len(mice), mice=mice, rows=rows, pile="4").reveal()
    result = at.state.result()
    assert result is not None
    return at.view.played[-1], result, at


@pytest.mark.clause("KB-85")
def test_kb85_jokers_in_hand_join_those_in_the_row() -> None:
    played, _, at = scored([5, 5, 5], rows=[2, 0, 1], hands=["J 1", "J J", "3"])

    assert played.jokers == (3, 2, 1)
    assert [message.params["jokers"] for message in at.said("kb-shown")] == [3, 2, 1]
    assert [message.params["cards"] for message in at.said("kb-shown")] == [(1, 0), (0, 0), (3,)]


@pytest.mark.clause("KB-86")
@pytest.mark.parametrize(
    ("rows", "scores"),
    [
        ([1, 0, 0], (1, 6, 6)),
        ([2, 3, 1], (6, 1, 6)),
        ([2, 2, 1], (1, 1, 6)),
        ([0, 4, 4], (6, 1, 1)),
        ([5, 5, 5], (1, 1, 1)),
    ],
)
def test_kb86_everyone_with_most_jokers_loses_five(
    rows: list[int], scores: tuple[int, ...]
) -> None:
    played, _, at = scored([6, 6, 6], rows)

    assert played.mice == (6, 6, 6)
    assert played.scores == scores
    losers = [message.params["seat"] for message in at.said("kb-lost")]
    assert losers == [seat for seat, score in enumerate(scores) if score == 1]
    assert all(message.params["mice"] == 5 for message in at.said("kb-lost"))


@pytest.mark.clause("KB-87")
def test_kb87_without_any_joker_nobody_loses() -> None:
    played, _, at = scored([6, 7, 8])

    assert played.scores == (6, 7, 8)
    assert at.said("kb-lost") == []


@pytest.mark.clause("KB-88")
def test_kb88_the_score_may_be_negative() -> None:
    played, result, _ = scored([0, 3], rows=[1, 0])

    assert played.scores == (-5, 3)
    assert result.scores == (-5, 3)


@pytest.mark.clause("KB-89")
@pytest.mark.parametrize(
    ("rows", "hands"),
    [([1, 0], ["", ""]), ([10, 1], ["", ""]), ([0, 0], ["J", ""]), ([3, 2], ["J J J", ""])],
)
def test_kb89_the_loss_is_five_however_many_and_wherever(rows: list[int], hands: list[str]) -> None:
    played, _, _ = scored([9, 9], rows, hands)

    assert played.scores == (4, 9)


@pytest.mark.clause("KB-90")
@pytest.mark.parametrize(
    ("mice", "rows", "winners"),
    [
        ([5, 6, 4], [0, 0, 0], (1,)),  # most mice
        ([9, 5, 4], [1, 0, 0], (1,)),  # after the loss
        ([7, 7, 1], [1, 0, 2], (1,)),  # tied: fewest jokers
        ([6, 6, 1], [1, 1, 2], (0, 1)),  # still tied: shared
        ([12, 7, 0], [3, 1, 0], (1,)),
        ([5, 5, 5], [2, 2, 2], (0, 1, 2)),
    ],
)
def test_kb90_most_mice_win_then_fewest_jokers_then_the_win_is_shared(
    mice: list[int], rows: list[int], winners: tuple[int, ...]
) -> None:
    _, result, at = scored(mice, rows)

    assert result.winners == winners
    if len(winners) == 1:
        assert at.said("kb-winner")[0].params == {"seat": winners[0]}
    else:
        assert at.said("kb-shared")[0].params == {"seats": winners}


@pytest.mark.clause("KB-91")
def test_kb91_number_cards_in_hand_are_worth_nothing() -> None:
    rich, result, _ = scored([4, 4], hands=["5 5 5 5 4 4 4 4 3 3", ""])

    assert rich.scores == (4, 4)
    assert result.winners == (0, 1)


@pytest.mark.clause("KB-92")
@pytest.mark.parametrize(
    ("mice", "rows", "ranks"),
    [
        ([4, 3, 2, 1], [0, 0, 0, 0], (1, 2, 3, 4)),
        ([5, 3, 3, 1], [0, 0, 0, 0], (1, 2, 2, 4)),
        ([5, 3, 3, 8], [0, 1, 0, 2], (1, 3, 2, 4)),
        ([1, 1, 1, 5], [0, 0, 1, 2], (1, 1, 3, 4)),
        ([5, 5, 2, 2], [0, 0, 0, 0], (1, 1, 3, 3)),
    ],
)
def test_kb92_lower_places_follow_the_same_two_criteria(
    mice: list[int], rows: list[int], ranks: tuple[int, ...]
) -> None:
    _, result, _ = scored(mice, rows)

    assert result.ranks == ranks
