"""The turn and buying prestige: GN-32, GN-33 and GN-65 to GN-67."""

from __future__ import annotations

import pytest

from saloon.kernel import Refused, Rng
from saloon.records import Play

from .play import games
from .table import GAME, table

ORDER = ("event", "choosing", "taking", "tidying", "buying", "offering", "bidding")


@pytest.mark.clause("GN-32")
def test_gn32_event_then_prestige_then_bidding_then_payday() -> None:
    at = table(adventurers=["ida-crowe", "nugget-jones", "", ""], cards=23)
    at.chance("event gold-3-1").auto_step()
    assert at.phase == "buying"
    at.do(0, "buy 1")
    assert at.phase == "offering"
    at.chance("turn mule-madigan", "turn ezra-quill", "turn greenhorn-gus")
    assert at.phase == "bidding"
    at.bids("B4", "R3", "Y2", "G0")
    assert at.phase == "picking"
    at.sell()
    assert at.phase == "payday"
    assert at.view.active == 0


@pytest.mark.clause("GN-32")
def test_gn32_no_phase_comes_twice_or_out_of_order_in_a_turn() -> None:
    for game in games():
        turn, reached, bought = 0, -1, 0
        for ply in game:
            if ply.before.turn_number != turn:
                turn, reached, bought = ply.before.turn_number, -1, 0
            if turn == 0 or ply.phase in ("picking", "laying", "payday", "over"):
                reached = len(ORDER) if turn else -1
                continue
            if ply.phase == "tidying" and reached >= len(ORDER) - 1:
                continue  # after a payday
            bought += ply.phase == "buying"
            phase = "taking" if ply.phase == "drawing" else ply.phase
            assert ORDER.index(phase) >= reached
            reached = ORDER.index(phase)
            assert bought <= 1


@pytest.mark.clause("GN-33")
@pytest.mark.parametrize(("players", "active", "following"), [(3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_gn33_the_next_player_clockwise_becomes_active(
    players: int, active: int, following: int
) -> None:
    full = "ida-crowe nugget-jones ezra-quill"
    adventurers = [full if seat == active else "" for seat in range(players)]
    at = table("buying", players=players, active=active, adventurers=adventurers)
    at.do(active, "buy 0")

    assert at.view.active == following
    assert at.view.turn == 2


@pytest.mark.clause("GN-65")
def test_gn65_only_the_active_player_buys_a_space_a_nugget() -> None:
    at = table("buying", active=2, positions=[6, 7, 8, 9])
    assert at.actors == (2,)
    assert [at.offers(seat) for seat in (0, 1, 3)] == [[], [], []]
    at.do(2, "buy 4")

    assert at.view.positions == (6, 7, 12, 9)
    assert at.view.nuggets == (10, 10, 6, 10)
    assert at.view.bank == 85 - 36


@pytest.mark.clause("GN-65")
def test_gn65_a_purchase_of_another_seat_is_refused_at_the_table() -> None:
    play = Play(GAME, 3, {}, Rng("buying"))
    while play.state.observe(None).phase != "buying":  # type: ignore[attr-defined]  # our view
        play.advance()
        for seat in play.asked():
            if play.state.observe(None).phase != "buying":  # type: ignore[attr-defined]  # our view
                play.move(seat, play.state.default(seat).text)
    (active,) = play.state.actors()
    with pytest.raises(Refused) as refused:
        play.move((active + 1) % 3, "buy 1")
    assert refused.value.message.clause == "GN-65"


@pytest.mark.clause("GN-66", "GN-67")
@pytest.mark.parametrize(
    ("nuggets", "position", "most"),
    [(10, 6, 5), (5, 6, 5), (4, 6, 4), (1, 6, 1), (0, 6, 0), (40, 30, 5), (40, 25, 5)],
)
def test_gn67_any_number_up_to_five_that_he_can_pay(nuggets: int, position: int, most: int) -> None:
    at = table("buying", nuggets=[nuggets, 1, 1, 1], positions=[position, 6, 6, 6])

    assert at.offers() == [f"buy {spaces}" for spaces in range(most + 1)]
    assert at.refusal(f"buy {most + 1}").clause == "GN-66"
    assert at.refusal("buy 99").params == {"most": most}


@pytest.mark.clause("GN-66")
def test_gn66_am14_nothing_can_be_bought_beyond_the_last_space() -> None:
    at = table("buying", positions=[30, 6, 6, 6])
    at.state.positions[0] = 33

    assert at.offers() == ["buy 0", "buy 1", "buy 2"]


@pytest.mark.clause("GN-66")
def test_gn66_d17_spaces_won_at_poker_do_not_count_against_the_five() -> None:
    at = table(adventurers=["fingers-malloy", "mule-madigan", "", ""]).chance("event poker")
    at.choose("fingers-malloy", "mule-madigan")
    assert list(at.view.positions) == [10, 5, 6, 6]
    at.do(0, "buy 5")

    assert list(at.view.positions) == [15, 5, 6, 6]


@pytest.mark.clause("GN-67")
def test_gn67_buying_is_optional_and_declared_in_one_go() -> None:
    """AM-42: one number."""
    at = table("buying", adventurers=["ida-crowe", "", "", ""]).do(0, "buy 0")

    assert at.view.nuggets == (10, 10, 10, 10)
    assert at.view.positions == (6, 6, 6, 6)
    assert at.phase == "offering"
    assert "gn-bought-none" in at.heard()
