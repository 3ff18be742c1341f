"""A table set as a test wants it and played on in the moves' own notation.

Debts are written `B0 R2`, adventurers and events by their ids, market slots `row.column`. Seats
are Blue, Red, Yellow and Green, clockwise from 0. What chance does is spelled like any other move
and must be possible. All laws of conservation are held after every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from saloon.games.gnadenlos import Gnadenlos, GnadenlosState, GnadenlosView
from saloon.games.gnadenlos import table as places
from saloon.games.gnadenlos.components import ADVENTURERS, EVENT_WIDTH
from saloon.games.gnadenlos.debts import BY_NAME, NAMES, pack, spread
from saloon.games.gnadenlos.market import kind_of, put
from saloon.games.gnadenlos.table import NO_CARD
from saloon.games.gnadenlos.turn import go_on
from saloon.kernel import Message, Move, bags, sets
from saloon.kernel.native import i64, vec
from tests.positions import Arranged

GAME = Gnadenlos()
BOX = GAME.box
COLOURS = "BRYG"
COPIES = {0: 2, 1: 3, 2: 4, 3: 2, 4: 2}
EVENTS = Counter({"gold-3-1": 1, "gold-5-3": 1, "gold-7-4": 1, "high-noon": 2, "poker": 2})
BEGINNINGS = {
    "event": places.TURN_BEGINS,
    "buying": places.EVENT_DONE,
    "bidding": places.PURCHASE_DONE,
    "payday": places.PAYDAY_DUE,
    "end": places.GAME_ENDS,
    "scoring": places.SCORING,
}
STOCK = (1, 2, 1, 2, 2, 0, 3, 1, 0, 4, 2, 3, 4)
"""The order in which debts of a colour are put on a market of which only the size matters."""
OPEN = {places.TAKING, places.DRAWING, places.TIDYING, places.OVER}
"""The phases in which the market may have gaps."""


def debts(written: str) -> list[int]:
    return [BY_NAME[debt] for debt in written.split()]


def in_hand(written: str) -> str:
    """Write debts in the order of a hand."""
    return " ".join(NAMES[kind] for kind in sorted(debts(written)))


def adventurer_set(written: str) -> int:
    return sum(sets.one(BOX.ids.index(each)) for each in written.split())


class Scene(Arranged[GnadenlosState]):
    """A position, with every nugget accounted for."""

    game = GAME

    # What is done

    def roll(self, *dice: int) -> Scene:
        return self.chance(*[f"roll {die}" for die in dice])

    def choose(self, *chosen: str) -> Scene:
        """Let the seats that take part in the event choose, in the order of the seats."""
        for seat, text in zip(self.actors, chosen, strict=True):
            self.do(seat, f"choose {text}")
        return self

    def bids(self, *bids: str) -> Scene:
        """Let the seats bid, whoever is asked, in turn."""
        for bid in bids:
            self.do(self.seat, f"bid {bid}")
        return self

    def buy_nothing(self) -> Scene:
        return self.do(self.seat, "buy 0")

    def sell(self) -> Scene:
        """Hand out the adventurers of a bidding in any way: the first one, in the bid's order."""
        while self.phase in ("picking", "laying"):
            self.do(self.seat, self.state.legal(self.seat)[0].text)
        return self

    def apply(self, seat: int, move: Move) -> None:
        nuggets, before = list(self.state.nuggets), len(self.events)
        super().apply(seat, move)
        for event in self.events[before:]:
            told = event.public
            for key, (param, sign) in TOLD_NUGGETS.items():
                if told.key == key:
                    nuggets[number(told, "seat")] += sign * number(told, param)
        assert nuggets == list(self.state.nuggets), "nuggets move only with the bank, and are told"

    def check(self) -> None:
        check(self.state)

    # What is seen

    @property
    def view(self) -> GnadenlosView:
        """What a spectator sees."""
        return self.state.observe(None)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def market(self) -> list[str]:
        """The truth about the market, row by row; a gap is a dot."""
        cards = self.state.market
        names = ["." if card == NO_CARD else NAMES[kind_of(card)] for card in cards]
        return [" ".join(names[row : row + 6]) for row in range(0, len(names), 6)]

    @property
    def slots(self) -> list[str]:
        """The occupied slots, as all see them."""
        return [slot.slot for slot in self.view.market]

    def at(self, slot: str) -> str:
        """The debt that lies in a slot, in truth."""
        row, column = map(int, slot.split("."))
        return self.market[row - 1].split()[column - 1]

    def hand(self, seat: int) -> str:
        return " ".join(self.state.observe(seat).debts)

    @property
    def hands(self) -> list[str]:
        return [self.hand(seat) for seat in range(self.view.players)]

    def adventurers(self, seat: int) -> str:
        return " ".join(each.id for each in self.state.observe(seat).adventurers)

    @property
    def all_adventurers(self) -> list[str]:
        return [self.adventurers(seat) for seat in range(self.view.players)]

    @property
    def discard(self) -> str:
        return " ".join(each.id for each in self.view.discard)

    @property
    def offer(self) -> str:
        return " ".join(each.id for each in self.view.offer)

    def known(self, seat: int | None) -> dict[str, str]:
        """What the memory aid shows a seat of the market."""
        market = self.state.observe(seat).market
        return {slot.slot: " ".join(slot.known) for slot in market if slot.known}

    def arrangements(self) -> set[tuple[str, ...]]:
        """Every market that the active player can make by closing up from here."""
        if self.phase != "tidying":
            return {tuple(self.market)}
        made: set[tuple[str, ...]] = set()
        for text in self.offers():
            branch = Scene(self.state.clone()).do(self.seat, text)
            made |= branch.arrangements()
        return made

    def tidied(self) -> Scene:
        """Close up as `automatic` would."""
        while self.phase == "tidying":
            self.do(self.seat, self.state.default(self.seat).text)
        return self


