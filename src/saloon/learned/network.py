"""A network over a game's numbers, with NumPy alone: what it would do, and what seats are worth.

A file holds the weights in half precision and, as JSON, where they come from. Its layers are those
of `training/nets.py`: each is a product, a norm and a cut at zero, added to what came before.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from saloon.kernel import Json
from saloon.learned.numbering import GRAIN, MOST_PROMISE, Field, promise_field

Floats = npt.NDArray[np.float32]
ABOUT = "about"
EPSILON = 1e-5


class Decoder:
    """Turns the bytes of an observation into what a network gets (`Field`)."""

    def __init__(self, fields: Sequence[Field]) -> None:
        shares: list[float] = []
        which: list[int] = []
        levels: list[int] = []
        for field in fields:
            for _ in range(field.size):
                which += [len(shares)] * field.steps
                levels += range(1, field.steps + 1)
                shares.append(1 / field.most)
        self.shares = np.array(shares, dtype=np.float32)
        self.which = np.array(which, dtype=np.int64)
        self.levels = np.array(levels, dtype=np.uint8)

    @property
    def inputs(self) -> int:
        return len(self.shares) + len(self.which)

    def read(self, numbers: npt.NDArray[np.uint8]) -> Floats:
        """Give the inputs for an observation, or for many, a row each."""
        reached = numbers[..., self.which] >= self.levels
        return np.concatenate([numbers * self.shares, reached.astype(np.float32)], -1)


class Network:
    """What was learned, from a file.

    A guided one gets, behind each observation, what rules of thumb promise of each move
    (`promised`), and only learned what to make of that: its looks are added to theirs.
    """

    guide: float
    """What a point of promise counts for; nothing, where it is not guided."""

    def __init__(self, path: Path, fields: Sequence[Field], actions: int) -> None:
        with np.load(path) as data:
            self.about: dict[str, Json] = json.loads(bytes(data[ABOUT]).decode())
            self.weights: dict[str, Floats] = {
                name: data[name].astype(np.float32) for name in data.files if name != ABOUT
            }
        self.guide = float(str(self.about.get("guide", 0)))
        self.actions = actions
        self.decoder = Decoder((*fields, promise_field(actions)) if self.guide else fields)
        self.depth = sum(name.startswith("layer") for name in self.weights) // 2
        inputs = self.weights["layer0.weight"].shape[1]
        if inputs != self.decoder.inputs:
            known = self.decoder.inputs
            raise ValueError(
                f"{path.name} was made for {inputs} inputs, not {known}: train it anew"
            )
        moves = len(self.weights["policy.weight"])
        if moves != actions:
            raise ValueError(
                f"{path.name} was made for {moves} actions, not {actions}: train it anew"
            )

    def trunk(self, written: npt.NDArray[np.uint8]) -> Floats:
        """Give what the heads are read from."""
        inner = self.layer(self.decoder.read(written), 0)
        for number in range(1, self.depth):
            inner = inner + self.layer(inner, number)
        return inner

    def layer(self, inner: Floats, number: int) -> Floats:
        weights = self.weights
        inner = inner @ weights[f"layer{number}.weight"].T + weights[f"layer{number}.bias"]
        inner = inner - inner.mean(-1, keepdims=True)
        inner = inner / np.sqrt((inner * inner).mean(-1, keepdims=True) + EPSILON)
        inner = inner * weights[f"norm{number}.weight"] + weights[f"norm{number}.bias"]
        return np.maximum(inner, 0)

    def policy(self, written: bytes, numbers: Sequence[int]) -> list[float]:
        """Give how likely it takes each of the moves with these numbers, and no others."""
        seen = np.frombuffer(written, dtype=np.uint8)
        inner = self.trunk(seen)
        rows = list(numbers)
        looks = self.weights["policy.weight"][rows] @ inner + self.weights["policy.bias"][rows]
        if self.guide:
            promise = seen[-self.actions :][rows].astype(np.float32)
            looks = looks + (promise - MOST_PROMISE) * (self.guide / GRAIN)
        return [float(share) for share in self.shares(looks)]

    def shares(self, looks: Floats) -> Floats:
        """Turn looks into how likely each is."""
        parts = np.exp(looks - looks.max())
        shares: Floats = parts / parts.sum()
        return shares

    def judge(self, written: Sequence[bytes]) -> tuple[Floats, Floats]:
        """Give for many at once the look of every number, and what each seat is worth."""
        seen = np.frombuffer(b"".join(written), dtype=np.uint8).reshape(len(written), -1)
        inner = self.trunk(seen)
        looks = inner @ self.weights["policy.weight"].T + self.weights["policy.bias"]
        if self.guide:
            promise = seen[:, -self.actions :].astype(np.float32)
            looks = looks + (promise - MOST_PROMISE) * (self.guide / GRAIN)
        return looks, inner @ self.weights["value.weight"].T + self.weights["value.bias"]

    def values(self, written: bytes) -> list[float]:
        """Give each seat's chance of winning, from the own seat on, by what it sees."""
        inner = self.trunk(np.frombuffer(written, dtype=np.uint8))
        found = self.weights["value.weight"] @ inner + self.weights["value.bias"]
        return [min(1.0, max(0.0, float(each))) for each in found]
