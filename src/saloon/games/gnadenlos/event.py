"""Phase 1, the event: gold rush, High Noon or poker (GN-34 to GN-64)."""

from __future__ import annotations

from saloon.games.gnadenlos import highnoon, tell
from saloon.games.gnadenlos.components import EVENT_WIDTH, GOLD, HIGH_NOON, POKER
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
    Position,
)
from saloon.kernel import bags, sets
from saloon.kernel.message import Event
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64


def next_turn(table: Position) -> None:
    """The revolver goes to the next player clockwise (GN-23, GN-33)."""
    table.active = table.left_of(table.active)


def begin(table: Position, events: list[Event] | None) -> None:
    """An event card is turned, unless fewer than two players hold adventurers (GN-34, GN-38)."""
    table.turn_number += 1
    table.event = NO_CARD
    table.contest = holders(table)
    tell.turn(events, table.active, table.turn_number)
    if sets.several(table.contest) or table.agreed.lone_turned:
        table.phase = EVENT
        table.turn = CHANCE
        return
    table.contest = 0
    table.phase = EVENT_DONE
    tell.event_dropped(events)


def holders(table: Position) -> i64:
    """Name the players who hold an adventurer (GN-36, GN-37)."""
    seats: i64 = 0
    for seat in range(table.players):
        if table.adventurers[seat]:
            seats = sets.add(seats, seat)
    return seats


def turn_card(table: Position, index: i64, events: list[Event] | None) -> None:
    """The top event card is turned; the seventh of a deck is not carried out (GN-34, GN-62)."""
    card = table.box.events[index]
    table.event_deck = table.event_deck - bags.one(index, EVENT_WIDTH)
    last = table.event_deck == 0
    tell.event(events, card)
    if card.kind == HIGH_NOON:
        undertaker(table, not last, events)
    if table.ending != NOT_ENDED:
        table.event = index
        table.phase = GAME_ENDS
        table.contest = 0
    elif last:
        reshuffle(table, events)
    else:
        table.event = index
        contest(table, events)


def undertaker(table: Position, carried_out: bool, events: list[Event] | None) -> None:
    """Every High Noon that is turned moves the undertaker; his last space ends the game.

    Also one that is not carried out (GN-44, GN-64, GN-100).
    """
    table.undertaker += 1
    tell.undertaker(events, table.undertaker, table.agreed.steps, carried_out)
    if table.undertaker == table.agreed.steps:
        table.ending = UNDERTAKER


def reshuffle(table: Position, events: list[Event] | None) -> None:
    """All seven cards make a new deck, and its top card is the event (GN-63)."""
    table.event_deck = table.agreed.event_deck
    tell.events_shuffled(events)


def contest(table: Position, events: list[Event] | None) -> None:
    """Everybody who holds adventurers must choose one in secret (GN-36)."""
    if sets.several(table.contest):
        table.choosers = table.contest
        table.phase = CHOOSING
        table.turn = NOBODY
        return
    table.contest = 0
    table.phase = EVENT_DONE
    tell.contest_skipped(events)


def legal_choices(table: Position, seat: i64) -> list[Move]:
    """Any adventurer of the seat's hand (GN-36)."""
    if seat < 0 or not sets.has(table.choosers, seat):
        return []
    choosing = table.box.choosing
    return [choosing[adventurer] for adventurer in sets.members(table.adventurers[seat])]


def choose(table: Position, seat: i64, adventurer: i64, events: list[Event] | None) -> None:
    """An adventurer is laid face down; the last one laid has all turned up (GN-36, GN-39)."""
    table.chosen[seat] = adventurer
    table.choosers = sets.take(table.choosers, seat)
    tell.chose(events, table.box, seat, adventurer)
    if table.choosers == 0:
        reveal(table, events)


