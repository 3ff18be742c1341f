"""Quartets: KB-61 to KB-71."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE

from .plain import legal_laying
from .play import games, plies
from .table import KINDS, Scene, table


def laying(hand: str, *, pool: int | None = None, row: int = 0, pile: str = "2 4 2 5") -> Scene:
    """A table at which seat 0 has just taken a lot and may lay."""
    return table([hand, "1", "1"], phase="laying", pool=pool, rows=[row, 0, 0], pile=pile)


@pytest.mark.clause("KB-61")
def test_kb61_only_the_winner_may_lay_and_only_before_the_next_reveal() -> None:
    full = "5 5 5 5"
    at = table([full, full + " 1", full], pile="3 3 4 4 2").reveal()
    assert not [move for seat in range(3) for move in at.offers(seat) if move.startswith("lay")]

    at.do(1, "bid 1x1").do(2, "pass").do(0, "pass").do(1, "pay 1")

    assert at.offers(1) == ["lay 5: 5 5 5 5", "stop"]
    assert at.offers(0) == at.offers(2) == []
    at.do(1, "stop").draw()
    assert at.offers(0) == at.offers(1) == at.offers(2) == []


@pytest.mark.clause("KB-61")
def test_kb61_in_random_play_every_quartet_follows_a_lot_just_taken() -> None:
    for game in games():
        winner = None
        for ply in game:
            if ply.move.startswith("pay "):
                winner = ply.seat
            elif ply.phase == "laying":
                assert ply.seat == winner
            else:
                assert not ply.move.startswith("lay")
                assert ply.move != "shed"


@pytest.mark.clause("KB-62")
def test_kb62_laying_is_optional() -> None:
    for laid in ([], ["lay 5: 5 5 5 5"], ["lay 5: 5 5 5 5", "lay 2: 2 2 2 2"]):
        at = laying("5 5 5 5 2 2 2 2 4 4 4 4").do(0, *laid)
        assert "stop" in at.offers()
        at.do(0, "stop")
        assert at.phase == "reveal"
        assert len(at.hand(0).split()) == 12 - 4 * len(laid)


@pytest.mark.clause("KB-63")
@pytest.mark.parametrize(
    ("hand", "quartets"),
    [
        ("3 3 3", []),
        ("3 3 3 4", []),
        ("3 3 3 3", ["3: 3 3 3 3"]),
        ("3 3 3 3 3", ["3: 3 3 3 3"]),
        ("3 3 3 J", ["3: 3 3 3 J"]),
        ("3 3 3 3 J", ["3: 3 3 3 3", "3: 3 3 3 J"]),
        ("3 J J J", ["3: 3 J J J"]),
        ("2 2 3 J J", ["2: 2 2 J J"]),
        ("2 5 J J J", ["2: 2 J J J", "5: 5 J J J"]),
        ("4 4 J", []),
    ],
)
def test_kb63_a_quartet_is_four_cards_of_a_value_or_jokers(hand: str, quartets: list[str]) -> None:
    assert laying(hand).offers() == [*(f"lay {quartet}" for quartet in quartets), "stop"]


@pytest.mark.clause("KB-63")
def test_kb63_a_quartet_takes_exactly_four_cards() -> None:
    at = laying("3 3 3 3 3 J 1").do(0, "lay 3: 3 3 3 J")

    assert at.hand(0) == "1 3 3"


@pytest.mark.clause("KB-63")
def test_kb63_what_is_no_quartet_is_refused() -> None:
    at = laying("3 3 3 4")

    assert at.refusal("lay 3: 3 3 3 3").clause == "KB-63"
    assert at.refusal("lay 3: 3 3 3 J").clause == "KB-63"


@pytest.mark.clause("KB-63")
def test_kb63_every_laying_in_random_play_offers_the_ledgers_quartets() -> None:
    for ply in plies():
        if ply.phase == "laying":
            hand = [KINDS[card] for card in ply.before.observe(ply.seat).hand]
            assert sorted(ply.offered()) == sorted(legal_laying(hand))


@pytest.mark.clause("KB-64")
def test_kb64_old_and_new_cards_mix() -> None:
    at = table(["2", "3 3 5"], pile="3 1 3 4").reveal()

    at.do(1, "bid 1x5").do(0, "pass").do(1, "pay 5", "lay 3: 3 3 3 3")

    assert at.hand(1) == "1"
    assert at.view.mice == (0, 3)


@pytest.mark.clause("KB-64")
def test_kb64_cards_just_paid_cannot_be_laid() -> None:
    at = table(["2", "3 3 3 5"], pile="3 1 1 4").reveal()

    at.do(1, "bid 1x3").do(0, "pass").do(1, "pay 3")

    assert at.offers() == ["stop"]


@pytest.mark.clause("KB-65")
def test_kb65_quartets_are_laid_in_the_order_the_player_chooses() -> None:
    for order in (["1: 1 1 1 1", "5: 5 5 5 5"], ["5: 5 5 5 5", "1: 1 1 1 1"]):
        at = laying("1 1 1 1 5 5 5 5").do(0, *(f"lay {quartet}" for quartet in order))
        assert [message.params["value"] for message in at.said("kb-laid")] == [
            int(quartet[0]) for quartet in order
        ]


@pytest.mark.clause("KB-65")
def test_kb65_two_quartets_of_one_value_are_allowed() -> None:
    at = laying("4 4 4 4 4 4 J J").do(0, "lay 4: 4 4 4 4", "lay 4: 4 4 J J")

    assert at.view.mice[0] == 8
    assert at.hand(0) == ""


@pytest.mark.clause("KB-66")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_kb66_a_quartet_earns_its_value_at_once(value: int) -> None:
    at = laying(f"{value} {value} {value} J").do(0, f"lay {value}: {value} {value} {value} J")

    assert at.view.mice == (value, 0, 0)
    assert at.view.pool == 24 - value
    assert at.said("kb-laid")[0].params["mice"] == value


@pytest.mark.clause("KB-67")
@pytest.mark.parametrize("pool", [1, 2, 3, 4])
def test_kb67_a_pool_too_small_gives_what_is_left(pool: int) -> None:
    at = laying("5 5 5 5", pool=pool).do(0, "lay 5: 5 5 5 5")

    assert at.view.mice == (pool, 0, 24 - pool)
    assert at.view.pool == 0
    assert at.view.played[-1].scores == (pool, 0, 24 - pool)


@pytest.mark.clause("KB-67", "KB-94")
def test_kb67_nothing_is_owed_in_a_later_round() -> None:
    at = table(["5 5 5 5", "1"], phase="laying", pool=2, pile="1", rounds="3")

    at.do(0, "lay 5: 5 5 5 5")

    assert at.view.mice == (0, 0)
    assert at.view.pool == 24


@pytest.mark.clause("KB-68", "KB-69")
def test_kb68_number_cards_are_discarded_and_jokers_go_to_the_row() -> None:
    at = laying("3 3 J J 5", row=1).do(0, "lay 3: 3 3 J J")

    assert at.discarded == "3 3"
    assert at.view.rows == (3, 0, 0)
    assert at.hand(0) == "5"


@pytest.mark.clause("KB-70")
def test_kb70_a_joker_may_be_laid_although_a_fourth_card_is_held() -> None:
    at = laying("4 4 4 4 J J").do(0, "lay 4: 4 4 J J")

    assert at.view.mice[0] == 4
    assert at.hand(0) == "4 4"
    assert at.view.rows == (2, 0, 0)


@pytest.mark.clause("KB-70")
def test_kb70_mice_earned_cannot_be_refused() -> None:
    at = laying("4 4 4 4")
    assert at.offers() == ["lay 4: 4 4 4 4", "stop"]  # no quartet for less, none without mice

    at.do(0, "lay 4: 4 4 4 4", "stop")

    assert at.view.mice[0] == 4


@pytest.mark.clause("KB-71")
def test_kb71_who_stops_laying_leads_the_next_reveal() -> None:
    at = table(["1", "1", "5 5 5 5"], leader=2, phase="laying", pile="3 3 4")

    at.do(2, "lay 5: 5 5 5 5", "stop")

    assert at.actor == CHANCE
    assert at.phase == "reveal"
    assert at.view.leader == 2
    at.reveal()
    assert at.seat == 0
