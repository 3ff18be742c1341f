"""STOP: GH-77 to GH-79, in order and open."""

from __future__ import annotations

import pytest

from .play import plies
from .table import Scene, start

PAIR = {"bank": "C3 D1", "judge": "C3 D1", "saloon": "C1 C2 C3"}
TWO = PAIR | {"hotel": "D1 D3 E3"}


def end_turn(table: Scene) -> Scene:
    """Seat 0 passes and draws."""
    return table.do(0, "pass", "draw building").chance()


def window(players: int, chosen: dict[str, str] | None = None, **given: list[int]) -> Scene:
    """A window after seat 0's turn, with two markers to claim."""
    return end_turn(start(players, chosen).lay_out(TWO, points=given.get("points", ())))


@pytest.mark.clause("GH-77", "GH-78")
def test_gh77_every_other_seat_is_asked_once_around_and_may_claim_on() -> None:
    table = window(3)
    assert (table.view.phase, table.view.turn) == ("window", 1)
    table.do(1, "claim saloon C3", "claim hotel D1")
    assert table.points() == [0, 2, 0]
    assert table.view.turn == 1
    table.do(1, "quiet")
    assert table.view.turn == 2
    table.do(2, "quiet")
    assert (table.view.phase, table.view.turn) == ("turn", 1)


@pytest.mark.clause("GH-77")
def test_gh77_the_list_of_claims_gives_nothing_away() -> None:
    table = window(2)
    markers = [f"{b} {lot}" for b, lots in table.markers().items() for lot in lots.split()]
    assert table.offers(1) == ["quiet", *(f"claim {marker}" for marker in markers)]


@pytest.mark.clause("GH-77")
@pytest.mark.parametrize(("penalty", "left"), [("0", 3), ("1", 2)])
def test_gh77_a_wrong_call_ends_the_seats_right_in_this_window(penalty: str, left: int) -> None:
    table = window(3, {"stop_penalty": penalty}, points=[0, 3, 0])
    before = table.markers()
    table.do(1, "claim bank C3")
    assert table.markers() == before
    assert table.points() == [0, left, 0]
    assert table.view.turn == 2
    assert table.view.seats[1].lost == 3 - left
    table.do(2, "claim saloon C3", "quiet").do(1, "claim hotel D1")
    assert table.points() == [0, left + 1, 1], "in his own turn he may claim again"


@pytest.mark.clause("GH-77")
def test_gh77_nobody_loses_a_marker_he_does_not_have() -> None:
    table = window(2, {"stop_penalty": "1"})
    table.do(1, "claim bank C3")
    assert table.points() == [0, 0]


@pytest.mark.clause("GH-77")
def test_gh77_the_active_player_may_claim_in_his_own_turn_until_he_errs() -> None:
    table = start().lay_out(TWO, hands=["3"])
    table.do(0, "claim saloon C3")
    assert table.points() == [1, 0]
    table.do(0, "claim bank C3")
    assert table.refusal("claim hotel D1", 0).key == "gh-refuse-claimed"
    table.do(0, "play 3", "done")
    assert not any(text.startswith("claim") for text in table.offers(0))


@pytest.mark.clause("GH-77")
@pytest.mark.parametrize(("penalty", "left"), [("0", 3), ("1", 2)])
def test_gh77_a_wrong_call_in_the_own_turn_costs_as_agreed(penalty: str, left: int) -> None:
    table = start(2, {"stop_penalty": penalty}).lay_out(TWO, points=[3, 1])
    table.do(0, "claim bank C3")
    assert table.points() == [left, 1]
    assert table.view.seats[0].lost == 3 - left
    assert ("gh-penalty" in table.heard()) == (left == 2)


@pytest.mark.clause("GH-79")
def test_gh79_a_claim_rests_on_the_board_alone_not_on_cards_played_before() -> None:
    table = start().lay_out({"bank": "C5 D5", "laundry": "C5 E4 E5"}, hands=["1 8"])
    table.do(0, "pass", "draw district").chance().do(1, "claim laundry C5")
    assert table.points() == [0, 0]
    assert table.heard()[-2:] == ["gh-claim-wrong", "gh-turn"]


@pytest.mark.clause("GH-78")
def test_gh78_every_claim_that_holds_comes_with_its_proof() -> None:
    proofs = 0
    for ply in plies():
        for event in ply.events:
            if event.public.key != "gh-claimed":
                continue
            proofs += 1
            said = event.public.params
            lots, group = said["lots"], said["buildings"]
            assert isinstance(lots, tuple)
            assert isinstance(group, tuple)
            before: dict[object, set[str]] = {
                each.id: set(each.lots) for each in ply.before.observe(None).buildings
            }
            assert len(group) == len(lots)
            assert said["lot"] in lots
            assert said["building"] not in group
            assert all(before[each] <= set(map(str, lots)) for each in group)
    assert proofs > 10


@pytest.mark.clause("GH-77")
def test_gh77_automatic_conclusions_go_to_the_active_player_and_off_means_off() -> None:
    auto = start(2, {"stop": "auto"}).lay_out(TWO, hands=["4"])
    auto.do(0, "play 4")
    assert auto.markers()["saloon"] == "C1 C2"
    assert auto.markers()["hotel"] == "D3 E3"
    assert auto.points() == [3, 0]
    assert auto.refusal("claim saloon C1", 0).key == "gh-refuse-no-stop"
    off = start(2, {"stop": "off"}).lay_out(TWO, hands=["4"])
    off.do(0, "play 4", "done", "draw building").chance()
    assert (off.view.phase, off.view.turn) == ("turn", 1)
    assert off.points() == [1, 0]


# The open way


