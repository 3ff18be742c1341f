"""A server to test: in a thread of this process, with a clock that the tests turn by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from saloon.server.clock import Clock
from saloon.server.house.house import House
from saloon.server.http.admission import Admission
from saloon.server.http.app import application
from saloon.server.http.serve import configured, listening
from saloon.server.settings import Settings
from saloon.server.store.database import StoreError
from tests import deals
from tests.sample import SAMPLE
from tests.server.databases import here
from tests.waiting import PATIENCE, until_so

T = TypeVar("T")
Json = dict[str, Any]
"""What came over the wire; tests look at it field by field."""

QUICK = Settings(port=0, pause=0.0, bot_pause=0.0, limits=False, workers=1, busy=0.2)
WAIT = PATIENCE


class HandTimer:
    """A timer of the hand-turned clock."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None


class HandClock:
    """Time stands still until a test turns it; wall and steady time can be turned apart."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.day = 1_800_000_000_000
        self.timers: list[tuple[float, int, HandTimer]] = []
        self.count = itertools.count()

    def wall(self) -> int:
        return self.day

    def steady(self) -> float:
        return self.now

    def at(self, moment: float, then: Callable[[], None]) -> HandTimer:
        timer = HandTimer(then)
        heapq.heappush(self.timers, (moment, next(self.count), timer))
        return timer

    def turn(self, seconds: float) -> None:
        """Let time pass; whatever is due happens. Call it in the server's own thread."""
        self.now += seconds
        self.day += round(seconds * 1000)
        while self.timers and self.timers[0][0] <= self.now:
            timer = heapq.heappop(self.timers)[2]
            if timer.then is not None:
                timer.then()


@dataclass
class Served:
    """A running server."""

    url: str
    house: House
    loop: asyncio.AbstractEventLoop
    clock: Clock
    admission: Admission
    clients: list[httpx.Client] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.door = plain_client(self.url, {"connection": "close"})
        self.clients.append(self.door)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)

    def pass_time(self, seconds: float) -> None:
        """Turn the clock, and wait until all that came of it is done."""
        clock = self.clock
        assert isinstance(clock, HandClock)

        async def turn() -> None:
            clock.turn(seconds)

        self.run(turn())
        self.wait_idle()

    def wait_idle(self) -> None:
        """Wait until nothing happens any more by itself."""

        async def idle() -> None:
            keepers = 2 if isinstance(self.clock, HandClock) else 3  # nothing is sent by hand
            while len(self.house.tasks) > keepers:
                waiting = list(self.house.tasks)
                await asyncio.wait(waiting, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
                if all(task in self.house.tasks for task in waiting) and timers(self.clock):
                    return

        self.run(idle())

    def guest(self, name: str, lang: str = "en") -> Guest:
        """Let somebody in."""
        made = self.door.post("/api/guests", json={"name": name, "token": True, "lang": lang})
        self.door.cookies.clear()
        assert made.status_code == 201, made.text
        return Guest(self, made.json())

    def stranger(self) -> Guest:
        """Somebody who has not come in."""
        return Guest(self, {"id": "", "token": ""})


def plain_client(url: str, headers: dict[str, str] | None = None) -> httpx.Client:
    """Ask without TLS: to read the certificates takes longer than a hundred answers."""
    return httpx.Client(base_url=url, headers=headers, timeout=WAIT, verify=False)


def miss_a_beat(served: Served) -> None:
    """Let the database be away for a heartbeat."""

    async def fail(*_others: object, **_more: object) -> None:
        raise StoreError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served.house.store, "write", fail)
        with pytest.raises(StoreError):
            served.run(served.house.beat_or_be_away())


def timers(clock: Clock) -> bool:
    """Tell whether something waits for a test to turn the clock."""
    return isinstance(clock, HandClock) and any(timer.then for _, _, timer in clock.timers)


class Refusal(AssertionError):  # noqa: N818 - an answer
    """The server said no; the answer says why."""

    def __init__(self, status: int, told: Json) -> None:
        super().__init__(f"{status} {told}")
        self.status = status
        self.told = told
        self.code = told.get("code", "")


