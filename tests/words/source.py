"""Every message that the source says: its key and the parameters it comes with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import saloon
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.server.wire.errors import STATUSES
from tests.apart import apart
from tests.conformance.subjects import SUBJECTS

SOURCE = Path(saloon.__file__).parent
KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
ENDINGS: dict[str, Sequence[str]] = {
    "cards-": ("none",),
    "game-": tuple(GAMES),
    "error-": tuple(STATUSES),
    "notice-trouble-": ("unreachable", "refused", "gone", "stopped"),
    "notice-mail-": ("confirm", "confirm-title", "password", "password-title"),
    "web-exercise-grade-": ("1", "2", "3"),
    "cli-arena-": ("games", "wins", "interval", "rank", "rating", "decisions", "ms"),
    "cli-bot-": tuple({name for bots in BOTS.values() for name in bots}),
    **{start: each for subject in SUBJECTS for start, each in subject.endings.items()},
}
"""What the beginnings of keys are completed with, where a key is put together."""
HANDED_ON = {
    ("reading.py", "refuse"),
    ("archive.py", "kept_message"),
    ("reading.py", "read_message"),
    ("catalogue.py", "text"),
    ("errors.py", "__init__"),
}
"""Functions that get a key from elsewhere."""


@dataclass(frozen=True)
class Said:
    """A place where a message is made."""

    key: str
    params: frozenset[str]
    where: str


@dataclass
class Function:
    """A function of the source, in which the values of names are looked up."""

    file: Path
    name: str
    body: ast.AST

    def assigned(self, name: str) -> Iterator[ast.expr]:
        """Find everything that a name is set to."""
        for node in ast.walk(self.body):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AnnAssign):
                targets = [node.target]
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                for target in targets:
                    if any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(target)):
                        yield node.value

    def keys(self, node: ast.expr) -> list[str]:
        """List the keys that an expression can be; none where that cannot be told."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                return self.keys(node.body) + self.keys(node.orelse)
            case ast.BinOp(op=ast.Add(), left=ast.Constant(value=str(start))):
                return [start + ending for ending in ENDINGS[start]]
            case ast.BinOp(op=ast.Add(), right=ast.Constant(value=str(ending))):
                return [start + ending for start in self.keys(node.left)]
            case ast.Name():
                return [
                    text
                    for value in self.assigned(node.id)
                    for text in strings(value)
                    if KEY.fullmatch(text)
                ]
        return []

    def params(self, node: ast.expr | None) -> frozenset[str]:
        """Name the parameters in a dict, in the dicts that a name is set to or a call returns."""
        match node:
            case ast.Dict():
                named = (text for key in node.keys if key for text in strings(key))
                joined = [
                    self.params(value)
                    for key, value in zip(node.keys, node.values, strict=True)
                    if key is None
                ]
                return frozenset(named).union(*joined)
            case ast.Name():
                return frozenset().union(*map(self.params, self.assigned(node.id)))
            case ast.Call(func=ast.Attribute(attr=name)):
                return returned(self.file.parent, name)
        return frozenset()

    def says(self) -> Iterator[Said]:
        """Find the messages made here."""
        for node in ast.walk(self.body):
            match node:
                case ast.Call(func=ast.Name(id="Message" | "refuse"), args=[key, *rest]):
                    params = self.params(rest[0] if rest else None)
                case ast.Call(func=ast.Attribute(attr="text"), args=[key]) if self.in_cli():
                    params = frozenset(word.arg for word in node.keywords if word.arg)
                case _:
                    continue
            found = self.keys(key)
            where = f"{self.file.name}:{node.lineno}"
            known = found or (self.file.name, self.name) in HANDED_ON
            assert known, f"{where}: teach this test how the key is put together"
            for each in found:
                yield Said(each, params, where)

    def in_cli(self) -> bool:
        return self.file.name == "terminal.py" or "cli" in self.file.relative_to(SOURCE).parts


def strings(node: ast.AST) -> Iterator[str]:
    """Find the texts in a piece of source."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@cache
def returned(folder: Path, name: str) -> frozenset[str]:
    """Name the parameters in the dict that a method of a file of this folder makes."""
    return frozenset(
        text
        for file, tree in trees()
        if file.parent == folder
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == name
        for made in ast.walk(node)
        if isinstance(made, ast.Return) and isinstance(made.value, ast.Dict)
        for key in made.value.keys
        if key
        for text in strings(key)
    )


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Parse every source file."""
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        yield file, apart(partial(ast.parse, text))


def said() -> list[Said]:
    """List every message that the source makes."""
    return [
        each
        for file, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for each in Function(file, node.name, node).says()
    ]


def literals() -> set[str]:
    """Gather every text in the source that could be a key."""
    return {text for _, tree in trees() for text in strings(tree) if KEY.fullmatch(text)}
