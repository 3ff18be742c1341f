"""When a step is published of which only its seat knows whether it had a choice.

Whoever has a choice thinks, and the house holds the move until a moment of its own. Whoever has
none is imagined to think: as long as the same player did lately, or as people usually do; and the
house holds that step in the same way. The more the imagined times are like the true ones, the less
the moment tells. What was measured stands in docs/protocol.md.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Final

from saloon.records import new_secret

SHORTEST: Final = 1.0
LONGEST: Final = 5.0
"""No step without a choice waits longer, however slow its player is: others want to play."""
USUAL: Final = (log(2.3), 0.4)
"""How long people take to choose a payment: the logarithm's mean and spread."""
USUAL_WEIGHT: Final = 2
"""How many of a player's own times that counts for."""
HOLD: Final = (log(1.8), 0.3)
BOT_HOLD: Final = (log(0.9), 0.2)
"""How long any such step is held at least, by a person and by a bot."""
BLUR: Final = 0.15
"""A player's own time is taken with so much more or less, never as it was."""
KEPT: Final = 12
DISTRACTED: Final = 30.0
"""Whoever takes longer did something else meanwhile; nothing is learned from that."""
MOST_KNOWN: Final = 20_000


@dataclass
class Tempo:
    """How long one player lately took for choices of which nobody else knew."""

    bot: bool
    times: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))

    def learn(self, seconds: float) -> None:
        """Keep how long a choice took until it was made, not until it was published."""
        if seconds < DISTRACTED:
            self.times.append(seconds)

    def draw(self, chance: Random) -> tuple[float, float]:
        """Draw how long a choice is held at least, and how long a step without one takes."""
        held = min(chance.lognormvariate(*(BOT_HOLD if self.bot else HOLD)), LONGEST)
        return held, max(held, self.imagined(chance))

    def imagined(self, chance: Random) -> float:
        """Imagine the player thinking, as if there were something to think about."""
        number = chance.randrange(len(self.times) + (1 if self.bot else USUAL_WEIGHT))
        if number < len(self.times):
            seconds = self.times[number] * chance.uniform(1 - BLUR, 1 + BLUR)
            return min(seconds, LONGEST)
        if self.bot:
            return 0.0
        while not SHORTEST <= (seconds := chance.lognormvariate(*USUAL)) <= LONGEST:
            pass
        return seconds


class Tempos:
    """The tempo of everyone who played here since the start; nothing of it is written down."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Tempo] = OrderedDict()

    def of(self, player: str, bot: bool) -> Tempo:
        """Find the tempo of a person or of a kind of bot."""
        tempo = self.known.setdefault(player, Tempo(bot))
        self.known.move_to_end(player)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return tempo


def dice() -> Random:
    """Chance that nobody can foresee."""
    return Random(new_secret())
