"""What the browser's tests look for stands in some catalogue: a text that is gone is found here,
at once, and not by a browser that waits for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from build_client import ROOT

SAID = re.compile(r"[^\W_]+(?:['-][^\W_]+)*|\*")
LOOK = {"get_by_text", "get_by_label", "to_have_text", "to_contain_text", "button", "shield"}
"""What finds or expects a text; others take it as `name` or `has_text`."""
PUT_IN = re.compile(
    r"\b(Ann|Bo|Cy|Guest|Ines|June|Kim|Odile|Hello|Ready|Katzenjammer Blues|Puzzle \S+)\b"
    r"|\b[A-Z]{2}-\d*|\d+|[·:<>]"
)
"""What is put into a text: people and what they say, games, clauses, numbers."""
BY_PARTS = {"with no help"}
"""Texts that are put together from variants."""


def said(text: str) -> list[str]:
    """Split a text into words; a star is whatever is put in there."""
    return SAID.findall(text.replace("’", "'").replace("\u00a0", " ").casefold())


def texts() -> Iterator[str]:
    """Give every line of the catalogues, rulebooks and lessons."""
    for top in ("src", "examples"):
        for file in (ROOT / top).rglob("*.toml"):
            yield from file.read_text("utf-8").splitlines()
        for file in (ROOT / top).rglob("*.ftl"):
            text = re.sub(r"\{[^{}]*\}|\{[^{}\n]*->", " * ", file.read_text("utf-8"))
            text = re.sub(r"(?m)^[a-z][\w-]* =|^\s+\.\w+ =", "", text)
            yield from re.sub(r"(?m)^\s+\*?\[\w+\]", "* ", text).splitlines()


def looked_for(file: Path) -> Iterator[tuple[int, str]]:
    """Give the texts that a test looks for, and their lines."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        args = node.args if called in LOOK else []
        named = {"has_text", "name"} if called == "get_by_role" else {"has_text"}
        for arg in [*args, *[each.value for each in node.keywords if each.arg in named]]:
            if isinstance(arg, ast.Call) and ast.unparse(arg.func) == "re.compile":
                arg = arg.args[0]
            if isinstance(arg, ast.JoinedStr):
                yield node.lineno, "".join(part(each) for each in arg.values)
            elif isinstance(arg, ast.Constant):
                yield node.lineno, part(arg)


def part(node: ast.expr) -> str:
    """Give a part of an f-string, or a star for what is put in."""
    return str(node.value) if isinstance(node, ast.Constant) else " * "


def plain(text: str) -> list[str]:
    """Read a text, or a pattern as the texts it stands for."""
    if re.search(r"[\^$\\|]", text):
        text = re.sub(r"\\.|\[[^\]]*\]|[\^$()?+.]", " ", text)
    return [PUT_IN.sub(" * ", each) for each in text.split("|")]


def test_every_text_that_is_looked_for_is_said_somewhere() -> None:
    """Two words that follow each other do so in some text, or something is put between them."""
    words, pairs = set[str](), set[tuple[str, str]]()
    for line in texts():
        found = said(line)
        words.update(found)
        pairs.update(pairwise(found))
    gone = []
    for file in sorted((ROOT / "tests" / "browser").glob("*.py")):
        for number, text in looked_for(file):
            for found in map(said, plain(text)):
                alone = len(found) == 1 and found[0] not in words
                apart = [
                    (one, two)
                    for one, two in pairwise(found)
                    if "*" not in (one, two) and (one, two) not in pairs
                ]
                if (alone or apart) and text not in BY_PARTS:
                    gone.append(f"{file.name}:{number}: {text}")
    assert not gone, "\n".join(gone)
