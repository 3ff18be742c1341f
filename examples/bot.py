"""A bot in plain Python: it comes in as a guest, sits down at a table and plays to the end.

    python3 examples/bot.py http://127.0.0.1:8080 TABLE SEAT INVITE

Nothing but the standard library is needed. It asks for news over HTTP; a bot in a hurry would
follow the stream instead (docs/protocol.md).
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


class Table:
    """A seat at a table, as seen from a program."""

    def __init__(self, server: str, table: str) -> None:
        self.server, self.path, self.token = server, f"/api/tables/{table}", ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; give the answer, or raise what was refused."""
        request = urllib.request.Request(self.server + path, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {self.token}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data, timeout=30) as answer:
            return json.loads(answer.read() or b"null")


def play(server: str, table_id: str, seat: int, invite: str) -> Any:
    """Play random moves until there is a result."""
    table = Table(server, table_id)
    table.token = table.ask("POST", "/api/guests", {"name": "Example bot", "token": True})["token"]
    table.ask("PUT", f"{table.path}/seats/{seat}?invite={invite}", {"kind": "me"})
    while True:
        now = table.ask("GET", table.path)["now"]
        if now and now["result"]:
            return now["result"]
        if not now or not now["moves"]:
            time.sleep(0.1)
            continue
        move = random.choice(now["moves"])["move"]
        submission = {"id": f"move {now['position']}", "position": now["position"], "move": move}
        try:
            table.ask("POST", f"{table.path}/moves", submission)
        except urllib.error.HTTPError as problem:
            told = json.load(problem)
            if told["code"] not in ("stale", "not-your-turn", "too-many"):
                raise
            time.sleep(told.get("wait", 0))


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
