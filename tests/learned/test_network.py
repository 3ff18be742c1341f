"""A network in NumPy: what it reads, what it says, and files that do not fit."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from saloon.learned.network import ABOUT, Network, Reader
from saloon.learned.numbering import Field

FIELDS = (Field("cards", 2, 4, 2), Field("passed", 1, 1))
INPUTS, WIDTH, ACTIONS, SEATS = 7, 8, 5, 6


def weights() -> dict[str, np.ndarray]:
    """Small weights of any kind, the same each time."""
    rng = np.random.default_rng(1)
    shapes: dict[str, tuple[int, ...]] = {
        "layer0.weight": (WIDTH, INPUTS),
        "layer1.weight": (WIDTH, WIDTH),
        "policy.weight": (ACTIONS, WIDTH),
        "value.weight": (SEATS, WIDTH),
        "policy.bias": (ACTIONS,),
        "value.bias": (SEATS,),
    }
    for layer in ("0", "1"):
        shapes |= {f"layer{layer}.bias": (WIDTH,), f"norm{layer}.weight": (WIDTH,)}
        shapes[f"norm{layer}.bias"] = (WIDTH,)
    return {name: rng.normal(size=shape).astype(np.float16) for name, shape in shapes.items()}


def saved(path: Path) -> Path:
    text = np.frombuffer(json.dumps({"commit": "abc"}).encode(), dtype=np.uint8)
    np.savez(path, allow_pickle=False, **weights(), **{ABOUT: text})
    return path


def test_a_number_comes_as_its_share_and_as_the_levels_it_reaches() -> None:
    assert Reader(FIELDS).inputs == INPUTS
    assert Reader(FIELDS).read(bytes([1, 3, 1])).tolist() == [0.25, 0.75, 1, 1, 0, 1, 1]


def test_the_policy_shares_itself_among_the_moves_that_are_offered(tmp_path: Path) -> None:
    network = Network(saved(tmp_path / "network.npz"), FIELDS, ACTIONS)
    assert network.about == {"commit": "abc"}
    shares = network.policy(bytes([1, 3, 1]), [4, 0, 2])
    assert sum(shares) == pytest.approx(1)
    alone = network.policy(bytes([1, 3, 1]), [0, 2])
    assert alone[0] / alone[1] == pytest.approx(shares[1] / shares[2], rel=1e-4)
    assert shares != network.policy(bytes([2, 3, 1]), [4, 0, 2])


def test_every_seat_has_a_chance_between_none_and_all(tmp_path: Path) -> None:
    network = Network(saved(tmp_path / "network.npz"), FIELDS, ACTIONS)
    chances = network.values(bytes([4, 0, 0]))
    assert len(chances) == SEATS
    assert all(0 <= chance <= 1 for chance in chances)


def test_a_file_for_other_inputs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="7 inputs, not 3"):
        Network(saved(tmp_path / "network.npz"), (Field("other", 3, 1),), ACTIONS)


def test_a_file_for_other_actions_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="5 actions, not 6"):
        Network(saved(tmp_path / "network.npz"), FIELDS, ACTIONS + 1)
