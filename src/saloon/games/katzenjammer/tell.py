"""What the table hears: the key, the clause and the views of each event.

A step of the rules says `tell.bid(events, …)`; where nobody listens, `events` is None.
"""

from __future__ import annotations

from saloon.games.katzenjammer.cards import spread
from saloon.games.katzenjammer.moves import KatzenjammerMove
from saloon.games.katzenjammer.table import Round
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.moves import Seat
from saloon.kernel.native import i64


def leader(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("kb-leader", {"seat": seat}, "KB-08")))


def dealt(events: list[Event] | None, seat: i64, kind: i64) -> None:
    """Only the seat sees its card."""
    if events is not None:
        own = Message("kb-dealt-you", {"card": kind}, "KB-09")
        events.append(Event(Message("kb-dealt", {"seat": seat}, "KB-09"), {seat: own}))


def bonus(events: list[Event] | None, seat: i64, kind: i64) -> None:
    """Only the seat sees its card."""
    if events is not None:
        own = Message("kb-bonus-you", {"card": kind}, "KB-18")
        events.append(Event(Message("kb-bonus", {"seat": seat}, "KB-18"), {seat: own}))


def turned(events: list[Event] | None, kind: i64) -> None:
    if events is not None:
        events.append(Event(Message("kb-turned", {"card": kind}, "KB-13")))


def passed(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("kb-passed", {"seat": seat}, "KB-30")))


def passed_empty(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        said = Message("kb-passed-empty", {"seat": seat}, "KB-36")
        events.append(Event(said, stands=True))


def bid(events: list[Event] | None, seat: i64, made: KatzenjammerMove) -> None:
    """A bid proves its backing (KB-28)."""
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "number": made.number, "value": made.value}
        events.append(Event(Message("kb-bid", said, "KB-26"), reveals=True))


def won(events: list[Event] | None, seat: i64, made: KatzenjammerMove) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "number": made.number, "value": made.value}
        events.append(Event(Message("kb-won", said, "KB-33"), stands=True))


def unsold(events: list[Event] | None, seat: i64, lot: list[int]) -> None:
    if events is not None:
        said: dict[str, Param] = {"cards": tuple(lot), "seat": seat}
        events.append(Event(Message("kb-unsold", said, "KB-35"), stands=True))


def paid(events: list[Event] | None, seat: i64, cards: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "cards": spread(cards)}
        events.append(Event(Message("kb-paid", said, "KB-52"), reveals=True))


def took(events: list[Event] | None, seat: i64, lot: list[int]) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "cards": tuple(lot)}
        events.append(Event(Message("kb-took", said, "KB-60")))


def laid(events: list[Event] | None, seat: i64, quartet: KatzenjammerMove, mice: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {
            "seat": seat,
            "value": quartet.value,
            "cards": spread(quartet.cards),
            "mice": mice,
        }
        events.append(Event(Message("kb-laid", said, "KB-66"), reveals=True))


def shed(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("kb-shed", {"seat": seat}, "KB-75"), reveals=True))


def stopped(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("kb-stopped", {"seat": seat}, "KB-71")))


def round_over(events: list[Event] | None, ended: Round, loss: int) -> None:
    """Why the round ended, every hand, who lost mice to jokers, every score."""
    if events is None:
        return
    clause = "KB-79" if ended.reason == "mice" else "KB-80"
    events.append(Event(Message("kb-round-over-" + ended.reason, {}, clause)))
    for seat, hand in enumerate(ended.hands):
        shown: dict[str, Param] = {
            "seat": seat,
            "cards": spread(hand),
            "jokers": ended.jokers[seat],
        }
        events.append(Event(Message("kb-shown", shown, "KB-85"), reveals=True))
    for seat, score in enumerate(ended.scores):
        if score != ended.mice[seat]:
            events.append(Event(Message("kb-lost", {"seat": seat, "mice": loss}, "KB-86")))
    for seat, score in enumerate(ended.scores):
        events.append(Event(Message("kb-scored", {"seat": seat, "score": score}, "KB-90")))


def next_round(events: list[Event] | None, number: i64, first_leader: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"round": number, "seat": first_leader}
        events.append(Event(Message("kb-next-round", said, "KB-97")))


def winners(events: list[Event] | None, seats: tuple[Seat, ...]) -> None:
    if events is None:
        return
    if len(seats) == 1:
        events.append(Event(Message("kb-winner", {"seat": seats[0]}, "KB-90")))
    else:
        events.append(Event(Message("kb-shared", {"seats": seats}, "KB-90")))
