"""Guided first games in the browser.

The server keeps none: where a learner stands is carried by the moves they made, from which the
table is laid again each time. Whoever leaves the lesson plays on from that very position, against
easy bots; that is worked out in another process.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from saloon.bots import Chair
from saloon.bots.reasons import advise
from saloon.bots.roster import BOTS, best_bot, easy
from saloon.kernel import CHANCE, Message, Refused, Rng
from saloon.lessons import Guide, lesson, sayings
from saloon.lessons.script import LEARNER
from saloon.records import Entry, Play
from saloon.server.replay.clerk import Refusal, refusal
from saloon.server.replay.laid import now_of, table_of
from saloon.server.replay.retelling import MOST_FRAMES
from saloon.server.table.views import differing
from saloon.server.wire.errors import refused
from saloon.server.wire.events import EntryView
from saloon.server.wire.lessons import LessonAsked, LessonView
from saloon.server.wire.play import Hint
from saloon.server.wire.seen import Seen, seen
from saloon.server.wire.values import said
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
    own: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        asked = self.task.asked
        self.guide = Guide(lesson(self.task.name), Rng(self.task.seed))
        for text in asked.made[: len(self.guide.lesson.moments) - 1]:
            self.check(text)
            self.guide.go_on(text)
        self.alone = asked.alone
        if self.alone:
            self.play_alone(asked.own + [asked.move] * bool(asked.move))
        elif asked.move:
            self.answer(asked.move)
        elif asked.go_on and not self.guide.is_last and not self.guide.moment.move:
            self.guide.go_on()

    @property
    def play(self) -> Play:
        return self.guide.play

    def check(self, text: str) -> None:
        """Refuse a way through the lesson that is none: it was changed since, or made up."""
        moment = self.guide.moment
        if bool(text) != bool(moment.move) or (text and not self.guide.answer(text).right):
            raise Refused(Message("lesson-changed"))

    def answer(self, text: str) -> None:
        """Take a move, or say what speaks against it; it may come before *Go on* was said.

        After the last moment it is the first of a game of one's own."""
        self.guide.answer(text)
        while not self.guide.moment.move and not self.guide.is_last:
            self.guide.go_on()
        if self.guide.is_last:
            self.alone = True
            self.play_alone([text])
            return
        answer = self.guide.answer(text)
        if answer.right:
            self.guide.go_on(text)
        else:
            self.but = sayings(self.task.name, self.task.lang).asides[answer.says]

    def play_alone(self, moves: list[str]) -> None:
        """Play on from the lesson's position: the learner's moves, and easy bots for the others."""
        self.others_play()
        for text in moves:
            self.play.move(LEARNER, text)
            self.own.append(text)
            self.others_play()

    def others_play(self) -> None:
        """Let bots and chance go on until the learner is asked, or the game is over."""
        play, bot = self.play, BOTS[self.task.name][easy(self.task.name)]
        while True:
            if play.step() is not None:
                continue
            others = [seat for seat in play.asked() if seat != LEARNER]
            if not others:
                return
            for seat in others:
                rng = Rng(f"{self.task.seed}/{len(play.log)}/{seat}")
                play.move(seat, bot.choose(Chair(play.state, seat), rng).text)

    def view(self) -> LessonView:
        """Show where the learner stands now."""
        guide, task = self.guide, self.task
        moment = guide.moment
        length = len(self.play.log)
        known = max(min(task.asked.seen, length), length - MOST_FRAMES)
        return LessonView(
            table=table_of(
                f"lesson-{task.name}", self.play, self.called(), LEARNER, hints=self.alone
            ),
            moment=moment.name,
            number=len(guide.made) + 1,
            last=len(guide.lesson.moments),
            says=sayings(task.name, task.lang).moments[moment.name],
            clauses=list(moment.clauses),
            asks=bool(moment.move),
            but=self.but,
            made=list(guide.made),
            own=self.own,
            alone=self.alone,
            entries=[entry_view(entry) for entry in self.play.log],
            views=self.views(known),
            now=now_of(self.play, LEARNER),
            hint=self.hint(),
        )

    def views(self, known: int) -> list[Seen]:
        """Show what the learner saw after each entry that is new to them, or the latest of many."""
        trail = self.play.trail
        assert trail is not None
        shown: list[Seen] = []
        before: Seen | None = None
        for state in [*trail[known + 1 :], self.play.state][: len(self.play.log) - known]:
            view = seen(self.task.name, state.observe(LEARNER))
            shown.append(view if before is None else differing(view, before))
            before = view
        return shown

    def called(self) -> list[str]:
        """Name the learner and those who sit with them."""
        return [words(self.task.lang).text("cli-you"), *self.guide.lesson.others]

    def hint(self) -> Hint | None:
        """Say what the best bot would do, in a game of one's own."""
        state, name = self.play.state, self.task.name
        if not (self.task.asked.hint and self.alone and LEARNER in state.actors()):
            return None
        seed = f"{self.task.seed}/hint/{len(self.play.log)}"
        chair = Chair(state.imagine(LEARNER, Rng(f"{seed}/imagined")), LEARNER)
        advice = advise(name, BOTS[name][best_bot(name)], chair, Rng(seed))
        speak, label, called = words(self.task.lang), advice.move.label(), self.called()
        return Hint(
            advice.move.text,
            said(label),
            speak.say(label, called, LEARNER),
            [said(reason) for reason in advice.reasons],
            " ".join([speak.say(reason, called, LEARNER) for reason in advice.reasons]),
        )


def entry_view(entry: Entry) -> EntryView:
    """Show an entry of the log in the learner's words."""
    says = [said(event.face(LEARNER)) for event in entry.events]
    return EntryView("chance" if entry.seat == CHANCE else entry.seat, says)
