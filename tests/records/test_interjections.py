"""A seat that owes no decision may still speak, in any game that lists something for it.

The toy: two seats walk five paces in turn; whoever is not walking may whistle, once each. Whoever
whistles sends the walker back to the start. At pace three both seats choose in secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pytest

from saloon.kernel import CHANCE, Event, Message, Move, Refused, Result, Rng, Seat, State
from saloon.records import Entry, FairChance, Play, dumps, finished, loads, replay, verify
from tests.kernel.toy import Toy, words

GOAL: Final = 5
SECRET_PACE: Final = 3


WORDS = words("step", "whistle", "left", "right", "rain")
STEP, WHISTLE, LEFT, RIGHT, RAIN = WORDS.values()


@dataclass
class PathView:
    pace: int
    whistled: tuple[int, ...]


class PathState(State):
    def __init__(self) -> None:
        self.pace = 0
        self.rained = False
        self.whistled: tuple[int, ...] = ()
        self.sides: dict[Seat, str] = {}

    def actors(self) -> tuple[Seat, ...]:
        if self.pace >= GOAL:
            return ()
        if not self.rained:
            return (CHANCE,)
        if self.pace == SECRET_PACE:
            return tuple(seat for seat in (0, 1) if seat not in self.sides)
        return (self.pace % 2,)

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.actors():
            return []
        return [LEFT, RIGHT] if self.pace == SECRET_PACE else [STEP]

    def interjections(self, seat: Seat) -> list[Move]:
        owes = seat in self.actors()
        return [] if owes or not self.rained or seat in self.whistled else [WHISTLE]

    def auto_step(self) -> bool:
        return False

    def outcomes(self) -> list[tuple[Move, int]]:
        return [(RAIN, 1)]

    def sample(self, rng: Rng) -> Move:  # noqa: ARG002
        return RAIN

    def apply(self, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        if move is RAIN:
            self.rained = True
        elif move is WHISTLE:
            self.whistled += (seat,)
            self.pace = 0
        elif move is STEP:
            self.pace += 1
        else:
            self.sides[seat] = move.text
            if len(self.sides) == 2:
                self.pace += 1
        if events is not None:
            events.append(Event(Message("toy-" + move.text)))

    def observe(self, seat: Seat | None) -> PathView:  # noqa: ARG002
        return PathView(self.pace, self.whistled)

    def imagine(self, seat: Seat, rng: Rng) -> PathState:  # noqa: ARG002
        return self.clone()

    def result(self) -> Result | None:
        return Result((0, 0), (1, 1), "home") if self.pace >= GOAL else None

    def clone(self) -> PathState:
        copy = PathState()
        copy.pace, copy.rained = self.pace, self.rained
        copy.whistled, copy.sides = self.whistled, dict(self.sides)
        return copy

    def default(self, seat: Seat) -> Move:
        return self.legal(seat)[0]

    def refusal(self, seat: Seat, move: Move) -> Message:  # noqa: ARG002
        return Message("toy-refused", {"move": move.text})


class Path(Toy):
    def __init__(self) -> None:
        super().__init__("path", WORDS)

    def start(self, players: int, options: Mapping[str, str]) -> PathState:  # noqa: ARG002
        return PathState()

    def view(self) -> type[PathView]:
        return PathView


SECRET = b"s" * 32
NONCES = [b"a", b"b"]


def under_way() -> Play:
    play = Play(Path(), 2, {}, FairChance(SECRET, NONCES))
    play.advance()
    return play


def refused(play: Play, seat: Seat, text: str) -> str:
    with pytest.raises(Refused) as caught:
        play.move(seat, text)
    return caught.value.message.key


def walk_home(play: Play) -> None:
    while play.state.actors():
        for seat in play.state.actors():
            play.move(seat, play.state.legal(seat)[0].text)


def test_most_games_know_no_interjection() -> None:
    class Silent(PathState):
        def interjections(self, seat: Seat) -> list[Move]:
            return State.interjections(self, seat)

    assert Silent().interjections(0) == []


def test_a_seat_that_owes_nothing_may_speak_and_is_logged_as_deciding() -> None:
    play = under_way()
    play.move(0, "step")
    play.move(1, "step")
    play.move(1, "whistle")
    assert play.state.observe(None) == PathView(0, (1,))
    assert (play.log[-1].seat, play.log[-1].move, play.log[-1].asked) == (1, "whistle", True)


def test_what_is_not_listed_is_refused() -> None:
    play = under_way()
    assert refused(play, 1, "step") == "toy-refused"
    assert refused(play, 1, "sing") == "move-unreadable"
    play.move(1, "whistle")
    assert refused(play, 1, "whistle") == "toy-refused"
    assert refused(play, 0, "whistle") == "toy-refused"
    assert refused(play, CHANCE, "rain") == "not-your-turn"


def test_nobody_speaks_after_the_end() -> None:
    play = under_way()
    walk_home(play)
    assert refused(play, 1, "whistle") == "game-over"


def test_a_secret_choice_made_impossible_is_asked_again() -> None:
    play = under_way()
    for seat in (0, 1, 0):
        play.move(seat, "step")
    play.move(0, "left")
    play.state.apply(1, RIGHT)
    play.interject(1, WHISTLE)
    assert play.waiting == {}
    assert play.asked() == (0,)


def test_speaking_can_be_taken_back_like_any_decision_and_bars_the_other_from_it() -> None:
    play = under_way()
    play.move(0, "step")
    play.move(0, "whistle")
    with pytest.raises(Refused):
        play.undo(1)
    play.undo(0)
    assert play.state.observe(None) == PathView(1, ())


def test_a_record_with_interjections_is_written_read_replayed_and_verified() -> None:
    play = under_way()
    play.move(0, "step")
    play.move(0, "whistle")
    walk_home(play)
    record = loads(dumps(finished(play, ["Ann", "Ben"], SECRET, NONCES)).encode())
    assert [entry.move for entry in record.entries[:3]] == ["rain", "step", "whistle"]
    assert verify(Path(), record) == 1
    assert replay(Path(), record, 3).observe(None) == PathView(0, (0,))
    assert [entry.asked for entry in record.entries[:3]] == [False, True, True]


def test_a_record_with_words_out_of_place_is_refused() -> None:
    play = under_way()
    walk_home(play)
    record = finished(play, ["Ann", "Ben"], SECRET, NONCES)
    record.entries.insert(1, Entry(0, "whistle", [], False))
    with pytest.raises(Refused) as caught:
        verify(Path(), record)
    assert caught.value.message.key == "record-move"
    record.entries[1] = Entry(1, "step", [], False)
    with pytest.raises(Refused) as caught:
        verify(Path(), record)
    assert caught.value.message.key == "record-move"
    record.entries[0] = Entry(1, "whistle", [], False)
    with pytest.raises(Refused) as caught:
        verify(Path(), record)
    assert caught.value.message.key == "record-turn"
