"""Paying: KB-52 to KB-60."""

from __future__ import annotations

from itertools import pairwise

import pytest

from .plain import payments
from .play import games, plies
from .table import KINDS, Scene, table


def won(hand: str, bid: str, pile: str = "3 3 2", other: str = "1") -> Scene:
    """A table at which seat 1 has just won with a bid."""
    return table([other, hand], pile=pile).reveal().do(1, f"bid {bid}").do(0, "pass")


@pytest.mark.clause("KB-52")
def test_kb52_the_winner_pays_exactly_his_bid_before_he_takes_the_lot() -> None:
    at = won("2 2 2 5", "2x2", pile="2 4 2 1")
    assert at.offers() == ["pay 2 2"]
    assert at.hand(1) == "2 2 2 5"
    assert at.lot == "2 4 2"

    at.do(1, "pay 2 2")

    assert at.heard()[-2:] == ["kb-paid", "kb-took"]
    assert at.said("kb-paid")[0].params == {"seat": 1, "cards": (2, 2)}
    assert at.said("kb-took")[0].params == {"seat": 1, "cards": (2, 4, 2)}
    assert at.hand(1) == "2 2 2 4 5"


@pytest.mark.clause("KB-52")
def test_kb52_every_winner_pays_before_anything_else_happens() -> None:
    for game in games():
        for ply, following in pairwise(game):
            if "kb-won" in ply.keys:
                won_by = ply.events[ply.keys.index("kb-won")].public.params
                assert following.seat == won_by["seat"]
                assert following.move.startswith("pay ")
                assert len(following.move.split()) - 1 == won_by["number"]


@pytest.mark.clause("KB-52")
@pytest.mark.parametrize("payment", ["pay 2 2 2", "pay 5 5", "pay 3 3"])
def test_kb52_cards_that_are_not_held_cannot_be_paid(payment: str) -> None:
    assert won("2 2 5", "2x2").refusal(payment).clause == "KB-52"


@pytest.mark.clause("KB-53")
def test_kb53_a_bid_says_nothing_of_its_cards_and_jokers_are_chosen_at_payment() -> None:
    at = table(["1", "2 2 J J"], pile="3 3 4").reveal()
    assert [bid for bid in at.bids() if bid.startswith("2x2")] == ["2x2"]

    at.do(1, "bid 2x2")
    assert at.events[-1].data() == {
        "say": ["kb-bid", {"seat": 1, "number": 2, "value": 2}, "KB-26"],
        "reveals": True,
    }
    at.do(0, "pass")

    assert at.offers() == ["pay 2 2", "pay 2 J", "pay J J"]


@pytest.mark.clause("KB-54")
@pytest.mark.parametrize(
    ("hand", "bid", "ways"),
    [
        ("4 4 4", "2x4", ["4 4"]),
        ("4 4 J", "3x4", ["4 4 J"]),
        ("4 4 4 J", "3x4", ["4 4 4", "4 4 J"]),
        ("4 J J J", "2x4", ["4 J", "J J"]),
        ("4 4 J J", "2x4", ["4 4", "4 J", "J J"]),
        ("J J", "1x4", ["J"]),
        ("1 4 5 J", "1x4", ["4", "J"]),
    ],
)
def test_kb54_a_value_bid_is_paid_with_its_value_and_jokers(
    hand: str, bid: str, ways: list[str]
) -> None:
    assert won(hand, bid).offers() == [f"pay {way}" for way in ways]


@pytest.mark.clause("KB-54")
@pytest.mark.parametrize("payment", ["pay 4", "pay 4 4 4", "pay 4 5", "pay 4 J J", "pay 5 J"])
def test_kb54_anything_else_is_refused(payment: str) -> None:
    assert won("4 4 4 5 J J", "2x4").refusal(payment).clause == "KB-54"


@pytest.mark.clause("KB-55")
@pytest.mark.parametrize(
    ("hand", "bid", "ways"),
    [
        ("1 2", "2 mixed", ["1 2"]),
        ("1 1 2", "2 mixed", ["1 2"]),
        ("1 2 3", "2 mixed", ["1 2", "1 3", "2 3"]),
        ("2 2 J", "2 mixed", ["2 J"]),
        ("2 5 J", "2 mixed", ["2 5", "2 J", "5 J"]),
        ("2 J J", "3 mixed", ["2 J J"]),
        ("1 4 J J", "3 mixed", ["1 4 J", "1 J J", "4 J J"]),
        ("1 2 3 4 5", "5 mixed", ["1 2 3 4 5"]),
    ],
)
def test_kb55_a_mixed_bid_is_paid_with_different_values_and_jokers(
    hand: str, bid: str, ways: list[str]
) -> None:
    assert won(hand, bid).offers() == [f"pay {way}" for way in ways]


