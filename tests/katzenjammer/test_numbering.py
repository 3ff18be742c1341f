"""The numbers that networks were taught with stay as they are, to the byte."""

from __future__ import annotations

import hashlib

import pytest

from saloon.games.katzenjammer.numbering import NUMBERING
from saloon.games.katzenjammer.rules import Katzenjammer
from saloon.kernel import CHANCE, Rng

WRITTEN = {2: "8efc895632c6f31f", 4: "dc5f7b9c122f8233", 6: "3e6f0016b25536b6"}
"""A digest of all that was written in a game of as many rounds as players."""


@pytest.mark.parametrize("players", WRITTEN)
def test_observations_and_numbers_are_those_that_networks_know(players: int) -> None:
    state = Katzenjammer().new(players, {"rounds": "players"})
    rng = Rng(f"written/{players}")
    digest = hashlib.sha256()
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        moves = state.legal(seat)
        for reader in range(players):
            digest.update(NUMBERING.write(state.recall(reader)))
            digest.update(NUMBERING.write_secrets(state, reader))
        digest.update(bytes(NUMBERING.numbers(moves, state.recall(seat))))
        state.apply(seat, moves[rng.below(len(moves))])
    assert digest.hexdigest()[:16] == WRITTEN[players]
