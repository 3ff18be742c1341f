"""A finished game as a whole, from one seat's eyes: what happened, and how it looked."""

from __future__ import annotations

from typing import Final

from saloon.games import GAMES
from saloon.kernel import CHANCE, Refused, Seat
from saloon.records import Record, replay
from saloon.records.replay import Walk
from saloon.server.wire.errors import ApiError
from saloon.server.wire.play import ResultView
from saloon.server.wire.replays import Frame, Frames, Story, StoryEntry
from saloon.server.wire.seen import seen
from saloon.server.wire.tables import Manners, PlaceView, TableView, Untimed
from saloon.server.wire.values import Adds, said

MOST_FRAMES: Final = 64


def story(record: Record, table: TableView, seat: Seat | None, invite: str | None) -> Story:
    """Tell a game from beginning to end, in the words that a seat heard."""
    known_seat(record, seat)
    try:
        replay(GAMES[record.game], record)
        shown = True
    except Refused:
        shown = False
    return Story(
        table=table,
        seat=seat,
        shown=shown,
        invite=invite,
        result=ResultView(
            list(record.result.scores), list(record.result.ranks), record.result.reason
        ),
        entries=[
            StoryEntry(
                by="chance" if entry.seat == CHANCE else entry.seat,
                asked=entry.asked if shown else entry.seat != CHANCE,
                say=[said(event.view(seat)) for event in entry.events],
                back=entry.back,
            )
            for entry in record.entries
        ],
    )


def frames(record: Record, seat: Seat | None, first: int, most: int) -> Frames:
    """Show several steps one after the other; none where the game is of other rules."""
    known_seat(record, seat)
    last = len(record.entries)
    if first > last:
        raise ApiError("no-such-step", {"step": first, "last": last})
    shown: list[Frame] = []
    try:
        walk = Walk(GAMES[record.game], record)
        for step in range(min(first + most, last + 1)):
            if step:
                walk.step()
            if step < first:
                continue
            view = seen(record.game, walk.state.observe(seat))
            waiting = [each for each in walk.state.actors() if each != CHANCE]
            shown.append(Frame(view, waiting))
    except Refused:
        shown = []
    return Frames(first=first, last=last, seat=seat, frames=shown)


def known_seat(record: Record, seat: Seat | None) -> None:
    if seat is not None and seat >= len(record.players):
        raise ApiError("no-such-seat", {"number": seat})


def table_of(record: Record, record_id: str, brought: int) -> TableView:
    """Lay a table for a record that somebody brought; who sat there is known by name only."""
    return TableView(
        id=record_id,
        game=record.game,
        rules=record.rules,
        options=record.options,
        pace=Untimed(),
        manners=Manners(),
        host="",
        status="finished",
        commitment=record.commitment,
        sealing=None,
        called_off=0,
        seats=[place_view(record, seat) for seat in range(len(record.players))],
        rematch=None,
        created=brought,
        changed=brought,
    )


def place_view(record: Record, seat: Seat) -> PlaceView:
    """Show a seat of a record; without promises nobody can tell who made its nonce."""
    seal = record.seals[seat] if record.seals else ""
    nonce = record.nonces[seat] if record.seals else ""
    adds: Adds = "sealed" if seal else "open" if nonce else "nothing"
    return PlaceView(
        "person", record.players[seat], None, None, None, adds, seal or None, nonce or None
    )
