"""Reveal: KB-13 to KB-23."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE

from .play import plies
from .table import KINDS, table


@pytest.mark.clause("KB-13")
def test_kb13_cards_are_turned_one_at_a_time_for_all_to_see() -> None:
    at = table(["1", "1"], pile="5 2 4 5 1")

    for turned, lot in ((5, "5"), (2, "5 2"), (4, "5 2 4"), (5, "5 2 4 5")):
        at.draw()
        assert at.lot == lot
        assert at.events[-1].public.key == "kb-turned"
        assert at.events[-1].public.params == {"card": turned}
        assert at.state.observe(0).lot == at.state.observe(1).lot == at.view.lot


@pytest.mark.clause("KB-14")
@pytest.mark.parametrize("pile", ["J", "3 J", "5 1 2 J", "1 2 3 4 5 J"])
def test_kb14_a_joker_ends_the_reveal_and_is_part_of_the_lot(pile: str) -> None:
    at = table(["1", "1"], pile=f"{pile} 2 2 2 2").reveal()

    assert at.lot == pile
    assert at.phase == "auction"


@pytest.mark.clause("KB-15")
@pytest.mark.parametrize("pile", ["1 1", "5 3 5", "2 4 4", "1 2 3 4 5 1", "5 4 3 2 1 1"])
def test_kb15_a_value_that_lies_there_ends_the_reveal_and_is_part_of_the_lot(pile: str) -> None:
    at = table(["1", "1"], pile=f"{pile} 2 2 2 2").reveal()

    assert at.lot == pile
    assert at.phase == "auction"


@pytest.mark.clause("KB-16")
def test_kb16_a_single_joker_is_a_lot_that_can_be_bought() -> None:
    at = table(["1", "2"], pile="J 3 3 4 4").reveal()
    assert at.lot == "J"

    at.do(1, "bid 1x2").do(0, "pass").do(1, "pay 2")

    assert at.hand(1) == "3 J"


@pytest.mark.clause("KB-17")
def test_kb17_every_lot_has_one_joker_and_no_pair_or_one_pair_and_no_joker() -> None:
    sizes = set()
    for ply in plies():
        if ply.phase in ("auction", "paying"):
            lot = ply.before.observe(None).lot
            sizes.add(len(lot))
            values = [card for card in lot if card]
            pairs = len(values) - len(set(values))
            assert (lot.count(0), pairs) in ((1, 0), (0, 1))
            assert max(values.count(value) for value in values or [0]) <= 2
    assert sizes == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("KB-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb18_a_joker_brings_everyone_a_hidden_card_before_the_first_bid(players: int) -> None:
    at = table(["1"] * players, pile="4 J" + " 2" * players + " 5").reveal()

    assert at.hands == ["1 2"] * players
    assert at.phase == "auction"
    assert at.view.pile == 1
    assert "kb-bid" not in at.heard()
    for event in at.events[2:]:
        assert event.public.key == "kb-bonus"
        assert list(event.public.params) == ["seat"]
        assert list(event.private) == [event.public.params["seat"]]


@pytest.mark.clause("KB-19")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_kb19_bonus_cards_go_clockwise_and_the_leader_is_served_last(leader: int) -> None:
    at = table([""] * 4, leader=leader, pile="J 1 2 3 4 5").reveal()

    served = [message.params["seat"] for message in at.said("kb-bonus")]
    assert served == [(leader + step) % 4 for step in (1, 2, 3, 4)]
    assert [at.hand((leader + step) % 4) for step in (1, 2, 3, 4)] == ["1", "2", "3", "4"]


@pytest.mark.clause("KB-20")
def test_kb20_a_bonus_card_backs_bids_at_once() -> None:
    at = table(["1", "5"], pile="J 5 2 3 3").reveal()

    assert "bid 2x5" in at.offers(1)
    at.do(1, "bid 2x5").do(0, "pass").do(1, "pay 5 5")
    assert at.hand(1) == "J"


@pytest.mark.clause("KB-21")
def test_kb21_a_bonus_joker_stays_hidden_and_brings_no_second_bonus() -> None:
    at = table(["1", "1", "1"], pile="J J J J 4 4 5").reveal()

    assert at.lot == "J"
    assert at.hands == ["1 J"] * 3
    assert at.view.pile == 3
    assert at.phase == "auction"
    for event in at.events[1:]:
        assert "card" not in event.public.params


@pytest.mark.clause("KB-22")
def test_kb22_a_pair_brings_no_bonus_card() -> None:
    at = table(["1", "1"], pile="3 4 3 5 5").reveal()

    assert at.hands == ["1", "1"]
    assert at.heard() == ["kb-turned"] * 3
    for ply in plies():
        if ply.phase == "bonus":
            assert ply.before.observe(None).lot[-1] == KINDS.index("J")


@pytest.mark.clause("KB-23")
def test_kb23_reveal_and_bonus_deal_ask_nobody() -> None:
    for ply in plies():
        if ply.phase in ("reveal", "bonus"):
            assert ply.before.actors() == (CHANCE,)
            for seat in range(len(ply.before.hands)):
                assert ply.before.legal(seat) == []


@pytest.mark.clause("KB-23", "KB-80")
@pytest.mark.parametrize("left", range(1, 9))
def test_kb23_every_single_card_drawn_may_be_the_last(left: int) -> None:
    pile = ["1", "2", "3", "J", "4", "4", "4", "5"][:left]
    at = table(["", "", "", ""], pile=" ".join(pile))

    for _ in range(left):
        assert at.actor == CHANCE
        at.draw()

    assert at.phase == "over"
    assert at.view.played[-1].reason == "deck"
    assert "kb-won" not in at.heard()
