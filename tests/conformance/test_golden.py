"""Golden games stay as they are: every view of every seat at every step, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.golden import (
    golden_game,
    read,
    readable,
    table_of,
)
from tests.conformance.subject import Subject
from tests.conformance.subjects import SUBJECTS

GOLDEN = [(subject, golden) for subject in SUBJECTS for golden in read(subject)]


@pytest.mark.parametrize(
    ("subject", "golden"), GOLDEN, ids=[golden["seed"] for _, golden in GOLDEN]
)
def test_golden_game_is_unchanged(subject: Subject, golden: dict[str, Any]) -> None:
    again = golden_game(subject, table_of(golden), golden["seed"], golden["moves"])
    assert again["result"] == golden["result"]
    steps = list(zip(golden["digests"].split(), again["digests"].split(), strict=True))
    changed = [number for number, (then, now) in enumerate(steps, 1) if then != now]
    assert not changed, f"a view first differs at step {changed[0]}"
    assert again["record"] == golden["record"]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_games_for_reading_are_unchanged(subject: Subject) -> None:
    games = read(subject)
    for number in subject.readable:
        golden = games[number]
        text = (subject.golden / f"{subject.name}-{number}.txt").read_text("utf-8")
        assert readable(subject, table_of(golden), golden["seed"], golden["moves"]) == text


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_golden_games_cover_options_players_and_ends(subject: Subject) -> None:
    games = read(subject)
    assert len(games) >= 100
    players = {golden["players"] for golden in games}
    assert players == set(subject.game.players)
    for option in subject.game.options:
        chosen = {golden["options"][option.name] for golden in games}
        assert chosen == set(option.values)
    assert {golden["result"]["reason"] for golden in games} == subject.ends
