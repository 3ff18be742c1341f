"""A game from somebody else's package, installed by its path, climbs the ladder and is played.

No shared file knows of it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.words import LANGUAGES
from tests import deals
from tests.examples.installed import ROOT, install

SHARED = ("src", "web/src", "tests/conformance", "pyproject.toml", "build_client.py", "dev.py")
RUNGS = ("golden", "laws", "secrecy", "wire")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def run(site: Path, *command: str, typed: str = "") -> str:
    """Run a command where the package is installed."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_it_climbs_the_ladder(site: Path) -> None:
    rungs = [f"tests/conformance/test_{rung}.py" for rung in RUNGS]
    said = run(site, *("pytest", "-n0", "-vv", "-p", "no:cacheprovider", "-k", "talltale"), *rungs)
    for rung in rungs:
        assert re.search(f"^{rung}::.*talltale.* PASSED", said, re.MULTILINE), rung


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal(site: Path, lang: str) -> None:
    play = ("tests.deals", str(deals.here.file), "play", "talltale", "--bots", "regular")
    said = run(site, *play, "--lang", lang, typed="rules\n" + "1\n" * 60)
    assert "TT-08" in said
    assert "┃" in said


def test_the_search_bot_plays_it(site: Path) -> None:
    bots = ("--bots", "cardsharp,random")
    said = run(site, "saloon.cli", "simulate", "talltale", "--players", "2", "--games", "1", *bots)
    assert said


def test_no_shared_file_names_it() -> None:
    listed = subprocess.run(
        ["git", "grep", "-il", "tall *tale", "--", *SHARED],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert listed.stdout == ""
