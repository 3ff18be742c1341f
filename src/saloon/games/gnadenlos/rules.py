"""Gnadenlos!, the order of play: event, prestige, bidding, payday (GN-32).

Each phase has a file of its own, in which the rulebook's steps follow one another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    turn,
)
from saloon.games.gnadenlos.components import ADVENTURERS, EVENT_WIDTH, EVENTS, STANDARD_FILE, load
from saloon.games.gnadenlos.debts import KINDS, count, nth, size
from saloon.games.gnadenlos.imagine import imagine
from saloon.games.gnadenlos.moves import (
    BLINDS,
    BUYS,
    MOST_BOUGHT,
    PLACES,
    ROLLS,
    GnadenlosMove,
    orders,
    parse,
)
from saloon.games.gnadenlos.observe import observe
from saloon.games.gnadenlos.recall import Recollection
from saloon.games.gnadenlos.refusals import refusal
from saloon.games.gnadenlos.table import (
    BIDDING,
    BUYING,
    CHOOSING,
    DEALING,
    DRAWING,
    EVENT,
    LAYING,
    NEXT_TURN,
    OFFERING,
    OVER,
    PAIRING,
    PAYDAY,
    PICKING,
    ROLLING,
    START_NUGGETS,
    STOCKING,
    TAKING,
    TIDYING,
    Agreed,
    Position,
)
from saloon.games.gnadenlos.view import GnadenlosView
from saloon.kernel import bags, sets
from saloon.kernel.message import Event, Message, Refused
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.native import i64
from saloon.kernel.options import Option, fewer
from saloon.kernel.rng import Rng
from saloon.kernel.shared import held, share
from saloon.kernel.state import GAME_OVER, STANDARD, UNCOUNTED, Game, Result

ACTORS: Final[list[tuple[Seat, ...]]] = [(CHANCE,), (0,), (1,), (2,), (3,), ()]
"""Who acts, by `turn + 1`."""
CHOOSERS: Final[list[tuple[Seat, ...]]] = [tuple(sets.members(seats)) for seats in range(16)]
"""Who acts while adventurers are chosen in secret, by the set of seats."""


@final
class GnadenlosState(Position):
    """A position of Gnadenlos!"""

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        return GnadenlosState, (self.players, self.box, self.agreed), held(self)

    def clone(self) -> GnadenlosState:
        copy = GnadenlosState(self.players, self.box, self.agreed)
        self.copy_to(copy)
        return copy

    # Who acts, and what may be done

    def actors(self) -> tuple[Seat, ...]:
        if self.phase == CHOOSING:
            return CHOOSERS[self.choosers]
        return ACTORS[self.turn + 1]

    def acting(self) -> i64:
        if self.phase == CHOOSING:
            return sets.first(self.choosers)
        if self.phase == OVER:
            return GAME_OVER
        return self.turn

    def auto_step(self) -> bool:
        """A step with one possibility is not asked for, save a bid (ledger, section 7).

        Hand counts, nuggets, market and bids are public, so this shows nothing; what a hand
        allows to bid is hidden.
        """
        return self.phase != BIDDING

    def choice_hidden(self) -> bool:
        return False

    def legal(self, seat: Seat) -> list[Move]:
        phase: i64 = self.phase
        if phase == CHOOSING:
            return event.legal_choices(self, seat)
        if seat != self.turn or seat < 0:
            return []
        if phase == BIDDING:
            return bidding.legal_bids(self.hands[seat], self.used)
        if phase == LAYING:
            return orders(self.bids[seat]).copy()
        if phase == PICKING:
            return bidding.legal_picks(self)
        if phase == BUYING:
            return prestige.legal_purchases(self, seat)
        if phase == TIDYING:
            return market.legal_fills(self)
        if phase == TAKING:
            return highnoon.legal_takings(self).copy()
        return []

    def count_legal(self, seat: Seat) -> i64:
        phase: i64 = self.phase
        if phase == CHOOSING and sets.has(self.choosers, seat):
            return sets.size(self.adventurers[seat])
        if seat != self.turn:
            return 0
        if phase == BIDDING:
            return bidding.count_bids(self.hands[seat], self.used)
        if phase == BUYING:
            return 1 + prestige.affordable(self, seat, MOST_BOUGHT)
        if phase == PICKING and not self.opening:
            return len(self.offer)
        if phase == LAYING:
            return len(orders(self.bids[seat]))
        if phase == TAKING:
            return len(highnoon.legal_takings(self))
        if phase == TIDYING:
            return market.count_fills(self)
        return UNCOUNTED

    def nth_legal(self, seat: Seat, index: i64) -> Move:
        phase: i64 = self.phase
        if phase == CHOOSING:
            return self.box.choosing[sets.nth(self.adventurers[seat], index)]
        if phase == BIDDING:
            return bidding.nth_bid(self.hands[seat], self.used, index)
        if phase == BUYING:
            return BUYS[index]
        if phase == PICKING:
            return self.box.picking[self.offer[index]]
        if phase == LAYING:
            return orders(self.bids[seat])[index]
        if phase == TIDYING:
            return market.nth_fill(self, index)
        return highnoon.legal_takings(self)[index]

    # Chance

    def outcomes(self) -> list[tuple[Move, int]]:
        phase: i64 = self.phase
        if self.turn != CHANCE:
            return []
        if phase in (PAYDAY, ROLLING):
            return [(roll, 1) for roll in ROLLS]
        if phase == EVENT:
            moves = self.box.happening
            return [
                (moves[index], bags.count(self.event_deck, index, EVENT_WIDTH))
                for index in range(len(moves))
                if bags.count(self.event_deck, index, EVENT_WIDTH)
            ]
        if phase == STOCKING:
            return [
                (PLACES[kind], count(self.pool, kind))
                for kind in range(KINDS)
                if count(self.pool, kind)
            ]
        if phase == DRAWING:
            return [(blind, 1) for blind in highnoon.blind_draws(self)]
        if phase == DEALING and self.agreed.open_deal:
            return [(self.box.dealing[sets.first(self.deck)], 1)]
        cards = self.box.dealing if phase == DEALING else self.box.turning
        return [(cards[adventurer], 1) for adventurer in sets.members(self.deck)]

    def sample(self, rng: Rng) -> Move:
        phase: i64 = self.phase
        if phase in (PAYDAY, ROLLING):
            return ROLLS[rng.below(6)]
        if phase == EVENT:
            left: i64 = rng.below(bags.size(self.event_deck, EVENT_WIDTH))
            return self.box.happening[bags.nth(self.event_deck, left, EVENT_WIDTH)]
        if phase == STOCKING:
            return PLACES[nth(self.pool, rng.below(size(self.pool)))]
        if phase == DRAWING:
            slots = market.occupied(self)
            return BLINDS[slots[rng.below(len(slots))]]
        if phase == DEALING and self.agreed.open_deal:
            return self.box.dealing[sets.first(self.deck)]
        adventurer: i64 = sets.nth(self.deck, rng.below(sets.size(self.deck)))
        return self.box.dealing[adventurer] if phase == DEALING else self.box.turning[adventurer]

    # Steps

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, GnadenlosMove)
        if seat == CHANCE:
            self.happen(move.first, events)
        else:
            self.act(seat, move, events)
        if self.phase >= NEXT_TURN:
            turn.go_on(self, events)

    def act(self, seat: i64, move: GnadenlosMove, events: list[Event] | None) -> None:
        """A player's step."""
        phase: i64 = self.phase
        if phase == CHOOSING:
            event.choose(self, seat, move.first, events)
        elif phase == BIDDING:
            bidding.bid(self, seat, move, events)
        elif phase == PICKING:
            bidding.pick(self, seat, move, events)
        elif phase == LAYING:
            bidding.lay(self, seat, move, events)
        elif phase == BUYING:
            prestige.buy(self, seat, move.first, events)
        elif phase == TIDYING:
            market.fill(self, move, events)
        else:
            highnoon.take(self, seat, move, events)

    def happen(self, drawn: i64, events: list[Event] | None) -> None:
        """What chance rolls, turns up or draws."""
        phase: i64 = self.phase
        if phase == PAYDAY:
            payday.roll(self, drawn, events)
        elif phase == OFFERING:
            bidding.turn_up(self, drawn, events)
        elif phase == EVENT:
            event.turn_card(self, drawn, events)
        elif phase == DRAWING:
            highnoon.draw(self, drawn, events)
        elif phase == DEALING:
            setup.deal(self, drawn, events)
        elif phase == STOCKING:
            setup.stock(self, drawn, events)
        elif phase == PAIRING:
            setup.turn_pair(self, drawn, events)
        else:
            setup.roll(self, drawn, events)

    def result(self) -> Result | None:
        return scoring.final_result(self) if self.phase == OVER else None

    # Knowledge

    def observe(self, seat: Seat | None) -> GnadenlosView:
        return observe(self, seat, self.turns())

    def observe_all(self, seats: Sequence[Seat | None]) -> list[GnadenlosView]:
        turns = self.turns()
        public = observe(self, None, turns) if len(seats) > 1 else None
        return [
            public if public and seat is None else observe(self, seat, turns, public)
            for seat in seats
        ]

    def turns(self) -> tuple[Seat, ...]:
        """Name the seats that owe a decision."""
        return tuple([actor for actor in self.actors() if actor != CHANCE])

    def recall(self, seat: Seat) -> Recollection:
        return Recollection(self, seat)

    def imagine(self, seat: Seat, rng: Rng) -> GnadenlosState:
        world = self.clone()
        imagine(world, seat, rng)
        return world

    # When a seat is silent, or asks for what is not offered

    def default(self, seat: Seat) -> Move:
        """Bid the least with the fewest debts; close up as `automatic` does; else the first move.

        That is: take no debts, buy nothing, take the first adventurer, lay in the bid's order.
        """
        moves = self.legal(seat)
        if self.phase == BIDDING:
            return min(moves, key=bidding.cheapness)
        if self.phase == TIDYING:
            return market.automatic(self)
        return moves[0]

    def refusal(self, seat: Seat, move: Move) -> Message:
        assert isinstance(move, GnadenlosMove)
        return refusal(self, seat, move)


