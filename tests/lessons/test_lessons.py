"""Every lesson fits the rules, answers every legal move, and speaks five languages alike."""

from __future__ import annotations

import io
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.cli import main
from saloon.games import GAMES
from saloon.games.gadshill.view import GadsHillView
from saloon.kernel import Refused, Rng
from saloon.lessons import Guide, Moment, has_lesson, lesson, sayings
from saloon.lessons.script import LEARNER
from saloon.plugins import folder
from saloon.records import open_to
from saloon.words import LANGUAGES, rulebook, words

LESSONS = [game for game in GAMES if has_lesson(game)]
WORDS_A_MINUTE = 200
SECONDS_A_MOVE = 6


def guide_to(game: str) -> Guide:
    return Guide(lesson(game), Rng("a lesson"))


def moments(game: str) -> Iterator[tuple[Guide, Moment]]:
    """Go through a lesson by the moves it leads to."""
    guide = guide_to(game)
    while True:
        yield guide, guide.moment
        if guide.is_last:
            return
        guide.go_on(guide.moment.move)


def offers(guide: Guide) -> list[str]:
    return [move.text for move in open_to(guide.play.state, LEARNER)]


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert list(GAMES) == LESSONS


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_goes_on_from_a_game_that_is_not_over(game: str) -> None:
    *_, (guide, _) = moments(game)
    assert guide.play.state.result() is None


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_learner_acts_within_the_first_minute(game: str, lang: str) -> None:
    """By what there is to read until then, the first move that is asked for included."""
    number = 0
    for guide, moment in moments(game):
        number += len(sayings(game, lang).moments[moment.name].split())
        if moment.move:
            number += len(told(guide, lang))
            break
    assert number / WORDS_A_MINUTE < 1


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_makes_most_moves_of_the_seat(game: str) -> None:
    """From the first moment on: what is laid out before it, a draft for example, is not counted."""
    laid = len(guide_to(game).play.log)
    *_, (guide, _) = moments(game)
    decided = [each for each in guide.play.log[laid:] if each.seat == LEARNER and each.asked]
    made = [each for each in guide.made if each]
    assert len(made) > len(decided) / 2
    assert len(made) >= len(guide.lesson.moments) // 2


def told(guide: Guide, lang: str) -> list[str]:
    """Give the words of what was told so far, after what is laid out before the first moment."""
    names = ["Ann"] * guide.lesson.players
    laid = len(guide_to(guide.lesson.game).play.log)
    heard = [event.view(LEARNER) for entry in guide.play.log[laid:] for event in entry.events]
    return [word for each in heard for word in words(lang).say(each, names, LEARNER).split()]


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_takes_about_as_long_as_home_says(game: str, lang: str) -> None:
    *_, (guide, _) = moments(game)
    read = [word for text in sayings(game, lang).moments.values() for word in text.split()]
    number = len(read) + len(told(guide, lang))
    acting = sum(map(bool, guide.made)) * SECONDS_A_MOVE / 60
    assert abs(number / WORDS_A_MINUTE + acting - lesson(game).minutes) <= 1


@pytest.mark.parametrize("game", LESSONS)
def test_every_legal_move_is_right_or_is_answered(game: str) -> None:
    said: set[str] = set()
    for guide, moment in moments(game):
        if not moment.move:
            continue
        assert moment.move in offers(guide)
        for text in offers(guide):
            verdict = guide.judge(text)
            assert verdict.right != bool(verdict.says), (moment.name, text)
            said |= {verdict.says} - {""}
        assert {each.says for each in moment.asides} <= said, moment.name
    assert said == set(sayings(game, "en").asides)


@pytest.mark.parametrize("game", LESSONS)
def test_whatever_is_just_as_right_leads_to_the_end_as_well(game: str) -> None:
    for at, moment in enumerate(lesson(game).moments):
        if not moment.also:
            continue
        guide = guide_to(game)
        for each in lesson(game).moments[:at]:
            guide.go_on(each.move)
        others = [text for text in offers(guide) if moment.is_right(text) and text != moment.move]
        for text in others:
            guide.back()
            guide.go_on(text)
            while not guide.is_last:
                named = [text for text in offers(guide) if guide.moment.is_right(text)]
                guide.go_on(named[0] if guide.moment.move else "")
            guide.back(moments=len(guide.made) - at)


