"""The event: GN-34 to GN-43 and GN-54 to GN-64."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE

from .play import plies
from .table import BOX, Scene, table

FOUR = ["silver-pike", "mule-madigan", "widow-tansy", "lucky-lorena"]
"""Gold 1 5 2 3, gun 4 4 4 1, cards 6 1 5 6."""


@pytest.mark.clause("GN-34")
def test_gn34_the_top_card_is_turned_onto_the_second_space() -> None:
    at = table(adventurers=FOUR, events="poker gold-3-1 high-noon")
    assert at.actors == (CHANCE,)
    assert at.offers() == ["event gold-3-1", "event high-noon", "event poker"]
    at.chance("event gold-3-1")

    assert at.view.event is not None
    assert (at.view.event.id, at.view.event.first, at.view.event.second) == ("gold-3-1", 3, 1)
    assert at.view.event_deck == 2
    assert len(at.view.event_discard) == 5


@pytest.mark.clause("GN-34")
def test_gn34_am32_turned_event_cards_may_always_be_looked_at() -> None:
    at = table(adventurers=FOUR).chance("event high-noon")
    for seat in (0, 1, 2, 3, None):
        assert [card.id for card in at.state.observe(seat).event_discard] == ["high-noon"]


@pytest.mark.clause("GN-35")
def test_gn35_an_event_is_a_gold_rush_a_high_noon_or_a_poker_game() -> None:
    assert {card.kind for card in BOX.events} == {0, 1, 2}
    kinds = set()
    for event in ("gold-3-1", "gold-5-3", "gold-7-4", "high-noon", "poker"):
        at = table(adventurers=FOUR).chance(f"event {event}")
        assert at.view.event is not None
        kinds.add((event.split("-")[0], at.view.event.kind))
    assert kinds == {("gold", "gold"), ("high", "high-noon"), ("poker", "poker")}


@pytest.mark.clause("GN-36")
def test_gn36_each_holder_must_choose_exactly_one_of_his_own() -> None:
    at = table(adventurers=["ida-crowe nugget-jones", "ezra-quill", "", "silver-pike jacky-belle"])
    at.chance("event gold-5-3")

    assert at.phase == "choosing"
    assert list(at.actors) == [0, 1, 3]
    assert at.offers(0) == ["choose nugget-jones", "choose ida-crowe"]
    assert at.offers(1) == ["choose ezra-quill"]
    assert at.offers(2) == []
    assert at.refusal("choose ezra-quill", 0).clause == "GN-36"
    at.do(0, "choose ida-crowe")
    assert list(at.actors) == [1, 3]
    assert at.offers(0) == []


@pytest.mark.clause("GN-37")
def test_gn37_who_holds_none_takes_no_part() -> None:
    at = table(adventurers=["ida-crowe", "ezra-quill", "", ""], positions=[6, 6, 6, 6])
    at.chance("event poker")
    assert at.view.contest == (0, 1)
    at.choose("ida-crowe", "ezra-quill")

    assert at.view.positions == (5, 10, 6, 6)
    assert at.view.nuggets == (10, 10, 10, 10)


@pytest.mark.clause("GN-38")
@pytest.mark.parametrize("holders", [0, 1])
def test_gn38_d27_with_fewer_than_two_holders_the_phase_is_dropped(holders: int) -> None:
    """AM-05: the holders are counted before a card is turned."""
    at = table(adventurers=["", "ida-crowe" if holders else "", "", ""])

    assert at.phase == "buying"
    assert at.view.event_deck == 7
    assert at.view.event is None
    assert at.view.contest == ()


@pytest.mark.clause("GN-38")
def test_gn38_with_two_holders_it_is_held() -> None:
    at = table(adventurers=["", "ida-crowe", "", "ezra-quill"])

    assert at.phase == "event"


@pytest.mark.clause("GN-38")
@pytest.mark.parametrize("event", ["gold-7-4", "poker", "high-noon"])
def test_gn38_am05_lone_event_turned_turns_the_card_and_skips_the_contest(event: str) -> None:
    at = table(
        adventurers=["", "ida-crowe", "", ""], options={"lone_event": "turned"}, cards=8
    ).chance(f"event {event}")

    assert at.phase == "buying"
    assert at.view.event_deck == 6
    assert at.view.undertaker == (event == "high-noon")
    assert at.view.nuggets == (10,) * 4
    assert at.view.positions == (6,) * 4
    assert at.adventurers(1) == "ida-crowe"
    assert "gn-contest-skipped" in at.heard()


@pytest.mark.clause("GN-38", "GN-62")
def test_gn38_lone_event_turned_keeps_to_the_seventh_card() -> None:
    at = table(
        adventurers=["", "", "", ""], options={"lone_event": "turned"}, events="high-noon"
    ).chance("event high-noon")
    assert (at.phase, at.view.undertaker, at.view.event_deck) == ("event", 1, 7)
    at.chance("event high-noon")

    assert (at.phase, at.view.undertaker, at.view.event_deck) == ("buying", 2, 6)


@pytest.mark.clause("GN-39")
def test_gn39_d13_all_are_revealed_at_the_same_moment() -> None:
    at = table(adventurers=FOUR).chance("event gold-3-1")
    for seat, each in enumerate(FOUR[:3]):
        at.do(seat, f"choose {each}")
        assert "gn-revealed" not in at.heard()
        assert at.view.played == (None,) * 4
    at.do(3, "choose lucky-lorena")

    assert [message.params for message in at.said("gn-revealed")] == [
        {"seat": 0, "adventurer": "silver-pike", "number": 1},
        {"seat": 1, "adventurer": "mule-madigan", "number": 5},
        {"seat": 2, "adventurer": "widow-tansy", "number": 2},
        {"seat": 3, "adventurer": "lucky-lorena", "number": 3},
    ]


@pytest.mark.clause("GN-40")
@pytest.mark.parametrize(
    ("event", "numbers"),
    [
        ("gold-7-4", [1, 5, 2, 3]),
        ("high-noon", [4, 4, 4, 1]),
        ("poker", [6, 1, 5, 6]),
    ],
)
def test_gn40_only_the_number_of_the_event_counts(event: str, numbers: list[int]) -> None:
    at = table(adventurers=FOUR).chance(f"event {event}").choose(*FOUR)

    assert [message.params["number"] for message in at.said("gn-revealed")] == numbers


# Gold rush


def rush(event: str, *chosen: str) -> Scene:
    adventurers = [*chosen, *[""] * (4 - len(chosen))]
    return table(adventurers=adventurers).chance(f"event {event}").choose(*chosen)


@pytest.mark.clause("GN-41", "GN-42", "GN-43")
@pytest.mark.parametrize(
    ("event", "chosen", "earned"),
    [
        ("gold-3-1", "nugget-jones ida-crowe lucky-lorena jacky-belle", (3, 1, 0, 0)),
        ("gold-5-3", "jacky-belle lucky-lorena ida-crowe nugget-jones", (0, 0, 3, 5)),
        ("gold-7-4", "nugget-jones mule-madigan ida-crowe doc-pemberton", (7, 7, 4, 4)),
        ("gold-7-4", "nugget-jones ida-crowe doc-pemberton jasmin-dooley", (7, 4, 4, 0)),
        # AM-39: two different numbers only
        ("gold-5-3", "nugget-jones mule-madigan rosalind-vane jacky-belle", (5, 5, 5, 3)),
        ("gold-5-3", "jacky-belle jasmin-dooley", (5, 3, 0, 0)),
        ("gold-3-1", "jasmin-dooley deacon-slade tin-pan-teddy", (1, 1, 3, 0)),
    ],
)
def test_gn41_highest_and_second_different_number_earn_in_full(
    event: str, chosen: str, earned: tuple[int, ...]
) -> None:
    at = rush(event, *chosen.split())

    assert tuple(nuggets - 10 for nuggets in at.view.nuggets) == earned
    assert at.view.bank == 45 - sum(earned)


# Poker


@pytest.mark.clause("GN-54", "GN-57")
def test_gn54_all_highest_win_all_lowest_lose_and_the_others_stay() -> None:
    winners = table(adventurers=["silver-pike", "lucky-lorena", "ida-crowe", "mule-madigan"])
    winners.chance("event poker").choose("silver-pike", "lucky-lorena", "ida-crowe", "mule-madigan")
    losers = table(adventurers=["silver-pike", "dusty-marlow", "ida-crowe", "mule-madigan"])
    losers.chance("event poker").choose("silver-pike", "dusty-marlow", "ida-crowe", "mule-madigan")

    assert winners.view.positions == (10, 10, 6, 5)
    assert losers.view.positions == (10, 5, 6, 5)


@pytest.mark.clause("GN-55", "GN-56")
@pytest.mark.parametrize(
    ("position", "won", "lost"),
    [
        (1, 5, 1),  # AM-13: not behind the first space
        (2, 6, 1),
        (6, 10, 5),  # D-01
        (12, 16, 11),  # AM-41: the zone before the move
        (13, 16, 11),
        (18, 21, 16),
        (19, 21, 16),
        (24, 26, 21),
        (25, 26, 21),
        (29, 30, 25),
        (30, 31, 26),
    ],
)
def test_gn55_by_the_number_of_the_zone_where_the_hat_stands(
    position: int, won: int, lost: int
) -> None:
    """D-07: the smaller number is the loser's."""
    chosen = ["fingers-malloy", "mule-madigan", "ida-crowe", ""]
    at = table(adventurers=chosen, positions=[position, position, position, 6])
    at.chance("event poker").choose(*chosen[:3])

    assert at.view.positions == (won, lost, position, 6)


