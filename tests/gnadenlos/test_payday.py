"""Payday: GN-86 to GN-98."""

from __future__ import annotations

from itertools import pairwise

import pytest

from saloon.kernel import CHANCE

from .play import games, plies
from .table import Scene, table

MARKET = ["B1 R1 Y1 G1 B0 R2", "B1 R1 Y1 G1 R0 B2", "Y2 G2 B2 R2 Y0 G2", "B2 Y2 R3 B4 G0 Y3"]


@pytest.mark.clause("GN-86")
@pytest.mark.parametrize(
    ("players", "cards", "held"),
    [(4, 22, False), (4, 23, False), (4, 24, True), (4, 27, True), (3, 17, False), (3, 18, True)],
)
def test_gn86_d15_a_payday_is_held_with_as_many_full_rows_as_players(
    players: int, cards: int, held: bool
) -> None:
    at = table("payday", players=players, cards=cards)

    assert (at.phase == "payday") == held
    assert (at.view.active == 0) == held


@pytest.mark.clause("GN-86")
def test_gn86_am35_it_is_checked_once_after_the_whole_bidding() -> None:
    at = table("bidding", cards=23)
    at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")
    at.bids("B4 B4", "R3 R4", "Y2", "G0").do(0, "pick ida-crowe").auto_step()
    assert len(at.slots) == 25
    assert at.phase == "picking"
    at.sell()

    assert at.phase == "payday"
    assert len(at.slots) == 28


@pytest.mark.clause("GN-86")
def test_gn86_am36_there_is_no_payday_without_a_bidding() -> None:
    for game in games():
        for ply, following in pairwise(game):
            if following.phase == "payday" and ply.phase != "payday":
                ended = ply.after.observe(None).ending
                assert ended or ply.phase in ("laying", "picking", "tidying")


@pytest.mark.clause("GN-87", "GN-88")
def test_gn87_the_active_player_rolls_a_die_of_six() -> None:
    at = table("payday", active=2, market=MARKET)
    assert at.actors == (CHANCE,)
    assert [(move.text, weight) for move, weight in at.state.outcomes()] == [
        (f"roll {face}", 1) for face in range(1, 7)
    ]
    at.roll(4)

    assert at.said("gn-payday")[0].params == {"seat": 2}
    assert at.said("gn-payday-roll")[0].params == {"seat": 2, "roll": 4}


@pytest.mark.clause("GN-89")
@pytest.mark.parametrize("column", range(1, 7))
def test_gn89_d03_the_outermost_face_down_debt_of_the_column_is_turned_up(column: int) -> None:
    at = table("payday", market=MARKET, nuggets=[50, 50, 50, 50])
    for row in (4, 3, 2, 1):
        at.roll(column)
        up = {each.slot: each.debt for each in at.view.market if each.debt}
        expected = {f"{r}.{column}": MARKET[r - 1].split()[column - 1] for r in range(row, 5)}
        assert up == expected


@pytest.mark.clause("GN-89")
def test_gn89_in_an_uneven_market_the_outermost_row_differs_by_column() -> None:
    at = table("payday", market=[*MARKET, "G3 Y4"], nuggets=[50, 50, 50, 50]).roll(2, 3, 1)

    assert [message.params["slot"] for message in at.said("gn-turned-up")] == ["5.2", "4.3", "5.1"]


@pytest.mark.clause("GN-90")
def test_gn90_the_player_of_the_colour_pays_the_bank() -> None:
    at = table("payday", market=MARKET).roll(6, 2, 4)

    assert at.view.nuggets == (6, 10, 5, 10)
    assert at.view.bank == 45 + 9
    assert [message.params for message in at.said("gn-paid")] == [
        {"seat": 2, "nuggets": 3},
        {"seat": 2, "nuggets": 2},
        {"seat": 0, "nuggets": 4},
    ]


@pytest.mark.clause("GN-91")
def test_gn91_am21_a_payday_goes_on_while_everybody_can_pay() -> None:
    at = table("payday", market=MARKET, nuggets=[90, 90, 90, 90])
    for face in range(1, 7):
        for _ in range(4):
            assert at.phase == "payday"
            at.roll(face)
    assert at.phase == "payday"
    assert all(each.debt for each in at.view.market)
    at.roll(3)
    assert at.phase != "payday"
    assert at.slots == []


@pytest.mark.clause("GN-92")
def test_gn92_a_column_without_a_face_down_debt_ends_it() -> None:
    at = table("payday", market=MARKET, nuggets=[50] * 4).roll(5, 5, 5, 5)
    assert at.phase == "payday"
    at.roll(5)

    assert at.phase == "tidying"
    assert at.view.vultures == (0, 0, 0, 0)
    assert at.said("gn-column-used-up")[0].params == {"column": 5}


@pytest.mark.clause("GN-93", "GN-95")
@pytest.mark.parametrize(
    ("nuggets", "vultures", "left"),
    [(3, 1, 3), (0, 1, 0), (4, 0, 0), (5, 0, 1)],  # AM-22: exactly enough is enough
)
def test_gn93_am22_d04_who_has_too_few_pays_nothing_and_gets_a_vulture(
    nuggets: int, vultures: int, left: int
) -> None:
    at = table("payday", market=MARKET, nuggets=[nuggets, 10, 10, 10]).roll(4)

    assert at.view.vultures == (vultures, 0, 0, 0)
    assert at.view.nuggets == (left, 10, 10, 10)
    assert (at.phase == "payday") == (vultures == 0)


