"""Exercises in the browser: a position is laid, and a move that is tried there is answered.

The server keeps none of it. What the best move is leaves this process only with an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace

import msgspec

from saloon.bots import Chair
from saloon.bots.reasons import facts
from saloon.kernel import Refused
from saloon.lessons.exercises import Exercise, exercises, told
from saloon.records import Play, listed, offered
from saloon.server.replay.clerk import Refusal, refusal
from saloon.server.replay.laid import now_of, table_of
from saloon.server.wire.errors import refused
from saloon.server.wire.exercises import ChanceView, ExerciseAnswer, ExerciseName, ExerciseView
from saloon.server.wire.play import Now
from saloon.server.wire.values import said
from saloon.words import words


@dataclass(frozen=True)
class ExerciseTask:
    """Lay the table of an exercise, and answer a move if one is tried."""

    game: str
    number: int
    lang: str
    move: str

    def answer(self) -> bytes | Refusal:
        """Do it; what the rules refuse is an answer too."""
        try:
            return msgspec.json.encode(self.view())
        except Refused as problem:
            return refusal(refused(problem))

    def view(self) -> ExerciseView:
        exercise = exercises(self.game)[self.number - 1]
        play = exercise.laid()
        names = exercise.seated(words(self.lang).text("cli-you"))
        if self.move:
            offered(play.game, play.state, exercise.seat, self.move)
        return ExerciseView(
            exercise=named(exercise, self.lang),
            table=table_of(f"exercise-{self.game}", play, names, exercise.seat, hints=False),
            seat=exercise.seat,
            now=unprompted(now_of(play, exercise.seat)),
            answer=answered(exercise, play, self.move, self.lang) if self.move else None,
        )


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
        grade=exercise.grade,
        title=told(exercise.game, lang)[exercise.name].title,
    )


def answered(exercise: Exercise, play: Play, move: str, lang: str) -> ExerciseAnswer:
    """Say what a move is worth beside the others, and what speaks for the best."""
    state, seat = play.state, exercise.seat
    best = listed(state, seat, exercise.best)
    return ExerciseAnswer(
        right=move == exercise.best,
        tried=move,
        best=exercise.best,
        chances=[
            ChanceView(text, said(listed(state, seat, text).label()), exercise.chances[text])
            for text in exercise.ranked()
        ],
        games=exercise.games,
        why=told(exercise.game, lang)[exercise.name].why,
        reasons=[said(each) for each in facts(exercise.game, Chair(state, seat), best)],
    )
