"""A finished game looked back at: each decision of a seat beside what a good player would do."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saloon.bots import chances
from saloon.bots.bot import SeatView
from saloon.games import GAMES
from saloon.kernel import Move, Refused, Seat, State
from saloon.plugins import plugins
from saloon.records import Record
from saloon.records.play import decided, is_listed, listed
from saloon.records.replay import Walk
from saloon.server.replay.turning import NOWHERE, turning
from saloon.server.wire.replays import Review, ReviewedMove, Rival, Sum
from saloon.server.wire.values import Said, said

MOST: Final = 24
"""So many moves are compared, those first that the judge likes least beside its own."""
SECONDS: Final = 4.0
"""No more are compared after these: somebody waits."""


@dataclass
class Decision:
    """A choice that a seat had."""

    index: int
    """Its place in the record."""
    stands: int
    """So many entries stood before it."""
    kind: Said
    made: Move
    chance: int | None
    liked: chances.Liking
    position: State
    beside: chances.Beside | None = None

    @property
    def same(self) -> bool:
        return self.made.text == self.liked.move.text

    @property
    def gain(self) -> int:
        """What the move brought against the one liked better, where that is clear."""
        found = self.beside
        return found.made - found.other if found is not None and found.clear else 0


def review(
    record: Record, seat: Seat | None, clock: Callable[[], float] = time.perf_counter
) -> Review:
    """Look back at a game from a seat; for spectators it is the winner's."""
    turned = turning(record, seat)
    winners = record.result.winners
    about = winners[0] if seat is None and len(winners) == 1 else seat
    champion = chances.champion(record.game) is not None
    if about is None:
        return Review(None, champion, chances.WORLDS, turned, [], None)
    try:
        found = decisions(record, about)
    except Refused:  # of other rules
        return Review(about, champion, chances.WORLDS, NOWHERE, [], None)
    compare(record, about, found, clock)
    start = turned.curves[about][:1] if champion and turned.curves else []
    total = summed(record, about, start[0][1], found) if start else None
    return Review(about, champion, chances.WORLDS, turned, [told(each) for each in found], total)


def decisions(record: Record, about: Seat) -> list[Decision]:
    """Go through a game, and ask at each choice of a seat what a good player would do."""
    walk = Walk(GAMES[record.game], record)
    judge = chances.champion(record.game)
    found: list[Decision] = []
    for index, entry in enumerate(record.entries):
        state, text = walk.state, entry.move
        if entry.back is None and entry.seat == about and is_choice(state, about, text):
            view = SeatView(state, about)
            made = listed(state, about, text)
            chance = None if judge is None else chances.learned(judge, state, about)
            liked = chances.liked(record.game, view, made)
            kind = kind_of(record.game, state, about)
            place = len(walk.standing)
            found.append(Decision(index, place, kind, made, chance, liked, state.clone()))
        walk.step()
        while found and found[-1].stands >= len(walk.standing):
            found.pop()
    return found


def is_choice(state: State, seat: Seat, text: str) -> bool:
    """Tell whether a seat chose among several moves that it was asked for."""
    asked = is_listed(state, seat, text) and decided(state, seat)
    return asked and len(state.legal(seat)) > 1


def kind_of(game: str, state: State, seat: Seat) -> Said:
    """Name the phase of a decision, as the game does."""
    phase = getattr(state.observe(seat), "phase", "")
    return f"{plugins()[game].prefix}-phase-{phase}", {}, ""


def compare(record: Record, about: Seat, found: list[Decision], clock: Callable[[], float]) -> None:
    """Try moves beside what the judge would have done, as far as there is time."""
    deadline = clock() + SECONDS
    others = [each for each in found if not each.same]
    others.sort(key=lambda each: -each.liked.gap)
    for each in others[:MOST]:
        if clock() > deadline:
            return
        view = SeatView(each.position, about)
        seed = f"{record.commitment} {each.index}"
        each.beside = chances.beside(record.game, view, each.made, each.liked.move, seed)


def summed(record: Record, about: Seat, start: int, found: list[Decision]) -> Sum:
    """Add a game up: what is not the seat's own doing is luck."""
    winners = record.result.winners
    end = round(100 / len(winners)) if about in winners else 0
    kinds: dict[str, tuple[Said, int]] = {}
    for each in found:
        key = each.kind[0]
        kinds[key] = (each.kind, kinds.get(key, (each.kind, 0))[1] + each.gain)
    skill = list(kinds.values())
    return Sum(start, end - start - sum([gain for _, gain in skill]), skill, end)


def told(each: Decision) -> ReviewedMove:
    beside = each.beside
    other = said(each.liked.move.label())
    return ReviewedMove(
        step=each.index + 1,
        stands=each.stands + 1,
        kind=each.kind,
        move=said(each.made.label()),
        chance=each.chance,
        same=each.same,
        rival=None if beside is None else Rival(other, beside.other, beside.made, beside.clear),
    )
