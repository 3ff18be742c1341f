"""Every text with a count, said for 0, 1, 2 and 5 in all languages.

    python -m tests.words.counts

writes `counts.txt` anew, which is read by a person before it is committed. `not_counted.txt` lists
the numbers that count nothing beside them (a seat's number, a value, "3 of 7") or are never one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from saloon.words import LANGUAGES, words

from .fluent_files import body, parameters

COUNTS = Path(__file__).with_name("counts.txt")
NOT_COUNTED = Path(__file__).with_name("not_counted.txt")
SAID = (0, 1, 2, 5)
OTHERS = 3
"""What every other number of a text is meanwhile."""
TEXTS = {
    *("seat", "seats", "you", "name", "names", "lot", "lots", "file", "building", "buildings"),
    *(
        "debt",
        "debts",
        "head",
        "margin",
        "known",
        "game",
        "field",
        "card",
        "cards",
        "slot",
        "slots",
        "option",
        "text",
    ),
    *("pile", "clause", "problem", "from", "to", "bot", "move", "tile", "tiles", "grade", "stat"),
    *("who", "time", "detail", "version", "components", "expected", "hash", "secret", "nonces"),
    *("nonce", "seal", "commitment", "host"),
    *(
        "language",
        "path",
        "wanted",
        "adventurer",
        "adventurers",
        "event",
        "zone",
        "colour",
        "phase",
    ),
    *("flag", "command", "reason", "other", "link", "order"),
    *("publisher", "author", "day", "face", "street", "state", "facing", "place", "pair", "rules"),
}
"""Parameters that are words; all others are numbers."""
NAMED = {"clue", "grade"}
"""Numbers that only choose a text, one of many."""
WORDS = {"building": "bank", "pile": "building", "debt": "B1", "grade": "easy", "stat": "gold"}


class Numbers(Visitor):
    """Gathers the parameters that are put into a text, and those it tells one from many of."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.told_apart: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.said.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                for each in node.variants
            }
            if keys & {"one", "1"}:
                self.told_apart.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def numbers(lang: str) -> dict[str, Numbers]:
    """Look through the messages of a catalogue; attributes are parts of other texts."""
    found: dict[str, Numbers] = {}
    for entry in body(lang):
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = Numbers()
            found[entry.id.name].visit(entry.value)
    return found


def counted() -> list[tuple[str, str]]:
    """List the texts in which some language tells one from many, with the parameter."""
    return [
        (key, name)
        for key in numbers("en")
        for name in sorted(
            set[str]().union(*[numbers(lang)[key].told_apart for lang in LANGUAGES]) - NAMED
        )
    ]


def uncounted() -> list[tuple[str, str]]:
    """List the numbers in texts that say one as they say many."""
    told_apart = set(counted())
    return [
        (key, name)
        for key, found in numbers("en").items()
        for name in sorted(found.said - TEXTS)
        if (key, name) not in told_apart
    ]


def reviewed() -> list[tuple[str, str]]:
    """Read the list of numbers that count nothing."""
    lines = [line.split() for line in NOT_COUNTED.read_text("utf-8").splitlines()]
    return [(line[0], line[1]) for line in lines if line and line[0] != "#"]


def say(lang: str, key: str, name: str, number: int) -> str:
    """Say a text with a number in one place and any others elsewhere."""
    params: dict[str, int | str] = {
        each: WORDS.get(each, each) if each in TEXTS else OTHERS for each in parameters(lang, key)
    }
    params.pop("you", None)
    params[name] = number
    return words(lang).text(key, **params).replace("\N{NO-BREAK SPACE}", " ")


def lines() -> Iterator[str]:
    """Give the whole page, text by text."""
    for key, name in counted():
        yield f"{key} ${name}"
        for lang in LANGUAGES:
            for number in SAID:
                yield f"  {lang} {say(lang, key, name, number)}"


if __name__ == "__main__":
    COUNTS.write_text("\n".join(lines()) + "\n", "utf-8")
