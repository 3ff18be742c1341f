"""Placing and removing markers, last markers, closed pairs: GH-40 to GH-64."""

from __future__ import annotations

import pytest

from .model import BUILDINGS, LOTS
from .play import plies
from .table import blank, lay_board, model_of, start


@pytest.mark.clause("GH-45")
def test_gh45_a_lot_with_one_or_two_markers_may_receive_another() -> None:
    table = start().lay_out({"bank": "C3 E5", "judge": "C3 E4"}, hands=["3"])
    table.do(0, "play 3")
    assert sum("C3" in lots for lots in table.markers().values()) == 3


@pytest.mark.clause("GH-46", "GH-47")
def test_gh46_no_lot_holds_more_than_three_markers_after_a_card() -> None:
    most = 0
    for ply in plies():
        board = ply.after.board
        if not ply.after.agreed.rulings.limit_by_turn:
            assert board.fours == 0
        most = max(most, sum("C3" in each.lots for each in ply.after.observe(None).buildings))
    assert most == 3


@pytest.mark.clause("GH-47")
def test_gh47_a_fourth_marker_that_the_cards_own_chain_takes_off_does_no_harm() -> None:
    table = start().lay_out(
        {"bank": "C3 E5", "judge": "C3 E4", "church": "C3 A4"},
        {"prison": "C4", "stable": "D1", "doc": "D2"},
        hands=["3"],
    )
    table.do(0, "play 3")
    assert table.placed()["casino"] == "C3"


@pytest.mark.clause("GH-48")
def test_gh48_five_lots_bring_no_points() -> None:
    zero = [
        event.public.params["points"]
        for ply in plies()
        if ply.word == "play"
        and any(e.public.key == "gh-put" and e.public.params["number"] == 5 for e in ply.events)
        and not any(e.public.key == "gh-removed" for e in ply.events)
        for event in ply.events
        if event.public.key == "gh-gained"
    ]
    assert 0 in zero


@pytest.mark.clause("GH-49", "GH-51")
def test_gh49_markers_go_up_once_and_never_return() -> None:
    for ply in plies():
        before = {each.id: each for each in ply.before.observe(None).buildings}
        for after in ply.after.observe(None).buildings:
            if before[after.id].state != "unmarked":
                assert set(after.lots) <= set(before[after.id].lots)
                assert after.state != "unmarked"


@pytest.mark.clause("GH-51")
def test_gh51_every_marker_taken_off_is_a_point_of_the_taker() -> None:
    for ply in plies():
        for event in ply.events:
            if event.public.key == "gh-gained":
                seat = event.public.params["seat"]
                assert isinstance(seat, int)
        gained = sum(
            int(str(e.public.params["points"])) for e in ply.events if e.public.key == "gh-gained"
        )
        if ply.word in ("play", "take", "claim") and gained:
            assert ply.after.points[ply.seat] - ply.before.points[ply.seat] == gained


@pytest.mark.clause("GH-52")
def test_gh52_no_marked_building_ever_loses_all_its_markers() -> None:
    for ply in plies():
        for before, after in zip(
            ply.before.observe(None).buildings, ply.after.observe(None).buildings, strict=True
        ):
            assert after.lots or not before.lots


@pytest.mark.clause("GH-54", "GH-57")
def test_gh54_no_building_is_left_with_one_marker() -> None:
    for ply in plies():
        for each in ply.after.observe(None).buildings:
            assert each.state != "marked" or len(each.lots) > 1


@pytest.mark.clause("GH-58")
def test_gh58_the_holder_gets_nothing_for_a_placed_building() -> None:
    for ply in plies():
        if ply.word in ("play", "take", "claim"):
            others = [seat for seat in range(ply.after.players) if seat != ply.seat]
            for seat in others:
                assert ply.after.points[seat] == ply.before.points[seat]


@pytest.mark.clause("GH-59")
def test_gh59_a_first_placement_on_one_lot_brings_five_points() -> None:
    placed = {"prison": "C4", "stable": "D1", "doc": "D2"}
    table = start().lay_out({}, placed, hands=["3"])
    table.do(0, "play 3")
    assert table.placed() == placed | {"casino": "C3"}
    assert table.points() == [5, 0]


@pytest.mark.clause("GH-60")
def test_gh60_each_placed_building_yields_five_points_in_all() -> None:
    for ply in plies():
        view = ply.after.observe(None)
        gained = sum(seat.points + 2 * seat.bought + seat.lost for seat in view.seats)
        placed = sum(each.state == "placed" for each in view.buildings)
        marked = [each for each in view.buildings if each.state == "marked"]
        assert gained == 5 * placed + sum(5 - len(each.lots) for each in marked)


@pytest.mark.clause("GH-61")
def test_gh61_a_pair_is_closed_even_if_an_older_third_marker_lies_there() -> None:
    table = start().lay_out({"bank": "C3 D1", "judge": "C3 D1", "saloon": "C1 C2 C3"}, hands=["3"])
    table.do(0, "play 3")
    assert table.markers()["casino"] == "C4 D2"
    assert table.markers()["saloon"] == "C1 C2 C3"


@pytest.mark.clause("GH-63", "GH-64")
def test_gh63_two_only_markers_on_one_lot_cannot_arise() -> None:
    for ply in plies():
        model = model_of(ply.after)
        assert all(len(lots) > 1 for lots in model.dom.values())
    table = start(2, {"legality": "local"}).lay_out(
        {"casino": "C3 E5", "blacksmith": "C3 E4"}, {"doc": "D3"}, hands=["23", ""],
        front=["casino blacksmith"],
    )  # fmt: skip
    table.do(0, "play 23 casino")
    assert table.placed()["casino"] == "C3"
    assert table.placed()["blacksmith"] == "E4"


@pytest.mark.clause("GH-81")
def test_gh81_a_play_that_leaves_no_complete_town_is_refused_with_the_crowd() -> None:
    table = start().lay_out(
        {"bank": "C3 C4", "judge": "C4 D1", "hotel": "C3 D1"}, {"stable": "D2"}, hands=["3"]
    )
    refusal = table.refusal("play 3", 0)
    assert refusal.params["reason"] == "TOWN_IMPOSSIBLE"
    assert refusal.params["buildings"] == ("bank", "casino", "hotel", "judge")
    assert refusal.params["lots"] == ("C3", "C4", "D1")
    local = start(2, {"legality": "local"}).lay_out(
        {"bank": "C3 C4", "judge": "C4 D1", "hotel": "C3 D1"}, {"stable": "D2"}, hands=["3"]
    )
    local.do(0, "play 3")
    assert not local.state.board.whole


def test_boards_are_never_changed_once_they_stand() -> None:
    board = lay_board(blank(), {"casino": "C3 C4 D1 D2", "hotel": "A3 B3 D3 E3"})
    kept = (board.lots[:], board.home[:], board.owner[:], board.marked, board.ones)
    board.play(41, BUILDINGS.index("hotel"))
    board.without(BUILDINGS.index("hotel"), 1 << LOTS.index("A3"), None)
    board.concluded(None)
    board.exclusions()
    assert kept == (board.lots, board.home, board.owner, board.marked, board.ones)
