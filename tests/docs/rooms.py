"""Draw the rooms of the house from the import contracts, so that the drawing cannot lie.

python -m tests.docs.rooms      writes docs/rooms.svg
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DRAWING: Final = ROOT / "docs" / "rooms.svg"
WIDE: Final = 760
MARGIN: Final = 24
HEAD: Final = 34
ROW: Final = 58
BOX: Final = 38
GAP: Final = 10


@dataclass(frozen=True)
class House:
    """A package and its rooms, the upper ones first; those of one row do not know each other."""

    name: str
    rows: tuple[tuple[str, ...], ...]


def houses() -> list[House]:
    """Read every contract that says which rooms lie above which."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [
        House(container, tuple(row(container, layer) for layer in contract["layers"]))
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
    ]


def row(container: str, layer: str) -> tuple[str, ...]:
    """Split a layer (`a | b`) into the rooms that are there; what may be missing has brackets."""
    folder = ROOT / "src" / container.replace(".", "/")
    there = {each.stem for each in folder.iterdir()}
    return tuple(room for room in re.findall(r"\w+", layer) if room in there)


def drawing() -> str:
    """Make the picture: a row a layer, and an arrow that points the way imports go."""
    parts: list[str] = []
    top = MARGIN
    for house in houses():
        parts += drawn(house, top)
        top += HEAD + ROW * len(house.rows) + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {top}" role="img"'
            ' font-family="system-ui, sans-serif" font-size="15">',
            "<title>The rooms: each may import from the rows below it, never from above</title>",
            f'<rect width="{WIDE}" height="{top}" fill="#f4e9d2"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def drawn(house: House, top: int) -> list[str]:
    left = MARGIN + 26
    height = ROW * len(house.rows)
    parts = [
        f'<text x="{MARGIN}" y="{top + 18}" font-weight="700" fill="#2a1c12">{house.name}</text>',
        arrow(MARGIN + 8, top + HEAD, top + HEAD + height - (ROW - BOX)),
    ]
    for number, rooms in enumerate(house.rows):
        width = (WIDE - left - MARGIN - GAP * (len(rooms) - 1)) // len(rooms)
        y = top + HEAD + ROW * number
        for place, room in enumerate(rooms):
            x = left + place * (width + GAP)
            parts.append(
                f'<rect x="{x}" y="{y}" width="{width}" height="{BOX}" rx="5"'
                ' fill="#fffaf0" stroke="#8f6414"/>'
            )
            parts.append(
                f'<text x="{x + width // 2}" y="{y + 24}" text-anchor="middle"'
                f' fill="#2a1c12">{room}</text>'
            )
    return parts


def arrow(x: int, start: int, end: int) -> str:
    return (
        f'<path d="M{x} {start}V{end}m-5 -8l5 8l5 -8" fill="none"'
        ' stroke="#8f6414" stroke-width="2"/>'
    )


if __name__ == "__main__":
    DRAWING.write_text(drawing(), "utf-8")
