"""The load bench tells the truth: all blocks, all refusals, and moves that could not be sent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest

from bench import load as bench
from bench.crowd import Load, Table
from bench.load import At, Block, fast_figures, paced, paced_figures
from bench.sockets import Socket
from tests.apart import apart


def test_a_slow_block_is_not_left_out() -> None:
    good = Block(seconds=2.0, moves=2000, steps=2000, served=1.0, delays=[0.002] * 950)
    bad = Block(seconds=2.0, moves=200, steps=200, served=1.0, delays=[0.5] * 50)
    assert fast_figures([good, bad])["moves_per_second"] == 550
    assert fast_figures([good, bad])["slowest_and_fastest_block"] == [100, 1000]
    figures = paced_figures([good, bad])
    assert (figures["p50_ms"], figures["p99_ms"]) == (2.0, 500.0)
    assert (figures["measured"], figures["later_than_100_ms"]) == (1000, 50)


def test_refusals_and_ended_connections_of_all_blocks_are_shown() -> None:
    blocks = [
        Block(1.0, 10, 10, 1.0, refused=Counter(stale=3), lost=1, delays=[0.1]),
        Block(1.0, 10, 10, 1.0, refused=Counter(stale=1, slow=2), lost=2, delays=[0.1]),
    ]
    for figures in (fast_figures(blocks), paced_figures(blocks)):
        assert figures["refused"] == 6
        assert figures["refused_by_reason"] == {"stale": 4, "slow": 2}
        assert figures["lost_connections"] == 3


class Silent(Load):
    """Tables at which nobody ever has a move."""

    async def new_table(self) -> Table:
        return Table(self, "silent")


def test_moves_that_could_not_be_sent_are_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PACED_SECONDS", 0.1)
    monkeypatch.setattr(bench, "PATIENCE", 0.1)
    monkeypatch.setattr(bench, "LATE", 0.05)
    block = apart(lambda: asyncio.run(paced(Silent, At(0, ()))))
    assert (block.moves, block.unsent) == (0, round(0.1 * bench.RATE))
    figures = paced_figures([block])
    assert figures["later_than_100_ms"] == figures["never_sent"] == figures["measured"] > 0
    assert figures["p50_ms"] >= 100


class Echo(Socket):
    """The only subscriber of a table, who hears of each move as soon as it is sent."""

    def __init__(self, table: Table) -> None:
        super().__init__(lambda _socket, _payload: None)
        self.table = table

    def send(self, payload: bytes, _kind: int = 1) -> None:
        self.table.entered(int(payload))
        self.table.hear(int(payload))


def test_a_move_is_late_from_when_it_was_due() -> None:
    async def played() -> list[float]:
        load = Load(0)
        table = Table(load, "one")
        table.sockets.append(Echo(table))
        load.due.append(time.perf_counter() - 60)  # no table was ready for it
        load.send_due()
        assert (load.moves, len(load.due)) == (0, 1)
        table.offer(table.sockets[0], b"7")
        assert (load.moves, len(load.due)) == (1, 0)
        return load.delays

    (delay,) = apart(lambda: asyncio.run(played()))
    assert delay >= 60


def test_a_move_sent_before_the_last_ones_number_came_is_counted_too() -> None:
    async def played() -> tuple[int, list[float]]:
        load = Load(0)
        table = Table(load, "one")
        table.sockets.append(Echo(table))
        table.flying.extend([time.perf_counter()] * 2)
        for number in (7, 8):
            table.hear(number)
        for number in (7, 8):
            table.entered(number)
        return load.moves, load.unanswered()

    assert apart(lambda: asyncio.run(played())) == (2, [])
