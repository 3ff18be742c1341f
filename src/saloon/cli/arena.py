"""`saloon arena`: contests between bots, and the ladder of the levels."""

from __future__ import annotations

from collections.abc import Sequence
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
)
from saloon.cli.terminal import err, out
from saloon.kernel import Json
from saloon.words import Words


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


def page(held: Steps, title: str) -> str:
    """Write the page of a ladder."""
    return ladder_page(held[0][0].game, title, held)


def reports(held: Steps) -> list[Json]:
    """Report on each step of a ladder."""
    return [report(contest, games) for contest, games in held]


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
