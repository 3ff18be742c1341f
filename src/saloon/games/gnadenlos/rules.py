"""Gnadenlos!, the order of play: event, prestige, bidding, payday (GN-32).

Each phase has a file of its own, in which the rulebook's steps follow one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from saloon.games.gnadenlos import (
    bidding,
    event,
    highnoon,
    market,
    payday,
    prestige,
    scoring,
    setup,
)
from saloon.games.gnadenlos.components import STANDARD_FILE, load
from saloon.games.gnadenlos.debts import KINDS, count, size
from saloon.games.gnadenlos.imagine import imagine
from saloon.games.gnadenlos.moves import BLINDS, PLACES, ROLLS, Step, orders, parse
from saloon.games.gnadenlos.observe import observe
from saloon.games.gnadenlos.refusals import refusal
from saloon.games.gnadenlos.table import (
    BIDDING,
    BUYING,
    CHOOSING,
    CLOSING_UP,
    CONTEST_DONE,
    DEALING,
    DRAWING,
    EVENT,
    EVENT_DONE,
    FULL,
    GAME_ENDS,
    LAYING,
    NEXT_TURN,
    OFF,
    OFFERING,
    OWN,
    PAIRING,
    PAYDAY,
    PAYDAY_DUE,
    PICKING,
    PURCHASE_DONE,
    ROLLING,
    SCORING,
    STOCKING,
    TAKING,
    TIDYING,
    TURN_BEGINS,
    Agreed,
    Table,
    member,
    members,
    new_table,
    number_of,
)
from saloon.games.gnadenlos.view import GnadenlosView
from saloon.kernel.message import Event, Message, Refused
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.native import i64
from saloon.kernel.options import Option
from saloon.kernel.rng import Rng
from saloon.kernel.shared import share
from saloon.kernel.state import STANDARD, Game, Result, State

ACTORS: Final[list[tuple[Seat, ...]]] = [(CHANCE,), (0,), (1,), (2,), (3,), ()]
"""Who acts, by `turn + 1`."""
CHOOSERS: Final[list[tuple[Seat, ...]]] = [
    tuple([seat for seat in range(4) if seats >> seat & 1]) for seats in range(16)
]
"""Who acts while adventurers are chosen in secret, by the set of seats."""


def go_on(table: Table, events: list[Event] | None) -> None:
    """Carry the turn on through everything that nobody decides (GN-32)."""
    while table.phase >= NEXT_TURN:
        phase: i64 = table.phase
        if phase == NEXT_TURN:
            event.next_turn(table)
            event.begin(table, events)
        elif phase == TURN_BEGINS:
            event.begin(table, events)
        elif phase == CONTEST_DONE:
            event.finish_contest(table, events)
        elif phase == EVENT_DONE:
            prestige.begin(table)
        elif phase == PURCHASE_DONE:
            bidding.call(table, events)
        elif phase == PAYDAY_DUE:
            payday.due(table, events)
        elif phase == CLOSING_UP:
            market.tidy(table, events)
        elif phase == GAME_ENDS:
            scoring.end_game(table, events)
        elif phase == SCORING:
            scoring.score(table, events)


@final
class GnadenlosState(State):
    """A position of Gnadenlos!: the table, and what may be done at it."""

    table: Table

    def __init__(self, table: Table) -> None:
        self.table = table

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return GnadenlosState, (self.table,)

    def clone(self) -> GnadenlosState:
        return GnadenlosState(self.table.clone())

    # Who acts, and what may be done

    def actors(self) -> tuple[Seat, ...]:
        table = self.table
        if table.phase == CHOOSING:
            return CHOOSERS[table.waiting]
        return ACTORS[table.turn + 1]

    def unasked(self) -> bool:
        """A step with one possibility is not asked for, save a bid (ledger, section 7).

        Hand counts, nuggets, market and bids are public, so this shows nothing; what a hand
        allows to bid is hidden.
        """
        return self.table.phase != BIDDING

    def veiled(self) -> bool:
        return False

    def legal(self, seat: Seat) -> list[Move]:
        table = self.table
        phase: i64 = table.phase
        if phase == CHOOSING:
            return self.legal_choices(seat)
        if seat != table.turn or seat < 0:
            return []
        if phase == BIDDING:
            return bidding.legal_bids(table.hands[seat], table.used)
        if phase == LAYING:
            return orders(table.bids[seat]).copy()
        if phase == PICKING:
            return bidding.legal_picks(table)
        if phase == BUYING:
            return prestige.legal_purchases(table, seat)
        if phase == TIDYING:
            return market.legal_fills(table)
        if phase == TAKING:
            return highnoon.legal_takings(table)
        return []

    def legal_choices(self, seat: i64) -> list[Move]:
        """Any adventurer of the seat's hand (GN-36)."""
        table = self.table
        if seat < 0 or table.waiting >> seat & 1 == 0:
            return []
        choosing = table.box.choosing
        return [choosing[adventurer] for adventurer in members(table.adventurers[seat])]

    # Chance

    def outcomes(self) -> list[tuple[Move, int]]:
        table = self.table
        phase: i64 = table.phase
        if table.turn != CHANCE:
            return []
        if phase in (PAYDAY, ROLLING):
            return [(roll, 1) for roll in ROLLS]
        if phase == EVENT:
            moves = table.box.happening
            return [
                (moves[index], count(table.event_deck, index))
                for index in range(len(moves))
                if count(table.event_deck, index)
            ]
        if phase == STOCKING:
            return [
                (PLACES[kind], count(table.pool, kind))
                for kind in range(KINDS)
                if count(table.pool, kind)
            ]
        if phase == DRAWING:
            return [(blind, 1) for blind in highnoon.blind_draws(table)]
        cards = table.box.dealing if phase == DEALING else table.box.turning
        return [(cards[adventurer], 1) for adventurer in members(table.deck)]

    def sample(self, rng: Rng) -> Move:
        table = self.table
        phase: i64 = table.phase
        if phase in (PAYDAY, ROLLING):
            return ROLLS[rng.below(6)]
        if phase == EVENT:
            return table.box.happening[draw_kind(table.event_deck, rng)]
        if phase == STOCKING:
            return PLACES[draw_kind(table.pool, rng)]
        if phase == DRAWING:
            slots = market.occupied(table)
            return BLINDS[slots[rng.below(len(slots))]]
        adventurer: i64 = member(table.deck, rng.below(number_of(table.deck)))
        return table.box.dealing[adventurer] if phase == DEALING else table.box.turning[adventurer]

    # Steps

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, Step)
        table = self.table
        phase: i64 = table.phase
        if phase == CHOOSING:
            event.choose(table, seat, move.first, events)
        elif phase == BIDDING:
            bidding.bid(table, seat, move, events)
        elif phase == PICKING:
            bidding.pick(table, seat, move, events)
        elif phase == LAYING:
            bidding.lay(table, seat, move, events)
        elif phase == PAYDAY:
            payday.roll(table, move.first, events)
        elif phase == OFFERING:
            bidding.turn_up(table, move.first, events)
        elif phase == EVENT:
            event.turn_card(table, move.first, events)
        elif phase == BUYING:
            prestige.buy(table, seat, move.first, events)
        elif phase == TIDYING:
            market.fill(table, move, events)
        elif phase == TAKING:
            highnoon.take(table, seat, move, events)
        elif phase == DRAWING:
            highnoon.draw(table, move.first, events)
        else:
            self.set_up(move.first, events)
        if table.phase >= NEXT_TURN:
            go_on(table, events)

    def set_up(self, drawn: i64, events: list[Event] | None) -> None:
        """A draw of the set-up: start hands, first market, pairs, start roll."""
        table = self.table
        if table.phase == DEALING:
            setup.deal(table, drawn, events)
        elif table.phase == STOCKING:
            setup.stock(table, drawn, events)
        elif table.phase == PAIRING:
            setup.turn_pair(table, drawn, events)
        else:
            setup.roll(table, drawn, events)

    def result(self) -> Result | None:
        return scoring.result(self.table)

    # Knowledge

    def observe(self, seat: Seat | None) -> GnadenlosView:
        turns = [actor for actor in self.actors() if actor != CHANCE]
        return observe(self.table, seat, tuple(turns))

    def imagine(self, seat: Seat, rng: Rng) -> GnadenlosState:
        return GnadenlosState(imagine(self.table, seat, rng))

    # When a seat is silent, or asks for what is not offered

    def default(self, seat: Seat) -> Move:
        """Bid the least with the fewest debts; close up as `automatic` does; else the first move.

        That is: take no debts, buy nothing, take the first adventurer, lay in the bid's order.
        """
        moves = self.legal(seat)
        if self.table.phase == BIDDING:
            return min(moves, key=cheapness)
        if self.table.phase == TIDYING:
            return market.automatic(self.table)
        return moves[0]

    def refusal(self, seat: Seat, move: Move) -> Message:
        assert isinstance(move, Step)
        return refusal(self.table, seat, move)


