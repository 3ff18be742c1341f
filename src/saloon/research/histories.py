"""Drawing a whole past anew: another history of moves in which a player was told the same.

A game says in its `histories.py` what its moves do to hands (`Hands`), if all that a player cannot
see are draws that go hidden into others' hands: every other move stays what it was, shown cards are
put where they may have come from first, then what bids have proved, then the rest. A game in which
more is hidden draws its past by itself (`Drawer`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, cast

from saloon import plugins
from saloon.kernel import Move, Rng, Seat, State

TRIES: Final = 200
"""How often the picks are made anew that fail a bid, before it is given up."""
Cards = Counter[int]
Stock = tuple[int, ...]


class Hands(Protocol):
    """What a game says of its hands; cards are numbers, equal ones are interchangeable."""

    def drawn(self, before: State, move: Move) -> tuple[Seat, int, Stock] | None:
        """Tell of a draw who gets it hidden, the card, and the stock it comes from, by a name."""

    def drawing(self, before: State, card: int) -> Move:
        """Name the draw of another card in the same place."""

    def stock(self, state: State, name: Stock) -> Cards:
        """Give what is left of a stock now; nothing where it is over."""

    def held(self, state: State, seat: Seat) -> Cards:
        """Give the cards of a hand."""

    def shown(self, before: State, after: State, seat: Seat, mover: Seat, move: Move) -> Cards:
        """Give what a seat shows or puts away for all to see by a move, its own or another's."""

    def emptied(self, before: State, after: State) -> bool:
        """Tell whether all hands were put away by a move."""

    def lacking(self, held: Cards, move: Move) -> list[int]:
        """Name the cards of which one more would help to back a move; none where it is backed."""

    def fits(self, state: State, own: Seat) -> bool:
        """Tell whether all that a seat knows of a position holds in another."""


class Drawer(Protocol):
    """A past that can be drawn anew."""

    def redrawn(self, rng: Rng) -> dict[int, Move] | None:
        """Draw what was hidden, by when it was; None where no luck fits."""

    def fits(self, state: State) -> bool:
        """Tell whether the position it leads to is one that the player could be in."""


Log = Sequence[tuple[Seat, Move]]


def past_of(game: str, start: State, log: Log, own: Seat, players: int) -> Drawer | None:
    """Gather what a player has seen of a game, where its past can be drawn anew."""
    brought = plugins.part(game, plugins.HISTORIES)
    drawer: Callable[[State, Log, Seat], Drawer] | None = getattr(brought, "PAST", None)
    if drawer is not None:
        return drawer(start, log, own)
    hands: Hands | None = getattr(brought, "HANDS", None)
    return None if hands is None else Past(hands, start, log, own, players)


@dataclass
class Slot:
    """A hidden draw: when, out of which stock, and which card if that is settled."""

    at: int
    before: State
    stock: Stock
    card: int | None = None


@dataclass
class Deed:
    """What happened to a hand: a hidden draw came, or cards were promised, shown, then gained."""

    slot: Slot | None = None
    gained: Cards = field(default_factory=Counter)
    shown: Cards = field(default_factory=Counter)
    promise: Move | None = None
    emptied: bool = False


def stretched(deeds: list[Deed]) -> list[list[Deed]]:
    """Divide what happened to a hand at the moments at which it was put away."""
    stretches: list[list[Deed]] = [[]]
    for deed in deeds:
        stretches[-1].append(deed)
        if deed.emptied:
            stretches.append([])
    return stretches


