"""What a bot is asked at a table, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots import Interjector, SeatView
from saloon.bots.reasons import advise
from saloon.bots.roster import BOTS
from saloon.kernel import Message, Rng, Seat, State
from saloon.records import Play, new_secret


@dataclass(frozen=True)
class Question:
    """What a bot is asked: which one, where it sits, and a position as that seat imagines it."""

    game: str
    bot: str
    seat: Seat
    imagined: State
    seed: str
    why: bool = False
    """Whether the reasons are asked for as well."""
    interjection: bool = False
    """Whether the bot only may speak; the answer is empty where it does not."""

    def answer(self) -> Thought:
        """Think."""
        seat_view = SeatView(self.imagined, self.seat)
        bot = BOTS[self.game][self.bot]
        if self.interjection:
            said = (
                bot.interject(seat_view, Rng(self.seed)) if isinstance(bot, Interjector) else None
            )
            return Thought("" if said is None else said.text)
        if self.why:
            advice = advise(self.game, bot, seat_view, Rng(self.seed))
            return Thought(advice.move.text, tuple(advice.reasons))
        return Thought(bot.choose(seat_view, Rng(self.seed)).text)


@dataclass(frozen=True)
class Thought:
    """What a bot answers: a move's notation, and its reasons if it was asked for them."""

    move: str
    reasons: tuple[Message, ...] = ()


class NoAnswer(Exception):  # noqa: N818 - the bot's fault, not the program's
    """The process died, failed or was too slow."""


def question(play: Play, seat: Seat, bot: str) -> Question:
    """Imagine the position for a seat, and ask a bot about that."""
    imagined = play.state.imagine(seat, Rng(new_secret().hex()))
    return Question(play.game.name, bot, seat, imagined, new_secret().hex())
