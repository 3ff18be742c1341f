"""A turn, and playing cards: GH-26 to GH-39, GH-70 to GH-76, GH-80 to GH-84."""

from __future__ import annotations

import itertools

import pytest

from saloon.games.gadshill.terminal import card_line
from saloon.games.gadshill.view import CardView, PlayView
from saloon.kernel import CHANCE, Param
from saloon.words import words as speaker

from .play import plies
from .table import GAME, Scene, cards, start

TWELVE = {
    "blacksmith": "C3", "casino": "C4", "church": "A3", "doc": "B1", "hotel": "B3", "judge": "A4",
    "laundry": "E4", "prison": "B2", "saloon": "C1", "sheriff": "C2", "stable": "D2",
    "school": "B5",
}  # fmt: skip


def named(value: Param) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value


def words(table: Scene, seat: int) -> set[str]:
    return {text.partition(" ")[0] for text in table.offers(seat)}


@pytest.mark.clause("GH-26", "GH-27")
def test_gh26_a_turn_is_one_or_two_cards_or_two_discarded_or_nothing() -> None:
    table = start().lay_out({"bank": "C5 D5"}, hands=["3 4 41 42"])
    assert {"pass", "play", "discard"} <= words(table, 0)
    one = start().lay_out({"bank": "C5 D5"}, hands=["3 4 41 42"])
    one.do(0, "play 3")
    assert words(one, 0) == {"done", "play", "claim"}
    assert one.refusal("discard 41 42", 0).key == "gh-refuse-one-action"
    one.do(0, "play 4")
    assert "play" not in words(one, 0)
    table.do(0, "discard 41 42", "take bank C5")
    assert words(table, 0) == {"done", "buy"}
    assert table.refusal("play 3", 0).key == "gh-refuse-one-action"
    for hand in ("3 4", "1 2", ""):
        idle = start().lay_out({"bank": "C5 D5"}, hands=[hand])
        assert idle.offers(0)[0] == "pass"
        idle.do(0, "pass")
        assert idle.view.phase == "draw"


@pytest.mark.clause("GH-27")
def test_gh27_nobody_must_play_a_card_unless_a_lot_has_to_be_mended() -> None:
    begun = 0
    for ply in plies():
        view = ply.before.observe(None)
        if view.phase == "turn" and not ply.before.action and not ply.before.board.fours:
            begun += 1
            assert "pass" in [move.text for move in ply.before.legal(ply.before.turn)]
    assert begun > 100


@pytest.mark.clause("GH-28")
def test_gh28_buying_is_independent_of_the_action() -> None:
    table = start().lay_out(hands=["3 4"], front=["bank"], points=[9])
    before = start().lay_out(hands=["3 4"], front=["bank"], points=[9])
    before.do(0, "buy hotel", "play 3", "play 4")
    table.do(0, "play 3", "buy hotel", "play 4", "done")
    after = start().lay_out(hands=["3 4"], front=["bank"], points=[9])
    after.do(0, "play 3", "play 4", "buy hotel")
    assert before.markers() == after.markers() == table.markers()


@pytest.mark.clause("GH-29", "GH-74")
@pytest.mark.parametrize(
    ("moves", "held"),
    [
        (["pass"], 5),
        (["play 3", "done"], 4),
        (["play 3", "play 4", "done"], 3),
        (["discard 41 42", "take bank C5", "done"], 3),
    ],
)
def test_gh29_one_card_is_drawn_whatever_was_done(moves: list[str], held: int) -> None:
    table = start().lay_out({"bank": "C5 D5 E5"}, hands=["3 4 41 42"])
    table.do(0, *moves)
    assert table.offers(0) == ["draw building", "draw district", "draw condition"]
    table.do(0, "draw condition").chance()
    seat = table.view.seats[0]
    assert seat.building_cards + seat.district_cards + seat.condition_cards == held


