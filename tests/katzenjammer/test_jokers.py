"""Jokers: KB-72 to KB-78."""

from __future__ import annotations

import pytest

from .play import games, plies
from .table import Scene, table


def laying(hand: str, *, pool: int | None = None) -> Scene:
    return table([hand, "1"], phase="laying", pool=pool, pile="2 4 2 5")


@pytest.mark.clause("KB-72")
def test_kb72_a_joker_is_a_new_value_in_every_bid() -> None:
    at = table(["2 2 2 2", "1 5 J"], pile="3 3 4").reveal()

    at.do(1, "bid 2x1").do(0, "bid 2x2")
    assert at.bids(1) == ["2x5", "3 mixed"]  # no longer a 1
    at.do(1, "bid 3 mixed").do(0, "pass")

    assert at.offers() == ["pay 1 5 J"]


@pytest.mark.clause("KB-72")
def test_kb72_a_joker_bid_as_one_value_may_be_laid_as_another() -> None:
    at = table(["2", "3 3 4 J"], pile="3 1 1 2").reveal()
    assert "2x4" in at.bids()  # here the joker would be a 4

    at.do(1, "bid 1x4").do(0, "pass").do(1, "pay 4", "lay 3: 3 3 3 J")

    assert at.view.mice == (0, 3)


@pytest.mark.clause("KB-72")
def test_kb72_jokers_of_one_hand_stand_for_different_values() -> None:
    at = table(["2", "J J"], pile="3 3 4").reveal()

    assert at.bids() == sorted(
        ["2 mixed", *(f"{number}x{value}" for number in (1, 2) for value in range(1, 6))]
    )


@pytest.mark.clause("KB-73")
def test_kb73_a_joker_in_a_row_cannot_be_used_again() -> None:
    at = table(["1", "J 5"], pile="3 3 4 4 2").reveal()
    at.do(1, "bid 1x4").do(0, "pass").do(1, "pay J")
    assert at.view.rows == (0, 1)
    assert at.offers() == ["stop"]

    at.do(1, "stop").reveal().do(0, "pass")

    assert at.bids() == ["1x3", "1x5", "2 mixed", "2x3"]


@pytest.mark.clause("KB-73")
def test_kb73_four_jokers_in_a_row_are_no_quartet() -> None:
    at = table(["5 5 5", "1"], phase="laying", rows=[4, 0], pile="2 4 2")

    assert at.offers() == ["stop"]


@pytest.mark.clause("KB-73")
def test_kb73_no_row_ever_shrinks_within_a_round() -> None:
    grown = 0
    for ply in plies():
        for before, after in zip(ply.before.rows, ply.after.rows, strict=True):
            assert before <= after
            grown += after > before
    assert grown > 50


@pytest.mark.clause("KB-74")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_kb74_four_jokers_are_a_quartet_of_any_value(value: int) -> None:
    at = laying("J J J J 1 1").do(0, f"lay {value}: J J J J")

    assert at.view.mice == (value, 0)
    assert at.view.rows == (4, 0)
    assert at.hand(0) == "1 1"
    assert at.discarded == ""


@pytest.mark.clause("KB-74")
def test_kb74_a_small_pool_gives_four_jokers_what_is_left() -> None:
    at = laying("J J J J", pool=3).do(0, "lay 5: J J J J")

    assert at.view.mice[0] == 3
    assert at.view.played[-1].jokers == (4, 0)


@pytest.mark.clause("KB-75")
def test_kb75_a_joker_quartet_earns_nothing_and_counts_for_nobody() -> None:
    at = table(["J J J J", "J"], phase="laying", pile="2")

    at.do(0, "shed")

    assert at.view.mice == (0, 0)
    assert at.view.pool == 24
    assert at.view.rows == (0, 0)
    assert at.discarded == "J J J J"
    at.do(0, "stop").reveal()
    assert at.view.played[-1].jokers == (0, 1)
    assert at.view.played[-1].scores == (0, -5)


@pytest.mark.clause("KB-76")
@pytest.mark.parametrize("hand", ["J J J", "J J J 1 1 1", "1 1 1 1"])
def test_kb76_a_joker_quartet_takes_four_jokers(hand: str) -> None:
    at = laying(hand)

    assert "shed" not in at.offers()
    assert at.refusal("shed").clause == "KB-76"


@pytest.mark.clause("KB-76", "KB-61")
def test_kb76_jokers_are_shed_only_after_winning() -> None:
    at = table(["J J J J", "J J J J 2"], pile="3 3 5 5").reveal()
    assert "shed" not in at.offers(1)

    at.do(1, "bid 1x2").do(0, "pass").do(1, "pay 2")

    assert "shed" in at.offers(1)
    assert at.offers(0) == []


@pytest.mark.clause("KB-76", "KB-78")
def test_kb76_jokers_reach_the_discard_pile_in_no_other_way() -> None:
    for game in games():
        for ply in game:
            shed = ply.after.observe(None).discard[0] - ply.before.observe(None).discard[0]
            if ply.move == "shed":
                assert shed == 4
            elif "kb-unsold" in ply.keys:
                assert shed == ply.before.observe(None).lot.count(0)
            else:
                assert shed == 0


@pytest.mark.clause("KB-77")
def test_kb77_eight_jokers_are_two_joker_quartets() -> None:
    at = laying("J J J J J J J J J").do(0, "shed", "shed")

    assert at.hand(0) == "J"
    assert at.offers() == ["stop"]
    assert at.discarded == "J J J J J J J J"


@pytest.mark.clause("KB-78")
def test_kb78_a_joker_in_an_unsold_lot_is_discarded_and_counts_for_nobody() -> None:
    at = table(["1", "1"], pile="4 J 2 2 5").reveal().all_pass()
    assert at.discarded == "4 J"

    at.reveal()

    assert at.view.played[-1].jokers == (0, 0)
    assert at.view.played[-1].scores == (0, 0)
