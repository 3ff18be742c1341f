"""What an experienced player reads off a view: payments, jokers, what an ending brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.games.katzenjammer.advice import Standing, Tally, advise
from saloon.games.katzenjammer.rules import Katzenjammer
from saloon.games.katzenjammer.view import BidView, KatzenjammerView, RoundView


@pytest.fixture
def view() -> KatzenjammerView:
    seen = Katzenjammer().new(3).observe(0)
    assert isinstance(seen, KatzenjammerView)
    return replace(seen, phase="laying", hand=(1, 3, 3, 4, 4, 4, 0))


def test_a_bid_is_paid_with_its_own_value_first_and_with_jokers_last(
    view: KatzenjammerView,
) -> None:
    assert advise(replace(view, phase="auction")).order[4] == (4, 4, 4, 0)


def test_different_cards_are_paid_with_the_rarest_first(view: KatzenjammerView) -> None:
    assert advise(replace(view, phase="auction")).order[0] == (1, 3, 4, 0)


@pytest.mark.clause("KB-26")
def test_all_smaller_numbers_are_beaten_and_of_the_same_the_values_up_to_the_bid(
    view: KatzenjammerView,
) -> None:
    assert advise(view).beaten == ()
    assert advise(replace(view, high=BidView(1, 3, 2))).beaten == (5, 5, 2)


def test_the_standing_goes_by_what_is_open(view: KatzenjammerView) -> None:
    safe = replace(view, hand=(0, 4), rows=(1, 3, 0))
    assert advise(safe).jokers == Standing(2, 1, 1, 3, (1,), risk=False, open=True)
    assert advise(replace(view, hand=(0,), rows=(0, 1, 0))).jokers == Standing(
        1, 0, 1, 1, (1,), risk=True, open=True
    )
    taken = replace(view, hand=(0,), known=((), (0, 0), ()))
    standing = advise(taken).jokers
    assert standing is not None
    assert not standing.risk
    hidden = advise(replace(view, hand=(0, 4))).jokers
    assert hidden is not None
    assert hidden.risk
    assert not hidden.open
    assert advise(replace(view, seat=None, hand=())).jokers is None


@pytest.mark.clause("KB-87")
def test_an_ending_counts_the_gain_and_the_loss_of_most_jokers(view: KatzenjammerView) -> None:
    risky = replace(view, mice=(7, 0, 0), rows=(4, 1, 0), pool=2, hand=(0, 0, 0, 0))
    ending = advise(risky).ending[2]
    assert (ending.gain, ending.loss, ending.total) == (2, 5, 4)
    assert (ending.left, ending.ends) == (0, True)
    assert (advise(risky).ending[0].left, advise(risky).ending[0].ends) == (1, False)
    assert advise(replace(risky, phase="auction")).ending == ()


@pytest.mark.clause("KB-55")
def test_each_way_to_pay_says_what_it_leaves(view: KatzenjammerView) -> None:
    won = replace(view, phase="paying", high=BidView(0, 2, 3), lot=(4, 1, 4), rows=(2, 0, 0))
    plain, joker = advise(won).ways
    assert (plain.move, plain.row, plain.hand, plain.ready) == (
        "pay 3 3",
        2,
        (1, 1, 4, 4, 4, 4, 4, 0),
        4,
    )
    assert (joker.move, joker.row, joker.ready) == ("pay 3 J", 3, 4)
    assert advise(won).usual == "pay 3 3"
    assert advise(replace(won, seat=1)).ways == ()


@pytest.mark.clause("KB-14", "KB-15")
def test_a_lot_says_what_closed_it(view: KatzenjammerView) -> None:
    assert advise(replace(view, lot=(3, 1))).closed == ""
    assert advise(replace(view, lot=(3, 1, 3))).closed == "pair"
    assert advise(replace(view, lot=(3, 0))).closed == "joker"


def test_finished_rounds_are_added_up_and_taken_apart(view: KatzenjammerView) -> None:
    played = RoundView("mice", ((0,), (), (2,)), (9, 4, 11), (3, 0, 1), (4, 4, 11))
    told = advise(replace(view, played=(played, played), mice=(1, 0, 2), pool=21, pile=4))
    assert (told.totals, told.counted) == ((8, 8, 22), (6, 0, 2))
    assert told.rounds[0] == Tally(used=(2, 0, 1), held=(1, 0, 0), lost=(5, 0, 0))
    assert told.all_mice == 24
    assert told.scarce
