"""The market: GN-19 and GN-83 to GN-85, and how it is closed up (AM-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.kernel import sets

from .play import games, plies
from .table import Scene, table

SOLE = ["preacher-holt", "silver-pike", "widow-tansy", "ezra-quill"]


def taken(
    market: list[str], *moves: str, tidy: str = "active_chooses", tied: bool = False
) -> Scene:
    """A High Noon in which debts were taken."""
    chosen = [*SOLE[:3], "dusty-marlow"] if tied else SOLE
    at = table(adventurers=chosen, market=market, options={"tidy": tidy})
    at.chance("event high-noon").choose(*chosen)
    for move in moves:
        at.do(at.seat, move)
    return at


@pytest.mark.clause("GN-19", "GN-83")
@pytest.mark.parametrize(
    ("before", "slots"),
    [
        (0, ["1.1", "1.2", "1.3"]),
        (4, ["1.5", "1.6", "2.1"]),
        (5, ["1.6", "2.1", "2.2"]),
        (6, ["2.1", "2.2", "2.3"]),
        (17, ["3.6", "4.1", "4.2"]),
    ],
)
def test_gn83_cards_are_added_in_reading_order(before: int, slots: list[str]) -> None:
    at = table("bidding", cards=before)
    at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")
    at.bids("B3 B3 B4", "R0", "Y4", "G3").do(0, "pick ida-crowe", "lay B3 B4 B3")

    assert at.slots[before:] == slots
    assert at.said("gn-laid")[0].params == {"seat": 0, "slots": tuple(slots)}


@pytest.mark.clause("GN-19", "GN-83")
def test_gn19_between_takings_all_rows_but_the_last_are_full() -> None:
    for ply in plies():
        if ply.phase in ("event", "choosing", "buying", "offering", "bidding", "payday"):
            slots = [each.slot for each in ply.before.observe(None).market]
            assert slots == [f"{n // 6 + 1}.{n % 6 + 1}" for n in range(len(slots))]


@pytest.mark.clause("GN-84")
def test_gn84_all_cards_lie_face_down_except_in_a_payday() -> None:
    for game in games():
        for ply in game:
            up = [each for each in ply.before.observe(None).market if each.debt is not None]
            assert not up or ply.phase == "payday"
            assert len(up) == sets.size(ply.before.turned)


@pytest.mark.clause("GN-84")
def test_gn84_am34_a_face_down_card_shows_neither_colour_nor_value() -> None:
    one = table(adventurers=SOLE, market=["B1 R4"], options={"memory_aid": "off"})
    other = table(adventurers=SOLE, market=["G0 Y2"], options={"memory_aid": "off"})

    assert one.view.market == other.view.market


@pytest.mark.clause("GN-85")
def test_gn85_am11_a_card_of_the_outermost_row_into_a_gap_one_at_a_time() -> None:
    at = taken(["B1 R1 Y1 G1 B2 R2", "Y2 G2 B1 R1 Y3 G1", "Y1"], "take 1.2 2.5")
    # one card in the outermost row: it fills a gap, then row 2 is the outermost
    assert at.offers() == ["fill 3.1 1.2", "fill 3.1 2.5"]
    at.do(0, "fill 3.1 2.5")
    assert at.offers() == [f"fill 2.{column} 1.2" for column in range(1, 7)]
    at.do(0, "fill 2.3 1.2")

    assert at.market == ["B1 B1 Y1 G1 B2 R2", "Y2 G2 R1 Y1 G1"]
    assert at.phase == "buying"
    assert at.said("gn-slid")[0].params == {"row": 2}


@pytest.mark.clause("GN-85")
def test_gn85_am11_the_other_way_round_gives_another_market() -> None:
    at = taken(["B1 R1 Y1 G1 B2 R2", "Y2 G2 B1 R1 Y3 G1", "Y1"], "take 1.2 2.5")
    at.do(0, "fill 3.1 1.2")

    assert at.market == ["B1 Y1 Y1 G1 B2 R2", "Y2 G2 B1 R1 G1"]
    assert at.phase == "buying"


@pytest.mark.clause("GN-85")
@pytest.mark.parametrize(
    ("take", "market"),
    [
        ("take 2.1", ["B1 R1 Y1 G1 B2 R2", "G2 B1"]),  # only the last row slides, in order
        ("take 2.1 2.3", ["B1 R1 Y1 G1 B2 R2", "G2"]),
        ("take 2.3", ["B1 R1 Y1 G1 B2 R2", "Y2 G2"]),
    ],
)
def test_gn85_am11_the_last_row_slides_together_in_the_order_of_columns(
    take: str, market: list[str]
) -> None:
    at = taken(["B1 R1 Y1 G1 B2 R2", "Y2 G2 B1"], take)

    assert at.market == market
    assert at.phase == "buying"


@pytest.mark.clause("GN-85", "GN-97")
def test_gn85_d09_automatic_fills_in_reading_order_with_the_highest_column() -> None:
    market = ["B1 R1 Y1 G1 B2 R2", "Y2 G2 B1 R1 Y3 G1", "Y1 G3 B3"]
    at = taken(market, "take 1.2 2.5", tidy="automatic")

    assert at.phase == "buying"
    assert at.market == ["B1 B3 Y1 G1 B2 R2", "Y2 G2 B1 R1 G3 G1", "Y1"]
    assert [message.params for message in at.said("gn-moved")] == [
        {"seat": 0, "from": "3.3", "to": "1.2"},
        {"seat": 0, "from": "3.2", "to": "2.5"},
    ]


@pytest.mark.clause("GN-85")
def test_gn85_d09_a_player_may_choose_otherwise() -> None:
    market = ["B1 R1 Y1 G1 B2 R2", "Y2 G2 B1 R1 Y3 G1", "Y1 G3 B3"]
    at = taken(market, "take 1.2 2.5").do(0, "fill 3.1 2.5", "fill 3.3 1.2")

    assert at.market == ["B1 B3 Y1 G1 B2 R2", "Y2 G2 B1 R1 Y1 G1", "G3"]


@pytest.mark.clause("GN-85")
def test_gn85_closing_up_moves_cards_and_changes_none() -> None:
    for ply in plies():
        if ply.phase == "tidying":
            before, after = Scene(ply.before).market, Scene(ply.after).market
            assert (
                Counter(" ".join(before).replace(".", "").split())
                == Counter(" ".join(after).replace(".", "").split())
                or "gn-payday" in ply.keys
            )


@pytest.mark.clause("GN-86")
def test_gn86_am35_the_market_never_holds_more_than_its_rows() -> None:
    for ply in plies():
        cards = len(ply.before.observe(None).market)
        assert cards <= (32 if ply.players == 4 else 23)
        if ply.phase in ("event", "buying", "offering"):
            assert cards < 6 * ply.players
