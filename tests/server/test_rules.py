"""The rulebooks over HTTP."""

from __future__ import annotations

import httpx
import pytest

from saloon.games import GAMES
from saloon.words import LANGUAGES, glossary, rulebook
from tests.server.served import Served


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rulebook_is_given_clause_by_clause(served: Served, game: str, lang: str) -> None:
    told = served.stranger().get(f"/rules/{game}", lang=lang)
    book = rulebook(game, lang)
    assert (told["game"], told["lang"], told["rules"]) == (game, lang, GAMES[game].rules)
    assert (told["title"], told["intro"]) == (book.title, book.intro)
    assert [(part["title"], tuple(part["figure"])) for part in told["brief"]] == [
        (part.title, part.figure) for part in book.brief
    ]
    assert [step["text"] for step in told["example"]] == [step.text for step in book.example]
    assert told["glossary"] == [
        {
            "id": each.id,
            "term": each.terms[lang].term,
            "meaning": each.terms[lang].meaning,
            "clauses": [*each.clauses],
            "elsewhere": [*each.elsewhere],
        }
        for each in glossary(game)
    ]
    assert [
        (chapter["title"], {each.pop("id"): tuple(each.values()) for each in chapter["clauses"]})
        for chapter in told["chapters"]
    ] == [(section.title, section.clauses) for section in book.sections]


def test_a_rulebook_is_sent_once_while_it_stays_the_same(served: Served) -> None:
    url = f"{served.url}/api/rules/gadshill"
    first = httpx.get(url, params={"lang": "nl"})
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "private, no-cache"
    again = httpx.get(url, params={"lang": "nl"}, headers={"if-none-match": f'"x", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = httpx.get(url, params={"lang": "fr"}, headers={"if-none-match": tag})
    assert other.status_code == 200
    assert other.headers["etag"] != tag


def test_without_a_language_the_readers_own_is_taken(served: Served) -> None:
    assert served.guest("Ugo", "it").get("/rules/gnadenlos")["lang"] == "it"
    told = httpx.get(f"{served.url}/api/rules/gnadenlos", headers={"accept-language": "de"})
    assert told.json()["lang"] == "de"
    assert served.stranger().refused("GET", "/rules/chess").code == "no-such-game"
    assert served.stranger().refused("GET", "/rules/gadshill", lang="xx").code == "malformed"
