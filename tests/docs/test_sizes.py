"""Nothing in the source is longer than a reader holds in the head, and games have one shape."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.games import GAMES
from saloon.plugins import folder
from tests.docs.rooms import ROOT

SOURCE = ROOT / "src" / "saloon"
LONGEST_FILE = 400
LONGEST_FUNCTION = 50
KERNEL = 900
STYLES = 5184
RULED = ("rules", "table", "setup", "scoring", "moves", "refusals")
SHOWN = ("view", "observe", "imagine", "tell", "plugin", "words", "rulebook")


def files(room: Path = SOURCE) -> Iterator[tuple[Path, str]]:
    for file in sorted(room.rglob("*.py")):
        yield file, file.read_text("utf-8")


def test_no_file_is_too_long() -> None:
    assert [str(file) for file, text in files() if text.count("\n") > LONGEST_FILE] == []


def test_no_function_is_too_long() -> None:
    long = [
        f"{file}: {each.name}"
        for file, text in files()
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
        and (each.end_lineno or 0) - each.lineno >= LONGEST_FUNCTION
    ]
    assert long == []


def test_the_kernel_is_what_a_game_is() -> None:
    assert sum([text.count("\n") for _, text in files(SOURCE / "kernel")]) <= KERNEL


def test_components_say_little_of_their_own_looks() -> None:
    """What several need is a block of `web/src/style`; a component says only what is its own."""
    components = [file.read_text("utf-8") for file in (ROOT / "web" / "src").rglob("*.svelte")]
    own = [
        style for text in components for style in re.findall(r"<style>\n(.*?)</style>", text, re.S)
    ]
    assert len(own) > 100
    assert sum([style.count("\n") for style in own]) <= STYLES


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_who_knows_one_game_finds_the_way_in_the_others(game: str) -> None:
    there = {each.stem for each in folder(game).iterdir()}
    assert [role for role in RULED + SHOWN if role not in there] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_constant_of_a_game_is_said_once(game: str) -> None:
    """Whoever meets a name in one file knows what it is in the others."""
    said = Counter(
        [
            each.target.id
            for _, text in files(folder(game))
            for each in ast.parse(text).body
            if isinstance(each, ast.AnnAssign)
            and isinstance(each.target, ast.Name)
            and each.target.id.isupper()
        ]
    )
    assert [name for name, places in said.items() if places > 1] == []
