"""What a seat knows of debts and adventurers it cannot see (ledger, section 4), and no more.

`imagine` is held to the whole list of positions that a seat cannot tell apart: over many draws
each of them appears, and nothing else does. The memory aid is held to what it grants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

import pytest

from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos.debts import pack
from saloon.games.gnadenlos.market import kind_of
from saloon.games.gnadenlos.table import EVENT
from saloon.kernel import CHANCE, Rng
from saloon.kernel.native import i64, vec

from .play import plies
from .table import BOX, Scene, adventurer_set, check, table

BLUE, RED, YELLOW, GREEN = range(4)
THREE = ("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")
World = tuple[str, str]
"""A market, and the debts of one hand."""


def worlds(at: Scene, seat: int, of: int = RED, draws: int = 300) -> Counter[World]:
    """Imagine again and again; every world keeps the laws and the seat's own view."""
    seen: Counter[World] = Counter()
    view = at.state.observe(seat)
    for number in range(draws):
        world = at.state.imagine(seat, Rng(f"world/{number}"))
        assert isinstance(world, GnadenlosState)
        check(world)
        assert world.observe(seat) == view
        imagined = Scene(world)
        seen[" ".join(imagined.market), imagined.hand(of)] += 1
    return seen


def markets(at: Scene, seat: int, draws: int = 300) -> Counter[str]:
    seen: Counter[str] = Counter()
    for (market, _), number in worlds(at, seat, draws=draws).items():
        seen[market] += number
    return seen


def even(seen: Counter[str]) -> bool:
    """Tell whether all that was seen was seen about as often."""
    mean = sum(seen.values()) / len(seen)
    return all(abs(number - mean) < 5 * mean**0.5 for number in seen.values())


def laid(aid: str = "own", market: Sequence[str] = (), cards: int = 0) -> Scene:
    """Blue has laid B4 B1 and Yellow Y2 Y4 in secret orders, Green a single G3; Red is active."""
    at = table("bidding", options={"memory_aid": aid}, market=market, cards=cards)
    at.chance(*THREE).bids("B1 B4", "R0", "Y2 Y4", "G3")
    at.do(YELLOW, "pick ida-crowe", "lay Y4 Y2")
    at.do(BLUE, "pick greenhorn-gus", "lay B4 B1")
    return at.do(GREEN, "pick calhoun-reed").auto_step()


def noon(at: Scene, winner: int, *moves: str) -> Scene:
    """The active seat's turn is a High Noon that the winner wins alone and takes in."""
    guns = ["preacher-holt", "silver-pike", "widow-tansy", "mule-madigan"]
    best = guns.pop(0)
    chosen = [best if seat == winner else guns.pop() for seat in range(4)]
    there = at.state
    there.deck |= sum(there.adventurers) | there.discard
    there.discard = 0
    there.adventurers = vec[i64]([adventurer_set(each) for each in chosen])
    there.deck &= ~sum(there.adventurers)
    there.seen |= sum(there.adventurers)
    there.contest = 15
    return at.chance("event high-noon").choose(*chosen).do(winner, *moves)


# Debts laid


@pytest.mark.clause("GN-18", "GN-84")
def test_gn18_am02_any_order_of_the_first_market_is_as_likely_to_everybody() -> None:
    at = table("buying", market=["B1 B1 R2"])
    for seat in range(4):
        seen = markets(at, seat)
        assert set(seen) == {"B1 B1 R2", "B1 R2 B1", "R2 B1 B1"}
        assert even(seen)


@pytest.mark.clause("GN-79", "GN-84")
def test_gn79_am12_who_laid_knows_where_and_others_only_which_debts() -> None:
    at = laid()
    orders = {
        seat: {
            f"{' '.join(yellow)} {' '.join(blue)} G3"
            for yellow in permutations(["Y2", "Y4"])
            for blue in permutations(["B1", "B4"])
            if (seat != YELLOW or yellow[0] == "Y4") and (seat != BLUE or blue[0] == "B4")
        }
        for seat in range(4)
    }

    assert [len(orders[seat]) for seat in range(4)] == [2, 4, 2, 4]
    for seat in range(4):
        seen = markets(at, seat)
        assert set(seen) == orders[seat]
        assert even(seen)


