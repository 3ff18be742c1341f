"""`saloon learn --exercises`: positions with one clear best move, in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.bots import SeatView
from saloon.bots.reasons import facts
from saloon.bots.roster import BOTS, easy
from saloon.cli.play import TerminalTable, typed
from saloon.cli.tables import table_of
from saloon.cli.terminal import out, prompt
from saloon.kernel import Message, Move, Refused, Rng
from saloon.lessons.exercises import Exercise, exercises, told
from saloon.records import Play, listed, new_secret, offered
from saloon.words import Words

WIDTH = 30
"""Letters of the longest bar."""


class TerminalExercises:
    """The exercises of a game, one after another."""

    def __init__(self, game: str, speak: Words) -> None:
        if not exercises(game):
            raise Refused(Message("cli-exercise-none", {"game": speak.text("game-" + game)}))
        self.game = game
        self.speak = speak

    def run(self, first: int = 1) -> None:
        """Go through them from one on; Enter goes to the next."""
        every = exercises(self.game)
        if not 1 <= first <= len(every):
            raise Refused(Message("cli-exercise-number", {"last": len(every)}))
        for exercise in every[first - 1 :]:
            self.solve(exercise)

    def solve(self, exercise: Exercise) -> None:
        """Show a position, let it be solved, and tell what each move is worth."""
        speak, play = self.speak, exercise.laid()
        last, number = len(exercises(self.game)), exercise.number
        names = exercise.seated(speak.text("cli-you"))
        step = speak.text("web-exercise-step", number=number, last=last)
        grade = speak.text("web-exercise-grade-" + str(exercise.grade))
        out.print(Rule(f"{step} · {grade}"))
        out.print(Text(told(self.game, speak.lang)[exercise.name].title, style="bold"))
        view = play.state.observe(exercise.seat)
        out.print(table_of(view, names, speak, play.game))
        moves = play.state.legal(exercise.seat)
        labels = [speak.say(move.label(), names, exercise.seat) for move in moves]
        choices = [Text.assemble((f"{n:2} ", "bold"), label) for n, label in enumerate(labels, 1)]
        out.print(Columns(choices, padding=(0, 3), column_first=True))
        out.print(Text(speak.text("cli-exercise-ask"), style="dim"))
        while (tried := self.ask(exercise, play, moves, names)) is not None:
            if tried.text == exercise.best:
                out.print(Text(speak.text("web-exercise-right"), style="bold green"))
                break
            share = speak.text("web-exercise-share", share=percent(exercise, tried.text))
            wrong = f"{speak.text('web-exercise-wrong')} ({share})."
            out.print(Text(f"{wrong} {speak.text('web-exercise-better')}", style="yellow"))
        self.explain(exercise, play, names)
        out.print(Text(speak.text("cli-exercise-next"), style="dim"))
        if prompt(speak).lower() == "play":
            self.play_on(exercise, play, names)

    def play_on(self, exercise: Exercise, play: Play, names: list[str]) -> None:
        """Go on from the position against easy bots, to the end."""
        play.chance = Rng(new_secret().hex())
        bots = [BOTS[self.game][easy(self.game)] for _ in names[1:]]
        TerminalTable(play, bots, names, self.speak, exercise.seat).play_out()

    def ask(
        self, exercise: Exercise, play: Play, moves: list[Move], names: list[str]
    ) -> Move | None:
        """Read a move, by its number or its notation; None for whoever wants the answer."""
        while True:
            text = prompt(self.speak)
            if not text:
                return None
            if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= len(moves):
                return moves[int(text) - 1]
            try:
                found = typed(text, moves)
                return found or offered(play.game, play.state, exercise.seat, text)
            except Refused as refusal:
                out.print(Text(self.speak.say(refusal.message, names, exercise.seat), style="red"))

    def explain(self, exercise: Exercise, play: Play, names: list[str]) -> None:
        """Say why, and show the chances of all moves."""
        speak, seat = self.speak, exercise.seat
        best = listed(play.state, seat, exercise.best)
        out.print(Padding(Text(told(self.game, speak.lang)[exercise.name].why), (0, 0, 0, 2)))
        for reason in facts(self.game, SeatView(play.state, seat), best):
            out.print(Padding(Text(speak.say(reason, names, seat), style="dim"), (0, 0, 0, 2)))
        table = Table(box=None, show_header=False)
        for text in exercise.ranked():
            share = percent(exercise, text)
            table.add_row(
                Text(
                    speak.say(listed(play.state, seat, text).label(), names, seat),
                    style="bold" if text == exercise.best else "",
                ),
                Text(speak.text("web-exercise-share", share=share), justify="right"),
                "█" * max(1, round(share * WIDTH / 100)),
            )
        out.print(table)
        out.print(Text(speak.text("web-exercise-checked", games=exercise.games), style="dim"))


def percent(exercise: Exercise, move: str) -> int:
    return round(100 * exercise.chances[move])
