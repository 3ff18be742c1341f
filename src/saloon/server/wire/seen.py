"""A view as it leaves the house: its fields, and the advice that goes with it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias, cast, final

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
        """A seat's own fields alone; a spectator's are all fields."""
        self.parts = parts
        self.advice: Written | None = None

    def text(self) -> bytes:
        return b"{" + b",".join(self.parts) + b"}"


@final
class Form:
    """How a kind of view is read: all its fields, or those that are a seat's own.

    Which those are, a constant beside it says; without one they are all.
    """

    __slots__ = ("heads", "own", "read", "read_own")

    def __init__(self, kind: type[View], named: str) -> None:
        names, read = fields_of(kind)
        own: Sequence[str] = getattr(sys.modules[kind.__module__], named, names)
        self.heads = [encode(name) + b":" for name in names]
        """What stands before each field in bytes."""
        self.read = read
        self.own = [names.index(name) for name in own]
        self.read_own = read if len(own) == len(names) else reader(own)


def reader(names: Sequence[str]) -> Callable[[object], tuple[object, ...]]:
    """Give what reads some fields at once; `attrgetter` wants two at least to give a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple([getattr(view, name) for name in names])


FORMS: Final[dict[type[View], Form]] = {}


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
            then, parts = before.eyes[seat].parts, list[bytes]()
            for index, new in enumerate(written.parts):
                old = then[index]
                if new is not old and new != old:
                    parts.append(new)
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
    form = form_of(type(spectator), "OWN_VIEW")
    public = write(form, spectator, known.get(None))
    eyes: dict[Seat | None, Written] = {None: public}
    for index, view in enumerate(views):
        seat = asked[index]
        eyes[seat] = write_own(form, view, known.get(seat), public)
    advise = adviser(game)
    if advise is not None:
        common = advise(spectator, None)
        form = form_of(type(common), "OWN_ADVICE")
        then = known.get(None)
        own = write(form, common, None if then is None else then.advice)
        heed(public, own, then)
        for index, view in enumerate(views):
            seat = asked[index]
            then, advice = known.get(seat), advise(view, common)
            old = None if then is None else then.advice
            heed(eyes[seat], write_own(form, advice, old, own), then)
    return Look(eyes)


def write(form: Form, view: View, before: Written | None) -> Written:
    """Put all fields into bytes, save for those that are as before."""
    values, heads = form.read(view), form.heads
    if before is None:
        return Written(values, [heads[index] + encode(it) for index, it in enumerate(values)])
    olds, parts = before.values, before.parts[: len(heads)]
    for index, value in enumerate(values):
        old = olds[index]
        if value is not old and value != old:
            parts[index] = heads[index] + encode(value)
    return Written(values, parts)


def write_own(form: Form, view: View, before: Written | None, beside: Written) -> Written:
    """Put a seat's own fields into bytes; the others are as a spectator sees them."""
    values, heads = form.read_own(view), form.heads
    parts = beside.parts[: len(heads)]
    for number, index in enumerate(form.own):
        value = values[number]
        if before is not None:
            old = before.values[number]
            if value is old or value == old:
                parts[index] = before.parts[index]
                continue
        parts[index] = heads[index] + encode(value)
    return Written(values, parts)


def heed(written: Written, advice: Written, before: Written | None) -> None:
    """Add the advice that goes with a view, in the bytes of before where it is the same."""
    written.advice = advice
    then = None if before is None else before.advice
    if before is not None and then is not None and advice.parts == then.parts:
        written.parts.append(before.parts[-1])
    else:
        written.parts.append(b'"advice":' + advice.text())


def form_of(kind: type[View], own: str) -> Form:
    """Find how a kind of view is read."""
    form = FORMS.get(kind)
    if form is None:
        form = FORMS[kind] = Form(kind, own)
    return form


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