@pytest.mark.clause("GN-79")
def test_gn79_a_bid_of_one_or_of_equal_debts_is_known_to_all() -> None:
    at = table("bidding", options={"memory_aid": "full"}).chance(*THREE)
    at.bids("B1", "R2 R2 R2", "Y4", "G0 G0").sell()

    assert at.market == ["R2 R2 R2 Y4 B1"]
    for seat in range(4):
        assert set(markets(at, seat, draws=20)) == {"R2 R2 R2 Y4 B1"}
        assert list(at.known(seat).values()) == ["R2", "R2", "R2", "Y4", "B1"]


@pytest.mark.clause("GN-79")
@pytest.mark.parametrize("order", ["B2 B2 B1", "B1 B2 B2", "B2 B1 B2"])
def test_gn79_two_equal_debts_and_another_are_not_known_to_all(order: str) -> None:
    at = table("bidding", options={"memory_aid": "full"}).chance(*THREE)
    at.bids("B1 B2 B2", "R0", "Y1", "G2").do(BLUE, "pick ida-crowe", f"lay {order}").sell()

    seen = markets(at, RED)
    assert {" ".join(market.split()[:3]) for market in seen} == {"B2 B2 B1", "B1 B2 B2", "B2 B1 B2"}
    assert even(seen)
    assert [at.known(RED)[f"1.{n}"] for n in (1, 2, 3)] == ["B1 B2"] * 3
    assert [at.known(BLUE)[f"1.{n}"] for n in (1, 2, 3)] == order.split()


@pytest.mark.clause("GN-52", "GN-84")
def test_gn52_debts_are_followed_through_closing_up_as_far_as_they_can_be_traced() -> None:
    at = laid("full", market=["R1 R1 G1 G1 R2"])  # Y4 1.6, Y2 2.1, B4 2.2, B1 2.3, G3 2.4
    noon(at, RED, "take 1.1 1.2")
    assert at.view.active == RED
    at.do(RED, "fill 2.2 1.2", "fill 2.4 1.1")

    assert at.market == ["G3 B4 G1 G1 R2 Y4", "Y2 B1"]
    blue = {"1.1": "G3", "1.2": "B4", "1.6": "Y2 Y4", "2.1": "Y2 Y4", "2.2": "B1"}
    red = {"1.1": "G3", "1.2": "B1 B4", "1.6": "Y2 Y4", "2.1": "Y2 Y4", "2.2": "B1 B4"}
    yellow = {"1.1": "G3", "1.2": "B1 B4", "1.6": "Y4", "2.1": "Y2", "2.2": "B1 B4"}
    assert [at.known(seat) for seat in (BLUE, RED, YELLOW)] == [blue, red, yellow]
    for world, _ in worlds(at, BLUE):
        cards = world.split()
        assert (cards[0], cards[1], cards[7]) == ("G3", "B4", "B1")


@pytest.mark.clause("GN-85")
def test_gn85_debts_are_followed_when_the_last_row_slides() -> None:
    at = noon(laid(), RED, "take 1.1 1.3")

    assert at.market == ["Y2 B1 G3"]
    assert at.known(BLUE) == {"1.2": "B1"}
    assert at.known(YELLOW) == {"1.1": "Y2"}
    assert at.known(GREEN) == {"1.3": "G3"}
    assert at.known(RED) == {}


# The memory aid


@pytest.mark.clause("GN-84")
def test_gn84_memory_aid_off_shows_nothing_to_anybody() -> None:
    for ply in plies():
        if ply.before.agreed.memory_aid == 0:
            for seat in (None, *range(ply.players)):
                assert not any(each.known for each in ply.before.observe(seat).market)


@pytest.mark.clause("GN-84")
def test_gn84_memory_aid_own_shows_what_the_seat_laid_and_full_also_the_sets_of_bids() -> None:
    own, full = laid("own", market=["R1 G1"]), laid("full", market=["R1 G1"])

    assert own.known(BLUE) == {"1.5": "B4", "1.6": "B1"}
    assert own.known(RED) == {}
    assert full.known(RED) == {
        "1.3": "Y2 Y4",
        "1.4": "Y2 Y4",
        "1.5": "B1 B4",
        "1.6": "B1 B4",
        "2.1": "G3",
    }
    for at in (own, full):
        assert at.known(None) == {}


