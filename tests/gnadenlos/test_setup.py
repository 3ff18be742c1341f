"""Setting up: GN-12 to GN-31 and GN-108."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.kernel import CHANCE

from .table import BOX, GAME, Scene, start, started

EXPERT = {"setup": "expert"}
SIZES = (3, 4)


def stocked(players: int) -> Scene:
    at = start(players)
    while at.phase in ("dealing", "stocking"):
        at.chance(at.offers()[0])
    return at


def paired(players: int) -> Scene:
    """The expert set-up before the roll: pairs in the order of the box."""
    at = start(players, EXPERT)
    return at.chance(*[f"turn {each}" for each in BOX.ids[: 2 * players]])


@pytest.mark.clause("GN-12")
@pytest.mark.parametrize("players", SIZES)
def test_gn12_every_adventurer_is_as_likely_to_be_dealt(players: int) -> None:
    at = start(players)
    assert at.state.outcomes() == [(GAME.parse(f"deal {each}"), 1) for each in BOX.ids]
    at.chance("deal ida-crowe")
    assert at.offers() == [f"deal {each}" for each in BOX.ids if each != "ida-crowe"]
    assert at.view.deck == 28


@pytest.mark.clause("GN-13")
def test_gn13_two_adventurers_each_dealt_in_turn_and_hidden() -> None:
    at = start(3).chance(*[f"deal {each}" for each in BOX.ids[:6]])

    assert at.all_adventurers == [f"{BOX.ids[n]} {BOX.ids[n + 3]}" for n in range(3)]
    assert at.phase == "stocking"
    assert at.view.adventurer_counts == (2, 2, 2)
    assert at.view.adventurers == ()
    for n, event in enumerate(at.events):
        assert event.public.params == {"seat": n % 3}
        assert list(event.private) == [n % 3]
        assert event.private[n % 3].params == {"adventurer": BOX.ids[n]}


@pytest.mark.clause("GN-14")
@pytest.mark.parametrize(("players", "colours", "debts"), [(3, "BRY", 39), (4, "BRYG", 52)])
def test_gn14_each_seat_has_a_colour_and_the_unused_one_stays_out(
    players: int, colours: str, debts: int
) -> None:
    at = start(players)

    assert [set(hand) - set("01234 ") for hand in at.hands] == [{colour} for colour in colours]
    assert sum(at.view.debt_counts) == debts
    assert len(at.view.positions) == players
    assert at.view.debts == ()


@pytest.mark.clause("GN-15", "GN-16", "GN-22")
@pytest.mark.parametrize(("players", "bank"), [(3, 55), (4, 45)])
def test_gn15_hats_on_the_sixth_space_undertaker_at_his_start_ten_nuggets_each(
    players: int, bank: int
) -> None:
    """D-01: the start horseshoe is position 6."""
    view = start(players).view

    assert view.positions == (6,) * players
    assert view.undertaker == 0
    assert view.nuggets == (10,) * players
    assert view.bank == bank
    assert view.vultures == (0,) * players


@pytest.mark.clause("GN-15")
def test_gn15_d01_the_start_counts_as_grey() -> None:
    at = started(3).chance("event poker")
    while at.phase == "choosing":
        at.do(at.actors[0], at.offers()[0])
    # deal in order: old bram (1), tin-pan (3), hickory (1)
    assert at.view.positions == (5, 10, 5)


@pytest.mark.clause("GN-17")
@pytest.mark.parametrize("players", SIZES)
def test_gn17_each_gives_up_one_1_and_one_2_of_his_own(players: int) -> None:
    at = stocked(players)

    for seat, colour in enumerate("BRYG"[:players]):
        kept = [0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4]
        assert at.hand(seat) == " ".join(f"{colour}{value}" for value in kept)


@pytest.mark.clause("GN-18")
def test_gn18_am02_the_given_up_debts_are_shuffled_and_laid_face_down() -> None:
    at = start(3).chance(*[f"deal {each}" for each in BOX.ids[:6]])
    assert at.state.outcomes() == [
        (GAME.parse(f"place {debt}"), 1) for debt in ("B1", "B2", "R1", "R2", "Y1", "Y2")
    ]
    at.chance("place Y2", "place B1")

    assert at.market == ["Y2 B1"]
    for seat in (0, 1, 2, None):
        market = at.state.observe(seat).market
        assert [(each.slot, each.debt, each.known) for each in market] == [
            ("1.1", None, ()),
            ("1.2", None, ()),
        ]
    assert [event.public.params for event in at.events[-2:]] == [{"slot": "1.1"}, {"slot": "1.2"}]
    assert not any(event.private for event in at.events[-2:])


@pytest.mark.clause("GN-19", "GN-20")
@pytest.mark.parametrize(("players", "rows"), [(3, [6]), (4, [6, 2])])
def test_gn20_the_first_market_fills_row_one_then_begins_row_two(
    players: int, rows: list[int]
) -> None:
    at = stocked(players)

    assert [len(row.split()) for row in at.market] == rows
    assert at.slots == [f"{n // 6 + 1}.{n % 6 + 1}" for n in range(sum(rows))]


@pytest.mark.clause("GN-21")
@pytest.mark.parametrize("players", SIZES)
def test_gn21_seven_event_cards_lie_face_down_in_no_order(players: int) -> None:
    at = started(players)

    assert (at.view.event_deck, at.view.event, at.view.event_discard) == (7, None, ())
    assert sum(weight for _, weight in at.state.outcomes()) == 7


@pytest.mark.clause("GN-23")
@pytest.mark.parametrize("players", SIZES)
def test_gn23_d16_the_revolver_goes_clockwise_after_each_turn(players: int) -> None:
    at = started(players, first=1)
    holders = []
    for _ in range(players + 1):
        holders.append(at.view.active)
        turn = at.view.turn
        while at.view.turn == turn:
            seat = at.actors[0]
            move = at.offers()[0] if seat == CHANCE else at.state.default(seat).text
            at.do(seat, move)
    assert holders == [(1 + n) % players for n in range(players + 1)]


@pytest.mark.clause("GN-24")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_gn24_the_highest_roll_starts(first: int) -> None:
    rolls = [2, 3, 2]
    rolls[first] = 5
    at = stocked(3)
    assert at.view.active is None
    at.roll(*rolls)

    assert at.view.active == first
    assert at.view.rolls == tuple(rolls)
    assert at.phase == "event"
    assert at.view.turn == 1


@pytest.mark.clause("GN-24")
def test_gn24_am01_those_who_tie_roll_again_among_themselves() -> None:
    at = stocked(4).roll(4, 6, 1, 6)
    assert at.phase == "rolling"
    assert at.said("gn-roll-tied")[0].params == {"seats": (1, 3)}
    at.roll(3)
    assert at.view.rolls == (4, 3, 1, 6)
    at.roll(3).roll(2)
    assert at.phase == "rolling"
    at.roll(5)

    assert at.view.active == 3


# Expert


@pytest.mark.clause("GN-25")
@pytest.mark.parametrize("players", SIZES)
def test_gn25_experts_are_dealt_nothing_and_give_up_nothing(players: int) -> None:
    at = paired(players)

    assert at.phase == "rolling"
    assert at.view.debt_counts == (13,) * players
    assert at.view.adventurer_counts == (0,) * players
    assert at.slots == []
    assert "gn-dealt" not in at.heard()
    assert "gn-stocked" not in at.heard()


@pytest.mark.clause("GN-26")
@pytest.mark.parametrize("players", SIZES)
def test_gn26_a_pair_for_each_player_of_two_cards_in_a_row(players: int) -> None:
    at = paired(players)

    assert at.offer == " ".join(BOX.ids[: 2 * players])
    assert [message.params["pair"] for message in at.said("gn-paired")] == [
        n // 2 + 1 for n in range(2 * players)
    ]
    at.roll(6, *[1] * (players - 1)).bids(*[f"{'BRYG'[n]}{4 - n}" for n in range(players)])
    assert at.offers() == [f"pick {BOX.ids[2 * n]} {BOX.ids[2 * n + 1]}" for n in range(players)]


@pytest.mark.clause("GN-27", "GN-31")
def test_gn27_d11_d12_the_highest_roller_bids_first_and_starts_without_a_second_roll() -> None:
    at = paired(4).roll(1, 2, 5, 5).roll(2, 4)
    assert at.view.active == 3
    order = []
    for bid in ("G1", "B2", "R3", "Y4"):
        order.append(at.seat)
        at.bids(bid)
    assert order == [3, 0, 1, 2]
    at.sell()

    assert at.phase == "event"
    assert (at.view.active, at.view.turn) == (3, 1)
    assert at.heard().count("gn-first") == 1


@pytest.mark.clause("GN-28")
def test_gn28_experts_bid_one_to_three_debts_of_a_fresh_value() -> None:
    at = paired(3).roll(6, 1, 1)
    assert {len(text.split()) - 1 for text in at.offers()} == {1, 2, 3}
    at.bids("B1 B2")
    assert not [text for text in at.offers() if value_of(text) == 3]
    assert at.refusal("bid R3").clause == "GN-75"
    at.bids("R2", "Y0")
    assert at.phase == "picking"


def value_of(bid: str) -> int:
    return sum(int(debt[1]) for debt in bid.split()[1:])


@pytest.mark.clause("GN-29", "GN-30")
def test_gn29_from_highest_to_lowest_each_takes_a_pair_and_pays_face_down() -> None:
    """AM-03: the lowest bidder pays too. D-23: debts are laid face down."""
    at = paired(3).roll(6, 1, 1).bids("B1 B2", "R0", "Y4")
    first, second, third = (BOX.ids[n : n + 2] for n in (0, 2, 4))
    assert at.seat == 2
    at.do(2, "pick " + " ".join(second)).auto_step()
    assert at.market == ["Y4"]
    assert at.seat == 0
    assert at.refusal("pick " + " ".join(second)).clause == "GN-29"
    at.do(0, "pick " + " ".join(first), "lay B2 B1").auto_step()

    assert at.market == ["Y4 B2 B1 R0"]
    assert at.all_adventurers == [" ".join(pair) for pair in (first, third, second)]
    assert at.view.debt_counts == (11, 12, 12)
    assert all(each.debt is None for each in at.view.market)
    assert at.offer == ""


@pytest.mark.clause("GN-30")
def test_gn30_am04_an_unable_expert_takes_the_last_pair_and_pays_nothing() -> None:
    at = paired(3)
    at.state.hands[2] += at.state.hands[1]
    at.state.hands[1] = 0
    at.roll(6, 1, 1).bids("B1", "Y4")
    at.do(2, at.offers()[1]).auto_step()
    at.do(0, at.offers()[0]).auto_step()

    assert at.said("gn-unable")[0].params == {"seat": 1, "debts": ()}
    assert at.view.adventurer_counts == (2, 2, 2)
    assert at.market == ["Y4 B1"]
    assert at.phase == "event"


# GN-108


@pytest.mark.clause("GN-108")
def test_gn108_d21_three_may_start_with_three_adventurers() -> None:
    at = started(3, {"start_adventurers": "3"})

    assert at.view.adventurer_counts == (3, 3, 3)
    assert at.view.deck == 20
    assert at.view.debt_counts == (11, 11, 11)
    assert len(at.slots) == 6
    assert at.view.nuggets == (10, 10, 10)


def test_the_order_of_the_first_market_is_by_chance_alone() -> None:
    places: Counter[str] = Counter()
    for debt in ("B1", "R2", "Y1"):
        at = start(3).chance(*[f"deal {each}" for each in BOX.ids[:6]]).chance(f"place {debt}")
        places[at.at("1.1")] += 1
    assert places == Counter({"B1": 1, "R2": 1, "Y1": 1})
