"""What the rules say: a key with parameters, which the words room turns into a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, final

Seat: TypeAlias = int
"""Seats are numbered clockwise from 0."""
Param: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


@final
class Message:
    """A sentence to be: its key, its typed parameters and the clause it rests on."""

    key: str
    params: dict[str, Param]
    clause: str

    def __init__(
        self, key: str, params: Mapping[str, Param] | None = None, clause: str = ""
    ) -> None:
        self.key = key
        self.params = dict(params) if params else {}
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.params, self.clause)

    def data(self) -> Json:
        """Give the JSON form: `[key, parameters, clause]`."""
        params: dict[str, Json] = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self.params.items()
        }
        return [self.key, params, self.clause]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.key, self.clause))

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.params!r}, {self.clause!r})"


@final
class Event:
    """What happened: a public view and, for seats that know more, private ones.

    `reveals` says that something hidden came out by it, be it only that a bid proves what its
    bidder holds. `stands` says that it is more than the move itself, such as the end of an auction,
    and that all must agree to take it back. The right to undo is derived from both, and tests hold
    every event to them. Records keep `reveals` alone, for they are never taken back.
    """

    public: Message
    private: dict[Seat, Message]
    reveals: bool
    stands: bool

    def __init__(
        self,
        public: Message,
        private: Mapping[Seat, Message] | None = None,
        reveals: bool = False,
        stands: bool = False,
    ) -> None:
        self.public = public
        self.private = dict(private) if private else {}
        self.reveals = reveals
        self.stands = stands

    def view(self, seat: Seat | None) -> Message:
        """Show the event to a seat, or to a spectator (None)."""
        if seat is None:
            return self.public
        return self.private.get(seat, self.public)

    def data(self) -> dict[str, Json]:
        """Give the whole event as JSON, every view of it: for records, never for a seat."""
        data: dict[str, Json] = {"say": self.public.data()}
        if self.private:
            data["own"] = {str(seat): told.data() for seat, told in sorted(self.private.items())}
        if self.reveals:
            data["reveals"] = True
        return data


class Refused(Exception):  # noqa: N818 - it is an answer of the rules, not a fault
    """A choice that the rules do not allow, with the one sentence that says why."""

    message: Message

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message
