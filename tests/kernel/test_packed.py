"""Whatever is packed into one number comes out again, at the most that can ever be packed.

A field is as wide as its greatest value, or it is the topmost one and has no end. The compiled
rules count in 64 bits, of which these keep to 62.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.bots.search import SECRET_MOVES
from saloon.games.gadshill.components import BUILDINGS, CARDS, LOTS, NO_BUILDING, load
from saloon.games.gadshill.deduction import Board, Rulings, empty_board, play_key
from saloon.games.gadshill.preview import CONCLUDED
from saloon.games.gnadenlos import Gnadenlos, GnadenlosState, debts, market
from saloon.games.gnadenlos import moves as gnadenlos_moves
from saloon.games.gnadenlos import table as gnadenlos_table
from saloon.games.gnadenlos.components import ADVENTURERS, EVENTS, STANDARD_FILE
from saloon.games.gnadenlos.knowledge import note_capture
from saloon.games.katzenjammer import cards, knowledge
from saloon.games.katzenjammer import moves as katzenjammer_moves
from saloon.games.katzenjammer.table import FULL_POOL, SHORT_POOL
from saloon.kernel import Refused, Rng, sets

WORD = 62
SEATS = 6


def fits(packed: int) -> bool:
    return 0 <= packed < 1 << WORD


# Katzenjammer Blues: a pile has at most 15 cards of each of six kinds, four bits a kind


@given(st.lists(st.integers(0, 15), min_size=6, max_size=6))
def test_a_pile_is_six_counts_of_four_bits(counts: list[int]) -> None:
    pile = cards.pack([kind for kind, copies in enumerate(counts) for _ in range(copies)])
    assert [cards.count(pile, kind) for kind in range(6)] == counts
    assert cards.size(pile) == sum(counts) == len(cards.spread(pile))
    assert pile <= cards.DECK


def test_the_whole_deck_is_the_greatest_pile() -> None:
    assert cards.pack([kind for kind in range(6) for _ in range(cards.COPIES)]) == cards.DECK
    assert cards.size(cards.DECK) == 90


@given(
    st.sampled_from(
        [knowledge.DREW, knowledge.OPENED, knowledge.BADE, knowledge.SPENT, knowledge.TOOK]
    ),
    st.integers(0, SEATS - 1),
    st.integers(0, cards.DECK),
)
def test_a_fact_is_a_kind_a_seat_and_what_has_no_end(kind: int, seat: int, detail: int) -> None:
    """Three bits hold five kinds and six seats; a rung or a pile comes last."""
    packed = knowledge.fact(kind, seat, detail)
    read = (knowledge.kind_of(packed), knowledge.seat_of(packed), knowledge.detail_of(packed))
    assert read == (kind, seat, detail)


@given(
    st.integers(0, cards.DECK),
    st.integers(0, max(FULL_POOL, SHORT_POOL)),
    st.integers(0, 90),
)
def test_an_opened_auction_is_a_lot_the_pool_and_the_pile(lot: int, pool: int, pile: int) -> None:
    """24 bits of cards, then seven bits for at most 24 mice, then at most 90 cards."""
    packed = knowledge.fact(knowledge.OPENED, SEATS - 1, knowledge.lying(lot, pool, pile))
    assert knowledge.lot_of(packed) == lot
    assert knowledge.pool_of(packed) == pool
    assert knowledge.pile_of(packed) == pile
    assert knowledge.seat_of(packed) == SEATS - 1
    assert fits(packed)


def test_every_bid_has_its_own_rung_and_the_highest_hand_stays_on_the_ladder() -> None:
    ladder = katzenjammer_moves.LADDER
    bids = [step for step in ladder if step.act == katzenjammer_moves.BID]
    assert [ladder.index(bid) for bid in bids] == [
        katzenjammer_moves.rung(bid.number, bid.value) for bid in bids
    ]
    assert len(katzenjammer_moves.bids_above(cards.DECK, 0)) == 1 + len(bids)


# Gnadenlos!: a hand has at most seven debts of each of twenty kinds, three bits a kind


@given(st.lists(st.integers(0, debts.MOST_COPIES), min_size=20, max_size=20))
def test_a_hand_of_debts_is_twenty_counts_of_three_bits(counts: list[int]) -> None:
    kinds = [kind for kind, copies in enumerate(counts) for _ in range(copies)]
    hand = debts.pack(kinds)
    assert debts.spread(hand) == kinds
    assert debts.size(hand) == len(kinds)
    assert fits(hand)


def own_box(folder: Path, text: str) -> Gnadenlos:
    file = folder / "own.toml"
    file.write_text(text, "utf-8")
    return Gnadenlos(file)


def test_a_box_with_more_of_a_kind_than_a_hand_counts_is_refused(tmp_path: Path) -> None:
    text = STANDARD_FILE.read_text("utf-8")
    assert own_box(tmp_path, text.replace("[2, 3, 4, 2, 2]", "[7, 1, 1, 2, 2]")).box.copies[0] == 7
    with pytest.raises(Refused):
        own_box(tmp_path, text.replace("[2, 3, 4, 2, 2]", "[8, 1, 1, 2, 1]"))


def test_seven_equal_event_cards_are_counted(tmp_path: Path) -> None:
    """Three bits a kind of card, for the seven cards of a deck."""
    text = STANDARD_FILE.read_text("utf-8")
    for line in text.splitlines():
        if 'kind = "gold"' in line or 'kind = "poker"' in line:
            text = text.replace(line, '    { kind = "high-noon" },')
    box = own_box(tmp_path, text).box
    assert [card.copies for card in box.events] == [EVENTS]
    assert debts.size(box.event_deck) == EVENTS


@given(
    st.integers(0, debts.KINDS - 1),
    st.integers(0, 15),
    st.integers(0, gnadenlos_table.NOBODY),
    st.integers(0, 3),
    st.integers(0, 1 << 40),
)
def test_a_market_card_keeps_its_fields_apart_however_many_sets_were_laid(
    kind: int, known_by: int, laid_by: int, taken_by: int, laid_in: int
) -> None:
    state = Gnadenlos().new(4)
    assert isinstance(state, GnadenlosState)
    market.put(state, kind, known_by, laid_by, laid_in)
    (card,) = state.market
    assert fields(card) == (kind, known_by, laid_by, 0, laid_in)
    note_capture(state, taken_by, card)
    if known_by | 1 << taken_by == 15:
        assert state.captured == []
    else:
        (captured,) = state.captured
        assert fields(captured) == (kind, known_by | 1 << taken_by, laid_by, taken_by, laid_in)
        assert fits(captured)


def fields(card: int) -> tuple[int, int, int, int, int]:
    return (
        market.kind_of(card),
        market.knowers_of(card),
        market.layer_of(card),
        market.taker_of(card),
        market.set_of(card),
    )


def test_the_start_roll_keeps_four_bits_a_seat() -> None:
    state = Gnadenlos().new(4, {"setup": "expert"})
    assert isinstance(state, GnadenlosState)
    rng = Rng("rolls")
    while state.phase != gnadenlos_table.ROLLING:
        state.apply(-1, state.sample(rng))
    for _ in range(4):
        state.apply(-1, gnadenlos_moves.ROLLS[5])
    assert state.observe(None).rolls == (6, 6, 6, 6)


def test_sets_of_slots_and_of_adventurers_fit() -> None:
    """Sets of values and of seats are smaller."""
    assert fits(sets.one(max(gnadenlos_moves.SLOTS, ADVENTURERS)) - 1)


def test_every_bid_of_debts_has_its_own_place() -> None:
    made = [bid for bid in gnadenlos_moves.BIDS if bid.number]
    assert len({bid.text for bid in made}) == len(made) == 20 + 210 + 1540
    for bid in made:
        place = gnadenlos_moves.place_of(bid.first, bid.second, bid.third)
        assert gnadenlos_moves.BIDS[place] is bid
        assert bid.value <= 12


def test_every_set_of_secret_choices_has_its_own_key_in_the_search() -> None:
    """Four seats may each choose one of 29 adventurers."""
    assert ADVENTURERS <= SECRET_MOVES
    assert fits(SECRET_MOVES**4)


# Gads Hill 1874: a play is a card of 60 and one of 22 buildings, or none


def test_every_play_has_its_own_key() -> None:
    """Five bits hold a building or none; a preview that concludes has a bit above every card."""
    plays = {
        play_key(card, mine): (card, mine)
        for card in range(1, CARDS + 1)
        for mine in (NO_BUILDING, *range(BUILDINGS))
    }
    assert len(plays) == CARDS * (BUILDINGS + 1)
    assert max(plays) < CONCLUDED


def test_seven_markers_on_a_lot_are_counted() -> None:
    """Three lie there when a turn begins, and each of its two cards can bring two more (AMB-06)."""
    board: Board = empty_board(load(None), Rulings(True, False, True))
    everywhere = (1 << LOTS) - 1
    for markers in range(1, 8):
        board.put(markers, everywhere)
        assert board.markers() == markers * LOTS
        assert (board.fours == everywhere) == (markers >= 4)
    for markers in range(6, -1, -1):
        board.take_off(everywhere)
        assert board.markers() == markers * LOTS
