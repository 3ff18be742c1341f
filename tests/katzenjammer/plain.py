"""The game once more, straight from section 2 of the ledger, to hold the engine against.

Plain lists of cards, plain text for moves, no thought of speed, and nothing shared with the engine
but the notation. It plays one round from any position.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

KINDS = "J12345"
MORE_CARDS_THAN_ANYBODY_HOLDS = 31


def key(n: int, v: int) -> int:
    return 6 * (n - 1) + v


def wellformed(n: int, v: int) -> bool:
    return (1 <= v <= 5 and n >= 1) or (v == 0 and 2 <= n <= 5)


def write_bid(n: int, v: int) -> str:
    return f"{n}x{v}" if v else f"{n} mixed"


def read_bid(text: str) -> tuple[int, int]:
    n, v = text.replace(" mixed", "x0").split("x")
    return int(n), int(v)


def held(hand: list[str], v: int) -> int:
    return hand.count(str(v))


def jokers(hand: list[str]) -> int:
    return hand.count("J")


def values(hand: list[str]) -> list[str]:
    return sorted(set(hand) - {"J"})


def backed(hand: list[str], n: int, v: int) -> bool:
    if v == 0:
        return len(values(hand)) + jokers(hand) >= n
    return held(hand, v) + jokers(hand) >= n


def legal_turn(hand: list[str], high: tuple[int, int] | None) -> list[str]:
    """All that may be said on a turn of the auction."""
    bids = [
        f"bid {write_bid(n, v)}"
        for n in range(1, MORE_CARDS_THAN_ANYBODY_HOLDS)
        for v in range(6)
        if wellformed(n, v) and backed(hand, n, v)
        if high is None or key(n, v) > key(*high)
    ]
    return [*bids, "pass"]


def payments(hand: list[str], n: int, v: int) -> list[str]:
    """Every handful of n cards out of the hand that has the announced shape."""
    amounts = [range(hand.count(kind) + 1) for kind in KINDS]
    paid = []
    for amount in itertools.product(*amounts):
        if sum(amount) != n:
            continue
        numbers = dict(zip(KINDS[1:], amount[1:], strict=True))
        if v == 0:
            fits = max(numbers.values()) <= 1 and n <= 5
        else:
            fits = all(kind == str(v) or numbers[kind] == 0 for kind in numbers)
        if fits:
            cards = [kind for kind in numbers for _ in range(numbers[kind])] + ["J"] * amount[0]
            paid.append("pay " + " ".join(cards))
    return paid


def legal_laying(hand: list[str]) -> list[str]:
    """Every quartet, the joker quartet, and STOP."""
    quartets = [
        f"lay {v}: " + " ".join([str(v)] * (4 - k) + ["J"] * k)
        for v in range(1, 6)
        for k in range(max(0, 4 - held(hand, v)), min(4, jokers(hand)) + 1)
    ]
    return ["stop", *quartets, *(["shed"] if jokers(hand) >= 4 else [])]


@dataclass
class Plain:
    """One round on plain lists."""

    leader: int
    hands: list[list[str]]
    pile: list[str]
    discard: list[str]
    rows: list[int]
    mice: list[int]
    pool: int
    phase: str = "reveal"
    lot: list[str] = field(default_factory=list)
    unserved: list[int] = field(default_factory=list)
    active: list[int] = field(default_factory=list)
    """Who has not passed, the speaker first."""
    high: tuple[int, int] | None = None
    who: int | None = None
    scores: list[int] = field(default_factory=list)

    def copy(self) -> Plain:
        return Plain(
            self.leader,
            [list(hand) for hand in self.hands],
            list(self.pile),
            list(self.discard),
            list(self.rows),
            list(self.mice),
            self.pool,
            self.phase,
            list(self.lot),
            list(self.unserved),
            list(self.active),
            self.high,
            self.who,
            list(self.scores),
        )

    def turn(self) -> tuple[int | None, list[str]]:
        """Who is to move (-1: chance) and everything that may happen."""
        if self.phase == "over":
            return None, []
        if self.phase in ("reveal", "bonus"):
            word = "turn" if self.phase == "reveal" else "bonus"
            return -1, [f"{word} {kind}" for kind in sorted(set(self.pile))]
        if self.phase == "auction":
            seat = self.active[0]
            return seat, legal_turn(self.hands[seat], self.high)
        hand = self.hands[self.winner()]
        if self.phase == "paying":
            assert self.high is not None
            return self.winner(), payments(hand, *self.high)
        return self.winner(), legal_laying(hand)

    def winner(self) -> int:
        return self.leader if self.phase == "laying" or self.who is None else self.who

    def clockwise(self) -> list[int]:
        """From the left of the leader; the leader last."""
        players = len(self.hands)
        return [(self.leader + step) % players for step in range(1, players + 1)]

    def play(self, move: str) -> None:
        word, _, rest = move.partition(" ")
        if word in ("turn", "bonus"):
            self.draw(rest)
        elif word == "pass":
            self.active.pop(0)
            self.go_round()
        elif word == "bid":
            self.high, self.who = read_bid(rest), self.active[0]
            self.active.append(self.active.pop(0))
            self.go_round()
        elif word == "pay":
            winner = self.winner()
            self.spend(winner, rest.split())
            self.hands[winner] += self.lot
            self.lot = []
            self.leader, self.phase = winner, "laying"
        elif word == "lay":
            mice = min(int(rest[0]), self.pool)
            self.pool -= mice
            self.mice[self.leader] += mice
            self.spend(self.leader, rest[2:].split())
            if self.pool == 0:
                self.score()
        elif word == "shed":
            for _ in range(4):
                self.hands[self.leader].remove("J")
                self.discard.append("J")
        else:
            assert word == "stop"
            self.phase = "reveal"

    def draw(self, card: str) -> None:
        self.pile.remove(card)
        if self.phase == "bonus":
            self.hands[self.unserved.pop(0)].append(card)
            complete = not self.unserved
        else:
            complete = card in self.lot
            self.lot.append(card)
            if card == "J":
                self.phase, self.unserved = "bonus", self.clockwise()
        if not self.pile:
            self.score()
        elif complete:
            self.phase, self.active = "auction", self.clockwise()
            self.high = self.who = None
            self.go_round()

    def go_round(self) -> None:
        """Empty hands pass by themselves; then the auction may be over."""
        while self.active and not self.hands[self.active[0]]:
            self.active.pop(0)
        if not self.active:
            self.discard += self.lot
            self.lot, self.phase = [], "reveal"
        elif self.active == [self.who]:
            self.phase = "paying"

    def spend(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            if card == "J":
                self.rows[seat] += 1
            else:
                self.discard.append(card)

    def score(self) -> None:
        self.phase = "over"
        counts = [row + jokers(hand) for row, hand in zip(self.rows, self.hands, strict=True)]
        most = max(counts)
        self.scores = [
            own - 5 if count == most and most > 0 else own
            for own, count in zip(self.mice, counts, strict=True)
        ]
