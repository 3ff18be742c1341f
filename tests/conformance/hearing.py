"""Listening at the wire: a game is played through the real server, and everything is written down.

Who plays, what is tried and when is the same in every world; time and all tokens are, too. So
whatever differs between two hearings came from what the reader cannot know.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import secrets
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection, RemoteDisconnected
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from saloon.kernel import CHANCE, Seat
from saloon.records import Entry, FairChance, Play
from saloon.records.play import listed
from saloon.server.house.house import House
from saloon.server.table import moves, views
from saloon.server.table.questions import Question, Thought
from saloon.server.table.table import Table
from saloon.server.table.tempo import LONGEST
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import eyes, start
from tests.server.served import WAIT, Guest, HandClock, Stream, serving

PAUSE = LONGEST
"""After so long every step may be published."""
TOUR_EVERY = 9
"""After so many steps a reader goes through every door there is."""
ACTS = ("chat", "decline", "undo", "leave", "agree", "host")
"""What people do between moves, one after the other."""
Door = tuple[str, str]
"""A method and a path as the API's description writes it."""
Heard = list[tuple[int, str]]
"""How far the log was, and what came then, byte for byte."""


class Scripted(FairChance):
    """Chance that draws what a log says, and the same again where it was taken back."""

    def __init__(self, draws: list[int], house: House) -> None:
        super().__init__(b"", [])
        self.draws = draws
        self.house = house

    def below(self, bound: int) -> int:
        plays = [table.play for table in self.house.tables.values() if table.play is not None]
        (log,) = [play.log for play in plays if play.chance is self]
        number = sum(entry.seat == CHANCE for entry in log)
        return self.draws[number] if number < len(self.draws) else bound - 1


def draws(subject: Subject, table: Setting, log: list[Entry]) -> list[int]:
    """Find the numbers that make chance draw what a log says."""
    numbers: list[int] = []
    state = start(subject, table)
    for entry in log:
        if entry.seat == CHANCE:
            below = 0
            for move, weight in state.outcomes():
                if move.text == entry.move:
                    break
                below += weight
            numbers.append(below)
        state.apply(entry.seat, listed(state, entry.seat, entry.move))
    return numbers