TOLD_NUGGETS = {
    "gn-earned": ("nuggets", 1),
    "gn-paid": ("nuggets", -1),
    "gn-bought": ("spaces", -1),
    "gn-bought-last": ("spaces", -1),
}


def number(told: Message, param: str) -> int:
    value = told.params[param]
    assert isinstance(value, int)
    return value


def start(players: int, chosen: Mapping[str, str] | None = None) -> Scene:
    """A table at which nothing has happened."""
    state = GAME.new(players, chosen)
    assert isinstance(state, GnadenlosState)
    check(state)
    return Scene(state)


def started(players: int, chosen: Mapping[str, str] | None = None, first: int = 0) -> Scene:
    """A basic game in which everything was dealt in order and the first roller starts."""
    at = start(players, chosen)
    while at.phase in ("dealing", "stocking"):
        at.chance(at.offers()[0])
    return at.roll(*[6 if seat == first else 1 for seat in range(players)])


def table(
    at: str = "event",
    *,
    players: int = 4,
    options: Mapping[str, str] | None = None,
    active: int = 0,
    adventurers: Sequence[str] | None = None,
    deck: str | None = None,
    discard: str = "",
    hands: Mapping[str, str] | None = None,
    keeper: int | None = None,
    market: Sequence[str] = (),
    cards: int = 0,
    nuggets: Sequence[int] = (),
    positions: Sequence[int] = (),
    vultures: Sequence[int] = (),
    undertaker: int = 0,
    events: str | None = None,
    ended: str = "",
) -> Scene:
    """A table where a phase is about to begin; the active seat's turn is the first.

    The market is given row by row, or as a number of cards. Debts not named are in the hand of
    their colour, or, where that hand is named (by its seat), in the hand of the keeper, by default
    the last seat whose hand is not named. Everybody has seen the adventurers of the hands. Those
    not named are in the deck; where the deck is named, in the discard pile.
    """
    made = start(players, options)
    state = made.state
    state.phase = BEGINNINGS[at]
    state.active = active
    state.turn_number = 0 if at == "event" else 1
    state.ending = places.ENDINGS.index(ended)
    state.undertaker = undertaker
    state.nuggets = vec[i64](nuggets) if nuggets else state.nuggets
    state.positions = vec[i64](positions) if positions else state.positions
    state.vultures = vec[i64](vultures) if vultures else state.vultures
    if events is not None:
        state.event_deck = 0
        for event in events.split():
            index = [card.name for card in BOX.events].index(event)
            state.event_deck += bags.one(index, EVENT_WIDTH)
    held = [adventurer_set(each) for each in adventurers or [""] * players]
    state.adventurers = vec[i64](held)
    state.discard = adventurer_set(discard)
    rest = (1 << ADVENTURERS) - 1 - sum(state.adventurers) - state.discard
    if deck is None:
        state.deck = rest
    else:
        state.deck = adventurer_set(deck)
        state.discard += rest - state.deck
    state.seen = sum(state.adventurers) + state.discard
    lay_debts(state, hands or {}, keeper, market, cards)
    go_on(state, made.events)
    check(state)
    return made


