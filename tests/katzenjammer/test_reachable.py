"""Imagined positions of Katzenjammer Blues could really have come about.

For an imagined position a deal is looked for that leads there through the very same bids, passes,
payments and quartets: hidden cards are put into the places where hidden cards were drawn, and the
whole log is replayed.
"""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.cards import spread
from saloon.kernel import CHANCE, Rng
from saloon.records import Entry, Play
from saloon.records.play import listed
from tests.conformance.subject import Setting
from tests.conformance.subjects import played, start, whole
from tests.katzenjammer.subject import SUBJECT

TABLES = [table for table in SUBJECT.tables if table.options["rounds"] == "1"]
JOKER = 0


def cards_in(text: str) -> Counter[int]:
    """Read the cards that a payment or a quartet names."""
    if text == "shed":
        return Counter({JOKER: 4})
    cards = text.split(": ")[1] if ":" in text else text.partition(" ")[2]
    return Counter(JOKER if card == "J" else int(card) for card in cards.split())


def backed(hand: Counter[int], bid: str) -> bool:
    number, _, value = bid.partition(" ")[2].replace(" mixed", "x0").partition("x")
    if value == "0":
        return sum(1 for v in range(1, 6) if hand[v]) + hand[JOKER] >= int(number)
    return hand[int(value)] + hand[JOKER] >= int(number)


class Fitting:
    """Looks for an order of a seat's hidden draws under which its whole story was possible."""

    def __init__(self, story: list[tuple[str, str | Counter[int]]]) -> None:
        self.story = story
        self.seen: set[tuple[int, tuple[int, ...]]] = set()

    def fit(self, draws: Counter[int]) -> list[int] | None:
        return self.go(0, draws, Counter())

    def go(self, index: int, left: Counter[int], hand: Counter[int]) -> list[int] | None:
        key = (index, tuple(left[kind] for kind in range(6)))
        if key in self.seen:
            return None
        self.seen.add(key)
        while index < len(self.story):
            what, detail = self.story[index]
            index += 1
            if what == "drew":
                for kind in sorted(+left):
                    rest = self.go(index, left - Counter([kind]), hand + Counter([kind]))
                    if rest is not None:
                        return [kind, *rest]
                return None
            if what == "bid":
                assert isinstance(detail, str)
                if not backed(hand, detail):
                    return None
            elif what == "took":
                assert isinstance(detail, Counter)
                hand = hand + detail
            else:
                assert isinstance(detail, Counter)
                if detail - hand:
                    return None
                hand = hand - detail
        return []


def served_seats(log: list[Entry]) -> list[int]:
    """Tell to whom each hidden card of a log went, in order."""
    return [
        int(str(entry.events[0].public.params["seat"]))
        for entry in log
        if entry.move.startswith(("deal", "bonus"))
    ]


def story_of(log: list[Entry], seat: int) -> list[tuple[str, str | Counter[int]]]:
    """Tell what happened to a seat's hand."""
    story: list[tuple[str, str | Counter[int]]] = []
    lot: list[int] = []
    for entry in log:
        verb = entry.move.partition(" ")[0]
        if verb == "turn":
            lot.append(JOKER if entry.move[-1] == "J" else int(entry.move[-1]))
        if any(event.public.key == "kb-unsold" for event in entry.events):
            lot = []
        own = entry.seat == seat
        if verb in ("deal", "bonus") and entry.events[0].public.params["seat"] == seat:
            story.append(("drew", ""))
        elif verb == "bid" and own:
            story.append(("bid", entry.move))
        elif verb == "pay":
            if own:
                story += [("spent", cards_in(entry.move)), ("took", Counter(lot))]
            lot = []
        elif verb in ("lay", "shed") and own:
            story.append(("spent", cards_in(entry.move)))
    return story


def hidden_draws(story: list[tuple[str, str | Counter[int]]], hand: Counter[int]) -> Counter[int]:
    """Work out which cards a seat must have drawn hidden to hold this hand now."""
    balance: dict[int, int] = dict(hand)
    for what, detail in story:
        if isinstance(detail, Counter):
            for kind, number in detail.items():
                balance[kind] = balance.get(kind, 0) + (number if what == "spent" else -number)
    assert all(number >= 0 for number in balance.values())
    return Counter(balance)


def deal_leading_to(log: list[Entry], world: KatzenjammerState) -> list[str]:
    """Find the moves of a log with other hidden cards, so that it leads to an imagined world."""
    fitted: dict[int, list[int]] = {}
    for seat, hand in enumerate(world.hands):
        story = story_of(log, seat)
        draws = Fitting(story).fit(hidden_draws(story, Counter(spread(hand))))
        assert draws is not None, f"seat {seat} could not have come to this hand"
        fitted[seat] = draws
    seats = iter(served_seats(log))
    moves = []
    for entry in log:
        verb = entry.move.partition(" ")[0]
        if verb in ("deal", "bonus"):
            kind = fitted[next(seats)].pop(0)
            moves.append(f"{verb} {kind or 'J'}")
        else:
            moves.append(entry.move)
    return moves


def check(table: Setting, play: Play, cut: int, seat: int, rng: Rng) -> None:
    """Imagine at a point of a game, and come there by another deal."""
    log = play.log[:cut]
    state = start(SUBJECT, table)
    for entry in log:
        state.apply(entry.seat, listed(state, entry.seat, entry.move))
    world = state.imagine(seat, rng)
    assert isinstance(world, KatzenjammerState)
    there = start(SUBJECT, table)
    for entry, move in zip(log, deal_leading_to(log, world), strict=True):
        there.apply(entry.seat, listed(there, entry.seat, move))
    assert whole(there, table.players) == whole(world, table.players)


@pytest.mark.parametrize(
    "table", TABLES, ids=lambda t: f"{t.players}-{t.options['mice_pool']}-{t.bots[0]}"
)
def test_imagined_positions_can_be_reached_by_another_deal(table: Setting) -> None:
    rng = Rng("reach")
    for number in range(4):
        play = played(SUBJECT, table, f"reach/{number}")
        decisions = [
            index for index, entry in enumerate(play.log) if entry.seat != CHANCE and index > 20
        ]
        for cut in decisions[:: max(1, len(decisions) // 6)]:
            for seat in range(table.players):
                check(table, play, cut, seat, rng)
