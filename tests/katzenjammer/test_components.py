"""Components: KB-01 to KB-06."""

from __future__ import annotations

import pytest

from saloon.games.katzenjammer.cards import count
from saloon.kernel import CHANCE, Refused

from .play import games
from .table import GAME, KINDS, start, table


@pytest.mark.clause("KB-01")
def test_kb01_the_deck_has_fifteen_cards_of_each_of_six_kinds() -> None:
    at = start(2)
    at.state.apply(CHANCE, GAME.parse("leader 0"))

    assert {move.text: weight for move, weight in at.state.outcomes()} == {
        "deal J": 15,
        "deal 1": 15,
        "deal 2": 15,
        "deal 3": 15,
        "deal 4": 15,
        "deal 5": 15,
    }
    assert at.view.pile == 90


@pytest.mark.clause("KB-02")
def test_kb02_equal_cards_dealt_in_another_order_make_the_same_position() -> None:
    one, other = start(2), start(2)
    for at, dealt in (
        (one, ["4 1 J 5 2 5", "5 J 1 4 5 2"]),
        (other, ["5 5 4 J 2 1", "1 2 4 5 5 J"]),
    ):
        at.apply(CHANCE, GAME.parse("leader 1"))
        for pair in zip(*(hand.split() for hand in dealt), strict=True):
            for card in pair:
                at.apply(CHANCE, GAME.parse(f"deal {card}"))
        for card in ["3", "4", "3"]:
            at.apply(CHANCE, GAME.parse(f"turn {card}"))

    for seat in (0, 1, None):
        assert one.state.observe(seat) == other.state.observe(seat)
    assert one.offers() == other.offers()


@pytest.mark.clause("KB-02")
def test_kb02_equal_cards_are_one_choice_not_several() -> None:
    at = table(["1", "2 2 2 J J"], pile="4 4 1").reveal()

    assert at.offers() == sorted(set(at.offers()))
    at.do(1, "bid 2x2").do(0, "pass")

    assert at.offers() == ["pay 2 2", "pay 2 J", "pay J J"]


@pytest.mark.clause("KB-03")
def test_kb03_there_are_24_mice_and_each_is_a_point() -> None:
    at = table(["5 5 5 5 3 3 3 3", "1"], phase="laying", pile="2", mice=[2, 3])
    assert at.view.pool + sum(at.view.mice) == 24

    at.do(0, "lay 5: 5 5 5 5", "lay 3: 3 3 3 3", "stop").reveal()

    assert at.view.played[-1].scores == (10, 3)


@pytest.mark.clause("KB-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb04_two_to_six_play(players: int) -> None:
    assert start(players).view.players == players


@pytest.mark.clause("KB-04")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8, 90])
def test_kb04_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(players)
    assert refused.value.message.clause == "KB-04"


@pytest.mark.clause("KB-05")
def test_kb05_the_discard_pile_starts_empty_and_everyone_sees_it() -> None:
    at = start(3)
    assert at.view.discard == (0, 0, 0, 0, 0, 0)

    at = table(["1", "2 2", "3"], pile="4 4 1").reveal()
    before = at.view.discard[KINDS.index("2")]
    at.do(1, "bid 2x2").do(2, "pass").do(0, "pass").do(1, "pay 2 2")

    for seat in (0, 1, 2, None):
        assert at.state.observe(seat).discard[KINDS.index("2")] == before + 2


@pytest.mark.clause("KB-05")
def test_kb05_the_discard_pile_never_comes_back_into_play() -> None:
    for game in games():
        for ply in game:
            for kind in range(6):
                assert count(ply.before.discard, kind) <= count(ply.after.discard, kind)
                assert count(ply.before.deck, kind) >= count(ply.after.deck, kind)


@pytest.mark.clause("KB-06")
def test_kb06_everyone_has_a_row_of_his_own_that_all_can_see() -> None:
    at = table(["J", "J", "J"], pile="4 4 1").reveal()
    assert at.view.rows == (0, 0, 0)

    at.do(1, "pass").do(2, "bid 1x5").do(0, "pass").do(2, "pay J")

    for seat in (0, 1, 2, None):
        assert at.state.observe(seat).rows == (0, 0, 1)


@pytest.mark.clause("KB-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb06_rows_start_empty(players: int) -> None:
    assert start(players).view.rows == (0,) * players
