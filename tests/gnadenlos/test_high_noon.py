"""High Noon: GN-44 to GN-53."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from saloon.kernel import Rng

from .play import plies
from .table import Scene, table

SOLE = ["preacher-holt", "silver-pike", "widow-tansy", "ezra-quill"]
"""Gun 6 4 4 2."""
TIED = ["coyote-finch", "fingers-malloy", "nugget-jones", "dusty-marlow"]
"""Gun 6 1 3 6."""
MARKET = ["B1 R1 Y1 G1 B2 R2", "Y2 G2"]


def noon(
    chosen: list[str],
    *,
    active: int = 0,
    options: Mapping[str, str] | None = None,
    market: list[str] | None = None,
) -> Scene:
    """The reveal of a High Noon has just been made."""
    at = table(
        adventurers=chosen,
        active=active,
        options=options,
        market=MARKET if market is None else market,
    )
    return at.chance("event high-noon").choose(*chosen)


@pytest.mark.clause("GN-44")
def test_gn44_am07_the_undertaker_moves_before_anything_else() -> None:
    at = table(adventurers=SOLE).chance("event high-noon")

    assert at.view.undertaker == 1
    assert at.heard()[-2:] == ["gn-event-high-noon", "gn-undertaker"]
    assert at.phase == "choosing"


@pytest.mark.clause("GN-45")
def test_gn45_the_guns_are_compared() -> None:
    """Seat 3 has the best gold and cards, seat 0 the best gun."""
    chosen = ["deacon-slade", "mule-madigan", "janice-boone", "ace-delacroix"]
    at = noon(chosen)

    assert at.actors == (0,)
    at.do(0, "take none")
    assert sorted(at.discard.split()) == ["ace-delacroix", "deacon-slade"]


@pytest.mark.clause("GN-46")
def test_gn46_d22_a_sole_winner_takes_none_one_or_two_of_his_choice() -> None:
    at = noon(SOLE)
    slots = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2.1", "2.2"]
    pairs = [f"take {a} {b}" for n, a in enumerate(slots) for b in slots[n + 1 :]]
    assert at.offers() == ["take none", *[f"take {each}" for each in slots], *pairs]
    before = at.hand(0)
    none = Scene(at.state.clone()).do(0, "take none")
    one = Scene(at.state.clone()).do(0, "take 2.2")
    two = Scene(at.state.clone()).do(0, "take 1.3 2.2")

    assert none.hand(0) == before
    assert none.phase == "buying"
    assert none.market == MARKET
    assert Counter(one.hand(0).split()) - Counter(before.split()) == Counter(["G2"])
    assert Counter(two.hand(0).split()) - Counter(before.split()) == Counter(["Y1", "G2"])


@pytest.mark.clause("GN-46")
def test_gn46_d22_must_take_leaves_a_sole_winner_pairs_only() -> None:
    at = noon(SOLE, options={"high_noon_take": "must"})

    assert len(at.offers()) == 28
    assert all(len(text.split()) == 3 for text in at.offers())
    assert at.refusal("take none").clause == "GN-46"
    assert at.refusal("take none").key == "gn-refuse-must-take"


@pytest.mark.clause("GN-47")
def test_gn47_tied_winners_take_up_to_one_each() -> None:
    at = noon(TIED)
    assert at.actors == (0,)
    assert at.offers()[0] == "take none"
    assert len(at.offers()) == 9
    assert at.refusal("take 1.1 1.2").clause == "GN-47"
    at.do(0, "take none")
    assert at.actors == (3,)
    at.do(3, "take 1.1")

    assert at.view.debt_counts == (11, 11, 11, 12)


@pytest.mark.clause("GN-47")
def test_gn47_d22_must_take_obliges_tied_winners_to_one() -> None:
    at = noon(TIED, options={"high_noon_take": "must"})

    assert at.offers() == [f"take {each.slot}" for each in at.view.market]


@pytest.mark.clause("GN-47")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 3]), (1, [3, 0]), (2, [3, 0]), (3, [3, 0])])
def test_gn47_am10_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    at = noon(TIED, active=active)
    taken = []
    while at.phase == "taking":
        taken.append(at.seat)
        at.do(at.seat, "take none")

    assert taken == order


@pytest.mark.clause("GN-47")
def test_gn47_am10_the_market_is_not_closed_up_between_takings() -> None:
    at = noon(TIED).do(0, "take 1.2")

    assert at.phase == "taking"
    assert at.market == ["B1 . Y1 G1 B2 R2", "Y2 G2"]
    assert "take 1.2" not in at.offers()
    assert "take 2.2" in at.offers()


@pytest.mark.clause("GN-48")
@pytest.mark.parametrize(
    ("chosen", "market", "phase"),
    [
        (SOLE, [], "buying"),
        (SOLE, ["B1"], "buying"),
        (SOLE, ["B1 R2"], "taking"),
        (TIED, ["B1"], "buying"),
        (TIED, ["B1 R2"], "taking"),
        (["deacon-slade", "big-nell-harker", "nugget-jones", ""], ["B1 R2"], "taking"),
        (["coyote-finch", "preacher-holt", "dusty-marlow", "ezra-quill"], ["B1 R2"], "buying"),
        (["coyote-finch", "preacher-holt", "dusty-marlow", "ezra-quill"], ["B1 R2 R1"], "taking"),
    ],
)
def test_gn48_am09_the_full_need_must_lie_in_the_market(
    chosen: list[str], market: list[str], phase: str
) -> None:
    at = table(adventurers=chosen, market=market).chance("event high-noon")
    at.choose(*[each for each in chosen if each])

    assert at.phase == phase
    assert ("gn-too-few" in at.heard()) == (phase == "buying")
    if phase == "buying":
        assert at.market == market


@pytest.mark.clause("GN-48")
def test_gn48_the_second_of_tied_winners_may_take_the_last_debt() -> None:
    at = noon(TIED, market=["B1 R2"]).do(0, "take 1.1")

    assert at.offers() == ["take none", "take 1.2"]
    at.do(3, "take 1.2")
    assert at.market == []


@pytest.mark.clause("GN-49")
def test_gn49_debts_are_taken_blind_and_seen_by_the_taker_alone() -> None:
    at = noon(SOLE)
    for seat in (0, 1, None):
        assert all(each.debt is None and each.known == () for each in at.state.observe(seat).market)
    at.do(0, "take 1.2 2.1")
    taken = [event for event in at.events if event.public.key == "gn-took"]

    assert [event.public.params for event in taken] == [
        {"seat": 0, "slot": "1.2"},
        {"seat": 0, "slot": "2.1"},
    ]
    assert [list(event.private) for event in taken] == [[0], [0]]
    assert [event.private[0].params for event in taken] == [
        {"slot": "1.2", "debt": "R1"},
        {"slot": "2.1", "debt": "Y2"},
    ]


@pytest.mark.clause("GN-49")
def test_gn49_am10_a_sole_winner_names_all_slots_at_once() -> None:
    at = noon(SOLE).do(0, "take 1.1")

    assert at.phase != "taking"


@pytest.mark.clause("GN-50")
def test_gn50_a_debt_taken_may_be_bid_later() -> None:
    at = noon(SOLE).do(0, "take 1.2 1.6").auto_step().tidied().do(0, "buy 0")
    at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")

    assert "bid R1 R2" in at.offers()
    assert "bid B0 R2" in at.offers()
    at.bids("R1 R2", "R0", "Y1", "G2").do(0, "pick ida-crowe", "lay R2 R1")

    assert at.market == ["B1 G2 Y1 G1 B2 Y2", "R2 R1"]
    assert "R" not in at.hand(0)


@pytest.mark.clause("GN-51")
def test_gn51_a_debt_is_charged_to_its_colour_whoever_laid_it() -> None:
    at = table("bidding", active=3, hands={"3": "R4 R3"}, keeper=0, cards=23)
    at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")
    at.bids("R4", "B0", "R1", "Y2").sell()
    assert at.at("4.6") == "R4"
    at.roll(6)

    assert at.view.nuggets == (10, 6, 10, 10)


@pytest.mark.clause("GN-52", "GN-85")
def test_gn52_the_active_player_fills_the_gaps_with_cards_of_the_last_row() -> None:
    at = noon(TIED, active=2).do(3, "take 1.5").do(0, "take 1.1")

    assert at.phase == "tidying"
    assert at.actors == (2,)
    assert at.offers() == ["fill 2.1 1.1", "fill 2.1 1.5", "fill 2.2 1.1", "fill 2.2 1.5"]
    assert at.refusal("fill 1.2 1.1").clause == "GN-52"
    at.do(2, "fill 2.2 1.1").auto_step()
    assert at.market == ["G2 R1 Y1 G1 Y2 R2"]


@pytest.mark.clause("GN-53")
@pytest.mark.parametrize(
    ("chosen", "shot"),
    [
        (SOLE, ["ezra-quill"]),
        (
            ["deacon-slade", "fingers-malloy", "lucky-lorena", "ida-crowe"],
            ["fingers-malloy", "lucky-lorena"],
        ),
        (["deacon-slade", "ida-crowe"], ["ida-crowe"]),  # AM-40
    ],
)
def test_gn53_all_lowest_guns_are_shot(chosen: list[str], shot: list[str]) -> None:
    adventurers = [*chosen, *[""] * (4 - len(chosen))]
    at = table(adventurers=adventurers).chance("event high-noon").choose(*chosen)

    assert [message.params["adventurer"] for message in at.said("gn-shot")] == shot
    assert set(shot) <= set(at.discard.split())
    assert len(at.discard.split()) == len(shot) + 1


@pytest.mark.clause("GN-53")
def test_gn53_nobody_is_shot_in_other_events() -> None:
    shots = [ply for ply in plies() if "gn-shot" in ply.keys]
    assert shots
    for ply in shots:
        event = ply.before.observe(None).event
        assert event is not None
        assert event.kind == "high-noon"


# high_noon_pick = random (D-10)


@pytest.mark.clause("GN-46")
def test_gn46_d10_random_has_chance_pick_the_slots() -> None:
    at = noon(SOLE, options={"high_noon_pick": "random"})
    assert at.offers() == ["draw 0", "draw 1", "draw 2"]
    at.do(0, "draw 2")
    assert at.phase == "drawing"
    assert [weight for _, weight in at.state.outcomes()] == [1] * 8
    at.chance("blind 1.4")
    assert "blind 1.4" not in at.offers()
    at.chance("blind 2.1")

    assert Counter(at.hand(0).split())["G1"] == 1
    assert Counter(at.hand(0).split())["Y2"] == 1
    assert [event.public.params for event in at.events if event.private][-2:] == [
        {"seat": 0, "slot": "1.4"},
        {"seat": 0, "slot": "2.1"},
    ]


@pytest.mark.clause("GN-46", "GN-47")
def test_gn47_d10_d22_random_and_must_leave_no_choice() -> None:
    options = {"high_noon_pick": "random", "high_noon_take": "must"}
    sole = noon(SOLE, options=options)
    tied = noon(TIED, options=options)
    may = noon(TIED, options={"high_noon_pick": "random"})

    assert sole.offers() == ["draw 2"]
    assert tied.offers() == ["draw 1"]
    assert may.offers() == ["draw 0", "draw 1"]


@pytest.mark.clause("GN-47")
def test_gn47_d10_each_tied_winner_is_drawn_one_in_turn() -> None:
    at = noon(TIED, options={"high_noon_pick": "random"}, active=3)
    at.do(3, "draw 1").chance("blind 1.1")
    assert at.phase == "taking"
    at.do(0, "draw 1").chance("blind 2.2")

    assert at.hand(3).split()[0] == "B1"
    assert at.hand(0).split()[-1] == "G2"
    at.auto_step()
    assert at.market == ["Y2 R1 Y1 G1 B2 R2"]


def test_a_blind_draw_samples_every_slot_alike() -> None:
    at = noon(SOLE, options={"high_noon_pick": "random"}).do(0, "draw 1")
    rng = Rng("blind")
    drawn = Counter(at.state.sample(rng).text for _ in range(4000))

    assert set(drawn) == set(at.offers())
    assert max(abs(number - 500) for number in drawn.values()) < 90
