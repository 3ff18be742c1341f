"""Phase 1, the event: gold rush, High Noon or poker (GN-34 to GN-64)."""

from __future__ import annotations

from saloon.games.gnadenlos import highnoon
from saloon.games.gnadenlos.components import GOLD, HIGH_NOON, POKER, EventCard
from saloon.games.gnadenlos.table import (
    CHOOSING,
    CONTEST_DONE,
    EVENT,
    EVENT_DONE,
    FINISH,
    GAME_ENDS,
    NO_CARD,
    NOBODY,
    NOT_ENDED,
    UNDERTAKER,
    Table,
    number_of,
)
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.moves import CHANCE
from saloon.kernel.native import i64


def next_turn(table: Table) -> None:
    """The revolver goes to the next player clockwise (GN-23, GN-33)."""
    table.active = table.left_of(table.active)


def begin(table: Table, events: list[Event] | None) -> None:
    """An event card is turned, unless fewer than two players hold adventurers (GN-34, GN-38)."""
    table.turn_number += 1
    table.event = NO_CARD
    table.contest = holders(table)
    if events is not None:
        told: dict[str, Param] = {"seat": table.active, "turn": table.turn_number}
        events.append(Event(Message("gn-turn", told, "GN-33")))
    if number_of(table.contest) >= 2 or table.agreed.lone_turned:
        table.phase = EVENT
        table.turn = CHANCE
        return
    table.contest = 0
    table.phase = EVENT_DONE
    if events is not None:
        events.append(Event(Message("gn-event-dropped", {}, "GN-38")))


def holders(table: Table) -> i64:
    """Name the players who hold an adventurer (GN-36, GN-37)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        if table.adventurers[seat]:
            seats |= 1 << seat
        seat += 1
    return seats


def turn_card(table: Table, index: i64, events: list[Event] | None) -> None:
    """The top event card is turned; the seventh of a deck is not carried out (GN-34, GN-62)."""
    card = table.box.events[index]
    table.event_deck -= 1 << (3 * index)
    last = table.event_deck == 0
    if events is not None:
        tell_card(card, events)
    if card.kind == HIGH_NOON:
        undertaker(table, "GN-64" if last else "GN-44", events)
    if table.ending != NOT_ENDED:
        table.event = index
        table.phase = GAME_ENDS
        table.contest = 0
    elif last:
        reshuffle(table, events)
    else:
        table.event = index
        contest(table, events)


def tell_card(card: EventCard, events: list[Event]) -> None:
    if card.kind == GOLD:
        told: dict[str, Param] = {"first": card.first, "second": card.second}
        events.append(Event(Message("gn-event-gold", told, "GN-34")))
    else:
        key = "gn-event-high-noon" if card.kind == HIGH_NOON else "gn-event-poker"
        events.append(Event(Message(key, {}, "GN-34")))


def undertaker(table: Table, clause: str, events: list[Event] | None) -> None:
    """Every High Noon that is turned moves the undertaker; his last space ends the game.

    Also one that is not carried out (GN-44, GN-64, GN-100).
    """
    table.undertaker += 1
    if events is not None:
        told: dict[str, Param] = {"space": table.undertaker, "last": table.box.steps}
        events.append(Event(Message("gn-undertaker", told, clause)))
    if table.undertaker == table.box.steps:
        table.ending = UNDERTAKER


def reshuffle(table: Table, events: list[Event] | None) -> None:
    """All seven cards make a new deck, and its top card is the event (GN-63)."""
    table.event_deck = table.box.event_deck
    if events is not None:
        events.append(Event(Message("gn-events-shuffled", {}, "GN-63")))


def contest(table: Table, events: list[Event] | None) -> None:
    """Everybody who holds adventurers must choose one in secret (GN-36)."""
    if number_of(table.contest) >= 2:
        table.waiting = table.contest
        table.phase = CHOOSING
        table.turn = NOBODY
        return
    table.contest = 0
    table.phase = EVENT_DONE
    if events is not None:
        events.append(Event(Message("gn-contest-skipped", {}, "GN-38")))


def choose(table: Table, seat: i64, adventurer: i64, events: list[Event] | None) -> None:
    """An adventurer is laid face down; the last one laid has all turned up (GN-36, GN-39)."""
    table.chosen[seat] = adventurer
    table.waiting &= ~(1 << seat)
    if events is not None:
        own = Message("gn-chose-you", {"adventurer": table.box.ids[adventurer]}, "GN-36")
        events.append(Event(Message("gn-chose", {"seat": seat}, "GN-36"), {seat: own}))
    if table.waiting == 0:
        reveal(table, events)


def reveal(table: Table, events: list[Event] | None) -> None:
    """All are turned up at once; equal numbers all round cancel the event (GN-39, GN-40, GN-60)."""
    kind = table.box.events[table.event].kind
    numbers = table.box.stats[kind]
    highest: i64 = -1
    lowest: i64 = 1000
    seat: i64 = 0
    while seat < table.players:
        if table.contest >> seat & 1:
            adventurer: i64 = table.chosen[seat]
            table.seen |= 1 << adventurer
            shown: i64 = numbers[adventurer]
            highest = max(highest, shown)
            lowest = min(lowest, shown)
            if events is not None:
                told: dict[str, Param] = {
                    "seat": seat,
                    "adventurer": table.box.ids[adventurer],
                    "number": shown,
                }
                events.append(Event(Message("gn-revealed", told, "GN-39"), reveals=True))
        seat += 1
    if highest == lowest:
        if events is not None:
            events.append(Event(Message("gn-all-equal", {"number": highest}, "GN-60")))
        take_back(table)
        table.phase = EVENT_DONE
        return
    table.winners = showing(table, numbers, highest)
    table.losers = showing(table, numbers, lowest)
    if kind == GOLD:
        gold_rush(table, numbers, highest, events)
    elif kind == POKER:
        poker(table, events)
    else:
        highnoon.begin(table, events)


def showing(table: Table, numbers: list[int], number: i64) -> i64:
    """Name the players whose adventurer shows a number."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        if table.contest >> seat & 1 and numbers[table.chosen[seat]] == number:
            seats |= 1 << seat
        seat += 1
    return seats


