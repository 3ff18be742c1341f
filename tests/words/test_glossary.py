"""The glossaries give one word a thing, and catalogues, rulebooks and lessons keep to it."""

from __future__ import annotations

import pytest

from saloon.games import GAMES
from saloon.words import LANGUAGES, glossary, rulebook
from saloon.words.glossaries import read

GAMES_BY_NAME = sorted(GAMES)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_game_explains_its_words(game: str) -> None:
    concepts = glossary(game)
    assert 40 <= len(concepts) <= 70
    for concept in concepts:
        assert list(concept.terms) == list(LANGUAGES)
        assert all(term.meaning.endswith(".") for term in concept.terms.values()), concept.id


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_concept_points_at_clauses_that_are_there(game: str) -> None:
    book = rulebook(game, "en")
    for concept in glossary(game):
        assert concept.clauses, concept.id
        for clause in concept.clauses:
            book.clause(clause)


def test_no_word_stands_for_two_things_of_a_game() -> None:
    for game in GAMES_BY_NAME:
        for lang in LANGUAGES:
            terms = [concept.terms[lang].term.casefold() for concept in glossary(game)]
            assert len(set(terms)) == len(terms), f"{game} in {lang}: {sorted(terms)}"


FULL = " ".join(f'{lang} = {{ term = "x", meaning = "X.", from = "ours" }}\n' for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[concept]]\n" + FULL, "an entry has no id"),
        ('[[concept]]\nid = "a"\n' + FULL.replace("nl", "xx"), "'a' says xx, which no entry has"),
        ('[[concept]]\nid = "a"\n' + FULL[: FULL.index("nl")], "'a' in 'nl' is missing"),
        ('[[concept]]\nid = "a"\n' + FULL.replace('"x"', '""'), "'a' in 'en' has no proper 'term'"),
        (
            '[[concept]]\nid = "a"\n' + FULL.replace("from", "source"),
            "'a' in 'en' says source, which no term has",
        ),
        (
            '[[concept]]\nid = "a"\nclauses = "A-1"\n' + FULL,
            "'a' needs a list of texts as 'clauses'",
        ),
        (('[[concept]]\nid = "a"\n' + FULL) * 2, "'a' stands in it twice"),
    ],
)
def test_bad_data_is_named_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        read(text)


def test_unknown_games_are_refused() -> None:
    with pytest.raises(ValueError, match="no glossary of 'poker'"):
        glossary("poker")
