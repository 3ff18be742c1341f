"""Replaying a record to any step, and checking all of it."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE
from saloon.kernel.state import Game, State
from saloon.records.fair import FairChance, commitment, seal_of
from saloon.records.play import Entry, decided, drawn, listed, open_to
from saloon.records.reading import refuse
from saloon.records.record import Record, taken_back


def replay(game: Game, record: Record, steps: int | None = None) -> State:
    """Set up the position after so many entries (all, if not said)."""
    walk = Walk(game, record)
    for _ in record.entries[:steps]:
        walk.step()
    return walk.state


class Walk:
    """A record entered again, line by line.

    A takeback leads back to an earlier position; what it takes back was walked before it.
    """

    def __init__(self, game: Game, record: Record) -> None:
        check_game(game, record)
        self.entries = record.entries
        self.state = game.start(len(record.players), record.options)
        self.done = 0
        self.standing: list[int] = []
        """Which entries stand, by their places in the record."""
        self.open_decisions: set[int] = set()
        """Which entries were decisions of which all could tell that."""
        self.returns = returns(record.entries)
        self.positions: dict[int, State] = {}
        """The positions before entries that are taken back later."""

    def step(self, events: list[Event] | None = None) -> None:
        """Enter the next line, if the rules offer it there."""
        index, entry, state = self.done, self.entries[self.done], self.state
        self.done += 1
        if entry.back is not None:
            self.go_back(index, entry, entry.back)
            if events is not None:
                events += taken_back(entry.seat, entry.back).events
            return
        if index in self.returns:
            self.positions[index] = state.clone()
        entry.asked = decided(state, entry.seat)
        if entry.asked and state.actors() and not state.choice_hidden():
            self.open_decisions.add(index)
        apply_entry(state, entry, index, events)
        self.standing.append(index)

    def go_back(self, index: int, entry: Entry, back: int) -> None:
        """Go back to a seat's last decision, the only place where a takeback may lead.

        One of which others cannot tell that it was a decision may be passed over.
        """
        if not self.state.actors():
            refuse("record-after-end", {"entry": index + 1})
        own = [each for each in self.standing[back:] if self.entries[each].seat == entry.seat]
        first = self.standing[back] if back < len(self.standing) else None
        if not own or own[0] != first or not self.entries[own[0]].asked:
            refuse("record-takeback", {"entry": index + 1})
        if any(each in self.open_decisions for each in own[1:]):
            refuse("record-takeback", {"entry": index + 1})
        self.state = self.positions.pop(self.standing[back])
        del self.standing[back:]


def returns(entries: Sequence[Entry]) -> set[int]:
    """Find the entries before which a later takeback sets up the position again."""
    found: set[int] = set()
    standing: list[int] = []
    for index, entry in enumerate(entries):
        if entry.back is None:
            standing.append(index)
        elif entry.back < len(standing):
            found.add(standing[entry.back])
            del standing[entry.back :]
    return found


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
    if record.seals is not None and len(record.seals) != len(record.players):
        refuse("record-field", {"field": "seals", "problem": "value"})
    if game.complete_options(len(record.players), record.options) != record.options:
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

    Draws that were taken back are among them: no number is used twice. The first entry that does
    not hold is refused with its number.
    """
    walk = Walk(game, record)
    if commitment(bytes.fromhex(record.secret)) != record.commitment:
        refuse("record-commitment")
    for seat, seal in enumerate(record.seals or ()):
        if seal and seal != seal_of(bytes.fromhex(record.nonces[seat])):
            refuse("record-nonce", {"number": seat})
    chance = FairChance(
        bytes.fromhex(record.secret), [bytes.fromhex(nonce) for nonce in record.nonces]
    )
    for index, entry in enumerate(record.entries):
        if entry.seat == CHANCE and walk.state.actors() == (CHANCE,):
            expected = drawn(walk.state, chance).text
            if entry.move != expected:
                refuse(
                    "record-draw",
                    {"entry": index + 1, "found": entry.move[:40], "expected": expected},
                )
        events: list[Event] = []
        walk.step(events)
        if [event.data() for event in events] != [event.data() for event in entry.events]:
            refuse("record-events", {"entry": index + 1})
    result = walk.state.result()
    if result is None:
        refuse("record-unfinished")
    if result != record.result:
        refuse("record-result")
    return chance.drawn