@pytest.mark.clause("GH-29")
def test_gh29_the_pile_is_chosen_fixed_or_drawn() -> None:
    fixed = start(2, {"draw": "building"}).lay_out()
    fixed.do(0, "pass")
    assert fixed.offers(0) == ["draw building"]
    assert fixed.refusal("draw district", 0).key == "gh-refuse-pile"
    drawn = start(2, {"draw": "random"}).lay_out()
    drawn.do(0, "pass")
    assert [(move.text, weight) for move, weight in drawn.state.outcomes()] == [
        ("draw building", 1),
        ("draw district", 1),
        ("draw condition", 1),
    ]
    used = " ".join(str(card) for card in range(1, 23))
    empty = start(2, {"draw": "building"}).lay_out(discard=used)
    empty.do(0, "pass")
    assert empty.offers(0) == ["draw district", "draw condition"]
    assert empty.refusal("draw building", 0).key == "gh-refuse-pile-empty"


@pytest.mark.clause("GH-30")
def test_gh30_used_cards_go_to_the_discard_pile_and_the_last_ones_are_seen() -> None:
    table = start().lay_out({"bank": "C5 D5"}, hands=["3 4 41 42"])
    table.do(0, "play 3")
    assert (table.view.shown, table.view.discarded, table.view.discard) == ((3,), 1, None)
    table.do(0, "play 4")
    assert (table.view.shown, table.view.discarded) == ((4,), 2)
    open_pile = start(2, {"show_discard": "yes"}).lay_out({"bank": "C5 D5"}, hands=["41 42 43 44"])
    open_pile.do(0, "discard 41 42")
    assert open_pile.view.shown == (41, 42)
    assert open_pile.view.discard == (41, 42)


@pytest.mark.clause("GH-32")
def test_gh32_the_turn_passes_to_the_left() -> None:
    order = []
    for ply in plies():
        for event in ply.events:
            if event.public.key == "gh-turn":
                order.append((ply.after.players, event.public.params["seat"]))
            if event.public.key.startswith("gh-over"):
                order.append((0, -1))
    follows = [(a, b) for a, b in itertools.pairwise(order) if a[0] and b[0]]
    assert len(follows) > 100
    for (players, seat), (_, after) in follows:
        assert isinstance(seat, int)
        assert after == (seat + 1) % players


@pytest.mark.clause("GH-33", "GH-58")
def test_gh33_a_building_card_may_speak_of_anybodys_building() -> None:
    for front in (["casino"], ["", "casino"], []):
        table = start().lay_out({"casino": "C3 E5"}, hands=["3"], front=front)
        table.do(0, "play 3")
        assert table.placed() == {"casino": "C3"}
        assert table.points() == [2, 0]


@pytest.mark.clause("GH-34", "GH-35", "GH-36", "GH-83")
def test_gh34_my_building_lies_in_front_of_me_and_is_not_placed() -> None:
    table = start().lay_out(
        {"bank": "C1 C5", "judge": "C2 A2"},
        {"church": "D4"},
        hands=["23"],
        front=["bank church", "judge"],
    )
    assert [text for text in table.offers(0) if text.startswith("play")] == ["play 23 bank"]
    for building in ("judge", "church", "hotel"):
        refusal = table.refusal(f"play 23 {building}", 0)
        assert (refusal.params["reason"], refusal.clause) == ("NO_OWN", "GH-83")
    none = start().lay_out({}, {"church": "D4"}, hands=["23 41"], front=["church"])
    assert not any(text.startswith("play") for text in none.offers(0))
    for card in none.state.observe(0).hand:
        assert [(play.reason, play.clause) for play in card.plays] == [("NO_OWN", "GH-83")]
    for text in ("play 23 church", "play 41 church", "play 41 hotel"):
        assert none.refusal(text, 0).clause == "GH-83"


@pytest.mark.clause("GH-83")
def test_gh83_cards_that_need_an_own_building_are_unplayable_without_one_and_may_be_discarded() -> (
    None
):
    """A district and a condition card; a building card is none of them."""
    table = start().lay_out({"casino": "C3 C4 E5"}, hands=["3 23 41"], front=["", "bank"])
    assert "play 3" in table.offers(0)
    assert [text for text in table.offers(0) if "23" in text or "41" in text] == ["discard 23 41"]


