"""The guide through a lesson: it lays the script on the table and judges what the learner does."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.kernel import CHANCE, Seat
from saloon.lessons.script import LEARNER, Lesson, Moment
from saloon.plugins import plugins
from saloon.records import Chance, Play, listed, offered


@dataclass(frozen=True)
class Verdict:
    """What came of a move: the lesson goes on, or these words speak against it."""

    right: bool
    says: str = ""


class Guide:
    """One learner in one lesson, on the real rules.

    Nothing the learner may do is closed: a weaker move is spoken against, and can be played
    anyway; then the game goes on without the lesson, which waits where it was (`back`).
    """

    def __init__(self, lesson: Lesson, chance: Chance) -> None:
        self.lesson = lesson
        self.chance = chance
        """Draws for a game that has left the lesson."""
        self.made: list[str] = []
        """The learner's move at each moment that was passed; empty where none was asked."""
        self.play = self.laid()

    @property
    def moment(self) -> Moment:
        """The moment that the lesson stands at."""
        return self.lesson.moments[len(self.made)]

    @property
    def is_last(self) -> bool:
        return len(self.made) == len(self.lesson.moments) - 1

    def laid(self) -> Play:
        """Lay the table as it is at this moment, from the first draw on."""
        lesson = self.lesson
        play = Play(plugins()[lesson.game].game, lesson.players, lesson.options, self.chance)
        play.trail = []
        for number, moment in enumerate(lesson.moments[: len(self.made) + 1]):
            for seat, text in moment.before:
                follow(play, seat, text)
            if number < len(self.made) and self.made[number]:
                follow(play, LEARNER, self.made[number])
        without_choice(play)
        return play

    def judge(self, text: str) -> Verdict:
        """Judge a move in notation before it is made; Refused where it is not legal."""
        offered(self.play.game, self.play.state, LEARNER, text)
        if self.moment.is_right(text):
            return Verdict(True)
        return Verdict(False, self.moment.aside(text))

    def go_on(self, text: str = "") -> None:
        """Pass this moment with a right move, or without one where none is asked."""
        if bool(text) != bool(self.moment.move):
            raise ValueError("this moment asks for a move" if self.moment.move else "no move here")
        if self.is_last:
            raise ValueError("the lesson is over")
        if text:
            follow(self.play, LEARNER, text)
        self.made.append(text)
        for seat, each in self.moment.before:
            follow(self.play, seat, each)
        without_choice(self.play)

    def anyway(self, text: str) -> None:
        """Play a weaker move for real: from here the game is the learner's own."""
        self.play.move(LEARNER, text)

    def back(self, moments: int = 0) -> None:
        """Lay the table again as it was at this moment, or at an earlier one."""
        del self.made[max(0, len(self.made) - moments) :]
        self.play = self.laid()


def follow(play: Play, seat: Seat, text: str) -> None:
    """Enter a draw or a move of the script, after what nobody is asked for."""
    without_choice(play)
    if seat == CHANCE:
        play.enter(CHANCE, listed(play.state, CHANCE, text))
    else:
        play.move(seat, text)


def without_choice(play: Play) -> None:
    """Make the steps that leave no choice, up to a draw or a decision."""
    while play.state.actors() and play.state.actors()[0] != CHANCE and play.step() is not None:
        pass