@dataclass
class Ears:
    """A reader, and all that ever came to it."""

    guest: Guest
    stream: Stream
    seat: Seat | None
    table: str
    closed: str
    """Another table of the same game, at which spectators are not wanted."""
    lures: list[str]
    """Moves from all over the game; most of them are wrong most of the time."""
    curtain: bool = False
    heard: Heard = field(default_factory=list)
    doors: set[Door] = field(default_factory=set)
    told: list[str] = field(default_factory=list)
    number: int = 0
    tries: int = 0
    now: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.line = HTTPConnection(urlsplit(self.guest.served.url).netloc, timeout=WAIT)

    def ask(
        self, method: str, door: str, body: Any = None, query: str = "", **names: object
    ) -> tuple[int, bytes]:
        """Go through a door, and write down all that comes back."""
        self.doors.add((method, door))
        path = door.format(**{"table_id": self.table, **names})
        headers = {"content-type": "application/json"}
        if self.guest.person["token"]:
            headers["authorization"] = f"Bearer {self.guest.person['token']}"
        text = None if body is None else json.dumps(body).encode()
        for last in (False, True):
            try:
                self.line.request(method, f"{path}?{query}" if query else path, text, headers)
                answer = self.line.getresponse()
                break
            except RemoteDisconnected:  # the line was idle for too long
                if last:
                    raise
        content = answer.read()
        shown = [pair for pair in answer.getheaders() if pair[0].lower() != "date"]
        self.told.append(f"{method} {path} {query} {answer.status} {shown} {content!r}")
        return answer.status, content

    def look(self, length: int) -> None:
        """Take in what has happened, on the stream and by asking."""
        eyes_shut = "curtain=true" if self.curtain else ""
        _, content = self.ask("GET", "/api/tables/{table_id}", query=eyes_shut)
        seen = json.loads(content)
        self.now = seen["now"]
        after = f"after={self.number}&{eyes_shut}"
        self.ask("GET", "/api/tables/{table_id}/events", query=after)
        if seen["number"] > self.number:
            self.number = seen["number"]
            self.hear_until(f'"number":{self.number},')
        self.close(length)

    def hear_until(self, sign: str) -> None:
        """Hear the stream up to a message with a sign in it."""
        first = not self.heard
        while True:
            self.stream.next()
            self.told.append(self.stream.heard[-1])
            if first or sign in self.told[-1]:
                return

    def close(self, length: int) -> None:
        """Put down what came since the last time."""
        if self.told:
            self.heard.append((length, "\n".join(self.told)))
            self.told = []

    def knock(self, length: int) -> None:
        """Try what is wrong; time is ripe for every move, so nothing is held back."""
        self.tries += 1
        mine = {each["move"] for each in [*self.now["moves"], *self.now["interjections"]]}
        wrong = [text for text in self.lures if text not in mine]
        body = {"id": f"wrong {self.tries}", "position": self.now["position"], "move": "dance"}
        texts = ["dance", *[wrong[(self.tries * 7 + n) % len(wrong)] for n in range(2)]]
        for text in texts:
            status, _ = self.ask("POST", "/api/tables/{table_id}/moves", {**body, "move": text})
            assert status >= 400, text
        self.stream.say(do="move", **{**body, "move": texts[-1]})
        self.hear_until('"kind":"refused"')
        late = {**body, "position": 1, "move": texts[-1]}
        malformed = {**body, "move": 7}
        foreign = {**body, "seat": 1 if self.seat in (0, None) else 0}
        this = (late, malformed, foreign)[self.tries % 3]
        assert self.ask("POST", "/api/tables/{table_id}/moves", this)[0] >= 400
        self.close(length)

    def tour(self, length: int, other: Seat) -> None:
        """Go through every other door about a table; what is over only later must be refused."""
        for door in OVER:
            status, _ = self.ask("GET", door)
            assert status == 409
        assert self.ask("POST", "/api/tables/{table_id}/rematch")[0] == 409
        for door in ("/api/tables", "/api/me/tables", "/api/me/data", "/api/me/records"):
            assert self.ask("GET", door)[0] == 200
        assert self.ask("POST", "/api/me/holiday", {"days": 3})[0] == 409
        assert self.ask("GET", "/api/codes/{code}", code="2345-6789")[0] == 404
        assert self.ask("GET", "/api/tables/{table_id}", query=f"seat={other}")[0] == 403
        assert self.ask("GET", "/api/tables/{table_id}/events", query=f"seat={other}")[0] == 403
        self.ask("GET", "/api/tables/{table_id}", query="curtain=true")
        self.ask("GET", "/api/tables/{table_id}/events", query="after=0")
        for method, door, body in TOO_LATE:
            status, _ = self.ask(method, door, body, seat=other)
            assert status in (403, 409), door
        asked = self.seat is not None and bool(self.now["moves"])
        status, _ = self.ask("POST", "/api/tables/{table_id}/hint", {})
        assert status == (200 if asked else 403 if self.seat is None else 409)
        status, _ = self.ask("POST", "/api/tables/{table_id}/takeback/answer", NO_REQUEST)
        assert status == 409
        status, _ = self.ask("POST", "/api/tables/{table_id}/hold", {"on": True})
        assert status == (403 if self.seat is None else 409)
        status, _ = self.ask("POST", "/api/tables/{table_id}/orders", {"orders": []})
        assert status == (403 if self.seat is None else 200)
        self.again()
        if self.seat is None:
            self.outside()
        self.close(length)

    def again(self) -> None:
        """Come back to the stream after some number, as after a lost line."""
        for after in (0, max(0, self.number - 3)):
            with self.guest.stream(self.table, after=after) as stream:
                while stream.next()["kind"] != "snapshot":
                    pass
                self.told += stream.heard
        self.hear_presence()

    def hear_presence(self) -> None:
        """A second line of the same person changes nobody's presence, yet it is told."""
        self.stream.say(do="ping")
        self.hear_until('"kind":"pong"')
        self.told = [each for each in self.told if '"kind":"present"' not in each]

    def outside(self) -> None:
        """What comes to a stranger, and to whoever looks at a table where nobody may."""
        known, self.guest.person = self.guest.person, {"id": "", "token": ""}
        for door in ("/api/tables/{table_id}", "/api/tables/{table_id}/events"):
            assert self.ask("GET", door)[0] == 200
        self.guest.person = known
        for door in WATCHED:
            status, _ = self.ask("GET", door, table_id=self.closed)
            assert status == 403
        with self.guest.stream(self.closed) as stream:
            with pytest.raises(Exception, match="4403"):
                stream.next()
            self.told += [*stream.heard, str(stream.socket.close_reason)]


