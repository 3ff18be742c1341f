"""boardgame.io's server under the same load: its own auction, its store in memory or in files.

The client speaks socket.io's protocol on the same lean sockets, so that both servers are measured
with the same yardstick.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.crowd import Load, Table
from bench.sockets import Hearing, Socket, follow, request

HERE = Path(__file__).with_name("peer")
PATH = "/socket.io/?EIO=4&transport=websocket"


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - boardgame.io's own names, here and below


class Hand(msgspec.Struct):
    hands: list[object]
    high: dict[str, int] | None


class State(msgspec.Struct):
    G: Hand
    ctx: Context
    _stateID: int  # noqa: N815


def installed(folder: Path) -> bool:
    """Install boardgame.io into a folder; False where that cannot be."""
    if shutil.which("npm") is None:
        return False
    for pattern in ("package*.json", "*.js"):
        for file in HERE.glob(pattern):
            shutil.copy(file, folder)
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    return not subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode


@contextmanager
def peer(folder: Path, kept: Path | None) -> Iterator[tuple[int, int]]:
    """Run boardgame.io from a folder: its port and its process.

    What it is to keep goes into files of its own if a folder is given for them; they are not
    synced to the disk.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        ["node", "server.js", str(port), *([] if kept is None else [str(kept)])],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={"NODE_ENV": "production", "PATH": str(Path(shutil.which("node") or "").parent)},
    )
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            if server.poll() is not None:
                raise RuntimeError("boardgame.io did not start")
        yield port, server.pid
    finally:
        server.terminate()
        server.wait()


class BoardgameLoad(Load):
    """Two players and a watcher at each match."""

    async def new_table(self) -> Table:
        made = await request(self.port, "POST", "/games/auction/create", "", {"numPlayers": 2})
        table = BoardgameTable(self, made["matchID"])
        for seat in ("0", "1", None):
            credentials = ""
            if seat is not None:
                joined = await request(
                    self.port,
                    "POST",
                    f"/games/auction/{table.name}/join",
                    "",
                    {"playerID": seat, "playerName": "Ann"},
                )
                credentials = joined["playerCredentials"]
            table.sockets.append(await follow(self.port, PATH, "", table.chair(seat, credentials)))
        return table


decode = msgspec.json.Decoder(State).decode
decode_list = msgspec.json.Decoder(list[msgspec.Raw]).decode


class BoardgameTable(Table):
    """A match, played on the sockets of its two players."""

    number = 0

    def chair(self, seat: str | None, credentials: str) -> Hearing:
        return lambda link, payload: self.told(link, payload, seat, credentials)

    def told(self, link: Socket, payload: bytes, seat: str | None, credentials: str) -> None:
        if payload.startswith(b"0"):  # the transport is open: come into the game's room
            link.send(b"40/auction,")
        elif payload == b"2":
            link.send(b"3")
        elif payload.startswith(b"40/auction,"):
            who = json.dumps(["sync", self.name, seat, credentials or None, 2])
            link.send(f"42/auction,{who}".encode())
        elif payload.startswith(b"42/auction,"):
            self.event(link, decode_list(payload[11:]), seat, credentials)

    def event(
        self, link: Socket, told: list[msgspec.Raw], seat: str | None, credentials: str
    ) -> None:
        kind = bytes(told[0])
        if kind == b'"update"':
            state = told[2]
            self.hear(decode(state)._stateID)
        elif kind == b'"sync"':
            state = msgspec.json.decode(told[2], type=dict[str, msgspec.Raw])["state"]
        else:
            return
        if seat is None:
            return
        now = decode(state)
        if now.ctx.currentPlayer != seat:
            return
        held = now.G.hands[int(seat)]
        least = 1 if now.G.high is None else now.G.high["number"] + 1
        size = len(held) if isinstance(held, list) else 0
        bid = least <= size and now._stateID % 3 != 2
        payload = {
            "type": "bid" if bid else "pass",
            "args": [least] if bid else [],
            "playerID": seat,
            "credentials": credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        body = json.dumps(["update", action, now._stateID, self.name, seat])
        self.number = now._stateID + 1
        self.offer(link, f"42/auction,{body}".encode())

    def move(self, due: float) -> None:
        """Send the move that is ready; its number is known beforehand."""
        super().move(due)
        self.entered(self.number)