@pytest.mark.clause("GH-38")
def test_gh38_a_card_acts_only_while_it_is_played() -> None:
    table = start().lay_out(hands=["3 23", ""], front=["hotel"])
    table.do(0, "play 3")
    before = table.markers()
    table.do(0, "done", "draw building").chance().do(1, "quiet", "pass")
    assert table.markers() == before


@pytest.mark.clause("GH-38")
def test_gh38_amb05_what_a_condition_said_no_longer_binds_when_its_building_is_placed_later() -> (
    None
):
    """The doctor was near the bank; when the bank turns out to be on B3, he may still be on D3."""
    for later in (False, True):
        table = start().lay_out({"bank": "A2 B3 C4 D2"}, hands=["43 24"], front=["bank"])
        table.do(0, "play 43 bank")
        assert table.markers() == {"bank": "B3 D2", "doc": "B2 D3"}
        if later:
            table.do(0, "done", "draw building").chance().do(1, "quiet", "pass")
            table.do(1, "draw building").chance().do(0, "quiet")
        table.do(0, "play 24 bank")
        assert (table.placed(), table.markers()) == ({"bank": "B3"}, {"doc": "B2 D3"})


@pytest.mark.clause("GH-38")
def test_gh38_amb29_cards_played_earlier_are_not_looked_at_again() -> None:
    for shown, discard in (("no", None), ("yes", (3, 4))):
        table = start(2, {"show_discard": shown}).lay_out(hands=["3 4"], front=["hotel"])
        table.do(0, "play 3", "play 4")
        for seat in (0, 1, None):
            view = table.state.observe(seat)
            assert (view.shown, view.discarded, view.discard) == ((4,), 2, discard)


@pytest.mark.clause("GH-39")
def test_gh39_the_second_card_sees_the_board_left_by_the_first() -> None:
    table = start().lay_out(hands=["3 41"], front=["hotel"])
    assert "play 41 hotel" not in table.offers(0)
    assert table.refusal("play 41 hotel", 0).params["reason"] == "TOO_MANY"
    table.do(0, "play 3")
    assert "play 41 hotel" in table.offers(0)


# Buying


@pytest.mark.clause("GH-70", "GH-72", "GH-73")
def test_gh70_a_bought_building_costs_two_markers_and_is_mine_from_then_on() -> None:
    table = start().lay_out({"hotel": "A3 B3"}, hands=["23 24"], front=["bank"], points=[5])
    assert "play 24 hotel" not in table.offers(0)
    table.do(0, "buy saloon")
    assert table.points() == [3, 0]
    assert table.view.seats[0].bought == 1
    assert {each.id for each in table.view.buildings if each.holder == 0} == {"bank", "saloon"}
    later = start().lay_out({"hotel": "A3 D3"}, hands=["24"], points=[2])
    later.do(0, "buy hotel", "play 24 hotel")
    assert later.placed() == {"hotel": "A3"}
    assert later.points() == [2, 0]


@pytest.mark.clause("GH-70", "GH-71")
def test_gh70_one_purchase_a_turn_or_three_and_only_from_beside_the_board() -> None:
    table = start().lay_out({}, {"church": "A3"}, front=["bank", "hotel"], points=[9])
    for building in ("bank", "hotel", "church"):
        assert table.refusal(f"buy {building}", 0).key == "gh-refuse-not-beside"
    table.do(0, "buy judge")
    assert table.refusal("buy doc", 0).key == "gh-refuse-bought-now"
    more = start(2, {"buys_per_turn": "3"}).lay_out(points=[9])
    more.do(0, "buy judge", "buy doc", "buy bank")
    assert more.refusal("buy hotel", 0).key == "gh-refuse-purchases"
    assert max(seat.bought for ply in plies() for seat in ply.after.observe(None).seats) == 3


# Drawing, one card a turn, empty piles


@pytest.mark.clause("GH-74")
def test_gh74_a_hand_has_no_limit() -> None:
    table = start().lay_out(hands=[" ".join(str(card) for card in range(1, 21))])
    table.do(0, "pass", "draw building").chance()
    assert table.view.seats[0].building_cards == 21


