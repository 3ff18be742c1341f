"""What the table hears: the key, the clause and the views of each event.

A step of the rules says `tell.drafted(events, …)`; where nobody listens, `events` is None.
"""

from __future__ import annotations

from typing import Final

from saloon.games.gadshill.components import KINDS, NO_BUILDING, Town
from saloon.games.gadshill.deduction import Board
from saloon.games.gadshill.markers import PLACE, PUT, REMOVE, SPARE, Effect, Trace
from saloon.games.gadshill.moves import ORDERS, GadsHillMove
from saloon.games.gadshill.table import Position
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.native import i64
from saloon.kernel.state import Result

ENDINGS: Final = {"locomotive": "GH-85", "exhausted": "GH-84", "stall": "GH-27"}
"""The clause of each way in which a game ends."""


# Setting up, and the draft


def tiles(events: list[Event] | None, town: Town, order: i64) -> None:
    if events is not None:
        names = tuple([town.tiles[tile] for tile in ORDERS[order]])
        said: dict[str, Param] = {"tiles": names, "lots": tuple(town.special_lots)}
        events.append(Event(Message("gh-tiles", said, "GH-15")))


def first(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-first", {"seat": seat}, "GH-18")))


def dealt(events: list[Event] | None, seat: i64, kind: i64, card: i64) -> None:
    """Only the seat sees its card."""
    if events is not None:
        pile = KINDS[kind]
        own: dict[str, Param] = {"seat": seat, "pile": pile, "clue": card}
        said: dict[str, Param] = {"seat": seat, "pile": pile}
        private = {seat: Message("gh-dealt-you", own, "GH-19")}
        events.append(Event(Message("gh-dealt", said, "GH-19"), private))


def drafted(events: list[Event] | None, seat: i64, building: str) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "building": building}
        events.append(Event(Message("gh-drafted", said, "GH-20")))


# The turn


def begun(events: list[Event] | None, seat: i64, cards: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "number": cards}
        events.append(Event(Message("gh-turn", said, "GH-26")))


def done(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-done", {"seat": seat}, "GH-32")))


def passed(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-passed", {"seat": seat}, "GH-27")))


def played(events: list[Event] | None, seat: i64, move: GadsHillMove, town: Town) -> None:
    if events is None:
        return
    if move.building == NO_BUILDING:
        said: dict[str, Param] = {"seat": seat, "clue": move.card}
        events.append(Event(Message("gh-played", said, "GH-33"), reveals=True))
    else:
        mine = town.buildings[move.building]
        said = {"seat": seat, "clue": move.card, "building": mine}
        events.append(Event(Message("gh-played-mine", said, "GH-34"), reveals=True))


def discarded(events: list[Event] | None, seat: i64, pair: GadsHillMove) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "first": pair.card, "second": pair.other}
        events.append(Event(Message("gh-discarded", said, "GH-65"), reveals=True))


def took(events: list[Event] | None, seat: i64, marker: GadsHillMove, town: Town) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, **town.marker(marker.building, marker.lot)}
        events.append(Event(Message("gh-took", said, "GH-66")))


def bought(events: list[Event] | None, seat: i64, building: str, left: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "building": building, "left": left}
        events.append(Event(Message("gh-bought", said, "GH-70")))


