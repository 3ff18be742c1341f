"""The event (GN-34 to GN-64), T-04, T-05, T-15 to T-26."""

from __future__ import annotations

import pytest

from .table import BLUE, BOX, GREEN, RED, YELLOW, Sitting, draw_event, holding, sit


def contest(stat: str, event: str, *numbers: int, market: str = "", **given: object) -> Sitting:
    """Set a contest in which each seat shows a number, seat by seat."""
    names = holding(stat, *numbers)
    at = sit(len(names), adventurers=names, market=market, **given)  # type: ignore[arg-type] # the tests pass what `sit` takes
    return draw_event(at, event).contest(*names)


@pytest.mark.clause("GN-35", "GN-40", "GN-41", "GN-42", "GN-43", "GN-58", "GN-59")
def test_t04_gold_rush() -> None:
    names = ["jasmin-dooley", "nugget-jones", "janice-boone", "jacky-belle"]
    at = draw_event(sit(adventurers=names), "gold-7-4").contest(*names)
    assert at.view().nuggets == (10, 17, 14, 14)
    assert at.view().bank == 30
    assert [each.id for each in at.view().discard] == ["nugget-jones"]
    assert at.view().adventurer_counts == (1, 0, 1, 1)


@pytest.mark.clause("GN-41", "GN-42")
@pytest.mark.parametrize(
    ("event", "numbers", "gains"),
    [
        ("gold-3-1", (5, 5, 2, 1), (3, 3, 1, 0)),
        ("gold-5-3", (4, 4, 4, 1), (5, 5, 5, 3)),
    ],
)
def test_t22_t23_ties_are_paid_in_full(
    event: str, numbers: tuple[int, ...], gains: tuple[int, ...]
) -> None:
    at = contest("gold", event, *numbers)
    assert at.view().nuggets == tuple(10 + gain for gain in gains)


@pytest.mark.clause("GN-54", "GN-55", "GN-56", "GN-57")
def test_t05_poker() -> None:
    at = contest("cards", "poker", 6, 2, 4, 6, positions=(8, 9, 10, 14))
    assert at.view().positions == (12, 8, 10, 17)
    assert at.view().adventurer_counts == (0, 1, 1, 0)


@pytest.mark.clause("GN-56")
def test_am13_nobody_falls_behind_the_first_space() -> None:
    at = contest("cards", "poker", 6, 2, 4, positions=(8, 1, 10))
    assert at.view().positions == (12, 1, 10)


MARKET = "B1 R1 Y1 G1 B2 R2 Y2 G2 B0 R0 Y0 G0 B3 R3"


@pytest.mark.clause("GN-44", "GN-45", "GN-46", "GN-49", "GN-50", "GN-52", "GN-53")
def test_t15_high_noon_with_one_winner() -> None:
    at = contest("gun", "high-noon", 6, 4, 4, 2, market=MARKET)
    assert at.view().undertaker == 1
    at.do("0: take 1.2 2.5")
    assert "R1" in at.hand(BLUE)
    took = [event for event in at.events if event.public.key == "gn-took"]
    assert [event.face(BLUE).params["debt"] for event in took] == ["R1", "Y0"]
    assert all("debt" not in event.face(RED).params for event in took)
    assert sorted(at.legal(BLUE)) == [
        f"fill {mover} {gap}" for mover in ("3.1", "3.2") for gap in ("1.2", "2.5")
    ]
    at.do("0: fill 3.2 1.2")
    assert at.legal(BLUE) == ["fill 3.1 2.5"]
    assert at.state.unasked()
    at.do("0: fill 3.1 2.5")
    assert at.market()[1] == "R3"
    assert at.market()[10] == "B3"
    assert len(at.market()) == 12
    assert at.view().adventurer_counts == (0, 1, 1, 0)
    assert at.view().phase == "buying"


@pytest.mark.clause("GN-47")
def test_t19_tied_winners_take_one_each_from_the_active_player_on() -> None:
    at = contest("gun", "high-noon", 6, 3, 1, 6, market=MARKET[:23], active=2)
    assert at.state.actors() == (GREEN,)
    assert at.legal(GREEN)[:2] == ["take none", "take 1.1"]
    at.do("3: take 1.1")
    assert "take 1.1" not in at.legal(BLUE)
    at.do("0: take none", "2: fill 2.2 1.1")
    assert at.view().adventurer_counts == (0, 1, 0, 0)


@pytest.mark.clause("GN-48")
@pytest.mark.parametrize("numbers", [(6, 6, 3, 1), (6, 4, 3, 1)])
def test_t20_t21_too_few_debts_and_nobody_takes(numbers: tuple[int, ...]) -> None:
    at = contest("gun", "high-noon", *numbers, market="B1")
    assert at.view().phase == "buying"
    assert at.said("gn-too-few")
    assert at.view().adventurer_counts[3] == 0


