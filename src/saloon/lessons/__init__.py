"""Guided first games: a script of draws and moves, and what is said at which moment.

A lesson lies beside its game: `lesson/script.toml` and the words in `lesson/<language>.toml`. It is
played through the rules like any game, so that one which no longer fits them fails in the tests.
"""

from saloon.lessons.guide import Guide, Verdict
from saloon.lessons.sayings import Sayings, sayings
from saloon.lessons.script import Lesson, Moment, has_lesson, lesson

__all__ = ["Guide", "Lesson", "Moment", "Sayings", "Verdict", "has_lesson", "lesson", "sayings"]
