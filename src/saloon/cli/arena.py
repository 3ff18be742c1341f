"""`saloon arena`: contests between bots, and the ladder of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from saloon.arena import (
    Contest,
    Played,
    ResultsLog,
    Runner,
    cores,
    here,
    ladder_page,
    on_ray,
    report,
    rungs,
)
from saloon.cli import arguments
from saloon.cli.arguments import at_least, check_place, split
from saloon.cli.terminal import err, options_given, out, print_json, speaker
from saloon.kernel import Json, Message, Refused
from saloon.words import Words


@dataclass(frozen=True)
class Terms:
    """How bots are to compete."""

    bots: str = "strongest,sensible,sensible"
    """the seats of the table, separated by commas; bots can repeat"""
    games: arguments.Whole = 300
    """how many games; of each step, for a ladder"""
    slow_games: arguments.WholeOrNone = None
    """how many of a ladder's steps with the strongest level; as many, if not given"""
    seed: arguments.Whole = 1
    """the same seed gives the same games"""
    time: arguments.Fraction = None
    """seconds to think about a move, instead of each level's own work"""
    option: arguments.Options = None
    """a table option as name=value; can be repeated"""
    ladder: arguments.Flag = False
    """measure each level against the one below"""
    out: Path | None = None
    """write the page of the ladder to this file"""
    results: Path | None = None
    """note finished games in this file (for a ladder: folder), and go on where it ends"""
    processes: arguments.Whole = 0
    """how many games at once; 0: as many as there are cores"""
    ray: str = ""
    """play on the Ray cluster at this address; auto: this machine's, else one started here"""
    json: arguments.Json = False
    """print one JSON document"""
    lang: str | None = None
    """en, de, fr, it or nl"""

    def check(self) -> None:
        """Refuse what no contest can be held on."""
        if self.games < 1:
            raise Refused(Message("cli-games-least"))
        at_least("--slow-games", self.slow_games, 1)
        at_least("--processes", self.processes, 0)
        if self.time is not None and self.time <= 0:
            raise Refused(Message("cli-more-than-nothing", {"flag": "--time"}))
        if self.out is not None and not self.ladder:
            raise Refused(Message("cli-only-with", {"flag": "--out", "other": "--ladder"}))
        if self.out is not None:
            check_place(self.out)


def run(game: str, terms: Terms) -> None:
    """Hold what is asked for, and print what came of it."""
    speak = speaker(terms.lang)
    terms.check()
    runner = runner_for(terms.processes, terms.ray)
    if terms.ladder:
        show_ladder(game, terms, runner)
        return
    options = tuple(sorted(options_given(terms.option or []).items()))
    bots = tuple(split(terms.bots))
    contest = Contest(game, bots, terms.games, terms.seed, options, terms.time)
    found = hold(contest, runner, terms.results)
    if terms.json:
        print_json(found)
    else:
        show(found, speak)


def show_ladder(game: str, terms: Terms, runner: Runner) -> None:
    """Hold the contests of a ladder, and write its page."""
    contests = rungs(game, terms.games, terms.slow_games or terms.games, terms.seed)
    held = climb(contests, runner, terms.results)
    page = ladder_page(game, speaker("en").text("game-" + game), held)
    if terms.out is not None:
        terms.out.write_text(page, encoding="utf-8")
    if terms.json:
        print_json([report(contest, games) for contest, games in held])
    elif terms.out is None:
        print(page, end="")


def runner_for(processes: int, ray: str) -> Runner:
    """Find where to play: on a cluster if asked, else on all of this machine's cores."""
    return on_ray(ray) if ray else here(processes or cores())


def played(contest: Contest, runner: Runner, log: ResultsLog, title: str) -> list[Played]:
    """Play what is missing in the log, with a bar where a person is watching."""
    missing = log.missing()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=err, transient=True, disable=not err.is_terminal
    ) as bar:
        task = bar.add_task(title, total=contest.games, completed=contest.games - len(missing))
        if missing:
            for game in runner(contest, missing):
                log.note(game)
                bar.advance(task)
    return log.games()


def hold(contest: Contest, runner: Runner, path: Path | None) -> dict[str, Json]:
    """Hold a contest and report on it."""
    contest.check()
    return report(contest, played(contest, runner, ResultsLog(contest, path), "arena"))


Steps = list[tuple[Contest, list[Played]]]
"""The contests of a ladder, each with its games."""


def climb(contests: Sequence[Contest], runner: Runner, folder: Path | None) -> Steps:
    """Hold the contests of a ladder."""
    held: Steps = []
    for contest in contests:
        name = f"{contest.game}-{contest.bots[0]}-{contest.bots[1]}.jsonl"
        log = ResultsLog(contest, folder / name if folder else None)
        held.append((contest, played(contest, runner, log, contest.bots[0])))
    return held


def show(found: dict[str, Json], speak: Words) -> None:
    """Print a report for people."""
    table = Table()
    table.add_column(speak.text("cli-arena-bot"))
    names = ("games", "wins", "interval", "rank", "rating", "decisions", "ms")
    for name in names:
        table.add_column(speak.text("cli-arena-" + name), justify="right")
    lines = found["bots"]
    assert isinstance(lines, list)
    for line in lines:
        assert isinstance(line, dict)
        table.add_row(
            str(line["bot"]),
            str(line["games"]),
            f"{line['win_rate']:.1%}",
            f"{line['low']:.1%}–{line['high']:.1%}",
            f"{line['mean_rank']:.2f}",
            f"{line['rating']:.0f} ({line['rating_low']:.0f}–{line['rating_high']:.0f})",
            str(line["decisions"]),
            f"{line['mean_ms']:.1f}",
        )
    out.print(table)
