"""Other worlds: the same game as a seat saw it, with everything it cannot know dealt anew.

An entry of the log is hidden from a seat where one of its events shows others more than it. A
world keeps every other entry to the letter and exchanges hidden ones. A world in which an entry
is no longer offered is none, and for such an entry the log must have said that it reveals, unless
the seat cannot see the entry itself. Two worlds part where something comes into the open that is
not the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.json import encode

from saloon.kernel import CHANCE, Event, Rng, Seat, State
from saloon.records import Entry
from saloon.records.play import listed
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import known_to, start


@dataclass
class World:
    """A log that can be replayed, and what one seat saw of it."""

    log: list[Entry]
    state: State
    seen: list[bytes]


def hidden_from(subject: Subject, entry: Entry, seat: Seat | None) -> bool:
    """Tell whether the seat saw less of an entry than another, or nobody saw it."""
    if entry.move.partition(" ")[0] in subject.unseen:
        return True
    return any(
        event.private and (seat is None or seat not in event.private) for event in entry.events
    )


def replayed(
    subject: Subject,
    table: Setting,
    log: list[Entry],
    seat: Seat | None,
    moves: list[str],
    looking: bool = True,
) -> World | None:
    """Replay a log with other texts in the hidden entries; None where the rules forbid it.

    The replay stops at the entry by which the seat is rightly told that it is another world.
    """
    state = start(subject, table)
    seen: list[bytes] = []
    new_log: list[Entry] = []
    for entry, text in zip(log, moves, strict=True):
        try:
            move = listed(state, entry.seat, text)
        except LookupError:
            proved = entry.seat in (CHANCE, seat) or text != entry.move
            unseen = hidden_from(subject, entry, seat)
            assert proved or unseen or any(event.reveals for event in entry.events), (
                f"{entry.move} was not possible in another world, yet reveals nothing"
            )
            return None
        events: list[Event] = []
        state.apply(entry.seat, move, events)
        new_log.append(Entry(entry.seat, text, events, entry.asked))
        if looking:
            seen.append(encode(known_to(state, seat, events)))
        if shown(new_log[-1], seat) != shown(entry, seat):
            break
    return World(new_log, state, seen)


def parting(one: list[Entry], other: list[Entry], seat: Seat | None) -> int:
    """Find the first entry by which the seat is rightly told which of two worlds it is in."""
    for index, (here, there) in enumerate(zip(one, other, strict=False)):
        if shown(here, seat) != shown(there, seat):
            return index
    return len(one)


def shown(entry: Entry, seat: Seat | None) -> list[object]:
    """List the views of an entry's events that bring something hidden into the open."""
    return [event.view(seat).data() for event in entry.events if event.reveals]


def other_worlds(
    subject: Subject,
    table: Setting,
    log: list[Entry],
    seat: Seat | None,
    rng: Rng,
    tries: int,
    *,
    looking: bool = True,
) -> Iterator[World]:
    """Walk through worlds that the seat cannot tell apart: exchange, replay, keep what stands."""
    moves = [entry.move for entry in log]
    verbs: dict[str, list[int]] = {}
    for index, entry in enumerate(log):
        if hidden_from(subject, entry, seat):
            verbs.setdefault(entry.move.partition(" ")[0], []).append(index)
    if not verbs:
        return
    for _ in range(tries):
        changed = moves.copy()
        for _ in range(1 + rng.below(2)):
            hidden = list(verbs.values())[rng.below(len(verbs))]
            first = hidden[rng.below(len(hidden))]
            second = hidden[rng.below(len(hidden))]
            if rng.below(2) and log[first].seat == log[second].seat:
                changed[first], changed[second] = (
                    exchanged(changed[first], changed[second]),
                    exchanged(changed[second], changed[first]),
                )
            else:
                choices = alternatives(subject, table, log, changed, first)
                if choices:
                    changed[first] = choices[rng.below(len(choices))]
        if changed == moves:
            continue
        world = replayed(subject, table, log, seat, changed, looking)
        if world is not None:
            yield world
            if parting(log, world.log, seat) == len(log):
                moves = changed


def exchanged(own: str, other: str) -> str:
    """Take over what another move names, keeping the own verb."""
    verb = own.partition(" ")[0]
    return f"{verb} {other.partition(' ')[2]}"


def alternatives(
    subject: Subject, table: Setting, log: list[Entry], moves: list[str], index: int
) -> list[str]:
    """List what else could have stood at an entry."""
    state = start(subject, table)
    for entry, text in zip(log[:index], moves[:index], strict=True):
        try:
            state.apply(entry.seat, listed(state, entry.seat, text))
        except LookupError:
            return []
    if log[index].seat not in state.actors():
        return []
    if log[index].seat == CHANCE:
        return [move.text for move, _ in state.outcomes()]
    return [move.text for move in state.legal(log[index].seat)]
