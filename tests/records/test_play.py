"""A game being played: moves, secret choices, steps that nobody is asked for, undo."""

from __future__ import annotations

import pytest

from saloon.kernel import CHANCE, Refused
from saloon.records import FairChance, Play, undo_point
from tests.kernel.toy import ODDS


def started(manners: str = "plain") -> Play:
    play = Play(ODDS, 2, {"manners": manners}, FairChance(b"s" * 32, [b"a", b"b"]))
    play.advance()
    return play


def chosen(manners: str = "plain") -> Play:
    play = started(manners)
    play.move(0, "keep")
    play.move(1, "turn")
    return play


def refused(play: Play, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refusal:
        play.move(seat, text)
    return refusal.value.message.key


def test_chance_draws_until_a_decision_is_owed() -> None:
    play = started()
    assert [entry.seat for entry in play.log] == [CHANCE, CHANCE]
    assert play.asked() == (0, 1)


def test_secret_choices_wait_in_a_slot_and_do_not_tell_who_came_first() -> None:
    play = started()
    play.move(1, "turn")
    assert play.asked() == (0,)
    assert len(play.log) == 2
    play.move(0, "keep")
    in_order = [(entry.seat, entry.move) for entry in chosen().log]
    assert [(entry.seat, entry.move) for entry in play.log] == in_order


def test_a_waiting_choice_cannot_be_made_twice_but_can_be_taken_back() -> None:
    play = started()
    play.move(1, "turn")
    assert refused(play, 1, "keep") == "not-your-turn"
    play.undo(1)
    assert play.asked() == (0, 1)


def test_what_is_not_offered_is_refused_with_a_reason() -> None:
    play = started()
    assert refused(play, 0, "show") == "toy-refused"
    assert refused(play, 0, "dance") == "move-unreadable"
    assert refused(play, CHANCE, "head") == "not-your-turn"
    play = chosen()
    assert refused(play, 1, "wave") == "toy-refused"
    play.move(0, "wave")
    play.move(1, "wave")
    assert refused(play, 1, "wave") == "game-over"


def test_a_refused_move_changes_nothing() -> None:
    play = chosen()
    before = [entry.move for entry in play.log]
    refused(play, 0, "keep")
    assert [entry.move for entry in play.log] == before
    assert play.asked() == (0,)


def test_steps_without_a_choice_are_moves_in_the_log_that_nobody_was_asked_for() -> None:
    play = chosen("polite")
    assert play.asked() == ()
    play.advance()
    assert [(entry.move, entry.asked) for entry in play.log[-2:]] == [
        ("turn", True),
        ("bow", False),
    ]
    assert play.asked() == (0,)


def test_undo_takes_back_a_move_that_taught_nobody_anything() -> None:
    play = chosen()
    play.move(0, "wave")
    assert undo_point(play.log, 0) == 4
    play.undo(0)
    assert play.asked() == (0,)
    play.move(0, "show")


def test_undo_is_refused_once_something_hidden_came_out() -> None:
    play = chosen()
    play.move(0, "show")
    assert undo_point(play.log, 0) is None
    with pytest.raises(Refused):
        play.undo(0)


def test_undo_is_refused_once_another_has_acted() -> None:
    play = chosen()
    play.move(0, "wave")
    play.move(1, "wave")
    assert undo_point(play.log, 0) is None
    assert undo_point(play.log, 1) == 5


def test_undo_is_refused_after_chance_and_before_the_first_move() -> None:
    play = started()
    assert undo_point(play.log, 0) is None
    assert undo_point([], 0) is None


def test_undo_is_refused_once_chance_has_answered_a_move() -> None:
    waved = chosen()
    waved.move(0, "wave")
    draw = waved.log[0]
    assert draw.seat == CHANCE
    assert undo_point([*waved.log, draw], 0) is None


def test_undo_keeps_the_options_of_the_table() -> None:
    play = chosen("polite")
    play.advance()
    play.move(0, "wave")
    play.undo(0)
    play.move(0, "show")
    assert [move.text for move in play.state.legal(1)] == ["bow"]


def test_undo_of_a_choice_others_saw_less_of_is_still_ones_own() -> None:
    """A private view for oneself teaches nobody else; the other's later choice ends the right."""
    play = chosen()
    assert undo_point(play.log[:3], 0) == 2
    assert undo_point(play.log, 0) is None


def test_undo_goes_back_over_own_steps_that_were_not_asked_for() -> None:
    play = chosen("polite")
    play.advance()
    play.move(0, "wave")
    play.advance()
    log = [*play.log[:3], play.log[4]]
    assert [entry.asked for entry in log] == [False, False, True, False]
    assert undo_point(log, 0) == 2
