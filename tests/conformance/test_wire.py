"""No interference over the wire: all that a seat or a spectator receives, byte for byte.

The same game is played through the real server as it was, and in worlds that the reader cannot
tell from it. Everything that comes to the reader is compared: every message of the stream, and
status, headers and body of every answer, refusals included. Every door of the API is among them,
or stands below with the reason why not: a door made later cannot be forgotten.
"""

from __future__ import annotations

import io
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.routes import ASGIRoute

from saloon.kernel import CHANCE, Rng, Seat, for_people
from saloon.records import Entry, Play
from saloon.server.http.app import application
from saloon.server.http.guards import Doorway
from saloon.server.http.logs import start_logging
from saloon.server.settings import Settings
from tests.conformance.hearing import Door, Heard, hearings
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import SUBJECTS, eyes, played
from tests.conformance.worlds import World, other_worlds, parting, replayed

pytestmark = pytest.mark.real_chance  # each hearing says itself what is drawn
LONGEST = 64
WORLDS = 2
"""For each pair of eyes; every door is gone through in each, and tests/conformance/test_secrecy.py
compares many more worlds below the wire."""
TRIES = 60
ALWAYS = frozenset({"chat", "takeback", "takeback/answer", "leave", "back", "host", "resign"})
"""What people must have done between their moves, lest the test prove nothing."""
NOT_ABOUT_A_TABLE: dict[str, str] = {
    "/": "the client's pages",
    "/{name}": "the client's pages",
    "/assets/{name}": "the client's pages",
    "/health": "says how many tables there are",
    "/api": "the API's description",
    "/api/{path}": "the API's description",
    "/api/openapi.json": "the API's description",
    "/api/games": "what can be played",
    "/api/rules/{game}": "the rulebook",
    "/api/words": "words of games",
    "/api/guests": "people",
    "/api/accounts": "people",
    "/api/sessions": "people",
    "/api/sessions/current": "people",
    "/api/me": "people",
    "/api/me/notices": "addresses of people",
    "/api/me/notices/quiet": "addresses of people",
    "/api/me/channels": "addresses of people",
    "/api/me/channels/{channel}": "addresses of people",
    "/api/me/channels/{channel}/trial": "addresses of people",
    "/api/channels/confirm": "addresses of people",
    "/api/farewells/{text}": "addresses of people",
    "/api/host": "how many of everything there are, for whoever runs the house",
    "/api/host/trial": "addresses of people",
    "/api/host/blocks": "people",
    "/api/passwords": "people",
    "/api/passwords/forgotten": "people",
    "/api/puzzles/new": "puzzles, which are no tables",
    "/api/puzzles/day": "puzzles, which are no tables",
    "/api/puzzles/{text}": "puzzles, which are no tables",
    "/api/puzzles/{text}/check": "puzzles, which are no tables",
    "/api/puzzles/{text}/next": "puzzles, which are no tables",
    "/api/lessons/{game}": "lessons, which are no tables: see tests/server/test_lessons.py",
    "/api/exercises/day": "exercises, which are no tables",
    "/api/exercises/{game}": "exercises, which are no tables",
    "/api/exercises/{game}/{number}": "exercises: see tests/server/test_exercises.py",
    "/api/records": "records that somebody brought: finished games",
    "/api/records/{record_id}": "records that somebody brought: finished games",
    "/api/records/{record_id}/check": "records that somebody brought: finished games",
    "/api/records/{record_id}/frames": "records that somebody brought: finished games",
    "/api/records/{record_id}/review": "records that somebody brought: finished games",
    "/api/records/{record_id}/story": "records that somebody brought: finished games",
}
ELSEWHERE: dict[Door, str] = {
    ("POST", "/api/tables"): "there is no game yet when it answers; a game begun with it is told "
    "of by the others",
    ("WEBSOCKET", "/api/tables/{table_id}/stream"): "heard all the time",
    ("GET", "/metrics"): "figures for hosts; they are looked at below",
}


def short_game(subject: Subject) -> tuple[Setting, list[Entry], list[str]]:
    """Play the beginning of a game as people do; give it with moves of all kinds from all of it."""
    table = next(each for each in subject.tables if each.players == 3)
    table = replace(
        table, options=subject.game.complete_options(3, for_people(subject.game.options))
    )
    play: Play = played(subject, table, "wire")
    cut = max(index for index, e in enumerate(play.log[:LONGEST]) if e.seat != CHANCE)
    lures = sorted({entry.move for entry in play.log})
    return table, play.log[:cut], lures


