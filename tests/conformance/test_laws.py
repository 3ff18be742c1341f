"""Long random play, driven by Hypothesis: laws hold after every move, and nothing is shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from saloon.kernel import CHANCE, Event, Rng, State, from_json, to_json
from saloon.kernel.state import GAME_OVER, UNCOUNTED
from saloon.records import forced
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import SUBJECTS, eyes, random_move, start, whole

CLONE_EVERY = 4
"""Every so many moves, thousands in all, a clone is compared: to write it down takes longest."""


@contextmanager
def left_alone(state: State, players: int, looks: bool) -> Iterator[None]:
    """See that a clone of a position is left alone by what becomes of the position."""
    if not looks:
        yield
        return
    before = state.clone()
    written = whole(before, players)
    yield
    assert whole(before, players) == written


def machine_of(subject: Subject) -> type[RuleBasedStateMachine]:
    """Make the machine that plays one game."""

    class Machine(RuleBasedStateMachine):
        state: State
        table: Setting

        @initialize(table=st.sampled_from(subject.tables))
        def sit_down(self, table: Setting) -> None:
            self.table = table
            self.state = start(subject, table)

        @rule(choice=st.integers(0, 2**30), steps=st.integers(1, 40))
        def play_on(self, choice: int, steps: int) -> None:
            """Let chance and seats go on for a while."""
            rng = Rng(choice)
            for _ in range(steps):
                actors = self.state.actors()
                if not actors:
                    return
                seat = actors[rng.below(len(actors))]
                text = random_move(self.state, seat, rng)
                with left_alone(self.state, self.table.players, rng.below(CLONE_EVERY) == 0):
                    self.make(seat, text)

        def make(self, seat: int, text: str) -> None:
            move = next(
                move
                for move in (
                    [move for move, _ in self.state.outcomes()]
                    if seat == CHANCE
                    else self.state.legal(seat)
                )
                if move.text == text
            )
            assert subject.game.parse(text).text == text
            events: list[Event] = []
            self.state.apply(seat, move, events)
            subject.laws(self.state)
            assert all(event.public.key for event in events)

        @invariant()
        def somebody_can_act_until_the_end(self) -> None:
            actors = self.state.actors()
            assert (self.state.result() is None) == bool(actors)
            assert self.state.acting() == (actors[0] if actors else GAME_OVER)
            for seat in actors:
                if seat == CHANCE:
                    outcomes = self.state.outcomes()
                    assert outcomes
                    assert all(weight > 0 for _, weight in outcomes)
                    assert len({move.text for move, _ in outcomes}) == len(outcomes)
                else:
                    moves = self.state.legal(seat)
                    assert moves
                    counted = self.state.count_legal(seat)
                    assert counted in (UNCOUNTED, len(moves))
                    named = [self.state.nth_legal(seat, index) for index in range(counted)]
                    assert named == moves[: len(named)]
                    assert len({move.text for move in moves}) == len(moves)
                    assert self.state.default(seat).text in {move.text for move in moves}
                    if forced(self.state, seat) is not None:
                        assert len(moves) == 1

        @invariant()
        def views_survive_json_and_are_the_same_for_several_at_once(self) -> None:
            seats = eyes(self.table.players)
            alone = [self.state.observe(seat) for seat in seats]
            assert list(self.state.observe_all(seats)) == alone
            for view in alone:
                assert from_json(subject.game.view(), to_json(view)) == view

    Machine.__name__ = Machine.__qualname__ = subject.name.title()
    return Machine


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_laws_hold_in_long_random_play(subject: Subject) -> None:
    machine = machine_of(subject).TestCase
    machine.settings = settings(
        max_examples=25,
        stateful_step_count=12,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    machine().runTest()


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_laws_hold_to_the_end_at_every_table(subject: Subject) -> None:
    for number, table in enumerate(subject.tables):
        state = start(subject, table)
        rng = Rng(f"laws/{number}")
        while actors := state.actors():
            seat = actors[rng.below(len(actors))]
            text = random_move(state, seat, rng)
            moves = [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            state.apply(seat, next(move for move in moves if move.text == text))
            subject.laws(state)
        result = state.result()
        assert result is not None
        assert sorted(result.ranks)[0] == 1


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_sample_draws_what_outcomes_list(subject: Subject) -> None:
    """`sample` keeps to the weights: each outcome comes as often as it should, within 5 sigma.

    Every kind of draw is looked at a few times.
    """
    state = start(subject, subject.tables[0])
    rng = Rng("weights")
    looked: Counter[str] = Counter()
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE and looked[verb(state)] < 4:
            looked[verb(state)] += 1
            outcomes = state.outcomes()
            total = sum(weight for _, weight in outcomes)
            counts = {move.text: 0 for move, _ in outcomes}
            for _ in range(2000):
                counts[state.sample(rng).text] += 1
            for move, weight in outcomes:
                share = weight / total
                sigma = (2000 * share * (1 - share)) ** 0.5
                assert abs(counts[move.text] - 2000 * share) <= 5 * sigma
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
    assert len(looked) >= subject.draws


def verb(state: State) -> str:
    """Name the kind of draw that is due."""
    return state.outcomes()[0][0].text.partition(" ")[0]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_whatever_is_not_offered_is_refused_in_a_sentence(subject: Subject) -> None:
    """Every seat, on turn or not, gets an answer from its own knowledge for every move it names."""
    texts: set[str] = set()
    for number, table in enumerate(subject.tables[::3]):
        state = start(subject, table)
        rng = Rng(f"refused/{number}")
        while actors := state.actors():
            for seat in range(table.players):
                open_to = {move.text for move in state.legal(seat) + state.interjections(seat)}
                for text in sorted(texts - open_to)[:: max(1, len(texts) // 8)]:
                    message = state.refusal(seat, subject.game.parse(text))
                    assert message.key
                    world = state.imagine(seat, Rng(number))
                    assert world.refusal(seat, subject.game.parse(text)) == message
            seat = actors[rng.below(len(actors))]
            text = random_move(state, seat, rng)
            texts.add(text)
            moves = [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            state.apply(seat, next(move for move in moves if move.text == text))
            if rng.below(30) == 0 and len(texts) > 40:
                break
    assert texts
