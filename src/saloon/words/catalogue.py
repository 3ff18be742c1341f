"""One Fluent catalogue a language, and messages said from it.

The house brings its words, and every game its own, from the folder `words/` beside its rules.

What a parameter means follows from its name, everywhere the same:

    seat    a seat's number: the player's name
    seats   several of them: their names, "A, B and C"; the reader's own is left out
    card    a card by its kind: the words of `<prefix>-card`, where the message is `<prefix>-…`
    cards   several of them: "2, 2, joker"; so with any list of ids: each is said by the message of
            its singular, `<prefix>-<singular>`, where there is one
    you     "yes" where the reader is the seat, or one of the seats, else "no"; always there

Any other number is a Fluent number, any other text a text; where a seat or a card is given as a
text, it stands as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from saloon.kernel import Message, Param, Seat
from saloon.plugins import declarations, folder

LANGUAGES: Final = ("en", "de", "fr", "it", "nl")
LONGEST_TEXT: Final = 500
"""Longer texts come from a broken file or a prankster, and are cut."""
HARMLESS: Final = "\u00a0\u202f\u200c\u200d"
"""Python calls them unprintable, but French, Persian and many an emoji need them."""


class Unsayable(ValueError):  # noqa: N818 - a state of the message, as Refused is one of a move
    """A message without words: its key is unknown to the catalogue, or its parameters are wrong."""


@cache
def words(lang: str) -> Words:
    """Open the catalogue of a language; each is read once."""
    if lang not in LANGUAGES:
        raise ValueError(f"there are no words in {lang!r}, only in {', '.join(LANGUAGES)}")
    return Words(lang, "\n".join(file.read_text("utf-8") for file in catalogues(lang)))


def catalogues(lang: str) -> list[Path]:
    """List the files of a language: that of the house, then one a game."""
    folders = [Path(__file__).parent, *[folder(game) / "words" for game in declarations()]]
    return [each / f"{lang}.ftl" for each in folders]


@cache
def brought(lang: str) -> str:
    """Give the words of games from other packages, which the browser client was built without."""
    house = Path(__file__).parents[1]
    files = [file for file in catalogues(lang) if house not in file.parents]
    return "\n".join(file.read_text("utf-8") for file in files)


class Words:
    """The catalogue of one language."""

    lang: str

    def __init__(self, lang: str, source: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{lang}.ftl cannot be read here: {entry.content}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Tell whether there are words for a key."""
        return self._bundle.has_message(key)

    def say(self, message: Message, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """Put a message into words for the seat that reads it (None: a spectator).

        A seat beyond the names is called by its number.
        """
        params = message.params
        seat = params.get("seat")
        seats = params.get("seats", ())
        meant = seat == you if "seat" in params else isinstance(seats, tuple) and you in seats
        given: dict[str, int | str] = {"you": "yes" if you is not None and meant else "no"}
        for name, value in params.items():
            given[name] = self._param(message, name, value, names, you)
        return self._format(message.key, None, given)

    def text(self, key: str, **params: Param) -> str:
        """Put a key with its parameters into words; whoever reads it is not at the table."""
        return self.say(Message(key, params))

    def help(self, key: str) -> str:
        """Give the line that explains what a key names."""
        return self._format(key, "help", {})

    def things(self, prefix: str, plural: str, ids: Sequence[int | str]) -> str:
        """Name things one by one, in the words of a game's prefix."""
        if not ids:
            own = f"{prefix}-{plural}-none"
            return self._format(own if self.has(own) else f"{plural}-none", None, {})
        singular = plural.removesuffix("s")
        if singular == plural or not self.has(f"{prefix}-{singular}"):
            if not all(isinstance(each, str) for each in ids):
                raise Unsayable(f"{self.lang}.ftl has no {prefix}-{singular}")
            return ", ".join([one_line(str(each)) for each in ids])
        return ", ".join(
            [self._format(f"{prefix}-{singular}", None, {singular: each}) for each in ids]
        )

    def seat(self, seat: Seat, names: Sequence[str] = ()) -> str:
        """Name the player in a seat."""
        if seat < 0:
            raise Unsayable(f"seat {seat} has no name")
        if seat < len(names):
            return one_line(names[seat])
        return self._format("cli-seat-name", None, {"number": seat + 1})

    def seats(self, seats: Sequence[Seat], names: Sequence[str] = ()) -> str:
        """Name several players, as the language lists them."""
        if not seats:
            raise Unsayable("an empty list of seats has no name")
        *before, last = [self.seat(seat, names) for seat in seats]
        if not before:
            return last
        return self._format("list-and", None, {"before": ", ".join(before), "last": last})

    def _param(
        self, message: Message, name: str, value: Param, names: Sequence[str], you: Seat | None
    ) -> int | str:
        """Turn one parameter into what Fluent is given, by the meaning of its name."""
        if isinstance(value, str):
            return one_line(value)
        prefix = message.key.partition("-")[0]
        if isinstance(value, tuple):
            if name == "seats":
                return self.seats([int(seat) for seat in value if seat != you], names)
            return self.things(prefix, name, value)
        if name == "seat":
            return self.seat(value, names)
        if name == "card" and message.key != f"{prefix}-card":
            return self.things(prefix, "cards", [value])
        if name in ("cards", "seats"):
            raise Unsayable(f"{message.key}: ${name} must be a list")
        return value

    def _format(self, key: str, attribute: str | None, given: dict[str, int | str]) -> str:
        """Fill in a pattern of the catalogue; anything missing is an error, never a blank."""
        if not self.has(key):
            raise Unsayable(f"{self.lang}.ftl has no {key}")
        entry = self._bundle.get_message(key)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise Unsayable(f"{self.lang}.ftl has no {key}.{attribute or 'value'}")
        try:
            text, errors = self._bundle.format_pattern(pattern, given)
        except ArithmeticError as problem:  # numbers of thousands of digits
            raise Unsayable(f"{self.lang}.ftl cannot say {key}: {problem}") from problem
        if errors or not isinstance(text, str):
            raise Unsayable(f"{self.lang}.ftl cannot say {key}: {'; '.join(map(str, errors))}")
        return text


def one_line(text: str) -> str:
    """Make a foreign text safe to print: one line, no control characters, not too long."""
    if len(text) > LONGEST_TEXT:
        text = text[: LONGEST_TEXT - 1] + "…"
    return "".join(
        [
            char if char.isprintable() or char in HARMLESS else "\N{REPLACEMENT CHARACTER}"
            for char in text
        ]
    )
