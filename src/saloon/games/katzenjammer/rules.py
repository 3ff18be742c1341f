"""Katzenjammer Blues, in the order of its rulebook: reveal, auction, payment, quartets, scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from saloon.games.katzenjammer import knowledge
from saloon.games.katzenjammer.cards import (
    DECK,
    DECK_SIZE,
    JOKER,
    KINDS,
    count,
    size,
    spread,
)
from saloon.games.katzenjammer.knowledge import BADE, DREW, OPENED, SPENT, TOOK, fact, lying
from saloon.games.katzenjammer.moves import (
    BID,
    BONUSES,
    DEALS,
    HANDFULS,
    LADDER,
    LAY,
    LEADERS,
    MIXED,
    PASS,
    PAY,
    QUARTETS,
    SHED,
    SHEDDING,
    STOP,
    STOPPING,
    TURNS,
    Step,
    bids_above,
    parse,
    payment,
    rung,
)
from saloon.games.katzenjammer.view import KatzenjammerView, RoundView
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.moves import CHANCE, Move, Seat
from saloon.kernel.native import i64
from saloon.kernel.options import Option
from saloon.kernel.rng import Rng
from saloon.kernel.shared import held
from saloon.kernel.state import STANDARD, Game, Result, State

HAND: Final = 6
FULL_POOL: Final = 24
SHORT_POOL: Final = 20
JOKER_LOSS: Final = 5

CHOOSE_LEADER: Final = 0
DEAL: Final = 1
REVEAL: Final = 2
BONUS: Final = 3
AUCTION: Final = 4
PAYING: Final = 5
LAYING: Final = 6
OVER: Final = 7
PHASES: Final = ("leader", "deal", "reveal", "bonus", "auction", "paying", "laying", "over")

NOBODY: Final = 6
ACTORS: Final[list[tuple[Seat, ...]]] = [(CHANCE,), (0,), (1,), (2,), (3,), (4,), (5,), ()]
"""Who acts, by `turn + 1`."""


@final
class Round:
    """A finished round: how it ended, what each seat held, and its score."""

    reason: str
    hands: list[int]
    mice: list[int]
    jokers: list[int]
    scores: list[int]

    def __init__(
        self, reason: str, hands: list[int], mice: list[int], jokers: list[int], scores: list[int]
    ) -> None:
        self.reason = reason
        self.hands = hands
        self.mice = mice
        self.jokers = jokers
        self.scores = scores

    def __reduce__(self) -> tuple[object, ...]:
        return Round, (self.reason, self.hands, self.mice, self.jokers, self.scores)

    def view(self) -> RoundView:
        return RoundView(
            self.reason,
            tuple([spread(hand) for hand in self.hands]),
            tuple(self.mice),
            tuple(self.jokers),
            tuple(self.scores),
        )


@final
class KatzenjammerState(State):
    """A position of Katzenjammer Blues. Hands, pile and discard are packed counts (`cards`)."""

    players: i64
    start_pool: i64
    rounds: i64
    round: i64
    phase: i64
    turn: i64
    leader: i64
    first_leader: i64
    deck: i64
    deck_left: i64
    discard: i64
    pool: i64
    lot_pile: i64
    high: i64
    high_seat: i64
    active: i64
    served: i64
    hands: list[int]
    sizes: list[int]
    rows: list[int]
    mice: list[int]
    lot: list[int]
    memory: list[int]
    played: list[Round]

    def __init__(
        self,
        players: i64,
        start_pool: i64,
        rounds: i64,
        hands: list[int],
        sizes: list[int],
        rows: list[int],
        mice: list[int],
        lot: list[int],
        memory: list[int],
        played: list[Round],
    ) -> None:
        self.players = players
        self.start_pool = start_pool
        self.rounds = rounds
        self.round = 0
        self.phase = CHOOSE_LEADER
        self.turn = CHANCE
        self.leader = 0
        self.first_leader = 0
        self.deck = DECK
        self.deck_left = DECK_SIZE
        self.discard = 0
        self.pool = start_pool
        self.lot_pile = 0
        self.high = 0
        self.high_seat = NOBODY
        self.active = 0
        self.served = 0
        self.hands = hands
        self.sizes = sizes
        self.rows = rows
        self.mice = mice
        self.lot = lot
        self.memory = memory
        self.played = played

    def __reduce__(self) -> tuple[object, ...]:
        """Take it apart for another process."""
        none: list[int] = []
        given = (self.players, self.start_pool, self.rounds, none, none, none, none, none, none)
        return KatzenjammerState, (*given, none), held(self)

    def clone(self) -> KatzenjammerState:
        copy = KatzenjammerState(
            self.players,
            self.start_pool,
            self.rounds,
            self.hands.copy(),
            self.sizes.copy(),
            self.rows.copy(),
            self.mice.copy(),
            self.lot.copy(),
            self.memory.copy(),
            self.played.copy(),
        )
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.leader = self.leader
        copy.first_leader = self.first_leader
        copy.deck = self.deck
        copy.deck_left = self.deck_left
        copy.discard = self.discard
        copy.pool = self.pool
        copy.lot_pile = self.lot_pile
        copy.high = self.high
        copy.high_seat = self.high_seat
        copy.active = self.active
        copy.served = self.served
        return copy

    # Who acts, and what may be done

    def actors(self) -> tuple[Seat, ...]:
        return ACTORS[self.turn + 1]

    def unasked(self) -> bool:
        """A payment or a laying without a choice is not asked for (ledger, section 2)."""
        return self.phase == PAYING or self.phase == LAYING

    def legal(self, seat: Seat) -> list[Move]:
        if seat != self.turn or seat == CHANCE:
            return []
        hand: i64 = self.hands[seat]
        if self.phase == AUCTION:
            return bids_above(hand, self.high)
        if self.phase == PAYING:
            return self.legal_payments(hand)
        return self.legal_quartets(hand)

    def legal_payments(self, hand: i64) -> list[Move]:
        """Every way to pay the winning bid, fewest jokers first (KB-54, KB-55)."""
        bid = LADDER[self.high]
        jokers: i64 = hand & 15
        number: i64 = bid.number
        moves: list[Move] = []
        used: i64 = 0
        if bid.value != MIXED:
            held: i64 = count(hand, bid.value)
            if held < number:
                used = number - held
            while used <= number and used <= jokers:
                moves.append(payment(((number - used) << (4 * bid.value)) + used))
                used += 1
            return moves
        while used <= number and used <= jokers:
            moves += [
                payment(cards + used) for cards in HANDFULS[number - used] if covers(hand, cards)
            ]
            used += 1
        return moves

    def legal_quartets(self, hand: i64) -> list[Move]:
        """STOP, then every quartet (KB-62, KB-63), then the joker quartet (KB-75)."""
        jokers: i64 = hand & 15
        moves: list[Move] = [STOPPING]
        value: i64 = 1
        while value <= 5:
            held: i64 = hand >> (4 * value) & 15
            if held + jokers >= 4:
                used: i64 = 0 if held >= 4 else 4 - held
                while used <= 4 and used <= jokers:
                    moves.append(QUARTETS[5 * value + used])
                    used += 1
            value += 1
        if jokers >= 4:
            moves.append(SHEDDING)
        return moves

    # Chance

    def outcomes(self) -> list[tuple[Move, int]]:
        if self.phase == CHOOSE_LEADER:
            return [(LEADERS[seat], 1) for seat in range(self.players)]
        if self.turn != CHANCE:
            return []
        moves = self.chance_moves()
        return [(moves[kind], count(self.deck, kind)) for kind in KINDS if count(self.deck, kind)]

    def sample(self, rng: Rng) -> Move:
        if self.phase == CHOOSE_LEADER:
            return LEADERS[rng.below(self.players)]
        left: i64 = rng.below(self.deck_left)
        deck: i64 = self.deck
        kind: i64 = 0
        while left >= deck & 15:
            left -= deck & 15
            deck >>= 4
            kind += 1
        return self.chance_moves()[kind]

    def chance_moves(self) -> list[Step]:
        if self.phase == REVEAL:
            return TURNS
        return DEALS if self.phase == DEAL else BONUSES

    # Steps

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        assert isinstance(move, Step)
        phase: i64 = self.phase
        if phase == AUCTION:
            if move.act == PASS:
                self.passes(seat, events)
            else:
                self.bids(seat, move, events)
        elif phase == REVEAL:
            self.reveal(move.value, events)
        elif phase in (DEAL, BONUS):
            self.serve(move.value, events)
        elif phase == PAYING:
            self.pays(seat, move.cards, events)
        elif phase == LAYING:
            self.lays(seat, move, events)
        else:
            self.choose_leader(move.number, events)

    def choose_leader(self, seat: i64, events: list[Event] | None) -> None:
        """The first leader of a match is drawn (KB-08)."""
        self.first_leader = seat
        if events is not None:
            events.append(Event(Message("kb-leader", {"seat": seat}, "KB-08")))
        self.deal()

    def deal(self) -> None:
        """Six cards each, one at a time, from the leader's left (KB-09, KB-11)."""
        self.leader = self.first_leader
        self.served = self.leader
        self.phase = DEAL
        self.turn = CHANCE

    def serve(self, kind: i64, events: list[Event] | None) -> None:
        """One hidden card goes to the next player; the leader is served last (KB-11, KB-19)."""
        seat: i64 = self.left_of(self.served)
        self.served = seat
        self.draw(kind)
        hand: i64 = self.hands[seat]
        held: i64 = self.sizes[seat]
        self.hands[seat] = hand + (1 << (4 * kind))
        self.sizes[seat] = held + 1
        bonus = self.phase == BONUS
        if bonus:
            self.memory.append(fact(DREW, seat, 0))
        if events is not None:
            key, clause = ("kb-bonus", "KB-18") if bonus else ("kb-dealt", "KB-09")
            own = Message(key + "-you", {"card": kind}, clause)
            events.append(Event(Message(key, {"seat": seat}, clause), {seat: own}))
        if not bonus:
            if seat == self.leader and held + 1 == HAND:
                self.phase = REVEAL
        elif self.deck_left == 0:
            self.end_round("deck", events)
        elif seat == self.leader:
            self.open_auction(events)

    def draw(self, kind: i64) -> None:
        """A card leaves the draw pile."""
        self.deck -= 1 << (4 * kind)
        self.deck_left -= 1

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def reveal(self, kind: i64, events: list[Event] | None) -> None:
        """Cards are turned up until a joker or a second card of a value lies there (KB-13–22).

        The last card of the pile ends the round before anything else (KB-80, KB-83).
        """
        self.draw(kind)
        twin = count(self.lot_pile, kind) > 0
        self.lot.append(kind)
        self.lot_pile += 1 << (4 * kind)
        if events is not None:
            events.append(Event(Message("kb-turned", {"card": kind}, "KB-13")))
        if self.deck_left == 0:
            self.end_round("deck", events)
        elif kind == JOKER:
            self.served = self.leader
            self.phase = BONUS
        elif twin:
            self.open_auction(events)

    def open_auction(self, events: list[Event] | None) -> None:
        """The leader's left neighbour speaks first, the leader last (KB-25)."""
        self.phase = AUCTION
        self.high = 0
        self.high_seat = NOBODY
        self.active = (1 << self.players) - 1
        about: i64 = lying(self.lot_pile, self.pool, self.deck_left)
        self.memory.append(fact(OPENED, self.leader, about))
        self.next_speaker(self.leader, events)

    def next_speaker(self, seat: i64, events: list[Event] | None) -> None:
        """The next player who has not passed speaks; an empty hand passes by itself (KB-36).

        The auction is over when the high bidder alone is left (KB-33) or nobody is (KB-35).
        """
        while self.active:
            seat = self.left_of(seat)
            if self.active >> seat & 1 == 0:
                continue
            if seat == self.high_seat:
                self.close_auction(seat, events)
                return
            if self.sizes[seat]:
                self.turn = seat
                return
            self.active &= ~(1 << seat)
            if events is not None:
                empty = Message("kb-passed-empty", {"seat": seat}, "KB-36")
                events.append(Event(empty, stands=True))
        self.unsold(events)

    def passes(self, seat: i64, events: list[Event] | None) -> None:
        """A pass is final for this auction (KB-30)."""
        self.active &= ~(1 << seat)
        if events is not None:
            events.append(Event(Message("kb-passed", {"seat": seat}, "KB-30")))
        self.next_speaker(seat, events)

    def bids(self, seat: i64, bid: Step, events: list[Event] | None) -> None:
        """A higher bid replaces the one before; the cards stay in hand (KB-26, KB-31)."""
        self.high = rung(bid.number, bid.value)
        self.high_seat = seat
        self.memory.append(fact(BADE, seat, self.high))
        if events is not None:
            said: dict[str, Param] = {"seat": seat, "number": bid.number, "value": bid.value}
            events.append(Event(Message("kb-bid", said, "KB-26"), reveals=True))
        self.next_speaker(seat, events)

    def unsold(self, events: list[Event] | None) -> None:
        """Nobody wants the lot: it is discarded, the same leader reveals again (KB-35, KB-78)."""
        self.discard += self.lot_pile
        if events is not None:
            lot: dict[str, Param] = {"cards": tuple(self.lot), "seat": self.leader}
            events.append(Event(Message("kb-unsold", lot, "KB-35"), stands=True))
        self.clear_lot()
        self.next_reveal()

    def close_auction(self, seat: i64, events: list[Event] | None) -> None:
        """The high bidder wins and owes his payment (KB-33, KB-52)."""
        self.phase = PAYING
        self.turn = seat
        if events is not None:
            bid = LADDER[self.high]
            said: dict[str, Param] = {"seat": seat, "number": bid.number, "value": bid.value}
            events.append(Event(Message("kb-won", said, "KB-33"), stands=True))

    def pays(self, seat: i64, cards: i64, events: list[Event] | None) -> None:
        """The winner pays, takes the lot and leads from now on (KB-37, KB-52, KB-57 to KB-60)."""
        if events is not None:
            paid: dict[str, Param] = {"seat": seat, "cards": spread(cards)}
            took: dict[str, Param] = {"seat": seat, "cards": tuple(self.lot)}
            events.append(Event(Message("kb-paid", paid, "KB-52"), reveals=True))
            events.append(Event(Message("kb-took", took, "KB-60")))
        self.spend(seat, cards)
        hand: i64 = self.hands[seat]
        held: i64 = self.sizes[seat]
        self.hands[seat] = hand + self.lot_pile
        self.sizes[seat] = held + len(self.lot)
        self.memory.append(fact(TOOK, seat, self.lot_pile))
        self.clear_lot()
        self.leader = seat
        self.phase = LAYING

    def spend(self, seat: i64, cards: i64) -> None:
        """Jokers used go to the row, number cards to the discard (KB-57, KB-58, KB-68, KB-69)."""
        jokers: i64 = cards & 15
        row: i64 = self.rows[seat]
        self.rows[seat] = row + jokers
        self.discard += cards - jokers
        self.give_up(seat, cards)

    def give_up(self, seat: i64, cards: i64) -> None:
        """Cards leave a hand for all to see."""
        hand: i64 = self.hands[seat]
        held: i64 = self.sizes[seat]
        self.hands[seat] = hand - cards
        self.sizes[seat] = held - size(cards)
        self.memory.append(fact(SPENT, seat, cards))

    def lays(self, seat: i64, move: Step, events: list[Event] | None) -> None:
        """The winner lays quartets one by one, or stops (KB-61 to KB-71)."""
        if move.act == LAY:
            self.quartet(seat, move, events)
        elif move.act == SHED:
            self.joker_quartet(seat, events)
        else:
            if events is not None:
                events.append(Event(Message("kb-stopped", {"seat": seat}, "KB-71")))
            self.next_reveal()

    def quartet(self, seat: i64, move: Step, events: list[Event] | None) -> None:
        """A quartet earns its value in mice, as far as the pool goes (KB-66, KB-67).

        An empty pool ends the round on the spot (KB-79).
        """
        mice: i64 = move.value if move.value <= self.pool else self.pool
        self.pool -= mice
        self.mice[seat] += mice
        self.spend(seat, move.cards)
        if events is not None:
            laid: dict[str, Param] = {
                "seat": seat,
                "value": move.value,
                "cards": spread(move.cards),
                "mice": mice,
            }
            events.append(Event(Message("kb-laid", laid, "KB-66"), reveals=True))
        if self.pool == 0:
            self.end_round("mice", events)

    def joker_quartet(self, seat: i64, events: list[Event] | None) -> None:
        """Four jokers leave the hand for the discard pile and count for nobody (KB-75)."""
        self.discard += SHEDDING.cards
        self.give_up(seat, SHEDDING.cards)
        if events is not None:
            events.append(Event(Message("kb-shed", {"seat": seat}, "KB-75"), reveals=True))

    def next_reveal(self) -> None:
        self.phase = REVEAL
        self.turn = CHANCE

    def clear_lot(self) -> None:
        self.lot.clear()
        self.lot_pile = 0

    # End of a round, scoring, the next round

    def end_round(self, reason: str, events: list[Event] | None) -> None:
        """Show all hands, count jokers, take the loss, and go on or finish (KB-79 to KB-98)."""
        jokers = [self.rows[seat] + (hand & 15) for seat, hand in enumerate(self.hands)]
        scores = after_joker_loss(self.mice, jokers)
        self.played.append(Round(reason, self.hands.copy(), self.mice.copy(), jokers, scores))
        if events is not None:
            self.tell_round(self.played[-1].view(), events)
        self.round += 1
        if self.round < self.rounds:
            self.next_round()
        else:
            self.phase = OVER
            self.turn = NOBODY
        if events is not None:
            self.tell_next(events)

    def next_round(self) -> None:
        """All cards, the whole pool, empty rows; the first leader moves on (KB-94, KB-97)."""
        for seat in range(self.players):
            self.hands[seat] = self.sizes[seat] = self.rows[seat] = self.mice[seat] = 0
        self.deck = DECK
        self.deck_left = DECK_SIZE
        self.discard = 0
        self.pool = self.start_pool
        self.memory.clear()
        self.clear_lot()
        self.first_leader = self.left_of(self.first_leader)
        self.deal()

    def tell_round(self, played: RoundView, events: list[Event]) -> None:
        clause = "KB-79" if played.reason == "mice" else "KB-80"
        events.append(Event(Message("kb-round-over-" + played.reason, {}, clause)))
        for seat, hand in enumerate(played.hands):
            shown: dict[str, Param] = {"seat": seat, "cards": hand, "jokers": played.jokers[seat]}
            events.append(Event(Message("kb-shown", shown, "KB-85"), reveals=True))
        for seat, score in enumerate(played.scores):
            mice = played.mice[seat]
            if score != mice:
                lost: dict[str, Param] = {"seat": seat, "mice": JOKER_LOSS}
                events.append(Event(Message("kb-lost", lost, "KB-86")))
        for seat, score in enumerate(played.scores):
            events.append(Event(Message("kb-scored", {"seat": seat, "score": score}, "KB-90")))

    def tell_next(self, events: list[Event]) -> None:
        result = self.result()
        if result is None:
            said: dict[str, Param] = {"round": self.round + 1, "seat": self.first_leader}
            events.append(Event(Message("kb-next-round", said, "KB-97")))
        elif len(result.winners) == 1:
            events.append(Event(Message("kb-winner", {"seat": result.winners[0]}, "KB-90")))
        else:
            events.append(Event(Message("kb-shared", {"seats": result.winners}, "KB-90")))

    def result(self) -> Result | None:
        """Add up the rounds; ties go to fewer jokers, then are shared (KB-90, KB-92, KB-95–96)."""
        if self.phase != OVER:
            return None
        scores = self.played[0].scores.copy()
        jokers = self.played[0].jokers.copy()
        for played in self.played[1:]:
            for seat in range(self.players):
                scores[seat] += played.scores[seat]
                jokers[seat] += played.jokers[seat]
        return Result(tuple(scores), tuple(rank(scores, jokers)), self.played[-1].reason)

    # Knowledge

    def observe(self, seat: Seat | None) -> KatzenjammerView:
        seats = range(self.players)
        auction = self.phase in (AUCTION, PAYING)
        bids = knowledge.bids(self.memory) if auction else ()
        return KatzenjammerView(
            seat=seat,
            players=self.players,
            phase=PHASES[self.phase],
            turn=self.turn if 0 <= self.turn < self.players else None,
            round=min(self.round + 1, self.rounds),
            rounds=self.rounds,
            leader=None if self.phase == CHOOSE_LEADER else self.leader,
            pile=self.deck_left,
            pool=self.pool,
            lot=tuple(self.lot),
            high=bids[-1] if bids else None,
            bids=bids,
            passed=tuple([auction and self.active >> each & 1 == 0 for each in seats]),
            hand=() if seat is None else spread(self.hands[seat]),
            hand_sizes=tuple(self.sizes),
            rows=tuple(self.rows),
            mice=tuple(self.mice),
            discard=tuple([count(self.discard, kind) for kind in KINDS]),
            known=tuple([spread(pile) for pile in knowledge.all_certain(self.memory, seats)]),
            played=tuple([played.view() for played in self.played]),
        )

    def imagine(self, seat: Seat, rng: Rng) -> KatzenjammerState:
        """Deal the cards the seat cannot see anew, true to every bid and payment so far.

        Where next to no deal is left that fits, older lost bids are let go (`knowledge.redeal`).
        """
        world = self.clone()
        if self.phase != OVER:
            seen = self.hands[seat] + self.discard + self.lot_pile + sum(self.rows)
            world.deck = knowledge.redeal(
                world.hands, world.sizes, world.memory, seat, DECK - seen, rng
            )
        return world

    # When a seat is silent, or asks for what is not offered

    def default(self, seat: Seat) -> Move:
        """Pass; pay with fewest jokers, then the values least held; stop (ledger, 2 and 6)."""
        moves = self.legal(seat)
        if self.phase != PAYING:
            return moves[0]
        hand = self.hands[seat]
        return min(moves, key=lambda move: thrift(hand, move))

    def refusal(self, seat: Seat, move: Move) -> Message:
        assert isinstance(move, Step)
        if move.act in (BID, PASS):
            return self.bid_refusal(seat, move)
        if move.act == PAY:
            return self.payment_refusal(seat, move)
        if move.act in (LAY, SHED, STOP):
            return self.laying_refusal(seat, move)
        return Message("kb-refuse-chance", {}, "KB-23")

    def bid_refusal(self, seat: Seat, move: Step) -> Message:
        if self.phase != AUCTION:
            return Message("kb-refuse-no-auction", {}, "KB-33")
        if self.active >> seat & 1 == 0:
            return Message("kb-refuse-passed", {}, "KB-30")
        if seat != self.turn:
            return Message("kb-refuse-turn", {}, "KB-25")
        if rung(move.number, move.value) <= self.high:
            high = LADDER[self.high]
            beaten: dict[str, Param] = {"number": high.number, "value": high.value}
            return Message("kb-refuse-low", beaten, "KB-44" if move.value == MIXED else "KB-26")
        return Message("kb-refuse-unbacked", {}, "KB-28")

    def payment_refusal(self, seat: Seat, move: Step) -> Message:
        if self.phase != PAYING or seat != self.turn:
            return Message("kb-refuse-pay-now", {}, "KB-52")
        if not covers(self.hands[seat], move.cards):
            return Message("kb-refuse-not-held", {}, "KB-52")
        bid = LADDER[self.high]
        owed: dict[str, Param] = {"number": bid.number, "value": bid.value}
        return Message("kb-refuse-payment", owed, "KB-55" if bid.value == MIXED else "KB-54")

    def laying_refusal(self, seat: Seat, move: Step) -> Message:
        if self.phase != LAYING or seat != self.turn:
            return Message("kb-refuse-lay-now", {}, "KB-61")
        if move.act == SHED:
            return Message("kb-refuse-shed", {}, "KB-76")
        return Message("kb-refuse-quartet", {"value": move.value}, "KB-63")