@dataclass
class Guest:
    """A person who uses the server."""

    served: Served
    person: Json
    client: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        token = self.person["token"]
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.client = plain_client(self.served.url, headers)
        self.served.clients.append(self.client)

    @property
    def id(self) -> str:
        return str(self.person["id"])

    def ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        """Do something; what the server refuses is raised."""
        given = {name: value for name, value in query.items() if value is not None}
        answer = self.client.request(method, f"/api{path}", json=body, params=given)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, **query)

    def post(self, path: str, body: Json | None = None, **query: Any) -> Any:
        return self.ask("POST", path, {} if body is None else body, **query)

    def put(self, path: str, body: Json, **query: Any) -> Any:
        return self.ask("PUT", path, body, **query)

    def refused(self, method: str, path: str, body: Json | None = None, **query: Any) -> Refusal:
        """Do something that the server must refuse."""
        try:
            given = self.ask(method, path, body, **query)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{method} {path} was not refused: {given}")

    def table(self, *seats: Json, game: str = SAMPLE, **more: Any) -> str:
        """Make a table."""
        made = self.post("/tables", {"game": game, "seats": list(seats), **more})
        return str(made["table"]["id"])

    def see(self, table: str, **query: Any) -> Json:
        seen: Json = self.get(f"/tables/{table}", **query)
        return seen

    def now(self, table: str, **query: Any) -> Json:
        now: Json = self.see(table, **query)["now"]
        return now

    def move(
        self,
        table: str,
        move: str,
        *,
        position: int | None = None,
        id: str | None = None,
        seat: int | None = None,
    ) -> Json:
        """Make a move, for the present position if none is given."""
        if position is None:
            position = self.now(table, seat=seat)["position"]
        body: Json = {"id": id or f"{position}/{seat}", "position": position, "move": move}
        if seat is not None:
            body["seat"] = seat
        answer: Json = self.post(f"/tables/{table}/moves", body)
        return answer

    @contextmanager
    def stream(self, table: str, **query: Any) -> Iterator[Stream]:
        """Follow a table."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.served.url.replace('http', 'ws', 1)}/api/tables/{table}/stream?{asked}"
        sent = ("authorization", "x-forwarded-for")
        headers = {name: value for name, value in self.client.headers.items() if name in sent}
        with connect(
            url, additional_headers=headers, close_timeout=1, compression=None, max_queue=None
        ) as socket:
            yield Stream(socket)


@dataclass
class Stream:
    """A socket, heard message by message."""

    socket: ClientConnection
    heard: list[str] = field(default_factory=list)

    def next(self) -> Json:
        """Hear the next message that is not about presence."""
        while True:
            text = self.socket.recv(timeout=WAIT)
            assert isinstance(text, str)
            self.heard.append(text)
            told: Json = json.loads(text)
            if told["kind"] != "present":
                return told

    def until(self, kind: str) -> Json:
        """Hear on until a kind of message."""
        while True:
            told = self.next()
            if told["kind"] == kind:
                return told

    def say(self, **wish: Any) -> None:
        self.socket.send(json.dumps(wish))


def finish(guest: Guest, table: str, seats: tuple[int, ...] = (0,)) -> Json:
    """Play first moves until the game is over, hearing of each turn on the stream."""
    with guest.stream(table, seat=seats[0]) as stream:
        told = stream.next()
        for _ in range(3000):
            now: Json | None = told.get("now")
            if now and now["result"]:
                return now
            if now:
                make_first(guest, table, now, seats)
            told = stream.next()
    raise AssertionError("the game did not end")


def make_first(guest: Guest, table: str, now: Json, seats: tuple[int, ...]) -> None:
    """Make the first of the moves that one of somebody's seats is asked for."""
    for seat in seats:
        seen = now if seat == seats[0] else guest.now(table, seat=seat)
        if seen["moves"]:
            guest.move(table, seen["moves"][0]["move"], position=seen["position"], seat=seat)
            return


@contextmanager
def serving(
    folder: Path,
    clock: Clock | None = None,
    change: Callable[[House], None] | None = None,
    **settings: Any,
) -> Iterator[Served]:
    """Run a server on a database in a folder; other settings may be given."""
    with pytest.MonkeyPatch.context() as patch:
        deals.here.serve(patch.setattr)
        with started(folder, clock, change, settings) as running:
            yield running


@contextmanager
def started(
    folder: Path,
    clock: Clock | None,
    change: Callable[[House], None] | None,
    settings: dict[str, Any],
) -> Iterator[Served]:
    chosen = replace(QUICK, **{"db": here.url(folder / "saloon.db"), **settings})
    app, house = application(chosen, clock)
    if change is not None:
        change(house)
    listener = listening(chosen)
    config = configured(app, chosen)
    server = uvicorn.Server(config)
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def live() -> None:
        loops.append(asyncio.get_running_loop())
        work = asyncio.create_task(server.serve(sockets=[listener]))
        await until_so(lambda: server.started or work.done(), "the server starts")
        ready.set()
        await work

    thread = threading.Thread(target=lambda: asyncio.run(live()), name="server")
    thread.start()
    try:
        assert ready.wait(WAIT)
        assert server.started
        port = listener.getsockname()[1]
        running = Served(f"http://127.0.0.1:{port}", house, loops[0], house.clock, config.admission)
        try:
            yield running
        finally:
            for client in running.clients:
                client.close()
    finally:
        server.should_exit = True
        thread.join(WAIT)
        listener.close()
        assert not thread.is_alive()
