"""Every imagined position can be reached by another course of hidden draws and choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos.debts import NAMES
from saloon.games.gnadenlos.market import kind_of
from saloon.games.gnadenlos.table import CHOOSING, NO_CARD
from saloon.kernel import CHANCE, Event, Rng, sets, to_json
from saloon.kernel.message import Param
from saloon.records import Entry
from saloon.records.play import listed

from .table import BOX, GAME

Token = tuple[int, int]
"""A hidden debt, named by the entry that laid it and its place in it."""


def played(players: int, seed: int, **options: str) -> list[Entry]:
    """Play at random, with few debts a bid so that the game lasts; write down the log."""
    rng = Rng(f"knowledge/{players}/{seed}")
    state = GAME.new(players, options)
    log: list[Entry] = []
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            move = state.sample(rng)
        else:
            moves = state.legal(seat)
            foreign = [each for each in moves if each.text.startswith("bid")]
            if foreign and rng.below(4):
                moves = sorted(foreign, key=lambda each: len(each.text))[:5]
            move = moves[rng.below(len(moves))]
        entry = Entry(seat, move.text, [], True)
        state.apply(seat, move, entry.events)
        log.append(entry)
    return log


def slots_of(given: Param) -> list[str]:
    assert isinstance(given, tuple)
    return [str(slot) for slot in given]


class Trace:
    """Follows every hidden debt of a log from slot to slot by what everybody saw."""

    def __init__(self) -> None:
        self.slots: dict[str, Token] = {}
        self.captured: list[Token] = []
        self.kinds: dict[Token, str] = {}

    def follow(self, index: int, entry: Entry) -> None:
        for event in entry.events:
            params = event.public.params
            key = event.public.key
            if key == "gn-stocked":
                self.lay(index, [str(params["slot"])], entry.move.split()[1:])
            elif key == "gn-laid":
                self.lay(index, slots_of(params["slots"]), entry.move.split()[1:])
            elif key == "gn-took":
                self.captured.append(self.slots.pop(str(params["slot"])))
            elif key == "gn-turned-up":
                del self.slots[str(params["slot"])]
            elif key == "gn-moved":
                self.slots[str(params["to"])] = self.slots.pop(str(params["from"]))
            elif key == "gn-slid":
                self.slide(str(params["row"]))

    def lay(self, index: int, slots: list[str], debts: list[str]) -> None:
        for place, (slot, debt) in enumerate(zip(slots, debts, strict=True)):
            self.slots[slot] = (index, place)
            self.kinds[index, place] = debt

    def slide(self, row: str) -> None:
        cards = sorted(slot for slot in self.slots if slot.partition(".")[0] == row)
        tokens = [self.slots.pop(slot) for slot in cards]
        for column, token in enumerate(tokens, 1):
            self.slots[f"{row}.{column}"] = token


def course_to(log: list[Entry], world: GnadenlosState) -> list[str]:
    """Rewrite the hidden moves of a log so that it leads to an imagined world."""
    trace = Trace()
    for index, entry in enumerate(log):
        trace.follow(index, entry)
    for slot, token in trace.slots.items():
        row, column = map(int, slot.split("."))
        trace.kinds[token] = NAMES[kind_of(world.market[6 * (row - 1) + column - 1])]
    taken = [token for token in trace.captured if hidden(log, token)]
    for token, card in zip(taken, world.captured, strict=True):
        trace.kinds[token] = NAMES[kind_of(card)]
    dealt = deals(log, world)
    moves: list[str] = []
    for index, entry in enumerate(log):
        verb, *named = entry.move.split()
        if verb in ("place", "lay"):
            named = [trace.kinds[index, place] for place in range(len(named))]
        elif verb == "deal":
            named = [next(dealt)]
        moves.append(" ".join([verb, *named]))
    if world.phase == CHOOSING:
        rewrite_choices(log, moves, world)
    return moves


def hidden(log: list[Entry], token: Token) -> bool:
    """Tell whether a debt taken was not known to all: a bid of one, or of equal ones, is."""
    entry = log[token[0]]
    return entry.move.startswith("place") or len(set(entry.move.split()[1:])) > 1


def deals(log: list[Entry], world: GnadenlosState) -> Iterator[str]:
    """Deal each seat its cards of the imagined world where nobody has seen those of the log."""
    unseen = [sets.members(hand & ~world.seen) for hand in world.adventurers]
    for entry in log:
        if entry.move.startswith("deal"):
            name = entry.move.partition(" ")[2]
            seat = int(str(entry.events[0].public.params["seat"]))
            if not sets.has(world.seen, BOX.ids.index(name)):
                name = BOX.ids[unseen[seat].pop()]
            yield name


def rewrite_choices(log: list[Entry], moves: list[str], world: GnadenlosState) -> None:
    """Have the seats that chose in this event choose as in the imagined world."""
    index = len(log) - 1
    while index >= 0 and log[index].move.startswith("choose"):
        chosen = world.chosen[log[index].seat]
        assert chosen != NO_CARD
        moves[index] = "choose " + BOX.ids[chosen]
        index -= 1


def everything(state: GnadenlosState) -> dict[str, object]:
    """List all that lies on the table; captured and proved debts in the order they came."""
    return {
        name: value
        for name, value in vars(state).items()
        if name not in ("box", "agreed", "bids", "proofs")
    } | {
        "bids": [bid.text for bid in state.bids],
        "proofs": [(each.seat, each.captures, each.kind, each.number) for each in state.proofs],
    }


@pytest.mark.clause("GN-84")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("setup", ["basic", "expert"])
def test_imagined_positions_can_be_reached(players: int, setup: str) -> None:
    reached = proved = 0
    for seed in range(4):
        log = played(players, seed, setup=setup)
        state = GAME.new(players, {"setup": setup})
        assert isinstance(state, GnadenlosState)
        rng = Rng(seed)
        for index, entry in enumerate(log):
            if rng.below(6) == 0 or state.proofs:
                seat = rng.below(players)
                world = state.imagine(seat, rng)
                there = GAME.new(players, {"setup": setup})
                assert isinstance(there, GnadenlosState)
                for past, move in zip(log[:index], course_to(log[:index], world), strict=True):
                    there.apply(past.seat, listed(there, past.seat, move))
                assert everything(there) == everything(world)
                assert to_json(there.observe(seat)) == to_json(state.observe(seat))
                reached += 1
                proved += bool(state.proofs)
            events: list[Event] = []
            state.apply(entry.seat, listed(state, entry.seat, entry.move), events)
    assert reached > 60
    assert proved > 10
