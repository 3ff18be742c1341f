"""A view as it leaves the house: its fields, and the advice that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias, cast

from saloon.plugins import ADVICE, declarations, part

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View


Seen: TypeAlias = dict[str, object]
"""A view field by field, or those fields that changed; the API's description has the types."""


def seen_by_all(game: str, views: Iterable[View]) -> list[Seen]:
    """Give views of one position field by field; what all read alike is read once."""
    shown: list[Seen] = []
    for view in views:
        shown.append(seen(game, view, shown[0] if shown else None))
    return shown


def seen(game: str, view: View, beside: Seen | None = None) -> Seen:
    """Give a view field by field. What is made from a view tells no more than the view."""
    names, read = reader(type(view))
    shown: Seen = dict(zip(names, read(view), strict=True))
    advise = adviser(game)
    if advise is not None:
        shown["advice"] = advise(view, None if beside is None else beside["advice"])
    return shown


@cache
def reader(kind: type[View]) -> tuple[tuple[str, ...], Callable[[View], tuple[object, ...]]]:
    """Give the names of a view's fields, and what reads them all at once."""
    names = tuple(each.name for each in fields(kind))
    return names, attrgetter(*names)


@cache
def adviser(game: str) -> Callable[[View, object], object] | None:
    """Find what reads the views of a game, where it brings something."""
    if game not in declarations():
        return None
    return cast("Callable[[View, object], object] | None", part(game, ADVICE))
