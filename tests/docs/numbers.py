"""Write down what the numbers of each game mean, from the game itself.

python -m tests.docs.numbers      writes the tables into docs/research/
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from saloon import plugins
from saloon.learned.numbering import Field
from saloon.research.numbers import numbered, numbering_of

FOLDER: Final = Path(__file__).parents[2] / "docs" / "research"
BEGIN: Final = "<!-- made by tests.docs.numbers -->"
END: Final = "<!-- until here -->"


def page(game: str) -> Path:
    return FOLDER / f"{game}.md"


def tables(game: str) -> str:
    """Make the tables of a game: observation, secrets, moves."""
    numbering = numbering_of(game)
    moves = cast(tuple[tuple[str, int], ...], plugins.part(game, "numbering:MOVES"))
    assert sum(count for _, count in moves) == numbering.actions
    parts = [
        BEGIN,
        f"## The observation: {numbering.size} bytes",
        *fields(numbering.observation),
        "",
        f"## The secrets: {sum(each.size for each in numbering.secrets)} bytes",
        *fields(numbering.secrets),
        "",
        f"## The moves: {numbering.actions} numbers",
        "| from | to | move |",
        "|---:|---:|---|",
    ]
    at = 0
    for name, count in moves:
        parts.append(f"| {at} | {at + count - 1} | {name} |")
        at += count
    return "\n".join([*parts, END])


def fields(described: tuple[Field, ...]) -> list[str]:
    rows = ["| from | bytes | 0 to | levels | what |", "|---:|---:|---:|---:|---|"]
    at = 0
    for each in described:
        levels = each.steps or ""
        rows.append(f"| {at} | {each.size} | {each.most} | {levels} | {each.name} |")
        at += each.size
    return rows


def renewed(game: str) -> str:
    """Give the page of a game with its tables as they are now."""
    before, _, rest = page(game).read_text("utf-8").partition(BEGIN)
    return before + tables(game) + rest.partition(END)[2]


if __name__ == "__main__":
    for each in numbered():
        page(each).write_text(renewed(each), "utf-8")
