"""The rulebooks say the same clauses in five languages."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest

from saloon.games import GAMES
from saloon.plugins import folder
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
    texts += [each.text for section in book.sections for each in section.clauses.values()]
    assert all(text == text.strip() and text for text in texts)
    ends = [text for text in texts[-len(CLAUSES[game]) :] if text[-1] not in ".!?)”“’»"]
    assert not ends


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_rulebook_begins_with_the_game_in_two_minutes(game: str, lang: str) -> None:
    brief = rulebook(game, lang).brief
    assert [part.name for part in brief] == ["goal", "turn-1", "turn-2", "turn-3", "danger", "end"]
    for part in brief:
        assert part.text.endswith(".")
        assert len(re.findall(r"[.!?](?= |$)", part.text)) <= 3
        assert part.title
        assert part.figure
    assert sum(len(part.text.split()) for part in brief) < 260  # two minutes, read aloud


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_the_worked_example_says_a_little_at_each_step(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    assert len(book.example) >= 5
    for step in book.example:
        assert len(re.findall(r"[.!?][”“»’]?(?= |$)", step.text)) <= 3
        assert all(book.clause(clause) for clause in step.clauses)
        if lang == "fr":
            assert not re.search(r"(?<!\xa0)[;:!?»]", step.text), step.text


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_the_same_chapters_are_variants_in_every_language(game: str, lang: str) -> None:
    """A chapter that no table needs unless it chooses to."""
    variants = {"katzenjammer": {"KB-93"}, "gnadenlos": {"GN-25", "GN-108"}, "gadshill": set()}
    folded = {next(iter(each.clauses)) for each in rulebook(game, lang).sections if each.variant}
    assert folded == variants[game]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_the_same_clauses_fold_something_away_in_every_language(game: str, lang: str) -> None:
    def folded(lang: str) -> list[tuple[str, bool, bool]]:
        return [
            (clause, bool(each.option), bool(each.note))
            for section in rulebook(game, lang).sections
            for clause, each in section.clauses.items()
        ]

    assert folded(lang) == folded("en")


SOURCES = {
    "en": "rule sheet|reconstruct",
    "de": "Regelbl|rekonstru",
    "fr": "feuilles? de règles|reconstitution",
    "it": "vecchi regolament|ricostruzione",
    "nl": "regelblad|reconstru",
}


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_criticism_of_the_sources_stands_in_the_notes_alone(game: str, lang: str) -> None:
    found = re.compile(SOURCES[lang])
    clauses = [
        each for section in rulebook(game, lang).sections for each in section.clauses.values()
    ]
    assert not [each.text for each in clauses if found.search(each.text)]
    assert len([each for each in clauses if each.note]) == {"gnadenlos": 15, "gadshill": 1}.get(
        game, 0
    )


@pytest.mark.parametrize("game", CLAUSES)
def test_nothing_is_read_past(game: str) -> None:
    """Options, notes and steps all have a clause or a text to stand with."""
    for lang in LANGUAGES:
        data = tomllib.loads((folder(game) / "rulebook" / f"{lang}.toml").read_text("utf-8"))
        assert set(data) == {"title", "intro", "brief", "example", "section"}
        assert list(data["example"]) == [step.name for step in rulebook(game, lang).example]
        for section in data["section"]:
            assert set(section) <= {"title", "clauses", "options", "notes", "variant"}
            asides = {*section.get("options", {}), *section.get("notes", {})}
            assert asides <= set(section["clauses"])


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
        found = rulebook("katzenjammer", lang).clause(clause)
        text = f"{found.text} {found.option}"
        numbers = set(re.findall(r"\d+", text.replace(FIVE[lang], "5")))
        assert {str(figure) for figure in figures} <= numbers, f"{clause}: {text}"
