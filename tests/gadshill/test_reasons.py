"""Conclusions in a puzzle: each is true, strikes something out, and is as hard as its grade."""

from __future__ import annotations

import pytest

from saloon.games.gadshill import puzzle as puzzles
from saloon.games.gadshill import reasons

from .table import GAME


@pytest.mark.parametrize("size", [3, 12, 22])
def test_conclusions_lead_to_the_town_and_no_further_than_the_grade(size: int) -> None:
    for seed in range(8):
        puzzle = puzzles.make(f"reasons {seed}", size, GAME.town)
        marks = reasons.read_marks(puzzle, {})
        hardest = 0
        while not reasons.solved(puzzle, marks):
            found = reasons.conclude(puzzle, marks)
            assert found is not None
            assert any(found.struck)
            assert all(gone & ~left == 0 for gone, left in zip(found.struck, marks, strict=True))
            marks = [left & ~gone for left, gone in zip(marks, found.struck, strict=True)]
            assert reasons.mistakes(puzzle, marks) == []
            hardest = max(hardest, found.level)
        assert reasons.conclude(puzzle, marks) is None
        assert hardest == puzzles.grade(puzzle)


def test_a_group_is_shown_with_as_many_buildings_as_lots() -> None:
    puzzle = puzzles.make("group", 22, GAME.town)
    puzzle.clues = []
    town = puzzle.town
    names, lots = town.buildings[:3], town.lots[:3]
    marks = reasons.read_marks(puzzle, {name: list(lots) for name in names})
    found = reasons.conclude(puzzle, marks)
    assert found is not None
    assert (found.why.key, found.level) == ("gh-why-group", 3)
    assert found.why.params == {"buildings": tuple(names), "lots": tuple(lots)}
    assert found.struck == [0] * 3 + [7] * 19
