"""What others' doings tell of their cards, and how it shifts what a seat imagines."""

from __future__ import annotations

import math
import pickle
from statistics import fmean

import pytest

from bench.inference import told
from saloon.bots import SeatView
from saloon.bots.roster import BOTS, searcher
from saloon.games import GAMES
from saloon.games.gadshill import GadsHillState
from saloon.games.gadshill.bots.heuristics import GadsHillHeuristics
from saloon.games.gadshill.components import KIND_CARDS
from saloon.games.gadshill.table import DISCARDED, TURN
from saloon.games.katzenjammer import KatzenjammerMove, KatzenjammerState
from saloon.games.katzenjammer.bots.heuristics import KatzenjammerHeuristics, go_back
from saloon.games.katzenjammer.knowledge import DREW, OPENED
from saloon.games.katzenjammer.moves import bids_above
from saloon.games.katzenjammer.table import AUCTION
from saloon.kernel import CHANCE, Move, Rng, State, sets
from saloon.kernel.native import i64, vec
from tests.bots.test_reasons import decisions
from tests.bots.test_search import opening


def heard(bids: list[str]) -> KatzenjammerState:
    """An auction of three in which seat 1 and 2 have spoken."""
    state = opening("katzenjammer", 3, "inference")
    assert isinstance(state, KatzenjammerState)
    for text in bids:
        seat = state.actors()[0]
        move: Move = next(each for each in state.legal(seat) if each.text == text)
        state.apply(seat, move)
    return state


def test_a_pass_speaks_against_hands_that_had_use_for_the_lot() -> None:
    state = heard(["pass"])
    passed = (state.leader + 1) % 3
    me = state.turn
    rng = Rng("pass")
    heuristics = KatzenjammerHeuristics()
    scores: list[tuple[float, float]] = []
    for _ in range(300):
        world = state.imagine(me, rng)
        hand = world.hands[passed]
        best = max(
            heuristics.gain(
                hand, heuristics.sets_worth(hand), world.lot_pile, len(world.lot), bid, 1.0
            )
            for bid in bids_above(hand, world.high)[1:]
            if isinstance(bid, KatzenjammerMove)
        )
        scores.append((best, heuristics.weigh(world, me)))
    scores.sort()
    fifth = len(scores) // 5
    useless = sum(weight for _, weight in scores[:fifth])
    useful = sum(weight for _, weight in scores[-fifth:])
    assert useless > 3 * useful


def decided(game: str, players: int, seed: str) -> list[State]:
    """Play a game of the regular, and give every position in which there was a choice."""
    state = GAMES[game].new(players)
    rng = Rng(seed)
    found: list[State] = []
    for seat in decisions(state, rng):
        if len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.apply(seat, BOTS[game]["regular"].choose(SeatView(state, seat), rng))
    return found


def test_hands_go_back_to_what_they_were_at_an_auction() -> None:
    at_auctions: dict[int, vec[i64]] = {}
    compared = 0
    for state in decided("katzenjammer", 4, "back"):
        assert isinstance(state, KatzenjammerState)
        memory = state.memory
        opened = max(place for place, fact in enumerate(memory) if fact & 7 == OPENED)
        if state.phase == AUCTION and opened not in at_auctions:
            at_auctions[opened] = state.hands[:]
        for start, hands in at_auctions.items():
            if not any(fact & 7 == DREW for fact in memory[start:]):
                back = state.hands[:]
                go_back(back, memory, start, len(memory))
                assert back == hands
                compared += start < opened
    assert compared > 10


def test_a_card_that_came_as_a_bonus_is_taken_out_again() -> None:
    bonus = 0
    for state in decided("katzenjammer", 4, "bonus"):
        assert isinstance(state, KatzenjammerState)
        back = state.hands[:]
        go_back(back, state.memory, 0, len(state.memory))
        assert all(hand >= 0 for hand in back)
        bonus += any(fact & 7 == DREW for fact in state.memory)
    assert bonus > 0


