"""The real server in its own process: killed, out of disk, locked out."""

from __future__ import annotations

import math
import random
import resource
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.process import Player, process
from tests.waiting import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs fork and prlimit")

KILLS = 8


def test_no_acknowledged_move_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    """bench/faults.py does the same a thousand times."""
    rng = random.Random(9)
    with process(tmp_path / "saloon.db") as server, ThreadPoolExecutor(3) as threads:
        players = [Player(server.url, name) for name in ("Ann", "Ben", "Cy")]
        for player in players:
            player.sit_down()
        playing = [threads.submit(player.play) for player in players]
        for _ in range(KILLS):
            go_on(lambda: made(players), rng.randrange(20))
            server.kill()
            server.start()
        for player in players:
            player.stop.set()
        for each in playing:
            each.result(60)
        moves = sum(player.check(tmp_path / "saloon.db") for player in players)
    assert moves > KILLS
    assert sum(player.retries for player in players) > 0


def go_on(reached: Callable[[], float], more: int) -> None:
    """Wait until so many more moves are made."""
    enough = reached() + more
    until(lambda: reached() >= enough, "play goes on")


def made(players: list[Player]) -> int:
    return sum(len(player.answers) for player in players)


def test_a_game_with_bots_goes_on_after_kill_9(tmp_path: Path) -> None:
    with process(tmp_path / "saloon.db") as server:
        player = Player(server.url)
        with httpx.Client(base_url=server.url, timeout=10) as client:
            made = player.ask(client, "POST", "/api/guests", {"name": "Ann", "token": True})
            player.token = made["token"]
            bots = [{"kind": "bot", "bot": bot} for bot in ("random", "sensible", "random")]
            made = player.ask(
                client, "POST", "/api/tables", {"game": "katzenjammer", "seats": bots}
            )
            path = f"/api/tables/{made['table']['id']}"

            def over() -> bool:
                status: str = player.ask(client, "GET", path)["table"]["status"]
                return status == "finished"

            def position() -> float:
                return math.inf if over() else player.ask(client, "GET", path)["now"]["position"]

            for _ in range(3):
                go_on(position, 5)  # each of them has moved
                server.kill()
                server.start()
            until(over, "bots play to the end")
            assert player.ask(client, "GET", path + "/record")["result"]


@pytest.mark.files
def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    with process(tmp_path / "saloon.db") as server:
        player = Player(server.url)
        player.sit_down()
        player.play(3)
        large = (tmp_path / "saloon.db-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (large, -1))
        with httpx.Client(base_url=server.url, timeout=10) as client:
            refused = client.post("/api/guests", json={"name": "Ben"})
            assert refused.status_code == 503
            assert refused.json()["code"] == "store-trouble"
            assert client.get("/health").status_code == 503
        stuck = threading.Thread(target=player.play, args=(2,))
        stuck.start()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (-1, -1))
        stuck.join(60)
        assert not stuck.is_alive()
        player.play(3)
        assert player.check(tmp_path / "saloon.db") == 8


@pytest.mark.files
def test_a_locked_database_refuses_and_recovers(tmp_path: Path) -> None:
    with process(tmp_path / "saloon.db") as server:
        player = Player(server.url)
        player.sit_down()
        player.play(2)
        player.be_asked()
        other = sqlite3.connect(tmp_path / "saloon.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with httpx.Client(base_url=server.url, timeout=10) as client:
            refused = client.post("/api/guests", json={"name": "Ben"})
            assert refused.json()["code"] == "store-trouble"
            assert client.get("/health").status_code == 503
        before = player.retries
        stuck = threading.Thread(target=player.play, args=(2,))
        stuck.start()
        until(lambda: player.retries > before, "a move is refused")
        other.execute("ROLLBACK")
        other.close()
        stuck.join(60)
        assert not stuck.is_alive()
        player.play(2)
        assert player.check(tmp_path / "saloon.db") == 6


def test_a_polite_end_leaves_nothing_behind(tmp_path: Path) -> None:
    with process(tmp_path / "saloon.db") as server:
        player = Player(server.url)
        player.sit_down()
        player.play(4)
        server.kill(signal.SIGTERM)
        server.start()
        player.play(2)
        assert player.check(tmp_path / "saloon.db") == 6
