"""Guided first games in the browser.

The server keeps none: where a learner stands is carried by the moves they made, from which the
table is laid again each time. Whoever leaves the lesson plays on from that very position, against
easy bots; that is worked out in another process.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from saloon.kernel import Message, Refused, Rng
from saloon.lessons import Guide, lesson, sayings
from saloon.lessons.script import LEARNER
from saloon.records import Play
from saloon.server.replay.alone import Alone, entry_view, views
from saloon.server.replay.clerk import Refusal, refusal
from saloon.server.replay.laid import now_of, table_of
from saloon.server.wire.errors import refused
from saloon.server.wire.lessons import LessonAsked, LessonView
from saloon.words import words


@dataclass(frozen=True)
class LessonTask:
    """Lay the table of a lesson, and do there what the learner does."""

    name: str
    lang: str
    asked: LessonAsked
    seed: str

    def answer(self) -> bytes | Refusal:
        """Do it; what the rules refuse is an answer too."""
        try:
            return msgspec.json.encode(Pupil(self).view())
        except Refused as problem:
            return refusal(refused(problem))


@dataclass
class Pupil:
    """A learner who has come back with the moves made so far."""

    task: LessonTask
    but: str = ""
    alone: Alone | None = None

    def __post_init__(self) -> None:
        asked = self.task.asked
        self.guide = Guide(lesson(self.task.name), Rng(self.task.seed))
        for text in asked.made[: len(self.guide.lesson.moments) - 1]:
            self.check(text)
            self.guide.go_on(text)
        if asked.alone:
            self.play_alone(asked.own + [asked.move] * bool(asked.move))
        elif asked.move:
            self.judge(asked.move)
        elif asked.go_on and not self.guide.is_last and not self.guide.moment.move:
            self.guide.go_on()

    @property
    def play(self) -> Play:
        return self.guide.play

    def check(self, text: str) -> None:
        """Refuse a way through the lesson that is none: it was changed since, or made up."""
        moment = self.guide.moment
        if bool(text) != bool(moment.move) or (text and not self.guide.judge(text).right):
            raise Refused(Message("lesson-changed"))

    def judge(self, text: str) -> None:
        """Take a move, or say what speaks against it; it may come before *Go on* was said.

        After the last moment it is the first of a game of one's own."""
        self.guide.judge(text)
        while not self.guide.moment.move and not self.guide.is_last:
            self.guide.go_on()
        if self.guide.is_last:
            self.play_alone([text])
            return
        verdict = self.guide.judge(text)
        if verdict.right:
            self.guide.go_on(text)
        else:
            self.but = sayings(self.task.name, self.task.lang).asides[verdict.says]

    def play_alone(self, moves: list[str]) -> None:
        """Play on from the lesson's position."""
        self.alone = Alone(self.play, LEARNER, self.task.seed)
        self.alone.play_on(moves)

    def view(self) -> LessonView:
        """Show where the learner stands now."""
        guide, task, alone = self.guide, self.task, self.alone
        moment = guide.moment
        called = [words(task.lang).text("cli-you"), *guide.lesson.others]
        return LessonView(
            table=table_of(
                f"lesson-{task.name}", self.play, called, LEARNER, hints=alone is not None
            ),
            now=now_of(self.play, LEARNER),
            own=alone.own if alone else [],
            alone=alone is not None,
            entries=[entry_view(entry, LEARNER) for entry in self.play.log],
            views=views(self.play, LEARNER, task.asked.seen),
            hint=alone.hint(called, task.lang) if alone and task.asked.hint else None,
            moment=moment.name,
            number=len(guide.made) + 1,
            last=len(guide.lesson.moments),
            says=sayings(task.name, task.lang).moments[moment.name],
            clauses=list(moment.clauses),
            asks=bool(moment.move),
            but=self.but,
            made=list(guide.made),
        )
