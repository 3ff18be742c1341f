"""No interference and honest imagination: a seat's eyes, ears and bots know what it may know."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from saloon.bots import Bot, SeatView
from saloon.bots.champion import CHAMPION
from saloon.bots.roster import BOTS, searcher
from saloon.kernel import CHANCE, Event, Rng, State
from saloon.records import Play
from saloon.records.play import forced, listed
from tests.bots.light import lighter
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import SUBJECTS, eyes, known_to, played, start, whole
from tests.conformance.worlds import other_worlds, parting, replayed

GAMES_A_SUBJECT = 8
TRIES = 24
SIMULATIONS = 2


def some_games(subject: Subject, count: int = GAMES_A_SUBJECT) -> list[tuple[Setting, Play]]:
    """Play games at tables spread over all there are, each cut at a different point."""
    step = max(1, len(subject.tables) // count)
    games = []
    for number, table in enumerate(subject.tables[::step]):
        play = played(subject, table, f"secrecy/{number}")
        cut = len(play.log) * (1 + number % 4) // 4
        del play.log[min(cut, 260) :]
        games.append((table, play))
    return games


def quick_bots(game: str) -> list[Bot]:
    """A bot of every make; the one that searches has little work and no clock."""
    names = {"random", "sensible", "drifter", CHAMPION} & set(BOTS[game])
    bots = [BOTS[game][name] for name in sorted(names)]
    best = lighter(BOTS[game]["strongest"], SIMULATIONS)
    return [*bots, searcher(game).lighter(SIMULATIONS), best]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_what_a_seat_cannot_know_never_shows(subject: Subject) -> None:
    """Resample everything hidden, replay: views, events and legal moves stay byte for byte."""
    compared = 0
    for number, (table, play) in enumerate(some_games(subject)):
        for seat in eyes(table.players):
            truth = replayed(subject, table, play.log, seat, [entry.move for entry in play.log])
            assert truth is not None
            rng = Rng(f"worlds/{number}/{seat}")
            for world in other_worlds(subject, table, play.log, seat, rng, TRIES):
                until = parting(truth.log, world.log, seat)
                assert world.seen[:until] == truth.seen[:until]
                compared += until
    assert compared > subject.compared


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_imagination_and_bots_are_honest(subject: Subject) -> None:
    """States that a seat cannot tell apart give the same imagined state and the same decision."""
    compared = 0
    for number, (table, play) in enumerate(some_games(subject)):
        for seat in range(table.players):
            truth = replayed(subject, table, play.log, seat, [entry.move for entry in play.log])
            assert truth is not None
            rng = Rng(f"honest/{number}/{seat}")
            for world in other_worlds(
                subject, table, play.log, seat, rng, 2 * TRIES, looking=False
            ):
                if parting(truth.log, world.log, seat) < len(truth.log):
                    continue
                assert whole(truth.state.imagine(seat, Rng(number)), table.players) == whole(
                    world.state.imagine(seat, Rng(number)), table.players
                )
                if seat in world.state.actors():
                    for bot in quick_bots(subject.name):
                        choices = {
                            bot.choose(SeatView(state, seat), Rng(number)).text
                            for state in (truth.state, world.state)
                        }
                        assert len(choices) == 1
                compared += 1
    assert compared > subject.worlds


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_imagined_states_keep_the_view_and_can_be_played_on(subject: Subject) -> None:
    """An imagined state obeys the laws, shows the seat what it sees, and ends like any game."""
    imagined = 0
    for number, table in enumerate(subject.tables):
        state = start(subject, table)
        rng = Rng(f"imagined/{number}")
        while actors := state.actors():
            for seat in range(table.players) if rng.below(16) == 0 else ():
                world = state.imagine(seat, rng)
                subject.laws(world)
                assert encode(known_to(world, seat, [])) == encode(known_to(state, seat, []))
                assert world.actors() == actors
                again = world.imagine(seat, Rng(number))
                assert whole(again, table.players) == whole(
                    state.imagine(seat, Rng(number)), table.players
                )
                imagined += 1
                if rng.below(8) == 0:
                    play_out(subject, world, rng)
            seat = actors[rng.below(len(actors))]
            step(state, seat, rng)
    assert imagined > subject.imagined


def step(state: State, seat: int, rng: Rng) -> None:
    if seat == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    else:
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])


def play_out(subject: Subject, state: State, rng: Rng) -> None:
    while actors := state.actors():
        step(state, actors[0], rng)
    subject.laws(state)
    assert state.result() is not None


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_the_log_has_the_same_shape_with_and_without_a_choice(subject: Subject) -> None:
    """Every step that is run unasked stands in the log as a move of its seat."""
    for table, play in some_games(subject, 5):
        state = start(subject, table)
        for entry in play.log:
            assert entry.seat in state.actors()
            events: list[Event] = []
            state.apply(entry.seat, listed(state, entry.seat, entry.move), events)
            assert events


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_all_can_tell_who_has_a_choice_unless_a_step_is_said_to_be_hidden(
    subject: Subject,
) -> None:
    """Else the moment of a step that is run unasked would have to be hidden, and is not."""
    told: list[bool] = []
    doubts = 0
    for number, (table, play) in enumerate(some_games(subject, 5)):
        state, rng = start(subject, table), Rng(f"hidden/{number}")
        for entry in play.log:
            by_itself = entry.seat != CHANCE and state.auto_step()
            for actor in state.actors() if by_itself else ():
                others = [seat for seat in range(table.players) if seat != actor]
                world = state.imagine(others[rng.below(len(others))], rng)
                same = (forced(world, actor) is None) == (forced(state, actor) is None)
                if state.choice_hidden():
                    doubts += not same
                else:
                    told.append(same)
            state.apply(entry.seat, listed(state, entry.seat, entry.move))
    assert all(told)
    assert (doubts > 0) == subject.doubtful
    assert (len(told) + doubts > 5) == subject.auto_steps
