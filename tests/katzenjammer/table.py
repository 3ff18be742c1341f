"""A table set as a test wants it and played on in the moves' own notation.

Cards are written as the ledger writes them: `1 4 4 J`. The draw pile is listed from the top; the
engine keeps it as a bag, so the table draws in the listed order and checks that each draw was
possible. All laws of conservation are held after every step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from saloon.games.katzenjammer import Katzenjammer, KatzenjammerState, KatzenjammerView
from saloon.games.katzenjammer.cards import count, pack, size
from saloon.games.katzenjammer.table import LAYING, REVEAL
from saloon.kernel import CHANCE, Move
from saloon.kernel.native import i64, vec
from tests.positions import Arranged

from .plain import KINDS as KINDS
from .plain import Plain

GAME = Katzenjammer()


def cards(written: str) -> list[int]:
    """Read cards: `1 4 J` is 1, 4 and the joker 0."""
    return [KINDS.index(card) for card in written.split()]


def in_order(kinds: Iterable[int]) -> str:
    """Write cards in the order they have."""
    return " ".join(KINDS[kind] for kind in kinds)


def sorted_cards(written: str) -> str:
    """Write cards in the order of a hand: values rising, jokers last."""
    return " ".join(sorted(written.split()))


class Scene(Arranged[KatzenjammerState]):
    """A position with the order of its draw pile."""

    game = GAME

    def __init__(self, state: KatzenjammerState) -> None:
        super().__init__(state)
        self.pile: list[int] = []
        self.discard_before = 0
        self.laid_in = 0
        """The round of the listed pile."""

    def lay_out(
        self,
        hands: Sequence[str],
        *,
        leader: int = 0,
        pile: str = "",
        rows: Sequence[int] = (),
        mice: Sequence[int] = (),
        pool: int | None = None,
        phase: str = "reveal",
    ) -> Scene:
        """Set the position of the present round, with nothing known about hidden cards.

        Cards not named lie in the discard pile. Mice not named lie in the pool, or with the last
        seat where only the pool is named. The phase is `reveal` or `laying`; then the leader has
        just won an auction.
        """
        state = self.state
        players = len(hands)
        assert players == state.players
        if not mice:
            taken = 0 if pool is None else state.agreed.pool - pool
            mice = [0] * (players - 1) + [taken]
        self.pile = cards(pile)
        self.laid_in = len(state.played)
        state.hands = vec[i64]([pack(cards(hand)) for hand in hands])
        state.sizes = vec[i64]([len(hand.split()) for hand in hands])
        state.rows = vec[i64](rows or [0] * players)
        state.mice = vec[i64](mice)
        state.pool = state.agreed.pool - sum(mice)
        assert pool is None or pool == state.pool, "mice and pool do not add up"
        state.deck = pack(self.pile)
        state.deck_left = len(self.pile)
        state.discard = 0
        state.clear_lot()
        for kind in range(6):
            named = count(state.deck, kind) + sum(count(hand, kind) for hand in state.hands)
            named += sum(state.rows) if kind == 0 else 0
            assert named <= 15, f"too many {KINDS[kind]}"
            state.discard += (15 - named) << (4 * kind)
        self.discard_before = state.discard
        state.memory = vec[i64]()
        state.leader = leader
        state.phase = {"reveal": REVEAL, "laying": LAYING}[phase]
        state.turn = CHANCE if phase == "reveal" else leader
        self.check()
        return self

    # What is done

    def do(self, seat: int, *moves: str) -> Scene:
        """Let a seat make moves, each of which must be offered; chance's come off the pile."""
        for text in moves:
            if seat == CHANCE:
                self.draw(text)
            else:
                super().do(seat, text)
        return self

    def draw(self, text: str = "") -> Scene:
        """Take the top card of the pile; the chance of it must be its share of the pile."""
        assert self.actor == CHANCE
        kind = self.pile.pop(0)
        share = self.pile.count(kind) + 1
        drawn = [move for move, weight in self.state.outcomes() if weight == share]
        drawn = [move for move in drawn if move.text.endswith(f" {KINDS[kind]}")]
        assert len(drawn) == 1, f"{KINDS[kind]} cannot be drawn"
        assert text in ("", drawn[0].text)
        self.apply(CHANCE, drawn[0])
        return self

    def reveal(self) -> Scene:
        """Draw from the pile until a seat is to move or the round is over."""
        assert self.actor == CHANCE
        rounds = len(self.state.played)
        while self.actor == CHANCE and len(self.state.played) == rounds:
            self.draw()
        return self

    def all_pass(self) -> Scene:
        """Let everyone still in the auction pass."""
        while self.phase == "auction":
            self.do(self.seat, "pass")
        return self

    def apply(self, seat: int, move: Move) -> None:
        rows = list(self.state.rows)
        rounds = len(self.state.played)
        super().apply(seat, move)
        if rounds == len(self.state.played):
            assert all(old <= new for old, new in zip(rows, self.state.rows, strict=True))

    def check(self) -> None:
        """Hold the laws of conservation (ledger, section 5)."""
        check(self.state)
        if len(self.state.played) != self.laid_in:  # another round has a pile of its own
            self.pile = []
        if self.pile:
            assert self.state.deck == pack(self.pile), "the listed pile is not the pile"

    def plain(self) -> Plain:
        """The same position as the plain game has it."""
        lying = enumerate(self.view.discard)
        return Plain(
            leader=self.state.leader,
            hands=[hand.split() for hand in self.hands],
            pile=[KINDS[kind] for kind in self.pile],
            discard=[KINDS[kind] for kind, number in lying for _ in range(number)],
            rows=list(self.view.rows),
            mice=list(self.view.mice),
            pool=self.view.pool,
            phase=self.phase,
        )

    # What is seen

    @property
    def view(self) -> KatzenjammerView:
        """What a spectator sees."""
        return self.state.observe(None)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def lot(self) -> str:
        return in_order(self.view.lot)

    @property
    def discarded(self) -> str:
        """What came to the discard pile since the table was set."""
        new = [
            kind
            for kind, lying in enumerate(self.view.discard)
            for _ in range(lying - count(self.discard_before, kind))
        ]
        return sorted_cards(in_order(new))

    def hand(self, seat: int) -> str:
        """The hand as its owner sees it."""
        return in_order(self.state.observe(seat).hand)

    @property
    def hands(self) -> list[str]:
        return [self.hand(seat) for seat in range(self.view.players)]

    def offers(self, seat: int | None = None) -> list[str]:
        """What a seat (or whoever is to move) may do, sorted."""
        return sorted(super().offers(seat))

    def bids(self, seat: int | None = None) -> list[str]:
        """The bids a seat may make, without the word."""
        return [text.removeprefix("bid ") for text in self.offers(seat) if text.startswith("bid ")]


