"""The network that is taught, and the one that values positions meanwhile, in torch."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from saloon.learned.network import ABOUT, Decoder
from saloon.learned.numbering import GRAIN, MOST_PROMISE, Field, promise_field
from saloon.research.places import SEATS

NEVER = -1e9
"""The look of a move that is not open."""
WIDEST = 512
LARGEST = 2_000_000
"""Bytes that a game's network may have."""


class Inputs(nn.Module):
    """What `Decoder` does, for many observations at once."""

    def __init__(self, fields: Sequence[Field]) -> None:
        super().__init__()
        decoder = Decoder(fields)
        self.count = decoder.inputs
        self.register_buffer("shares", torch.from_numpy(decoder.shares), persistent=False)
        self.register_buffer("which", torch.from_numpy(decoder.which), persistent=False)
        self.register_buffer("levels", torch.from_numpy(decoder.levels), persistent=False)

    def forward(self, written: Tensor, kind: torch.dtype) -> Tensor:
        shares = written.float() * self.shares
        reached = written.index_select(1, self.which) >= self.levels
        return torch.cat([shares.to(kind), reached.to(kind)], 1)


class Net(nn.Module):
    """Layers with a norm, each added to what came before, and heads on the last."""

    def __init__(
        self,
        fields: Sequence[Field],
        width: int,
        depth: int,
        heads: Mapping[str, tuple[int, float]],
    ) -> None:
        """`heads` names each head, its outputs and how large they are at first."""
        super().__init__()
        self.inputs = Inputs(fields)
        self.width, self.depth = width, depth
        for number in range(depth):
            wide = width if number else self.inputs.count
            self.add_module(f"layer{number}", nn.Linear(wide, width))
            self.add_module(f"norm{number}", nn.LayerNorm(width))
        for name, (outputs, scale) in heads.items():
            head = nn.Linear(width, outputs)
            with torch.no_grad():
                head.weight.mul_(scale)
                head.bias.zero_()
            self.add_module(name, head)

    def trunk(self, written: Tensor) -> Tensor:
        kind = torch.bfloat16 if written.is_cuda else torch.float32
        inner = self.inputs(written, kind)
        for number in range(self.depth):
            layer, norm = self.get_submodule(f"layer{number}"), self.get_submodule(f"norm{number}")
            out = functional.linear(inner, layer.weight.to(kind), layer.bias.to(kind))
            out = functional.layer_norm(
                out, (self.width,), norm.weight.to(kind), norm.bias.to(kind)
            ).relu()
            inner = out if number == 0 else inner + out
        return inner

    def head(self, name: str, inner: Tensor) -> Tensor:
        head = self.get_submodule(name)
        kind = inner.dtype
        return functional.linear(inner, head.weight.to(kind), head.bias.to(kind)).float()


class Player(Net):
    """The network that plays: a policy, and a value for every seat by what its seat sees.

    A guided one also sees what rules of thumb promise of the open moves, and adds to it.
    """

    def __init__(
        self, fields: Sequence[Field], actions: int, width: int, depth: int, guide: float
    ) -> None:
        fields = shown(fields, actions, guide)
        super().__init__(fields, width, depth, {"policy": (actions, 0.01), "value": (SEATS, 0.1)})
        self.guide = guide

    def look(self, seen: Tensor, mask: Tensor) -> Tensor:
        """Give what the heads are read from."""
        return self.trunk(torch.cat([seen, mask], 1) if self.guide else seen)

    def looks(self, inner: Tensor, mask: Tensor) -> Tensor:
        """Give the look of every move, open or not."""
        looks = self.head("policy", inner)
        if self.guide:
            looks = looks + (mask.float() - MOST_PROMISE) * (self.guide / GRAIN)
        return looks.masked_fill(mask == 0, NEVER)


def shown(fields: Sequence[Field], actions: int, guide: float) -> Sequence[Field]:
    """List what a player sees."""
    return (*fields, promise_field(actions)) if guide else fields


def critic(fields: Sequence[Field], width: int, depth: int) -> Net:
    """The network that sees everything, in training alone: a value for every seat."""
    return Net(fields, width, depth, {"value": (SEATS, 0.1)})


def widest(fields: Sequence[Field], actions: int, depth: int) -> int:
    """The largest width up to `WIDEST` that keeps the file within its limit."""
    inputs = Decoder(fields).inputs
    for width in range(WIDEST, 64, -16):
        weights = width * (inputs + (depth - 1) * width + actions + SEATS + 3 * depth)
        if 2 * weights < LARGEST - 20_000:
            return width
    return 64


def save(path: Path, net: Net, said: Mapping[str, object]) -> None:
    """Write a network as the package reads it, in half precision; the old file stays till then."""
    weights = {
        name: value.detach().float().cpu().numpy().astype(np.float16)
        for name, value in net.state_dict().items()
    }
    text = np.frombuffer(json.dumps(said).encode(), dtype=np.uint8)
    scratch = path.with_suffix(".tmp.npz")
    np.savez(scratch, allow_pickle=False, **weights, **{ABOUT: text})
    os.replace(scratch, path)


def about(path: Path) -> dict[str, Any]:
    """Read what a file of `save` says of itself."""
    with np.load(path) as data:
        said: dict[str, Any] = json.loads(bytes(data[ABOUT]).decode())
    return said


def load(path: Path, fields: Sequence[Field], actions: int) -> Player:
    """Read a player back from a file of `save`, as wide and deep as it was."""
    with np.load(path) as data:
        weights = {
            name: torch.from_numpy(data[name].astype(np.float32))
            for name in data.files
            if name != ABOUT
        }
    depth = sum(name.startswith("layer") for name in weights) // 2
    width = len(weights["layer0.bias"])
    net = Player(fields, actions, width, depth, float(about(path).get("guide", 0)))
    net.load_state_dict(weights)
    return net
