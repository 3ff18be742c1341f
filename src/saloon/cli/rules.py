"""`saloon rules`: the rulebook of a game, or one clause of it."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from saloon.cli.terminal import out
from saloon.kernel import Message, Refused
from saloon.words import Words, rulebook


def show_rules(game: str, clause: str | None, speak: Words) -> None:
    """Print the rulebook in the reader's language."""
    book = rulebook(game, speak.lang)
    if clause is not None:
        try:
            text = book.clause(clause.upper())
        except KeyError:
            raise Refused(
                Message("cli-rules-none", {"clause": clause, "game": book.title})
            ) from None
        out.print(Text(clause.upper(), style="bold"), Text(text))
        return
    out.print(Text(book.title, style="bold underline"))
    out.print(Padding(Text(book.intro), (1, 0)))
    for section in book.sections:
        out.print(Text(section.title, style="bold"))
        for number, text in section.clauses.items():
            out.print(Padding(Text.assemble((number, "dim"), "  ", text), (0, 0, 0, 2)))
        out.print()
