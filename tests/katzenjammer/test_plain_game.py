"""The engine against the plain game of `plain.py`: the same moves, the same table, all along."""

from __future__ import annotations

import random

import pytest

from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.cards import spread
from saloon.kernel import CHANCE

from .plain import KINDS, Plain
from .table import Scene, table

GAMES = 40
"""For each number of players; together far more than 5,000 decisions."""


def random_table(players: int, rng: random.Random) -> Scene:
    """Set any position from which a round may go on, some rich in jokers, some nearly over."""
    deck = [kind for kind in KINDS for _ in range(15)]
    rng.shuffle(deck)
    deck.sort(key=lambda kind: kind == "J" and rng.random() < 0.3)
    hands = []
    for _ in range(players):
        size = rng.choice([0, 1, 2, 4, 6, 9, 14])
        hands.append(" ".join(deck.pop() for _ in range(min(size, len(deck) - 12))))
    pile = " ".join(deck.pop() for _ in range(rng.randint(1, len(deck))))
    rows = [0] * players
    for _ in range(rng.randint(0, deck.count("J"))):
        rows[rng.randrange(players)] += 1
    mice = [rng.randint(0, 23 // players) for _ in range(players)]
    phase = rng.choice(["reveal", "laying"])
    leader = rng.randrange(players)
    return table(hands, leader=leader, pile=pile, rows=rows, mice=mice, phase=phase)


def written(pile: int) -> list[str]:
    return sorted(KINDS[kind] for kind in spread(pile))


def compare(state: KatzenjammerState, plain: Plain) -> int | None:
    """Hold the two tables against each other and say whose move it is."""
    actor, expected = plain.turn()
    assert state.actors() == (() if actor is None else (actor,))
    if actor is not None:
        if actor == CHANCE:
            outcomes = state.outcomes()
            offered = [move.text for move, _ in outcomes]
            assert [weight for _, weight in outcomes] == [
                plain.pile.count(text[-1]) for text in offered
            ]
        else:
            offered = [move.text for move in state.legal(actor)]
        assert len(offered) == len(set(offered))
        assert set(offered) == set(expected)
    assert [written(hand) for hand in state.hands] == [sorted(hand) for hand in plain.hands]
    assert state.lot == [KINDS.index(card) for card in plain.lot]
    assert written(state.discard) == sorted(plain.discard)
    assert written(state.deck) == sorted(plain.pile)
    assert (list(state.rows), list(state.mice)) == (plain.rows, plain.mice)
    assert state.pool == plain.pool
    assert state.leader == plain.leader
    return actor


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_engine_plays_the_plain_game(players: int) -> None:
    rng = random.Random(players)
    decisions = 0
    for _ in range(GAMES):
        at = random_table(players, rng)
        state, plain = at.state, at.plain()
        while (actor := compare(state, plain)) is not None:
            decisions += actor != CHANCE
            moves = (
                [move for move, _ in state.outcomes()] if actor == CHANCE else state.legal(actor)
            )
            move = rng.choice(moves[:4] if rng.random() < 0.5 else moves)
            state.apply(actor, move)
            plain.play(move.text)
        assert list(state.observe(None).played[-1].scores) == plain.scores
    assert decisions > 1_000
