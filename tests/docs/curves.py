"""Draw how champions grew stronger, from what their files say, so that the drawing cannot lie.

python -m tests.docs.curves      writes docs/champions.svg
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saloon.bots.champion import CHAMPION, Champion
from saloon.bots.roster import BOTS
from saloon.kernel import Json

DRAWING: Final = Path(__file__).parents[2] / "docs" / "champions.svg"
WIDE: Final = 760
HIGH: Final = 340
LEFT: Final = 56
RIGHT: Final = 150
TOP: Final = 24
FOOT: Final = 48
COLOURS: Final = ("#8f3b1b", "#1f5f8b", "#3d6b2f")
DASHES: Final = ("", "8 4", "2 4")
EVEN: Final = 1 / 3


@dataclass(frozen=True)
class Point:
    """A contest on the way: after how many million decisions, and what was won."""

    millions: float
    share: float
    low: float
    high: float


def number(line: Json, name: str) -> float:
    assert isinstance(line, dict)
    return float(str(line[name]))


def curves() -> dict[str, list[Point]]:
    """Read every champion's contests with two `sensible`."""
    found: dict[str, list[Point]] = {}
    for game, bots in BOTS.items():
        bot = bots.get(CHAMPION)
        if isinstance(bot, Champion):
            lines = bot.network.about["curve"]
            assert isinstance(lines, list)
            found[game] = [
                Point(
                    number(line, "decisions") / 1e6,
                    number(line, "win_rate"),
                    number(line, "low"),
                    number(line, "high"),
                )
                for line in lines
            ]
    return found


def drawing() -> str:
    """Make the picture: a line a champion, and strokes for its intervals of 95 %."""
    all_curves = curves()
    most = max(point.millions for points in all_curves.values() for point in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"'
        ' font-family="system-ui, sans-serif" font-size="14">',
        "<title>Share of wins against two sensible players, by decisions learned from</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffaf0"/>',
        *frame(most),
    ]
    for order, (game, points) in enumerate(all_curves.items()):
        parts += curve(game, points, most, order)
    return "\n".join([*parts, "</svg>", ""])


def across(millions: float, most: float) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * millions / most


def up(share: float) -> float:
    return HIGH - FOOT - (HIGH - FOOT - TOP) * share


def frame(most: float) -> list[str]:
    """Draw what the lines are read off by."""
    parts = []
    for tenths in range(0, 11, 2):
        at = up(tenths / 10)
        parts += [
            f'<path d="M{LEFT} {at:.1f}H{WIDE - RIGHT}" stroke="#d8cdb8"/>',
            f'<text x="{LEFT - 8}" y="{at + 5:.1f}" text-anchor="end">{10 * tenths} %</text>',
        ]
    for part in range(5):
        millions = most * part / 4
        parts.append(
            f'<text x="{across(millions, most):.1f}" y="{HIGH - FOOT + 20}" text-anchor="middle">'
            f"{millions:.0f} M</text>"
        )
    return [
        *parts,
        f'<path d="M{LEFT} {up(EVEN):.1f}H{WIDE - RIGHT}" stroke="#5c5346"/>',
        f'<text x="{WIDE - RIGHT + 8}" y="{up(EVEN) + 5:.1f}">even</text>',
        f'<text x="{(LEFT + WIDE - RIGHT) // 2}" y="{HIGH - 8}" text-anchor="middle">'
        "decisions learned from</text>",
    ]


def curve(game: str, points: list[Point], most: float, order: int) -> list[str]:
    """Draw one champion's line."""
    colour = COLOURS[order % len(COLOURS)]
    places = [(across(point.millions, most), up(point.share)) for point in points]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    strokes = "".join(
        f"M{x:.1f} {up(point.low):.1f}V{up(point.high):.1f}"
        for point, (x, _) in zip(points, places, strict=True)
    )
    end = places[-1]
    return [
        f'<path d="{strokes}" stroke="{colour}" stroke-opacity=".4" stroke-width="3"/>',
        f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5"'
        f' stroke-dasharray="{DASHES[order % len(DASHES)]}"/>',
        f'<text x="{end[0] + 8:.1f}" y="{end[1] + 5:.1f}" fill="{colour}">{game}</text>',
    ]


if __name__ == "__main__":
    DRAWING.write_text(drawing(), "utf-8")