@pytest.mark.clause("GH-75")
@pytest.mark.parametrize(("at", "cards"), [("16", 1), ("19", 2)])
def test_gh75_one_card_a_turn_from_16_or_as_agreed(at: str, cards: int) -> None:
    table = start(2, {"one_card_at": at}).lay_out({}, TWELVE | {"bank": "C5"}, hands=["20 21"])
    assert table.view.locomotive == 16
    assert table.view.cards_left == cards
    table.do(0, "play 20")
    assert any(text.startswith("play") for text in table.offers(0)) == (cards == 2)
    if cards == 1:
        refusal = table.refusal("play 21", 0)
        assert (refusal.key, refusal.clause) == ("gh-refuse-cards-left", "GH-75")


@pytest.mark.clause("GH-76")
def test_gh76_two_cards_may_be_discarded_even_then() -> None:
    table = start().lay_out({"barber": "D3 E3"}, TWELVE | {"bank": "C5"}, hands=["1 2"])
    assert table.view.cards_left == 1
    assert "discard 1 2" in table.offers(0)


@pytest.mark.clause("GH-84")
def test_gh84_empty_piles_are_made_of_the_discarded_cards() -> None:
    rest = " ".join(str(card) for card in range(3, 61))
    for option, piles in (("all", (20, 16, 22)), ("district", (0, 16, 0))):
        table = start(2, {"reshuffle": option}).lay_out(hands=["1", "2"], discard=rest)
        assert table.view.piles == (0, 0, 0)
        table.do(0, "pass")
        assert "gh-reshuffled" in table.heard()
        assert table.view.piles == piles


@pytest.mark.clause("GH-84")
def test_gh84_a_pile_that_is_left_is_drawn_from_before_anything_is_shuffled() -> None:
    rest = " ".join(map(str, range(3, 60)))
    table = start().lay_out(hands=["1", "2"], discard=rest)
    table.do(0, "pass")
    assert "gh-reshuffled" not in table.heard()
    assert table.offers(0) == ["draw condition"]
    table.do(0, "draw condition").chance().do(1, "quiet", "pass")
    assert "gh-reshuffled" in table.heard()
    assert table.view.discarded == 0
    assert table.state.hands == [cards("1 60"), cards("2")]
    assert table.state.pile == cards(rest)


@pytest.mark.clause("GH-84")
def test_gh84_only_district_cards_return_where_agreed_so_there_may_be_none() -> None:
    held = " ".join(map(str, range(23, 61)))
    rest = " ".join(map(str, range(1, 23)))
    table = start(2, {"reshuffle": "district"}).lay_out(hands=[held], discard=rest)
    table.do(0, "pass")
    assert "gh-reshuffled" not in table.heard()
    assert table.heard()[-1] == "gh-undrawn"
    assert (table.view.phase, table.view.discarded) == ("window", 22)


@pytest.mark.clause("GH-30", "GH-84")
def test_gh30_cards_that_went_back_into_a_pile_are_no_longer_shown() -> None:
    rest = " ".join(str(card) for card in range(4, 61))
    for option, shown in (("all", ()), ("district", (3,))):
        table = start(2, {"reshuffle": option}).lay_out(hands=["1 3", "2"], discard=rest)
        table.do(0, "play 3")
        assert table.view.shown == (3,)
        table.do(0, "done")
        assert "gh-reshuffled" in table.heard()
        assert table.view.shown == shown


@pytest.mark.clause("GH-84")
def test_gh84_without_any_card_none_is_drawn() -> None:
    table = start().lay_out(
        hands=[" ".join(map(str, range(1, 31))), " ".join(map(str, range(31, 61)))]
    )
    table.do(0, "pass")
    assert "gh-undrawn" in table.heard()
    assert table.view.phase == "window"


# Cards that cannot be played


