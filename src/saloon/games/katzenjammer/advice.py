"""What an experienced player reads off a view of Katzenjammer Blues, for whoever wants to see it.

It rests on the view alone, so it tells nobody anything that the view does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from saloon.games.katzenjammer.cards import JOKER, KINDS, VALUES, count, jokers_in, pack, spread
from saloon.games.katzenjammer.moves import KatzenjammerMove
from saloon.games.katzenjammer.payment import payments, thriftiest
from saloon.games.katzenjammer.scoring import JOKER_LOSS
from saloon.games.katzenjammer.view import KatzenjammerView, RoundView

QUARTET = 4
KEPT_HANDS = 4_000
"""Of so many hands it is kept how they pay and stand: through an auction a hand stays as it is."""


@dataclass
class Standing:
    """How a seat stands in jokers, by what is open (KB-86)."""

    own: int
    used: int
    held: int
    most: int
    """The most that any other shows."""
    who: tuple[int, ...]
    risk: bool
    """Whether the seat has most, or as many as those who have most."""
    open: bool
    """Whether any joker lies open, or is known to be in a hand."""


@dataclass
class Verdict:
    """What a quartet of a value brings, and the round if it ended now, by what is open."""

    gain: int
    left: int
    """The mice that stay in the pool."""
    ends: bool
    """Whether it takes the last mouse (KB-79)."""
    loss: int
    total: int
    shed: int | None
    """The total after shedding jokers, where that is better."""

    def __init__(
        self, gain: int, left: int, ends: bool, loss: int, total: int, shed: int | None
    ) -> None:
        """Spelled out, as in `KatzenjammerView`."""
        self.gain = gain
        self.left = left
        self.ends = ends
        self.loss = loss
        self.total = total
        self.shed = shed


@dataclass
class Way:
    """A way to pay the winning bid, and what it leaves (KB-52 to KB-58)."""

    move: str
    row: int
    """The jokers that lie in the row then."""
    hand: tuple[int, ...]
    """The hand then, with the lot."""
    ready: int
    """The highest value of which four are held then; 0 where there is none."""


@dataclass
class Tally:
    """A finished round, seat by seat (KB-85 to KB-87)."""

    used: tuple[int, ...]
    held: tuple[int, ...]
    lost: tuple[int, ...]
    """The mice that the most jokers cost."""


OWN_ADVICE: Final[tuple[str, ...]] = ("ways", "usual", "order", "jokers", "shed", "ending")
"""What of the advice differs from seat to seat; all else is as a spectator gets it."""


@dataclass
class Advice:
    """All of it."""

    all_mice: int
    """How many mice this round is played for."""
    closed: str
    """What ended the lot: `pair`, `joker`, or nothing yet."""
    scarce: bool
    """Whether the next lot could use up the draw pile."""
    totals: tuple[int, ...]
    """The mice of all finished rounds."""
    counted: tuple[int, ...]
    """The jokers of all finished rounds."""
    rounds: tuple[Tally, ...]
    ways: tuple[Way, ...]
    usual: str
    """The usual payment among them."""

    order: tuple[tuple[int, ...], ...]
    """In an auction, for a bid of each value (0: different cards) the cards that pay it, the
    likeliest first."""
    beaten: tuple[int, ...]
    """For each number of cards from 1 the highest value that no bid may name any more (KB-26)."""
    jokers: Standing | None
    shed: Standing | None
    """The same without four jokers."""
    ending: tuple[Verdict, ...]
    """What a quartet of each value would mean as the last one, from 1."""

    def __init__(  # noqa: PLR0913, PLR0917 - its fields are its arguments
        self,
        all_mice: int,
        closed: str,
        scarce: bool,
        totals: tuple[int, ...],
        counted: tuple[int, ...],
        rounds: tuple[Tally, ...],
        ways: tuple[Way, ...],
        usual: str,
        order: tuple[tuple[int, ...], ...],
        beaten: tuple[int, ...],
        jokers: Standing | None,
        shed: Standing | None,
        ending: tuple[Verdict, ...],
    ) -> None:
        """Spelled out, as in `KatzenjammerView`."""
        self.all_mice = all_mice
        self.closed = closed
        self.scarce = scarce
        self.totals = totals
        self.counted = counted
        self.rounds = rounds
        self.ways = ways
        self.usual = usual
        self.order = order
        self.beaten = beaten
        self.jokers = jokers
        self.shed = shed
        self.ending = ending


def advise(view: KatzenjammerView, beside: Advice | None = None) -> Advice:
    """Read a view. What all read alike is taken from the advice to somebody beside it."""
    if view.seat is None:
        return read_alike(view)
    common = read_alike(view) if beside is None else beside
    jokers, shed = standings(view.seat, view.rows, view.hand, view.known)
    ways, usual = paid(view)
    laying = view.phase == "laying"
    return Advice(
        common.all_mice,
        common.closed,
        common.scarce,
        common.totals,
        common.counted,
        common.rounds,
        ways,
        usual,
        payments_of(view.hand) if view.phase == "auction" else (),
        common.beaten,
        jokers,
        shed,
        tuple([verdict(view, value, jokers, shed) for value in VALUES]) if laying else (),
    )


def read_alike(view: KatzenjammerView) -> Advice:
    """Read what is alike for all who see the table."""
    return Advice(
        all_mice=view.pool + sum(view.mice),
        closed=closed(view.lot),
        scarce=0 < view.pile <= view.players + 1,
        totals=summed(view, [played.scores for played in view.played]),
        counted=summed(view, [played.jokers for played in view.played]),
        rounds=tuple([tally(played) for played in view.played]),
        ways=(),
        usual="",
        order=(),
        beaten=beaten(view),
        jokers=None,
        shed=None,
        ending=(),
    )


@lru_cache(maxsize=KEPT_HANDS)
def payments_of(hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Order the cards that pay each bid: few jokers, and of different cards the rarest first."""
    if not hand:
        return ()
    counts = [hand.count(kind) for kind in KINDS]
    jokers = (JOKER,) * counts[JOKER]
    rarest = sorted([(counts[value], value) for value in VALUES if counts[value]])
    different = (*[value for _, value in rarest], *jokers)
    return (different, *[(value,) * counts[value] + jokers for value in VALUES])