def lay_debts(
    there: places.Position,
    hands: Mapping[str, str],
    keeper: int | None,
    market: Sequence[str],
    cards: int,
) -> None:
    """Put every debt somewhere."""
    left = Counter(
        5 * colour + value
        for colour in range(there.players)
        for value, copies in COPIES.items()
        for _ in range(copies)
    )
    held = {int(seat): debts(hand) for seat, hand in hands.items()}
    for hand in held.values():
        left.subtract(hand)
    there.market = []
    there.cards = 0
    laid = debts(" ".join(market))
    left.subtract(laid)
    stock = [5 * colour + value for value in STOCK for colour in range(there.players)]
    while len(laid) < cards:
        kind = stock.pop(0)
        if left[kind]:
            left[kind] -= 1
            laid.append(kind)
    assert all(number >= 0 for number in left.values()), "a debt is named too often"
    for kind in laid:
        put(there, kind, 0, places.NOBODY, 0)
    unnamed = [seat for seat in range(there.players) if seat not in held]
    keeper = keeper if keeper is not None else (unnamed or [NO_CARD])[-1]
    for seat in range(there.players):
        held.setdefault(seat, [])
    for kind, over in left.items():
        owner = kind // 5 if kind // 5 in unnamed else keeper
        assert owner != NO_CARD or not over, "nobody keeps the other debts"
        held[owner if over else 0].extend([kind] * over)
    there.hands = vec[i64]([pack(held[seat]) for seat in range(there.players)])


def laid(state: GnadenlosState) -> list[int]:
    return [kind_of(card) for card in state.market if card != NO_CARD]


def check(state: GnadenlosState) -> None:
    """Hold the laws of conservation: debts, adventurers, events, vultures, and a closed market."""
    owned = Counter(laid(state)) + Counter(spread(state.pool))
    for hand in state.hands:
        owned += Counter(spread(hand))
    assert owned == Counter(
        {5 * colour + v: c for colour in range(state.players) for v, c in COPIES.items()}
    )
    piles = [
        state.deck,
        state.discard,
        *state.adventurers,
        *[sets.one(each) for each in state.offer],
    ]
    assert sum(piles) == (1 << ADVENTURERS) - 1
    assert sum(sets.size(each) for each in piles) == ADVENTURERS
    turned = Counter(card.id for card in state.observe(None).event_discard)
    hidden = Counter(dict(deck_events(state.event_deck)))
    assert turned + hidden == EVENTS
    assert state.cards == len(laid(state))
    if state.phase not in OPEN:
        assert state.cards == len(state.market)
    assert min(state.nuggets) >= 0
    assert all(1 <= position <= 35 for position in state.positions) or state.phase == places.OVER
    assert sum(state.vultures) <= 9
    assert state.undertaker <= 7


def deck_events(deck: int) -> Iterable[tuple[str, int]]:
    for index, card in enumerate(BOX.events):
        yield card.name, bags.count(deck, index, EVENT_WIDTH)
