"""End and scoring: GH-85 to GH-89, and the end when nobody goes on."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE, Rng
from saloon.records import Tally, random_play

from .play import OPTIONS, games
from .table import GAME, cards, start
from .test_stop import ALMOST, EIGHTEEN

HALVES = [" ".join(map(str, range(1, 31))), " ".join(map(str, range(31, 61)))]


@pytest.mark.clause("GH-85")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gh85_500_random_games_all_end_with_a_possible_town(players: int) -> None:
    reasons = set()
    for seed in range(500):
        state = start(players).state
        random_play(state, Rng(f"{players} {seed}"), Tally())
        result = state.result()
        assert result is not None
        assert state.board.whole
        reasons.add(result.reason)
        if result.reason == "locomotive":
            assert 22 <= state.locomotive() <= 25
    assert "locomotive" in reasons


@pytest.mark.clause("GH-86")
def test_gh86_the_active_player_finishes_the_turn_that_reaches_22_and_draws_nothing() -> None:
    table = start().lay_out(ALMOST, EIGHTEEN | {"post_office": "E5"}, hands=["23 24"])
    assert table.view.locomotive == 22
    table = start().lay_out(ALMOST, EIGHTEEN, hands=["22"])
    table.do(0, "claim hotel D1")
    assert table.view.turn == 0
    assert table.view.locomotive == 22
    table.do(0, "pass")
    phases = [table.view.phase]
    table.do(1, "quiet")
    assert [*phases, table.view.phase] == ["window", "over"]


@pytest.mark.clause("GH-86")
def test_gh86_at_22_the_active_player_may_still_place_a_building() -> None:
    table = start().lay_out(ALMOST, EIGHTEEN, hands=["25 3"], front=["bank judge"])
    table.do(0, "claim hotel D1")
    assert table.view.locomotive == 22
    assert "play 25 bank" in table.offers(0)
    table.do(0, "play 25 bank")
    assert (table.view.locomotive, table.view.turn) == (24, 0)
    assert table.view.phase == "turn"
    table.do(0, "done")
    assert (table.view.phase, table.state.hands[0]) == ("window", cards("3"))
    assert not {"gh-pile-chosen", "gh-drew"} & set(table.heard())


@pytest.mark.clause("GH-87", "GH-88", "GH-89")
def test_gh87_collected_markers_are_the_score_and_equals_share() -> None:
    for game in games():
        last = game[-1].after
        result = last.result()
        assert result is not None
        assert result.scores == tuple(seat.points for seat in last.observe(None).seats)
        best = max(result.scores)
        assert [rank == 1 for rank in result.ranks] == [score == best for score in result.scores]
    table = start(3).lay_out(ALMOST, EIGHTEEN, points=[4, 7, 3])
    table.do(0, "claim hotel D1", "pass").do(1, "quiet").do(2, "quiet")
    result = table.state.result()
    assert result is not None
    assert (result.scores, result.ranks) == ((6, 7, 3), (2, 1, 3))
    assert table.heard()[-1] == "gh-winner"
    shared = start(3).lay_out(ALMOST, EIGHTEEN, points=[5, 7, 3])
    shared.do(0, "claim hotel D1", "pass").do(1, "quiet").do(2, "quiet")
    assert shared.state.result() is not None
    assert shared.events[-1].public.params == {"seats": (0, 1)}


@pytest.mark.clause("GH-84")
def test_gh84_a_round_of_passes_without_a_card_ends_the_game() -> None:
    table = start().lay_out(hands=HALVES)
    table.do(0, "pass").do(1, "quiet", "pass").do(0, "quiet")
    assert table.view.reason == "exhausted"


@pytest.mark.clause("GH-84")
def test_gh84_a_claim_in_the_last_window_lets_the_game_go_on() -> None:
    given = {"bank": "C3 D1", "judge": "C3 D1", "saloon": "C1 C2 C3"}
    for order in ("ordered", "open"):
        table = start(2, {"stop_order": order}).lay_out(given, hands=HALVES)
        asked = ["quiet"] if order == "ordered" else []
        table.do(0, "pass").do(1, *asked, "pass")
        assert table.view.phase == "window"
        table.do(0, "claim saloon C3", *asked)
        assert (table.view.phase, table.view.turn) == ("turn", 0)
        assert table.view.reason is None


@pytest.mark.clause("GH-27")
def test_gh27_four_rounds_of_passes_end_the_game_where_agreed() -> None:
    for option, over in (("off", False), ("4", True)):
        table = start(2, {"stall_rounds": option}).lay_out()
        for turn in range(8):
            seat = turn % 2
            table.do(seat, "pass", "draw building").chance().do(1 - seat, "quiet")
        assert (table.view.reason == "stall") == over


@pytest.mark.clause("GH-27")
@pytest.mark.parametrize(
    ("chosen", "rounds"),
    [
        ({}, "off"),
        ({"null_play": "no"}, "off"),
        ({"null_play": "yes"}, "4"),
        ({"null_play": "yes", "stall_rounds": "4"}, "4"),
        ({"null_play": "yes", "stall_rounds": "off"}, "off"),
        ({"stall_rounds": "4"}, "4"),
    ],
)
def test_gh27_amb17_cards_without_effect_bring_the_stall_rule_unless_the_table_says_otherwise(
    chosen: dict[str, str], rounds: str
) -> None:
    complete = GAME.complete_options(3, chosen)

    assert complete["stall_rounds"] == rounds
    assert GAME.complete_options(3, complete) == complete


def idle_turns(chosen: dict[str, str]) -> int:
    """Let two players play nothing but cards without effect, or pass; count up to 500 turns."""
    state = start(2, chosen).lay_out({"casino": "C3 C4"}, hands=["3"]).state
    rng = Rng("idle")
    turns = 0
    while state.actors() and turns < 500:
        (seat,) = state.actors()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        move = state.default(seat)
        for each in state.legal(seat):
            if each.text.startswith("play"):
                after = state.clone()
                after.apply(seat, each)
                if not after.changed:
                    move = each
        turns += move.text in ("pass", "done")
        state.apply(seat, move)
    return turns


@pytest.mark.clause("GH-27")
def test_gh27_amb17_cards_played_without_effect_do_not_go_on_for_ever() -> None:
    """They come back with every reshuffle, so that the piles need never run out."""
    marked = {"null_play": "yes"}
    assert idle_turns(marked) == 8
    assert idle_turns({**marked, "stall_rounds": "off"}) == 500


def test_a_purchase_does_not_make_a_turn_more_than_a_pass() -> None:
    table = start().lay_out(points=[4])
    table.do(0, "buy bank", "pass", "draw building").chance().do(1, "quiet")
    assert table.view.passes == 1


@pytest.mark.parametrize("chosen", OPTIONS)
def test_games_end_under_every_option(chosen: dict[str, str]) -> None:
    for players in (2, 3, 4):
        for seed in range(20):
            state = start(players, chosen).state
            random_play(state, Rng(f"options {players} {seed}"), Tally())
            assert state.result() is not None
            assert state.board.whole or chosen.get("legality") == "local"
