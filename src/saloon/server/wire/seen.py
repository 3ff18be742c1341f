"""A view as it leaves the house: its fields, and the advice that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, cast, final

from msgspec.json import Encoder

from saloon.kernel import Seat, State
from saloon.kernel.wire import fields_of
from saloon.plugins import ADVICE, declarations, part

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View


encode = Encoder().encode
Seen: TypeAlias = dict[str, object]
"""A view field by field, or those fields that changed; the API's description has the types."""


@final
class Written:
    """What one pair of eyes sees, field by field: as it is, and in bytes."""

    __slots__ = ("advice", "parts", "values")

    def __init__(self, values: tuple[object, ...], parts: list[bytes]) -> None:
        self.values = values
        self.parts = parts
        self.advice: Written | None = None

    def text(self) -> bytes:
        return b"{" + b",".join(self.parts) + b"}"


@final
class Look:
    """A position as several see it."""

    __slots__ = ("eyes",)

    def __init__(self, eyes: dict[Seat | None, Written]) -> None:
        self.eyes = eyes

    def text(self, seat: Seat | None) -> bytes:
        """Give a seat's view in bytes."""
        return self.eyes[seat].text()

    def changed(self, before: Look) -> dict[Seat | None, bytes]:
        """Give each seat the fields of its view that are not as they were before, in bytes."""
        changed: dict[Seat | None, bytes] = {}
        for seat, written in self.eyes.items():
            parts = [
                part
                for part, then in zip(written.parts, before.eyes[seat].parts, strict=True)
                if part != then
            ]
            changed[seat] = b"{" + b",".join(parts) + b"}"
        return changed


@final
class CachedView:
    """What a seat sees and may do, put into bytes; good until something happens."""

    __slots__ = ("interjections", "look", "moves", "undo", "view")

    def __init__(
        self, look: Look, seat: Seat | None, moves: bytes, interjections: bytes, undo: bool
    ) -> None:
        self.look = look
        """The position as all saw it who were looked for together."""
        self.view = look.text(seat)
        self.moves = moves
        self.interjections = interjections
        self.undo = undo


def look_at(
    game: str, state: State, seats: Iterable[Seat | None], before: Look | None = None
) -> Look:
    """Look at a position through the eyes of several.

    What all see alike is put into bytes once; so is what stays as it was in a look before.
    """
    known = {} if before is None else before.eyes
    asked = [seat for seat in seats if seat is not None]
    spectator, *views = state.observe_all([None, *asked])
    heads, read = heads_of(type(spectator))
    advise = adviser(game)
    public = write(heads, read(spectator), known.get(None), None)
    eyes: dict[Seat | None, Written] = {None: public}
    for seat, view in zip(asked, views, strict=True):
        eyes[seat] = write(heads, read(view), known.get(seat), public)
    if advise is not None:
        common = advise(spectator, None)
        heed(public, common, known.get(None), None)
        for seat, view in zip(asked, views, strict=True):
            heed(eyes[seat], advise(view, common), known.get(seat), public)
    return Look(eyes)


def write(
    heads: Sequence[bytes],
    values: tuple[object, ...],
    before: Written | None,
    beside: Written | None,
) -> Written:
    """Put fields into bytes, save for those that are as before, or as somebody beside sees them."""
    parts: list[bytes] = []
    others = None if beside is None else beside.values
    olds = None if before is None else before.values
    for index, value in enumerate(values):
        if others is not None and beside is not None and value is others[index]:
            parts.append(beside.parts[index])
            continue
        if olds is not None and before is not None:
            old = olds[index]
            if value is old or value == old:
                parts.append(before.parts[index])
                continue
        parts.append(heads[index] + encode(value))
    return Written(values, parts)


def heed(written: Written, advice: View, before: Written | None, beside: Written | None) -> None:
    """Put the advice that goes with a view into bytes, in the same way."""
    heads, read = heads_of(type(advice))
    then = None if before is None else before.advice
    other = None if beside is None else beside.advice
    own = written.advice = write(heads, read(advice), then, other)
    written.parts.append(b'"advice":' + own.text())


@cache
def heads_of(kind: type[View]) -> tuple[list[bytes], Callable[[object], tuple[object, ...]]]:
    """Give what stands before each field of a view in bytes, and what reads them all at once."""
    names, read = fields_of(kind)
    return [encode(name) + b":" for name in names], read


def seen(game: str, view: View, beside: Seen | None = None) -> Seen:
    """Give a view field by field. What is made from a view tells no more than the view."""
    names, read = fields_of(type(view))
    shown: Seen = dict(zip(names, read(view), strict=True))
    advise = adviser(game)
    if advise is not None:
        shown["advice"] = advise(view, None if beside is None else beside["advice"])
    return shown


@cache
def adviser(game: str) -> Callable[[View, object], View] | None:
    """Find what reads the views of a game, where it brings something."""
    if game not in declarations():
        return None
    return cast("Callable[[View, object], View] | None", part(game, ADVICE))


def differing(view: Seen, before: Seen) -> Seen:
    """Give the fields of a view that are not as they were before."""
    return {
        name: then
        for name, then in view.items()
        if then is not before[name] and then != before[name]
    }
