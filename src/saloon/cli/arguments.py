"""What is given on the command line: read exactly, and refused in one sentence."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import (
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    convert,
)

from saloon.kernel import Message, Refused
from saloon.words import LANGUAGES

Options = Annotated[list[str] | None, Parameter(name="--option", negative=())]
Json = Annotated[bool, Parameter(name="--json", negative=())]
Flag = Annotated[bool, Parameter(negative=())]

DIGITS = 15
"""No number of more digits means anything here."""


def split(names: str) -> list[str]:
    """Read a list given with commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def exact(kind: Any, tokens: Sequence[Token]) -> Any:
    """Read a value as it is written: 1.6 is no whole number, and no text is broken in itself."""
    for token in tokens:
        given = token.keyword or ""
        if kind is not Path and not token.value.isascii():
            check_text(given, token.value)
        if kind is int and not re.fullmatch(rf"[+-]?\d{{1,{DIGITS}}}", token.value, re.ASCII):
            raise Refused(Message("cli-whole-number", {"flag": given, "value": token.value}))
        if kind is float and not is_number(token.value):
            raise Refused(Message("cli-number", {"flag": given, "value": token.value}))
    return convert(kind, tokens)


Whole = Annotated[int, Parameter(converter=exact)]
WholeOrNone = Annotated[int | None, Parameter(converter=exact)]
Fraction = Annotated[float | None, Parameter(converter=exact)]
"""Numbers among flags that lie in a class, where the command's own converter does not reach."""


def check_text(flag: str, text: str) -> None:
    """Refuse bytes that are no text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused(Message("cli-no-text", {"flag": flag or text})) from None


def is_number(text: str) -> bool:
    """Tell a finite number from all that Python's `float` takes for one."""
    try:
        return math.isfinite(float(text)) and len(text) <= 2 * DIGITS
    except ValueError:
        return False


def at_least(flag: str, value: float | None, least: int) -> None:
    """Refuse a number that is too small."""
    if value is not None and value < least:
        raise Refused(Message("cli-least", {"flag": flag, "least": least}))


def check_place(path: Path) -> None:
    """Refuse a file that cannot be written, before there is anything to write."""
    new = not path.exists()
    try:
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as problem:
        reason = problem.strerror or ""
        raise Refused(Message("cli-no-place", {"file": str(path), "reason": reason})) from None


def language(arguments: Sequence[str]) -> str | None:
    """Find the language that was asked for, also where the rest cannot be read."""
    for number, argument in enumerate(arguments):
        flag, equals, value = argument.partition("=")
        if flag == "--lang":
            value = value if equals else "".join(arguments[number + 1 : number + 2])
            return value if value in LANGUAGES else None
    return None


def complaint(problem: CycloptsError, commands: Iterable[str]) -> Message | None:
    """Say what is wrong with the arguments; None for what cannot be said in our own words."""
    unused = " ".join(problem.unused_tokens or ())
    match problem:
        case UnknownCommandError():
            known = ", ".join(name for name in commands if not name.startswith("-"))
            return Message("cli-no-command", {"command": unused.split(" ")[0], "known": known})
        case UnknownOptionError():
            return Message("cli-no-flag", {"flag": problem.token.keyword or unused})
        case RepeatArgumentError():
            return Message("cli-flag-twice", {"flag": problem.token.keyword or ""})
        case MissingArgumentError():
            name = problem.keyword or (problem.argument.name if problem.argument else "")
            return Message("cli-missing", {"name": name})
        case UnusedCliTokensError():
            return Message("cli-too-much", {"text": unused})
    return None
