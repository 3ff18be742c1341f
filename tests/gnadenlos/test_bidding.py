"""Bidding for adventurers: GN-68 to GN-82."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from .play import plies
from .table import BOX, Scene, table

THREE = ("ida-crowe", "greenhorn-gus", "calhoun-reed")


def bidding(
    *,
    active: int = 0,
    players: int = 4,
    hands: Mapping[str, str] | None = None,
    keeper: int | None = None,
    options: Mapping[str, str] | None = None,
    cards: int = 0,
) -> Scene:
    """Adventurers lie face up and the active player is to bid."""
    at = table(
        "bidding",
        active=active,
        players=players,
        hands=hands,
        keeper=keeper,
        options=options,
        cards=cards,
    )
    return at.chance(*[f"turn {each}" for each in THREE[: players - 1]])


@pytest.mark.clause("GN-68", "GN-69")
@pytest.mark.parametrize(
    ("held", "phase", "active"),
    [("", "offering", 0), ("ida-crowe", "offering", 0), ("ida-crowe ezra-quill", "offering", 0)],
)
def test_gn68_with_fewer_than_three_adventurers_there_is_a_bidding(
    held: str, phase: str, active: int
) -> None:
    at = table("buying", adventurers=[held, "nugget-jones", "", ""]).do(0, "buy 0")

    assert (at.phase, at.view.active) == (phase, active)


@pytest.mark.clause("GN-69")
@pytest.mark.parametrize("more", ["", " silver-pike"])
def test_gn69_with_three_or_more_it_is_skipped_for_everybody(more: str) -> None:
    held = "ida-crowe ezra-quill jacky-belle" + more
    at = table("buying", adventurers=[held, "", "", ""]).do(0, "buy 0")

    assert (at.phase, at.view.active, at.view.turn) == ("buying", 1, 2)
    assert at.said("gn-bidding-skipped")[0].params == {"seat": 0}


@pytest.mark.clause("GN-68")
def test_gn68_only_the_active_players_adventurers_count() -> None:
    held = "ida-crowe ezra-quill jacky-belle"
    at = table("buying", adventurers=["", held, held[:0], ""]).do(0, "buy 0")

    assert at.phase == "offering"


@pytest.mark.clause("GN-70")
@pytest.mark.parametrize("players", [3, 4])
def test_gn70_one_adventurer_fewer_than_players_is_turned_up(players: int) -> None:
    at = table("bidding", players=players)
    for each in THREE[: players - 1]:
        assert at.phase == "offering"
        at.chance(f"turn {each}")

    assert at.phase == "bidding"
    assert at.offer == " ".join(THREE[: players - 1])
    assert at.view.deck == 29 - (players - 1)


@pytest.mark.clause("GN-70")
def test_gn70_each_card_of_the_deck_is_as_likely() -> None:
    at = table("bidding", deck="ida-crowe ezra-quill jacky-belle silver-pike")
    at.chance("turn ezra-quill")

    assert [(move.text, weight) for move, weight in at.state.outcomes()] == [
        ("turn jacky-belle", 1),
        ("turn silver-pike", 1),
        ("turn ida-crowe", 1),
    ]


@pytest.mark.clause("GN-71")
@pytest.mark.parametrize("active", [0, 1, 3])
def test_gn71_each_bids_once_clockwise_from_the_active_player(active: int) -> None:
    at = bidding(active=active)
    order = []
    for value in range(4):
        order.append(at.seat)
        at.bids("BRYG"[at.seat] + str(value))

    assert order == [(active + n) % 4 for n in range(4)]
    assert at.phase == "picking"
    assert [bid.seat for bid in at.view.bids] == order


@pytest.mark.clause("GN-72", "GN-73")
def test_gn72_a_bid_is_any_one_to_three_debts_of_the_hand() -> None:
    """AM-27: it may be padded with zeros."""
    hand = "B0 B2 B2 R4"
    at = bidding(hands={"0": hand})
    expected = {
        "bid " + " ".join(debts)
        for number in (1, 2, 3)
        for debts in combinations(hand.split(), number)
    }

    assert set(at.offers()) == expected
    assert {"bid B0 B2", "bid B0 B2 B2", "bid B2 B2 R4", "bid R4"} <= expected


@pytest.mark.clause("GN-72")
def test_gn72_d24_a_bid_lies_face_up_and_is_worth_its_sum() -> None:
    at = bidding().bids("B1 B2 B4")

    for seat in (0, 2, None):
        (bid,) = at.state.observe(seat).bids
        assert (bid.seat, bid.debts, bid.value) == (0, ("B1", "B2", "B4"), 7)
    assert at.said("gn-bid")[0].params == {"seat": 0, "debts": ("B1", "B2", "B4"), "value": 7}


@pytest.mark.clause("GN-73")
def test_gn73_nobody_is_ever_offered_more_than_three_debts() -> None:
    sizes = set()
    for ply in plies():
        if ply.phase == "bidding":
            sizes |= {len(move.text.split()) - 1 for move in ply.before.legal(ply.seat)}
    assert sizes == {1, 2, 3}


@pytest.mark.clause("GN-74")
def test_gn74_a_bid_may_be_lower_than_earlier_ones() -> None:
    at = bidding().bids("B4 B4", "R3")

    assert "bid Y0" in at.offers()
    assert "bid Y4" in at.offers()


@pytest.mark.clause("GN-75")
def test_gn75_values_differ_from_all_earlier_ones_and_0_is_bid_once() -> None:
    at = bidding().bids("B0 B0", "R1 R2")
    values = {sum(int(debt[1]) for debt in text.split()[1:]) for text in at.offers()}

    assert values == {1, 2, 4, 5, 6, 7, 8, 9, 10, 11}
    assert at.refusal("bid Y0").params == {"value": 0}
    assert at.refusal("bid Y3").clause == "GN-75"


@pytest.mark.clause("GN-75")
def test_gn75_values_are_fresh_again_in_the_next_bidding() -> None:
    at = bidding(active=3).bids("G4", "B3", "R2", "Y1").sell()
    at.chance("event gold-3-1").auto_step().do(0, "buy 0")
    at.chance("turn mule-madigan", "turn ezra-quill", "turn jacky-belle")

    assert {"bid B4", "bid B3", "bid B2", "bid B1"} <= set(at.offers())


@pytest.mark.clause("GN-76")
def test_gn76_d08_nobody_may_pass_while_he_can_bid() -> None:
    for ply in plies():
        if ply.phase == "bidding":
            assert all(move.text.startswith("bid ") for move in ply.before.legal(ply.seat))
    at = bidding(hands={"0": "B2"})
    assert at.offers() == ["bid B2"]
    assert not at.state.auto_step()


@pytest.mark.clause("GN-77")
@pytest.mark.parametrize(
    ("hand", "unable"),
    [
        ("", True),
        ("R2", True),
        ("R2 R2", False),  # 4 is free
        ("R0 R2", True),
        ("R0 R0 R2", True),
        ("R0 R1", False),
        ("R2 B2 B2", False),
    ],
)
def test_gn77_am24_without_a_fresh_value_he_shows_his_debts(hand: str, unable: bool) -> None:
    at = bidding(hands={"1": hand}, active=2)
    at.bids("Y2", "G0", "B3")

    assert (at.view.unable == (1,)) == unable
    if unable:
        assert at.said("gn-unable")[0].params == {"seat": 1, "debts": in_order(hand)}
        assert at.phase == "picking"
        assert "gn-took-back" not in at.heard()
    else:
        assert at.seat == 1


def in_order(hand: str) -> tuple[str, ...]:
    return tuple(sorted(hand.split(), key=lambda debt: ("BRYG".index(debt[0]), debt[1])))


@pytest.mark.clause("GN-77", "GN-81")
def test_gn77_am26_an_unable_player_ranks_below_a_bid_of_0() -> None:
    at = bidding(hands={"1": ""}).bids("B0", "Y1", "G2")
    order = []
    while at.phase in ("picking", "laying"):
        if at.phase == "picking":
            order.append(at.seat)
        at.do(at.seat, at.offers()[0])

    assert order == [3, 2, 0]
    assert at.market == ["G2 Y1 B0"]
    assert at.view.adventurer_counts == (1, 0, 1, 1)


@pytest.mark.clause("GN-77")
@pytest.mark.parametrize(
    ("value", "counts", "left"),
    [
        ("none", (1, 0, 0, 0), ["calhoun-reed", "greenhorn-gus"]),
        ("leftover_in_turn_order", (1, 1, 1, 0), []),
    ],
)
def test_gn77_am25_three_unable_players(
    value: str, counts: tuple[int, ...], left: list[str]
) -> None:
    at = bidding(hands={"1": "", "2": "", "3": ""}, options={"unable": value}).bids("B4")
    at.do(0, "pick ida-crowe").auto_step()
    while at.phase == "picking":
        at.do(at.seat, at.offers()[0])

    assert at.view.adventurer_counts == counts
    assert sorted(at.discard.split()) == left
    assert at.market == ["B4"]
    assert ("gn-left-over" in at.heard()) == bool(left)


@pytest.mark.clause("GN-77")
def test_gn77_am25_leftovers_go_to_the_earlier_unable_player_in_turn_order() -> None:
    at = bidding(
        active=2,
        hands={"0": "", "3": ""},
        keeper=1,
        options={"unable": "leftover_in_turn_order"},
    ).bids("Y1", "R2")
    at.do(1, "pick ida-crowe").auto_step()
    at.do(2, "pick greenhorn-gus").auto_step()

    assert at.all_adventurers == ["", "ida-crowe", "greenhorn-gus", "calhoun-reed"]


@pytest.mark.clause("GN-78", "GN-80")
def test_gn78_bidders_choose_in_descending_order() -> None:
    at = bidding().bids("B2", "R4 R4", "Y0", "G3")
    assert at.seat == 1
    assert at.offers() == [f"pick {each}" for each in THREE]
    at.do(1, "pick greenhorn-gus").auto_step()
    assert at.seat == 3
    assert at.offers() == ["pick ida-crowe", "pick calhoun-reed"]
    assert at.refusal("pick greenhorn-gus").clause == "GN-78"
    at.do(3, "pick calhoun-reed").auto_step()

    assert at.all_adventurers == ["ida-crowe", "greenhorn-gus", "", "calhoun-reed"]


@pytest.mark.clause("GN-79")
def test_gn79_the_bid_goes_face_down_into_the_next_free_slots() -> None:
    at = bidding(cards=5).bids("B1 B3 B4", "R3 R4", "Y0", "G1")
    at.do(0, "pick ida-crowe")
    assert at.phase == "laying"
    assert at.seat == 0
    at.do(0, "lay B4 B1 B3")

    assert at.slots[5:] == ["1.6", "2.1", "2.2"]
    assert [at.at(slot) for slot in at.slots[5:]] == ["B4", "B1", "B3"]
    assert all(each.debt is None for each in at.view.market)
    assert at.hand(0).split().count("B4") == 1


@pytest.mark.clause("GN-79")
@pytest.mark.parametrize(
    ("bid", "orders"),
    [
        ("B1", ["lay B1"]),
        ("B2 B2", ["lay B2 B2"]),
        ("B1 B2", ["lay B1 B2", "lay B2 B1"]),
        ("B1 B2 B2", ["lay B1 B2 B2", "lay B2 B1 B2", "lay B2 B2 B1"]),
        (
            "B1 B2 B4",
            [
                *("lay B1 B2 B4", "lay B1 B4 B2", "lay B2 B1 B4"),
                *("lay B2 B4 B1", "lay B4 B1 B2", "lay B4 B2 B1"),
            ],
        ),
    ],
)
def test_gn79_am12_the_order_of_laying_is_the_bidders_choice(bid: str, orders: list[str]) -> None:
    at = bidding().bids(bid, "R0", "Y4 Y4", "G2 G4")
    while not (at.seat == 0 and at.phase == "laying"):
        at.do(at.seat, at.offers()[0])

    assert at.offers() == orders
    if len(orders) > 1:
        assert at.refusal("lay B3").clause == "GN-79"


@pytest.mark.clause("GN-81")
@pytest.mark.parametrize("players", [3, 4])
def test_gn81_only_the_lowest_bidder_gets_nothing_and_keeps_his_debts(players: int) -> None:
    bids = ["B2", "R0 R1", "Y4", "G3"][:players]
    at = bidding(players=players)
    hand = at.hand(1)
    at.bids(*bids).sell()

    assert at.view.adventurer_counts == tuple(0 if seat == 1 else 1 for seat in range(players))
    assert at.hand(1) == hand
    assert at.said("gn-took-back")[0].params == {"seat": 1, "debts": ("R0", "R1")}
    assert len(at.slots) == players - 1


@pytest.mark.clause("GN-82")
def test_gn82_am30_the_discard_pile_becomes_the_deck_as_soon_as_it_is_used_up() -> None:
    at = table(
        "bidding",
        adventurers=["", "ida-crowe ezra-quill", "", ""],
        deck="mule-madigan nugget-jones greenhorn-gus",
    )
    at.chance("turn mule-madigan", "turn nugget-jones")
    assert at.view.deck == 1
    assert len(at.view.discard) == 24
    at.chance("turn greenhorn-gus")

    assert at.view.deck == 24
    assert at.view.discard == ()
    assert at.phase == "bidding"
    assert at.heard()[-1] == "gn-reshuffled"


@pytest.mark.clause("GN-82")
def test_gn82_am30_with_an_empty_discard_pile_when_a_card_is_next_needed() -> None:
    rest = " ".join(each for each in BOX.ids if each not in THREE)
    at = table("bidding", adventurers=["", rest, "", ""], deck=" ".join(THREE))
    at.chance(*[f"turn {each}" for each in THREE])
    assert (at.view.deck, at.discard) == (0, "")
    assert "gn-reshuffled" not in at.heard()
    at.bids("B4", "R3", "Y2", "G0").sell().chance("event gold-3-1")
    while at.phase == "choosing":
        at.do(at.actors[0], at.offers()[0])
    assert at.discard != ""
    assert at.view.deck == 0
    at.state.active = 3  # who holds none, so that adventurers are needed
    at.state.turn = 3
    at.do(3, "buy 0")

    assert at.discard == ""
    assert at.phase == "offering"
    assert at.heard()[-1] == "gn-reshuffled"


@pytest.mark.clause("GN-70", "GN-82")
def test_gn70_am29_without_any_adventurer_there_is_no_bidding() -> None:
    at = table("buying", adventurers=["", " ".join(BOX.ids), "", ""], deck="", cards=23).do(
        0, "buy 0"
    )

    assert at.view.active == 1
    assert "gn-no-adventurers" in at.heard()
    assert len(at.slots) == 23


@pytest.mark.clause("GN-70", "GN-81")
def test_gn81_am29_only_as_many_of_the_highest_as_there_are_adventurers_take_and_pay() -> None:
    rest = " ".join(each for each in BOX.ids if each != "ida-crowe")
    at = table("bidding", adventurers=["", rest, "", ""], deck="ida-crowe")
    at.chance("turn ida-crowe")
    assert at.phase == "bidding"
    at.bids("B1", "R2", "Y3", "G0").auto_step()

    assert at.adventurers(2) == "ida-crowe"
    assert at.market == ["Y3"]
    assert [message.params["seat"] for message in at.said("gn-took-back")] == [0, 1, 3]


@pytest.mark.clause("GN-81")
def test_gn81_am29_an_unable_player_does_not_lift_others_over_too_few_adventurers() -> None:
    rest = " ".join(each for each in BOX.ids if each != "ida-crowe")
    at = table(
        "bidding", adventurers=["", rest, "", ""], deck="ida-crowe", hands={"3": ""}, keeper=0
    )
    at.chance("turn ida-crowe").bids("B1", "R2", "Y3").auto_step()

    assert at.market == ["Y3"]
    assert at.view.active == 1


def test_am31_there_is_no_limit_to_hands() -> None:
    """AM-31: the largest hands of random play are larger than those of the start."""
    assert max(max(ply.before.observe(None).adventurer_counts) for ply in plies()) >= 4
    assert max(max(ply.before.observe(None).debt_counts) for ply in plies()) >= 12
