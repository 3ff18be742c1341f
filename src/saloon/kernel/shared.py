"""What every process of the house has of its own, such as the components of a game.

A position that travels to another process takes only their names along.
"""

from __future__ import annotations

from typing import Final

SHARED: Final[dict[str, object]] = {}


def share(name: str, thing: object) -> str:
    """Keep something under a name that tells its content; give the name."""
    SHARED[name] = thing
    return name


def shared(name: str) -> object:
    """Find it again, here or in another process; KeyError where it was never made."""
    return SHARED[name]


def held(thing: object, **instead: object) -> dict[str, object]:
    """Give all that a thing holds by name, some of it replaced, for a copy elsewhere."""
    state = thing.__getstate__()
    assert isinstance(state, dict)
    return {**state, **instead}