def apart(
    subject: Subject, table: Setting, log: list[Entry], seat: Seat | None, most: int
) -> list[World]:
    """Find worlds that a seat cannot tell apart for most of the game, spread over all found."""
    found = [
        world
        for world in other_worlds(
            subject, table, log, seat, Rng(f"wire/{seat}"), TRIES, looking=False
        )
        if parting(log, world.log, seat) > len(log) // 2
    ]
    return found[:: max(1, len(found) // most)][:most]


def compare(truth: Heard, heard: Heard, until: int) -> int:
    """Hold two hearings against each other, as long as nothing rightly tells them apart."""
    compared = 0
    for (here, ours), (there, theirs) in zip(truth, heard, strict=False):
        if max(here, there) > until:
            break
        for one, other in zip_longest(ours.splitlines(), theirs.splitlines()):
            assert one == other, f"{one}\nin another world: {other}"
        compared += 1
    return compared


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_what_a_seat_cannot_know_never_reaches_it(subject: Subject, tmp_path: Path) -> None:
    table, log, lures = short_game(subject)
    truth = hearings(tmp_path / "truth", subject, table, log, eyes(table.players), lures)
    assert truth.doors | set(ELSEWHERE) >= doors()
    assert truth.acted >= ALWAYS | ({"undo"} if subject.undone else frozenset())
    assert_plain(truth.figures)
    for heard in truth.heard.values():  # how it looked after each entry is among it
        assert any('"views":[' in text for _, text in heard)
    compared = 0
    for seat in eyes(table.players):
        true_world = replayed(subject, table, log, seat, [e.move for e in log], False)
        assert true_world is not None
        for number, world in enumerate(apart(subject, table, log, seat, WORLDS)):
            until = parting(true_world.log, world.log, seat)
            folder = tmp_path / f"{seat}-{number}"
            found = hearings(folder, subject, table, world.log, [seat], lures)
            compared += compare(truth.heard[seat], found.heard[seat], until)
    assert compared > 100


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_behind_a_curtain_comes_what_a_spectator_may_know(subject: Subject, tmp_path: Path) -> None:
    """Two sit at one screen: before one of them lifts the curtain, neither hand is on it."""
    table, log, lures = short_game(subject)
    truth = hearings(tmp_path / "truth", subject, table, log, [None], lures, screen=True)
    compared = 0
    for number, world in enumerate(apart(subject, table, log, None, 2)):
        folder = tmp_path / str(number)
        found = hearings(folder, subject, table, world.log, [None], lures, screen=True)
        compared += compare(truth.heard[None], found.heard[None], parting(log, world.log, None))
    assert compared > 15


def test_the_log_tells_nothing_of_a_game(tmp_path: Path) -> None:
    """Everything is logged that can be: no move, no view, no name, no word of anybody."""
    subject = SUBJECTS[0]
    table, log, lures = short_game(subject)
    written = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, kept_loggers():
        patch.setattr(sys, "stderr", written)
        start_logging("debug")
        logging.getLogger().handlers[0].addFilter(lambda record: not from_a_client(record))
        logging.getLogger("saloon").warning("logging works")
        hearings(tmp_path / "truth", subject, table, log, eyes(table.players), lures)
    told = written.getvalue()
    assert "logging works" in told
    texts = {entry.move for entry in log if " " in entry.move}
    for secret in (*texts, "Seat 0", "Eve", "Well, well", "hand", "invite", "Bearer", "SELECT"):
        assert secret not in told


@contextmanager
def kept_loggers() -> Iterator[None]:
    """Put logging back to what it was."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    others = {name: logging.getLogger(name).level for name in ("alembic", "uvicorn")}
    try:
        yield
    finally:
        root.setLevel(level)
        root.handlers[:] = handlers
        for name, known in others.items():
            logging.getLogger(name).setLevel(known)


def from_a_client(record: logging.LogRecord) -> bool:
    """Tell what the test itself logged, at its end of the wire."""
    return record.name.startswith(("httpx", "httpcore", "websockets.client"))


def assert_plain(figures: str) -> None:
    """Figures are numbers under fixed names, with no label but a status, a time or a fixed word."""
    for line in figures.splitlines():
        if not line.startswith("# TYPE saloon_"):
            label = r'(\{(status="\d{3}"|why="[a-z]+"|le="([\d.]+|\+Inf)")\})?'
            assert re.fullmatch(rf"saloon_[a-z_]+{label} [\d.]+", line), line


def doors() -> set[Door]:
    """List every door of the server that is about a table."""
    app, _ = application(Settings(db="sqlite://"))
    assert isinstance(app, Doorway)
    assert isinstance(app.app, Litestar)
    found: set[Door] = set()
    for route in app.app.routes:
        if route.path_format in NOT_ABOUT_A_TABLE or isinstance(route, ASGIRoute):
            continue
        methods = getattr(route, "methods", {"WEBSOCKET"}) - {"OPTIONS", "HEAD"}
        found |= {(method, route.path_format) for method in methods}
    return found
