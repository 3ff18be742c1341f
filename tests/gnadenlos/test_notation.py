"""Moves and their notation, refusals with their clauses, and what silence does."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saloon.kernel import CHANCE, Refused, Rng
from saloon.records import Play
from tests.positions import read_or_refused

from .play import plies
from .table import GAME, Scene, table

quick = settings(deadline=None, derandomize=True, database=None, max_examples=400)
WORDS = st.sampled_from(
    [
        *("choose", "take", "draw", "fill", "buy", "bid", "pick", "lay", "deal", "turn", "place"),
        *("roll", "event", "blind", "none", "pass", "nugget-jones", "ida-crowe", "gold-5-3"),
        *("B0", "R2", "G4", "B5", "W1", "1.1", "2.5", "7.1", "1.7", "0", "3", "5", "6", "-1"),
        *("", " ", "\n", "²", "٣", "b1"),
    ]
)
FOUR = ["silver-pike", "mule-madigan", "widow-tansy", "lucky-lorena"]
SOLE = ["preacher-holt", "silver-pike", "widow-tansy", "ezra-quill"]
TIED = ["coyote-finch", "fingers-malloy", "nugget-jones", "dusty-marlow"]


# Notation


def test_every_move_met_in_random_play_reads_back() -> None:
    met: set[str] = set()
    for ply in list(plies())[::2]:
        met |= {move.text for move, _ in ply.before.outcomes()}
        for seat in range(ply.players):
            met |= {move.text for move in ply.before.legal(seat)}
    assert {text.split()[0] for text in met} == {
        *("choose", "take", "draw", "fill", "buy", "bid", "pick", "lay"),
        *("deal", "turn", "place", "roll", "event", "blind"),
    }
    for text in met:
        move = GAME.parse(text)
        assert move.text == text
        assert move.label().key.startswith("gn-move-")


@pytest.mark.parametrize(
    ("move", "key", "params"),
    [
        ("choose nugget-jones", "gn-move-choose", {"adventurer": "nugget-jones"}),
        ("take none", "gn-move-take-none", {}),
        ("take 1.2 2.5", "gn-move-take", {"slots": ("1.2", "2.5")}),
        ("draw 2", "gn-move-draw", {"number": 2}),
        ("fill 4.2 1.5", "gn-move-fill", {"from": "4.2", "to": "1.5"}),
        ("buy 3", "gn-move-buy", {"spaces": 3}),
        ("bid B1 R2 R2", "gn-move-bid", {"debts": ("B1", "R2", "R2"), "value": 5}),
        ("pick ida-crowe", "gn-move-pick", {"adventurer": "ida-crowe"}),
        (
            "pick ida-crowe ezra-quill",
            "gn-move-pick-pair",
            {"adventurers": ("ida-crowe", "ezra-quill")},
        ),
        ("lay R2 B1 R2", "gn-move-lay", {"debts": ("R2", "B1", "R2")}),
        ("roll 4", "gn-move-roll", {"roll": 4}),
        ("event gold-5-3", "gn-move-event", {"event": "gold-5-3"}),
        ("deal ida-crowe", "gn-move-deal", {"adventurer": "ida-crowe"}),
        ("turn ida-crowe", "gn-move-turn", {"adventurer": "ida-crowe"}),
        ("place B1", "gn-move-place", {"debt": "B1"}),
        ("blind 1.2", "gn-move-blind", {"slot": "1.2"}),
    ],
)
def test_every_move_has_a_label(move: str, key: str, params: dict[str, object]) -> None:
    label = GAME.parse(move).label()

    assert (label.key, label.params) == (key, params)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        pytest.param("bid", "GN-72", marks=pytest.mark.clause("GN-72")),
        pytest.param("bid R2 B1", "GN-72", marks=pytest.mark.clause("GN-72")),
        pytest.param("bid B0 B0 B1 B1", "GN-73", marks=pytest.mark.clause("GN-73")),
        pytest.param("pass", "GN-76", marks=pytest.mark.clause("GN-76")),
    ],
)
def test_a_malformed_bid_is_refused_with_its_clause(text: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(text)
    assert refused.value.message.clause == clause


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "bid ", "bid B5", "bid W1", "bid b1", "bid B1  B2", "bid B1 ", "lay", "lay B9"),
        *("buy", "buy -1", "buy 1.5", "buy 100", "buy 07", "buy ٣", "roll 0", "roll 7", "take"),
        *("take 1.1 1.1", "take 2.1 1.1", "take 7.1", "take 1.7", "take 1.1 1.2 1.3", "draw 3"),
        *("fill 1.1", "fill 1.1 9.9", "choose", "choose Ida Crowe", "choose nobody", "pick"),
        *("pick ida-crowe ida-crowe", "pick ida-crowe ezra-quill jacky-belle", "event", "turn"),
        *("event gold", "place W1", "blind 0.1", "TAKE none", "take none ", "bid B1\n", "passed"),
    ],
)
def test_malformed_notation_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(text)
    assert refused.value.message.key


@given(st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=6).map(" ".join)))
@example("bid " + "B1 " * 4000)
@example("buy " + "9" * 5000)
@quick
def test_junk_is_refused_and_never_fails_in_another_way(text: str) -> None:
    read_or_refused(GAME, text)


# Refusals


def bidding() -> Scene:
    at = table("bidding")
    return at.chance("turn ida-crowe", "turn greenhorn-gus", "turn calhoun-reed")


def noon_of(chosen: list[str]) -> Scene:
    return table(adventurers=chosen, cards=8).chance("event high-noon").choose(*chosen)


REFUSALS: list[tuple[str, Scene, str, str]] = [
    ("not in hand", table(adventurers=FOUR).chance("event poker"), "choose ida-crowe", "GN-36"),
    ("not held", bidding(), "bid R1", "GN-72"),
    ("held too few", bidding(), "bid B0 B0 B0", "GN-72"),
    ("value taken", bidding().bids("B3"), "bid R1 R2", "GN-75"),
    ("too many", table("buying"), "buy 6", "GN-66"),
    ("too dear", table("buying", nuggets=[2, 9, 9, 9]), "buy 3", "GN-66"),
    ("not offered", bidding().bids("B4", "R3", "Y2", "G1"), "pick jacky-belle", "GN-78"),
    (
        "other debts",
        bidding().bids("B2 B4", "R3", "Y2", "G1").do(0, "pick ida-crowe"),
        "lay B4 B4",
        "GN-79",
    ),
    (
        "three of a sole winner",
        table(adventurers=SOLE, cards=5).chance("event high-noon").choose(*SOLE),
        "take 1.6",
        "GN-46",
    ),
    (
        "two of a tied winner",
        noon_of(TIED),
        "take 1.1 1.2",
        "GN-47",
    ),
    (
        "a gap of High Noon",
        table(adventurers=SOLE, cards=9)
        .chance("event high-noon")
        .choose(*SOLE)
        .do(0, "take 1.1 1.2"),
        "fill 1.3 1.1",
        "GN-52",
    ),
    (
        "a gap of a payday",
        table("payday", cards=24, nuggets=[50] * 4).roll(1, 1, 1, 1, 1),
        "fill 1.3 1.1",
        "GN-97",
    ),
    ("another phase", table("buying"), "bid B1", "GN-71"),
    ("a drawing where slots are named", noon_of(SOLE), "draw 1", "GN-49"),
    ("a purchase in the bidding", bidding(), "buy 1", "GN-65"),
    ("chance's move", table("buying"), "roll 3", "GN-32"),
]


@pytest.mark.parametrize(
    ("at", "move", "clause"),
    [
        pytest.param(at, move, clause, id=name, marks=pytest.mark.clause(clause))
        for name, at, move, clause in REFUSALS
    ],
)
def test_a_refusal_names_its_clause(at: Scene, move: str, clause: str) -> None:
    assert at.refusal(move, at.actors[0]).clause == clause


@pytest.mark.parametrize(
    ("at", "seat", "move", "clause"),
    [
        (table("buying"), 1, "buy 1", "GN-65"),
        (bidding(), 2, "bid Y1", "GN-71"),
        (bidding().bids("B4", "R3", "Y2", "G1"), 1, "pick ida-crowe", "GN-80"),
        (noon_of(SOLE), 3, "take none", "GN-46"),
    ],
)
def test_a_seat_out_of_turn_is_told_the_clause_and_whose_turn_it_is(
    at: Scene, seat: int, move: str, clause: str
) -> None:
    refused = at.refusal(move, seat)

    assert refused.clause == clause
    assert refused.params == {"seat": 0}


@pytest.mark.parametrize(
    ("at", "seat", "move"),
    [
        (bidding(), 2, "buy 1"),
        (table("buying"), 1, "bid R1"),
        (bidding().bids("B4", "R3", "Y2", "G1"), 1, "lay R3"),
        (noon_of(SOLE), 3, "choose ida-crowe"),
    ],
)
def test_a_seat_out_of_turn_is_not_told_of_a_step_that_is_anothers(
    at: Scene, seat: int, move: str
) -> None:
    refused = at.refusal(move, seat)

    assert (refused.key, refused.params) == ("gn-refuse-turn", {"seat": 0})


def test_only_whoever_owes_a_step_is_told_to_take_it_first() -> None:
    told_first = {"choosing", "taking", "tidying", "buying", "bidding", "picking", "laying"}
    moves = ["choose ida-crowe", "take none", "fill 2.1 1.1", "buy 0", "bid B0", "lay B1"]
    idle = 0
    for ply in list(plies())[::7]:
        for seat in range(ply.players):
            if seat not in ply.before.actors():
                for text in moves:
                    refused = ply.before.refusal(seat, GAME.parse(text))
                    assert refused.params.get("phase") not in told_first
                    idle += 1
    assert idle > 1000


@pytest.mark.clause("GN-36")
def test_gn36_a_second_choice_is_refused() -> None:
    at = table(adventurers=FOUR).chance("event poker").do(0, "choose silver-pike")

    assert at.refusal("choose silver-pike", 0).clause == "GN-36"
    assert at.refusal("choose silver-pike", 0).key == "gn-refuse-chosen"
    assert at.refusal("buy 1", 0).key == "gn-refuse-chosen"
    assert at.refusal("buy 1", 1).params == {"phase": "choosing"}


@pytest.mark.clause("GN-29")
def test_gn29_a_single_adventurer_of_a_pair_is_refused() -> None:
    at = Scene(GAME.new(3, {"setup": "expert"}))  # type: ignore[arg-type]  # our own state
    at.chance(*[f"turn {each}" for each in GAME.box.ids[:6]]).roll(6, 1, 1).bids("B4", "R3", "Y2")

    assert at.refusal(f"pick {GAME.box.ids[0]}").clause == "GN-29"
    assert at.refusal(f"pick {GAME.box.ids[1]} {GAME.box.ids[2]}").clause == "GN-29"


def test_every_refusal_in_random_play_names_a_clause() -> None:
    asked = [
        *("choose ida-crowe", "take none", "take 1.1", "take 1.1 1.2", "draw 1", "fill 2.1 1.1"),
        *("buy 0", "buy 6", "bid B0", "bid G4 G4", "pick ida-crowe", "lay B1", "roll 3"),
        *("event poker", "deal ida-crowe", "turn ida-crowe", "place B1", "blind 1.1"),
    ]
    for ply in list(plies())[::23]:
        for seat in ply.before.actors():
            if seat == CHANCE:
                continue
            offered = [move.text for move in ply.before.legal(seat)]
            for text in asked:
                if text not in offered:
                    message = ply.before.refusal(seat, GAME.parse(text))
                    assert message.key.startswith("gn-refuse-")
                    assert message.clause.startswith("GN-")


def test_a_move_is_refused_out_of_turn_and_after_the_end() -> None:
    play = Play(GAME, 3, {}, Rng("refused"))
    play.advance()
    for text in ("buy 1", "bid B1", "roll 1", "junk"):
        with pytest.raises(Refused):
            play.move(0, text)
    while play.asked():
        seat = play.asked()[0]
        play.move(seat, play.state.default(seat).text)
        play.advance()
    with pytest.raises(Refused) as refused:
        play.move(0, "buy 1")
    assert refused.value.message.key == "game-over"


# Silence


@pytest.mark.parametrize(
    ("at", "move"),
    [
        (table("buying"), "buy 0"),
        (bidding(), "bid B0"),
        (bidding().bids("B0"), "bid R1"),
        (bidding().bids("B0", "R1", "Y0 Y2"), "bid G3"),
        (bidding().bids("B4", "R3", "Y2", "G1"), "pick ida-crowe"),
        (bidding().bids("B2 B4", "R3", "Y2", "G1").do(0, "pick ida-crowe"), "lay B2 B4"),
        (table(adventurers=SOLE, cards=5).chance("event high-noon").choose(*SOLE), "take none"),
        (
            table(adventurers=SOLE, cards=5, options={"high_noon_take": "must"})
            .chance("event high-noon")
            .choose(*SOLE),
            "take 1.1 1.2",
        ),
        (
            table(adventurers=SOLE, cards=5, options={"high_noon_pick": "random"})
            .chance("event high-noon")
            .choose(*SOLE),
            "draw 0",
        ),
        (
            table(adventurers=SOLE, cards=9)
            .chance("event high-noon")
            .choose(*SOLE)
            .do(0, "take 1.2 1.4"),
            "fill 2.3 1.2",
        ),
    ],
)
def test_silence_spends_takes_and_bids_as_little_as_it_can(at: Scene, move: str) -> None:
    assert at.state.default(at.seat).text == move
    assert move in at.offers()


def test_silence_lays_some_adventurer_for_the_event() -> None:
    at = table(adventurers=["ida-crowe ezra-quill", "nugget-jones", "", ""]).chance("event poker")

    assert at.state.default(0).text in at.offers(0)


def test_the_default_is_offered_in_random_play() -> None:
    for ply in list(plies())[::3]:
        for seat in ply.before.actors():
            if seat != CHANCE:
                assert ply.before.default(seat) in ply.before.legal(seat)


# The kernel's verbs


def test_nobody_is_offered_a_move_out_of_turn() -> None:
    for ply in list(plies())[::3]:
        for seat in range(ply.players):
            assert bool(ply.before.legal(seat)) == (seat in ply.before.actors())
        assert bool(ply.before.outcomes()) == (ply.before.actors() == (CHANCE,))
        assert ply.before.legal(CHANCE) == []


def test_a_sample_is_one_of_the_outcomes_by_weight() -> None:
    at = table(adventurers=FOUR)
    rng = Rng("events")
    drawn = [at.state.sample(rng).text for _ in range(7000)]
    for move, weight in at.state.outcomes():
        assert abs(drawn.count(move.text) - 1000 * weight) < 150
    for ply in list(plies())[::7]:
        if ply.seat == CHANCE:
            texts = [move.text for move, _ in ply.before.outcomes()]
            assert all(ply.before.sample(rng).text in texts for _ in range(3))


def test_a_move_does_the_same_whether_or_not_anybody_listens() -> None:
    for ply in list(plies())[::7]:
        silent = ply.before.clone()
        options = [move for move, _ in silent.outcomes()] or silent.legal(ply.seat)
        silent.apply(ply.seat, next(move for move in options if move.text == ply.move))
        for seat in (None, *range(ply.players)):
            assert silent.observe(seat) == ply.after.observe(seat)


def test_a_move_on_a_copy_leaves_the_original_alone() -> None:
    for ply in list(plies())[::11]:
        before = [ply.before.observe(seat) for seat in range(ply.players)]
        copy = ply.before.clone()
        options = [move for move, _ in copy.outcomes()] or copy.legal(ply.seat)
        copy.apply(ply.seat, next(move for move in options if move.text == ply.move))
        assert [ply.before.observe(seat) for seat in range(ply.players)] == before


def test_every_event_is_told_with_a_clause() -> None:
    for ply in plies():
        for event in ply.events:
            assert event.public.clause.startswith("GN-")
            assert event.public.key.startswith("gn-")
