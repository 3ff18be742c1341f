"""A view as it leaves the house: its fields, and the advice that goes with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, cast

from saloon.plugins import ADVICE, declarations, part

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View


def seen(game: str, view: View) -> dict[str, object]:
    """Give a view field by field. What is made from a view tells no more than the view."""
    shown: dict[str, object] = {each.name: getattr(view, each.name) for each in fields(view)}
    advise = adviser(game)
    if advise is not None:
        shown["advice"] = advise(view)
    return shown


@cache
def adviser(game: str) -> Callable[[View], object] | None:
    """Find what reads the views of a game, where it brings something."""
    if game not in declarations():
        return None
    return cast("Callable[[View], object] | None", part(game, ADVICE))
