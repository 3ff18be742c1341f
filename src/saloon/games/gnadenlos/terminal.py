"""The table of Gnadenlos!: seats, event, market, adventurers on offer and the own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.games.gnadenlos import GnadenlosView
from saloon.games.gnadenlos.moves import COLUMNS
from saloon.games.gnadenlos.view import AdventurerView, SlotView
from saloon.kernel import Game, Message
from saloon.words import Words
from saloon.words.layout import SideBySide, seat_name

DRAWN = ("gn-stocked",)
"""Keys of what the table shows anyway; such lines would only drown the others."""

COACH = {
    "gold": Message("gn-screen-coach-gold", {}, "GN-58"),
    "high-noon": Message("gn-screen-coach-high-noon", {}, "GN-53"),
    "poker": Message("gn-screen-coach-poker", {}, "GN-56"),
    "buying": Message("gn-screen-coach-buying", {}, "GN-66"),
    "bidding": Message("gn-screen-coach-bidding", {}, "GN-81"),
    "picking": Message("gn-screen-coach-picking", {}, "GN-78"),
    "laying": Message("gn-screen-coach-laying", {}, "GN-79"),
    "taking": Message("gn-screen-coach-taking", {}, "GN-51"),
    "tidying": Message("gn-screen-coach-tidying", {}, "GN-89"),
}
"""What the coach says of each kind of decision, with the clause of what people overlook there."""


def coach(view: object) -> Message | None:
    """Say what is decided now, and what people overlook there."""
    assert isinstance(view, GnadenlosView)
    if view.phase == "choosing" and view.event is not None:
        return COACH.get(view.event.kind)
    return COACH.get(view.phase)


def draw(view: object, names: Sequence[str], speak: Words, _game: Game) -> RenderableType:
    """Draw what a seat sees."""
    assert isinstance(view, GnadenlosView)
    counters = [
        speak.text("gn-phase-" + view.phase),
        speak.text("gn-table-undertaker", space=view.undertaker, last=view.track.undertaker),
    ]
    if view.event is not None:
        counters.append(speak.text("gn-event", event=view.event.id))
    lines: list[RenderableType] = [
        Text(" · ".join(counters), style="dim"),
        SideBySide([seat_row(view, names, speak, seat) for seat in range(view.players)]),
    ]
    if view.market:
        lines.append(market(view.market, speak))
    if view.offer:
        lines.append(Text(speak.text("gn-table-offer")))
        lines += [adventurer_line(each, speak) for each in view.offer]
    if view.adventurers:
        lines.append(Text(speak.text("gn-table-adventurers")))
        lines += [adventurer_line(each, speak) for each in view.adventurers]
    if view.seat is not None:
        lines.append(Text(speak.say(Message("gn-table-debts", {"debts": view.debts}))))
    return Group(*lines)


def seat_row(view: GnadenlosView, names: Sequence[str], speak: Words, seat: int) -> list[Text]:
    """Show what everybody knows of a seat."""
    marks = [speak.text("gn-colour", colour=view.colours[seat])]
    if seat == view.active:
        marks.append(speak.text("gn-table-revolver"))
    marks += [speak.text("gn-table-bid", value=bid.value) for bid in view.bids if bid.seat == seat]
    return [
        seat_name(speak, names, seat, view.seat, seat in view.turns),
        Text(where(view, speak, view.positions[seat])),
        Text(speak.text("gn-table-nuggets", nuggets=view.nuggets[seat])),
        Text(speak.text("gn-table-vultures", vultures=view.vultures[seat])),
        Text(
            speak.text(
                "gn-table-hand",
                adventurers=view.adventurer_counts[seat],
                debts=view.debt_counts[seat],
            )
        ),
        Text(", ".join(marks), style="italic"),
    ]


def where(view: GnadenlosView, speak: Words, position: int) -> str:
    """Say where a hat stands, and in which zone; a hat that was removed stands nowhere."""
    if position == 0:
        return speak.text("gn-table-out")
    zone = next((zone.name for zone in view.track.zones if position <= zone.last), "green")
    space = speak.text("gn-table-position", position=position)
    return f"{space} ({speak.text('gn-zone', zone=zone)})"


def market(slots: Sequence[SlotView], speak: Words) -> Table:
    """Draw the market, its columns under the faces of the die."""
    table = Table(title=speak.text("gn-table-market"), show_lines=False, padding=(0, 1))
    table.add_column("")
    for column in range(1, COLUMNS + 1):
        table.add_column(str(column), justify="center")
    by_slot = {slot.slot: slot for slot in slots}
    rows = max(int(slot.slot.partition(".")[0]) for slot in slots)
    for row in range(1, rows + 1):
        cells = [slot_cell(by_slot.get(f"{row}.{column}")) for column in range(1, COLUMNS + 1)]
        table.add_row(str(row), *cells)
    return table


def slot_cell(slot: SlotView | None) -> Text:
    """Show a debt that lies open, what the memory aid grants, or a card's back."""
    if slot is None:
        return Text("")
    if slot.debt is not None:
        return Text(slot.debt, style="bold")
    return Text("/".join(slot.known) or "▒▒", style="dim")


def adventurer_line(each: AdventurerView, speak: Words) -> Text:
    """Say an adventurer with the three numbers."""
    stats = [
        f"{speak.text('gn-stat', stat=stat)} {number}"
        for stat, number in (("gold", each.gold), ("gun", each.gun), ("cards", each.cards))
    ]
    return Text.assemble("  ", (each.name, "bold"), "  ", ", ".join(stats))