def undrawn(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-undrawn", {"seat": seat}, "GH-84")))


def reshuffled(events: list[Event] | None, cards: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-reshuffled", {"number": cards}, "GH-84")))


def pile_chosen(events: list[Event] | None, seat: i64, kind: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "pile": KINDS[kind]}
        events.append(Event(Message("gh-pile-chosen", said, "GH-29")))


def drew(events: list[Event] | None, seat: i64, kind: i64, card: i64) -> None:
    """Only the seat sees its card."""
    if events is not None:
        pile = KINDS[kind]
        said: dict[str, Param] = {"seat": seat, "pile": pile}
        own: dict[str, Param] = {"seat": seat, "pile": pile, "clue": card}
        private = {seat: Message("gh-drew-you", own, "GH-29")}
        events.append(Event(Message("gh-drew", said, "GH-29"), private))


# STOP


def claimed(
    events: list[Event] | None, seat: i64, marker: GadsHillMove, board: Board, group: i64
) -> None:
    """Say the claim with its proof: so many buildings have only so many lots between them."""
    if events is not None:
        town = board.town
        said: dict[str, Param] = {
            "seat": seat,
            **town.marker(marker.building, marker.lot),
            "lots": town.lot_ids(group),
            "buildings": town.building_ids(board.owners(group)),
        }
        events.append(Event(Message("gh-claimed", said, "GH-78"), reveals=True))


def claimed_wrongly(
    events: list[Event] | None, seat: i64, marker: GadsHillMove, town: Town
) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, **town.marker(marker.building, marker.lot)}
        events.append(Event(Message("gh-claim-wrong", said, "GH-77"), reveals=True))


def penalty(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-penalty", {"seat": seat}, "GH-77")))


def quiet(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-quiet", {"seat": seat}, "GH-77")))


def concluded(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gh-concluded", {"seat": seat}, "GH-77"), reveals=True))


# What happens on the board


def trace(events: list[Event] | None) -> Trace | None:
    """Ask the board for its steps, where somebody listens."""
    return Trace() if events is not None else None


def trace_of_play(events: list[Event] | None, board: Board, move: GadsHillMove) -> Trace | None:
    """Resolve a card once more for its steps: what a play leads to is kept without them."""
    steps = trace(events)
    if steps is not None:
        board.resolve(move.card, move.building, steps)
    return steps


def effects(events: list[Event] | None, table: Position, seat: i64, steps: Trace | None) -> None:
    """Say step by step what happened on the board, and what it brought."""
    if events is None or steps is None:
        return
    placed: i64 = 0
    points: i64 = 0
    for effect in steps.effects:
        points += effect.points
        if effect.kind == PLACE:
            placed += 1
    locomotive: i64 = table.locomotive() - placed
    for effect in steps.effects:
        if effect.kind == PLACE:
            locomotive += 1
        events.append(Event(effect_message(table.board.town, seat, effect, locomotive)))
    gained: dict[str, Param] = {"seat": seat, "points": points}
    events.append(Event(Message("gh-gained", gained, "GH-51")))


def effect_message(town: Town, seat: i64, effect: Effect, locomotive: i64) -> Message:
    building = town.buildings[effect.building]
    lots = town.lot_ids(effect.lots)
    number: i64 = len(lots)
    said: dict[str, Param]
    if effect.kind == PUT:
        said = {"building": building, "lots": lots, "number": number}
        return Message("gh-put", said, "GH-40")
    if effect.kind == SPARE:
        said = {"seat": seat, "building": building, "number": effect.points}
        return Message("gh-spare", said, "GH-44")
    if effect.kind == REMOVE:
        said = {"seat": seat, "building": building, "lots": lots, "number": number}
        return Message("gh-removed", said, "GH-50")
    if effect.kind == PLACE:
        said = {"building": building, "lot": lots[0], "locomotive": locomotive}
        return Message("gh-placed", said, "GH-54")
    said = {"seat": seat, "building": building, "lot": lots[0]}
    return Message("gh-cleared", said, "GH-56")


# The end


def over(events: list[Event] | None, why: str, result: Result) -> None:
    """Why the game ended, every score, and who has won."""
    if events is None:
        return
    events.append(Event(Message("gh-over-" + why, {}, ENDINGS[why])))
    for seat, score in enumerate(result.scores):
        events.append(Event(Message("gh-scored", {"seat": seat, "score": score}, "GH-87")))
    if len(result.winners) == 1:
        events.append(Event(Message("gh-winner", {"seat": result.winners[0]}, "GH-89")))
    else:
        events.append(Event(Message("gh-shared", {"seats": result.winners}, "GH-89")))
