"""The client's own tests; one of them puts messages into the same words as the server."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

from build_client import WEB, tools
from saloon.games import GAMES
from saloon.kernel import CHANCE, Event, Message, Rng
from saloon.words import LANGUAGES, words

NAMES = ("Ada", "Bo", "Çelik")
STEPS = 400


def told(game: str) -> list[Message]:
    """Collect what a game says while it is played at random: events, labels, refusals."""
    rng = Rng(f"words {game}")
    state = GAMES[game].new(3, {})
    messages: list[Message] = []
    for _ in range(STEPS):
        actors = state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        events: list[Event] = []
        if seat == CHANCE:
            move = state.sample(rng)
        else:
            moves = state.legal(seat)
            messages += [each.label() for each in moves[:3]]
            move = moves[rng.below(len(moves))]
        state.apply(seat, move, events)
        for event in events:
            messages += [event.public, *event.private.values()]
    return messages


def test_the_logic_passes_its_own_tests_and_says_what_the_server_says(tmp_path: Path) -> None:
    found = {repr(each.data()): each for game in GAMES for each in told(game)}
    assert len(found) > 300
    cases = [
        [lang, message.data(), NAMES, you, words(lang).say(message, NAMES, you)]
        for lang in LANGUAGES
        for message in found.values()
        for you in (None, 1)
    ]
    file = tmp_path / "said.json"
    file.write_text(json.dumps(cases), "utf-8")
    node, _ = tools()
    done = subprocess.run(
        [*node, "node_modules/vitest/vitest.mjs", "run", "--reporter", "verbose"],
        cwd=WEB,
        env={**os.environ, "SALOON_SAID": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert re.search("✓.*every message reads as on the server", done.stdout)