@pytest.mark.clause("GN-56")
def test_gn56_am13_a_poker_loser_never_goes_behind_the_first_space() -> None:
    for ply in plies():
        assert min(ply.before.positions) >= 1


# After the event


@pytest.mark.clause("GN-58", "GN-59")
@pytest.mark.parametrize(
    ("event", "discarded"),
    [
        ("gold-3-1", "mule-madigan"),
        ("poker", "lucky-lorena silver-pike"),
        ("high-noon", "lucky-lorena mule-madigan silver-pike widow-tansy"),
    ],
)
def test_gn58_the_highest_are_discarded_and_the_others_return(event: str, discarded: str) -> None:
    at = table(adventurers=FOUR).chance(f"event {event}").choose(*FOUR)

    assert sorted(at.discard.split()) == discarded.split()
    assert at.all_adventurers == ["" if each in discarded else each for each in FOUR]
    assert at.view.played == (None,) * 4
    assert at.view.chosen == (False,) * 4


@pytest.mark.clause("GN-58")
def test_gn58_am32_the_discard_pile_is_open() -> None:
    at = table(adventurers=FOUR).chance("event gold-3-1").choose(*FOUR)

    for seat in (0, 3, None):
        assert [card.id for card in at.state.observe(seat).discard] == ["mule-madigan"]


