"""What processes that share a database tell each other: one notification a batch of writes.

News say that something happened, never what: whoever hears of it reads it. So news that are lost
cost time and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

CHANNEL: Final = "saloon"
LONGEST: Final = 7_900
"""PostgreSQL takes no notification of 8,000 bytes."""


class News(msgspec.Struct, array_like=True, frozen=True):
    """That something happened, to a table or to a person."""

    kind: str
    of: str = ""
    number: int = 0
    who: tuple[str, ...] = ()


class Bulletin(msgspec.Struct, array_like=True, frozen=True):
    """All news of one batch, and the number of the process that has them."""

    sender: int
    news: Sequence[News]


read = msgspec.json.Decoder(Bulletin).decode


def understood(told: bytes) -> Bulletin | None:
    """Read what was told; what another program or another version says is not for us."""
    try:
        return read(told)
    except msgspec.DecodeError:
        return None


def bulletins(sender: int, news: Iterable[News]) -> Iterator[str]:
    """Put news into as few notifications as they fit in."""
    part: list[str] = []
    room = LONGEST
    for each in news:
        told = msgspec.json.encode(each).decode()
        size = len(told.encode()) + 1
        if part and size > room:
            yield put_together(sender, part)
            part, room = [], LONGEST
        part.append(told)
        room -= size
    if part:
        yield put_together(sender, part)


def put_together(sender: int, told: list[str]) -> str:
    return f"[{sender},[{','.join(told)}]]"
