"""Solo puzzles: exactly one town, graded, written and read back."""

from __future__ import annotations

import itertools
import json

import pytest

from saloon.games.gadshill import puzzle as puzzles
from saloon.kernel import Json, Refused

from .model import CARDS
from .table import GAME


def make(seed: int, size: int = puzzles.USUAL) -> puzzles.Puzzle:
    return puzzles.make(seed, size, GAME.town)


def fits(puzzle: puzzles.Puzzle, town: dict[str, str]) -> bool:
    """Hold a town against the clues, by the plain model's reading of the cards."""
    for clue in puzzle.clues:
        kind, named, lots, pairs = CARDS[clue.card]
        mine = None if clue.mine < 0 else GAME.town.buildings[clue.mine]
        if kind == "condition":
            assert named is not None
            assert mine is not None
            if (town[named], town[mine]) not in pairs:
                return False
        elif town[named or mine or ""] not in lots:
            return False
    return True


@pytest.mark.parametrize("size", [3, 6, 12, 22])
def test_a_puzzle_has_exactly_one_town_and_no_clue_too_many(size: int) -> None:
    for seed in range(5):
        puzzle = make(seed, size)
        (town,) = puzzles.check(puzzle)
        assert fits(puzzle, town)
        assert puzzle.size == size
        assert len(set(town.values())) == 22
        clues = puzzle.clues
        for index in range(len(clues)):
            puzzle.clues = clues[:index] + clues[index + 1 :]
            assert len(puzzles.check(puzzle)) == 2


def test_uniqueness_agrees_with_trying_every_town() -> None:
    for seed in range(10):
        puzzle = make(seed, 5)
        (town,) = puzzles.check(puzzle)
        hidden = [
            name for number, name in enumerate(GAME.town.buildings) if not puzzle.given[number]
        ]
        lots = [town[name] for name in hidden]
        towns = [
            trial
            for order in itertools.permutations(lots)
            if fits(puzzle, trial := town | dict(zip(hidden, order, strict=True)))
        ]
        assert towns == [town]
        puzzle.clues.pop()
        first, second = puzzles.check(puzzle)
        assert first != second
        assert fits(puzzle, first)
        assert fits(puzzle, second)


def test_the_same_seed_makes_the_same_puzzle() -> None:
    assert puzzles.to_json(make(7)) == puzzles.to_json(make(7))
    assert puzzles.to_json(make(7)) != puzzles.to_json(make(8))


def test_puzzles_are_of_every_grade() -> None:
    grades = {puzzles.grade(make(seed, size)) for seed in range(40) for size in (6, 22)}
    assert grades == {1, 2, 3, 4}


def test_a_puzzle_is_written_and_read_back() -> None:
    for seed in range(5):
        puzzle = make(seed)
        data = json.loads(json.dumps(puzzles.to_json(puzzle)))
        again = puzzles.from_json(data, GAME.town)
        assert puzzles.to_json(again) == data
        assert len(puzzles.lines(puzzle)) == 1 + 10 + len(puzzle.clues)


def test_every_clue_comes_with_its_lots() -> None:
    puzzle = make(2, 22)
    said = [line for line in puzzles.lines(puzzle) if "clue" in line.params]
    records = puzzles.to_json(puzzle)["clues"]
    assert isinstance(records, list)
    for clue, line, record in zip(puzzle.clues, said, records, strict=True):
        kind, _, lots, pairs = CARDS[clue.card]
        assert isinstance(record, dict)
        told = line.params["lots"]
        assert isinstance(told, tuple)
        if kind == "condition":
            assert set(told) == {lot for pair in pairs for lot in pair}
            listed = record["pairs"]
            assert isinstance(listed, list)
            assert sorted(map(str, listed)) == sorted(str(list(pair)) for pair in pairs)
            assert "lots" not in record
        else:
            assert set(told) == set(lots)
            assert record["lots"] == list(told)
            assert "pairs" not in record
    assert {CARDS[clue.card][0] for clue in puzzle.clues} == {"building", "district", "condition"}


