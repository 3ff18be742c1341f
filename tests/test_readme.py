"""The snippet in the README does what it says, and so does every command it lists.

The commands go through dev.py, in a small checkout whose uv hands out this Python: once with the
source, once with the compiled package and without the tools that only the tests need.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import pytest

from saloon.arena import Contest, ResultsLog, play_game, rungs
from saloon.cli import app, main
from saloon.server.store.engine import opened, upgrade
from tests.server import postgres

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
TEXT = README.read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
LISTED = re.findall(r"^saloon .*", TEXT, re.MULTILINE)
COMMANDS = [each.removeprefix("saloon ") for line in LISTED for each in line.split(" · ")]
LEFT_OUT = {"--ray", "--peers"}
"""What needs more than is installed for the tests."""
SMALL = {
    "--players": "3",
    "--games": "3",
    "--slow-games": "3",
    "--time": "0.005",
    "--seat": "1",
    "--step": "5",
    "--seed": "7",
    "--size": "4",
    "--number": "2",
    "--port": "0",
    "--host": "127.0.0.1",
}
URLS = ("URL", "FROM", "TO")
PLACEHOLDERS = {"GAME": "katzenjammer", "CLAUSE": "KB-44", "a,b,…": "random,random,sensible"}
EITHER = {"--check", "--search"}
"""What asks for something else altogether: run with it and without."""
UV = r"""
import os, pathlib, shlex, sys
if sys.argv[1:] == ["--version"]:
    sys.exit(print("uv 0.13.7"))
programs = pathlib.Path(os.environ["UV_PROJECT_ENVIRONMENT"], "bin")
programs.mkdir(parents=True, exist_ok=True)
compiled = "HATCH_BUILD_HOOK_ENABLE_MYPYC" in os.environ
package = shlex.quote(os.environ["COMPILED" if compiled else "SOURCE"])
python = f"#!/bin/sh\nPYTHONPATH={package} exec {shlex.quote(sys.executable)}"
for name in ("python", "saloon", "ruff", "mypy", "lint-imports", "pytest"):
    program = programs / name
    program.write_text(python + " -m saloon.cli" * (name == "saloon") + ' "$@"')
    program.chmod(0o755)
"""
ONE_TEST = """
import pytest
from saloon.games import GAMES

@pytest.mark.clause("KB-01")
def test_it_is_there():
    assert "katzenjammer" in GAMES