def gold_rush(table: Table, numbers: list[int], highest: i64, events: list[Event] | None) -> None:
    """The highest gold earns the first number, the next lower one the second (GN-41 to GN-43)."""
    card = table.box.events[table.event]
    second: i64 = -1
    seat: i64 = 0
    while seat < table.players:
        if table.contest >> seat & 1:
            shown: i64 = numbers[table.chosen[seat]]
            if second < shown < highest:
                second = shown
        seat += 1
    earn(table, table.winners, card.first, "GN-41", events)
    earn(table, showing(table, numbers, second), card.second, "GN-42", events)
    table.phase = CONTEST_DONE


def earn(table: Table, seats: i64, nuggets: i64, clause: str, events: list[Event] | None) -> None:
    """Each of these players receives so many nuggets in full, ties included (GN-41, GN-42)."""
    seat: i64 = 0
    while seats >> seat:
        if seats >> seat & 1:
            held: i64 = table.nuggets[seat]
            table.nuggets[seat] = held + nuggets
            if events is not None:
                told: dict[str, Param] = {"seat": seat, "nuggets": nuggets}
                events.append(Event(Message("gn-earned", told, clause)))
        seat += 1


def poker(table: Table, events: list[Event] | None) -> None:
    """Winners go forward and losers back by the numbers of their zone (GN-54 to GN-57).

    A hat goes no further back than the first space (AM-13), no further on than the last (AM-14).
    """
    seat: i64 = 0
    while seat < table.players:
        position: i64 = table.positions[seat]
        if table.winners >> seat & 1:
            table.positions[seat] = min(position + table.box.wins[position], table.box.spaces)
        elif table.losers >> seat & 1:
            table.positions[seat] = max(position - table.box.loses[position], 1)
        if events is not None and (table.winners | table.losers) >> seat & 1:
            won = table.winners >> seat & 1
            moved: i64 = table.positions[seat] - position
            told: dict[str, Param] = {
                "seat": seat,
                "spaces": moved if won else -moved,
                "position": table.positions[seat],
            }
            events.append(
                Event(Message("gn-poker-won", told, "GN-55"))
                if won
                else Event(Message("gn-poker-lost", told, "GN-56"))
            )
        seat += 1
    table.losers = 0
    table.phase = CONTEST_DONE


def finish_contest(table: Table, events: list[Event] | None) -> None:
    """The highest adventurers are discarded, in High Noon the lowest are shot (GN-53, GN-58).

    The others return to their owners (GN-59). A hat at the finish ends the game (GN-101).
    """
    high_noon = table.box.events[table.event].kind == HIGH_NOON
    seat: i64 = 0
    while seat < table.players:
        if table.winners >> seat & 1:
            discard(table, seat, False, events)
        elif high_noon and table.losers >> seat & 1:
            discard(table, seat, True, events)
        seat += 1
    take_back(table)
    table.phase = EVENT_DONE
    if finished(table):
        table.ending = FINISH
        table.phase = GAME_ENDS


def discard(table: Table, seat: i64, shot: bool, events: list[Event] | None) -> None:
    """A played adventurer leaves for the discard pile."""
    adventurer: i64 = table.chosen[seat]
    hand: i64 = table.adventurers[seat]
    table.adventurers[seat] = hand & ~(1 << adventurer)
    table.discard |= 1 << adventurer
    if events is not None:
        key, clause = ("gn-shot", "GN-53") if shot else ("gn-discarded", "GN-58")
        told: dict[str, Param] = {"seat": seat, "adventurer": table.box.ids[adventurer]}
        events.append(Event(Message(key, told, clause)))


def take_back(table: Table) -> None:
    """The table is cleared: all adventurers that stay are in their owners' hands (GN-59, GN-61)."""
    seat: i64 = 0
    while seat < table.players:
        table.chosen[seat] = NO_CARD
        seat += 1
    table.contest = 0
    table.winners = 0
    table.losers = 0


def finished(table: Table) -> bool:
    """Tell whether a hat has reached the big green horseshoe (GN-101)."""
    seat: i64 = 0
    while seat < table.players:
        if table.positions[seat] >= table.box.finish:
            return True
        seat += 1
    return False
