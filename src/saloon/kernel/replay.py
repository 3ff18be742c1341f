"""Replaying a record to any step, and checking all of it."""

from __future__ import annotations

from saloon.kernel.fair import FairChance, commitment
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE
from saloon.kernel.play import Entry, decided, drawn, listed, open_to
from saloon.kernel.reading import refuse
from saloon.kernel.record import Record
from saloon.kernel.state import Game, State


def replay(game: Game, record: Record, steps: int | None = None) -> State:
    """Set up the position after so many entries (all, if not said)."""
    check_game(game, record)
    state = game.start(len(record.players), record.options)
    entries = record.entries if steps is None else record.entries[:steps]
    for index, entry in enumerate(entries):
        entry.asked = decided(state, entry.seat)
        apply_entry(state, entry, index, None)
    return state


def check_game(game: Game, record: Record) -> None:
    """Refuse a record of another game, of other rules or of a table the rules do not know."""
    if record.game != game.name:
        refuse("record-game", {"game": record.game[:40]})
    if record.rules != game.rules:
        refuse("record-rules", {"rules": str(record.rules)[:20], "known": game.rules})
    if record.components != game.components:
        refuse("record-components", {"components": record.components[:20]})
    if len(record.nonces) != len(record.players):
        refuse("record-field", {"field": "nonces", "problem": "value"})
    if game.settle(len(record.players), record.options) != record.options:
        refuse("record-field", {"field": "options", "problem": "missing"})


def apply_entry(state: State, entry: Entry, index: int, events: list[Event] | None) -> None:
    """Carry out an entry of a log, if the rules offer it there."""
    if not state.actors():
        refuse("record-after-end", {"entry": index + 1})
    if not open_to(state, entry.seat):
        refuse("record-turn", {"entry": index + 1})
    try:
        move = listed(state, entry.seat, entry.move)
    except LookupError:
        refuse("record-move", {"entry": index + 1, "move": entry.move[:40]})
    state.apply(entry.seat, move, events)


def verify(game: Game, record: Record) -> int:
    """Derive every draw again and replay every move; give the number of draws.

    The first entry that does not hold is refused with its number.
    """
    check_game(game, record)
    if commitment(bytes.fromhex(record.secret)) != record.commitment:
        refuse("record-commitment")
    chance = FairChance(
        bytes.fromhex(record.secret), [bytes.fromhex(nonce) for nonce in record.nonces]
    )
    state = game.start(len(record.players), record.options)
    for index, entry in enumerate(record.entries):
        if entry.seat == CHANCE and state.actors() == (CHANCE,):
            expected = drawn(state, chance).text
            if entry.move != expected:
                refuse(
                    "record-draw",
                    {"entry": index + 1, "found": entry.move[:40], "expected": expected},
                )
        events: list[Event] = []
        apply_entry(state, entry, index, events)
        if [event.data() for event in events] != [event.data() for event in entry.events]:
            refuse("record-events", {"entry": index + 1})
    result = state.result()
    if result is None:
        refuse("record-unfinished")
    if result != record.result:
        refuse("record-result")
    return chance.drawn