"""


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_snippet_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(SNIPPETS[number], f"README snippet {number}", "exec"), {})
    assert re.match(r"(mice|deck) \(", capsys.readouterr().out)


def test_there_is_a_snippet() -> None:
    assert SNIPPETS


@dataclass
class Checkout:
    """A checkout of few tests, with everything that the commands of the README are given."""

    root: Path
    variables: dict[str, str]

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, str(self.root / "dev.py"), "run", *arguments]

    def run(self, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            cwd=self.root.parent,
            env=self.variables,
            input=given,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """Commands play on the source as it is."""
    return checkout(tmp_path_factory.mktemp("source"), {"SALOON_PLAIN": "1"})


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory, compiled: Path) -> Checkout:
    """Commands play on the compiled package, where there is no pytest."""
    place = tmp_path_factory.mktemp("fast")
    (place / "bare").mkdir()
    (place / "bare" / "pytest.py").write_text("raise ImportError('it is not installed here')\n")
    package = os.pathsep.join([str(compiled), str(place / "bare")])
    made = checkout(place, {"COMPILED": package})
    done = subprocess.run(
        [sys.executable, str(made.root / "dev.py"), "compile"],
        env=made.variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return made


def checkout(place: Path, variables: dict[str, str]) -> Checkout:
    """Lay out a checkout, and a uv that makes its environments of what is there."""
    root, programs = place / "checkout", place / "path"
    (root / "tests").mkdir(parents=True)
    programs.mkdir()
    for name in ("dev.py", "pyproject.toml", "uv.lock", "build_client.py", "README.md"):
        shutil.copy(ROOT / name, root)
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, root)
    for name in ("src", "bench"):
        (root / name).symlink_to(ROOT / name, target_is_directory=True)
    for name in ("__init__.py", "conftest.py", "compiled.py", "deals.py", "sample.py"):
        shutil.copy(ROOT / "tests" / name, root / "tests")
    (root / "tests" / "test_one.py").write_text(ONE_TEST)
    (place / "uv.py").write_text(UV)
    (programs / "uv").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{place / "uv.py"}" "$@"\n')
    (programs / "uv").chmod(0o755)
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    database = f"sqlite:///{place / 'saloon.db'}"
    engine = opened(database, 1.0)
    upgrade(engine)
    engine.dispose()
    chosen = {"HOME": str(place), "PATH": path, "LANG": "C.UTF-8", "SALOON_DB": database}
    return Checkout(root, {**chosen, "SOURCE": str(root / "src"), **variables})


def variants(line: str) -> list[list[str]]:
    """Write a line of the README out: with everything in brackets, but one of what excludes."""
    words = line.replace("[", "").replace("]", "").split()
    groups: list[list[str]] = []
    for word in words:
        if word.startswith("--") or not groups or not groups[-1][0].startswith("--"):
            groups.append([word])
        else:
            groups[-1].append(word)
    groups = [group for group in groups if group[0] not in LEFT_OUT | {"…"}]
    with_all = [word for group in groups for word in group]
    without = [word for group in groups if group[0] not in EITHER for word in group]
    return [without] if with_all == without else [without, with_all]


def filled(words: list[str], place: Path, files: dict[str, Path]) -> list[str]:
    """Give every placeholder a small value; one that is unknown here fails."""
    given = []
    for before, word in zip(["", *words], words, strict=False):
        if before in SMALL:
            given.append(SMALL[before])
        elif word in ("FILE", "DIR", *URLS):
            known = files.get(f"{words[0]} {before}".strip(), place / "new")
            given.append(f"sqlite:///{known}" if word in URLS else str(known))
        else:
            given.append(PLACEHOLDERS.get(word, word))
    for word in given:
        assert not re.fullmatch("[A-Z]+", word), f"{word}: say here what stands for it"
    return given


CASES = [words for line in COMMANDS for words in variants(line)]


@pytest.mark.parametrize("kind", ["source", "fast"])
@pytest.mark.parametrize("words", CASES, ids=" ".join)
def test_every_command_runs_as_the_readme_says(
    words: list[str], kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    made: Checkout = request.getfixturevalue(kind)
    arguments = filled(words, tmp_path, prepared(words, made, tmp_path))
    if words[0] == "serve":
        serve(made, arguments)
        return
    if words[0] == "bot-worker":
        let_think(made)
        return
    answers = 60 if arguments[0] == "learn" else 3000  # through a lesson, or a whole game
    done = made.run(*arguments, given="1\n" * answers)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    assert "Traceback" not in done.stderr
    assert done.stdout or (tmp_path / "new").read_text("utf-8")
    if "--json" in words:
        check_report(words, json.loads(done.stdout), compiled=kind == "fast")


def check_report(words: list[str], report: dict[str, object], compiled: bool) -> None:
    """Hold to its word what speaks of the tests and of the compiled package."""
    if words[0] == "clauses":
        found = report["katzenjammer"]
        assert isinstance(found, dict)
        assert found["tested"] == 1
    if words[0] == "bench":
        assert report["compiled"] is compiled
        assert "--search" in words or report.get("same_checksum", True) is True


def prepared(words: list[str], made: Checkout, place: Path) -> dict[str, Path]:
    """Make the files that a command reads."""
    if words[0] in ("replay", "verify"):
        simulate = ["simulate", "katzenjammer", "--players", "2", "--games", "1"]
        main([*simulate, "--bots", "random", "--out", str(place)])
        (record,) = place.glob("*.json")
        return {f"{words[0]} {words[0]}": record}
    if words[0] == "copy":
        return {"copy copy": Path(made.variables["SALOON_DB"].removeprefix("sqlite:///"))}
    if words[0] == "restore":
        copy = place / "copy.db"
        assert made.run("backup", str(copy)).returncode == 0
        return {"restore restore": copy}
    if "--check" in words:
        puzzle = place / "puzzle.json"
        puzzle.write_text(made.run("puzzle", "--size", "4", "--json").stdout, "utf-8")
        return {"puzzle --check": puzzle}
    if "--ladder" in words:  # its games are in the log already: the strongest think long
        game = play_game(Contest("katzenjammer", ("random",) * 3, 3, 1), 0)
        for contest in rungs("katzenjammer", 3, 3, 1):
            name = f"{contest.game}-{contest.bots[0]}-{contest.bots[1]}.jsonl"
            log = ResultsLog(contest, place / "results" / name)
            for number in range(3):
                log.note(replace(game, number=number, seats=list(contest.seats(number))))
        return {"arena --results": place / "results"}
    return {}


def let_think(made: Checkout) -> None:
    """Let bots think for a PostgreSQL, and stop."""
    if postgres.missing():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(postgres.missing())
    with postgres.cluster() as database, served(made, database.url("postgres")):
        worker = subprocess.Popen(
            made.command("bot-worker", "--db", database.url("postgres"), "--workers", "2"),
            env=made.variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "2\n"
            worker.send_signal(signal.SIGTERM)
            assert worker.wait(60) in (0, -signal.SIGTERM)
        finally:
            worker.kill()
            worker.communicate()


def serve(made: Checkout, arguments: list[str]) -> None:
    """Start the server, ask whether it is well, and stop it."""
    with started(made, arguments):
        pass


def served(made: Checkout, database: str) -> AbstractContextManager[None]:
    """Have a server for a worker: it waits until there is one."""
    return started(made, ["serve", "--db", database, "--port", "0"])


@contextmanager
def started(made: Checkout, arguments: list[str]) -> Iterator[None]:
    """Have a server that is well, and stop it in the end."""
    server = subprocess.Popen(
        made.command(*arguments),
        env=made.variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert httpx.get(f"{address}health", timeout=30).status_code == 200
        yield
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) in (0, -signal.SIGTERM)
    finally:
        server.kill()
        server.communicate()


def test_every_command_is_listed() -> None:
    listed = {line.split()[0] for line in COMMANDS}
    assert listed == {name for name in app if not name.startswith("-")}