@pytest.mark.clause("GN-60", "GN-61")
def test_t16_equal_numbers_cancel_the_event() -> None:
    at = contest("gold", "gold-5-3", 3, 3, 3, 3)
    assert at.view().nuggets == (10, 10, 10, 10)
    assert at.view().adventurer_counts == (1, 1, 1, 1)
    assert at.view().phase == "buying"


@pytest.mark.clause("GN-62", "GN-63", "GN-34")
def test_t17_the_seventh_card_is_not_carried_out() -> None:
    at = sit(adventurers=BOX.ids[:4])
    at.table.event_deck = 1
    at.do("event gold-3-1")
    assert at.view().event_deck == 7
    at.do("event poker")
    assert at.view().event_deck == 6
    assert at.view().phase == "choosing"


@pytest.mark.clause("GN-64")
@pytest.mark.parametrize(("undertaker", "phase"), [(3, "event"), (6, "payday")])
def test_t18_t26_a_seventh_high_noon_still_moves_the_undertaker(
    undertaker: int, phase: str
) -> None:
    at = sit(adventurers=BOX.ids[:4], undertaker=undertaker)
    at.table.event_deck = 1 << 9
    at.do("event high-noon")
    assert at.view().undertaker == undertaker + 1
    assert at.view().phase == phase


@pytest.mark.clause("GN-100", "GN-102")
def test_gn100_the_seventh_high_noon_ends_the_game_before_anybody_chooses() -> None:
    at = draw_event(sit(adventurers=BOX.ids[:4], undertaker=6), "high-noon")
    assert at.view().ending == "undertaker"
    assert at.view().phase == "payday"


@pytest.mark.clause("GN-37", "GN-38")
def test_t24_with_one_holder_no_card_is_turned() -> None:
    at = sit(adventurers=("ida-crowe", "", "", ""))
    assert at.view().phase == "buying"
    assert at.said("gn-event-dropped")
    at = sit(adventurers=("ida-crowe", "", "", ""), lone_event="turned")
    draw_event(at, "high-noon")
    assert (at.view().undertaker, at.view().phase) == (1, "buying")


@pytest.mark.clause("GN-38", "GN-100")
def test_t25_a_turned_high_noon_may_end_the_game() -> None:
    at = sit(adventurers=("ida-crowe", "", "", ""), lone_event="turned", undertaker=6)
    draw_event(at, "high-noon")
    assert (at.view().ending, at.view().phase) == ("undertaker", "payday")


@pytest.mark.clause("GN-36", "GN-39")
def test_gn36_choices_are_secret_until_all_are_made() -> None:
    names = ["ida-crowe silver-pike", "nugget-jones", "", "deacon-slade doc-pemberton"]
    at = draw_event(sit(adventurers=names), "poker")
    assert at.state.actors() == (BLUE, RED, GREEN)
    at.do("3: choose deacon-slade", "0: choose ida-crowe")
    assert at.state.actors() == (RED,)
    for seat in (RED, YELLOW, None):
        view = at.view(seat)
        assert view.chosen == (True, False, False, True)
        assert view.played == (None,) * 4
        assert view.choice is None
    own = at.view(BLUE).choice
    assert own is not None
    assert own.id == "ida-crowe"
    assert [event.face(RED).key for event in at.events[-2:]] == ["gn-chose", "gn-chose"]
    at.do("1: choose nugget-jones")
    assert [message.params["number"] for message in at.said("gn-revealed")] == [4, 2, 2]


@pytest.mark.clause("GN-101")
def test_t35_a_hat_at_the_finish_ends_the_game_at_once() -> None:
    at = contest("cards", "poker", 6, 2, 4, 5, positions=(30, 9, 10, 14))
    assert at.view().positions[BLUE] == 31
    assert (at.view().ending, at.view().phase) == ("finish", "payday")


@pytest.mark.clause("GN-46")
def test_d22_taking_may_be_made_compulsory() -> None:
    at = contest("gun", "high-noon", 6, 4, 2, market="B1 R1 Y1", high_noon_take="must")
    assert at.legal(BLUE) == ["take 1.1 1.2", "take 1.1 1.3", "take 1.2 1.3"]
    at = contest("gun", "high-noon", 6, 6, 2, market="B1 R1 Y1", high_noon_take="must")
    assert at.legal(BLUE) == ["take 1.1", "take 1.2", "take 1.3"]


@pytest.mark.clause("GN-46")
def test_d10_chance_may_pick_the_debts() -> None:
    at = contest("gun", "high-noon", 6, 4, 2, market="B1 R1 Y1", high_noon_pick="random")
    assert at.legal(BLUE) == ["draw 0", "draw 1", "draw 2"]
    at.do("0: draw 2", "blind 1.3", "blind 1.1")
    assert at.hand(BLUE).endswith("Y1")
    assert at.market() == ["R1"]
    assert at.view().phase == "buying"
