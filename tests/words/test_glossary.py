"""The glossaries give one word a thing, and catalogues, rulebooks and lessons keep to it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import saloon.words
from saloon.games import GAMES
from saloon.plugins import folder
from saloon.words import LANGUAGES, glossary, rulebook
from saloon.words.glossaries import read

GAMES_BY_NAME = sorted(GAMES)
PAIRS = [(game, lang) for game in GAMES_BY_NAME for lang in LANGUAGES]

ENDINGS = {
    "en": "(?:s|es|’s)?",
    "de": "(?:e|en|er|es|em|s|n)?",
    "fr": "(?:s|x|e|es)?",
    "it": "",
    "nl": "(?:e|en|s|’s|tje|tjes)?",
}
"""How a word may end in a language; Italian words change their last vowel instead."""

SOURCES = {"de": "German edition", "fr": "fr sheet", "it": "it sheet", "nl": "nl sheet"}
"""Where a term comes from that is not ours."""

MEANT = {
    ("gn-adventurer", "nugget"): "Nugget Jones is a name",
    ("lesson moments in-secret", "nugget"): "Nugget Jones is a name",
}
"""Where a word that is not used for a thing stands for something else: key and word, and why."""


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_game_explains_its_words(game: str) -> None:
    concepts = glossary(game)
    assert 55 <= len(concepts) <= 70
    for concept in concepts:
        assert list(concept.terms) == list(LANGUAGES)
        for lang, term in concept.terms.items():
            assert term.meaning.endswith("."), concept.id
            assert term.source in ("ours", SOURCES.get(lang)), concept.id


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_every_concept_points_at_clauses_that_are_there(game: str) -> None:
    book = rulebook(game, "en")
    for concept in glossary(game):
        assert concept.clauses, concept.id
        for clause in (*concept.clauses, *concept.elsewhere):
            book.clause(clause)


def test_no_word_stands_for_two_things_of_a_game() -> None:
    for game in GAMES_BY_NAME:
        for lang in LANGUAGES:
            terms = [concept.terms[lang].term.casefold() for concept in glossary(game)]
            assert len(set(terms)) == len(terms), f"{game} in {lang}: {sorted(terms)}"


@cache
def texts(game: str, lang: str) -> dict[str, str]:
    """Gather all that a game says in a language: messages by key, all else by where it stands."""
    place = folder(game)
    found = dict(entries(place / "words" / f"{lang}.ftl"))
    for file in place.glob(f"*/{lang}.toml"):
        found |= leaves(file.parent.name, tomllib.loads(file.read_text("utf-8")))
    return found


def leaves(name: str, part: object) -> Iterator[tuple[str, str]]:
    """Give every text of a file by the names that lead to it."""
    if isinstance(part, str):
        yield name, part
    elif isinstance(part, dict):
        for key, inner in part.items():
            yield from leaves(f"{name} {key}", inner)
    elif isinstance(part, list):
        for number, inner in enumerate(part, 1):
            yield from leaves(f"{name} {number}", inner)


def entries(file: Path) -> Iterator[tuple[str, str]]:
    """Give each message of a catalogue with its words, without what is put in."""
    catalogue = re.sub(r"(?m)^#.*$", "", file.read_text("utf-8"))
    for entry in re.split(r"\n(?=[a-z][\w-]* =)", catalogue):
        key, _, said = entry.strip().partition(" =")
        while (inner := re.sub(r"\{[^{}]*\}", chosen, said)) != said:
            said = inner
        yield key, said


def chosen(part: re.Match[str]) -> str:
    """Leave of a part in braces the words that may be chosen in it."""
    return re.sub(r"\*?\[[^\]]*\]", " ", part[0].partition("->")[2].rstrip("}"))


def occurs(word: str, lang: str, text: str) -> bool:
    """Tell whether a word stands in a text, in any form; `word-` begins compounds as well."""
    forms = r"\s".join([form(each, lang) for each in word.split()])
    return re.search(rf"\b{forms}\b", text, re.IGNORECASE) is not None


def form(word: str, lang: str) -> str:
    """Give what finds a single word with any of its endings."""
    bare = re.escape(word.rstrip("-"))
    if word.endswith("-"):
        return rf"{bare}\w*"
    if lang == "it" and bare[-1] in "aeio":
        return f"{bare[:-1]}[aeio]{{1,2}}"
    return bare + ENDINGS[lang]


@pytest.mark.parametrize(("game", "lang"), PAIRS)
def test_every_term_is_what_the_game_says(game: str, lang: str) -> None:
    said = list(texts(game, lang).values())
    for concept in glossary(game):
        term = concept.terms[lang].term
        stems = [word[: max(3, len(word) - 3)] for word in re.findall(r"\w{3,}", term)]
        assert any(
            all(re.search(rf"\b{stem}", text, re.IGNORECASE) for stem in stems) for text in said
        ), f"nothing in {lang} says {term!r} ({concept.id})"


@pytest.mark.parametrize(("game", "lang"), PAIRS)
def test_no_other_word_is_used_for_it(game: str, lang: str) -> None:
    wrong = [
        f"{key} says {word!r} for {concept.terms[lang].term!r}: {' '.join(text.split())}"
        for concept in glossary(game)
        for word in concept.terms[lang].avoid
        for key, text in texts(game, lang).items()
        if (key, word) not in MEANT and occurs(word, lang, text)
    ]
    assert not wrong, "\n".join(wrong)


ENDS_LIKE_A_THING = {
    "de": r"Spiels?\b[^.:;]*\b(endet|zu Ende|vorbei)|"
    r"(endet|eendet|Ende des)[^.:;]* Spiels?\b|(ganzen?|einem) Spiel\b",
    "fr": r"\bjeu (se termine|est fini|prend fin)|fin du jeu\b",
    "it": r"\bgioco (finisce|termina|è finito)|fine del gioco\b",
    "nl": r"\bspel\b[^.:;]*\b(afgelopen|eindigt|uit)\b|"
    r"(eind aan|einde van|beëindigt|eindigt) het spel\b|(per|hele) spel\b",
}
"""What is said of one play of a game (Partie, partie, partita, partij), not of the game itself."""


@pytest.mark.parametrize("lang", ENDS_LIKE_A_THING)
def test_a_game_that_is_played_is_not_called_as_the_game_in_the_box(lang: str) -> None:
    said = dict(entries(Path(saloon.words.__file__).with_name(f"{lang}.ftl")))
    for game in GAMES_BY_NAME:
        said |= texts(game, lang)
        said |= {f"{game} {each.id}": each.terms[lang].meaning for each in glossary(game)}
    wrong = [key for key, text in said.items() if re.search(ENDS_LIKE_A_THING[lang], text)]
    assert not wrong


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
