"""Other libraries are measured as ours are, and one that fails is named and stops nobody."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench import peers
from bench.peer.blocks import Player, answer, counted
from bench.peers import Contender, Process, measure

PLAYER = """
from bench.peer.blocks import counted, serve

def broken():
    raise RuntimeError("no such game")

serve({"well": lambda: counted(lambda: 5), "broken": broken})
"""


def test_blocks_are_pooled_not_averaged() -> None:
    each = Contender("A", "a", "loop", "g", 2, "g", [(100, 1.0), (20, 3.0)])
    assert each.rate() == 30
    assert each.row()["slowest_and_fastest_block"] == [7, 100]


def test_what_a_game_needs_is_made_once() -> None:
    made: list[str] = []

    def maker() -> Player:
        made.append("one")
        return counted(lambda: 3)

    players: dict[str, Player] = {}
    for _ in range(2):
        asked = json.dumps({"play": "one", "seconds": 0.001})
        found = answer({"one": maker}, players, asked)
        assert float(str(found["decisions"])) > 0
    assert made == ["one"]


def test_one_that_fails_or_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(peers.__file__).parents[1]
    monkeypatch.chdir(root)
    commands = {"a": [sys.executable, "-c", PLAYER], "gone": [sys.executable, "-c", ""], "no": None}
    monkeypatch.setattr(peers, "command", commands.get)
    contenders = [
        Contender("A", "a", "loop", game, 2, game) for game in ("well", "broken", "unknown")
    ]
    contenders += [Contender(who, who, "loop", "any", 2, "any") for who in ("gone", "no")]
    missing = measure(contenders, 2, 0.001)
    assert set(missing) == {"A: broken", "A: unknown", "gone: any", "no"}
    assert len(contenders[0].blocks) == 2
    assert all(sentence.endswith(".") for sentence in missing.values())
    assert not any(each.blocks for each in contenders[1:])


def test_a_process_says_why_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(peers.__file__).parents[1])
    process = Process([sys.executable, "-c", PLAYER])
    assert process.block("broken", 0.001) == "RuntimeError: no such game"
    process.end()
