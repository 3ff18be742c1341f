"""Everything that can be refused, each with a code of its own; docs/protocol.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from saloon.kernel import Message, Param, Refused
from saloon.words import Words

STATUSES: Final[dict[str, int]] = {
    "malformed": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "foreign-origin": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-your-password": 403,
    "not-invited": 403,
    "blocked": 403,
    "chat-off": 403,
    "hints-off": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-seat": 404,
    "no-such-record": 404,
    "no-such-puzzle": 404,
    "no-such-step": 404,
    "no-such-person": 404,
    "no-such-channel": 404,
    "no-such-order": 404,
    "no-such-ticket": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "stale": 409,
    "not-your-turn": 409,
    "not-started": 409,
    "already-started": 409,
    "game-over": 409,
    "not-over": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "one-chair": 409,
    "name-taken": 409,
    "nothing-asked": 409,
    "already-asked": 409,
    "other-request": 409,
    "not-sealed": 409,
    "not-now": 409,
    "not-held": 409,
    "already-added": 409,
    "undo-refused": 409,
    "not-absent": 409,
    "bot-plays": 409,
    "which-seat": 409,
    "channels-enough": 409,
    "no-mail": 409,
    "no-days-off": 409,
    "not-delivered": 409,
    "too-large": 413,
    "url-too-long": 414,
    "not-json": 415,
    "not-legal": 422,
    "not-possible": 422,
    "no-such-game": 422,
    "no-such-bot": 422,
    "commitment-first": 422,
    "wrong-nonce": 422,
    "bad-name": 422,
    "mixed-name": 422,
    "bad-address": 422,
    "bad-zone": 422,
    "foreign-host": 421,
    "bots-enough": 429,
    "too-many": 429,
    "head-too-large": 431,
    "internal": 500,
    "house-full": 503,
    "took-too-long": 503,
    "store-trouble": 503,
    "file-gone": 503,
}
"""Each code and the HTTP status it comes with."""


class ErrorBody(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: str
    message: str
    """One sentence in the person's language."""
    clause: str = ""
    position: int | None = None
    """The present position, where the one that was sent is past."""
    wait: int = 0
    """Seconds after which it may be tried again."""


class ApiError(Exception):
    """A refusal, with the sentence that says why."""

    def __init__(
        self,
        code: str,
        params: Mapping[str, Param] | None = None,
        *,
        rule: Message | None = None,
        position: int | None = None,
        wait: int = 0,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUSES[code]
        key = f"error-{code}"
        self.message = rule or Message(key, params)
        self.position = position
        self.wait = wait

    def told(self, speak: Words) -> ErrorBody:
        """Put it into words."""
        return ErrorBody(
            self.code,
            speak.say(self.message),
            self.message.clause,
            self.position,
            self.wait,
        )


RULES: Final = {
    "not-your-turn": "not-your-turn",
    "game-over": "game-over",
    "undo-refused": "undo-refused",
}


def refused(problem: Refused, otherwise: str = "not-legal") -> ApiError:
    """Tell what the rules refused; the sentence and the clause are theirs."""
    code = RULES.get(problem.message.key, otherwise)
    return ApiError(code, rule=problem.message)