@pytest.mark.clause("GN-84")
def test_gn84_memory_aid_full_narrows_a_set_when_one_of_it_is_turned_up() -> None:
    at = laid("full", cards=19)  # Y4 4.2, Y2 4.3, B4 4.4, B1 4.5, G3 4.6
    assert at.phase == "payday"
    at.state.nuggets = vec[i64]([50, 50, 50, 50])
    at.roll(2, 4)

    assert at.known(RED) == {"4.3": "Y2", "4.5": "B1", "4.6": "G3"}
    assert {world.split()[20] for world in markets(at, RED, draws=40)} == {"Y2"}
    at.state.nuggets[3] = 0
    at.roll(6)
    at.tidied()
    assert "Y2" in at.known(RED).values()


@pytest.mark.clause("GN-84")
def test_gn84_the_memory_aid_never_says_more_than_is_known_nor_anything_false() -> None:
    checked = 0
    for ply in list(plies())[::5]:
        for seat in range(ply.players):
            truth = Scene(ply.before)
            granted = truth.known(seat)
            for slot, debts in granted.items():
                assert truth.at(slot) in debts.split()
            if granted and checked < 400:
                checked += 1
                for number in range(4):
                    world = ply.before.imagine(seat, Rng(number))
                    assert isinstance(world, GnadenlosState)
                    assert Scene(world).known(seat) == granted
    assert checked > 100


# Debts taken


@pytest.mark.clause("GN-49", "GN-50")
def test_gn49_a_debt_taken_is_known_to_the_taker_and_to_who_laid_it() -> None:
    at = noon(laid("full"), RED, "take 1.3")  # B4 or B1, laid by Blue
    held = at.hand(RED)
    assert held.split()[0] == "B4"

    assert {hand for _, hand in worlds(at, BLUE)} == {held}
    assert {market.split()[2] for market, _ in worlds(at, RED)} == {"B1"}
    for seat in (YELLOW, GREEN):
        found = {(market.split()[2], hand.split()[0]) for market, hand in worlds(at, seat)}
        assert found == {("B1", "B4"), ("B4", "B1")}
    assert at.known(RED)["1.3"] == "B1"
    assert at.known(BLUE)["1.3"] == "B1"
    assert at.known(YELLOW)["1.3"] == "B1 B4"


@pytest.mark.clause("GN-49")
def test_gn49_two_debts_taken_from_the_first_market_may_be_any_two() -> None:
    at = table("buying", market=["B1 R2 Y1 G2"])
    at.state.phase = EVENT
    at.state.turn = CHANCE
    noon(at, RED, "take 1.1 1.4")
    cards = ["B1", "R2", "Y1", "G2"]

    for seat in (BLUE, YELLOW, GREEN):
        gained = Counter[tuple[str, ...]]()
        for (market, hand), number in worlds(at, seat, draws=600).items():
            left = Counter(cards) - Counter(market.split())
            gained[tuple(sorted(left.elements()))] += number
            assert set(left) <= set(hand.split())
        assert set(gained) == {tuple(sorted(two)) for two in combinations(cards, 2)}
        assert max(gained.values()) < 2 * min(gained.values())
    assert {market for market, _ in worlds(at, RED)} == {"R2 Y1", "Y1 R2"}


def bidding_after(at: Scene) -> Scene:
    at.do(at.seat, "buy 0")
    return at.chance(*THREE)


@pytest.mark.clause("GN-50")
def test_gn50_a_foreign_debt_bid_proves_what_was_taken() -> None:
    at = bidding_after(noon(laid("off"), RED, "take 1.3"))
    assert {hand.split()[0] for _, hand in worlds(at, YELLOW)} == {"B1", "B4"}
    at.bids("B4")

    for seat in (YELLOW, GREEN):
        assert {market.split()[2] for market, _ in worlds(at, seat)} == {"B1"}
        assert {hand for _, hand in worlds(at, seat)} == {at.hand(RED)}


