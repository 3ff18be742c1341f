"""The real server in a process of its own, which can be killed and started again in no time."""

from __future__ import annotations

import os
import signal
import socket
import threading
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from saloon.server.store.engine import opened
from tests import deals
from tests.sample import SAMPLE
from tests.server.databases import here
from tests.waiting import PATIENCE, until


class Process:
    """A server on a port of its own; it answers `start`, `kill` and `stop`."""

    def __init__(
        self,
        database: Path,
        descriptors: int = 0,
        log: Path | None = None,
        helps: bool = False,
        **settings: Any,
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        chosen = {
            "port": port,
            "db": settings.get("db") or here.url(database),
            "pause": 0.0,
            "bot_pause": 0.0,
            "limits": False,
            "workers": 1,
            "busy": 0.3,
            **settings,
        }
        from tests.server.nursery import SERVERS, nurse  # not everywhere can a process fork

        self.orders, theirs = SERVERS.Pipe()
        kept = str(log or os.devnull), str(deals.here.file or "")
        told = (theirs, chosen, descriptors, *kept, helps)
        self.nurse = SERVERS.Process(target=nurse, args=told)
        self.nurse.start()
        theirs.close()
        self.pid = 0
        self.host_link = ""
        """Opens the host's page."""

    def start(self) -> None:
        """Start a server and wait until it serves."""
        self.orders.send("start")
        told = self.orders.recv()
        assert told, "the server did not start"
        self.pid, self.host_link = told

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server, without a word unless told otherwise."""
        os.kill(self.pid, how)
        assert self.orders.recv() == 0
        self.pid = 0

    def close(self) -> None:
        if self.pid:
            self.kill()
        self.orders.close()
        self.nurse.join(PATIENCE)
        self.nurse.close()


@contextmanager
def process(
    database: Path,
    descriptors: int = 0,
    log: Path | None = None,
    helps: bool = False,
    **settings: Any,
) -> Iterator[Process]:
    """Run a server as a process; it may have few descriptors, and write its log into a file.

    Where it helps, it has no doors, and lets bots of other servers think.
    """
    server = Process(database, descriptors, log, helps, **settings)
    try:
        server.start()
        yield server
    finally:
        server.close()


@dataclass
class Player:
    """Someone who plays both seats of a table, and remembers every answer.

    What is not answered is sent again under the same id, until it is.
    """

    url: str
    name: str = "Ann"
    token: str = ""
    table: str = ""
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    """For each id that was acknowledged: what was sent, and the number it got."""
    retries: int = 0
    others: tuple[str, ...] = ()
    """Other servers on the same database: then each request goes to the next one."""
    asked: int = 0
    bot: str = ""
    """A bot that sits at the table as well."""
    stop: threading.Event = field(default_factory=threading.Event)

    def sit_down(self) -> None:
        with httpx.Client(base_url=self.url, timeout=5, verify=False) as client:
            made = self.ask(client, "POST", "/api/guests", {"name": self.name, "token": True})
            self.token = made["token"]
            self.new_table(client)

    def new_table(self, client: httpx.Client) -> None:
        seats = [{"kind": "me"}, {"kind": "beside", "name": "Bo"}]
        if self.bot:
            seats.append({"kind": "bot", "bot": self.bot})
        made = self.ask(client, "POST", "/api/tables", {"game": SAMPLE, "seats": seats})
        self.table = made["table"]["id"]

    def ask(self, client: httpx.Client, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}

        def answered() -> Any:
            self.asked += 1
            urls = (self.url, *self.others)
            whole = urls[self.asked % len(urls)] + path
            try:
                answer = client.request(method, whole, json=body, headers=headers)
            except httpx.TransportError:
                self.retries += 1
                return None
            if answer.status_code == 503:
                self.retries += 1
                return None
            return answer.json() | {"status": answer.status_code}

        return until(answered, f"{method} {path} is answered")

    def play(self, most: int = 10**9) -> None:
        """Play first moves, game after game, until told to stop."""
        with httpx.Client(base_url=self.url, timeout=5, verify=False) as client:
            for _ in range(most):
                if self.stop.is_set():
                    return
                for _ in range(1000):  # between two turns a step may be on its way
                    if self.one_move(client):
                        break

    def be_asked(self) -> None:
        """Wait until a seat is asked: nothing happens by itself then."""
        with httpx.Client(base_url=self.url, timeout=5, verify=False) as client:
            paths = [f"/api/tables/{self.table}?seat={seat}" for seat in (0, 1)]
            until(
                lambda: any(self.ask(client, "GET", path)["now"]["moves"] for path in paths),
                "a seat is asked",
            )

    def one_move(self, client: httpx.Client) -> bool:
        """Make a move for whichever seat is asked; False where neither is."""
        for seat in (0, 1):
            now = self.ask(client, "GET", f"/api/tables/{self.table}?seat={seat}")["now"]
            if now["result"]:
                self.new_table(client)
                return False
            if now["moves"]:
                move = now["moves"][len(self.answers) % len(now["moves"])]["move"]
                body = {
                    "id": uuid.uuid4().hex,
                    "position": now["position"],
                    "move": move,
                    "seat": seat,
                }
                path = f"/api/tables/{self.table}/moves"
                answer = self.ask(client, "POST", path, body)
                if self.others and answer.get("code") == "stale":
                    return False  # where it was looked up, the last move was not heard of yet
                assert answer["status"] == 201, answer
                self.answers[body["id"]] = {"path": path, "body": body, "got": answer["number"]}
                return True
        return False

    def check(self, database: Path | str) -> int:
        """Compare what was acknowledged with what the server has; give the number of moves."""
        found = self.compare(database)
        assert not found["lost"], found
        assert not found["doubled"], found
        return found["moves"]

    def compare(self, database: Path | str) -> dict[str, int]:
        """Count the moves that were acknowledged, and those that are lost or were not asked for.

        Every acknowledged move has its number and no other; and nothing else was entered.
        """
        lost = 0
        with httpx.Client(base_url=self.url, timeout=5, verify=False) as client:
            for each in self.answers.values():
                again = self.ask(client, "POST", each["path"], each["body"])
                lost += again.get("number") != each["got"]
        tables = {each["path"].split("/")[3] for each in self.answers.values()}
        acknowledged = Counter(
            (each["path"].split("/")[3], each["got"], name) for name, each in self.answers.items()
        )
        rows = Counter(row for row in written(database) if row[0] in tables)
        lost += (acknowledged - rows).total()
        doubled = (rows - acknowledged).total()
        return {"moves": len(self.answers), "lost": lost, "doubled": doubled}


def written(database: Path | str) -> list[tuple[str, int, str]]:
    """List the moves that people sent, as they stand in a database: table, number, id."""
    engine = opened(database if isinstance(database, str) else here.url(database), 1.0)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(
            "SELECT table_id, number, move_id FROM changes WHERE move_id IS NOT NULL"
        ).all()
    engine.dispose()
    return [(table, number, move) for table, number, move in rows if not move.startswith("bot/")]
