"""The doors of the server, by what people come for."""

from __future__ import annotations

from typing import Any, Final

from litestar.openapi.datastructures import ResponseSpec

from saloon.server.wire.errors import ErrorBody

ERRORS: Final = {
    status: ResponseSpec(data_container=ErrorBody, description=why, generate_examples=False)
    for status, why in {
        400: "The request cannot be read.",
        401: "Nobody is signed in, or not with that password.",
        403: "This person may not do that.",
        404: "There is no such thing.",
        409: "Not now: the state of the table does not allow it.",
        413: "The request is too large.",
        415: "The request is not JSON.",
        422: "The rules do not allow it.",
        429: "Too often; `wait` says how many seconds to wait.",
        503: "The database cannot be written just now.",
    }.items()
}
"""What every door may answer instead."""


def answers(kind: type[Any]) -> dict[int, ResponseSpec]:
    """Describe a door whose answer comes from elsewhere as bytes."""
    described = "Request fulfilled, document follows"
    return {
        **ERRORS,
        200: ResponseSpec(data_container=kind, description=described, generate_examples=False),
    }
