"""Exercises in the browser: a position is laid, and a move that is tried there is judged.

The server keeps none of it. What the best move is leaves this process only with a verdict. Whoever
likes plays on from that very position, as after a lesson.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace

import msgspec

from saloon.bots import SeatView
from saloon.bots.reasons import facts
from saloon.kernel import Refused, Rng, Seat
from saloon.lessons.exercises import Exercise, exercises, told
from saloon.records import Play, listed, offered
from saloon.server.replay.alone import Alone, entry_view, views
from saloon.server.replay.clerk import Refusal, refusal
from saloon.server.replay.laid import now_of, table_of
from saloon.server.wire.errors import refused
from saloon.server.wire.exercises import (
    ChanceView,
    ExerciseAsked,
    ExerciseName,
    ExerciseVerdict,
    ExerciseView,
)
from saloon.server.wire.play import Now
from saloon.server.wire.values import said
from saloon.words import words


@dataclass(frozen=True)
class ExerciseTask:
    """Lay the table of an exercise, and judge a move if one is tried, or play on from there."""

    game: str
    number: int
    lang: str
    asked: ExerciseAsked
    seed: str = ""

    def answer(self) -> bytes | Refusal:
        """Do it; what the rules refuse is an answer too."""
        try:
            return msgspec.json.encode(self.view())
        except Refused as problem:
            return refusal(refused(problem))

    def view(self) -> ExerciseView:
        exercise, asked = exercises(self.game)[self.number - 1], self.asked
        play, seat = exercise.laid(), exercise.seat
        laid = len(play.log)
        play.trail = []
        move = "" if asked.alone else asked.move
        if move:
            offered(play.game, play.state, seat, move)
        alone = self.played_on(play, seat) if asked.alone else None
        called = exercise.seated(words(self.lang).text("cli-you"))
        now = now_of(play, seat)
        return ExerciseView(
            table=table_of(f"exercise-{self.game}", play, called, seat, hints=asked.alone),
            now=now if alone else unprompted(now),
            own=alone.own if alone else [],
            alone=asked.alone,
            entries=[entry_view(entry, seat) for entry in play.log[laid:]],
            views=views(play, seat, asked.seen),
            hint=alone.hint(called, self.lang) if alone and asked.hint else None,
            exercise=named(exercise, self.lang),
            seat=seat,
            answer=verdict(exercise, play, move, self.lang) if move else None,
        )

    def played_on(self, play: Play, seat: Seat) -> Alone:
        """Play on from the exercise; what is drawn from here on is the learner's own luck."""
        play.chance = Rng(self.seed)
        alone = Alone(play, seat, self.seed)
        alone.play_on(self.asked.own + [self.asked.move] * bool(self.asked.move))
        return alone


def unprompted(now: Now) -> Now:
    """Take out what the table would propose: which move to make is what is asked here."""
    advice = now.view.get("advice")
    if not is_dataclass(advice) or isinstance(advice, type):
        return now
    moves = [each.move for each in now.moves]
    proposed = {each.name: "" for each in fields(advice) if getattr(advice, each.name) in moves}
    view = {**now.view, "advice": replace(advice, **proposed)}
    return msgspec.structs.replace(now, view=view)


def named(exercise: Exercise, lang: str) -> ExerciseName:
    """Name an exercise for a list."""
    return ExerciseName(
        game=exercise.game,
        number=exercise.number,
        last=len(exercises(exercise.game)),
        mark=exercise.mark,
        grade=exercise.grade,
        title=told(exercise.game, lang)[exercise.name].title,
    )


def verdict(exercise: Exercise, play: Play, move: str, lang: str) -> ExerciseVerdict:
    """Say what a move is worth beside the others, and what speaks for the best."""
    state, seat = play.state, exercise.seat
    best = listed(state, seat, exercise.best)
    return ExerciseVerdict(
        right=move == exercise.best,
        tried=move,
        best=exercise.best,
        chances=[
            ChanceView(text, said(listed(state, seat, text).label()), exercise.chances[text])
            for text in exercise.ranked()
        ],
        games=exercise.games,
        why=told(exercise.game, lang)[exercise.name].why,
        reasons=[said(each) for each in facts(exercise.game, SeatView(state, seat), best)],
    )