@pytest.mark.clause("GN-50")
def test_gn50_a_bid_of_debts_he_had_anyway_proves_nothing() -> None:
    at = bidding_after(noon(laid("off"), RED, "take 1.3")).bids("R1 R2")

    assert {hand.split()[0] for _, hand in worlds(at, YELLOW)} == {"B1", "B4"}


@pytest.mark.clause("GN-50")
@pytest.mark.parametrize(
    ("bid", "may_be"),
    [("R1 R1", {"B2", "R1"}), ("R1 R1 R1", {"R1"}), ("R4", {"B2", "R1"})],
)
def test_gn50_more_of_his_own_colour_than_he_had_proves_a_debt_taken(
    bid: str, may_be: set[str]
) -> None:
    """Red has two of his three R1 and took R1 or B2."""
    at = table("buying", active=RED, market=["R1 B2"])
    at.state.phase = EVENT
    at.state.turn = CHANCE
    at = bidding_after(noon(at, RED, "take 1.1")).bids(bid)

    assert {({"B2", "R1"} - {market}).pop() for market, _ in worlds(at, YELLOW)} == may_be


@pytest.mark.clause("GN-76")
def test_gn76_who_is_asked_for_a_bid_is_known_to_have_one() -> None:
    """Red has nothing but the debt he took, B2 or B3; a 2 was bid before him."""
    at = table("buying", hands={"1": ""}, keeper=GREEN, market=["B2 B3"])
    at.state.phase = EVENT
    at.state.turn = CHANCE
    at = bidding_after(noon(at, RED, "take 1.2"))
    assert {hand for _, hand in worlds(at, YELLOW)} == {"B2", "B3"}
    at.bids("B0 B2")

    assert at.seat == RED
    assert {hand for _, hand in worlds(at, YELLOW)} == {"B3"}


@pytest.mark.clause("GN-77")
def test_gn77_an_unable_player_has_shown_everything() -> None:
    at = table("buying", hands={"1": ""}, keeper=GREEN, market=["B2 B3"])
    at.state.phase = EVENT
    at.state.turn = CHANCE
    at = bidding_after(noon(at, RED, "take 1.1")).bids("B0 B2")

    assert at.view.unable == (RED,)
    assert set(worlds(at, YELLOW)) == {("B3", "B2")}


@pytest.mark.clause("GN-50")
def test_gn50_a_debt_taken_and_laid_anew_belongs_to_the_new_set() -> None:
    at = bidding_after(noon(laid("full"), RED, "take 1.3")).bids("B4 R3", "Y0", "G1", "B0 B2")
    at.do(RED, at.offers()[0], "lay R3 B4").sell()
    # Y4 Y2 B1 G3, then Red's R3 B4
    assert at.market == ["Y4 Y2 B1 G3 R3 B4", "B0 B2 G1"]

    assert at.known(BLUE)["1.5"] == "B4 R3"
    assert at.known(RED)["1.5"] == "R3"
    assert at.known(YELLOW)["1.6"] == "B4 R3"
    assert {market.split()[2] for market, _ in worlds(at, YELLOW)} == {"B1"}
    assert {tuple(market.split()[4:6]) for market, _ in worlds(at, YELLOW)} == {
        ("R3", "B4"),
        ("B4", "R3"),
    }


@pytest.mark.clause("GN-50")
@pytest.mark.parametrize("times", [7, 8, 16])
def test_gn50_the_same_debts_may_be_taken_blind_again_and_again(times: int) -> None:
    """Red has no other debts than B1 and B2, which he lays and takes so many times."""
    at = table("buying", hands={"0": "", "1": "", "2": ""}, market=["B1 B2"])
    there = at.state
    there.phase = EVENT
    there.turn = CHANCE
    for _ in range(times):
        there.event_deck = BOX.event_deck
        there.undertaker = 0
        noon(at, RED, "take 1.1 1.2")
        assert at.hand(RED) == "B1 B2"
        assert {hand for _, hand in worlds(at, BLUE, draws=20)} == {"B1 B2"}
        bidding_after(at)
        while at.phase == "bidding":
            at.bids("B1 B2" if at.seat == RED else "G0")
        at.sell()
        assert at.market == ["B1 B2 G0"]
        there.hands[GREEN] += pack([kind_of(there.market.pop())])
        there.cards -= 1
        found = {market for market, _ in worlds(at, YELLOW, draws=20)}
        assert found == {"B1 B2", "B2 B1"}

    assert len(there.captured) == 2 * times
    assert max(proof.number for proof in there.proofs) == times


