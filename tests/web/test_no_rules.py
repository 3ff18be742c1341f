"""The client knows no rule: it draws what the server says, and adds no figure of its own.

What a file may not do is named by how it would be written; what looks like it and is only drawing
stands below with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from build_client import WEB

GAMES = WEB / "src" / "games"

FIGURE = re.compile(r"const ([A-Z][A-Z_]+)(?:: number)? = -?\d[\d_.]*;")
LATER = re.compile(
    r"(?:\{\s*\.\.\.\(?|structuredClone\(\$?|Object\.assign\(\{\}, )"
    r"(?:at\.now!?\.)?(view|before|after|now|then|seen)\b"
)
COUNTED = re.compile(
    r"\b(nuggets|positions|mice|points|scores|rows|vultures|bank|debt_counts)\b"
    r"(?:\[[^\]]*\])?[!?\s)0-9]*\s[-+*]=?\s+\(?[\w.]"
)
WRITTEN = re.compile(r"\bat\.play\(\s*(?:`|[\"'][^\"']*[\"']\s*\+)")

DRAWING = {
    "gadshill/Acts.svelte": {"LONG": "shorter words stay on one line"},
    "gadshill/desk.svelte.ts": {"LOOK_BACK": "how far the log is searched"},
    "gadshill/map/geometry.ts": {"ROOM_FOR_NAMES": "from this width on the map has names"},
    "gnadenlos/view.ts": {"COLUMNS": "how many cards are drawn side by side"},
    "gnadenlos/fly.ts": {"SHORT": "how long a card flies", "APART": "one behind the other"},
    "gnadenlos/art/street.ts": dict.fromkeys(
        ("WIDE", "HIGH", "GROUND", "FIRST", "LEFT", "LENGTH"), "a length of the drawing"
    ),
    "katzenjammer/view.ts": {"JOKER": "how a card is written"},
    "katzenjammer/Hand.svelte": {
        "MANY": "from so many cards on they are stacked",
        "SLIVER": "the least width to tap on",
        "MOST": "the widest card",
        "LIFT": "how far a picked card is lifted",
    },
    "katzenjammer/offers.ts": {"FLOORS": "so many are seen at once"},
    "katzenjammer/PaySheet.svelte": {"MOST_LISTED": "so many ways are listed at once"},
}
"""Figures that are none of the rulebook's, by file."""

TOLD = {
    "gadshill/chain.ts": "a spare marker told with the step that put the others down",
    "gnadenlos/End.svelte": "where a hat stood before the purchase that was told",
}
"""Sums over what was told, for people to read; nothing follows from them."""

TAPPED = {
    "gnadenlos/Market.svelte": "cards and gaps can be tapped where a `fill` names them",
    "gnadenlos/dock/FillControl.svelte": "the first of the offered `fill`s",
    "gnadenlos/dock/BuyControl.svelte": "the numbers of the offered `buy`s",
    "gnadenlos/dock/SendControl.svelte": "any of the own adventurers; the server says if not",
}
"""Moves that are written out where only what is offered can be tapped."""


PAPER = "gadshill/puzzle"
"""A puzzle is a sheet of paper: the marks on it are the solver's own, and no game is played."""


def sources() -> Iterator[tuple[str, str]]:
    """Give the files that draw the games, without their tests."""
    for path in sorted(GAMES.rglob("*")):
        if path.is_relative_to(GAMES / PAPER):
            continue
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.relative_to(GAMES).as_posix(), path.read_text("utf-8")


@pytest.mark.parametrize(
    ("law", "line"),
    [
        (FIGURE, "export const LOSS = 5;"),
        (FIGURE, "const DRAFTED: number = 3;"),
        (LATER, "const later = { ...view, phase: 'over' };"),
        (LATER, "const later = structuredClone(view);"),
        (LATER, "const later = Object.assign({}, before, told);"),
        (COUNTED, "const score = view.mice[seat]! - lost;"),
        (COUNTED, "(view.positions[seat] ?? 0) + spaces"),
        (COUNTED, "points += building.lots.length;"),
        (WRITTEN, "at.play(`bid ${number}`)"),
        (WRITTEN, "at.play('bid ' + number)"),
    ],
)
def test_each_law_finds_what_it_forbids(law: re.Pattern[str], line: str) -> None:
    assert law.search(line)


def test_no_figure_of_a_rulebook_stands_in_the_client() -> None:
    found = {
        f"{name}: {figure}"
        for name, text in sources()
        for figure in FIGURE.findall(text)
        if figure not in DRAWING.get(name, {})
    }
    assert found == set()


def test_no_position_is_made_from_another() -> None:
    """A view comes from the server; one that is spread and changed is the client's own."""
    assert [name for name, text in sources() if LATER.search(text)] == []


def test_no_score_is_counted() -> None:
    assert [name for name, text in sources() if COUNTED.search(text) and name not in TOLD] == []


def test_a_move_is_played_only_if_it_was_offered() -> None:
    """What is composed from taps is looked up among the moves that the server lists."""
    assert {name for name, text in sources() if WRITTEN.search(text)} == set(TAPPED)


@pytest.mark.parametrize("name", ["tell.ts", "ledger.ts", "market.ts"])
def test_what_worked_the_game_out_again_is_gone(name: str) -> None:
    assert list(GAMES.rglob(name)) == []


@pytest.mark.parametrize("listed", [DRAWING, TOLD])
def test_the_exceptions_are_needed(listed: dict[str, object]) -> None:
    present = dict(sources())
    assert set(listed) <= set(present)
    for name, figures in DRAWING.items():
        assert set(figures) <= set(FIGURE.findall(present[name])), name
    for name in TOLD:
        assert COUNTED.search(present[name]), name
