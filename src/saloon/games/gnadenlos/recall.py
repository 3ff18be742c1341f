"""What a seat knows that forgets nothing: the table, and all that was seen and heard at it.

Computer players may use every conclusion from what is public and from their own cards (ledger,
section 4), whatever memory aid the table grants to people. Nothing here depends on what the seat
cannot know: whoever imagines the position anew (`imagine`) recalls the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from saloon.games.gnadenlos import debts
from saloon.games.gnadenlos.market import kind_of, knows, set_of, taker_of
from saloon.games.gnadenlos.moves import COLUMNS
from saloon.games.gnadenlos.table import NO_CARD, Position
from saloon.kernel import sets
from saloon.kernel.native import i64


@final
@dataclass(init=False, eq=False, repr=False)
class Recollection:
    """The position as one seat knows it; numbers, sets and bags are those of `table`."""

    seat: i64
    players: i64
    phase: i64
    opening: bool
    options: list[bool]
    active: i64
    turn: i64
    undertaker: i64
    """How many steps he has left."""
    event: i64
    event_deck: i64
    numbers: list[int]
    """What each adventurer shows for the event; nothing while there is none."""
    wins: list[int]
    loses: list[int]
    """What poker brings in each position, won and lost."""
    finish: i64
    """The position that ends the game."""
    missing: i64
    """How many debts are missing for a payday."""
    after: i64
    """Where the turn goes on once the market is closed up."""
    nuggets: list[int]
    positions: list[int]
    vultures: list[int]
    contest: i64
    choosers: i64
    winners: i64
    losers: i64
    takers: i64
    used: i64
    standing: i64
    unable: i64
    bids: list[int]
    """The bids of all seats, as bags of debts."""
    values: list[int]
    """What the bids are worth; -1 where there is none."""
    offer: list[int]
    discard: i64
    unseen: i64
    """Adventurers that lie in the deck or in others' hands, for all this seat knows."""
    adventurers: list[int]
    """What is known of each hand; of the own one, all."""
    adventurer_counts: list[int]
    known: list[int]
    """The known debts of each hand, as bags."""
    elsewhere: i64
    """The debts outside them, as a bag."""
    debt_counts: list[int]
    market: list[int]
    """For each slot, the kinds that may lie there, as a set; none where it is empty."""

    def __init__(self, table: Position, seat: i64) -> None:
        """Look round as a seat."""
        self.seat = seat
        self.players = table.players
        self.phase = table.phase
        self.opening = table.opening
        self.options = table.agreed.flags
        self.active = table.active
        self.turn = table.turn_number
        self.undertaker = table.agreed.steps - table.undertaker
        self.event = table.event
        self.event_deck = table.event_deck
        self.missing = max(0, COLUMNS * table.players - table.cards)
        self.after = table.after
        self.nuggets = list(table.nuggets)
        self.positions = list(table.positions)
        self.vultures = list(table.vultures)
        self.read_box(table)
        self.remember_event(table)
        self.remember_bidding(table)
        self.remember_adventurers(table)
        self.known = known_debts(table, seat)
        self.elsewhere = all_debts(table)
        for hand in self.known:
            self.elsewhere -= hand
        self.debt_counts = [debts.size(hand) for hand in table.hands]
        self.market = possible_debts(table, seat)

    def read_box(self, table: Position) -> None:
        """What the cards and the tracks say."""
        box = table.box
        self.numbers = [] if table.event == NO_CARD else box.stats[box.events[table.event].kind]
        self.wins = box.wins
        self.loses = box.loses
        self.finish = box.finish

    def remember_event(self, table: Position) -> None:
        """Who takes part, and how it stands."""
        self.contest = table.contest
        self.choosers = table.choosers
        self.winners = table.winners
        self.losers = table.losers
        self.takers = table.takers

    def remember_bidding(self, table: Position) -> None:
        """What was bid, and for whom."""
        self.used = table.used
        self.standing = table.standing
        self.unable = table.unable
        self.bids = [bid.debts for bid in table.bids]
        self.values = [bid.value if bid.number else -1 for bid in table.bids]
        self.offer = table.offer.copy()

    def remember_adventurers(self, table: Position) -> None:
        """Where everybody has seen adventurers go, and the own ones."""
        own: i64 = table.adventurers[self.seat]
        self.discard = table.discard
        self.unseen = table.agreed.adventurers & ~table.seen & ~own
        self.adventurers = [hand & (table.seen | own) for hand in table.adventurers]
        self.adventurer_counts = [sets.size(hand) for hand in table.adventurers]


def known_debts(table: Position, seat: i64) -> list[int]:
    """Gather what each hand is known to hold: all but what others took blind (GN-50).

    One of these may have been shown and paid since; then nothing is left to take off.
    """
    known = list(table.hands)
    for card in table.captured:
        if not knows(card, seat):
            hand: i64 = known[taker_of(card)]
            if debts.count(hand, kind_of(card)):
                known[taker_of(card)] = hand - debts.one(kind_of(card))
    return known


def all_debts(table: Position) -> i64:
    """Gather all debts of the seats' colours (GN-05)."""
    colour: i64 = 0
    for copies in reversed(table.agreed.copies):
        colour = colour << debts.WIDTH | copies
    everything: i64 = 0
    for _ in range(table.players):
        everything = everything << debts.WIDTH * debts.VALUES | colour
    return everything


def possible_debts(table: Position, seat: i64) -> list[int]:
    """Tell for each slot what may lie there: the debt itself, or what is hidden of its set."""
    hidden = [0] * (table.sets_laid + 1)
    for kind in debts.spread(table.pool):
        hidden[0] = hidden[0] | sets.one(kind)
    for card in table.captured:
        if not knows(card, seat):
            hidden[set_of(card)] = hidden[set_of(card)] | sets.one(kind_of(card))
    for slot, card in enumerate(table.market):
        if card != NO_CARD and not seen(table, slot, card, seat):
            hidden[set_of(card)] = hidden[set_of(card)] | sets.one(kind_of(card))
    possible: list[int] = []
    for slot, card in enumerate(table.market):
        if card == NO_CARD:
            possible.append(0)
        elif seen(table, slot, card, seat):
            possible.append(sets.one(kind_of(card)))
        else:
            possible.append(hidden[set_of(card)])
    return possible


def seen(table: Position, slot: i64, card: i64, seat: i64) -> bool:
    """Tell whether a seat knows what lies in a slot: it laid it, or it was turned up."""
    return knows(card, seat) or sets.has(table.turned, slot)
