"""The end of the game and its scoring: GN-99 to GN-107."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos.scoring import standing
from saloon.kernel import CHANCE, Result
from saloon.kernel.native import i64, vec

from .play import games
from .table import GAME, Scene, table

MARKET = ["B1 R1 Y1 G1 B0 R2", "B1 R1 Y1 G1 R0 B2", "Y2 G2 B2 R2 Y0 G2", "B2 Y2 R3 B4 G0 Y3"]
FOUR = ["silver-pike", "mule-madigan", "widow-tansy", "lucky-lorena"]
"""Gun 4 4 4 1, cards 6 1 5 6."""


def result(at: Scene) -> Result:
    result = at.state.result()
    assert result is not None
    return result


def bankrupt(vultures: Sequence[int], positions: Sequence[int] = (25, 10, 11, 12)) -> Scene:
    """Blue cannot pay 4 in an ordinary payday."""
    return table(
        "payday",
        market=MARKET,
        nuggets=[3, 2, 10, 5],
        positions=positions,
        vultures=vultures,
    ).roll(4)


@pytest.mark.clause("GN-99")
def test_gn99_the_third_vulture_of_a_player_ends_the_game() -> None:
    second = bankrupt([1, 2, 2, 2])
    third = bankrupt([2, 0, 0, 0])

    assert second.phase != "over"
    assert second.view.vultures == (2, 2, 2, 2)
    assert third.phase == "over"
    assert result(third).reason == "vultures"
    assert third.actors == ()


@pytest.mark.clause("GN-100")
@pytest.mark.parametrize(("undertaker", "ends"), [(5, False), (6, True)])
def test_gn100_the_seventh_high_noon_ends_the_game_and_is_not_carried_out(
    undertaker: int, ends: bool
) -> None:
    """D-06: the seventh of the game, not of a deck."""
    at = table(adventurers=FOUR, undertaker=undertaker, cards=9).chance("event high-noon")

    assert (at.view.ending == "undertaker") == ends
    assert at.phase == ("payday" if ends else "choosing")
    assert at.discard == ""
    assert at.view.adventurer_counts == (1, 1, 1, 1)


@pytest.mark.clause("GN-100")
@pytest.mark.parametrize("events", [None, "high-noon"])
def test_gn100_the_high_noon_that_ended_the_game_stays_in_sight(events: str | None) -> None:
    """Also as the seventh card of a deck (GN-64)."""
    at = table(adventurers=FOUR, undertaker=6, cards=9, events=events).chance("event high-noon")

    seen = []
    while at.phase != "over":
        seen.append(at.view.event)
        at.roll(1)
    seen.append(at.view.event)
    assert [event and event.kind for event in seen] == ["high-noon"] * len(seen)


@pytest.mark.clause("GN-100")
def test_gn100_d06_a_high_noon_as_seventh_card_of_a_deck_does_not_end_the_game() -> None:
    at = table(adventurers=FOUR, undertaker=1, events="high-noon").chance("event high-noon")

    assert at.view.ending == ""
    assert at.phase == "event"


@pytest.mark.clause("GN-101")
@pytest.mark.parametrize(
    ("position", "bought", "after", "ends"),
    [
        (25, 5, 30, False),
        (26, 5, 31, True),
        (30, 1, 31, True),
        (30, 5, 35, True),
        (30, 0, 30, False),
    ],
)
def test_gn101_d26_reaching_or_passing_the_green_horseshoe_by_purchase_ends_the_game(
    position: int, bought: int, after: int, ends: bool
) -> None:
    """AM-14, AM-15: no bidding follows."""
    at = table("buying", positions=[position, 6, 6, 6]).do(0, f"buy {bought}")

    assert at.view.positions[0] == after
    assert (at.view.ending == "finish") == ends
    assert at.phase == ("payday" if ends else "offering")


@pytest.mark.clause("GN-101")
def test_gn101_am15_am16_all_poker_moves_and_discards_are_made_before_the_end() -> None:
    at = table(adventurers=FOUR, positions=[30, 14, 6, 30]).chance("event poker").choose(*FOUR)

    assert at.view.positions == (31, 12, 6, 31)
    assert at.view.ending == "finish"
    assert at.phase == "payday"
    assert sorted(at.discard.split()) == ["lucky-lorena", "silver-pike"]
    assert at.heard().count("gn-end-finish") == 1
    assert "gn-bought-none" not in at.heard()


@pytest.mark.clause("GN-102")
@pytest.mark.parametrize("ended", ["undertaker", "finish"])
@pytest.mark.parametrize("cards", [0, 3, 8])
def test_gn102_am19_one_last_payday_whatever_the_size_of_the_market(ended: str, cards: int) -> None:
    at = table("end", ended=ended, cards=cards, nuggets=[50] * 4)
    assert at.phase == "payday"
    at.roll(6)
    if cards == 8:
        assert at.phase == "payday"
        at.roll(6)

    assert at.phase == "over"
    assert at.heard().count("gn-payday-last") == 1
    assert result(at).reason == ended


@pytest.mark.clause("GN-102")
def test_gn102_d19_am20_the_last_payday_is_complete_and_not_repeated() -> None:
    at = table(
        "end",
        ended="undertaker",
        market=[*MARKET, "G3 Y4 B3"],
        nuggets=[50, 50, 50, 50],
    )
    for _ in range(5):
        assert at.phase == "payday"
        at.roll(2)
    at.roll(2)

    assert at.phase == "over"
    assert "gn-moved" not in at.heard()
    assert len(at.slots) == 22
    assert "Y4" in at.hand(2)


@pytest.mark.clause("GN-102")
def test_gn102_am43_the_active_player_rolls_the_last_payday() -> None:
    at = table(adventurers=FOUR, active=2, undertaker=6).chance("event high-noon")

    assert at.said("gn-payday-last")[0].params == {"seat": 2}
    assert at.actors == (CHANCE,)


@pytest.mark.clause("GN-102")
def test_gn102_am17_a_hat_on_the_finish_may_be_thrown_back_and_the_end_stands() -> None:
    at = table("buying", positions=[28, 10, 27, 6], market=["B4 R1"], nuggets=[3, 0, 0, 0])
    at.do(0, "buy 3").roll(1)

    assert at.phase == "over"
    assert at.view.vultures == (1, 0, 0, 0)
    assert at.view.positions == (26, 10, 27, 6)
    assert result(at).winners == (2,)
    assert result(at).reason == "finish"


@pytest.mark.clause("GN-103")
def test_gn103_after_the_third_vulture_no_payday_is_held() -> None:
    at = bankrupt([2, 0, 0, 0])

    assert "gn-payday-last" not in at.heard()
    assert at.heard().count("gn-payday") == 1
    assert len(at.slots) == 23
    assert "gn-moved" not in at.heard()


@pytest.mark.clause("GN-104")
def test_gn104_d20_three_vultures_lose_even_beyond_the_finish() -> None:
    """AM-18: in the last payday the game's reason stays."""
    at = table(
        "buying",
        positions=[30, 1, 2, 3],
        nuggets=[5, 0, 0, 0],
        vultures=[2, 2, 2, 2],
        market=["B1 R0"],
    )
    at.do(0, "buy 5").roll(1)

    assert at.view.positions == (0, 1, 2, 3)
    assert result(at).ranks == (4, 3, 2, 1)
    assert result(at).reason == "finish"
    assert result(at).scores == (0, 1, 2, 3)
    assert at.said("gn-lost")[0].params == {"seat": 0}