@pytest.mark.clause("GH-80", "GH-81", "GH-82")
def test_gh80_the_view_greys_out_own_cards_with_reason_and_cause() -> None:
    table = start().lay_out(
        {"bank": "C2 C5 E5", "blacksmith": "C2 C3 D3", "church": "A3 A4 C2", "sheriff": "E2 E4"},
        hands=["5 11 23"],
        front=["saloon"],
    )
    shown = {card.number: card.plays[0] for card in table.state.observe(0).hand}
    assert (shown[5].reason, shown[5].lots) == ("LOT_FULL", ("C2",))
    assert (shown[11].reason, shown[11].buildings) == ("CONTRADICTION", ("sheriff",))
    assert (shown[23].reason, len(shown[23].lots)) == ("TOO_MANY", 8)
    assert table.state.observe(1).hand == ()
    assert table.state.observe(None).hand == ()


@pytest.mark.clause("GH-81")
def test_gh81_a_contradiction_names_what_blocks_the_lots_of_an_unmarked_building() -> None:
    town = GAME.town
    first, second, third, fourth = town.lot_ids(town.card_lots[3])
    free = [each for each in town.buildings if each != "casino"]
    standing = {free[0]: first, free[1]: second}
    pair = {free[2]: f"{third} {fourth}", free[3]: f"{third} {fourth}"}
    table = start().lay_out(pair, standing, hands=["3"])
    said = table.refusal("play 3", 0).params
    assert said["reason"] == "CONTRADICTION"
    assert said["lots"] == (first, second, third, fourth)
    assert set(named(said["buildings"])) == {"casino", *free[:4]}


@pytest.mark.clause("GH-81")
@pytest.mark.parametrize("card", range(39, 61))
def test_gh81_a_contradicted_condition_between_unmarked_buildings_names_its_lots(card: int) -> None:
    town = GAME.town
    plan = town.lot_ids(town.plan(card))
    subject = town.buildings[town.named[card]]
    free = [each for each in town.buildings if each != subject]
    standing = dict(zip(free, plan, strict=False))
    mine = free[-1]
    table = start().lay_out({}, standing, hands=[str(card)], front=[mine])
    said = table.refusal(f"play {card} {mine}", 0).params
    assert (said["reason"], said["lots"]) == ("CONTRADICTION", plan)
    assert set(named(said["buildings"])) == {subject, mine, *standing}
    half = dict(list(standing.items())[:1])
    marked = [lot for lot in town.lots if lot not in plan][:2]
    other = start().lay_out({mine: " ".join(marked)}, half, hands=[str(card)], front=[mine])
    said = other.refusal(f"play {card} {mine}", 0).params
    assert (said["reason"], said["lots"]) == ("CONTRADICTION", tuple(marked))
    assert set(named(said["buildings"])) == {subject, mine}, "nothing else stands in the way"


def test_no_refused_play_is_without_its_lots() -> None:
    for ply in plies():
        (seat,) = ply.after.actors() or (CHANCE,)
        if seat == CHANCE:
            continue
        for card in ply.after.observe(seat).hand:
            for play in card.plays:
                if play.reason not in ("", "NO_OWN", "SAME_BUILDING"):
                    assert play.lots
                    assert play.buildings


def test_the_view_calls_playable_exactly_what_is_offered() -> None:
    for ply in plies():
        (seat,) = ply.after.actors() or (CHANCE,)
        if seat == CHANCE:
            continue
        shown = [
            " ".join(["play", str(card.number), *([play.building] if play.building else [])])
            for card in ply.after.observe(seat).hand
            for play in card.plays
            if not play.reason
        ]
        offered = [move.text for move in ply.after.legal(seat)]
        assert shown == [text for text in offered if text.startswith("play ")]


def test_no_card_is_shown_with_plays_once_none_may_be_played() -> None:
    given = {"casino": "C3 C4", "bank": "C5 D5"}
    table = start().lay_out(given, hands=["1 3 4 23"], front=["saloon"])
    assert all(card.plays for card in table.state.observe(0).hand)
    table.do(0, "discard 1 3", "take bank C5")
    assert table.state.observe(0).phase == "turn"
    assert [card.plays for card in table.state.observe(0).hand] == [(), ()]
    given = {"casino": "C3 C4 D1 D2", "doc": "A2 A3 A4 B1 B2"}
    spent = start().lay_out(given, hands=["3 4 5"])
    spent.state.cards_left = 1
    spent.do(0, "play 4")
    assert [card.plays for card in spent.state.observe(0).hand] == [(), ()]


