"""Puzzles over HTTP."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

from saloon.games.gadshill import puzzle as puzzles
from saloon.kernel import Message
from saloon.server.house.limits import LIMITS
from saloon.server.replay.puzzles import of_day
from saloon.words import LANGUAGES, words
from tests.server.served import HandClock, Json, Served, serving

TODAY = datetime.date(2027, 1, 15)
"""What the hand-turned clock says."""


def solution(text: str) -> dict[str, str]:
    size, _, seed = text.partition("-")
    (town,) = puzzles.check(puzzles.make(seed, int(size)))
    return town


def test_a_puzzle_is_carried_by_its_text(served: Served) -> None:
    ann = served.stranger()
    made = ann.get("/puzzles/new", size=8, seed="abc")
    assert (made["puzzle"], made["size"], len(made["given"])) == ("8-abc", 8, 14)
    assert ann.get("/puzzles/8-abc") == made
    assert ann.get("/puzzles/new", size=8)["puzzle"] != ann.get("/puzzles/new", size=8)["puzzle"]
    assert len(made["say"]) == len(made["given"]) + len(made["clues"])


@pytest.mark.parametrize("grade", [1, 2, 4])
def test_a_puzzle_has_the_grade_that_is_asked_for(served: Served, grade: int) -> None:
    ann = served.stranger()
    made = ann.get("/puzzles/new", size=20, grade=grade, seed="abc")
    assert made["grade"] == grade
    assert ann.get(f"/puzzles/{made['puzzle']}") == made


def test_what_no_puzzle_can_be_is_refused(served: Served) -> None:
    ann = served.stranger()
    assert ann.refused("GET", "/puzzles/new", size=3, grade=4).code == "not-possible"
    assert ann.refused("GET", "/puzzles/new", size=2).code == "malformed"
    assert ann.refused("GET", "/puzzles/new", seed="A B").code == "malformed"
    for text in ("12", "99-abc", "12-ABC", "12-" + "a" * 41, "0-a", "12-a/../b"):
        assert ann.refused("GET", f"/puzzles/{text}").code in ("no-such-puzzle", "no-such-page")
    assert ann.refused("GET", "/puzzles/2-abc").code == "not-possible"
    wrong: list[dict[str, list[str]]] = [{"bank": ["Z9"]}, {"nowhere": []}]
    for marks in wrong:
        refused = ann.refused("POST", "/puzzles/8-abc/check", {"marks": marks})
        assert (refused.code, refused.status) == ("not-possible", 422)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(stopped: Served) -> None:
    made = stopped.stranger().get("/puzzles/day")
    assert made["puzzle"] == f"14-day-{TODAY}"
    assert stopped.guest("Ann", "nl").get("/puzzles/day", date=str(TODAY)) == made
    tomorrow = stopped.stranger().get("/puzzles/day", date=str(TODAY + datetime.timedelta(1)))
    assert tomorrow["puzzle"] != made["puzzle"]
    later = TODAY + datetime.timedelta(2)
    for day in (str(later), "soon"):
        refused = stopped.stranger().refused("GET", "/puzzles/day", date=day)
        assert refused.code == "no-such-puzzle"
    early = of_day(later, later)
    assert stopped.stranger().refused("GET", f"/puzzles/{early}").code == "no-such-puzzle"
    assert stopped.stranger().refused("GET", "/puzzles/3-day-2026-13-01").code == "no-such-puzzle"


def test_the_solution_comes_when_it_is_found(served: Served) -> None:
    ann = served.stranger()
    text = "10-found"
    town = solution(text)
    made = ann.get(f"/puzzles/{text}")
    hidden = [building for building in town if building not in made["given"]]
    nothing = ann.post(f"/puzzles/{text}/check", {"marks": {}})
    assert nothing == {"solved": False, "mistakes": [], "solution": {}}
    right = {building: [lot] for building, lot in town.items()}
    first, second = hidden[:2]
    wrong = right | {first: [town[second]], second: [town[first]]}
    told = ann.post(f"/puzzles/{text}/check", {"marks": wrong})
    assert (told["solved"], sorted(told["mistakes"])) == (False, sorted([first, second]))
    assert told["solution"] == {}
    found = ann.post(f"/puzzles/{text}/check", {"marks": right})
    assert found == {"solved": True, "mistakes": [], "solution": town}


def test_one_proof_after_another_leads_to_the_solution(served: Served) -> None:
    ann = served.stranger()
    made = ann.get("/puzzles/new", size=20, grade=4, seed="proof")
    text, town = made["puzzle"], solution(made["puzzle"])
    lots = sorted(town.values())
    marks = {building: list(lots) for building in town}
    marks |= {building: [lot] for building, lot in made["given"].items()}
    hardest = 0
    for _ in range(400):
        told: Json = ann.post(f"/puzzles/{text}/next", {"marks": marks})
        if told["solved"]:
            break
        assert told["struck"]
        key, params, _ = told["why"]
        given = {name: tuple(v) if isinstance(v, list) else v for name, v in params.items()}
        for lang in LANGUAGES:
            assert words(lang).say(Message(key, given))
        hardest = max(hardest, told["level"])
        for building, gone in told["struck"].items():
            assert town[building] not in gone
            assert set(gone) <= set(marks[building])
            marks[building] = [lot for lot in marks[building] if lot not in gone]
    assert {building: [lot] for building, lot in town.items()} == marks
    assert hardest == made["grade"]


def test_a_mistake_is_pointed_out_before_anything_is_concluded(served: Served) -> None:
    ann = served.stranger()
    town = solution("8-slip")
    made = ann.get("/puzzles/8-slip")
    building = next(each for each in town if each not in made["given"])
    others = sorted(set(town.values()) - {town[building]})
    told = ann.post("/puzzles/8-slip/next", {"marks": {building: others}})
    assert (told["mistakes"], told["struck"], told["level"]) == ([building], {}, 0)
    assert told["why"][0] == "gh-why-mistake"
    assert town[building] not in json.dumps(told)


def test_puzzles_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock(), limits=True) as served:
        stranger = served.stranger()
        for _ in range(LIMITS["puzzle"].burst):
            stranger.refused("GET", "/puzzles/nothing")
        assert stranger.refused("GET", "/puzzles/new").code == "too-many"
