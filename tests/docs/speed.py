"""Write down how fast ours and other libraries' games are, from what one run of the bench said.

    python3 dev.py bench --peers --json > FILE
    python -m tests.docs.speed [FILE]

The first keeps nothing; the second keeps what FILE says in docs/research/speed.json, and makes the
tables of docs/research/speed.md and the plot beside it from what is kept.
"""

from __future__ import annotations

import json
import sys
from math import log10
from pathlib import Path
from typing import Any, Final

from bench.peers import OURS, WAYS, rivals
from saloon.games import GAMES
from saloon.words.rulebooks import rulebook

FOLDER: Final = Path(__file__).parents[2] / "docs" / "research"
DATA: Final = FOLDER / "speed.json"
PAGE: Final = FOLDER / "speed.md"
PLOT: Final = FOLDER / "speed.svg"
BEGIN: Final = "<!-- made by tests.docs.speed -->"
END: Final = "<!-- until here -->"
TITLES: Final = {
    "loop": "The whole loop in compiled code",
    "stepped": "Stepped from a scripting language",
    "environment": "As an environment, with observations and legal moves",
    "pyspiel": "Written in Python, behind OpenSpiel's interface",
    "batch": "In batches, with observations",
}
WIDE: Final = 860
LEFT: Final = 330
RIGHT: Final = 90
ROW: Final = 19
LEAST, MOST = 3, 7
"""The axis goes from a thousand to ten million."""


def kept() -> dict[str, Any]:
    """Read the run that is kept."""
    found: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
    return found


def title(game: str) -> str:
    """Call a game of ours by its name, any other as its library does."""
    return rulebook(game, "en").title if game in GAMES else f"`{game}`"


def times(mine: int, theirs: int) -> str:
    """Say how many times as fast ours is, and where it is behind."""
    ratio = mine / theirs
    shown = f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"
    return f"{shown} ×" if ratio >= 1 else f"**{shown} ×, behind**"


def tables(found: dict[str, Any]) -> str:
    """Make a table a way: every peer, and ours beside it."""
    parts = [BEGIN, *circumstances(found)]
    for way in WAYS:
        ours, theirs = rivals(found, way)
        names = [title(game) for game in ours]
        parts += [
            *("", f"## {TITLES[way]}", ""),
            f"| library | game | players | decisions/s | {' | '.join(names)} |",
            f"|---|---|---:|---:|{'---:|' * len(names)}",
            f"| **{OURS}** | | | | {' | '.join([f'{rate:,}' for rate in ours.values()])} |",
        ]
        for row in theirs:
            rate = row["decisions_per_second"]
            ratios = " | ".join([times(mine, rate) for mine in ours.values()])
            where = f"{row['who']} | `{row['game']}` | {row['players']}"
            parts.append(f"| {where} | {rate:,} | {ratios} |")
    parts += ["", *[f"- {name}: {why}" for name, why in found["missing"].items()]]
    return "\n".join([*parts, END])


def circumstances(found: dict[str, Any]) -> list[str]:
    """Say when and with what it was measured."""
    before, after = found["load_before_and_after"]
    versions = ", ".join([f"{name} {number}" for name, number in found["versions"].items()])
    how = "compiled" if found["compiled"] else "as source"
    return [
        f"Measured on {found['date']}, ours {how}, on {found['processors']} cores with a load of"
        f" {before} before and {after} after the run, {found['blocks']} blocks of"
        f" {found['seconds_a_block']} s each by turns. Versions: {versions}.",
    ]


def plot(found: dict[str, Any]) -> str:
    """Draw a bar for each game of each library, on an axis of powers of ten."""
    parts: list[str] = []
    at = 34
    for way in WAYS:
        parts.append(f'<text x="12" y="{at}" font-weight="bold">{TITLES[way]}</text>')
        at += ROW + 3
        rows = [row for row in found["rows"] if row["way"] == way]
        for row in sorted(rows, key=lambda row: -row["decisions_per_second"]):
            parts += bar(row, at)
            at += ROW
        at += 14
    high = at + 14
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img"'
            ' font-family="system-ui, sans-serif" font-size="13">',
            "<title>Decisions a second of processor time, random self-play, one run</title>",
            f'<rect width="{WIDE}" height="{high}" fill="#fffaf0"/>',
            *axis(high),
            *parts,
            "</svg>",
            "",
        ]
    )


def across(rate: float) -> float:
    """Tell how far a bar reaches; one below the axis is a sliver."""
    share = (log10(max(rate, 1)) - LEAST) / (MOST - LEAST)
    return max(2.0, (WIDE - LEFT - RIGHT) * share)


def axis(high: int) -> list[str]:
    """Draw the powers of ten."""
    parts = []
    for power in range(LEAST, MOST + 1):
        x = LEFT + (WIDE - LEFT - RIGHT) * (power - LEAST) / (MOST - LEAST)
        shown = f"{10 ** (power - 6)} M" if power >= 6 else f"{10 ** (power - 3)},000"
        parts += [
            f'<path d="M{x:.1f} 40V{high - 22}" stroke="#d8cdb8"/>',
            f'<text x="{x:.1f}" y="{high - 6}" text-anchor="middle">{shown}</text>',
        ]
    return parts


def bar(row: dict[str, Any], at: int) -> list[str]:
    """Draw one figure: ours are the dark ones, and have their names in bold."""
    mine, rate = row["who"] == OURS, row["decisions_per_second"]
    name = f"{row['who']}: {title(row['game']).strip('`')}"
    weight = ' font-weight="bold"' if mine else ""
    wide = across(rate)
    return [
        f'<text x="{LEFT - 8}" y="{at}" text-anchor="end"{weight}>{name}</text>',
        f'<rect x="{LEFT}" y="{at - 12}" width="{wide:.1f}" height="14"'
        f' fill="{"#8f3b1b" if mine else "#b9ac93"}"/>',
        f'<text x="{LEFT + wide + 6:.1f}" y="{at}">{rate:,}</text>',
    ]


def renewed(found: dict[str, Any]) -> str:
    """Give the page with its tables as the run has them."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return before + tables(found) + rest.partition(END)[2]


if __name__ == "__main__":
    if sys.argv[1:]:
        given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
        DATA.write_text(json.dumps(given, indent=2) + "\n", "utf-8")
    PAGE.write_text(renewed(kept()), "utf-8")
    PLOT.write_text(plot(kept()), "utf-8")
