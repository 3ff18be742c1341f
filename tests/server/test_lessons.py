"""Guided first games over HTTP: the same lesson, the seat's view alone, and a game made of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.json import encode

from saloon.games import GAMES
from saloon.kernel import Rng
from saloon.lessons import Guide, lesson, sayings
from saloon.server.replay.lessons import LessonTask, Pupil
from saloon.server.wire.lessons import LessonAsked
from saloon.server.wire.seen import seen
from saloon.server.wire.values import said
from saloon.words import LANGUAGES
from tests.server.served import Guest, Json, Served


def ask(guest: Guest, game: str, **asked: Any) -> Json:
    told: Json = guest.post(f"/lessons/{game}", asked, lang=asked.pop("lang", "en"))
    return told


def walk(guest: Guest, game: str) -> list[Json]:
    """Go through a lesson by the moves it leads to."""
    shown = [ask(guest, game)]
    for moment in lesson(game).moments[:-1]:
        known = {"made": shown[-1]["made"], "seen": len(shown[-1]["entries"])}
        step = {"move": moment.move} if moment.move else {"go_on": True}
        shown.append(ask(guest, game, **known, **step))
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_walked_to_its_end(served: Served, game: str) -> None:
    shown = walk(served.stranger(), game)
    moments = lesson(game).moments
    assert [each["moment"] for each in shown] == [each.name for each in moments]
    assert [each["number"] for each in shown] == list(range(1, len(moments) + 1))
    assert [each["asks"] for each in shown] == [bool(each.move) for each in moments]
    for before, after in pairwise(shown):
        fresh = len(after["entries"]) - len(before["entries"])
        assert len(after["views"]) == fresh
        assert after["entries"][: len(before["entries"])] == before["entries"]
        if fresh:
            told: Json = {}
            for each in after["views"]:
                told |= each
            assert told == after["now"]["view"]
        assert not after["but"]
    for each, moment in zip(shown, moments, strict=True):
        if moment.move:
            assert moment.move in [offer["move"] for offer in each["now"]["moves"]]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_learner_may_do_before_going_on_leads_to_a_moment_that_asks(game: str) -> None:
    """A move made early is answered at the moment that asks for it: nothing happens between."""
    moments = lesson(game).moments
    shown = walk_here(game)
    for number, offers in enumerate(shown[:-1]):
        if offers and not moments[number].move:
            asking = next(each for each in moments[number + 1 :] if each.move or each.before)
            assert asking.move
            assert not asking.before


def walk_here(game: str) -> list[bool]:
    guide = Guide(lesson(game), Rng("early"))
    found = []
    while True:
        found.append(0 in guide.play.state.actors())
        if guide.is_last:
            return found
        guide.go_on(guide.moment.move)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_shown_no_more_than_the_seat_knows(game: str) -> None:
    """What is shown is the same in a world that the seat imagines, with other cards in hands."""
    guide = Guide(lesson(game), Rng("known"))
    while True:
        task = LessonTask(game, "en", LessonAsked(made=list(guide.made)), "known")
        told = Pupil(task).view()
        world = guide.play.state.imagine(0, Rng(len(guide.made)))
        assert encode(told.now.view) == encode(seen(game, world.observe(0)))
        assert encode([each.say for each in told.entries]) == encode(
            [[said(event.view(0)) for event in entry.events] for entry in guide.play.log]
        )
        if guide.is_last:
            return
        guide.go_on(guide.moment.move)


def test_a_weaker_move_is_answered_and_not_made(served: Served) -> None:
    ann = served.stranger()
    before = next(each for each in walk(ann, "katzenjammer") if each["moment"] == "pay")
    told = ask(ann, "katzenjammer", made=before["made"], move="pay 3 J", lang="de")
    assert told["but"] == sayings("katzenjammer", "de").asides["joker-paid"]
    assert told["now"] == before["now"]
    assert told["made"] == before["made"]


def test_a_weaker_move_can_be_played_anyway_and_the_game_goes_on_to_its_end(
    served: Served,
) -> None:
    ann = served.stranger()
    before = next(each for each in walk(ann, "katzenjammer") if each["moment"] == "pay")
    state = {"made": before["made"], "alone": True, "deal": "mine"}
    told = ask(ann, "katzenjammer", **state, move="pay 3 J")
    assert told["own"] == ["pay 3 J"]
    assert told["alone"]
    for _ in range(200):
        if told["now"]["result"]:
            break
        move = told["now"]["moves"][-1]["move"]
        told = ask(ann, "katzenjammer", **state, own=told["own"], move=move)
    assert told["table"]["status"] == "finished"
    again = ask(ann, "katzenjammer", **state, own=told["own"])
    assert again["entries"] == told["entries"]
    other = ask(ann, "katzenjammer", made=before["made"], alone=True, deal="other", move="pay 3 J")
    assert other["number"] == before["number"]


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_goes_on_alone_from_the_last_position(served: Served, game: str) -> None:
    ann = served.stranger()
    end = walk(ann, game)[-1]
    told = ask(ann, game, made=end["made"], alone=True, deal="alone")
    assert told["entries"][: len(end["entries"])] == end["entries"]
    assert told["now"]["moves"]
    assert told["table"]["manners"]["hints"]
    hint = ask(ann, game, made=end["made"], alone=True, deal="alone", hint=True)["hint"]
    assert hint["move"] in [each["move"] for each in told["now"]["moves"]]
    assert hint["text"]
    if end["now"]["moves"]:
        move = end["now"]["moves"][0]["move"]
        told = ask(ann, game, made=end["made"], move=move)
        assert (told["alone"], told["own"]) == (True, [move])


def test_a_move_that_is_not_open_is_refused_with_its_clause(served: Served) -> None:
    ann = served.stranger()
    before = next(each for each in walk(ann, "katzenjammer") if each["moment"] == "raise")
    body = {"made": before["made"], "move": "bid 1x4"}
    told = ann.refused("POST", "/lessons/katzenjammer", body, lang="nl").told
    assert told["code"] == "not-legal"
    assert told["clause"].startswith("KB-")


def test_a_way_that_is_not_the_lessons_is_refused(served: Served) -> None:
    ann = served.stranger()
    for made in (["pass"], ["", "", "", "", "pass"]):
        refused = ann.refused("POST", "/lessons/katzenjammer", {"made": made})
        assert refused.code == "not-legal"
    assert ann.refused("POST", "/lessons/chess", {}).code == "no-such-game"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_speaks_the_language_that_is_asked_for(served: Served, lang: str) -> None:
    told = ask(served.stranger(), "gadshill", lang=lang)
    assert told["says"] == sayings("gadshill", lang).moments["theme"]
