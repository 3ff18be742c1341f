"""`saloon learn`: a guided first game in the terminal."""

from __future__ import annotations

from contextlib import suppress

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from saloon.bots.roster import BOTS, easy
from saloon.cli.play import TerminalTable
from saloon.cli.tables import table_of
from saloon.cli.terminal import out
from saloon.kernel import Message, Refused, Rng
from saloon.lessons import Guide, has_lesson, lesson, sayings
from saloon.records import new_secret
from saloon.words import Words


class Back(Exception):  # noqa: N818 - it is a way, not a fault
    """The learner wants to go back in the lesson."""


class TerminalLesson(TerminalTable):
    """A lesson at the terminal's table; left on the way or at its end, the game goes on."""

    def __init__(self, game: str, speak: Words) -> None:
        if not has_lesson(game):
            raise Refused(Message("cli-learn-none", {"game": speak.text("game-" + game)}))
        self.guide = Guide(lesson(game), Rng(new_secret().hex()))
        self.sayings = sayings(game, speak.lang)
        self.told = 0
        """How much of the log was told."""
        others = self.guide.lesson.others
        super().__init__(
            self.guide.play,
            [BOTS[game][easy(game)] for _ in others],
            [speak.text("cli-you"), *others],
            speak,
        )
        self.coached = False  # the lesson speaks

    def run(self) -> None:
        """Go through the lesson, and on alone from its last position."""
        out.print(Rule(self.speak.text("game-" + self.play.game.name)))
        while True:
            self.show_moment()
            try:
                if self.guide.is_last:
                    out.print(Text(self.speak.text("cli-learn-alone"), style="bold"))
                    self.wait()
                    break
                self.pass_moment()
            except Back:
                self.guide.back(moments=1)
                self.lay()
        self.coached = True
        self.play_out()

    def show_moment(self) -> None:
        """Tell what has happened, and say what the coach says."""
        for entry in self.play.log[self.told :]:
            self.tell(entry)
        self.told = len(self.play.log)
        moment = self.guide.moment
        last = len(self.guide.lesson.moments)
        step = self.speak.text("cli-learn-step", number=len(self.guide.made) + 1, last=last)
        out.print()
        out.print(Text(step, style="dim"))
        clauses = f"  ({', '.join(moment.clauses)})" if moment.clauses else ""
        words = Text.assemble((self.sayings.moments[moment.name], "bold"), (clauses, "dim"))
        out.print(Padding(words, (0, 0, 0, 2)))

    def pass_moment(self) -> None:
        """Let the learner make the move, or go on where none is asked."""
        if not self.guide.moment.move:
            out.print(table_of(self.view(), self.names, self.speak, self.play.game))
            out.print(Text(self.speak.text("cli-learn-go-on"), style="dim"))
            self.wait()
            self.guide.go_on()
            return
        while True:
            text = self.ask().text
            verdict = self.guide.judge(text)
            if verdict.right:
                self.guide.go_on(text)
                return
            why = self.sayings.asides[verdict.says]
            out.print(Text(self.speak.text("cli-learn-but", why=why), style="yellow"))
            out.print(Text(self.speak.text("cli-learn-again"), style="dim"))
            if self.prompt().lower() == "anyway":
                self.leave_with(text)

    def leave_with(self, text: str) -> None:
        """Play a weaker move and go on from it, until the learner comes back or it is over."""
        self.guide.anyway(text)
        out.print(Text(self.speak.text("cli-learn-aside"), style="bold"))
        with suppress(Back):
            self.play_out()
        self.guide.back()
        self.lay()
        self.show_moment()

    def lay(self) -> None:
        """Take the lesson's position for the table's."""
        self.play = self.guide.play
        self.told = len(self.play.log)

    def wait(self) -> None:
        """Wait until the learner goes on."""
        self.prompt()

    def prompt(self) -> str:
        text = super().prompt()
        if text.lower() == "back":
            raise Back
        return text

    def view(self) -> object:
        return self.play.state.observe(self.seat)
