"""`saloon rules`: the rulebook of a game, or one clause of it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from rich.padding import Padding
from rich.text import Text

from saloon.cli.arguments import Flag
from saloon.cli.terminal import out
from saloon.kernel import Message, Refused
from saloon.words import Clause, Rulebook, Words, glossary, rulebook


@dataclass(frozen=True)
class Shown:
    """How much of a rulebook is wanted."""

    notes: Flag = False
    """with what a table may agree on, and where a rule comes from"""
    glossary: Flag = False
    """the words of the game instead"""
    lang: str | None = None
    """en, de, fr, it or nl"""


WHOLE: Final = Shown()


def show_rules(game: str, clause: str | None, speak: Words, shown: Shown = WHOLE) -> None:
    """Print what was asked for, in the reader's language."""
    if shown.glossary:
        show_words(game, speak)
    elif clause is not None:
        show_clause(rulebook(game, speak.lang), clause.upper())
    else:
        show_book(rulebook(game, speak.lang), speak, shown.notes)


def show_book(book: Rulebook, speak: Words, notes: bool) -> None:
    """Print the whole rulebook, the chapters for some tables alone last."""
    out.print(Text(book.title, style="bold underline"))
    out.print(Padding(Text(book.intro), (1, 0)))
    show_brief(book, speak)
    show_example(book, speak)
    for section in sorted(book.sections, key=lambda section: section.variant):
        heading = Text(section.title, style="bold")
        if section.variant:
            heading.append(f" · {speak.text('web-rules-variant')}", style="dim")
        out.print(heading)
        for number, each in section.clauses.items():
            out.print(Padding(Text.assemble((number, "dim"), "  ", each.text), (0, 0, 0, 2)))
            if notes:
                show_aside(each)
        out.print()


def show_clause(book: Rulebook, number: str) -> None:
    """Print one clause, whole: whoever asks for it wants all of it."""
    try:
        clause = book.clause(number)
    except KeyError:
        raise Refused(Message("cli-rules-none", {"clause": number, "game": book.title})) from None
    out.print(Text(number, style="bold"), Text(clause.text))
    show_aside(clause)


def show_aside(clause: Clause) -> None:
    """Print what else is said of a clause."""
    for text in filter(None, (clause.note, clause.option)):
        out.print(Padding(Text(text, style="italic"), (0, 0, 0, 9)))


def show_brief(book: Rulebook, speak: Words) -> None:
    """Print the game in two minutes."""
    if book.brief:
        out.print(Text(speak.text("web-rules-brief"), style="bold"))
    for part in book.brief:
        out.print(Padding(Text.assemble((part.title, "underline"), "  ", part.text), (0, 0, 0, 2)))
    if book.brief:
        out.print()


def show_example(book: Rulebook, speak: Words) -> None:
    """Print a worked turn, step by step."""
    if book.example:
        out.print(Text(speak.text("web-rules-example"), style="bold"))
    for number, step in enumerate(book.example, 1):
        rests = f"({', '.join(step.clauses)})"
        out.print(Padding(Text.assemble(f"{number}. {step.text} ", (rests, "dim")), (0, 0, 0, 2)))
    if book.example:
        out.print()


def show_words(game: str, speak: Words) -> None:
    """Print the words of a game, in alphabetical order."""
    out.print(Text(speak.text("web-rules-glossary"), style="bold"))
    entries = [(each.terms[speak.lang], each.clauses) for each in glossary(game)]
    for term, clauses in sorted(entries, key=lambda entry: letters(entry[0].term)):
        said = Text.assemble(
            (term.term, "bold"), "  ", term.meaning, " ", (", ".join(clauses), "dim")
        )
        out.print(Padding(said, (0, 0, 0, 2)))


def letters(word: str) -> str:
    """Fold a word as a dictionary does: capitals and accents do not count."""
    return "".join(sign for sign in unicodedata.normalize("NFD", word.casefold()) if sign.isalnum())