def start(players: int, chosen: Mapping[str, str] | None = None) -> Scene:
    """A table at which nothing has happened."""
    state = GAME.new(players, chosen)
    assert isinstance(state, KatzenjammerState)
    return Scene(state)


def table(
    hands: Sequence[str],
    *,
    leader: int = 0,
    pile: str = "",
    rows: Sequence[int] = (),
    mice: Sequence[int] = (),
    pool: int | None = None,
    phase: str = "reveal",
    mice_pool: str = "full",
    rounds: str = "1",
) -> Scene:
    """A table in its first round, whose first leader was `leader`."""
    made = start(len(hands), {"mice_pool": mice_pool, "rounds": rounds})
    made.state.apply(CHANCE, GAME.parse(f"leader {leader}"))
    return made.lay_out(
        hands, leader=leader, pile=pile, rows=rows, mice=mice, pool=pool, phase=phase
    )


def check(state: KatzenjammerState) -> None:
    """Hold the laws of conservation: 90 cards, 15 of each kind, and all mice."""
    for kind in range(6):
        piles = [state.deck, state.discard, state.lot_pile, *state.hands]
        rows = sum(state.rows) if kind == 0 else 0
        assert sum(count(pile, kind) for pile in piles) + rows == 15
    assert list(state.sizes) == [size(hand) for hand in state.hands]
    assert state.deck_left == size(state.deck)
    assert state.lot_pile == pack(state.lot)
    assert state.pool + sum(state.mice) == state.agreed.pool
    assert min(state.pool, *state.mice, *state.rows) >= 0
