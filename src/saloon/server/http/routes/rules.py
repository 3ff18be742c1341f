"""The doors to the rulebooks, and to the words of games that the client does not know."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from saloon.games import GAMES
from saloon.server.http.guards import Speak
from saloon.server.http.routes import ERRORS
from saloon.server.wire.errors import ApiError
from saloon.server.wire.games import (
    ChapterView,
    ClauseView,
    ExampleStepView,
    PartView,
    RulebookView,
    TermView,
)
from saloon.server.wire.values import Lang
from saloon.words import brought, glossary, rulebook

GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
LangAsked = Annotated[
    Lang | None, QueryParameter(description="In which language; in that of sentences, if not said.")
]
ASK_AGAIN: Final = "private, no-cache"
"""A browser keeps the book, and asks each time whether it is still the same."""


@cache
def printed(game: str, lang: Lang) -> tuple[bytes, str]:
    """Give a rulebook as bytes, and the tag that changes with them."""
    book = rulebook(game, lang)
    view = RulebookView(
        game,
        GAMES[game].rules,
        lang,
        book.title,
        book.intro,
        [PartView(*each[:-1], list(each.figure)) for each in book.brief],
        [ExampleStepView(s.text, list(s.clauses), list(s.figure)) for s in book.example],
        [
            ChapterView(
                section.title,
                [ClauseView(id, *each) for id, each in section.clauses.items()],
                section.variant,
            )
            for section in book.sections
        ],
        [
            TermView(
                each.id,
                each.terms[lang].term,
                each.terms[lang].meaning,
                list(each.clauses),
                list(each.elsewhere),
            )
            for each in glossary(game)
        ],
    )
    text = msgspec.json.encode(view)
    return text, f'"{hashlib.sha256(text).hexdigest()[:20]}"'


BOOK: Final = ResponseSpec(
    data_container=RulebookView, description="The rulebook.", generate_examples=False
)


@get("/api/rules/{game:str}", responses={**ERRORS, 200: BOOK})
async def rules(
    game: GameName, request: Request[Any, Any, Any], speak: Speak, lang: LangAsked = None
) -> Response[bytes]:
    """Read the rules of a game; every clause has the id that refusals name."""
    if game not in GAMES:
        raise ApiError("no-such-game", {"game": game, "known": ", ".join(GAMES)})
    text, tag = printed(game, lang or speak.lang)
    known = request.headers.get("if-none-match", "")
    same = tag in [each.strip().removeprefix("W/") for each in known.split(",")]
    return Response(
        b"" if same else text,
        status_code=304 if same else 200,
        media_type=MediaType.JSON,
        headers={"etag": tag, "cache-control": ASK_AGAIN},
    )


@get("/api/words", responses=ERRORS, media_type=MediaType.TEXT)
async def words(speak: Speak, lang: LangAsked = None) -> str:
    """Read the words of games from other packages, as a Fluent file; mostly there are none."""
    return brought(lang or speak.lang)


DOORS = [rules, words]