@pytest.mark.clause("GN-104", "GN-105")
def test_gn104_a_loser_buys_nothing_and_ranks_last_even_with_more_nuggets() -> None:
    at = bankrupt([2, 0, 0, 0], [30, 1, 1, 1])

    assert at.view.nuggets[0] == 3
    assert result(at).ranks[0] == 4


@pytest.mark.clause("GN-105")
@pytest.mark.parametrize(
    ("nuggets", "position", "after", "left"),
    [
        (10, 20, 23, 7),
        (2, 20, 22, 0),
        (0, 20, 20, 0),
        (10, 33, 35, 8),
        (10, 35, 35, 10),
        (3, 1, 4, 0),
    ],
)
def test_gn105_am37_survivors_buy_up_to_three_spaces(
    nuggets: int, position: int, after: int, left: int
) -> None:
    at = table(
        "end", ended="finish", positions=[position, 9, 9, 9], nuggets=[nuggets, 0, 0, 0]
    ).roll(1)

    assert at.view.positions == (after, 9, 9, 9)
    assert at.view.nuggets == (left, 0, 0, 0)


@pytest.mark.clause("GN-105")
@pytest.mark.parametrize("ended", ["undertaker", "finish", "vultures"])
def test_gn105_however_the_game_ended(ended: str) -> None:
    if ended == "vultures":
        at = bankrupt([2, 0, 0, 0])
        assert at.view.positions == (0, 12, 14, 15)
    else:
        at = table("end", ended=ended, positions=[6, 7, 8, 9]).roll(1)
        assert at.view.positions == (9, 10, 11, 12)