def test_the_lots_of_a_clue_may_be_left_out_but_not_be_wrong() -> None:
    data = puzzles.to_json(make(2, 22))
    clues = data["clues"]
    assert isinstance(clues, list)
    whole = json.dumps(clues)
    for index, clue in enumerate(json.loads(whole)):
        part = "pairs" if "pairs" in clue else "lots"
        other = "lots" if part == "pairs" else "pairs"
        for name, wrong in ((part, clue[part][1:]), (part, 5), (part, None), (other, [])):
            clues[index] = clue | {name: wrong}
            assert field_of(data) == f"clues[{index}].{name}"
        clues[index] = clue | {part: clue[part][::-1]}
        puzzles.from_json(data, GAME.town)
        del clue[part]
        clues[index] = clue
    puzzle = puzzles.from_json(data, GAME.town)
    assert puzzles.to_json(puzzle)["clues"] == json.loads(whole)


def test_a_file_by_hand_needs_only_what_is_given_and_the_clues() -> None:
    data = puzzles.to_json(make(1))
    for field in ("size", "grade", "solution"):
        del data[field]
    puzzle = puzzles.from_json(data, GAME.town)
    assert "solution" not in puzzles.to_json(puzzle)
    assert puzzles.check(puzzle) == [puzzles.to_json(make(1))["solution"]]
    clues = data["clues"]
    assert isinstance(clues, list)
    clues.pop()
    assert len(puzzles.check(puzzles.from_json(data, GAME.town))) == 2


def test_clues_that_leave_no_town_are_found_out() -> None:
    puzzle = make(1, 22)
    puzzle.given[0], puzzle.given[1] = puzzle.solution[1], puzzle.solution[0]
    assert puzzles.check(puzzle) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "other"),
        ("version", 2),
        ("game", "chess"),
        ("components", "0123456789abcdef"),
        ("version", True),
        ("version", 1.0),
        ("size", 3),
        ("size", 12.0),
        ("grade", 9),
        ("grade", True),
        ("grade", "1"),
        ("author", "me"),
        ("given", {"bank": "Z9"}),
        ("given", {"bank": "A2", "doc": "A2"}),
        ("solution", {"bank": "A2"}),
        ("clues", 5),
        ("clues", [{"card": 61}]),
        ("clues", [{"card": 3, "building": "bank"}]),
        ("clues", [{"card": 23}]),
        ("clues", [{"card": 39, "building": "bank"}]),
        ("clues", [{"card": 3}, {"card": 3}]),
        ("clues", ["casino"]),
    ],
)
def test_a_puzzle_that_does_not_fit_is_refused_by_its_field(field: str, value: Json) -> None:
    data = puzzles.to_json(make(1))
    data[field] = value
    with pytest.raises(Refused) as refused:
        puzzles.from_json(data, GAME.town)
    assert refused.value.message.key == "gh-puzzle-field"
    assert str(refused.value.message.params["field"]).startswith(field)


@pytest.mark.parametrize("size", [2, 23])
def test_a_size_that_cannot_be_is_refused(size: int) -> None:
    with pytest.raises(Refused):
        make(1, size)


def test_a_stated_grade_must_be_the_found_one() -> None:
    for seed in range(4):
        data = puzzles.to_json(make(seed))
        right = data["grade"]
        for stated in (1, 2, 3, 4):
            data["grade"] = stated
            if stated == right:
                puzzles.from_json(data, GAME.town)
            else:
                assert field_of(data) == "grade"


def test_a_stated_solution_must_be_the_found_one() -> None:
    data = puzzles.to_json(make(1))
    given, solution, clues = data["given"], data["solution"], data["clues"]
    assert isinstance(given, dict)
    assert isinstance(solution, dict)
    assert isinstance(clues, list)
    one, other = [each for each in solution if each not in given][:2]
    data["solution"] = solution | {one: solution[other], other: solution[one]}
    assert field_of(data) == "solution"
    data["solution"] = solution
    clues.pop()
    first, second = puzzles.check(puzzles.from_json(data, GAME.town))
    for town in (first, second):
        data["solution"] = dict(town)
        puzzles.from_json(data, GAME.town)
    clues.clear()
    data["solution"] = solution | {one: solution[other], other: solution[one]}
    puzzles.from_json(data, GAME.town)


def field_of(data: dict[str, Json]) -> object:
    """Name the field for which a puzzle is refused; it must be."""
    with pytest.raises(Refused) as refused:
        puzzles.from_json(data, GAME.town)
    assert refused.value.message.key == "gh-puzzle-field"
    return refused.value.message.params["field"]