@pytest.mark.clause("GN-93")
def test_gn93_am22_a_debt_of_0_bankrupts_nobody() -> None:
    at = table("payday", market=MARKET, nuggets=[0, 0, 0, 0]).roll(5, 5, 5, 5)

    assert at.phase == "payday"
    assert at.view.vultures == (0, 0, 0, 0)


@pytest.mark.clause("GN-94")
@pytest.mark.parametrize(("position", "after"), [(13, 8), (7, 2), (6, 1), (5, 1), (1, 1), (30, 25)])
def test_gn94_d18_a_vulture_throws_back_five_spaces_to_the_first_at_most(
    position: int, after: int
) -> None:
    at = table("payday", market=MARKET, nuggets=[0] * 4, positions=[position, 9, 9, 9]).roll(4)

    assert at.view.positions == (after, 9, 9, 9)


@pytest.mark.clause("GN-96")
def test_gn96_all_face_up_debts_return_to_their_colours_the_unpaid_one_too() -> None:
    at = table("payday", market=MARKET, nuggets=[3, 10, 10, 10]).roll(6, 2, 5)
    before = [hand.split() for hand in at.hands]
    at.roll(4)
    gained = [
        sorted(set(hand.split()) - set(old)) for hand, old in zip(at.hands, before, strict=True)
    ]

    assert [len(hand.split()) for hand in at.hands] == [
        len(before[0]) + 1,
        len(before[1]),
        len(before[2]) + 2,
        len(before[3]) + 1,
    ]
    assert {
        message.params["seat"]: message.params["debts"] for message in at.said("gn-returned")
    } == {
        0: ("B4",),
        2: ("Y2", "Y3"),
        3: ("G0",),
    }
    assert gained[1] == []


@pytest.mark.clause("GN-96")
def test_gn96_am28_a_captured_debt_returns_to_its_colour_not_to_who_laid_it() -> None:
    at = table("bidding", active=3, hands={"3": "R4 R3"}, keeper=0, cards=23)
    at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")
    at.bids("R4", "B0", "R1", "Y2").sell()
    at.state.nuggets[1] = 3
    at.roll(6)

    assert at.view.vultures == (0, 1, 0, 0)
    assert "R4" in at.hand(1).split()
    assert "R4" not in at.hand(3).split()


@pytest.mark.clause("GN-97")
@pytest.mark.parametrize("active", [0, 1, 3])
def test_gn97_the_active_player_chooses_which_outer_card_fills_which_gap(active: int) -> None:
    at = table("payday", active=active, market=MARKET, nuggets=[50] * 4).roll(5, 5, 5, 5, 5)

    assert at.actors == (active,)
    assert len(at.offers()) == 5 * 3
    assert len(at.arrangements()) == 5 * 4 * 3
    for market in at.arrangements():
        assert [len(row.split()) for row in market] == [6, 6, 6, 2]


@pytest.mark.clause("GN-97")
def test_gn97_d09_automatic_closes_up_without_asking() -> None:
    at = table("payday", market=MARKET, nuggets=[50] * 4, options={"tidy": "automatic"})
    at.roll(5, 5, 5, 5, 5)

    assert at.market == ["B1 R1 Y1 G1 Y3 R2", "B1 R1 Y1 G1 B4 B2", "Y2 G2 B2 R2 R3 G2", "B2 Y2"]
    assert at.view.active == 1


@pytest.mark.clause("GN-98")
def test_gn98_with_enough_full_rows_left_another_payday_follows_at_once() -> None:
    at = table("payday", market=[*MARKET, "G3 Y4"], nuggets=[3, 10, 10, 10]).roll(4)
    assert at.heard().count("gn-payday") == 1
    at.tidied()

    assert at.phase == "payday"
    assert at.view.active == 0
    assert at.heard().count("gn-payday") == 2
    assert all(each.debt is None for each in at.view.market)
    at.roll(2)
    assert len(at.slots) == 25


@pytest.mark.clause("GN-98")
def test_gn98_without_them_the_next_turn_begins() -> None:
    at = table("payday", market=[*MARKET[:3], "B2 Y2 R3 B4 G0 Y3"], nuggets=[3, 10, 10, 10])
    at.roll(4).tidied()

    assert at.heard().count("gn-payday") == 1
    assert (at.view.active, at.view.turn) == (1, 2)


def test_paydays_of_random_play_keep_every_debt_turned_once() -> None:
    seen = 0
    for ply in plies():
        if ply.phase == "payday" and "gn-turned-up" in ply.keys:
            up = Scene(ply.before)
            face_down = {each.slot for each in up.view.market if each.debt is None}
            (slot,) = [
                event.public.params["slot"]
                for event in ply.events
                if event.public.key == "gn-turned-up"
            ]
            column = ply.move.split()[1]
            same = sorted(each for each in face_down if each.endswith(f".{column}"))
            assert slot == same[-1]
            seen += 1
    assert seen > 100
