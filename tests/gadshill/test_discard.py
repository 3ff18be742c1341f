"""Discarding two cards: GH-65 to GH-69."""

from __future__ import annotations

import pytest

from .play import plies
from .table import cards, start


@pytest.mark.clause("GH-65")
def test_gh65_only_cards_without_a_play_are_discarded_or_as_agreed() -> None:
    given = {"casino": "C3 C4", "bank": "C5 D5"}
    hand = "1 3 4 23"
    offers = {}
    for option in ("dead", "permanent", "any"):
        table = start(2, {"discard": option}).lay_out(given, hands=[hand], front=["saloon"])
        offers[option] = [text for text in table.offers(0) if text.startswith("discard")]
    assert offers["dead"] == ["discard 1 3", "discard 1 23", "discard 3 23"]
    assert offers["permanent"] == ["discard 1 3"]
    assert len(offers["any"]) == 6
    table = start().lay_out(given, hands=[hand], front=["saloon"])
    assert table.refusal("discard 3 4", 0).key == "gh-refuse-playable"
    assert table.refusal("discard 3 5", 0).key == "gh-refuse-not-held"


@pytest.mark.clause("GH-65")
def test_gh65_exactly_two_cards_of_the_hand_are_discarded() -> None:
    discarded = 0
    for ply in plies():
        if ply.word == "discard":
            discarded += 1
            first, second = ply.move.split()[1:]
            assert first != second
            gone = ply.before.hands[ply.seat] ^ ply.after.hands[ply.seat]
            assert gone == cards(f"{first} {second}")
            assert ply.after.discard == ply.before.discard | gone
            assert ply.after.shown == gone
    assert discarded > 20
    table = start().lay_out({"bank": "C5 D5"}, hands=["41"])
    assert table.offers(0) == ["pass", *[text for text in table.offers(0) if "claim" in text]]


@pytest.mark.clause("GH-65", "GH-66")
def test_gh65_two_cards_buy_one_marker() -> None:
    for ply in plies():
        if ply.word == "discard":
            assert ply.after.observe(None).phase == "take"
            assert ply.after.legal(ply.seat)
        if ply.word == "take":
            assert ply.after.points[ply.seat] > ply.before.points[ply.seat]


@pytest.mark.clause("GH-66", "GH-69")
def test_gh66_any_marker_may_be_taken_that_leaves_a_town() -> None:
    table = start().lay_out({"bank": "C5 D5", "judge": "C5 D5"}, hands=["41 42"])
    table.do(0, "discard 41 42")
    assert table.offers(0) == [
        "take bank C5",
        "take bank D5",
        "take judge C5",
        "take judge D5",
    ]
    assert table.refusal("take bank E5", 0).key == "gh-refuse-marker"
    table.do(0, "take bank C5")
    assert table.placed() == {"bank": "D5", "judge": "C5"}
    assert table.points() == [4, 0]


@pytest.mark.clause("GH-66")
def test_gh66_without_a_marker_on_the_board_nothing_is_discarded() -> None:
    table = start().lay_out(hands=["41 42"])
    assert table.offers(0) == ["pass"]
    assert table.refusal("discard 41 42", 0).key == "gh-refuse-no-marker"


@pytest.mark.clause("GH-66")
def test_gh66_a_marker_that_every_town_needs_is_not_taken() -> None:
    table = start(2, {"stop": "off"}).lay_out(
        {"bank": "C3 D1", "judge": "C3 D1", "saloon": "C1 C3"}, hands=["41 42"]
    )
    table.do(0, "discard 41 42")
    assert "take saloon C1" not in table.offers(0)
    assert table.refusal("take saloon C1", 0).key == "gh-refuse-needed-marker"
    local = start(2, {"stop": "off", "legality": "local"}).lay_out(
        {"bank": "C3 D1", "judge": "C3 D1", "saloon": "C1 C3"}, hands=["41 42"]
    )
    local.do(0, "discard 41 42")
    assert "take saloon C1" not in local.offers(0), "its chain contradicts itself"


@pytest.mark.clause("GH-65")
def test_gh65_a_crowded_lot_or_an_impossible_town_is_not_for_good() -> None:
    """`discard = permanent` keeps a card that only the present board forbids (AMB-08)."""
    crowd = {"bank": "C2 C5 E5", "blacksmith": "C2 C3 D3", "church": "A3 A4 C2"}
    three = {"bank": "C3 C4", "judge": "C4 D1", "saloon": "C3 D1", "casino": "C3 C4 E5"}
    for given, card, reason in ((crowd, 5, "LOT_FULL"), (three, 3, "TOWN_IMPOSSIBLE")):
        for option, discarded in (("dead", True), ("permanent", False)):
            table = start(2, {"discard": option, "stop": "off"})
            table.lay_out(given | {"sheriff": "E2 E4"}, hands=[f"{card} 11"])
            assert table.state.observe(0).hand[0].plays[0].reason == reason
            assert (f"discard {card} 11" in table.offers(0)) == discarded
            if not discarded:
                refused = table.refusal(f"discard {card} 11", 0)
                assert (refused.key, refused.params["clue"]) == ("gh-refuse-playable", card)


@pytest.mark.clause("GH-66", "GH-77")
def test_gh66_automatic_conclusions_are_drawn_after_a_taken_marker() -> None:
    given = {"bank": "C3 D1", "judge": "C3 D1 E5", "saloon": "C1 C2 C3"}
    table = start(2, {"stop": "auto"}).lay_out(given, hands=["41 42"])
    table.do(0, "discard 41 42", "take judge E5")
    assert table.markers() == {"bank": "C3 D1", "judge": "C3 D1", "saloon": "C1 C2"}
    assert table.points() == [2, 0]
    (concluded,) = [each for each in table.events if each.public.key == "gh-concluded"]
    assert concluded.reveals
    off = start(2, {"stop": "off"}).lay_out(given, hands=["41 42"])
    off.do(0, "discard 41 42", "take judge E5")
    assert off.points() == [1, 0]


@pytest.mark.clause("GH-67", "GH-68")
def test_gh67_what_each_marker_would_bring_is_shown_to_the_one_who_chooses() -> None:
    given = {"bank": "C5 D5", "laundry": "D5 E5", "judge": "A4 B5 E5"}
    table = start().lay_out(given, hands=["41 42"])
    assert table.state.observe(0).takes == ()
    table.do(0, "discard 41 42")
    assert table.state.observe(1).takes == table.state.observe(None).takes == ()
    takes = {f"take {each.building} {each.lot}": each for each in table.state.observe(0).takes}
    assert list(takes) == table.offers(0)
    chain = takes["take bank C5"]
    assert [(each.kind, each.building, each.points) for each in chain.effects] == [
        ("remove", "bank", 1),
        ("place", "bank", 1),
        ("clear", "laundry", 1),
        ("place", "laundry", 1),
        ("clear", "judge", 1),
    ]
    assert chain.points == 5


def test_a_shown_choice_brings_what_it_showed() -> None:
    for ply in plies():
        if ply.word == "take":
            (shown,) = [
                each.points
                for each in ply.before.observe(ply.seat).takes
                if ply.move == f"take {each.building} {each.lot}"
            ]
            assert shown == ply.after.points[ply.seat] - ply.before.points[ply.seat]
