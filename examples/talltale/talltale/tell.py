"""What is told of each step, to everybody or to a seat."""

from __future__ import annotations

from saloon.kernel import Event, Message, Param, Seat

Events = list[Event] | None


def begins(events: Events, seat: Seat) -> None:
    """TT-04: who tells first."""
    if events is not None:
        events.append(Event(Message("tt-first", {"seat": seat}, "TT-04")))


def dealt(events: Events, seat: Seat, card: int) -> None:
    """TT-05: only the seat itself sees its card."""
    if events is not None:
        own = Message("tt-dealt-you", {"seat": seat, "card": card}, "TT-05")
        events.append(Event(Message("tt-dealt", {"seat": seat}, "TT-05"), {seat: own}))


def said(events: Events, seat: Seat, number: int) -> None:
    """TT-06: a tale is only a tale."""
    if events is not None:
        events.append(Event(Message("tt-said", {"seat": seat, "number": number}, "TT-06")))


def doubted(events: Events, seat: Seat, cards: tuple[int, ...], claim: int) -> None:
    """TT-08: all cards are turned up."""
    if events is not None:
        total = sum(cards)
        shown: dict[str, Param] = {"seat": seat, "cards": cards, "total": total, "claim": claim}
        events.append(Event(Message("tt-doubted", shown, "TT-08"), reveals=True))


def lost(events: Events, seat: Seat, left: int) -> None:
    """TT-08: a horse is gone."""
    if events is not None:
        message = Message("tt-lost", {"seat": seat, "number": left}, "TT-08")
        events.append(Event(message, stands=True))


def over(events: Events, reason: str) -> None:
    """TT-10: the game is over."""
    if events is not None:
        key = "tt-over-broke" if reason == "broke" else "tt-over-sundown"
        events.append(Event(Message(key, {}, "TT-10"), stands=True))