@pytest.mark.clause("GN-49")
def test_gn49_d10_a_blind_draw_is_known_to_its_taker_alone() -> None:
    at = laid("full")
    at.state.agreed.random_pick = True
    try:
        noon(at, RED, "draw 1").chance("blind 1.3")
        assert {market.split()[2] for market, _ in worlds(at, RED)} == {"B1"}
        assert {market.split()[2] for market, _ in worlds(at, GREEN)} == {"B1", "B4"}
    finally:
        at.state.agreed.random_pick = False


# Adventurers


@pytest.mark.clause("GN-13")
def test_gn13_hidden_adventurers_may_be_any_that_nobody_has_seen() -> None:
    at = table("buying", adventurers=["ida-crowe", "ezra-quill", "jacky-belle", ""])
    unseen = {"ezra-quill", "jacky-belle", "silver-pike", "doc-pemberton"}
    at.state.seen = at.state.agreed.adventurers & ~adventurer_set(" ".join(unseen))
    pairs: Counter[tuple[str, str]] = Counter()
    for number in range(600):
        world = at.state.imagine(BLUE, Rng(number))
        assert isinstance(world, GnadenlosState)
        check(world)
        pairs[Scene(world).adventurers(RED), Scene(world).adventurers(YELLOW)] += 1
        assert Scene(world).adventurers(BLUE) == "ida-crowe"

    assert set(pairs) == set(permutations(sorted(unseen), 2))
    assert max(pairs.values()) < 2.5 * min(pairs.values())


@pytest.mark.clause("GN-39", "GN-59")
def test_gn59_a_played_adventurer_is_remembered_in_the_hand_it_returned_to() -> None:
    at = table(adventurers=["ida-crowe", "nugget-jones silver-pike", "mule-madigan", ""])
    at.state.seen = 0
    at.chance("event gold-3-1").choose("ida-crowe", "silver-pike", "mule-madigan")

    for number in range(40):
        world = at.state.imagine(BLUE, Rng(number))
        assert isinstance(world, GnadenlosState)
        hand = Scene(world).adventurers(RED).split()
        assert "silver-pike" in hand
        assert "mule-madigan" not in hand
        assert len(hand) == 2
        assert Scene(world).discard == "mule-madigan"
        assert Scene(world).adventurers(YELLOW) == ""


@pytest.mark.clause("GN-36")
def test_gn36_choices_of_others_are_imagined_anew_and_the_own_is_kept() -> None:
    at = table(adventurers=["ida-crowe ezra-quill", "nugget-jones silver-pike", "", ""])
    at.chance("event poker").do(RED, "choose nugget-jones")
    red = BOX.ids.index("nugget-jones"), BOX.ids.index("silver-pike")
    for seat, expected in ((BLUE, set(red)), (RED, {red[0]})):
        chosen = set()
        for number in range(60):
            world = at.state.imagine(seat, Rng(number))
            assert isinstance(world, GnadenlosState)
            chosen.add(int(world.chosen[RED]))
        assert chosen == expected


# In every position of random play


def test_imagined_positions_keep_the_laws_and_the_view_in_random_play() -> None:
    for number, ply in enumerate(list(plies())[::6]):
        seat = number % ply.players
        world = ply.before.imagine(seat, Rng(number))
        assert isinstance(world, GnadenlosState)
        check(world)
        assert world.observe(seat) == ply.before.observe(seat)
        assert world.actors() == ply.before.actors()
        assert [move.text for move in world.legal(seat)] == [
            move.text for move in ply.before.legal(seat)
        ]
        again = world.imagine(seat, Rng(number))
        assert again.observe(seat) == ply.before.observe(seat)