@pytest.mark.clause("GN-60", "GN-61")
@pytest.mark.parametrize(
    ("event", "chosen"),
    [
        ("gold-3-1", "big-nell-harker preacher-holt tobias-rook lucky-lorena"),
        ("poker", "janice-boone coyote-finch"),
        ("high-noon", "nugget-jones jacky-belle greenhorn-gus"),
        ("poker", "ezra-quill doc-pemberton widow-tansy"),
    ],
)
def test_gn60_am06_d14_equal_numbers_of_all_who_take_part_cancel_the_event(
    event: str, chosen: str
) -> None:
    """AM-07: the undertaker stays moved."""
    each = chosen.split()
    adventurers = [*each, *[""] * (4 - len(each))]
    at = table(adventurers=adventurers, cards=9).chance(f"event {event}").choose(*each)

    assert at.phase == "buying"
    assert at.all_adventurers == adventurers
    assert at.discard == ""
    assert at.view.positions == (6,) * 4
    assert at.view.nuggets == (10,) * 4
    assert at.view.undertaker == (event == "high-noon")
    assert at.view.event_deck == 6
    assert len(at.slots) == 9


# Event deck


@pytest.mark.clause("GN-62", "GN-63")
@pytest.mark.parametrize("last", ["gold-7-4", "poker"])
def test_gn62_the_last_card_is_not_carried_out_and_all_seven_are_shuffled(last: str) -> None:
    at = table(adventurers=FOUR, events=last).chance(f"event {last}")

    assert at.phase == "event"
    assert at.view.turn == 1
    assert at.view.active == 0
    assert "gn-events-shuffled" in at.heard()
    assert sum(weight for _, weight in at.state.outcomes()) == 7
    assert at.view.nuggets == (10,) * 4
    assert at.view.positions == (6,) * 4
    at.chance(f"event {last}").choose(*FOUR)
    assert at.phase == "buying"
    assert at.discard != ""


@pytest.mark.clause("GN-62")
def test_gn62_the_sixth_card_is_carried_out() -> None:
    at = table(adventurers=FOUR, events="gold-7-4 poker").chance("event gold-7-4").choose(*FOUR)

    assert at.view.nuggets == (10, 17, 10, 14)
    assert at.view.event_deck == 1


@pytest.mark.clause("GN-64")
def test_gn64_am08_an_ignored_high_noon_and_a_new_one_move_the_undertaker_twice() -> None:
    at = table(adventurers=FOUR, events="high-noon", undertaker=2, cards=9)
    at.chance("event high-noon")
    assert (at.view.undertaker, at.phase, at.discard) == (3, "event", "")
    at.chance("event high-noon")

    assert (at.view.undertaker, at.phase) == (4, "choosing")


@pytest.mark.clause("GN-64", "GN-100")
def test_gn64_am08_the_second_of_two_high_noons_may_end_the_game() -> None:
    at = table(adventurers=FOUR, events="high-noon", undertaker=5, cards=9)
    at.chance("event high-noon", "event high-noon")

    assert (at.view.undertaker, at.phase, at.view.ending) == (7, "payday", "undertaker")


@pytest.mark.clause("GN-44", "GN-64")
def test_gn64_the_undertaker_moves_for_every_high_noon_and_for_nothing_else() -> None:
    for ply in plies():
        moved = ply.after.undertaker - ply.before.undertaker
        assert moved == (ply.move == "event high-noon")
