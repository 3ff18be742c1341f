"""Buying prestige and bidding (GN-65 to GN-85), T-06, T-07, T-27 to T-31, T-34, T-39, T-40."""

from __future__ import annotations

import pytest

from saloon.kernel import Message, Refused

from .table import BLUE, BOX, GREEN, RED, YELLOW, Sitting, draw_event, sit


@pytest.mark.clause("GN-65", "GN-66", "GN-67")
def test_t06_purchase() -> None:
    at = sit(active=1)
    assert at.legal(RED) == [f"buy {n}" for n in range(6)]
    assert at.legal(BLUE) == []
    with pytest.raises(Refused) as refused:
        at.do("1: buy 6")
    assert refused.value.message.clause == "GN-66"
    with pytest.raises(Refused) as refused:
        at.do("0: buy 1")
    assert refused.value.message == Message("gn-refuse-turn", {"seat": RED}, "GN-65")
    at.do("1: buy 3")
    assert (at.view().nuggets[RED], at.view().positions[RED]) == (7, 9)


@pytest.mark.clause("GN-101", "GN-105")
def test_t34_a_purchase_may_reach_the_finish() -> None:
    at = sit(positions=(29, 6, 6, 6)).do("0: buy 5")
    assert (at.view().phase, at.view().positions[BLUE]) == ("payday", 34)
    at.do("roll 1")
    assert at.view().positions == (35, 9, 9, 9)
    result = at.state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("finish", (BLUE,))


@pytest.mark.clause("GN-66")
def test_am14_nothing_is_bought_beyond_the_last_space() -> None:
    at = sit(positions=(33, 6, 6, 6))
    assert at.legal(BLUE) == ["buy 0", "buy 1", "buy 2"]


def offer(at: Sitting, number: int = 3) -> list[str]:
    """Turn up adventurers."""
    names = ["nugget-jones", "ida-crowe", "silver-pike"][:number]
    at.do(*[f"turn {name}" for name in names])
    return names


TWENTY = "B1 R1 Y1 G1 B2 R2 Y2 G2 B0 R0 Y0 G0 B0 R0 Y0 G0 Y1 G1 Y2 G3"


@pytest.mark.clause("GN-70", "GN-71", "GN-72", "GN-74", "GN-78", "GN-79", "GN-80", "GN-81", "GN-83")
def test_t07_bidding() -> None:
    at = sit(market=TWENTY, phase="bidding")
    offer(at)
    at.do("0: bid B1 B2 B2", "1: bid R1 R3", "2: bid Y3", "3: bid G2 G4")
    assert at.state.actors() == (GREEN,)
    at.do("3: pick silver-pike", "3: lay G4 G2", "0: pick ida-crowe", "0: lay B2 B2 B1")
    assert at.legal(RED) == ["pick nugget-jones"]
    at.do("1: pick nugget-jones", "1: lay R3 R1")
    assert at.market()[20:] == ["G4", "G2", "B2", "B2", "B1", "R3", "R1"]
    assert at.said("gn-took-back")[0].params == {"seat": YELLOW, "debts": ("Y3",)}
    assert "Y3" in at.hand(YELLOW)
    assert at.view().phase == "payday"


@pytest.mark.clause("GN-84", "GN-79")
def test_am12_the_order_of_laying_is_told_to_the_bidder_alone() -> None:
    at = sit(phase="bidding", memory_aid="full")
    offer(at)
    at.do("0: bid B1 B2 B3", "1: bid R1", "2: bid Y2 Y2", "3: bid G0")
    at.do("0: pick ida-crowe", "0: lay B3 B1 B2", "2: pick silver-pike", "2: lay Y2 Y2")
    laid = [event for event in at.events if event.public.key == "gn-laid"]
    assert laid[0].face(BLUE).params["debts"] == ("B3", "B1", "B2")
    assert laid[0].face(RED).params == {"seat": BLUE, "slots": ("1.1", "1.2", "1.3")}
    known = [slot.known for slot in at.view(RED).market]
    assert known == [("B1", "B2", "B3")] * 3 + [("Y2",)] * 2
    known = [slot.known for slot in at.view(BLUE).market]
    assert known == [("B3",), ("B1",), ("B2",), ("Y2",), ("Y2",)]
    assert all(slot.known == () for slot in at.view(None).market)


