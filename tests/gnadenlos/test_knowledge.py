"""What a seat may know, remember and imagine (ledger, section 4), T-41."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saloon.games.gnadenlos import GnadenlosState
from saloon.games.gnadenlos.auction import show_inability
from saloon.games.gnadenlos.debts import NAMES
from saloon.games.gnadenlos.market import KIND
from saloon.games.gnadenlos.table import CHOOSING, NO_CARD, members
from saloon.kernel import CHANCE, Entry, Event, Param, Rng, to_json
from saloon.kernel.play import listed

from .table import BLUE, BOX, GAME, RED, YELLOW, Sitting, holding, sit

Token = tuple[int, int]
"""A hidden debt, named by the entry that laid it and its place in it."""


def known(at: Sitting, seat: int | None) -> list[tuple[str, ...]]:
    return [slot.known for slot in at.view(seat).market]


def laid(aid: str) -> Sitting:
    """Blue has laid three different debts, yellow one."""
    at = sit(phase="bidding", memory_aid=aid)
    at.do("turn ida-crowe", "turn silver-pike", "turn nugget-jones")
    at.do("0: bid B1 B2 B3", "1: bid R0", "2: bid Y4", "3: bid G1 G2")
    at.do("0: pick ida-crowe", "0: lay B3 B2 B1", "2: pick silver-pike", "2: lay Y4")
    return at.do("3: pick nugget-jones", "3: lay G2 G1")


@pytest.mark.clause("GN-84")
@pytest.mark.parametrize(
    ("aid", "blue", "red"),
    [
        ("off", [()] * 6, [()] * 6),
        ("own", [("B3",), ("B2",), ("B1",), (), (), ()], [()] * 6),
        (
            "full",
            [("B3",), ("B2",), ("B1",), ("Y4",), ("G1", "G2"), ("G1", "G2")],
            [("B1", "B2", "B3")] * 3 + [("Y4",), ("G1", "G2"), ("G1", "G2")],
        ),
    ],
)
def test_t41_the_memory_aid_shows_what_it_grants(
    aid: str, blue: list[tuple[str, ...]], red: list[tuple[str, ...]]
) -> None:
    at = laid(aid)
    assert known(at, BLUE) == blue
    assert known(at, RED) == red
    assert known(at, None) == [()] * 6


def high_noon(at: Sitting, winner: int) -> Sitting:
    """Have a seat win a High Noon alone."""
    best, *others = holding("gun", 7, 4, 4, 4)
    names = [best if seat == winner else others.pop() for seat in range(4)]
    for seat, name in enumerate(names):
        at.table.adventurers[seat] = 1 << BOX.ids.index(name)
    at.table.contest = 15
    return at.do("event high-noon").contest(*names)


@pytest.mark.clause("GN-84", "GN-49")
def test_a_captured_debt_leaves_its_set_for_its_taker_alone() -> None:
    at = high_noon(laid("full"), RED)
    at.do("1: take 1.1 1.3")
    assert known(at, RED) == [("B2",), ("Y4",), ("G1", "G2"), ("G1", "G2")]
    assert known(at, YELLOW)[:2] == [("B1", "B2", "B3"), ("Y4",)]
    assert known(at, BLUE)[0] == ("B2",)


def imagined(at: Sitting, seat: int) -> list[Sitting]:
    """Imagine the position from a chair, again and again."""
    worlds: list[Sitting] = []
    for seed in range(40):
        world = at.state.imagine(seat, Rng(seed))
        assert isinstance(world, GnadenlosState)
        worlds.append(Sitting(world))
    return worlds


def took_two() -> Sitting:
    """Red took two of the three different debts that blue had laid: B3 and B1."""
    return high_noon(laid("off"), RED).do("1: take 1.1 1.3", "1: buy 0")


@pytest.mark.clause("GN-50", "GN-84")
def test_a_foreign_debt_that_is_bid_proves_what_was_taken() -> None:
    at = took_two()
    assert {world.market()[0] for world in imagined(at, YELLOW)} == {"B1", "B2", "B3"}
    at.do("turn deacon-slade", "turn ezra-quill", "turn widow-tansy", "1: bid B3")
    assert {world.market()[0] for world in imagined(at, YELLOW)} == {"B1", "B2"}
    assert all("B3" in world.hand(RED) for world in imagined(at, YELLOW))
    assert {world.market()[0] for world in imagined(at, BLUE)} == {"B2"}
    assert {world.hand(RED) for world in imagined(at, BLUE)} == {at.hand(RED)}


@pytest.mark.clause("GN-77")
def test_an_unable_player_has_shown_all_he_took() -> None:
    at = took_two()
    show_inability(at.table, RED, at.events)
    for world in imagined(at, YELLOW):
        assert world.hand(RED) == at.hand(RED)
        assert world.market()[0] == "B2"


@pytest.mark.clause("GN-13", "GN-36")
def test_start_adventurers_are_unknown_until_they_are_played() -> None:
    at = sit(adventurers=("ida-crowe silver-pike", "nugget-jones deacon-slade", "", ""))
    at.do("event poker")
    hands = {world.table.adventurers[RED] for world in imagined(at, BLUE)}
    assert len(hands) > 20
    at.do("0: choose ida-crowe", "1: choose nugget-jones")
    jones = 1 << BOX.ids.index("nugget-jones")
    for world in imagined(at, BLUE):
        assert (world.table.adventurers[RED] | world.table.discard) & jones


def test_others_choose_anew_in_an_imagined_position() -> None:
    at = sit(adventurers=("ida-crowe silver-pike", "nugget-jones deacon-slade", "", ""))
    at.do("event poker", "1: choose deacon-slade")
    for world in imagined(at, BLUE):
        assert world.table.adventurers[RED] >> world.table.chosen[RED] & 1
    for world in imagined(at, RED):
        assert world.table.chosen == at.table.chosen


# Every imagined position can be reached by another course of hidden draws and choices


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
    table = world.table
    for slot, token in trace.slots.items():
        row, column = map(int, slot.split("."))
        trace.kinds[token] = NAMES[table.market[6 * (row - 1) + column - 1] & KIND]
    taken = [token for token in trace.captured if hidden(log, token)]
    for token, card in zip(taken, table.captured, strict=True):
        trace.kinds[token] = NAMES[card & KIND]
    dealt = deals(log, world)
    moves: list[str] = []
    for index, entry in enumerate(log):
        verb, *named = entry.move.split()
        if verb in ("place", "lay"):
            named = [trace.kinds[index, place] for place in range(len(named))]
        elif verb == "deal":
            named = [next(dealt)]
        moves.append(" ".join([verb, *named]))
    if table.phase == CHOOSING:
        rewrite_choices(log, moves, world)
    return moves


def hidden(log: list[Entry], token: Token) -> bool:
    """Tell whether a debt taken was not known to all: a bid of one, or of equal ones, is."""
    entry = log[token[0]]
    return entry.move.startswith("place") or len(set(entry.move.split()[1:])) > 1


def deals(log: list[Entry], world: GnadenlosState) -> Iterator[str]:
    """Deal each seat its cards of the imagined world where nobody has seen those of the log."""
    table = world.table
    unseen = [members(hand & ~table.seen) for hand in table.adventurers]
    for entry in log:
        if entry.move.startswith("deal"):
            name = entry.move.partition(" ")[2]
            seat = int(str(entry.events[0].public.params["seat"]))
            if not table.seen >> BOX.ids.index(name) & 1:
                name = BOX.ids[unseen[seat].pop()]
            yield name


def rewrite_choices(log: list[Entry], moves: list[str], world: GnadenlosState) -> None:
    """Have the seats that chose in this event choose as in the imagined world."""
    index = len(log) - 1
    while index >= 0 and log[index].move.startswith("choose"):
        chosen = world.table.chosen[log[index].seat]
        assert chosen != NO_CARD
        moves[index] = "choose " + BOX.ids[chosen]
        index -= 1


def everything(state: GnadenlosState) -> dict[str, object]:
    """List all that lies on the table; captured and proved debts in the order they came."""
    return {
        name: value
        for name, value in vars(state.table).items()
        if name not in ("box", "agreed", "bids")
    } | {"bids": [bid.text for bid in state.table.bids]}


@pytest.mark.clause("GN-84")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("setup", ["basic", "expert"])
def test_imagined_positions_can_be_reached(players: int, setup: str) -> None:
    reached = proved = 0
    for seed in range(8):
        log = played(players, seed, setup=setup)
        state = GAME.new(players, {"setup": setup})
        assert isinstance(state, GnadenlosState)
        rng = Rng(seed)
        for index, entry in enumerate(log):
            if rng.below(6) == 0 or state.table.proofs:
                seat = rng.below(players)
                world = state.imagine(seat, rng)
                there = GAME.new(players, {"setup": setup})
                assert isinstance(there, GnadenlosState)
                for past, move in zip(log[:index], course_to(log[:index], world), strict=True):
                    there.apply(past.seat, listed(there, past.seat, move))
                assert everything(there) == everything(world)
                assert to_json(there.observe(seat)) == to_json(state.observe(seat))
                reached += 1
                proved += bool(state.table.proofs)
            events: list[Event] = []
            state.apply(entry.seat, listed(state, entry.seat, entry.move), events)
    assert reached > 100
    assert proved > 20
