"""What an experienced player reads off a view: payments, jokers, what an ending brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.games.katzenjammer.advice import Standing, advise
from saloon.games.katzenjammer.rules import Katzenjammer
from saloon.games.katzenjammer.view import BidView, KatzenjammerView


@pytest.fixture
def view() -> KatzenjammerView:
    seen = Katzenjammer().new(3).observe(0)
    assert isinstance(seen, KatzenjammerView)
    return replace(seen, phase="laying", hand=(1, 3, 3, 4, 4, 4, 0))


def test_a_bid_is_paid_with_its_own_value_first_and_with_jokers_last(
    view: KatzenjammerView,
) -> None:
    assert advise(view).order[4] == (4, 4, 4, 0)


def test_different_cards_are_paid_with_the_rarest_first(view: KatzenjammerView) -> None:
    assert advise(view).order[0] == (1, 3, 4, 0)


@pytest.mark.clause("KB-26")
def test_all_smaller_numbers_are_beaten_and_of_the_same_the_values_up_to_the_bid(
    view: KatzenjammerView,
) -> None:
    assert advise(view).beaten == ()
    assert advise(replace(view, high=BidView(1, 3, 2))).beaten == (5, 5, 2)


def test_the_standing_goes_by_what_is_open(view: KatzenjammerView) -> None:
    safe = replace(view, hand=(0, 4), rows=(1, 3, 0))
    assert advise(safe).jokers == Standing(2, 1, 1, 3, (1,), risk=False)
    assert advise(replace(view, hand=(0,), rows=(0, 1, 0))).jokers == Standing(
        1, 0, 1, 1, (1,), risk=True
    )
    taken = replace(view, hand=(0,), known=((), (0, 0), ()))
    standing = advise(taken).jokers
    assert standing is not None
    assert not standing.risk
    assert advise(replace(view, seat=None, hand=())).jokers is None


@pytest.mark.clause("KB-87")
def test_an_ending_counts_the_gain_and_the_loss_of_most_jokers(view: KatzenjammerView) -> None:
    risky = replace(view, mice=(7, 0, 0), rows=(4, 1, 0), pool=2, hand=(0, 0, 0, 0))
    ending = advise(risky).ending[2]
    assert (ending.gain, ending.loss, ending.total) == (2, 5, 4)
    assert advise(replace(risky, phase="auction")).ending == ()