NO_REQUEST = {"agree": True, "request": 0}
OVER = [
    "/api/tables/{table_id}/record",
    "/api/tables/{table_id}/check",
    "/api/tables/{table_id}/story",
    "/api/tables/{table_id}/turning",
    "/api/tables/{table_id}/review",
    "/api/tables/{table_id}/frames",
]
"""Doors that open when the game is over."""
WATCHED = [
    "/api/tables/{table_id}",
    "/api/tables/{table_id}/events",
    *OVER,
]
TOO_LATE: list[tuple[str, str, Any]] = [
    ("PUT", "/api/tables/{table_id}/seats/{seat}", {"kind": "open"}),
    ("POST", "/api/tables/{table_id}/start", {}),
    ("DELETE", "/api/tables/{table_id}", None),
    ("POST", "/api/tables/{table_id}/seal", {"seal": "00" * 32}),
    ("POST", "/api/tables/{table_id}/nonce", {"nonce": "00" * 32}),
    ("POST", "/api/tables/{table_id}/back", {}),
]


def same_tokens(patch: pytest.MonkeyPatch) -> None:
    """Let every token come out the same each time."""
    count = itertools.count()

    def token_bytes(size: int | None = None) -> bytes:
        return hashlib.shake_256(str(next(count)).encode()).digest(size or 32)

    patch.setattr(secrets, "token_bytes", token_bytes)


