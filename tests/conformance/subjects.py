"""The games under test, as their declarations name them, and how they are played and seen."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pkgutil import resolve_name

from msgspec.json import encode

from saloon.bots import SeatView
from saloon.bots.roster import BOTS
from saloon.kernel import CHANCE, Event, Json, Move, Rng, Seat, State
from saloon.plugins import plugins
from saloon.records import FairChance, Play, forced
from tests.conformance.subject import Setting, Subject


def subject_of(reference: str) -> Subject:
    """Load what a declaration names."""
    subject = resolve_name(reference)
    assert isinstance(subject, Subject), reference
    return subject


SUBJECTS: tuple[Subject, ...] = tuple(
    subject_of(plugin.subject) for plugin in plugins().values() if plugin.subject
)


class IdleBot:
    """Does what is listed first: where that is to pass, the game must still end."""

    def choose(self, seat_view: SeatView, rng: Rng) -> Move:  # noqa: ARG002
        return seat_view.legal()[0]


def start(subject: Subject, table: Setting) -> State:
    return subject.game.new(table.players, table.options)


def random_move(state: State, seat: Seat, rng: Rng) -> str:
    if seat == CHANCE:
        return state.sample(rng).text
    moves = state.legal(seat)
    return moves[rng.below(len(moves))].text


def played(subject: Subject, table: Setting, seed: str) -> Play:
    """Play a whole game at a table, fair draws and all."""
    play = Play(subject.game, table.players, table.options, chance(table, seed))
    rng = Rng(seed)
    bots = {**BOTS[subject.name], "idle": IdleBot()}
    while True:
        play.advance()
        asked = play.asked()
        if not asked:
            return play
        for seat in asked:
            move = bots[table.bots[seat]].choose(SeatView(play.state, seat), rng)
            play.move(seat, move.text)


def secret(seed: str) -> bytes:
    return hashlib.sha256(seed.encode()).digest()


def nonces(table: Setting, seed: str) -> list[bytes]:
    return [secret(f"{seed}/{seat}") for seat in range(table.players)]


def chance(table: Setting, seed: str) -> FairChance:
    return FairChance(secret(seed), nonces(table, seed))


def eyes(players: int) -> list[Seat | None]:
    """Everyone who looks on: each seat, and a spectator."""
    return [*range(players), None]


def shown_to(state: State, seat: Seat | None, events: Sequence[Event]) -> list[object]:
    """Gather what a seat gets to know at a step: its view, its moves and what it is told."""
    (shown,) = shown_to_all(state, [seat], events)
    return shown


def shown_to_all(
    state: State, seats: Sequence[Seat | None], events: Sequence[Event]
) -> list[list[object]]:
    """Gather that for several seats."""
    shown: list[list[object]] = []
    for seat, view in zip(seats, state.observe_all(seats), strict=True):
        legal: list[Json] = []
        if seat is not None and seat in state.actors():
            legal = [[move.text, move.label().data()] for move in state.legal(seat)]
        heard: list[Json] = [event.view(seat).data() for event in events]
        shown.append([view, legal, heard])
    return shown


def known_to(state: State, seat: Seat | None, events: Sequence[Event]) -> list[object]:
    """Add what a computer player may remember there."""
    remembered = None if seat is None else state.recall(seat)
    return [*shown_to(state, seat, events), remembered]


def whole(state: State, players: int) -> bytes:
    """Write down everything there is to know of a position."""
    actors = state.actors()
    draws: list[Json] = []
    if actors == (CHANCE,):
        draws = [[move.text, weight] for move, weight in state.outcomes()]
    legal = [[move.text for move in state.legal(seat)] for seat in actors if seat != CHANCE]
    return encode([list(state.observe_all(eyes(players))), actors, draws, legal])


def auto_move(state: State, seat: Seat) -> bool:
    return seat != CHANCE and forced(state, seat) is not None
