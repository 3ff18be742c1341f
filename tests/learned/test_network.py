"""A network in NumPy: what it reads, what it says, and files that do not fit."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from saloon.learned.network import ABOUT, Decoder, Network
from saloon.learned.numbering import Field, promised

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


def saved(path: Path, guide: float = 0.0) -> Path:
    about = {"commit": "abc", "guide": guide} if guide else {"commit": "abc"}
    text = np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)
    made = weights()
    if guide:
        more = np.zeros((WIDTH, ACTIONS), dtype=np.float16)
        made["layer0.weight"] = np.concatenate([made["layer0.weight"][:, :3], more], 1)
    np.savez(path, allow_pickle=False, **made, **{ABOUT: text})
    return path


def test_a_number_comes_as_its_share_and_as_the_levels_it_reaches() -> None:
    assert Decoder(FIELDS).inputs == INPUTS
    read = Decoder(FIELDS).read(np.array([[1, 3, 1], [0, 0, 0]], dtype=np.uint8))
    assert read.tolist() == [[0.25, 0.75, 1, 1, 0, 1, 1], [0] * INPUTS]


def test_the_policy_shares_itself_among_the_moves_that_are_offered(tmp_path: Path) -> None:
    network = Network(saved(tmp_path / "network.npz"), FIELDS, ACTIONS)
    assert network.about == {"commit": "abc"}
    shares = network.policy(bytes([1, 3, 1]), [4, 0, 2])
    assert sum(shares) == pytest.approx(1)
    alone = network.policy(bytes([1, 3, 1]), [0, 2])
    assert alone[0] / alone[1] == pytest.approx(shares[1] / shares[2], rel=1e-4)
    assert shares != network.policy(bytes([2, 3, 1]), [4, 0, 2])


def test_many_at_once_are_judged_as_each_alone(tmp_path: Path) -> None:
    network = Network(saved(tmp_path / "network.npz"), FIELDS, ACTIONS)
    some = [bytes([1, 3, 1]), bytes([4, 0, 0])]
    looks, values = network.judge(some)
    for written, look, value in zip(some, looks, values, strict=True):
        alone = network.policy(written, range(ACTIONS))
        assert network.shares(look).tolist() == pytest.approx(alone, rel=1e-4)
        chances = [min(1.0, max(0.0, float(each))) for each in value]
        assert chances == pytest.approx(network.values(written), rel=1e-4, abs=1e-6)


def test_a_guided_one_adds_to_what_is_promised(tmp_path: Path) -> None:
    fields, numbers = (Field("cards", 3, 4),), [0, 2, 3]
    network = Network(saved(tmp_path / "network.npz", 2.0), fields, ACTIONS)
    promise = promised([1.5, 0.0, 1.5], numbers, ACTIONS)
    assert list(promise) == [255, 0, 255 - 24, 255, 0]
    same = network.policy(bytes([1, 3, 1]) + promised([0.0] * 3, numbers, ACTIONS), numbers)
    led = network.policy(bytes([1, 3, 1]) + promise, numbers)
    assert led[0] / led[1] == pytest.approx(same[0] / same[1] * math.exp(3), rel=1e-3)
    assert led[0] / led[2] == pytest.approx(same[0] / same[2], rel=1e-3)
    looks, _ = network.judge([bytes([1, 3, 1]) + promise])
    assert network.shares(looks[0][numbers]).tolist() == pytest.approx(led, rel=1e-4)


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
