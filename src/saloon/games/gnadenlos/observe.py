"""Building what a seat may see, field by field; nothing hidden is read but the seat's own."""

from __future__ import annotations

from saloon.games.gnadenlos.components import EVENT_WIDTH, Components
from saloon.games.gnadenlos.debts import COLOURS, NAMES, names, size, spread
from saloon.games.gnadenlos.knowledge import memory_aid
from saloon.games.gnadenlos.market import kind_of
from saloon.games.gnadenlos.moves import SLOT_NAMES
from saloon.games.gnadenlos.setup import die_of
from saloon.games.gnadenlos.table import (
    ALL_NUGGETS,
    CHOOSING,
    ENDINGS,
    NO_CARD,
    PHASES,
    ROLLING,
    Position,
)
from saloon.games.gnadenlos.view import (
    AdventurerView,
    BidView,
    EventView,
    GnadenlosView,
    SlotView,
)
from saloon.kernel import bags, sets
from saloon.kernel.wire import alike


def observe(
    table: Position, seat: int | None, turns: tuple[int, ...], public: GnadenlosView | None = None
) -> GnadenlosView:
    """Show the table to a seat, or to a spectator (None), whose view may be known already."""
    if public is None:
        public = observe_public(table, turns)
    if seat is None:
        return public
    view, choice = alike(public), table.chosen[seat]
    view.seat = seat
    view.choice = None if choice == NO_CARD else table.box.adventurer_views[choice]
    view.market = market_of(table, seat, public.market)
    view.adventurers = adventurers(table.box, table.adventurers[seat])
    view.debts = names(spread(table.hands[seat]))
    return view


def observe_public(table: Position, turns: tuple[int, ...]) -> GnadenlosView:
    """Show what everybody knows."""
    box = table.box
    seats = range(table.players)
    people = box.adventurer_views
    open_contest = table.phase != CHOOSING
    return GnadenlosView(
        seat=None,
        players=table.players,
        colours=COLOURS[: table.players],
        phase=PHASES[table.phase],
        opening=table.opening,
        turns=turns,
        active=None if table.phase <= ROLLING else table.active,
        turn=table.turn_number,
        ending=ENDINGS[table.ending],
        track=box.track_view,
        undertaker=table.undertaker,
        nuggets=tuple(table.nuggets),
        bank=max(0, ALL_NUGGETS - sum(table.nuggets)),
        positions=tuple(table.positions),
        vultures=tuple(table.vultures),
        rolls=tuple([die_of(table.rolls, each) for each in seats]),
        event=None if table.event == NO_CARD else box.event_views[table.event],
        event_deck=bags.size(table.event_deck, EVENT_WIDTH),
        event_discard=turned_events(table),
        contest=tuple(sets.members(table.contest)),
        chosen=tuple([each != NO_CARD for each in table.chosen]),
        choice=None,
        played=tuple(
            [people[each] if open_contest and each != NO_CARD else None for each in table.chosen]
        ),
        deck=sets.size(table.deck),
        discard=adventurers(box, table.discard),
        offer=tuple([people[each] for each in table.offer]),
        bids=bids(table),
        unable=tuple(sets.members(table.unable)),
        market=market(table),
        adventurer_counts=tuple([sets.size(each) for each in table.adventurers]),
        debt_counts=tuple([size(each) for each in table.hands]),
        adventurers=(),
        debts=(),
    )


def adventurers(box: Components, mask: int) -> tuple[AdventurerView, ...]:
    return tuple([box.adventurer_views[index] for index in sets.members(mask)])


def turned_events(table: Position) -> tuple[EventView, ...]:
    """List the cards of this deck that were turned up; all may always look at them (AM-32)."""
    turned: list[EventView] = []
    for index, card in enumerate(table.box.events):
        left = bags.count(table.event_deck, index, EVENT_WIDTH)
        turned += [table.box.event_views[index]] * (card.copies - left)
    return tuple(turned)


def bids(table: Position) -> tuple[BidView, ...]:
    views: list[BidView] = []
    for turn in range(table.players):
        seat = (table.active + turn) % table.players
        bid = table.bids[seat]
        if bid.number:
            views.append(BidView(seat, names(bid.kinds()), bid.value))
    return tuple(views)


def market(table: Position) -> tuple[SlotView, ...]:
    """List the occupied slots as everybody sees them."""
    return tuple([plain_slot(table, slot) for slot in occupied(table)])


def market_of(table: Position, seat: int, public: tuple[SlotView, ...]) -> tuple[SlotView, ...]:
    """Show a seat of each face-down debt what the memory aid grants it."""
    slots = list(public)
    for number, slot in enumerate(occupied(table)):
        known = () if sets.has(table.turned, slot) else memory_aid(table, slot, seat)
        if known:
            slots[number] = SlotView(slots[number].slot, None, known)
    return tuple(slots)


def occupied(table: Position) -> list[int]:
    return [slot for slot, card in enumerate(table.market) if card != NO_CARD]


def plain_slot(table: Position, slot: int) -> SlotView:
    """Show a slot as everybody sees it."""
    turned_up = sets.has(table.turned, slot)
    debt = NAMES[kind_of(table.market[slot])] if turned_up else None
    return SlotView(SLOT_NAMES[slot], debt, ())