@final
class Gnadenlos(Game):
    """The board game by Klaus Teuber (Kosmos, 2001), with the box's components or a host's own."""

    agreed: Agreed | None
    """What was agreed on for the last table: most are like the one before."""

    def __init__(self, path: Path | None = None) -> None:
        self.agreed = None
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
        self.reductions = (
            Option("adventurers", fewer(ADVENTURERS, 3), "GN-03", {}),
            Option("values", fewer(len(self.box.copies), 1), "GN-05", {}),
            Option("copies", fewer(max(self.box.copies), 1), "GN-05", {}),
            Option("event_cards", (str(EVENTS), "3", "2"), "GN-06", {}),
            Option("nuggets", fewer(START_NUGGETS, 0), "GN-15", {}),
            Option("steps", fewer(self.box.steps, 1), "GN-100", {}),
            Option("deal", ("hidden", "open"), "GN-13", {}),
            Option("first_market", ("shuffled", "none"), "GN-18", {}),
            Option("first_seat", ("rolled", "0"), "GN-24", {}),
        )

    def complete_options(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Three start adventurers belong to the basic set-up alone (GN-108)."""
        options = super().complete_options(players, chosen)
        if options["setup"] == "expert" and options["start_adventurers"] != "2":
            raise Refused(Message("gn-refuse-start-adventurers", {}, "GN-108"))
        return options

    def start(self, players: int, options: Mapping[str, str]) -> GnadenlosState:
        agreed = self.agreed
        if agreed is None or agreed.chosen != options:
            agreed = self.agreed = Agreed(options, self.box)
        if not agreed.enough_for(players):
            raise ValueError(f"there are too few adventurers or debts for {players} players")
        state = GnadenlosState(players, self.box, agreed)
        setup.set_up(state)
        return state

    def parse(self, text: str) -> Move:
        return self.box.parse(text) or parse(text)

    def view(self) -> type[GnadenlosView]:
        return GnadenlosView