@pytest.mark.clause("KB-55")
@pytest.mark.parametrize(
    ("number", "most"), [(2, 16), (3, 26), (4, 31), (5, 32)]
)  # ledger, section 6, P2
def test_kb55_with_everything_in_hand_there_are_so_many_ways(number: int, most: int) -> None:
    at = won("1 1 2 2 3 3 4 4 5 5 J J J J J", f"{number} mixed")

    assert len(at.offers()) == most


@pytest.mark.clause("KB-55")
@pytest.mark.parametrize("payment", ["pay 1", "pay 1 2 3", "pay J"])
def test_kb55_too_few_or_too_many_cards_are_refused(payment: str) -> None:
    assert won("1 1 2 3 J", "2 mixed").refusal(payment).clause == "KB-55"


@pytest.mark.clause("KB-56")
def test_kb56_a_pair_does_not_pay_a_mixed_bid() -> None:
    at = won("4 4 5", "2 mixed")

    assert at.offers() == ["pay 4 5"]
    assert at.refusal("pay 4 4").clause in ("KB-55", "KB-56")


@pytest.mark.clause("KB-57", "KB-58")
def test_kb57_number_cards_go_to_the_discard_pile_and_jokers_to_the_row() -> None:
    at = won("2 2 J J", "3x2").do(1, "pay 2 J J")

    assert at.discarded == "2"
    assert at.view.rows == (0, 2)
    assert at.hand(1) == "2 3 3"


@pytest.mark.clause("KB-57", "KB-58")
def test_kb57_everyone_sees_what_was_paid() -> None:
    at = won("2 2 J J", "3x2").do(1, "pay 2 2 J")

    paid = next(event for event in at.events if event.public.key == "kb-paid")
    for seat in (0, 1, None):
        assert paid.view(seat).params == {"seat": 1, "cards": (2, 2, 0)}
        assert at.state.observe(seat).rows == (0, 1)


@pytest.mark.clause("KB-57", "KB-58")
def test_kb57_in_random_play_all_payments_go_where_they_belong() -> None:
    for ply in plies():
        if ply.move.startswith("pay "):
            paid = ply.move.removeprefix("pay ").split()
            before, after = ply.before.observe(None), ply.after.observe(None)
            assert after.rows[ply.seat] - before.rows[ply.seat] == paid.count("J")
            assert after.discard[0] == before.discard[0]
            for value in range(1, 6):
                assert after.discard[value] - before.discard[value] == paid.count(str(value))


@pytest.mark.clause("KB-59")
def test_kb59_the_others_pay_and_show_nothing() -> None:
    at = table(["1 1 1", "2 2", "4 4 J"], pile="3 3 5").reveal()
    at.do(1, "bid 2x2").do(2, "bid 2x4").do(0, "bid 3x1").do(1, "pass")
    heard = len(at.events)

    at.do(2, "pass").do(0, "pay 1 1 1")

    assert at.hands == ["3 3", "2 2", "4 4 J"]
    assert at.view.rows == (0, 0, 0)
    assert at.discarded == "1 1 1"
    assert at.heard()[heard:] == ["kb-passed", "kb-won", "kb-paid", "kb-took"]
    assert [event.public.params["seat"] for event in at.events[heard:]] == [2, 0, 0, 0]


@pytest.mark.clause("KB-59")
def test_kb59_only_the_winners_hand_changes_in_random_play() -> None:
    for ply in plies():
        if ply.phase in ("auction", "paying"):
            for seat in range(len(ply.before.hands)):
                if seat != ply.seat or ply.phase == "auction":
                    assert ply.before.hands[seat] == ply.after.hands[seat]
                    assert ply.before.rows[seat] == ply.after.rows[seat]


@pytest.mark.clause("KB-60")
def test_kb60_a_joker_won_is_a_hand_card() -> None:
    at = won("2 4", "1x2", pile="1 5 J 4 4 3 3").do(1, "pay 2")

    assert at.hand(1) == "1 4 4 5 J"
    assert at.view.rows == (0, 0)


@pytest.mark.clause("KB-53", "KB-54", "KB-55")
def test_kb54_every_payment_in_random_play_is_one_of_the_ledgers() -> None:
    forced = free = 0
    for ply in plies():
        if ply.phase == "paying":
            view = ply.before.observe(ply.seat)
            assert view.high is not None
            hand = [KINDS[card] for card in view.hand]
            expected = payments(hand, view.high.number, view.high.value)
            assert sorted(ply.offered()) == sorted(expected)
            forced += len(expected) == 1
            free += len(expected) > 1
    assert forced > 20
    assert free > 20
