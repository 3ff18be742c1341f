"""The examples run, and do what they say."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from saloon.research.numbers import numbering_of
from tests.research.tables import SMALLEST

FOLDER = Path(__file__).parents[2] / "examples" / "research"


def main_of(name: str) -> object:
    return runpy.run_path(str(FOLDER / f"{name}.py"))["main"]


def called(name: str, *given: str) -> object:
    main = main_of(name)
    assert callable(main)
    return main(*given)


@pytest.mark.parametrize(("game", "players"), list(SMALLEST.items()))
def test_random_agents(game: str, players: int) -> None:
    paid = called("random_agents", game, str(players))
    assert isinstance(paid, dict)
    assert sum(paid.values()) == pytest.approx(0)
    assert len(paid) == players


def test_an_agent_against_bots() -> None:
    reward = called("against_bots", "katzenjammer", "random", "6")
    assert isinstance(reward, float)
    assert -1 <= reward <= 1


@pytest.mark.parametrize("game", SMALLEST)
def test_an_export_can_be_read_back(game: str, tmp_path: Path) -> None:
    assert called("export", str(tmp_path), game, "sensible", "2") == 2
    (file,) = tmp_path.glob(f"{game}-*.npz")
    with np.load(file) as data:
        rows = len(data["observation"])
        assert rows == len(data["action"]) > 20
        assert len(data["returns"]) == len(data["scores"]) == len(data["options"]) == 2
        assert data["game"][-1] == 1
        assert not data["person"].any()
        actions = numbering_of(game).actions
        masks = np.unpackbits(data["action_mask"], axis=1, count=actions)
        assert masks[np.arange(rows), data["action"]].all()
    card = (tmp_path / "CARD.md").read_text("utf-8")
    assert f"{rows} decisions of 2 games" in card
    assert "no person took part" in card


def test_masked_ppo_learns_to_beat_random_players() -> None:
    command = [sys.executable, str(FOLDER / "masked_ppo.py"), "katzenjammer", "2", "40"]
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, env=one_thread, capture_output=True, text=True, check=True)
    before, after = map(float, re.findall(r"(-?\d\.\d+) (?:before|after)", done.stdout))
    assert after > max(before, 0)
