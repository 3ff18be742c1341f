"""The rulebooks say the same clauses in five languages."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from saloon.games import GAMES
from saloon.words import LANGUAGES, rulebook

CLAUSES = {
    "katzenjammer": [f"KB-{number:02}" for number in range(1, 100)],
    "gnadenlos": [f"GN-{number:02}" for number in range(1, 109)],
    "gadshill": [f"GH-{number:02}" for number in range(1, 90)],
}
BOOKS = [(game, lang) for game in CLAUSES for lang in LANGUAGES]


def test_every_game_has_a_rulebook() -> None:
    assert set(CLAUSES) == set(GAMES)


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_rulebook_has_all_its_clauses_in_order(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    assert [clause for section in book.sections for clause in section.clauses] == CLAUSES[game]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_the_sections_divide_the_clauses_alike(game: str, lang: str) -> None:
    book, english = rulebook(game, lang), rulebook(game, "en")
    assert [list(section.clauses) for section in book.sections] == [
        list(section.clauses) for section in english.sections
    ]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_nothing_is_left_empty(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    texts = [book.title, book.intro, *[section.title for section in book.sections]]
    texts += [text for section in book.sections for text in section.clauses.values()]
    assert all(text == text.strip() and text for text in texts)
    ends = [text for text in texts[-len(CLAUSES[game]) :] if text[-1] not in ".!?)”“’»"]
    assert not ends


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_rulebook_begins_with_the_game_in_two_minutes(game: str, lang: str) -> None:
    brief = rulebook(game, lang).brief
    assert list(brief) == ["goal", "turn", "danger", "end"]
    for text in brief.values():
        assert text.endswith(".")
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 3
    assert sum(len(text.split()) for text in brief.values()) < 260  # two minutes, read aloud


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_found_by_its_id(lang: str) -> None:
    book = rulebook("katzenjammer", lang)
    assert book.clause("KB-99") == book.sections[-1].clauses["KB-99"]
    with pytest.raises(KeyError):
        book.clause("KB-100")


def test_unknown_games_and_languages_are_refused() -> None:
    for game in ("poker", "../games/katzenjammer", ""):
        with pytest.raises(ValueError, match="no rulebook of"):
            rulebook(game, "en")
    with pytest.raises(ValueError, match="en, de, fr, it, nl"):
        rulebook("katzenjammer", "xx")


def test_a_rulebook_is_read_without_loading_the_game() -> None:
    program = (
        "import sys; from saloon.words import rulebook; rulebook('katzenjammer', 'en');"
        "print([name for name in sys.modules if name.startswith('saloon.games')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


FIVE = {"en": "five", "de": "fünf", "fr": "cinq", "it": "cinque", "nl": "vijf"}
FIGURES = {
    "KB-01": (90, 15),
    "KB-03": (24,),
    "KB-07": (24, 20),
    "KB-10": (78, 72, 66, 60, 54),
    "KB-86": (5,),
    "KB-89": (5,),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_the_rules_stand_in_every_language(lang: str) -> None:
    for clause, figures in FIGURES.items():
        text = rulebook("katzenjammer", lang).clause(clause)
        numbers = set(re.findall(r"\d+", text.replace(FIVE[lang], "5")))
        assert {str(figure) for figure in figures} <= numbers, f"{clause}: {text}"
