"""The table of Katzenjammer Blues: seats, lot, counters and the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.games.katzenjammer import KatzenjammerView
from saloon.games.katzenjammer.cards import JOKER
from saloon.kernel import Game, Message
from saloon.words import Words
from saloon.words.layout import SideBySide, seat_name

DRAWN = ("kb-dealt", "kb-dealt-you")
"""Keys of what the table shows anyway; such lines would only drown the others."""
COACH = {
    "auction": Message("kb-screen-coach-bid", {}, "KB-30"),
    "joker": Message("kb-screen-coach-joker", {}, "KB-86"),
    "paying": Message("kb-screen-coach-pay", {}, "KB-58"),
    "laying": Message("kb-screen-coach-lay", {}, "KB-61"),
}
"""What the coach says of each kind of decision, with the clause of what people overlook there."""
CARD_STYLES = (
    "bold white on black",
    "black on cyan",
    "black on green",
    "black on yellow",
    "black on bright_red",
    "black on magenta",
)


def card_row(cards: Sequence[int]) -> Text:
    """Lay cards side by side; the value stands on each, the joker is the only dark one."""
    row = Text()
    for card in cards:
        row.append(f" {card or 'J'} ", CARD_STYLES[card])
        row.append(" ")
    return row


def coach(view: object) -> Message | None:
    """Say what is decided now, and what people overlook there."""
    assert isinstance(view, KatzenjammerView)
    lone = view.phase == "auction" and JOKER in view.lot
    return COACH.get("joker" if lone else view.phase)


def draw(view: object, names: Sequence[str], speak: Words, _game: Game) -> RenderableType:
    """Draw seats, lot, counters and the own hand."""
    assert isinstance(view, KatzenjammerView)
    seats: list[list[Text]] = []
    for seat in range(view.players):
        marks = []
        if seat == view.leader:
            marks.append(speak.text("kb-table-leader"))
        bid = next((bid for bid in view.bids if bid.seat == seat), None)
        if bid is not None:
            marks.append(speak.text("kb-bid-name", number=bid.number, value=bid.value))
        if view.passed[seat]:
            marks.append(speak.text("kb-table-passed"))
        seats.append(
            [
                seat_name(speak, names, seat, view.seat, seat == view.turn),
                Text(speak.text("cli-cards", number=view.hand_sizes[seat])),
                Text(speak.text("kb-table-mice", mice=view.mice[seat])),
                Text(speak.text("kb-table-joker-row", jokers=view.rows[seat])),
                Text(", ".join(marks), style="italic"),
            ]
        )
    counters = [
        speak.text("kb-phase-" + view.phase),
        speak.text("kb-table-pool", pool=view.pool),
        speak.text("kb-table-pile", pile=view.pile),
    ]
    if view.rounds > 1:
        counters.insert(0, speak.text("kb-table-round", round=view.round, rounds=view.rounds))
    lines: list[RenderableType] = [Text(" · ".join(counters), style="dim"), SideBySide(seats)]
    if view.lot:
        lines.append(Text.assemble(speak.text("kb-table-lot"), " ", card_row(view.lot)))
    if view.high is not None:
        params = {"number": view.high.number, "value": view.high.value, "seat": view.high.seat}
        lines.append(Text(speak.say(Message("kb-table-high", params), names, view.seat)))
    elif view.phase == "auction":
        lines.append(Text(speak.text("kb-table-nobody-bid")))
    if view.seat is not None:
        lines.append(Text.assemble(speak.text("cli-hand"), " ", card_row(view.hand)))
    return Group(*lines)
