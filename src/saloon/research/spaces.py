"""The spaces of an environment, and the arrays in them: what Gymnasium calls them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from saloon.kernel import Rng, Seat
from saloon.learned.numbering import Field, marked
from saloon.research.episode import Episode, Rules
from saloon.research.picture import picture, text

Seen: TypeAlias = dict[str, npt.NDArray[Any]]
Named: TypeAlias = dict[str, Any]
"""What Gymnasium and PettingZoo call so: infos, options, metadata, the parts of a pickled copy."""
MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = ("raise", "lose")
LOSS: Final = -1.0
"""What a seat is paid that does what is not open, where that ends the game."""


def box(fields: tuple[Field, ...]) -> spaces.Box:
    """Bound each byte by the most that it can be."""
    most = np.array([each.most for each in fields for _ in range(each.size)], dtype=np.uint8)
    return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)


def seen_space(rules: Rules, actions: int) -> spaces.Dict:
    """Name what a seat is given."""
    mask = spaces.Box(0, 1, (actions,), dtype=np.int8)
    return spaces.Dict({"observation": box(rules.numbering.observation), "action_mask": mask})


def state_space(rules: Rules) -> spaces.Box:
    return box(rules.numbering.observation + rules.numbering.secrets)


def as_array(written: bytes) -> npt.NDArray[np.uint8]:
    """Give bytes as an array of its own."""
    return np.frombuffer(written, dtype=np.uint8).copy()


def mask_of(offers: Iterable[int], actions: int) -> npt.NDArray[np.int8]:
    """Mark what is offered, among all actions there are."""
    return np.frombuffer(marked(offers, actions), dtype=np.int8).copy()


def seen_by(written: bytes, offers: Iterable[int], actions: int) -> Seen:
    """Give a seat what it sees and what it may do."""
    return {"observation": as_array(written), "action_mask": mask_of(offers, actions)}


def rng_of(seed: int | None, before: Rng | None) -> Rng:
    """Begin from a seed; without one go on as before, or begin anywhere."""
    if seed is not None:
        return Rng(seed)
    return before or Rng(secrets.randbits(64))


def checked(name: str, value: str | None, values: tuple[str, ...]) -> str | None:
    """Refuse what is not offered."""
    if value is not None and value not in values:
        raise ValueError(f"{name} is one of {', '.join(values)}, not {value!r}")
    return value


def rendered(mode: str | None, episode: Episode, seat: Seat) -> str | npt.NDArray[np.uint8] | None:
    """Show the table with the eyes of a seat, as was asked for."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture(episode.rules.numbering.observation, episode.seen(seat))
    shown = text(episode.rules, episode.state, seat)
    if mode == "ansi":
        return shown
    print(shown, end="")
    return None