@pytest.mark.parametrize("game", LESSONS)
def test_the_way_back_and_a_weaker_move(game: str) -> None:
    guide = next(guide for guide, moment in moments(game) if moment.asides)
    before = (guide.moment, offers(guide), guide.play.state.observe(LEARNER))
    weaker = next(text for text in offers(guide) if not guide.judge(text).right)
    guide.anyway(weaker)
    assert guide.play.log[-1].move == weaker or weaker in [e.move for e in guide.play.log]
    guide.back()
    assert (guide.moment, offers(guide), guide.play.state.observe(LEARNER)) == before
    guide.go_on(guide.moment.move)
    guide.back(moments=1)
    assert (guide.moment, offers(guide), guide.play.state.observe(LEARNER)) == before


def test_a_move_that_is_not_legal_is_refused_as_at_any_table() -> None:
    guide = next(guide for guide, moment in moments("katzenjammer") if moment.name == "raise")
    with pytest.raises(Refused) as refused:
        guide.judge("bid 2 mixed")
    assert refused.value.message.clause


def test_what_is_called_unproved_would_fail() -> None:
    for guide, moment in moments("gadshill"):
        offered = offers(guide) if moment.move else []
        for text in [each for each in offered if guide.judge(each).says == "not-proved"]:
            points = points_of(guide)
            guide.anyway(text)
            assert points_of(guide) == points
            guide.back()


def points_of(guide: Guide) -> int:
    view = guide.play.state.observe(LEARNER)
    assert isinstance(view, GadsHillView)
    return view.seats[LEARNER].points


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_fit_the_script(game: str, lang: str) -> None:
    said = sayings(game, lang)
    assert list(said.moments) == [moment.name for moment in lesson(game).moments]
    assert list(said.asides) == list(sayings(game, "en").asides)
    for text in said.moments.values():
        assert len(re.findall(r"[.!?…](?=\s|$)", text.rstrip("”»’“"))) <= 2, text
    for text in (*said.moments.values(), *said.asides.values()):
        assert "'" not in text or lang == "en"
        if lang == "fr":
            assert not re.search(r"(?<!\xa0)[;:!?»]", text), text


@pytest.mark.parametrize("game", LESSONS)
def test_its_clauses_are_in_the_rulebook(game: str) -> None:
    for moment in lesson(game).moments:
        for clause in moment.clauses:
            assert rulebook(game, "en").clause(clause)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_no_field_that_nobody_reads(game: str) -> None:
    data = tomllib.loads((folder(game) / "lesson" / "script.toml").read_text("utf-8"))
    assert set(data) <= {"minutes", "players", "others", "options", "moment"}
    known = {"name", "before", "clauses", "move", "also", "aside"}
    assert all(set(moment) <= known for moment in data["moment"])


def learned(
    game: str, lang: str, typed: str, capsys: pytest.CaptureFixture[str], mp: pytest.MonkeyPatch
) -> str:
    mp.setattr("sys.stdin", io.StringIO(typed))
    mp.setenv("COLUMNS", "100")
    main(["learn", game, "--lang", lang])
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("game", "lang"), [*[("katzenjammer", lang) for lang in LANGUAGES], *[(g, "en") for g in GAMES]]
)
def test_a_lesson_in_the_terminal(
    game: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each right move, then alone for a moment, then out."""
    typed = "\n".join(moment.move for moment in lesson(game).moments)
    said = learned(game, lang, typed + "\nq\n", capsys, monkeypatch)
    for text in sayings(game, lang).moments.values():
        assert " ".join(text.split()) in said


def test_a_weaker_move_is_answered_and_can_be_played_anyway(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = "\n\n\n\n"
    typed = steps + "pass\n\npass\nanyway\nback\nbid 2 mixed\nback\nback\nq\n"
    said = learned("katzenjammer", "en", typed, capsys, monkeypatch)
    assert said.count(sayings("katzenjammer", "en").asides["pass-the-4"]) == 2
    assert said.count("without the lesson") == 1
    assert said.count("Step 5 of 23") == 3  # at first, back from the game, one step back
    assert said.count("Step 6 of 23") == 1


def test_a_game_without_a_lesson_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.lessons.script.script_of", lambda _: Path("nowhere"))
    with pytest.raises(SystemExit) as leaving:
        main(["learn", "katzenjammer", "--lang", "en"])
    assert leaving.value.code == 2
    assert capsys.readouterr().err == "There’s no lesson for Katzenjammer Blues.\n"
