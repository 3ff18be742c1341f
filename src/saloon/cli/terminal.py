"""What the commands share: the two consoles, progress, the language, a clean way out."""

from __future__ import annotations

import io
import json
import locale
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn, TypeVar

from rich.console import Console
from rich.progress import track
from rich.text import Text

from saloon.games import FROM_FILE, GAMES
from saloon.kernel import Game, Json, Message, Refused
from saloon.words import LANGUAGES, Words, words

T = TypeVar("T")
LARGEST = 64_000_000
"""No record, puzzle or log of results comes near this many bytes."""


class Exit(Exception):  # noqa: N818 - it is a way out, not a fault
    """The command ends here, with this status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class PipedConsole(Console):
    """A console whose reader may leave, as `head` does."""

    def on_broken_pipe(self) -> None:
        stop_writing()
        raise Exit(0)


out = PipedConsole(highlight=False)
err = PipedConsole(stderr=True, highlight=False)


def mend_streams() -> None:
    """Let a closed stream read as empty or take what is written, and every letter pass."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - it stays open
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def stop_writing() -> None:
    """Send what is still to be written nowhere: nobody reads it, or nothing holds it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def read_file(path: Path) -> bytes:
    """Read a file of reasonable size; what cannot be read is said in a sentence."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError:
        raise Refused(Message("cli-no-file", {"file": str(path)})) from None
    if len(data) > LARGEST:
        raise Refused(Message("cli-too-large", {"file": str(path)}))
    return data


def complain(message: str) -> None:
    """Say one line on standard error; where it cannot be said, the status tells."""
    try:
        err.print(message, markup=False, soft_wrap=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def leave(message: str, status: int = 2) -> NoReturn:
    """Say one line on standard error and end."""
    complain(message)
    raise Exit(status)


def print_json(data: Json) -> None:
    """Print exactly one JSON document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def progress(items: Iterable[T], title: str) -> Iterator[T]:
    """Go through long work, with a bar where a person is watching."""
    if err.is_terminal:
        yield from track(items, title, console=err, transient=True)
    else:
        yield from items


def prompt(speak: Words) -> str:
    """Read a line; whoever closes the input leaves."""
    try:
        text = out.input(speak.text("cli-choose") + " ").strip()
    except EOFError:
        text = "q"
    if text.lower() == "q":
        out.print(Text(speak.text("cli-bye")))
        raise Exit(0)
    return text


def speaker(lang: str | None) -> Words:
    """Find the words to use: as asked, else the language of the system, else English."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise Refused(
                Message("cli-unknown-language", {"language": lang, "known": ", ".join(LANGUAGES)})
            )
        return words(lang)
    system = os.environ.get("SALOON_LANG") or locale.getlocale()[0] or "en"
    return words(system[:2].lower() if system[:2].lower() in LANGUAGES else "en")


def game_named(name: str, components: Path | None = None) -> Game:
    """Find a game by its name; with a host's own components, if a file of them is given."""
    if name not in GAMES:
        raise Refused(Message("cli-unknown-game", {"game": name, "known": ", ".join(GAMES)}))
    if components is None:
        return GAMES[name]
    if name not in FROM_FILE:
        raise Refused(Message("cli-no-components", {"known": ", ".join(FROM_FILE)}))
    read_file(components)  # the rules read it whole, however large it is
    return FROM_FILE[name](components)


def options_given(given: Iterable[str]) -> dict[str, str]:
    """Read `--option name=value`."""
    chosen: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Refused(Message("cli-option-form", {"text": text}))
        if name in chosen:
            raise Refused(Message("cli-option-twice", {"option": name}))
        chosen[name] = value
    return chosen


def checkout(folder: str, speak: Words) -> Path:
    """Find the project's own folder, where tests and measurements are."""
    root = Path(os.environ.get("SALOON_ROOT") or Path(__file__).parents[3])
    if not (root / folder).is_dir():
        leave(speak.text("cli-no-checkout"))
    return root