def closed(lot: tuple[int, ...]) -> str:
    """Name what ended a lot: a joker, or the second card of a value (KB-14, KB-15)."""
    if not lot or (lot[-1] != JOKER and lot[-1] not in lot[:-1]):
        return ""
    return "joker" if lot[-1] == JOKER else "pair"


def paid(view: KatzenjammerView) -> tuple[tuple[Way, ...], str]:
    """List the ways to pay for whoever won the auction, and the usual one."""
    if view.phase != "paying" or view.high is None or view.high.seat != view.seat:
        return (), ""
    hand, lot = pack(view.hand), pack(view.lot)
    moves = payments(hand, 6 * (view.high.number - 1) + view.high.value)
    ways: list[Way] = []
    for move in moves:
        assert isinstance(move, KatzenjammerMove)
        left = hand - move.cards + lot
        full = [value for value in VALUES if count(left, value) >= QUARTET]
        row = view.rows[view.seat] + jokers_in(move.cards)
        ways.append(Way(move.text, row, spread(left), max(full, default=0)))
    return tuple(ways), thriftiest(moves, hand).text


def summed(view: KatzenjammerView, columns: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Add up what each seat has in all finished rounds."""
    totals = [0] * view.players
    for column in columns:
        for seat in range(view.players):
            totals[seat] = totals[seat] + column[seat]
    return tuple(totals)


def tally(played: RoundView) -> Tally:
    """Take a finished round apart."""
    return tally_of(played.hands, played.mice, played.jokers, played.scores)


@lru_cache(maxsize=KEPT_HANDS)
def tally_of(
    hands: tuple[tuple[int, ...], ...],
    mice: tuple[int, ...],
    jokers: tuple[int, ...],
    scores: tuple[int, ...],
) -> Tally:
    """Take it apart once: it stands in every view to the end of the game."""
    held = tuple([hand.count(JOKER) for hand in hands])
    return Tally(
        used=tuple([every - kept for every, kept in zip(jokers, held, strict=True)]),
        held=held,
        lost=tuple([before - left for before, left in zip(mice, scores, strict=True)]),
    )


def beaten(view: KatzenjammerView) -> tuple[int, ...]:
    """List what stands below the high bid: more cards beat fewer, then the value counts."""
    if view.high is None:
        return ()
    return (max(VALUES),) * (view.high.number - 1) + (view.high.value,)


@lru_cache(maxsize=KEPT_HANDS)
def standings(
    seat: int, rows: tuple[int, ...], hand: tuple[int, ...], known: tuple[tuple[int, ...], ...]
) -> tuple[Standing, Standing]:
    """Compare a seat's jokers with those that the others show, and without a quartet of them."""
    used, held = rows[seat], hand.count(JOKER)
    shown = [row + pile.count(JOKER) for row, pile in zip(rows, known, strict=True)]
    own_open = shown[seat] > 0
    shown[seat] = -1
    most = max(shown)
    who = tuple([other for other, number in enumerate(shown) if number == most])
    jokers = Standing(
        used + held, used, held, most, who, 0 < used + held >= most, own_open or most > 0
    )
    return jokers, without(jokers, QUARTET)


def without(standing: Standing, shed: int) -> Standing:
    """Say how a seat would stand if it shed some jokers."""
    own, most = standing.own - shed, standing.most
    held = standing.held - shed
    return Standing(own, standing.used, held, most, standing.who, 0 < own >= most, standing.open)


def verdict(view: KatzenjammerView, value: int, jokers: Standing, shed: Standing) -> Verdict:
    """Add up what the last quartet would bring (KB-86 to KB-89)."""
    own = view.mice[view.seat or 0]
    gain, loss = min(value, view.pool), JOKER_LOSS if jokers.risk else 0
    better = own + gain if jokers.risk and not shed.risk else None
    left, total = view.pool - gain, own + gain - loss
    return Verdict(gain, left, left == 0, loss, total, better)
