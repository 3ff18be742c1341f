"""The champion: a network that taught itself the game, and moves without any search."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from saloon import plugins
from saloon.bots.bot import Bot, Interjector, SeatView
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import LevelBot
from saloon.kernel import Move, Rng
from saloon.learned.numbering import Numbering, promised, worthwhile

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from saloon.learned.network import Network

CHAMPION = "champion"


class Champion:
    """Plays the likeliest move; where choices are secret, it draws one as likely as it is."""

    origin: Champion | None = None
    """Whose network it shares."""

    def __init__(self, numbering: Numbering, file: Path, guide: Heuristics | None) -> None:
        """`guide` are the rules of thumb that a guided network learned to follow or not."""
        self.numbering = numbering
        self.file = file
        self.guide = guide

    @cached_property
    def network(self) -> Network:
        """What it learned, read when it is first asked."""
        if self.origin is not None:
            return self.origin.network
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a move is too small to be shared out
        from saloon.learned.network import Network  # NumPy takes a while to load

        return Network(self.file, self.numbering.observation, self.numbering.actions)

    def choose(self, seat_view: SeatView, rng: Rng) -> Move:
        moves = seat_view.legal()
        if len(moves) == 1:
            return moves[0]
        view = seat_view.recall()
        moves, shares = self.shares(seat_view, view)
        if self.numbering.sealed(view):
            return moves[drawn(shares, rng)]
        return moves[shares.index(max(shares))]

    def shares(
        self, seat_view: SeatView, view: DataclassInstance
    ) -> tuple[list[Move], list[float]]:
        """Give the moves that are worth a thought, and how likely it makes each."""
        moves, numbers = worthwhile(self.numbering, seat_view.legal(), view)
        written = self.numbering.write(view) + self.promise(seat_view, moves, numbers)
        return moves, self.network.policy(written, numbers)

    def chance(self, seat_view: SeatView) -> float:
        """Give the seat's chance of winning, by what it knows."""
        view = seat_view.recall()
        moves, numbers = worthwhile(self.numbering, seat_view.legal(), view)
        written = self.numbering.write(view) + self.promise(seat_view, moves, numbers)
        return self.network.values(written)[0]

    def promise(self, seat_view: SeatView, moves: list[Move], numbers: list[int]) -> bytes:
        """Write what the guide makes of moves, which is the same in every world imagined."""
        if not self.network.guide:
            return b""
        if self.guide is None or not moves:
            return bytes(self.numbering.actions)
        rates = self.guide.rate(seat_view.imagine(Rng(0)), seat_view.seat, moves)
        return promised(rates, numbers, self.numbering.actions)


def drawn(shares: list[float], rng: Rng) -> int:
    """Draw an index, each as likely as its share."""
    left = (float(rng.word()) + 0.5) / 2**32 * sum(shares)
    for index, share in enumerate(shares):
        left -= share
        if left < 0:
            return index
    return len(shares) - 1


class OutspokenChampion(Champion):
    """A champion that speaks up where another player of the game would: it only learned to move."""

    def __init__(
        self, numbering: Numbering, file: Path, guide: Heuristics | None, voice: Interjector
    ) -> None:
        super().__init__(numbering, file, guide)
        self.voice = voice

    def interject(self, seat_view: SeatView, rng: Rng) -> Move | None:
        return self.voice.interject(seat_view, rng)


def champion_of(game: str, best: Bot) -> Champion | None:
    """Give a game's champion, where it has learned one; the best of the others may lend a voice."""
    file = plugins.folder(game) / plugins.NETWORK
    numbering = plugins.numbering(game)
    if numbering is None or not file.is_file():
        return None
    guide = guide_from(best)
    if isinstance(best, Interjector):
        return OutspokenChampion(numbering, file, guide, best)
    return Champion(numbering, file, guide)


def guide_from(bot: Bot) -> Heuristics | None:
    """Give the rules of thumb of a player, where it has some."""
    return bot.heuristics if isinstance(bot, LevelBot) else None