@pytest.mark.parametrize(
    ("plays", "worth"),
    [
        ((), "     "),
        ((PlayView(None, "TOO_MANY", (), (), (), 0),), "   – "),
        ((PlayView("hotel", "", (), (), (), 3), PlayView("bank", "", (), (), (), 4)), "  +4 "),
    ],
)
def test_the_terminal_tells_no_play_now_from_no_play_possible(
    plays: tuple[PlayView, ...], worth: str
) -> None:
    line = card_line(CardView(3, plays), speaker("en"), GAME.town).plain
    assert line.startswith(f"{worth}3: ")
    assert line.endswith(" [" + ", ".join(GAME.town.lot_ids(GAME.town.card_lots[3])) + "]")


def test_a_preview_says_what_a_play_does_step_by_step() -> None:
    table = start().lay_out(
        {"casino": "C3 C4 D1 D2", "hotel": "A3 B3 D3 E3"}, hands=["41 3"], front=["hotel judge"]
    )
    (_, card) = table.state.observe(0).hand
    hotel, judge = card.plays
    assert (hotel.building, hotel.reason, hotel.points) == ("hotel", "", 8)
    steps = [(step.kind, step.building, " ".join(step.lots)) for step in hotel.effects]
    assert [step for step in steps if step[0] == "place"] == [
        ("place", "casino", "C3"),
        ("place", "hotel", "B3"),
    ]
    assert sum(step.points for step in hotel.effects) == 8
    assert [(step.kind, step.points) for step in judge.effects] == [
        ("remove", 2),
        ("put", 0),
        ("spare", 1),
    ]


def test_what_was_previewed_is_what_happens() -> None:
    for ply in plies():
        if ply.word != "play":
            continue
        _, card, *mine = ply.move.split()
        (shown,) = [c for c in ply.before.observe(ply.seat).hand if c.number == int(card)]
        (play,) = [p for p in shown.plays if p.building == (mine[0] if mine else None)]
        assert play.reason == ""
        gained = [str(e.public.params["points"]) for e in ply.events if e.public.key == "gh-gained"]
        assert sum(map(int, gained)) == play.points == sum(step.points for step in play.effects)
        assert ply.after.points[ply.seat] == ply.before.points[ply.seat] + play.points
        placed = [e.public.params["building"] for e in ply.events if e.public.key == "gh-placed"]
        shown_placed = [step.building for step in play.effects if step.kind == "place"]
        assert placed == shown_placed


@pytest.mark.clause("GH-46")
def test_gh46_a_first_card_may_crowd_a_lot_if_a_second_mends_it_and_must() -> None:
    crowd = {"bank": "C2 C5 E5", "blacksmith": "C2 C3 D3", "church": "A3 A4 C2"}
    alone = start(2, {"lot_limit": "turn"}).lay_out(crowd, hands=["5"])
    assert alone.refusal("play 5", 0).params["reason"] == "LOT_FULL"
    table = start(2, {"lot_limit": "turn"}).lay_out(crowd, hands=["5 1 7"], points=[4])
    table.do(0, "play 5")
    assert table.offers(0) == ["play 1"]
    for text in ("done", "buy hotel", "claim bank C2"):
        assert table.refusal(text, 0).key == "gh-refuse-mend"
    assert table.refusal("play 7", 0).params["reason"] == "LOT_FULL"
    table.do(0, "play 1")
    assert table.markers()["bank"] == "C5 E5"
    strict = start().lay_out(crowd, hands=["5 1 7"])
    assert strict.refusal("play 5", 0).params["reason"] == "LOT_FULL"


def test_a_card_without_effect_is_a_pass_where_it_may_be_played() -> None:
    table = start(2, {"null_play": "yes"}).lay_out({"casino": "C3 C4"}, hands=["3", "1"])
    table.do(0, "play 3", "done", "draw building").chance().do(1, "quiet")
    assert table.view.passes == 1
