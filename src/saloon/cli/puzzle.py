"""`saloon puzzle`: puzzles for one person, made and checked."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from saloon.cli.terminal import Exit, out, print_json, read_file
from saloon.kernel import Message
from saloon.plugins import puzzles
from saloon.words import Words


def show_puzzle(seed: str, size: int, as_json: bool, solved: bool, speak: Words) -> None:
    """Make a puzzle; print it for people, or as the record that can be checked and shared."""
    if as_json:
        print_json(puzzles().record(seed, size))
        return
    for line in puzzles().lines(seed, size):
        out.print(Text(speak.say(line) + plan(line)), soft_wrap=True)
    if solved:
        out.print()
        for line in puzzles().solution(seed, size):
            out.print(Text(speak.say(line)))


def plan(line: Message) -> str:
    """Name the lots of a clue behind its sentence (GH-08)."""
    lots = line.params.get("lots")
    return " [" + ", ".join(map(str, lots)) + "]" if isinstance(lots, tuple) else ""


def check_puzzle(path: Path, as_json: bool, speak: Words) -> None:
    """Prove that a puzzle leaves exactly one town, or show two; status 1 where it does not."""
    towns = puzzles().solutions(read_file(path), path.name)
    if as_json:
        print_json({"towns": [dict(town) for town in towns]})
    else:
        for number, paragraph in enumerate(puzzles().verdict(towns)):
            if number:
                out.print()
            for line in paragraph:
                out.print(Text(speak.say(line)))
    if as_json or len(towns) != 1:
        raise Exit(0 if len(towns) == 1 else 1)
