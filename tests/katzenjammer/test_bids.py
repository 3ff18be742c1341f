"""Form and order of bids: KB-38 to KB-51."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.kernel import Refused

from .play import plies
from .table import GAME, KINDS, Scene, table

LADDER = """
            1x1  1x2  1x3  1x4  1x5
    2_mixed 2x1  2x2  2x3  2x4  2x5
    3_mixed 3x1  3x2  3x3  3x4  3x5
    4_mixed 4x1  4x2  4x3  4x4  4x5
    5_mixed 5x1  5x2  5x3  5x4  5x5
            6x1  6x2  6x3  6x4  6x5
            7x1  7x2  7x3  7x4  7x5
"""
"""The ladder of section 2, smallest first."""
RUNGS = [rung.replace("_", " ") for rung in LADDER.split()]
HANDS = st.lists(st.integers(0, 3), min_size=6, max_size=6).filter(any)
"""How many jokers, 1s, 2s, 3s, 4s and 5s a hand holds."""
quick = settings(deadline=None, derandomize=True, database=None, max_examples=150)


def turn(hand: str) -> Scene:
    """The first turn of an auction, with this hand."""
    return table(["1", hand], pile="3 3 2").reveal()


def after(bid: str, first: str, second: str) -> Scene:
    """A turn after a bid, with the bidder's hand and the one that answers."""
    return table(["1", first, second], pile="3 3 2").reveal().do(1, f"bid {bid}")


def written(counts: list[int]) -> str:
    return " ".join(" ".join(kind * number) for kind, number in zip(KINDS, counts, strict=True))


@pytest.mark.clause("KB-38")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_kb38_a_value_bid_names_a_number_and_a_value(value: int) -> None:
    at = turn(f"{value} {value} {value}")

    assert at.bids() == [f"1x{value}", f"2x{value}", f"3x{value}"]
    at.do(1, f"bid 2x{value}")
    assert at.said("kb-bid")[0].params == {"seat": 1, "number": 2, "value": value}
    at.do(0, "pass")
    assert at.offers() == [f"pay {value} {value}"]


@pytest.mark.clause("KB-38")
@pytest.mark.parametrize("bid", ["0x1", "1x0", "1x6", "-1x3", "2x", "x2", "02x3", "2x03", "2 x 3"])
def test_kb38_other_numbers_and_values_are_no_bid(bid: str) -> None:
    with pytest.raises(Refused):
        GAME.parse(f"bid {bid}")


@pytest.mark.clause("KB-39")
def test_kb39_a_mixed_bid_names_two_to_five_different_cards() -> None:
    at = turn("1 2 3 4 5")
    mixed = [bid for bid in at.bids() if "mixed" in bid]
    assert mixed == ["2 mixed", "3 mixed", "4 mixed", "5 mixed"]

    at.do(1, "bid 3 mixed").do(0, "pass")

    assert len(at.offers()) == 10
    for payment in at.offers():
        paid = payment.removeprefix("pay ").split()
        assert len(paid) == len(set(paid)) == 3


