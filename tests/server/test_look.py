"""One reading of a position for all who look at it, held against a view of each alone."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.json import decode, encode

from saloon.games import GAMES
from saloon.kernel import Rng, Seat
from saloon.records import Play
from saloon.server.wire.seen import differing, look_at, seen

PLIES: Final = 150
EVERY: Final = 3


@pytest.mark.parametrize("game", GAMES)
def test_seen_together_is_seen_alone(game: str) -> None:
    """Nor does anything that the others see show in the bytes that a seat gets."""
    rng, players = Rng(game), max(GAMES[game].players)
    play = Play(GAMES[game], players, {}, rng)
    seats: list[Seat | None] = [None, *range(players)]
    before = look_at(game, play.state, seats)
    then = {seat: seen(game, play.state.observe(seat)) for seat in seats}
    for ply in range(PLIES):
        play.advance()
        for seat in play.asked():
            legal = play.state.legal(seat)
            play.move(seat, legal[rng.below(len(legal))].text)
        if not play.state.actors():
            break
        if ply % EVERY:
            continue
        look = look_at(game, play.state, seats, before)
        changed = look.changed(before)
        for each in seats:
            view = seen(game, play.state.observe(each))
            assert decode(look.text(each)) == decode(encode(view))
            assert look.text(each) == look_at(game, play.state, [each]).text(each)
            assert decode(changed[each]) == decode(encode(differing(view, then[each])))
            then[each] = view
        before = look