@pytest.mark.clause("GN-106")
def test_gn106_the_foremost_hat_wins_whatever_the_nuggets() -> None:
    at = table("end", ended="finish", positions=[6, 20, 8, 19], nuggets=[80, 0, 50, 0]).roll(1)

    assert result(at).winners == (1,)
    assert result(at).ranks == (4, 1, 3, 2)
    assert result(at).scores == (9, 20, 11, 19)
    assert at.said("gn-winner")[0].params == {"seat": 1}


@pytest.mark.clause("GN-107")
def test_gn107_a_tie_goes_to_the_most_nuggets_left() -> None:
    """Seat 1 has more before the last purchase, seat 0 after it."""
    at = table("end", ended="finish", positions=[22, 20, 6, 6], nuggets=[1, 3, 0, 0]).roll(1)
    assert at.view.positions == (23, 23, 6, 6)
    assert result(at).winners == (0, 1)
    other = table("end", ended="finish", positions=[35, 33, 6, 6], nuggets=[2, 3, 0, 0]).roll(1)

    assert other.view.positions == (35, 35, 6, 6)
    assert other.view.nuggets == (2, 1, 0, 0)
    assert result(other).winners == (0,)


@pytest.mark.clause("GN-107")
def test_gn107_am38_still_tied_players_share() -> None:
    at = table("end", ended="finish", players=3, positions=[20, 20, 20], nuggets=[5, 6, 6]).roll(1)

    assert result(at).winners == (1, 2)
    assert result(at).ranks == (3, 1, 1)
    assert at.said("gn-shared")[0].params == {"seats": (1, 2)}


def test_a_result_is_there_when_the_game_is_over_and_not_before() -> None:
    for game in games():
        for ply in game:
            assert ply.before.result() is None
            assert (ply.after.result() is None) == bool(ply.after.actors())
        assert game[-1].after.undertaker <= 7


@pytest.mark.clause("GN-99", "GN-100", "GN-101")
def test_a_game_ends_only_for_one_of_the_three_reasons() -> None:
    for game in games():
        last = game[-1].after
        ended = last.result()
        assert ended is not None
        view = last.observe(None)
        if ended.reason == "undertaker":
            assert view.undertaker == 7
        elif ended.reason == "vultures":
            assert max(view.vultures) == 3
        else:
            assert ended.reason == "finish"
            assert view.undertaker < 7


@pytest.mark.clause("GN-106")
def test_gn106_no_heap_of_nuggets_outweighs_a_space() -> None:
    state = GAME.new(4)
    assert isinstance(state, GnadenlosState)
    state.positions = vec[i64]([30, 9, 9, 9])
    state.nuggets = vec[i64]([0, 22_000, 0, 0])
    assert standing(state, 0) > standing(state, 1) > standing(state, 2)
