"""Bots that think little and look at no clock, so that they do the same on a busy machine.

Whoever waits for them in a test has nothing better to do: they do not stand back either.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import Any, Final

from saloon.bots import Diligent
from saloon.bots.roster import BOTS
from saloon.kernel import Seat
from saloon.records import Play
from saloon.server.table import questions
from saloon.server.table.questions import Question, Thought

SIMULATIONS: Final = 4


class Light(Question):
    """A question to a bot, in whichever process it is answered."""

    def answer(self) -> Thought:
        bot = BOTS[self.game][self.bot]
        if not isinstance(bot, Diligent):
            return super().answer()
        BOTS[self.game][self.bot] = bot.lighter(SIMULATIONS)
        try:
            return super().answer()
        finally:
            BOTS[self.game][self.bot] = bot


def question(play: Play, seat: Seat, bot: str) -> Question:
    asked = questions.question(play, seat, bot)
    return Light(**{field.name: getattr(asked, field.name) for field in fields(asked)})


def lighten(put: Callable[[Any, str, Any], None]) -> None:
    """Let a server ask its bots like that; a process that answers needs none of this."""
    from saloon.server.house import house
    from saloon.server.house.thinking import Thinkers
    from saloon.server.table import moves, timers

    put(house, "Thinkers", partial(Thinkers, niceness=0))
    put(moves, "question", question)
    put(timers, "question", question)
