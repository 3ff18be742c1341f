"""The command `saloon`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from saloon.cli import arena as arena_command
from saloon.cli import bench as bench_command
from saloon.cli import bots as bots_command
from saloon.cli import clauses as clauses_command
from saloon.cli import hosting, records
from saloon.cli import puzzle as puzzle_command
from saloon.cli import rules as rules_command
from saloon.cli import simulate as simulate_command
from saloon.cli.arguments import (
    Flag,
    Json,
    Options,
    check_place,
    complaint,
    exact,
    language,
    split,
)
from saloon.cli.exercises import TerminalExercises
from saloon.cli.learn import TerminalLesson
from saloon.cli.play import TerminalGame
from saloon.cli.terminal import (
    Exit,
    complain,
    game_named,
    mend_streams,
    options_given,
    out,
    print_json,
    speaker,
    stop_writing,
)
from saloon.kernel import Message, Refused
from saloon.words import Unsayable

app = App(
    name="saloon",
    help="Three out-of-print games, played again.",
    version_flags=["--version"],
    default_parameter=Parameter(converter=exact),
    console=out,
)


@app.command
def play(
    game: str,
    /,
    *,
    players: int = 3,
    bots: str = "sensible",
    option: Options = None,
    save: Path | None = None,
    nonce: str = "",
    components: Path | None = None,
    lang: str | None = None,
) -> None:
    """Play in the terminal, against bots.

    Args:
        game: one of the installed games
        players: how many players, including you
        bots: one for all other seats, or one for each, separated by commas
        option: a table option as name=value; can be repeated
        save: write the record of the finished game to this file
        nonce: a word of your own that goes into the draws
        components: a file with your own components
        lang: en, de, fr, it or nl
    """
    if save is not None:
        check_place(save)
    table = TerminalGame(
        game_named(game, components),
        players,
        split(bots),
        options_given(option or []),
        nonce,
        speaker(lang),
    )
    table.run()
    if save is not None:
        table.save(save)


@app.command
def learn(
    game: str, /, *, exercises: Flag = False, number: int | None = None, lang: str | None = None
) -> None:
    """Learn a game by playing it: a guided first game, then you play on from where it ends.

    Args:
        game: one of the installed games
        exercises: solve small positions with one clear best move instead
        number: the exercise to begin with; 1 if none is named
        lang: en, de, fr, it or nl
    """
    if exercises or number is not None:
        TerminalExercises(game_named(game).name, speaker(lang)).run(number or 1)
    else:
        TerminalLesson(game_named(game).name, speaker(lang)).run()


@app.command
def simulate(
    game: str,
    /,
    *,
    players: int = 4,
    games: int = 100,
    seed: int = 1,
    bots: str = "sensible",
    option: Options = None,
    out: Path | None = None,
    components: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots play many games, fair and repeatable.

    Args:
        game: one of the installed games
        players: seats at the table
        games: how many games
        seed: the same seed gives the same games
        bots: one for all seats, or one for each, separated by commas
        option: a table option as name=value; can be repeated
        out: write the record of each game into this folder
        components: a file with your own components
        json: print one JSON document
    """
    if games < 1:
        raise Refused(Message("cli-games-least"))
    report = simulate_command.simulate(
        game_named(game, components),
        players,
        games,
        seed,
        split(bots),
        options_given(option or []),
        out,
    )
    if json:
        print_json(report)
    else:
        for name, value in report.items():
            print(f"{name:22}{value}")


@app.command
def bots(game: str, /, *, json: Json = False, lang: str | None = None) -> None:
    """List the bots of a game, best last, with a line about each.

    Args:
        game: one of the installed games
        json: print one JSON document
        lang: en, de, fr, it or nl
    """
    bots_command.show(game_named(game).name, json, speaker(lang))


Terms = Annotated[arena_command.Terms, Parameter(name="*")]


@app.command
def arena(
    game: str,
    /,
    *,
    terms: Terms = arena_command.Terms(),  # noqa: B008 - they cannot be changed
) -> None:
    """Let bots compete: every deal once from each seat, with intervals and ratings.

    Args:
        game: one of the installed games
    """
    arena_command.run(game_named(game).name, terms)