class Hearing:
    """One game, played through a server of its own."""

    def __init__(
        self,
        stack: ExitStack,
        folder: Path,
        subject: Subject,
        table: Setting,
        log: list[Entry],
        lures: list[str],
        *,
        screen: bool,
    ) -> None:
        self.subject, self.table, self.log = subject, table, log
        self.lures = lures
        self.screen = screen
        folder.mkdir()
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        same_tokens(patch)
        patch.setattr(views, "LABELS", {}, raising=False)  # nothing is known from another world
        patch.setattr(moves, "best_bot", lambda _game: "sensible")  # as strong, but no clock
        numbers = draws(subject, table, log)

        def script(house: House) -> None:
            async def think(question: Question, _owner: str, _first: bool = True) -> Thought:
                return question.answer()  # here: starting a process takes longer than the game

            patch.setattr(house, "chance", lambda _secret, _nonces: Scripted(numbers, house))
            patch.setattr(house.thinkers, "ask", think)

        self.served = stack.enter_context(serving(folder, HandClock(), script, pause=1.0))
        self.people = [self.served.guest(f"Seat {seat}") for seat in range(table.players)]
        if screen:
            self.people[1] = self.people[0]
        self.watcher = self.served.guest("Eve")
        self.name = self.seat_all(spectators=True)
        self.closed = "" if screen else self.seat_all(spectators=False)
        self.ears: list[Ears] = []
        self.step = 0
        self.done: set[int] = set()
        self.acted: set[str] = set()

    def seat_all(self, spectators: bool) -> str:
        """Set a table up at which each seat has a person of its own, or two of them one screen."""
        people = self.people
        beside = {"kind": "beside", "name": "Bo"}
        second = beside if self.screen else {"kind": "open"}
        name = people[0].table(
            {"kind": "me"},
            second,
            *[{"kind": "open"}] * (self.table.players - 2),
            game=self.subject.name,
            options=self.table.options,
            manners={"public": True, "starts": "host", "hints": True, "spectators": spectators},
            pace={"kind": "live", "bank": 3600, "increment": 3},
        )
        for seat, guest in enumerate(people):
            if guest is not people[0]:
                guest.put(f"/tables/{name}/seats/{seat}", {"kind": "me"})
        if not spectators:
            people[0].post(f"/tables/{name}/start")
        return name

    def listen(self, stack: ExitStack, readers: list[Seat | None]) -> None:
        """Let everyone be there, whoever is listened to."""
        for seat in eyes(self.table.players):
            guest = self.watcher if seat is None else self.people[seat]
            if self.screen and seat is not None:
                continue
            if self.screen:
                guest = self.people[0]
            query = {"curtain": "true"} if self.screen else {}
            stream = stack.enter_context(guest.stream(self.name, **query))
            if seat in readers:
                ears = Ears(guest, stream, seat, self.name, self.closed, self.lures, self.screen)
                stack.callback(ears.line.close)
                self.ears.append(ears)

    @property
    def held(self) -> Table:
        return self.served.house.tables[self.name]

    @property
    def play(self) -> Play:
        play = self.held.play
        assert play is not None
        return play

    def run(self) -> None:
        """Play the log to its end; between the moves everybody does what else can be done."""
        self.people[0].post(f"/tables/{self.name}/start")
        self.look()
        while (index := len(self.play.log)) + len(self.play.waiting) < len(self.log):
            if self.between(index):
                continue
            self.served.pass_time(PAUSE)
            if len(self.play.log) == index:
                for ears in self.ears:
                    if self.held_back(ears):
                        ears.knock(index)
                self.move(next(e for e in self.log[index:] if e.seat not in self.play.waiting))
            self.step += 1
            self.look()
        made = [entry.move for entry in self.play.log]
        assert made[: len(self.log)] == [entry.move for entry in self.log[: len(made)]]
        if not self.screen:
            self.post(self.table.players - 1, "resign", {})
            self.look()

    def held_back(self, ears: Ears) -> bool:
        """Tell whether a move of the reader would have to wait, choice or not."""
        return self.play.state.auto_step() and ears.seat in self.play.state.actors()

    def between(self, index: int) -> bool:
        """Try and do other things before a step; True if the game is not where it was."""
        if self.step in self.done or self.screen:
            return False
        self.done.add(self.step)
        waiting = len(self.play.waiting)
        for ears in self.ears:
            if self.step % 2 == 0 and not self.held_back(ears):
                ears.knock(index)
            if self.step % TOUR_EVERY == TOUR_EVERY - 1:
                ears.tour(index, 0 if ears.seat else 1)
        if self.step % 2:
            self.act(ACTS[self.step // 2 % len(ACTS)])
        return (len(self.play.log), len(self.play.waiting)) != (index, waiting)

    def move(self, entry: Entry) -> None:
        person = self.people[entry.seat]
        seat = entry.seat if self.screen else None
        position, name = self.held.position, f"step {self.step}"
        person.move(self.name, entry.move, position=position, id=name, seat=seat)

    def look(self) -> None:
        for ears in self.ears:
            ears.look(len(self.play.log))

    def post(self, seat: Seat, door: str, body: dict[str, Any]) -> bool:
        """Let a seat do something else than move; the reader writes its own answer down."""
        path = "/api/tables/{table_id}/" + door
        listening = [ears for ears in self.ears if ears.seat == seat]
        if listening:
            status, _ = listening[0].ask("POST", path, body)
        else:
            url = path.format(table_id=self.name)
            status = self.people[seat].client.post(url, json=body).status_code
        if status < 400:
            self.acted.add(door)
        return status < 400

    def act(self, what: str) -> None:
        """Let people talk, take back, leave and come back, hand the table over."""
        players = range(self.table.players)
        seat = next((e.seat for e in reversed(self.play.log) if e.seat != CHANCE), 0)
        others = [each for each in players if each != seat]
        if what == "chat":
            self.post(seat, "chat", {"text": "Well, well."})
        elif what == "undo":
            self.post(seat, "undo", {})
        elif what == "leave":
            free = [each for each in players if each not in self.play.state.actors()]
            for each in free[:1]:
                self.post(each, "leave", {})
                self.look()
                self.post(each, "back", {})
        elif what == "host":
            for one, other in ((0, 1), (1, 0)):
                self.post(one, "host", {"person": self.people[other].id})
        elif self.post(seat, "takeback", {}):
            self.look()
            for each in others if what == "agree" else others[:1]:
                request = self.held.request
                number = 0 if request is None else request.id
                self.post(each, "takeback/answer", {"agree": what == "agree", "request": number})
        self.look()


@dataclass
class Found:
    """What came of a hearing."""

    heard: dict[Seat | None, Heard]
    doors: set[Door]
    acted: set[str]
    """What people did besides moving, and were let do."""
    figures: str


def hearings(
    folder: Path,
    subject: Subject,
    table: Setting,
    log: list[Entry],
    readers: list[Seat | None],
    lures: list[str],
    *,
    screen: bool = False,
) -> Found:
    """Play a log through the server; give what each reader received after each step.

    With `screen`, one person sits on the first two seats and looks through a curtain.
    """
    with ExitStack() as stack:
        hearing = Hearing(stack, folder, subject, table, log, lures, screen=screen)
        hearing.listen(stack, readers)
        hearing.run()
        doors = set[Door]().union(*[ears.doors for ears in hearing.ears])
        figures = hearing.people[0].client.get("/metrics").text
        heard = {ears.seat: ears.heard for ears in hearing.ears}
        return Found(heard, doors, hearing.acted, figures)