@pytest.mark.parametrize(
    ("game", "bot", "games", "least"),
    [
        ("katzenjammer", "regular", 4, 0.4),
        ("gnadenlos", "cardsharp", 2, 0.05),
        ("gadshill", "cardsharp", 4, 0.2),
    ],
)
def test_what_was_done_speaks_for_the_true_deal(
    game: str, bot: str, games: int, least: float
) -> None:
    """Beside deals without weights, those with weights make the true one likelier by so much."""
    seeds = [f"told/{number}" for number in range(games)]
    found = [told(game, 4, BOTS[game][bot], searcher(game).heuristics, 20, seed) for seed in seeds]
    assert fmean(found) > least


@pytest.mark.parametrize("game", GAMES)
def test_weighing_leaves_the_world_as_it_was(game: str) -> None:
    for state in decided(game, 3, "weigh")[::7]:
        seat = state.actors()[0]
        before = pickle.dumps(state)
        weight = searcher(game).heuristics.weigh(state, seat)
        assert weight > 0
        assert math.isfinite(weight)
        assert pickle.dumps(state) == before


def turns(seed: str) -> list[GadsHillState]:
    """Positions in which a seat is on turn and may end it."""
    found = [state for state in decided("gadshill", 3, seed) if isinstance(state, GadsHillState)]
    return [state for state in found if state.phase == TURN and not state.board.fours]


def test_a_board_is_remembered_that_a_seat_left_with_cards_to_play() -> None:
    spared = 0
    for state in turns("parting"):
        seat, board = state.turn, state.board
        may_play = state.cards_left > 0 and state.action != DISCARDED
        assert state.parting[seat] is None
        state.apply(seat, state.moves.done if state.action else state.moves.passing)
        assert state.parting[seat] is (board if may_play else None)
        spared += may_play
    assert spared > 10


def test_a_card_that_was_worth_playing_is_hardly_still_held() -> None:
    heuristics = GadsHillHeuristics()
    rng = Rng("unplayed")
    likely: list[float] = []
    unlikely: list[float] = []
    for state in turns("unplayed"):
        seat = state.turn
        state.apply(seat, state.moves.done if state.action else state.moves.passing)
        while state.actors() == (seat,) or state.actors() == (CHANCE,):
            who = state.actors()[0]
            state.apply(who, state.legal(seat)[0] if who == seat else state.sample(rng))
        if state.parting[seat] is None or not state.actors():
            continue
        world = state.imagine(state.turn, rng)
        weight = heuristics.left_unplayed(world, seat)
        tempting = world.hands[seat] & heuristics.tempting[seat]
        held = sets.size(tempting)
        drawn = world.hands[seat] & (KIND_CARDS[world.drew[seat]] if world.drew[seat] >= 0 else 0)
        since = sets.size(drawn) == 1 and tempting == drawn  # it came after the turn, for sure
        (likely if held == 0 or since else unlikely).append(weight)
        if held > 1:
            assert weight < 0.7
    assert set(likely) == {1.0}
    assert len(unlikely) > 5
    assert max(unlikely) < 1.0


def test_what_was_worth_playing_is_found_anew_after_a_purchase() -> None:
    warm = GadsHillHeuristics()
    differed = 0
    for state in turns("bought"):
        seat = state.turn
        state.apply(seat, state.moves.done if state.action else state.moves.passing)
        if state.parting[seat] is None:
            continue
        warm.left_unplayed(state, seat)
        before = warm.tempting[seat]
        state.front[seat] |= state.beside()
        fresh = GadsHillHeuristics()
        assert warm.left_unplayed(state, seat) == fresh.left_unplayed(state, seat)
        assert warm.tempting[seat] == fresh.tempting[seat]
        differed += warm.tempting[seat] != before
    assert differed > 5


def test_where_nothing_could_be_drawn_no_card_is_fresh() -> None:
    state = turns("undrawn")[20]
    assert isinstance(state, GadsHillState)
    seat = state.turn
    state.drew[seat] = 0
    state.pile = state.discard = 0
    state.apply(seat, state.moves.done if state.action else state.moves.passing)
    assert state.drew[seat] == -1