class Past:
    """What a player has seen of others' hands, and the stocks that it has not."""

    def __init__(self, hands: Hands, start: State, log: Log, own: Seat, players: int) -> None:
        self.hands, self.own = hands, own
        self.others = [seat for seat in range(players) if seat != own]
        self.deeds: dict[Seat, list[Deed]] = {}
        self.unseen: dict[Stock, Cards] = {}
        self.slots: list[Slot] = []
        state = start.clone()
        for at, (mover, move) in enumerate(log):
            before = state.clone()
            state.apply(mover, move)
            self.note(at, before, state, mover, move)
        for name, cards in self.unseen.items():
            cards.update(hands.stock(state, name))

    def note(self, at: int, before: State, after: State, mover: Seat, move: Move) -> None:
        """Take in what one move did to the hands of the others."""
        hands = self.hands
        drawn = hands.drawn(before, move)
        if drawn is not None and drawn[0] in self.others:
            seat, card, stock = drawn
            self.slots.append(Slot(at, before, stock))
            self.unseen.setdefault(stock, Counter())[card] += 1
            self.deeds.setdefault(seat, []).append(Deed(self.slots[-1]))
        emptied = hands.emptied(before, after)
        for seat in self.others:
            shown = hands.shown(before, after, seat, mover, move)
            gained: Cards = Counter()
            if not emptied and (drawn is None or drawn[0] != seat):
                gained = hands.held(after, seat) + shown
                gained.subtract(hands.held(before, seat))
            promise = move if mover == seat else None
            if shown or +gained or promise or emptied:
                self.deeds.setdefault(seat, []).append(Deed(None, +gained, shown, promise, emptied))

    def fits(self, state: State) -> bool:
        return self.hands.fits(state, self.own)

    def redrawn(self, rng: Rng) -> dict[int, Move] | None:
        """Settle every hidden draw anew, by when it was; None where no luck fits all bids."""
        left = {name: cards.copy() for name, cards in self.unseen.items()}
        for slot in self.slots:
            slot.card = None
        stretches = [each for deeds in self.deeds.values() for each in stretched(deeds)]
        if not all(self.put_shown(deeds, left, rng) for deeds in stretches):
            return None
        for deeds in stretches:
            if not self.put_all(deeds, left, rng):
                return None
        self.put_rest(left, rng)
        drawing = self.hands.drawing
        return {slot.at: drawing(slot.before, cast(int, slot.card)) for slot in self.slots}

    def put_all(self, deeds: list[Deed], left: dict[Stock, Cards], rng: Rng) -> bool:
        """Have a hand back all its bids; where luck fails one, all its draws are settled again."""
        for _ in range(TRIES):
            if self.put_promised(deeds, left, rng):
                return True
            for deed in deeds:
                if deed.slot is not None and deed.slot.card is not None:
                    left[deed.slot.stock][deed.slot.card] += 1
                    deed.slot.card = None
            self.put_shown(deeds, left, rng)
        return False

    def put_shown(self, deeds: list[Deed], left: dict[Stock, Cards], rng: Rng) -> bool:
        """Put every card that was shown where it may have come from, the first shown first."""
        came, known = list[Slot](), Cards()
        for deed in deeds:
            if deed.slot is not None:
                came.append(deed.slot)
            for card in sorted(deed.shown.elements()):
                if known[card] > 0:
                    known[card] -= 1
                elif not self.settle(came, card, left, rng):
                    return False
            known += deed.gained
        return True

    def put_promised(self, deeds: list[Deed], left: dict[Stock, Cards], rng: Rng) -> bool:
        """Give a hand what its bids have proved, in the order of the bids."""
        came, held = list[Slot](), Cards()
        for deed in deeds:
            if deed.slot is not None:
                came.append(deed.slot)
                if deed.slot.card is not None:
                    held[deed.slot.card] += 1
            while deed.promise and (wanted := self.hands.lacking(held, deed.promise)):
                odds = Counter[int]()
                for name in {slot.stock for slot in came if slot.card is None}:
                    odds.update({card: left[name][card] for card in wanted})
                cards = sorted((+odds).elements())
                if not cards:
                    return False
                card = cards[rng.below(len(cards))]
                self.settle(came, card, left, rng)
                held[card] += 1
            held += deed.gained
            held.subtract(deed.shown)
        return True

    def settle(self, came: list[Slot], card: int, left: dict[Stock, Cards], rng: Rng) -> bool:
        """Say that one of these draws was this card; False where none can have been."""
        places = [slot for slot in came if slot.card is None and left[slot.stock][card] > 0]
        if not places:
            return False
        slot = places[rng.below(len(places))]
        slot.card = card
        left[slot.stock][card] -= 1
        return True

    def put_rest(self, left: dict[Stock, Cards], rng: Rng) -> None:
        """Deal what is left of each stock to the draws of which nothing is known."""
        piles = {name: sorted((+cards).elements()) for name, cards in left.items()}
        for slot in self.slots:
            if slot.card is None:
                pile = piles[slot.stock]
                slot.card = pile.pop(rng.below(len(pile)))
