"""No interference over the wire: all that a seat or a spectator receives, byte for byte.

The same game is played twice through the real server: as it was, and in a world that the reader
cannot tell from it. Time and all tokens are the same in both. Everything that comes to the reader
is compared: every message of the stream, and status, headers and body of every answer, refusals
included.
"""

from __future__ import annotations

import hashlib
import itertools
import secrets
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from saloon.kernel import CHANCE, Entry, FairChance, Play, Rng, Seat
from saloon.kernel.play import listed
from saloon.server.house import House
from saloon.server.table import Table as ServedTable
from tests.conformance.subjects import SUBJECTS, Subject, Table, eyes, played, start
from tests.conformance.worlds import other_worlds, parting, replayed
from tests.server.served import Guest, HandClock, Served, Stream, serving

LONGEST = 64
WORLDS = 1
TRIES = 40
PAUSE = 1.0


class Scripted(FairChance):
    """Chance that draws what a log says."""

    def __init__(self, subject: Subject, table: Table, log: list[Entry]) -> None:
        super().__init__(b"", [])
        self.draws: list[int] = []
        state = start(subject, table)
        for entry in log:
            if entry.seat == CHANCE:
                below = 0
                for move, weight in state.outcomes():
                    if move.text == entry.move:
                        break
                    below += weight
                self.draws.append(below)
            state.apply(entry.seat, listed(state, entry.seat, entry.move))

    def below(self, bound: int) -> int:
        number, self.drawn = self.drawn, self.drawn + 1
        return self.draws[number] if number < len(self.draws) else bound - 1


@dataclass
class Ears:
    """A reader, and all that ever came to it: how far the log was, and the bytes."""

    guest: Guest
    stream: Stream
    seat: Seat | None
    heard: list[tuple[int, str]] = field(default_factory=list)
    number: int = 0

    def hear(self, table: str, length: int) -> None:
        """Take in everything there is to take in."""
        paths = [f"/api/tables/{table}", f"/api/tables/{table}/events?after={self.number}"]
        if self.seat is not None:
            paths.append(f"/api/tables/{table}/moves")
        answers = [self.guest.client.get(path) for path in paths]
        now = answers[0].json()["now"]
        position = 0 if self.seat in now["waiting"] else now["position"]
        wrong = {"id": "wrong", "position": position, "move": "dance"}
        answers.append(self.guest.client.post(f"/api/tables/{table}/moves", json=wrong))
        self.number = answers[0].json()["number"]
        told: list[str] = []
        while not told or f'"number":{self.number},' not in told[-1]:
            self.stream.next()
            told.append(self.stream.heard[-1])
            if len(told) == 1 and not self.heard:
                break
        for answer in answers:
            headers = sorted(pair for pair in answer.headers.items() if pair[0] != "date")
            told.append(f"{answer.status_code} {headers} {answer.text}")
        self.heard.append((length, "\n".join(told)))


def same_tokens(patch: pytest.MonkeyPatch) -> None:
    """Let every token come out the same each time."""
    count = itertools.count()

    def token_bytes(size: int | None = None) -> bytes:
        return hashlib.shake_256(str(next(count)).encode()).digest(size or 32)

    patch.setattr(secrets, "token_bytes", token_bytes)


def hearings(
    folder: Path,
    subject: Subject,
    table: Table,
    log: list[Entry],
    readers: list[Seat | None],
) -> dict[Seat | None, list[tuple[int, str]]]:
    """Play a log through the server; give what each reader received after each step."""
    chance = Scripted(subject, table, log)

    def script(house: House) -> None:
        patch.setattr(house, "chance", lambda _secret, _nonces: chance)

    folder.mkdir()
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        same_tokens(patch)
        served = stack.enter_context(serving(folder, HandClock(), script, pause=PAUSE))
        people = [served.guest(f"Seat {seat}") for seat in range(table.players)]
        watcher = served.guest("Eve")
        name = seat_all(subject, table, people)
        ears: list[Ears] = []
        for seat in eyes(table.players):  # all are there, whoever is listened to
            guest = watcher if seat is None else people[seat]
            stream = stack.enter_context(guest.stream(name))
            if seat in readers:
                ears.append(Ears(guest, stream, seat))
        held = served.house.tables[name]
        people[0].post(f"/tables/{name}/start")
        play = held.play
        assert play is not None
        for index in range(len(log) + 1):
            if index and not drive(served, held, play, people, log[index - 1], index):
                continue
            for each in ears:
                each.hear(name, len(play.log))
        assert [entry.move for entry in play.log[: len(log)]] == [entry.move for entry in log]
        return {each.seat: each.heard for each in ears}


def seat_all(subject: Subject, table: Table, people: list[Guest]) -> str:
    """Set a table up at which each seat has a person of its own."""
    name = people[0].table(
        {"kind": "me"},
        *[{"kind": "open"}] * (table.players - 1),
        game=subject.name,
        options=table.options,
        manners={"public": True, "starts": "host"},
        pace={"kind": "live", "bank": 3600, "increment": 3},
    )
    for seat, guest in enumerate(people[1:], 1):
        guest.put(f"/tables/{name}/seats/{seat}", {"kind": "me"})
    return name


def drive(
    served: Served, held: ServedTable, play: Play, people: list[Guest], entry: Entry, index: int
) -> bool:
    """Make the next entry of the log happen, whoever has to make it; False if it has.

    A second passes first, and with it comes whatever nobody is asked for.
    """
    if len(play.log) >= index:
        return False
    served.pass_time(PAUSE)
    if len(play.log) < index:
        people[entry.seat].move(
            held.plan.id, entry.move, position=held.position, id=f"move {index}"
        )
    return True


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_what_a_seat_cannot_know_never_reaches_it(subject: Subject, tmp_path: Path) -> None:
    table = next(each for each in subject.tables if each.players == 3)
    play = played(subject, table, "wire")
    cut = max(index for index, e in enumerate(play.log[:LONGEST]) if e.seat != CHANCE)
    log = play.log[:cut]
    truth = hearings(tmp_path / "truth", subject, table, log, eyes(table.players))
    compared = 0
    for seat in eyes(table.players):
        true_world = replayed(subject, table, log, seat, [entry.move for entry in log])
        assert true_world is not None
        worlds = other_worlds(subject, table, log, seat, Rng(f"wire/{seat}"), TRIES)
        apart = [
            world for world in worlds if parting(true_world.log, world.log, seat) > len(log) // 2
        ]
        for number, world in enumerate(apart[:: max(1, len(apart) // WORLDS)][:WORLDS]):
            until = parting(true_world.log, world.log, seat)
            folder = tmp_path / f"{seat}-{number}"
            heard = hearings(folder, subject, table, world.log, [seat])[seat]
            for (here, ours), (there, theirs) in zip(truth[seat], heard, strict=False):
                if max(here, there) > until:
                    break
                assert ours == theirs
                compared += 1
    assert compared > 30
