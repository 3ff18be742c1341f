"""The champion: a network that taught itself the game, and moves without any search."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from saloon import plugins
from saloon.bots.bot import Bot, Chair, Interjector
from saloon.kernel import Move, Rng
from saloon.learned.numbering import Numbering, worthwhile

if TYPE_CHECKING:
    from saloon.learned.network import Network

CHAMPION = "champion"


class Champion:
    """Plays the likeliest move; where choices are secret, it draws one as likely as it is."""

    def __init__(self, numbering: Numbering, file: Path) -> None:
        self.numbering = numbering
        self.file = file

    @cached_property
    def network(self) -> Network:
        """What it learned, read when it is first asked."""
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a move is too small to be shared out
        from saloon.learned.network import Network  # NumPy takes a while to load

        return Network(self.file, self.numbering.observation, self.numbering.actions)

    def choose(self, chair: Chair, rng: Rng) -> Move:
        moves = chair.legal()
        if len(moves) == 1:
            return moves[0]
        view = chair.recall()
        moves, numbers = worthwhile(self.numbering, moves, view)
        shares = self.network.policy(self.numbering.write(view), numbers)
        if self.numbering.sealed(view):
            return moves[drawn(shares, rng)]
        return moves[shares.index(max(shares))]

    def chance(self, chair: Chair) -> float:
        """Give the chair's chance of winning, by what it knows."""
        return self.network.values(self.numbering.write(chair.recall()))[0]


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

    def __init__(self, numbering: Numbering, file: Path, voice: Interjector) -> None:
        super().__init__(numbering, file)
        self.voice = voice

    def interject(self, chair: Chair, rng: Rng) -> Move | None:
        return self.voice.interject(chair, rng)


def champion_of(game: str, best: Bot) -> Champion | None:
    """Give a game's champion, where it has learned one; the best of the others may lend a voice."""
    file = plugins.folder(game) / plugins.NETWORK
    numbering = plugins.numbering(game)
    if numbering is None or not file.is_file():
        return None
    if isinstance(best, Interjector):
        return OutspokenChampion(numbering, file, best)
    return Champion(numbering, file)