def covers(hand: i64, cards: i64) -> bool:
    """Tell whether a hand holds these cards."""
    while cards:
        if hand & 15 < cards & 15:
            return False
        hand >>= 4
        cards >>= 4
    return True


def thrift(hand: int, move: Move) -> tuple[int, list[tuple[int, int]]]:
    """Order payments: fewest jokers, then the values held least often, the lower value first."""
    assert isinstance(move, Step)
    values = [kind for kind in KINDS if kind != JOKER and count(move.cards, kind)]
    return move.cards & 15, sorted([(count(hand, value), value) for value in values])


def after_joker_loss(mice: list[int], jokers: list[int]) -> list[int]:
    """Whoever has most jokers loses five mice, all tied players too (KB-86 to KB-89)."""
    most = max(jokers)
    return [
        own - JOKER_LOSS if most and held == most else own
        for own, held in zip(mice, jokers, strict=True)
    ]


def rank(scores: list[int], jokers: list[int]) -> list[int]:
    """Most mice first, then fewest jokers; equals share a place (KB-90, KB-92)."""
    ranks: list[int] = []
    for seat, score in enumerate(scores):
        better = 0
        for other, theirs in enumerate(scores):
            if theirs > score or (theirs == score and jokers[other] < jokers[seat]):
                better += 1
        ranks.append(1 + better)
    return ranks


@final
class Katzenjammer(Game):
    """The card game by Reiner Knizia (Goldsieber, 1998)."""

    def __init__(self) -> None:
        self.name = "katzenjammer"
        self.rules = 1
        self.components = STANDARD
        self.players = (2, 3, 4, 5, 6)
        self.players_clause = "KB-04"
        self.options = (
            Option("mice_pool", ("full", "short"), "KB-07", {"short": (2, 3, 4)}),
            Option("rounds", ("1", "3", "players"), "KB-93", {}),
        )

    def start(self, players: int, options: Mapping[str, str]) -> KatzenjammerState:
        pool = SHORT_POOL if options["mice_pool"] == "short" else FULL_POOL
        rounds = players if options["rounds"] == "players" else int(options["rounds"])
        none = [0] * players
        return KatzenjammerState(
            players, pool, rounds, none, none.copy(), none.copy(), none.copy(), [], [], []
        )

    def parse(self, text: str) -> Move:
        return parse(text)

    def view(self) -> type[KatzenjammerView]:
        return KatzenjammerView