@pytest.mark.clause("KB-39", "KB-47", "KB-50")
@pytest.mark.parametrize("number", ["0", "1", "6", "7", "15"])
def test_kb39_other_numbers_of_different_cards_are_no_bid(number: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(f"bid {number} mixed")
    assert refused.value.message.clause in ("KB-39", "KB-47", "KB-50")


@pytest.mark.clause("KB-40")
@pytest.mark.parametrize(
    "shape", ["2x4 2x5", "2x4+1", "4 4 5 5", "2x4 1x5", "full house", "2 pairs", ""]
)
def test_kb40_no_other_shape_is_a_bid(shape: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(f"bid {shape}")
    assert refused.value.message.clause == "KB-40"


@pytest.mark.clause("KB-40")
def test_kb40_two_pairs_are_bid_as_one_pair_or_as_different_cards() -> None:
    assert turn("4 4 5 5").bids() == ["1x4", "1x5", "2 mixed", "2x4", "2x5"]


@pytest.mark.clause("KB-40")
def test_kb40_every_bid_in_random_play_is_a_value_bid_or_a_mixed_bid() -> None:
    shape = re.compile(r"bid ([1-9]\d*x[1-5]|[2-5] mixed)")
    for ply in plies():
        if ply.phase == "auction":
            assert all(shape.fullmatch(text) for text in ply.offered() if text != "pass")


@pytest.mark.clause("KB-41", "KB-42", "KB-43", "KB-44", "KB-45")
@pytest.mark.parametrize("rung", range(len(RUNGS) - 1))
def test_kb45_after_each_bid_exactly_the_higher_rungs_are_offered(rung: int) -> None:
    at = after(RUNGS[rung], "J J J J J J J", "J J J J J J J")

    assert sorted(at.bids(2)) == sorted(RUNGS[rung + 1 :])


@pytest.mark.clause("KB-41")
def test_kb41_more_cards_beat_fewer_whatever_the_shapes() -> None:
    assert after("2x5", "5 5", "1 2 3").bids(2) == ["3 mixed"]
    assert after("2x5", "5 5", "1 1 1").bids(2) == ["3x1"]
    assert after("2 mixed", "4 5", "1 1 1").bids(2) == ["2x1", "3x1"]
    assert after("1x5", "5", "1 2").bids(2) == ["2 mixed"]


@pytest.mark.clause("KB-42")
def test_kb42_with_as_many_cards_the_higher_value_wins() -> None:
    assert after("2x3", "3 3", "2 2 4 4").bids(2) == ["2x4"]


@pytest.mark.clause("KB-43")
def test_kb43_with_as_many_cards_every_value_bid_beats_the_mixed_bid() -> None:
    for value in range(1, 6):
        answering = f"{value} {value} {value}"
        assert f"3x{value}" in after("3 mixed", "3 4 5", answering).bids(2)


@pytest.mark.clause("KB-44")
def test_kb44_mixed_bid_needs_more_cards() -> None:
    over_mixed = after("2 mixed", "1 2", "4 5")
    assert over_mixed.bids(2) == []
    assert over_mixed.refusal("bid 2 mixed").clause == "KB-44"

    over_value = after("2x1", "1 1", "3 4 5")
    assert over_value.bids(2) == ["3 mixed"]
    assert over_value.refusal("bid 2 mixed").clause == "KB-44"


@pytest.mark.clause("KB-45")
def test_kb45_equal_rank_does_not_beat() -> None:
    assert after("2x4", "4 4", "4 4").offers(2) == ["pass"]
    assert after("3 mixed", "1 2 3", "1 2 3").offers(2) == ["pass"]


@pytest.mark.clause("KB-46")
def test_kb46_one_card_of_value_1_is_the_lowest_bid() -> None:
    for rung in RUNGS[1:]:
        assert rung in after("1x1", "1", "J J J J J J J").bids(2)
    assert "1x1" not in after("1x2", "2", "1").bids(2)
    assert "1x1" in turn("J").bids()


@pytest.mark.clause("KB-47")
def test_kb47_a_one_card_bid_names_its_value() -> None:
    assert turn("4").bids() == ["1x4"]
    assert turn("J").bids() == ["1x1", "1x2", "1x3", "1x4", "1x5"]


@pytest.mark.clause("KB-48")
@given(counts=HANDS)
@quick
def test_kb48_a_value_bid_is_backed_by_cards_of_the_value_and_jokers(counts: list[int]) -> None:
    at = turn(written(counts))

    for value in range(1, 6):
        longest = counts[value] + counts[0]
        offered = [bid for bid in at.bids() if bid.endswith(f"x{value}")]
        assert offered == [f"{number}x{value}" for number in range(1, longest + 1)]


@pytest.mark.clause("KB-49", "KB-50")
@given(counts=HANDS)
@quick
def test_kb49_a_mixed_bid_is_backed_by_different_values_and_jokers(counts: list[int]) -> None:
    at = turn(written(counts))

    longest = min(5, sum(number > 0 for number in counts[1:]) + counts[0])
    offered = [bid for bid in at.bids() if bid.endswith("mixed")]
    assert offered == [f"{number} mixed" for number in range(2, longest + 1)]


@pytest.mark.clause("KB-50")
def test_kb50_a_joker_is_not_a_sixth_value() -> None:
    at = turn("1 2 3 4 5 J J")

    assert "5 mixed" in at.bids()
    assert "6 mixed" not in at.bids()
    at.do(1, "bid 5 mixed").do(0, "pass")
    assert "pay 1 2 3 4 5" in at.offers()
    assert "pay 2 3 4 5 J" in at.offers()
    assert "pay 3 4 5 J J" in at.offers()


@pytest.mark.clause("KB-50")
def test_kb50_a_joker_stands_for_a_value_that_is_missing() -> None:
    assert [bid for bid in turn("2 2 J").bids() if "mixed" in bid] == ["2 mixed"]
    assert [bid for bid in turn("2 3 J J").bids() if "mixed" in bid] == [
        "2 mixed",
        "3 mixed",
        "4 mixed",
    ]


@pytest.mark.clause("KB-51")
def test_kb51_a_bid_may_be_backed_by_jokers_only() -> None:
    at = turn("J J J")
    assert at.bids() == sorted(
        [f"{number}x{value}" for number in (1, 2, 3) for value in range(1, 6)]
        + ["2 mixed", "3 mixed"]
    )

    at.do(1, "bid 3 mixed").do(0, "pass")

    assert at.offers() == ["pay J J J"]


@pytest.mark.clause("KB-51")
def test_kb51_the_longest_bid_of_all_can_be_made() -> None:
    at = table(["", " ".join(["1"] * 15 + ["J"] * 15)], pile="3 3 2").reveal()

    assert "30x1" in at.bids()
    assert "15x5" in at.bids()
    at.do(1, "bid 30x1")
    assert at.offers() == ["pay " + " ".join(["1"] * 15 + ["J"] * 15)]
