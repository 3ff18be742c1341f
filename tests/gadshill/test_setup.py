"""Setup and draft: GH-14 to GH-25."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE

from .model import BUILDINGS
from .play import play, plies
from .table import Scene, start


def setup_of(players: int) -> Scene:
    """A table whose cards are dealt, chance always taking the first outcome."""
    table = start(players)
    while table.state.actors() == (CHANCE,):
        table.chance()
    return table


@pytest.mark.clause("GH-14", "GH-17")
def test_gh14_all_buildings_start_beside_the_board_with_their_markers() -> None:
    view = start(3).state.observe(None)
    assert [each.state for each in view.buildings] == ["unmarked"] * 22
    assert {each.holder for each in view.buildings} == {None}
    assert view.locomotive == 3


@pytest.mark.clause("GH-15")
def test_gh15_the_special_tiles_lie_at_random_and_stay() -> None:
    orders = [move.text for move, weight in start(2).state.outcomes() if weight == 1]
    assert len(set(orders)) == 6
    game = list(play(2, 5))
    laid = game[0].after.observe(None).tiles
    assert sorted(laid) == ["bison_pasture", "cemetery", "station"]
    assert {ply.after.observe(None).tiles for ply in game} == {laid}


@pytest.mark.clause("GH-16", "GH-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gh16_each_player_takes_three_building_one_district_and_one_condition_card(
    players: int,
) -> None:
    view = setup_of(players).view
    for seat in view.seats:
        kinds = (seat.building_cards, seat.district_cards, seat.condition_cards)
        assert kinds == (3, 1, 1)
    assert view.piles == (22 - 3 * players, 16 - players, 22 - players)


@pytest.mark.clause("GH-16")
def test_gh16_piles_are_bags_and_every_card_in_them_is_equally_likely() -> None:
    table = start()
    table.chance().chance()
    assert [(move.text, weight) for move, weight in table.state.outcomes()] == [
        (f"deal {card}", 1) for card in range(1, 23)
    ]


@pytest.mark.clause("GH-18")
def test_gh18_the_first_player_is_drawn_or_named_by_the_table() -> None:
    table = start(3)
    table.chance()
    assert [move.text for move, _ in table.state.outcomes()] == ["first 0", "first 1", "first 2"]
    named = start(3, {"first_seat": "2"})
    named.chance().chance()
    assert named.view.first == 2


@pytest.mark.clause("GH-20", "GH-24")
def test_gh20_buildings_are_taken_one_by_one_in_the_same_order_every_round() -> None:
    table = start(3, {"first_seat": "1"})
    while table.state.actors() == (CHANCE,):
        table.chance()
    order: list[int] = []
    for building in BUILDINGS[:6]:
        order.extend(table.state.actors())
        table.do(order[-1], f"draft {building}")
    assert order == [1, 2, 0, 1, 2, 0]
    holders = {each.id: each.holder for each in table.view.buildings}
    assert [holders[building] for building in BUILDINGS[:7]] == [1, 2, 0, 1, 2, 0, None]
    assert table.refusal(f"draft {BUILDINGS[0]}", 1).key == "gh-refuse-drafted"


@pytest.mark.parametrize(
    ("players", "each", "left"),
    [
        pytest.param(2, 7, 8, marks=pytest.mark.clause("GH-21")),
        pytest.param(3, 5, 7, marks=pytest.mark.clause("GH-22")),
        pytest.param(4, 4, 6, marks=pytest.mark.clause("GH-23")),
    ],
)
def test_gh21_how_many_buildings_are_taken(players: int, each: int, left: int) -> None:
    table = setup_of(players)
    while table.view.phase == "draft":
        seat = table.view.turn
        assert seat is not None
        table.do(seat, table.offers(seat)[0])
    holders = [building.holder for building in table.view.buildings]
    assert [holders.count(seat) for seat in range(players)] == [each] * players
    assert holders.count(None) == left
    assert table.view.turn == table.view.first


@pytest.mark.clause("GH-25")
def test_gh25_advice_binds_nobody_any_building_may_be_drafted() -> None:
    for ply in plies():
        if ply.word == "draft":
            free = [each.id for each in ply.before.observe(None).buildings if each.holder is None]
            offered = [move.text for move in ply.before.legal(ply.seat)]
            assert offered == [f"draft {building}" for building in free]
