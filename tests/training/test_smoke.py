"""A training in seconds: on one core, a small network learns to beat players who play anything."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from training.judge import trial

pytest.importorskip("torch", reason="training needs torch, which the package does not")
ROOT = Path(__file__).parents[2]


def test_a_small_network_learns_to_beat_random_players(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "katzenjammer", "--small", "--rounds", "30"]
    flags = ["--workers", "1", "--judge-every", "0", "--out", str(tmp_path), "--device", "cpu"]
    subprocess.run([*command, *flags], cwd=ROOT, check=True, timeout=600)
    lines = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    assert {json.loads(line)["kind"] for line in lines} >= {"start", "trained"}
    found = trial("katzenjammer", "random", tmp_path / "network.npz", 60, math.inf)
    assert float(str(found["win_rate"])) > 0.6