@app.command
def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    step: int | None = None,
    components: Path | None = None,
    lang: str | None = None,
) -> None:
    """Tell a recorded game in words, and show the table.

    Args:
        file: the record of a game
        seat: as this seat saw it (0 is the first); as a spectator if not given
        step: up to this step
        components: the file of components it was played with, if they were custom
        lang: en, de, fr, it or nl
    """
    records.show_replay(file, seat, step, components, speaker(lang))


@app.command
def verify(
    file: Path,
    /,
    *more: Path,
    commitment: str = "",
    nonce: Annotated[list[str] | None, Parameter(name="--nonce", negative=())] = None,
    components: Path | None = None,
    lang: str | None = None,
) -> None:
    """Recompute every draw of a record and replay every move; exits with 1 if one doesn't match.

    Args:
        file: the record of a game
        more: records of more games
        commitment: the hash you noted before the first draw
        nonce: what a seat added, as you noted it: SEAT=HEX (0 is the first); can be repeated
        components: the file of components they were played with, if they were custom
        lang: en, de, fr, it or nl
    """
    notes = records.noted(commitment, nonce or [])
    records.check([file, *more], notes, components, speaker(lang))


Shown = Annotated[rules_command.Shown, Parameter(name="*")]


@app.command
def rules(game: str, clause: str | None = None, /, *, shown: Shown = rules_command.WHOLE) -> None:
    """Print the rulebook of a game, or one clause of it.

    Args:
        game: one of the installed games
        clause: its number, such as KB-44
    """
    rules_command.show_rules(game_named(game).name, clause, speaker(shown.lang), shown)


@app.command
def puzzle(
    *,
    seed: str = "1",
    size: int = 12,
    check: Path | None = None,
    solution: Flag = False,
    json: Json = False,
    lang: str | None = None,
) -> None:
    """Make a solo puzzle, or check one.

    Args:
        seed: the same seed and size give the same puzzle
        size: how many buildings to find
        check: prove that the puzzle in this file has one solution, or show two; exits with 1 if not
        solution: print the solution too
        json: print one JSON document, which you can check and share
        lang: en, de, fr, it or nl
    """
    if check is not None:
        puzzle_command.check_puzzle(check, json, speaker(lang))
    else:
        puzzle_command.show_puzzle(seed, size, json, solution, speaker(lang))


@app.command
def clauses(*, json: Json = False, lang: str | None = None) -> None:
    """Run the tests of the rulebooks and list which clauses are proved.

    Args:
        json: print one JSON document
        lang: en, de, fr, it or nl
    """
    speak = speaker(lang)
    report = clauses_command.clause_report(speak)
    if json:
        print_json(report)
    else:
        clauses_command.show_clauses(report, speak)


@app.command
def bench(
    *,
    search: Flag = False,
    peers: Flag = False,
    quick: Flag = False,
    json: Json = False,
) -> None:
    """Measure how fast the rules are, or how fast the bots search.

    Args:
        search: measure the search instead of the rules
        peers: measure other libraries in the same run, with ours in every way they are played
        quick: just try it out; the figures of such a short run mean little
        json: print one JSON document
    """
    module = "bench.search" if search else "bench.peers" if peers else "bench.rules"
    bench_command.run(module, peers, quick, json, speaker(None))


for command in hosting.COMMANDS:
    app.command(command, config=hosting.ENVIRONMENT)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; whatever is wrong with its input is said in one line."""
    mend_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = carry_out(given)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read it has left
        stop_writing()
        status = 0
    except OSError as problem:
        if problem.filename is None:  # it came of what was printed
            stop_writing()
        place = f"{problem.filename}: " if problem.filename else ""
        complain(f"{place}{problem.strerror}")
        status = 2
    if status:
        sys.exit(status)


def carry_out(arguments: Sequence[str]) -> int:
    """Run the command and give its status."""
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except Exit as way_out:
        return way_out.status
    except Refused as refusal:
        said = speaker(language(arguments)).say(refusal.message)
    except Unsayable as problem:
        said = str(problem)
    except CycloptsError as problem:
        message = complaint(problem, app)
        speak = speaker(language(arguments))
        said = speak.say(message) if message else " ".join(str(problem).split())
    except KeyboardInterrupt:
        return 130
    else:
        return 0
    complain(said)
    return 2
