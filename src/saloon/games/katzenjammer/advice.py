"""What an experienced player reads off a view of Katzenjammer Blues, for whoever wants to see it.

It rests on the view alone, so it tells nobody anything that the view does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass

from saloon.games.katzenjammer.cards import JOKER, KINDS, VALUES
from saloon.games.katzenjammer.scoring import JOKER_LOSS
from saloon.games.katzenjammer.view import KatzenjammerView

QUARTET = 4


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


@dataclass
class Verdict:
    """What the round would bring if a quartet of this value ended it, by what is open."""

    gain: int
    loss: int
    total: int
    shed: int | None
    """The total after shedding jokers, where that is better."""


@dataclass
class Advice:
    """All of it."""

    order: tuple[tuple[int, ...], ...]
    """For a bid of each value (0: different cards) the cards that pay it, the likeliest first."""
    beaten: tuple[int, ...]
    """For each number of cards from 1 the highest value that no bid may name any more (KB-26)."""
    jokers: Standing | None
    shed: Standing | None
    """The same without four jokers."""
    ending: tuple[Verdict, ...]
    """What a quartet of each value would mean as the last one, from 1."""


def advise(view: KatzenjammerView) -> Advice:
    """Read a view."""
    jokers, shed = standing(view, 0), standing(view, QUARTET)
    return Advice(
        order=tuple([payment(view.hand, value) for value in KINDS]) if view.hand else (),
        beaten=beaten(view),
        jokers=jokers,
        shed=shed,
        ending=tuple([verdict(view, value, jokers, shed) for value in VALUES])
        if jokers is not None and shed is not None and view.phase == "laying"
        else (),
    )


def payment(hand: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Order the cards that pay a bid: few jokers, and of different cards the rarest first."""
    jokers = (JOKER,) * hand.count(JOKER)
    if value:
        return (value,) * hand.count(value) + jokers
    held = [each for each in VALUES if each in hand]
    return tuple(sorted(held, key=lambda each: (hand.count(each), each))) + jokers


def beaten(view: KatzenjammerView) -> tuple[int, ...]:
    """List what stands below the high bid: more cards beat fewer, then the value counts."""
    if view.high is None:
        return ()
    return (max(VALUES),) * (view.high.number - 1) + (view.high.value,)


def standing(view: KatzenjammerView, shed: int) -> Standing | None:
    """Compare a seat's jokers with those that the others show, as if some were shed."""
    seat = view.seat
    if seat is None:
        return None
    used, held = view.rows[seat], view.hand.count(JOKER) - shed
    shown = {
        other: view.rows[other] + view.known[other].count(JOKER)
        for other in range(view.players)
        if other != seat
    }
    most = max(shown.values())
    who = tuple([other for other, number in shown.items() if number == most])
    return Standing(used + held, used, held, most, who, 0 < used + held >= most)


def verdict(view: KatzenjammerView, value: int, jokers: Standing, shed: Standing) -> Verdict:
    """Add up what the last quartet would bring (KB-86 to KB-89)."""
    own = view.mice[view.seat or 0]
    gain, loss = min(value, view.pool), JOKER_LOSS if jokers.risk else 0
    better = own + gain if jokers.risk and not shed.risk else None
    return Verdict(gain, loss, own + gain - loss, better)
