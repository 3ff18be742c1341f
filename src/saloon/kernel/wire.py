"""Views as JSON and back, and their fields all at once."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from saloon.kernel.message import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


@cache
def fields_of(kind: Any) -> tuple[tuple[str, ...], Callable[[object], tuple[object, ...]]]:
    """Give the names of a view's fields, and what reads them all at once."""
    names = tuple([each.name for each in dataclasses.fields(kind)])
    return names, attrgetter(*names)


def alike(view: T) -> T:
    """Copy a view, to write into it what somebody else sees in its stead."""
    kind: Any = type(view)
    copy: T = kind(*fields_of(kind)[1](view))
    return copy


def to_json(value: object) -> Json:
    """Turn a view, or anything in one, into plain JSON values."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if dataclasses.is_dataclass(value):
        kind: Any = type(value)
        return {each: to_json(getattr(value, each)) for each in fields_of(kind)[0]}
    raise TypeError(f"{type(value).__name__} has no place in a view")


def from_json(kind: type[DataclassInstance], data: Json) -> object:
    """Read a view back; a value that does not fit is named by its field."""
    return read(kind, data, kind.__name__)


def read(kind: Any, data: Json, where: str) -> Any:
    """Read one value of a declared type."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        if data is None and type(None) in get_args(kind):
            return None
        (kind,) = [each for each in get_args(kind) if each is not type(None)]
        return read(kind, data, where)
    if origin is Literal:
        if data not in get_args(kind):
            raise ValueError(f"{where}: one of {', '.join(map(repr, get_args(kind)))} is needed")
        return data
    if origin is tuple:
        (item, *_) = get_args(kind)
        if not isinstance(data, list):
            raise ValueError(f"{where}: a list is needed")
        return tuple([read(item, each, f"{where}[{index}]") for index, each in enumerate(data)])
    if dataclasses.is_dataclass(kind):
        if not isinstance(data, dict):
            raise ValueError(f"{where}: an object is needed")
        hints = get_type_hints(kind)
        if set(data) != set(hints):
            raise ValueError(f"{where}: the fields are {', '.join(hints)}")
        made: Any = kind
        found = {each: read(hint, data[each], f"{where}.{each}") for each, hint in hints.items()}
        return made(**found)
    if type(data) is not kind:
        raise ValueError(f"{where}: {kind.__name__} is needed")
    return data
