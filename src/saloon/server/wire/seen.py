"""A view as it leaves the house: its fields, and the advice that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, cast

from msgspec import Raw
from msgspec.json import Encoder

from saloon.kernel import Seat, State
from saloon.kernel.wire import fields_of
from saloon.plugins import ADVICE, declarations, part

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as View


encode = Encoder().encode
Seen: TypeAlias = dict[str, object]
"""A view field by field, or those fields that changed; the API's description has the types."""


@dataclass(slots=True)
class Look:
    """A position as several see it: what a spectator sees, and what a seat sees otherwise."""

    public: Seen
    own: dict[Seat | None, Seen]
    shared: dict[tuple[str, ...], bytes] = field(default_factory=dict)
    """In bytes, by what is left out of it: what seats see as a spectator does."""

    def text(self, seat: Seat | None) -> Raw:
        """Put a seat's view into bytes; how they are laid out tells no more than the view."""
        own = self.own[seat]
        if not own:
            return Raw(encode(self.public))
        names = tuple(own)
        shared = self.shared.get(names)
        if shared is None:
            alike = {name: value for name, value in self.public.items() if name not in own}
            shared = self.shared[names] = encode(alike)[:-1] + b"," if alike else b"{"
        return Raw(shared + encode(own)[1:])

    def changed(self, before: Look) -> dict[Seat | None, Seen]:
        """Give each seat the fields of its view that are not as they were before."""
        public = differing(self.public, before.public)
        return {
            seat: self.own_changes(before, seat, public) if own or before.own[seat] else public
            for seat, own in self.own.items()
        }

    def own_changes(self, before: Look, seat: Seat | None, public: Seen) -> Seen:
        """Give those of one seat, where a spectator's are known."""
        own, then = self.own[seat], before.own[seat]
        otherwise = {**then, **own}
        changed = {name: value for name, value in public.items() if name not in otherwise}
        for name in otherwise:
            value = own[name] if name in own else self.public[name]
            if value != (then[name] if name in then else before.public[name]):
                changed[name] = value
        return changed


def look_at(game: str, state: State, seats: Iterable[Seat | None]) -> Look:
    """Look at a position through the eyes of several; what all see alike is read once."""
    asked = [seat for seat in seats if seat is not None]
    spectator, *views = state.observe_all([None, *asked])
    public, advise = seen(game, spectator), adviser(game)
    read, common = fields_of(type(spectator))[1], public.values()
    look = Look(public, {None: {}})
    for seat, view in zip(asked, views, strict=True):
        own = look.own[seat] = {
            name: value
            for name, value, alike in zip(public, read(view), common, strict=False)
            if value is not alike and value != alike
        }
        if advise is not None:
            advice = advise(view, public["advice"])
            if advice is not public["advice"]:
                own["advice"] = advice
    return look


def seen(game: str, view: View, beside: Seen | None = None) -> Seen:
    """Give a view field by field. What is made from a view tells no more than the view."""
    names, read = fields_of(type(view))
    shown: Seen = dict(zip(names, read(view), strict=True))
    advise = adviser(game)
    if advise is not None:
        shown["advice"] = advise(view, None if beside is None else beside["advice"])
    return shown


@cache
def adviser(game: str) -> Callable[[View, object], object] | None:
    """Find what reads the views of a game, where it brings something."""
    if game not in declarations():
        return None
    return cast("Callable[[View, object], object] | None", part(game, ADVICE))


def differing(view: Seen, before: Seen) -> Seen:
    """Give the fields of a view that are not as they were before."""
    return {
        name: then
        for name, then in view.items()
        if then is not before[name] and then != before[name]
    }
