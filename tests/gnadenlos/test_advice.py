"""What an experienced player reads off a view: the market, who may go broke, where poker leads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.games.gnadenlos.advice import Bidding, Column, Place, Poker, Purchase, Risk, advise
from saloon.games.gnadenlos.rules import Gnadenlos
from saloon.games.gnadenlos.view import (
    AdventurerView,
    BidView,
    EventView,
    GnadenlosView,
    Phase,
    SlotView,
)


@pytest.fixture
def view() -> GnadenlosView:
    seen = Gnadenlos().new(3).observe(0)
    assert isinstance(seen, GnadenlosView)
    return seen


def market(view: GnadenlosView, *slots: tuple[str, str | None]) -> GnadenlosView:
    return replace(view, market=tuple([SlotView(slot, debt, ()) for slot, debt in slots]))


@pytest.mark.clause("GN-88")
def test_the_outermost_face_down_debt_of_a_column_is_turned_up_next(view: GnadenlosView) -> None:
    seen = market(view, ("1.1", None), ("1.2", None), ("2.1", None), ("3.1", "R2"))
    assert sorted(advise(seen).turning) == ["1.2", "2.1"]


@pytest.mark.clause("GN-83")
def test_new_debts_lie_behind_the_last_one_row_after_row(view: GnadenlosView) -> None:
    assert advise(market(view, ("1.5", None))).free[:3] == ("1.6", "2.1", "2.2")
    assert advise(market(view)).free[0] == "1.1"


@pytest.mark.clause("GN-94")
def test_who_cannot_pay_the_highest_debt_may_be_thrown_back(view: GnadenlosView) -> None:
    seen = replace(view, nuggets=(3, 9, 1), positions=(12, 12, 4))
    first, second = advise(seen).risks
    assert first == Risk(2, 1, 2, 1, (Place(1, 1), Place(0, 2), Place(2, 3)))
    assert second == Risk(0, 3, 4, 7, (Place(1, 1), Place(0, 2), Place(2, 3)))


def test_poker_leads_as_far_as_the_zone_says(view: GnadenlosView) -> None:
    zone = view.track.zones[0]
    seen = replace(view, event=EventView("poker", "poker", 0, 0), contest=(0,), positions=(3, 3, 3))
    assert advise(seen).poker == Poker(3 + zone.win, max(1, 3 - zone.lose))
    assert advise(replace(seen, contest=(1,))).poker is None


@pytest.mark.clause("GN-92")
def test_the_column_with_the_fewest_face_down_debts_is_used_up_first(view: GnadenlosView) -> None:
    full = [(f"1.{column}", None) for column in range(1, 7)]
    assert advise(market(view, *full)).fewest == Column(1, 1)
    assert advise(market(view, *full[:3], ("1.4", "R2"), *full[4:])).fewest == Column(4, 0)


@pytest.mark.clause("GN-86")
def test_what_is_missing_for_a_payday(view: GnadenlosView) -> None:
    seen = advise(market(view, ("1.1", None)))
    assert (seen.due, seen.missing) == (18, 17)


@pytest.mark.clause("GN-106", "GN-107")
def test_the_foremost_hat_leads_and_then_the_most_nuggets(view: GnadenlosView) -> None:
    seen = replace(view, positions=(12, 14, 12), nuggets=(3, 0, 5))
    assert advise(seen).places == (Place(1, 1), Place(2, 2), Place(0, 3))
    shared = replace(view, positions=(12, 0, 12), nuggets=(3, 9, 3))
    assert advise(shared).places == (Place(0, 1), Place(2, 1), Place(1, 3))


def bids(view: GnadenlosView, phase: Phase, turn: int, offer: int, *values: int) -> GnadenlosView:
    """Let the seats bid these values one after another, for so many adventurers."""
    person = AdventurerView("ida-crowe", "Ida Crowe", 4, 4, 4)
    made = tuple([BidView(seat, ("B1",), value) for seat, value in enumerate(values)])
    return replace(
        view, seat=2, phase=phase, turns=(turn,), offer=(person,) * offer, bids=made, opening=False
    )


@pytest.mark.clause("GN-78", "GN-81")
def test_the_highest_bids_hire_and_the_lowest_goes_without(view: GnadenlosView) -> None:
    seen = advise(bids(view, "bidding", 2, 2, 3, 6)).bidding
    assert seen is not None
    assert (seen.order, seen.picks, seen.picked, seen.laid) == ((1, 0), 2, 0, 0)
    assert [seen.places[value] for value in (0, 2, 4, 7, 12)] == [2, 2, 1, 0, 0]
    hired = advise(bids(view, "laying", 1, 1, 3, 6, 4)).bidding
    assert hired == Bidding((1, 2, 0), 2, 1, 0, ())
    second = advise(bids(view, "picking", 2, 1, 3, 6, 4)).bidding
    assert second == Bidding((1, 2, 0), 2, 1, 1, ())
    assert advise(view).bidding is None


@pytest.mark.clause("GN-65", "GN-101")
def test_a_purchase_says_where_it_leads(view: GnadenlosView) -> None:
    last = view.track.zones[0].last
    seen = replace(view, phase="buying", turns=(0,), positions=(last, 1, 1), nuggets=(1, 9, 9))
    assert advise(seen).purchases == (
        Purchase(0, last, 1, zone=False, ends=False),
        Purchase(1, last + 1, 0, zone=True, ends=False),
    )
    near = replace(seen, positions=(view.track.finish - 1, 1, 1))
    assert advise(near).purchases[1].ends
    assert advise(replace(seen, seat=1)).purchases == ()