def draw_kind(counts: i64, rng: Rng) -> i64:
    """Draw one of some kinds by their packed counts."""
    left: i64 = rng.below(size(counts))
    kind: i64 = 0
    while left >= counts & 7:
        left -= counts & 7
        counts >>= 3
        kind += 1
    return kind


def cheapness(move: Move) -> tuple[int, int]:
    """Order bids by value, then by the number of debts."""
    assert isinstance(move, Step)
    return move.value, move.number


@final
class Gnadenlos(Game):
    """The board game by Klaus Teuber (Kosmos, 2001), with the box's components or a host's own."""

    def __init__(self, path: Path | None = None) -> None:
        self.box, fingerprint = load(path or STANDARD_FILE)
        self.box.shared_as = share(f"gnadenlos/{fingerprint}", self.box)
        self.name = "gnadenlos"
        self.rules = 1
        self.components = fingerprint if path else STANDARD
        self.players = (3, 4)
        self.players_clause = "GN-01"
        self.options = (
            Option("setup", ("basic", "expert"), "GN-25", {}),
            Option("tidy", ("active_chooses", "automatic"), "GN-97", {}),
            Option("start_adventurers", ("2", "3"), "GN-108", {"3": (3,)}),
            Option("high_noon_pick", ("choose", "random"), "GN-49", {}),
            Option("high_noon_take", ("may", "must"), "GN-46", {}),
            Option("lone_event", ("dropped", "turned"), "GN-38", {}),
            Option("unable", ("none", "leftover_in_turn_order"), "GN-77", {}),
            Option("memory_aid", ("own", "off", "full"), "GN-84", {}),
        )

    def settle(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Three start adventurers belong to the basic set-up alone (GN-108)."""
        options = super().settle(players, chosen)
        if options["setup"] == "expert" and options["start_adventurers"] != "2":
            raise Refused(Message("gn-refuse-start-adventurers", {}, "GN-108"))
        return options

    def start(self, players: int, options: Mapping[str, str]) -> GnadenlosState:
        agreed = Agreed()
        agreed.expert = options["setup"] == "expert"
        agreed.automatic = options["tidy"] == "automatic"
        agreed.start_adventurers = int(options["start_adventurers"])
        agreed.random_pick = options["high_noon_pick"] == "random"
        agreed.must_take = options["high_noon_take"] == "must"
        agreed.lone_turned = options["lone_event"] == "turned"
        agreed.leftovers = options["unable"] == "leftover_in_turn_order"
        agreed.memory_aid = {"off": OFF, "own": OWN, "full": FULL}[options["memory_aid"]]
        table = new_table(self.box, agreed, players)
        setup.set_up(table)
        return GnadenlosState(table)

    def parse(self, text: str) -> Move:
        return self.box.parse(text) or parse(text)

    def view(self) -> type[GnadenlosView]:
        return GnadenlosView
