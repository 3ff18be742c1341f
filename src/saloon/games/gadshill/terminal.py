"""The table of Gads Hill 1874: seats, the town, counters and the own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.games.gadshill import GadsHill, GadsHillView
from saloon.games.gadshill.components import Town
from saloon.games.gadshill.view import CardView
from saloon.kernel import Game, Message
from saloon.words import Words
from saloon.words.layout import SideBySide, seat_name

DRAWN = ("gh-dealt", "gh-dealt-you")
"""Keys of what the table shows anyway; such lines would only drown the others."""
COACH = {
    "draft": Message("gh-screen-coach-draft", {}, "GH-34"),
    "turn": Message("gh-screen-coach-turn", {}, "GH-26"),
    "draw": Message("gh-screen-coach-draw", {}, "GH-29"),
    "take": Message("gh-screen-coach-take", {}, "GH-55"),
    "window": Message("gh-screen-coach-window", {}, "GH-77"),
}
"""What the coach says of each kind of decision, with the clause of what people overlook there."""
ROWS = "ABCDE"
COLUMNS = "12345"


def coach(view: object) -> Message | None:
    """Say what is decided now, and what people overlook there."""
    assert isinstance(view, GadsHillView)
    return COACH.get(view.phase)


def draw(view: object, names: Sequence[str], speak: Words, game: Game) -> RenderableType:
    """Draw what a seat sees."""
    assert isinstance(view, GadsHillView)
    assert isinstance(game, GadsHill)
    building, district, condition = view.piles
    counters = [
        speak.text("gh-phase-" + view.phase),
        speak.text("gh-table-locomotive", number=view.locomotive),
        speak.text("gh-table-piles", building=building, district=district, condition=condition),
    ]
    lines: list[RenderableType] = [
        Text(" · ".join(counters), style="dim"),
        SideBySide([seat_row(view, names, speak, seat) for seat in range(view.players)]),
    ]
    if any(each.lots for each in view.buildings):
        lines.append(town_map(view, speak))
    if view.hand:
        lines.append(Text(speak.text("cli-hand")))
        lines += [card_line(card, speak, game.town) for card in view.hand]
    return Group(*lines)


def seat_row(view: GadsHillView, names: Sequence[str], speak: Words, seat: int) -> list[Text]:
    """Show what lies in front of a seat."""
    own = view.seats[seat]
    cards = own.building_cards + own.district_cards + own.condition_cards
    front = [each.id for each in view.buildings if each.holder == seat and each.state != "placed"]
    held = ", ".join(speak.text("gh-building", building=each) for each in front)
    return [
        seat_name(speak, names, seat, view.seat, seat == view.turn),
        Text(speak.text("gh-table-points", points=own.points)),
        Text(speak.text("cli-cards", number=cards)),
        Text(held, style="italic"),
    ]


def town_map(view: GadsHillView, speak: Words) -> Table:
    """Draw the lots: a building that stands is set in capitals, markers are not."""
    standing: dict[str, str] = {}
    markers: dict[str, list[str]] = {}
    for each in view.buildings:
        name = speak.text("gh-building", building=each.id)
        for lot in each.lots:
            if each.state == "placed":
                standing[lot] = name.upper()
            else:
                markers.setdefault(lot, []).append(name)
    town = Table(show_lines=True, padding=(0, 1))
    town.add_column("")
    for column in COLUMNS:
        town.add_column(column)
    for row in ROWS:
        cells = []
        for column in COLUMNS:
            lot = row + column
            cell = Text(standing[lot], style="bold") if lot in standing else Text()
            cells.append(cell or Text("\n".join(markers.get(lot, [])), style="dim"))
        town.add_row(row, *cells)
    return town


def card_line(card: CardView, speak: Words, town: Town) -> Text:
    """Say a card with its lots, and what it would bring at most.

    A dash stands before it where no choice makes it playable, nothing while none may be played.
    """
    brings = [play.points for play in card.plays if not play.reason]
    dash = "–" if card.plays else ""
    worth = f"+{max(brings)}" if brings else dash
    said = speak.text("gh-clue", clue=card.number)
    plan = in_brackets(town.lot_ids(town.plan(card.number)))
    return Text.assemble((f"{worth:>4} ", "bold"), f"{card.number}: {said}{plan}")


def in_brackets(lots: tuple[object, ...]) -> str:
    """Name the lots of a card's plan behind its sentence (GH-08)."""
    return " [" + ", ".join(map(str, lots)) + "]"