@pytest.mark.clause("GN-68", "GN-69")
def test_t27_t28_three_adventurers_call_no_bidding() -> None:
    full = ("ida-crowe silver-pike nugget-jones", "deacon-slade", "doc-pemberton", "ezra-quill")
    at = draw_event(sit(adventurers=full), "gold-3-1")
    at.contest("silver-pike", "deacon-slade", "doc-pemberton", "ezra-quill").do("0: buy 0")
    assert at.said("gn-bidding-skipped")
    assert (at.view().active, at.view().phase) == (RED, "event")
    at = draw_event(sit(adventurers=full), "gold-3-1")
    at.contest("nugget-jones", "deacon-slade", "doc-pemberton", "ezra-quill").do("0: buy 0")
    assert at.view().phase == "offering"


@pytest.mark.clause("GN-73", "GN-75", "GN-76")
def test_t29_bids_that_are_refused() -> None:
    at = sit(phase="bidding")
    offer(at)
    at.do("0: bid B0 B0", "1: bid R1 R2")
    for text, key, clause in (
        ("bid Y3", "gn-refuse-value-taken", "GN-75"),
        ("bid Y0", "gn-refuse-value-taken", "GN-75"),
        ("bid Y0 Y0 Y1 Y2", "gn-refuse-bid-size", "GN-73"),
        ("bid", "gn-refuse-bid-size", "GN-72"),
        ("bid B4", "gn-refuse-not-held", "GN-72"),
        ("pass", "gn-refuse-pass", "GN-76"),
        ("buy 1", "gn-refuse-phase", "GN-65"),
        ("roll 1", "gn-refuse-chance", "GN-32"),
    ):
        with pytest.raises(Refused) as refused:
            at.do(f"2: {text}")
        assert (refused.value.message.key, refused.value.message.clause) == (key, clause)


@pytest.mark.clause("GN-77")
def test_t30_a_player_without_a_legal_bid_ranks_below_nothing() -> None:
    at = sit(hands=("B0 B3", "R2", "Y4", "G2"), phase="bidding")
    offer(at)
    at.do("0: bid B0", "1: bid R2", "2: bid Y4")
    assert at.said("gn-unable")[0].params == {"seat": GREEN, "debts": ("G2",)}
    at.do("2: pick ida-crowe", "2: lay Y4", "1: pick silver-pike", "1: lay R2")
    at.do("0: pick nugget-jones", "0: lay B0")
    assert at.view().adventurer_counts == (1, 1, 1, 0)
    assert at.market() == ["Y4", "R2", "B0"]


@pytest.mark.clause("GN-77")
@pytest.mark.parametrize("unable", ["none", "leftover_in_turn_order"])
def test_t31_two_unable_players(unable: str) -> None:
    at = sit(hands=("B0", "", "Y4", ""), phase="bidding", unable=unable)
    offer(at)
    at.do("0: bid B0", "2: bid Y4", "2: pick ida-crowe", "2: lay Y4")
    at.do("0: pick silver-pike", "0: lay B0")
    if unable == "none":
        assert [each.id for each in at.view().discard] == ["nugget-jones"]
        assert at.view().adventurer_counts == (1, 0, 1, 0)
    else:
        at.do("1: pick nugget-jones")
        assert at.view().adventurer_counts == (1, 1, 1, 0)
    assert at.view().active == RED


@pytest.mark.clause("GN-82")
def test_t39_a_used_up_deck_is_made_anew_at_once() -> None:
    ten = " ".join(BOX.ids[10:20])
    at = sit(deck="ida-crowe", discard=ten, phase="bidding")
    at.do("turn ida-crowe")
    assert (at.view().deck, at.view().discard) == (10, ())
    at.do(f"turn {BOX.ids[10]}", f"turn {BOX.ids[11]}")
    assert len(at.view().offer) == 3
    assert at.view().phase == "bidding"


@pytest.mark.clause("GN-70", "GN-82")
def test_t40_too_few_adventurers() -> None:
    at = sit(deck="", discard="ida-crowe silver-pike", phase="bidding")
    at.do("turn ida-crowe", "turn silver-pike")
    at.do("0: bid B0", "1: bid R1", "2: bid Y2", "3: bid G3")
    at.do("3: pick ida-crowe", "3: lay G3", "2: pick silver-pike", "2: lay Y2")
    assert [message.params["seat"] for message in at.said("gn-took-back")] == [BLUE, RED]
    assert at.market() == ["G3", "Y2"]
    none = sit(deck="", phase="bidding")
    assert none.said("gn-no-adventurers")
    assert none.view().active == RED
