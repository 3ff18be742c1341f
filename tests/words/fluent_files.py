"""The catalogues as their files have them: entries, attributes, parameters, references."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saloon.words import LANGUAGES
from saloon.words.catalogue import catalogues


class Names(Visitor):
    """Gathers the parameters that a pattern names and the messages it refers to."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        dot = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + dot)


@cache
def body(lang: str) -> tuple[ast.EntryType, ...]:
    """Parse the catalogue of a language, file by file."""
    texts = [file.read_text("utf-8") for file in catalogues(lang)]
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


@cache
def patterns(lang: str) -> dict[str, Names]:
    """Give what stands behind every `key` and `key.attribute`, in the order of the file."""
    found: dict[str, Names] = {}
    for entry in body(lang):
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{attribute.id.name}": attribute.value
                for attribute in entry.attributes
            }
            for name, pattern in parts.items():
                assert name not in found, f"{lang}.ftl has {name} twice"
                assert pattern is not None, f"{lang}.ftl has no words for {name}"
                found[name] = Names()
                found[name].visit(pattern)
    return found


def parameters(lang: str, name: str) -> set[str]:
    """Give the parameters a pattern needs, those of the messages it refers to included."""
    names = patterns(lang)[name]
    return names.parameters.union(*[parameters(lang, each) for each in names.references])


def keys() -> set[str]:
    """Give all message keys."""
    return {name for name in patterns(LANGUAGES[0]) if "." not in name}