@pytest.mark.clause("GH-77")
def test_gh77_in_an_open_window_all_but_the_last_player_may_speak_unasked() -> None:
    table = window(4, {"stop_order": "open"})
    assert (table.view.phase, table.view.turn, table.view.window) == ("turn", 1, True)
    assert table.interjections(0) == []
    assert table.interjections(1) == [], "he is on turn, his claims are among his moves"
    assert "claim saloon C3" in table.offers(1)
    assert table.interjections(2) == table.interjections(3) != []
    table.do(3, "claim saloon C3").do(2, "claim hotel D1")
    assert table.points() == [0, 0, 1, 1]
    assert table.refusal("claim bank C3", 0).key == "gh-refuse-own-turn"
    assert table.refusal("claim bank A2", 2).key == "gh-refuse-marker"


@pytest.mark.clause("GH-77")
def test_gh77_the_next_players_first_move_closes_the_window_but_not_his_claim() -> None:
    table = window(3, {"stop_order": "open"})
    table.do(1, "claim saloon C3")
    assert table.view.window
    table.do(2, "claim bank C3")
    assert table.interjections(2) == []
    assert table.refusal("claim hotel D1", 2).key == "gh-refuse-claimed"
    table.do(1, "pass")
    assert not table.view.window
    assert table.interjections(2) == []


@pytest.mark.clause("GH-32", "GH-77")
def test_gh32_who_is_not_asked_is_told_so() -> None:
    table = window(3)
    for text in ("claim saloon C3", "quiet"):
        assert table.refusal(text, 2).key == "not-your-turn"
    own = start(3).lay_out(TWO)
    assert own.refusal("claim saloon C3", 1).key == "not-your-turn"
    assert own.refusal("pass", 1).key == "not-your-turn"
    assert own.refusal("draft bank", 1).key == "gh-refuse-phase"


@pytest.mark.clause("GH-77")
def test_gh77_a_wrong_call_in_the_window_does_not_bar_the_next_player_in_his_turn() -> None:
    table = start(2, {"stop_order": "open"}).lay_out(TWO, hands=["", "3 4"])
    end_turn(table).do(1, "claim bank C3")
    assert not any(text.startswith("claim") for text in table.offers(1))
    table.do(1, "play 3")
    assert "claim hotel D1" in table.offers(1)


@pytest.mark.clause("GH-75", "GH-77")
def test_gh75_a_claim_in_an_open_window_can_bring_the_one_card_limit() -> None:
    placed = {
        "blacksmith": "A2", "casino": "C4", "church": "A3", "doc": "B1", "laundry": "E4",
        "prison": "B2", "saloon": "C1", "sheriff": "C2", "stable": "D2", "school": "B5",
        "barber": "B3", "gunsmith": "A4",
    }  # fmt: skip
    given = {"bank": "C3 D1", "judge": "C3 D1", "hotel": "D1 D3"}
    table = start(3, {"stop_order": "open"}).lay_out(given, placed)
    end_turn(table)
    assert table.view.cards_left == 2
    table.do(2, "claim hotel D1")
    assert (table.view.locomotive, table.view.cards_left) == (16, 1)


@pytest.mark.clause("GH-85", "GH-86")
@pytest.mark.parametrize("order", ["ordered", "open"])
def test_gh85_a_claim_that_reaches_22_ends_the_game_when_the_window_closes(order: str) -> None:
    table = start(3, {"stop_order": order}).lay_out(ALMOST, EIGHTEEN)
    assert table.view.locomotive == 21
    end_turn(table)
    first = 1 if order == "ordered" else 2
    table.do(first, "claim hotel D1")
    assert (table.view.locomotive, table.view.phase) == (22, "window")
    table.do(1, "quiet")
    assert table.view.phase == "window"
    table.do(2, "quiet")
    assert (table.view.phase, table.view.reason) == ("over", "locomotive")


@pytest.mark.clause("GH-86")
@pytest.mark.parametrize("order", ["ordered", "open"])
def test_gh86_the_last_window_is_held_or_not_as_agreed(order: str) -> None:
    for last, phase in (("yes", "window"), ("no", "over")):
        table = start(3, {"stop_order": order, "last_stop": last}).lay_out(ALMOST, EIGHTEEN)
        table.do(0, "claim hotel D1", "pass")
        assert table.view.phase == phase
        if last == "yes" and order == "open":
            assert table.interjections(2)[0] == "quiet"
            table.do(2, "quiet").do(1, "quiet")
            assert table.view.phase == "over"


@pytest.mark.clause("GH-77", "GH-86")
def test_gh77_who_called_wrongly_is_not_asked_again_in_the_last_open_window() -> None:
    table = start(3, {"stop_order": "open"}).lay_out(ALMOST, EIGHTEEN)
    end_turn(table).do(1, "claim bank C3").do(2, "claim hotel D1")
    assert (table.view.locomotive, table.view.phase) == (22, "window")
    assert table.view.turn == 2
    assert table.interjections(1) == []
    assert table.refusal("claim bank C3", 1).key == "gh-refuse-claimed"
    table.do(2, "quiet")
    assert (table.view.phase, table.view.reason) == ("over", "locomotive")


ALMOST = {"bank": "C3 D1", "judge": "C3 D1", "hotel": "D1 D3"}
EIGHTEEN = {
    "blacksmith": "A2", "casino": "C4", "church": "A3", "doc": "B1", "laundry": "E4",
    "prison": "B2", "saloon": "C1", "sheriff": "C2", "stable": "D2", "school": "B5",
    "barber": "B3", "gunsmith": "A4", "undertaker": "B4", "stagecoach": "C5",
    "general_store": "D4", "sawmill": "D5", "telegraph": "E2", "newspaper": "E3",
}  # fmt: skip
"""All lots but C3, D1, D3 and E5, all buildings but bank, judge, hotel and post office."""
