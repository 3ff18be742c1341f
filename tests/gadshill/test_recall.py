"""What a computer player recalls of Gads Hill 1874, and how its moves are numbered."""

from __future__ import annotations

from saloon.games.gadshill.numbering import NUMBERING, WRONG
from saloon.kernel import sets
from tests.gadshill.test_stop import window

from .model import BUILDINGS
from .table import GAME, lots
from .test_knowledge import sampled


def test_a_seat_that_may_call_stop_knows_which_claims_hold() -> None:
    state = window(3).state
    view = state.recall(1)
    taken = {(view.takes[at], view.takes[at + 1]) for at in range(0, len(view.takes), 3)}
    right = {"saloon": "C3", "hotel": "D1"}
    assert taken == {(BUILDINGS.index(each), lots(lot)) for each, lot in right.items()}
    assert state.recall(2).takes == [], "it is not asked yet"


def test_claims_that_do_not_hold_share_a_number_and_no_others_do() -> None:
    state = window(3).state
    view = state.recall(1)
    numbers = [NUMBERING.number(move, view) for move in state.legal(1)]
    right = [number for number in numbers if number != WRONG]
    assert len(set(right)) == len(right) == 3
    assert NUMBERING.number(GAME.parse("claim saloon C3"), view) in right


def test_cards_that_were_used_are_remembered() -> None:
    for ply in sampled():
        state = ply.after
        view = state.recall(0)
        assert view.unseen == sum(state.hands[1:]) | state.pile
        assert view.unseen & (view.hand | state.discard) == 0


def test_a_hand_is_named_from_the_card_that_brings_most() -> None:
    looked = 0
    for ply in sampled():
        seat = ply.before.turn
        plays = [GAME.moves.parse(move.text) for move in ply.before.legal(seat)]
        points: dict[int, int] = {}
        for step in plays:
            if step.text.startswith("play"):
                shown = ply.before.preview(seat, step.card, step.building).points
                points[step.card] = max(shown, points.get(step.card, 0))
        if points and ply.before.agreed.chosen["stop"] != "auto":
            view = ply.before.recall(seat)
            assert view.best[: len(points)] == sorted([1 + n for n in points.values()])[::-1]
            best = next(card for card in sets.members(view.hand) if view.slots[card] == 0)
            assert points[best] == max(points.values())
            looked += 1
    assert looked > 50