def reveal(table: Position, events: list[Event] | None) -> None:
    """All are turned up at once; equal numbers all round cancel the event (GN-39, GN-40, GN-60)."""
    kind = table.box.events[table.event].kind
    numbers = table.box.stats[kind]
    highest: i64 = -1
    lowest: i64 = 1000
    for seat in range(table.players):
        if sets.has(table.contest, seat):
            adventurer: i64 = table.chosen[seat]
            table.seen = sets.add(table.seen, adventurer)
            shown: i64 = numbers[adventurer]
            highest = max(highest, shown)
            lowest = min(lowest, shown)
            tell.revealed(events, table.box, seat, adventurer, shown)
    if highest == lowest:
        tell.all_equal(events, highest)
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


def showing(table: Position, numbers: list[int], number: i64) -> i64:
    """Name the players whose adventurer shows a number."""
    seats: i64 = 0
    for seat in range(table.players):
        if sets.has(table.contest, seat) and numbers[table.chosen[seat]] == number:
            seats = sets.add(seats, seat)
    return seats


def gold_rush(
    table: Position, numbers: list[int], highest: i64, events: list[Event] | None
) -> None:
    """The highest gold earns the first number, the next lower one the second (GN-41 to GN-43)."""
    card = table.box.events[table.event]
    second: i64 = -1
    for seat in range(table.players):
        if sets.has(table.contest, seat):
            shown: i64 = numbers[table.chosen[seat]]
            if second < shown < highest:
                second = shown
    earn(table, table.winners, card.first, True, events)
    earn(table, showing(table, numbers, second), card.second, False, events)
    table.phase = CONTEST_DONE


def earn(table: Position, seats: i64, nuggets: i64, best: bool, events: list[Event] | None) -> None:
    """Each of these players receives so many nuggets in full, ties included (GN-41, GN-42)."""
    for seat in range(table.players):
        if sets.has(seats, seat):
            held: i64 = table.nuggets[seat]
            table.nuggets[seat] = held + nuggets
            tell.earned(events, seat, nuggets, best)


def poker(table: Position, events: list[Event] | None) -> None:
    """Winners go forward and losers back by the numbers of their zone (GN-54 to GN-57).

    A hat goes no further back than the first space (AM-13), no further on than the last (AM-14).
    """
    for seat in range(table.players):
        before: i64 = table.positions[seat]
        if sets.has(table.winners, seat):
            ahead: i64 = min(before + table.box.wins[before], table.box.spaces)
            table.positions[seat] = ahead
            tell.poker_won(events, seat, ahead - before, ahead)
        elif sets.has(table.losers, seat):
            behind: i64 = max(before - table.box.loses[before], 1)
            table.positions[seat] = behind
            tell.poker_lost(events, seat, before - behind, behind)
    table.losers = 0
    table.phase = CONTEST_DONE


def finish_contest(table: Position, events: list[Event] | None) -> None:
    """The highest adventurers are discarded, in High Noon the lowest are shot (GN-53, GN-58).

    The others return to their owners (GN-59). A hat at the finish ends the game (GN-101).
    """
    high_noon = table.box.events[table.event].kind == HIGH_NOON
    for seat in range(table.players):
        if sets.has(table.winners, seat):
            tell.discarded(events, table.box, seat, table.chosen[seat])
            discard(table, seat)
        elif high_noon and sets.has(table.losers, seat):
            tell.shot(events, table.box, seat, table.chosen[seat])
            discard(table, seat)
    take_back(table)
    table.phase = EVENT_DONE
    if finished(table):
        table.ending = FINISH
        table.phase = GAME_ENDS


def discard(table: Position, seat: i64) -> None:
    """A played adventurer leaves for the discard pile."""
    adventurer: i64 = table.chosen[seat]
    table.adventurers[seat] = sets.take(table.adventurers[seat], adventurer)
    table.discard = sets.add(table.discard, adventurer)


def take_back(table: Position) -> None:
    """The table is cleared: all adventurers that stay are in their owners' hands (GN-59, GN-61)."""
    for seat in range(table.players):
        table.chosen[seat] = NO_CARD
    table.contest = 0
    table.winners = 0
    table.losers = 0


def finished(table: Position) -> bool:
    """Tell whether a hat has reached the big green horseshoe (GN-101)."""
    return any(position >= table.box.finish for position in table.positions)
