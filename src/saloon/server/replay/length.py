"""How long a lesson takes: by what there is to read in it, and to do."""

from __future__ import annotations

from functools import cache

from saloon.kernel import Rng
from saloon.lessons import Guide, lesson, sayings
from saloon.lessons.script import LEARNER
from saloon.words import words

WORDS_A_MINUTE = 200
SECONDS_A_MOVE = 6


@cache
def minutes(game: str, lang: str = "en") -> int:
    """Estimate the minutes of a lesson: what is said and told is read, and moves are made.

    What is laid out before the first moment, such as the deal, is told to nobody.
    """
    guide = Guide(lesson(game), Rng(game))
    laid = len(guide.play.log)
    while not guide.is_last:
        guide.go_on(guide.moment.move)
    speak, names = words(lang), ["…"] * guide.lesson.players
    faces = [event.face(LEARNER) for entry in guide.play.log[laid:] for event in entry.events]
    read = list(sayings(game, lang).moments.values())
    read += [speak.say(face, names, LEARNER) for face in faces]
    number = sum(len(text.split()) for text in read)
    return round(number / WORDS_A_MINUTE + sum(map(bool, guide.made)) * SECONDS_A_MOVE / 60)
