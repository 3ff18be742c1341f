"""Observations and moves as numbers: in their ranges, told apart, and the same in every world."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from saloon import plugins
from saloon.kernel import CHANCE, Move, Rng, State
from saloon.kernel.native import BytesWriter
from saloon.kernel.state import UNCOUNTED
from saloon.learned.numbering import marked, total, worthwhile
from saloon.research.numbers import numbering_of
from tests.conformance.subject import Subject
from tests.conformance.subjects import SUBJECTS, start

MANY = 3_000
RARE = 1
"""So many fields may speak of what hardly ever happens."""
SHARED = 0.001
"""At most this part of what is offered shares a number with another move that differs from it."""


LEARNED = [subject for subject in SUBJECTS if plugins.numbering(subject.name) is not None]


def decisions(subject: Subject) -> Iterator[tuple[State, int, list[Move]]]:
    """Walk through random games at every table there is, again and again."""
    seen = number = 0
    while seen < MANY or number < len(subject.tables):
        state = start(subject, subject.tables[number % len(subject.tables)])
        rng = Rng(f"numbers/{number}")
        number += 1
        while actors := state.actors():
            seat = actors[rng.below(len(actors))]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            moves = state.legal(seat)
            if len(moves) > 1:
                seen += 1
                yield state, seat, moves
            state.apply(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("subject", LEARNED, ids=lambda subject: subject.name)
def test_moves_that_are_offered_together_have_numbers_of_their_own(subject: Subject) -> None:
    numbering = numbering_of(subject.name)
    alike = getattr(plugins.part(subject.name, "numbering"), "ALIKE", ())
    offered = shared = 0
    used: set[int] = set()
    for state, seat, moves in decisions(subject):
        view = state.recall(seat)
        numbers = [numbering.number(move, view) for move in moves]
        assert numbers == numbering.numbers_at(state, seat, moves)
        assert min(numbers) >= 0
        assert max(numbers) < numbering.actions
        apart = [number for number in numbers if number not in alike]
        offered += len(numbers)
        shared += len(apart) - len(set(apart))
        used.update(numbers)
    assert shared <= SHARED * offered
    assert len(used) > numbering.actions // 2


@pytest.mark.parametrize("subject", LEARNED, ids=lambda subject: subject.name)
def test_what_is_open_is_marked_and_found_again(subject: Subject) -> None:
    numbering = numbering_of(subject.name)
    counted = 0
    for state, seat, moves in islice(decisions(subject), 800):
        view = state.recall(seat)
        numbers = numbering.numbers(moves, view)
        if state.count_legal(seat) != UNCOUNTED:
            assert state.count_legal(seat) == len(moves)
            counted += 1
        mask = BytesWriter()
        mask.append(7)
        numbering.open(state, seat, mask)
        assert mask.getvalue() == bytes([7]) + marked(numbers, numbering.actions)
        seen = BytesWriter()
        seen.append(7)
        numbering.look(state, seat, seen)
        assert seen.getvalue() == bytes([7]) + numbering.write(view)
        for number in set(numbers):
            assert numbering.find(state, seat, number) is moves[numbers.index(number)]
    assert counted > 0 or not numbering.unlisted


@pytest.mark.parametrize("subject", LEARNED, ids=lambda subject: subject.name)
def test_observations_are_as_they_are_described(subject: Subject) -> None:
    numbering = numbering_of(subject.name)
    assert numbering.size == total(numbering.observation)
    most = bytes(each.most for each in numbering.observation for _ in range(each.size))
    secret = bytes(each.most for each in numbering.secrets for _ in range(each.size))
    told = bytearray(numbering.size)
    for state, seat, _ in decisions(subject):
        view = state.recall(seat)
        written = numbering.write(view)
        assert len(written) == numbering.size
        assert all(map(int.__le__, written, most))
        assert written == numbering.write(state.recall(seat))
        hidden = numbering.write_secrets(state, seat)
        assert len(hidden) == len(secret)
        assert all(map(int.__le__, hidden, secret))
        assert isinstance(numbering.sealed(view), bool)
        for place, number in enumerate(written):
            told[place] |= number
    at = 0
    silent = []
    for each in numbering.observation:
        if not any(told[at : at + each.size]):
            silent.append(each.name)
        at += each.size
    assert len(silent) <= RARE, silent


@pytest.mark.parametrize("subject", LEARNED, ids=lambda subject: subject.name)
def test_observations_are_the_same_in_every_world_a_seat_imagines(subject: Subject) -> None:
    numbering = numbering_of(subject.name)
    told_apart = looked = 0
    for number, (state, seat, moves) in enumerate(decisions(subject)):
        if number % 5:
            continue
        world = state.imagine(seat, Rng(number))
        view, there = state.recall(seat), world.recall(seat)
        assert numbering.write(there) == numbering.write(view)
        assert numbering.sealed(there) == numbering.sealed(view)
        for move in moves:
            assert numbering.number(move, there) == numbering.number(move, view)
        told_apart += numbering.write_secrets(world, seat) != numbering.write_secrets(state, seat)
        looked += 1
    assert told_apart > looked // 4, "the secrets say what the seat does not know"


@pytest.mark.parametrize("subject", LEARNED, ids=lambda subject: subject.name)
def test_what_is_pointless_is_left_out_while_there_is_anything_else(subject: Subject) -> None:
    numbering = numbering_of(subject.name)
    for state, seat, moves in islice(decisions(subject), 300):
        view = state.recall(seat)
        kept, numbers = worthwhile(numbering, moves, view)
        assert kept
        assert numbers == [numbering.number(move, view) for move in kept]
        left = {numbering.number(move, view) for move in moves} - set(numbers)
        assert left <= set(numbering.pointless)
