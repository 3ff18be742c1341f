"""Payday and the end (GN-86 to GN-107), T-08 to T-14, T-32, T-33, T-36 to T-38."""

from __future__ import annotations

import pytest

from .table import BLUE, GREEN, RED, Sitting, sit

FULL = "R0 R1 R2 R4 B0 Y0 B0 B1 B3 B4 G0 Y1 G0 G1 G2 G3 R0 Y2 B2 Y3 R3 Y4 Y0 G4"
"""24 debts; the outermost row is B2 Y3 R3 Y4 Y0 G4, and column 5 holds zeros only."""


def bankrupt(nuggets: int = 3, position: int = 13, **given: object) -> Sitting:
    """Have blue's outermost debt of 4 turned up."""
    market = FULL.replace("B4", "B9").replace("B2", "B4").replace("B9", "B2")
    at = sit(
        market=market,
        phase="payday",
        nuggets=(nuggets, 10, 10, 10),
        positions=(position, 6, 6, 6),
        **given,  # type: ignore[arg-type] # the tests pass what `sit` takes
    )
    return at.do("roll 1")


@pytest.mark.clause("GN-86", "GN-85")
@pytest.mark.parametrize(
    ("players", "cards", "due"), [(4, 23, 0), (4, 24, 1), (3, 17, 0), (3, 18, 1)]
)
def test_t08_payday_needs_as_many_full_rows_as_players(players: int, cards: int, due: int) -> None:
    at = sit(players, market=" ".join(["B0"] * cards), hands=("",) * players, phase="payday")
    assert (at.view().phase == "payday") == bool(due)


@pytest.mark.clause("GN-87", "GN-88", "GN-89", "GN-90", "GN-91", "GN-92", "GN-96", "GN-97")
def test_t09_t10_t11_payday_and_closing_up() -> None:
    at = sit(market=FULL, phase="payday", nuggets=(10, 10, 10, 10))
    at.do("roll 1")
    assert at.view().nuggets == (8, 10, 10, 10)
    at.do("roll 3")
    assert at.view().nuggets == (8, 7, 10, 10)
    shown = {slot.slot: slot.debt for slot in at.view().market if slot.debt}
    assert shown == {"4.1": "B2", "4.3": "R3"}
    at.do(*["roll 5"] * 5)
    assert at.said("gn-column-used-up")
    assert sum(at.view().vultures) == 0
    assert (at.table.cards, at.view().phase) == (18, "tidying")
    assert [message.params["debts"] for message in at.said("gn-returned")] == [
        ("B0", "B2"),
        ("R0", "R3"),
        ("Y0",),
        ("G0",),
    ]
    ends: set[tuple[str, ...]] = set()
    for first in at.legal(BLUE):
        one = Sitting(at.state.clone()).do(f"0: {first}")
        for second in one.legal(BLUE):
            two = Sitting(one.state.clone()).do(f"0: {second}")
            (last,) = two.legal(BLUE)
            two.do(f"0: {last}")
            ends.add(tuple(two.market()))
            assert len(two.market()) == 18
            assert two.view().phase != "payday"
    assert len(ends) == 6


@pytest.mark.clause("GN-93", "GN-94", "GN-95")
@pytest.mark.parametrize(("position", "after"), [(13, 8), (4, 1)])
def test_t12_t13_bankruptcy(position: int, after: int) -> None:
    at = bankrupt(position=position)
    view = at.view()
    assert (view.nuggets[BLUE], view.vultures[BLUE], view.positions[BLUE]) == (3, 1, after)
    assert "B4" in at.hand(BLUE)


@pytest.mark.clause("GN-98")
def test_t14_a_second_payday_follows_at_once() -> None:
    market = " ".join(["R0"] * 17 + ["B4", "R0", "R0", "R0", "R0", "B4"])
    at = sit(3, market=market, hands=("", "", ""), nuggets=(0, 9, 9), phase="payday")
    at.do("roll 5")
    assert at.view().vultures == (1, 0, 0)
    assert at.table.cards == 22
    assert at.view().phase == "payday"
    assert len(at.said("gn-payday")) == 2


