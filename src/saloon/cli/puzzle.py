"""`saloon puzzle`: solo puzzles of Gads Hill 1874, made and checked."""

from __future__ import annotations

import json
from pathlib import Path

from rich.text import Text

from saloon.cli.terminal import Exit, out, print_json, read_file
from saloon.games.gadshill import puzzle as puzzles
from saloon.games.gadshill.terminal import in_brackets
from saloon.kernel import Json, Message, Refused
from saloon.words import Words


def show_puzzle(seed: str, size: int, as_json: bool, solved: bool, speak: Words) -> None:
    """Make a puzzle; print it for people, or as the record that can be checked and shared."""
    puzzle = puzzles.make(seed, size)
    if as_json:
        print_json(puzzles.to_json(puzzle))
        return
    for line in puzzles.lines(puzzle):
        lots = line.params.get("lots")
        plan = in_brackets(lots) if isinstance(lots, tuple) else ""
        out.print(Text(speak.say(line) + plan), soft_wrap=True)
    if solved:
        (town,) = puzzles.check(puzzle)
        out.print()
        show_town(town, list(town), speak)


def check_puzzle(path: Path, as_json: bool, speak: Words) -> None:
    """Prove that a puzzle leaves exactly one town, or show two; status 1 where it does not."""
    file = read_file(path)
    try:
        data: Json = json.loads(file)
    except (ValueError, RecursionError):
        raise Refused(Message("gh-puzzle-field", {"field": path.name})) from None
    towns = puzzles.check(puzzles.from_json(data))
    if as_json:
        print_json({"towns": [dict(town) for town in towns]})
        raise Exit(0 if len(towns) == 1 else 1)
    if len(towns) == 1:
        out.print(Text(speak.text("gh-puzzle-unique")))
        return
    out.print(Text(speak.text("gh-puzzle-two" if towns else "gh-puzzle-none")))
    if towns:
        one, other = towns
        apart = [building for building in one if one[building] != other[building]]
        for town in towns:
            out.print()
            show_town(town, apart, speak)
    raise Exit(1)


def show_town(town: dict[str, str], buildings: list[str], speak: Words) -> None:
    """Say where buildings stand."""
    for building in buildings:
        stands = Message("gh-puzzle-given", {"building": building, "lot": town[building]})
        out.print(Text(speak.say(stands)))
