"""What an experienced player reads off a view: the market, who may go broke, where poker leads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.games.gnadenlos.advice import Poker, Risk, advise
from saloon.games.gnadenlos.rules import Gnadenlos
from saloon.games.gnadenlos.view import EventView, GnadenlosView, SlotView


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
    assert advise(seen).risks == (Risk(2, 1, 1), Risk(0, 3, 7))


def test_poker_leads_as_far_as_the_zone_says(view: GnadenlosView) -> None:
    zone = view.track.zones[0]
    seen = replace(view, event=EventView("poker", "poker", 0, 0), contest=(0,), positions=(3, 3, 3))
    assert advise(seen).poker == Poker(3 + zone.win, max(1, 3 - zone.lose))
    assert advise(replace(seen, contest=(1,))).poker is None
