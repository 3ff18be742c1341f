"""What the table hears: the key, the clause and the views of each event.

A step of the rules says `tell.bid(events, …)`; where nobody listens, `events` is None.
"""

from __future__ import annotations

from saloon.games.gnadenlos.components import GOLD, HIGH_NOON, Components, EventCard
from saloon.games.gnadenlos.debts import NAMES, names, owner_of, spread
from saloon.games.gnadenlos.moves import COLUMNS, GnadenlosMove, slot_name
from saloon.games.gnadenlos.table import FINISH, VULTURES
from saloon.kernel import sets
from saloon.kernel.message import Event, Message, Param
from saloon.kernel.native import i64

# Setting up


def dealt(events: list[Event] | None, box: Components, seat: i64, adventurer: i64) -> None:
    """Only the seat sees its adventurer."""
    if events is not None:
        own = Message("gn-dealt-you", {"adventurer": box.ids[adventurer]}, "GN-13")
        events.append(Event(Message("gn-dealt", {"seat": seat}, "GN-13"), {seat: own}))


def stocked(events: list[Event] | None, slot: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-stocked", {"slot": slot_name(slot)}, "GN-18")))


def paired(events: list[Event] | None, box: Components, adventurer: i64, pair: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"adventurer": box.ids[adventurer], "pair": pair}
        events.append(Event(Message("gn-paired", said, "GN-26"), reveals=True))


def rolled(events: list[Event] | None, seat: i64, die: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-rolled", {"seat": seat, "roll": die}, "GN-24")))


def roll_tied(events: list[Event] | None, seats: list[int]) -> None:
    if events is not None:
        events.append(Event(Message("gn-roll-tied", {"seats": tuple(seats)}, "GN-24")))


def first(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-first", {"seat": seat}, "GN-23")))


# Phase 1, the event


def turn(events: list[Event] | None, seat: i64, number: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-turn", {"seat": seat, "turn": number}, "GN-33")))


def event_dropped(events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event(Message("gn-event-dropped", {}, "GN-38")))


def event(events: list[Event] | None, card: EventCard) -> None:
    if events is None:
        return
    if card.kind == GOLD:
        said: dict[str, Param] = {"first": card.first, "second": card.second}
        events.append(Event(Message("gn-event-gold", said, "GN-34")))
    else:
        key = "gn-event-high-noon" if card.kind == HIGH_NOON else "gn-event-poker"
        events.append(Event(Message(key, {}, "GN-34")))


def undertaker(events: list[Event] | None, space: i64, steps: i64, carried_out: bool) -> None:
    """He moves for a High Noon that is not carried out, too (GN-64)."""
    if events is not None:
        said: dict[str, Param] = {"space": space, "last": steps}
        clause = "GN-44" if carried_out else "GN-64"
        events.append(Event(Message("gn-undertaker", said, clause)))


def events_shuffled(events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event(Message("gn-events-shuffled", {}, "GN-63")))


def contest_skipped(events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event(Message("gn-contest-skipped", {}, "GN-38")))


def chose(events: list[Event] | None, box: Components, seat: i64, adventurer: i64) -> None:
    """What was chosen, only the seat knows until all have."""
    if events is not None:
        own = Message("gn-chose-you", {"adventurer": box.ids[adventurer]}, "GN-36")
        events.append(Event(Message("gn-chose", {"seat": seat}, "GN-36"), {seat: own}))


def revealed(
    events: list[Event] | None, box: Components, seat: i64, adventurer: i64, number: i64
) -> None:
    if events is not None:
        said: dict[str, Param] = {
            "seat": seat,
            "adventurer": box.ids[adventurer],
            "number": number,
        }
        events.append(Event(Message("gn-revealed", said, "GN-39"), reveals=True))


def all_equal(events: list[Event] | None, number: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-all-equal", {"number": number}, "GN-60")))


def earned(events: list[Event] | None, seat: i64, nuggets: i64, best: bool) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "nuggets": nuggets}
        events.append(Event(Message("gn-earned", said, "GN-41" if best else "GN-42")))


def poker_won(events: list[Event] | None, seat: i64, spaces: i64, position: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "spaces": spaces, "position": position}
        events.append(Event(Message("gn-poker-won", said, "GN-55")))


def poker_lost(events: list[Event] | None, seat: i64, spaces: i64, position: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "spaces": spaces, "position": position}
        events.append(Event(Message("gn-poker-lost", said, "GN-56")))


def discarded(events: list[Event] | None, box: Components, seat: i64, adventurer: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "adventurer": box.ids[adventurer]}
        events.append(Event(Message("gn-discarded", said, "GN-58")))


def shot(events: list[Event] | None, box: Components, seat: i64, adventurer: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "adventurer": box.ids[adventurer]}
        events.append(Event(Message("gn-shot", said, "GN-53")))


# High Noon


def too_few(events: list[Event] | None, needed: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-too-few", {"needed": needed}, "GN-48")))


def draws(events: list[Event] | None, seat: i64, number: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-draws", {"seat": seat, "number": number}, "GN-49")))


def took_none(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-took-none", {"seat": seat}, "GN-46")))


def took(events: list[Event] | None, seat: i64, slot: i64, kind: i64) -> None:
    """Only the taker looks at the debt (GN-50)."""
    if events is not None:
        name = slot_name(slot)
        own = Message("gn-took-you", {"slot": name, "debt": NAMES[kind]}, "GN-49")
        said = Message("gn-took", {"seat": seat, "slot": name}, "GN-46")
        events.append(Event(said, {seat: own}, reveals=True))


# The market


def moved(events: list[Event] | None, seat: i64, filled: GnadenlosMove, after_payday: bool) -> None:
    if events is not None:
        said: dict[str, Param] = {
            "seat": seat,
            "from": slot_name(filled.first),
            "to": slot_name(filled.second),
        }
        events.append(Event(Message("gn-moved", said, "GN-97" if after_payday else "GN-52")))


def slid(events: list[Event] | None, slot: i64) -> None:
    """The row that begins with this slot slid together."""
    if events is not None:
        events.append(Event(Message("gn-slid", {"row": slot // COLUMNS + 1}, "GN-85")))


# Phase 2, prestige


def bought(events: list[Event] | None, seat: i64, spaces: i64, position: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "spaces": spaces, "position": position}
        events.append(Event(Message("gn-bought" if spaces else "gn-bought-none", said, "GN-65")))


# Phase 3, bidding


def bidding_skipped(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-bidding-skipped", {"seat": seat}, "GN-69")))


def no_adventurers(events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event(Message("gn-no-adventurers", {}, "GN-70")))


def offered(events: list[Event] | None, box: Components, adventurer: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"adventurer": box.ids[adventurer]}
        events.append(Event(Message("gn-offered", said, "GN-70"), reveals=True))


def reshuffled(events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event(Message("gn-reshuffled", {}, "GN-82")))


def unable(events: list[Event] | None, seat: i64, hand: i64) -> None:
    """Whoever cannot bid shows all his debts."""
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "debts": names(spread(hand))}
        events.append(Event(Message("gn-unable", said, "GN-77"), reveals=True))


def bid(events: list[Event] | None, seat: i64, made: GnadenlosMove) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "debts": names(made.kinds()), "value": made.value}
        events.append(Event(Message("gn-bid", said, "GN-72"), reveals=True))


def took_back(events: list[Event] | None, seat: i64, made: GnadenlosMove) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "debts": names(made.kinds())}
        events.append(Event(Message("gn-took-back", said, "GN-81")))


def picked(events: list[Event] | None, seat: i64, box: Components, made: GnadenlosMove) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "adventurer": box.ids[made.first]}
        events.append(Event(Message("gn-picked", said, "GN-78")))


def picked_pair(
    events: list[Event] | None, seat: i64, box: Components, made: GnadenlosMove
) -> None:
    if events is not None:
        pair = (box.ids[made.first], box.ids[made.second])
        said: dict[str, Param] = {"seat": seat, "adventurers": pair}
        events.append(Event(Message("gn-picked-pair", said, "GN-29")))


def laid(events: list[Event] | None, seat: i64, made: GnadenlosMove, slot: i64) -> None:
    """In which order the debts lie from this slot on, only the bidder knows."""
    if events is not None:
        slots = tuple([slot_name(each) for each in range(slot, slot + made.number)])
        own = Message("gn-laid-you", {"slots": slots, "debts": names(made.kinds())}, "GN-79")
        said = Message("gn-laid", {"seat": seat, "slots": slots}, "GN-79")
        events.append(Event(said, {seat: own}))


def left_over(events: list[Event] | None, box: Components, offer: list[int]) -> None:
    if events is not None:
        ids = tuple([box.ids[adventurer] for adventurer in offer])
        events.append(Event(Message("gn-left-over", {"adventurers": ids}, "GN-77")))


# Payday


def payday(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-payday", {"seat": seat}, "GN-86")))


def last_payday(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-payday-last", {"seat": seat}, "GN-102")))


def payday_roll(events: list[Event] | None, seat: i64, die: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-payday-roll", {"seat": seat, "roll": die}, "GN-88")))


def column_used_up(events: list[Event] | None, column: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-column-used-up", {"column": column}, "GN-92")))


def turned_up(events: list[Event] | None, slot: i64, kind: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"slot": slot_name(slot), "debt": NAMES[kind]}
        events.append(Event(Message("gn-turned-up", said, "GN-89"), reveals=True))


def paid(events: list[Event] | None, seat: i64, nuggets: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-paid", {"seat": seat, "nuggets": nuggets}, "GN-90")))


def vulture(
    events: list[Event] | None, seat: i64, value: i64, vultures: i64, position: i64
) -> None:
    if events is not None:
        said: dict[str, Param] = {
            "seat": seat,
            "value": value,
            "vultures": vultures,
            "position": position,
        }
        events.append(Event(Message("gn-vulture", said, "GN-93")))


def returned(events: list[Event] | None, debts: i64) -> None:
    """Each player hears which debts of his colour are back in his hand."""
    if events is not None:
        owners: dict[int, list[int]] = {}
        for kind in spread(debts):
            owners.setdefault(owner_of(kind), []).append(kind)
        for seat, kinds in owners.items():
            said: dict[str, Param] = {"seat": seat, "debts": names(kinds)}
            events.append(Event(Message("gn-returned", said, "GN-96")))


# The end


def game_over(events: list[Event] | None, ending: i64) -> None:
    if events is None:
        return
    if ending == FINISH:
        events.append(Event(Message("gn-end-finish", {}, "GN-101")))
    elif ending == VULTURES:
        events.append(Event(Message("gn-end-vultures", {}, "GN-99")))
    else:
        events.append(Event(Message("gn-end-undertaker", {}, "GN-100")))


def lost(events: list[Event] | None, seat: i64) -> None:
    if events is not None:
        events.append(Event(Message("gn-lost", {"seat": seat}, "GN-104")))


def bought_last(events: list[Event] | None, seat: i64, spaces: i64, position: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "spaces": spaces, "position": position}
        events.append(Event(Message("gn-bought-last", said, "GN-105")))


def scored(events: list[Event] | None, seat: i64, position: i64, nuggets: i64) -> None:
    if events is not None:
        said: dict[str, Param] = {"seat": seat, "position": position, "nuggets": nuggets}
        events.append(Event(Message("gn-scored", said, "GN-106")))


def winners(events: list[Event] | None, seats: i64) -> None:
    if events is None:
        return
    if sets.several(seats):
        events.append(Event(Message("gn-shared", {"seats": tuple(sets.members(seats))}, "GN-107")))
    else:
        events.append(Event(Message("gn-winner", {"seat": sets.first(seats)}, "GN-106")))