@pytest.mark.clause("GN-51", "GN-96")
def test_t32_a_captured_debt_is_charged_to_its_colour() -> None:
    at = sit(market=FULL, phase="payday").do("roll 3")
    assert at.view().nuggets == (10, 7, 10, 10)
    at.do(*["roll 3"] * 4)
    assert "R3" in at.hand(RED)


@pytest.mark.clause("GN-93")
def test_t33_exact_payment_is_no_bankruptcy() -> None:
    at = sit(market=FULL, phase="payday", nuggets=(0, 3, 0, 0))
    at.do("roll 3", "roll 5")
    assert at.view().nuggets == (0, 0, 0, 0)
    assert at.view().phase == "payday"


@pytest.mark.clause("GN-99", "GN-103", "GN-104", "GN-105", "GN-07")
def test_t37_a_third_vulture_ends_the_game_without_another_payday() -> None:
    at = bankrupt(vultures=(2, 2, 2, 2))
    result = at.state.result()
    assert result is not None
    assert result.reason == "vultures"
    assert result.scores == (0, 9, 9, 9)
    assert result.ranks == (4, 1, 1, 1)
    assert not at.said("gn-payday-last")


@pytest.mark.clause("GN-104", "GN-102")
def test_t36_a_third_vulture_in_the_last_payday() -> None:
    at = sit(positions=(28, 6, 6, 6), nuggets=(5, 10, 0, 0), vultures=(2, 0, 0, 0), market="B4 R0")
    at.do("0: buy 5", "roll 1")
    result = at.state.result()
    assert result is not None
    assert (result.reason, result.scores) == ("finish", (0, 9, 6, 6))
    assert result.winners == (RED,)


@pytest.mark.clause("GN-102")
def test_am19_the_last_payday_is_held_on_an_empty_market() -> None:
    at = sit(positions=(30, 6, 6, 6)).do("0: buy 1")
    assert at.view().phase == "payday"
    at.do("roll 4")
    assert at.view().phase == "over"


@pytest.mark.clause("GN-102")
def test_am17_a_hat_may_be_thrown_back_from_the_finish() -> None:
    at = sit(positions=(30, 6, 6, 28), nuggets=(1, 10, 10, 10), market="B4").do(
        "0: buy 1", "roll 1"
    )
    result = at.state.result()
    assert result is not None
    assert result.scores == (26, 9, 9, 31)
    assert result.winners == (GREEN,)


@pytest.mark.clause("GN-106", "GN-107")
@pytest.mark.parametrize(("nuggets", "winners"), [((4, 2), (0,)), ((4, 4), (0, 1))])
def test_t38_ties(nuggets: tuple[int, int], winners: tuple[int, ...]) -> None:
    at = sit(positions=(30, 31, 6, 6), nuggets=(nuggets[0] + 4, nuggets[1] + 3, 0, 0), active=0)
    at.do("0: buy 1", "roll 1")
    result = at.state.result()
    assert result is not None
    assert result.scores[:2] == (34, 34)
    assert result.winners == winners


@pytest.mark.clause("GN-97", "GN-52")
def test_am11_closing_up_by_itself() -> None:
    at = sit(market=FULL, phase="payday", tidy="automatic").do("roll 1", "roll 3", *["roll 5"] * 5)
    assert at.market()[4] == "G4"
    assert at.market()[10] == "Y4"
    assert at.market()[16] == "Y3"
    assert len(at.market()) == 18
    assert at.view().phase != "tidying"


@pytest.mark.clause("GN-85")
def test_am11_the_last_row_slides_together() -> None:
    at = sit(3, market="B0 R0 Y0 B1 R1 Y1 B2 R2 Y2 B3 R3 Y3 B0 R0 Y0 B1 R1 Y2", phase="payday")
    at.table.nuggets[BLUE] = 0
    at.do("roll 1", "roll 4")
    assert at.view().vultures == (1, 0, 0)
    assert at.market()[12:] == ["R0", "Y0", "R1", "Y2"]
    assert at.said("gn-slid")
