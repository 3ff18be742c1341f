"""`saloon play`: a game in the terminal, against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.bots import Bot, SeatView
from saloon.bots.reasons import advise
from saloon.bots.roster import BOTS, best_bot
from saloon.cli.rules import show_rules
from saloon.cli.simulate import named_bots
from saloon.cli.tables import coach_of, drawn_of, table_of
from saloon.cli.terminal import out, prompt
from saloon.kernel import Game, Move, Refused, Rng, Seat
from saloon.records import Entry, FairChance, Play, commitment, dumps, finished, new_secret, offered
from saloon.words import Words

YOU = 0


class TerminalTable:
    """One person in front of the screen, the rest bots."""

    def __init__(
        self,
        play: Play,
        bots: Sequence[Bot],
        names: Sequence[str],
        speak: Words,
        seat: Seat = YOU,
    ) -> None:
        self.play = play
        self.seat = seat
        others = [each for each in range(len(names)) if each != seat]
        self.bots = dict(zip(others, bots, strict=True))
        self.names = list(names)
        self.rngs = [Rng(new_secret().hex()) for _ in self.names]
        self.speak = speak
        self.hinted = False
        self.coached = True
        """Whether the coach speaks up at kinds of decisions that are new here."""
        self.met: set[str] = set()

    def play_out(self) -> None:
        """Play to the end, and show who won."""
        while True:
            entry = self.play.step()
            if entry is not None:
                self.tell(entry)
                continue
            asked = self.play.asked()
            if not asked:
                break
            for seat in asked:
                self.decide(seat)
        self.show_result()

    def decide(self, seat: int) -> None:
        """Let a seat make its move, and tell what came of it."""
        told = len(self.play.log)
        if seat == self.seat:
            self.play.move(self.seat, self.ask().text)
        else:
            seat_view = SeatView(self.play.state, seat)
            self.play.move(seat, self.bots[seat].choose(seat_view, self.rngs[seat]).text)
        for entry in self.play.log[told:]:
            self.tell(entry)

    def tell(self, entry: Entry) -> None:
        """Say what happened, as seen from your seat."""
        drawn = drawn_of(self.play.game)
        for event in entry.events:
            message = event.view(self.seat)
            if message.key not in drawn:
                out.print(Text("  " + self.speak.say(message, self.names, self.seat)))

    def ask(self) -> Move:
        """Show the table and the choices until one of them is taken."""
        state = self.play.state
        moves = state.legal(self.seat)
        out.print()
        view = state.observe(self.seat)
        out.print(table_of(view, self.names, self.speak, self.play.game))
        self.coach(view)
        labels = [self.speak.say(move.label(), self.names, self.seat) for move in moves]
        choices = [
            Text.assemble((f"{number:2} ", "bold"), label) for number, label in enumerate(labels, 1)
        ]
        out.print(Columns(choices, padding=(0, 3), column_first=True))
        if not self.hinted:
            hint = self.speak.text("cli-hint", clause=self.play.game.players_clause)
            out.print(Text(hint, style="dim"))
            out.print(Text(self.speak.text("cli-ask-hint"), style="dim"))
            self.hinted = True
        while True:
            text = self.prompt()
            try:
                if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= len(moves):
                    return moves[int(text) - 1]
                word, _, clause = text.lower().partition(" ")
                if text == "?":
                    self.give_hint()
                elif word == "coach":
                    self.coached = False
                    out.print(Text(self.speak.text("cli-coach-off"), style="dim"))
                elif word == "rules":
                    show_rules(self.play.game.name, clause or None, self.speak)
                elif text:
                    return typed(text, moves) or offered(self.play.game, state, self.seat, text)
            except Refused as refusal:
                self.say_no(refusal)

    def coach(self, view: object) -> None:
        """Say what is decided in a view, at a kind of decision that was not met before."""
        line = coach_of(view, self.play.game) if self.coached else None
        if line is None or line.key in self.met:
            return
        self.met.add(line.key)
        rule = self.speak.text("cli-clause", clause=line.clause)
        said = self.speak.text(
            "web-label", name=self.speak.text("web-coach"), text=self.speak.say(line)
        )
        out.print(Text.assemble((said, "cyan"), (f" ({rule})", "dim")))
        if len(self.met) == 1:
            out.print(Text(self.speak.text("cli-coach-how"), style="dim"))

    def give_hint(self) -> None:
        """Say what the best bot there is would do in your seat, and why."""
        game = self.play.game.name
        name = best_bot(game)
        advice = advise(
            game, BOTS[game][name], SeatView(self.play.state, self.seat), self.rngs[self.seat]
        )
        who = self.speak.text("cli-bot-" + name)
        move = self.speak.say(advice.move.label(), self.names, self.seat)
        out.print(Text("  " + self.speak.text("hint-move", who=who, move=move), style="bold"))
        for reason in advice.reasons:
            out.print(Text("  " + self.speak.say(reason, self.names, self.seat)))

    def say_no(self, refusal: Refused) -> None:
        """Say why not, and by which rule."""
        line = self.speak.say(refusal.message, self.names, self.seat)
        if refusal.message.clause:
            line += f" ({self.speak.text('cli-clause', clause=refusal.message.clause)})"
        out.print(Text(line, style="red"))

    def show_result(self) -> None:
        """Show the final standings."""
        result = self.play.state.result()
        assert result is not None
        out.print()
        table = Table(title=self.speak.text("cli-final"))
        table.add_column(self.speak.text("cli-final-rank"), justify="right")
        table.add_column(self.speak.text("cli-final-player"))
        table.add_column(self.speak.text("cli-final-score"), justify="right")
        for seat in sorted(range(len(self.names)), key=lambda seat: result.ranks[seat]):
            table.add_row(str(result.ranks[seat]), self.names[seat], str(result.scores[seat]))
        out.print(table)

    def prompt(self) -> str:
        """Read a line; whoever closes the input leaves."""
        return prompt(self.speak)


class TerminalGame(TerminalTable):
    """A fair game: its draws are sealed before the first one, and opened after the last."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: Sequence[str],
        options: Mapping[str, str],
        nonce: str,
        speak: Words,
    ) -> None:
        game.complete_options(players, options)
        others = named_bots(game, bots, players - 1)
        self.secret = new_secret()
        self.nonces = [nonce.encode(), *[b""] * (players - 1)]
        self.characters = list(dict.fromkeys(name for name, _ in others))
        super().__init__(
            Play(game, players, options, FairChance(self.secret, self.nonces)),
            [bot for _, bot in others],
            [
                speak.text("cli-you"),
                *[
                    f"{speak.text('cli-bot-' + name)} {seat}"
                    for seat, (name, _) in enumerate(others, 1)
                ],
            ],
            speak,
        )

    def run(self) -> None:
        """Show the seal, play, and open it."""
        out.print(Rule(self.speak.text("game-" + self.play.game.name)))
        out.print(Text(self.speak.text("cli-sealed", hash=commitment(self.secret)), style="dim"))
        for bot in self.characters:
            who = self.speak.text("cli-bot-" + bot)
            line = self.speak.help("cli-bot-" + bot)
            said = self.speak.text("web-option-is", option=who, value=line)
            out.print(Text(said, style="italic"))
        self.play_out()
        opened = self.speak.text(
            "cli-opened", secret=self.secret.hex(), nonce=self.nonces[YOU].hex() or "–"
        )
        out.print(Text(opened, style="dim"))

    def save(self, path: Path) -> None:
        """Write the record, which anyone can verify."""
        names = [self.speak.text("cli-seat-name", number=1), *self.names[1:]]
        record = finished(self.play, names, self.secret, self.nonces)
        path.write_text(dumps(record), encoding="utf-8")
        out.print(Text(self.speak.text("cli-saved", file=str(path))))


def typed(text: str, moves: Sequence[Move]) -> Move | None:
    """Find a move as people type it: capitals and the order of cards do not matter."""

    def loosely(notation: str) -> list[str]:
        verb, *rest = notation.lower().split()
        return [verb, *sorted(rest)]

    return next((move for move in moves if loosely(move.text) == loosely(text)), None)
