"""The games for OpenSpiel: its own suites, perfect recall without a leak, and its algorithms."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl.testing import flagsaver
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.examples import playthrough
from open_spiel.python.observation import make_observation

from bench.theirs import THEIRS, Match, compete
from saloon.kernel import Move, Rng
from saloon.records.play import Entry, listed
from saloon.research import openspiel
from saloon.research.episode import Rules
from saloon.research.hearsay import Heard
from tests.conformance.subject import Setting, Subject
from tests.conformance.subjects import SUBJECTS, played
from tests.conformance.worlds import other_worlds, parting
from tests.research.tables import SMALLEST, TABLES

every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_game = pytest.mark.parametrize(("game", "players"), list(SMALLEST.items()))
NUMBERED = [subject for subject in SUBJECTS if subject.name in SMALLEST]
SUITES = """
import random, sys, unittest, numpy, pytest
random.seed(1)
numpy.random.seed(1)
import saloon.research.openspiel
names = "open_spiel.python.tests.games_sim_test"
failed = pytest.main(["-q", "-c", "/dev/null", "--pyargs", names, "-k", "saloon_"])
if failed:
    sys.exit(failed)
from open_spiel.integration_tests import api_test
api_test.FLAGS(["api_test", "--test_only_games=saloon_.*"])
api_test._GAMES_TO_TEST = sys.argv[1:]  # by itself it takes every game with its usual players
suite = api_test.load_tests(unittest.TestLoader(), None, None)
sys.exit(not unittest.TextTestRunner().run(suite).wasSuccessful())
"""


def load(game: str, players: int, **options: str) -> openspiel.Game:
    loaded = pyspiel.load_game(f"saloon_{game}", {"players": players, **options})
    assert isinstance(loaded, openspiel.Game)
    return loaded


def decisions(game: openspiel.Game, seed: int) -> Iterator[openspiel.State]:
    """Play random moves, stopping at each decision."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


def test_their_suites_for_games_written_in_python(tmp_path: Path) -> None:
    """Every player count, copies and files; then what every state must answer."""
    tables = [f"saloon_{game}(players={players})" for game, players in TABLES]
    command = [sys.executable, "-c", SUITES, *tables]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    assert f"{len(TABLES) + len(SMALLEST)} passed" in told
    assert f"Ran {5 * len(TABLES)} tests" in told


@every_table
def test_their_simulation(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=20, serialize=True, verbose=False)


@every_table
def test_their_playthrough(game: str, players: int, tmp_path: Path) -> None:
    """Their script, with its flags: a random game, with all that every player is shown."""
    file = tmp_path / "playthrough.txt"
    with flagsaver.flagsaver():
        playthrough.FLAGS(
            ["it", f"--game=saloon_{game}(players={players})", f"--output_file={file}"]
        )
        playthrough.main([])
    lines = file.read_text("utf-8").splitlines()
    assert "IsTerminal() = True" in lines
    for player in range(players):
        shown = [line for line in lines if line.startswith(f"InformationStateString({player}) = ")]
        assert len(set(shown)) > 10


@every_table
def test_a_world_that_is_drawn_anew_is_the_same_to_its_player(game: str, players: int) -> None:
    rng = random.Random(3)
    others = pasts = 0
    for number, state in enumerate(decisions(load(game, players), 7)):
        if number % 8:
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        for other in set(range(players)) - {player}:
            others += world.observation_string(other) != state.observation_string(other)
        pasts += world.history() != state.history()
        again = world.get_game().new_initial_state()
        for action in world.history():
            assert action in again.legal_actions()
            again.apply_action(action)
        assert str(again) == str(world), "its history leads to it"
        world.apply_action(rng.choice(world.legal_actions()))
    assert others > 3, "it is another world"
    assert pasts > 3, "that came about otherwise"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("katzenjammer", "rounds:3"),
        ("gnadenlos", "high_noon_pick:random"),
        ("gadshill", "reshuffle:district"),
    ],
)
def test_a_past_is_drawn_anew_for_every_player_whoever_is_asked(game: str, options: str) -> None:
    """What others drew in secret in rounds and piles that are over is drawn anew as well."""
    rng = random.Random(5)
    changed = 0
    for number, state in enumerate(decisions(load(game, 3, options=options), 7)):
        if number % 20:
            continue
        for player in range(3):
            world = state.resample_from_infostate(player, rng.random)
            assert not str(world).startswith("imagined"), "it has a history"
            assert world.information_state_string(player) == state.information_state_string(player)
            for other in {0, 1, 2} - {player}:
                told = world.information_state_string(other)
                changed += told != state.information_state_string(other)
    assert changed > 10


def test_worlds_are_positions_where_that_is_asked_for() -> None:
    state = next(islice(decisions(load("katzenjammer", 2, worlds="positions"), 1), 9, None))
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert str(world).startswith("imagined")
    assert world.history() == state.history()
    with pytest.raises(ValueError, match="histories or positions"):
        openspiel.Game.__subclasses__()[0]({"worlds": "none"})


@every_game
def test_a_world_that_was_drawn_can_be_written_down(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Move, "__reduce__", None)  # compiled, moves cannot be written down
    state = next(islice(decisions(load(game, players), 1), 9, None))
    world = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    for here in (state, world):
        here.apply_action(here.legal_actions()[0])
        legal = here.legal_actions()
        there = pickle.loads(pickle.dumps(here))
        assert there.legal_actions() == legal
        for player in range(players):
            told = here.information_state_string(player)
            assert there.information_state_string(player) == told
            assert there.observation_string(player) == here.observation_string(player)


def heard_of(subject: Subject, table: Setting, log: list[Entry]) -> Heard:
    rules = Rules(subject.name, table.players, table.options)
    heard = Heard(rules, rules.start())
    for entry in log:
        heard.enter(entry.seat, listed(heard.state, entry.seat, entry.move))
    return heard


@pytest.mark.parametrize("subject", NUMBERED, ids=lambda subject: subject.name)
def test_what_a_seat_cannot_know_is_in_no_information_state(subject: Subject) -> None:
    """Change everything hidden and replay: strings and tensors stay as they are."""
    compared = 0
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    step = max(1, len(subject.tables) // 4)
    for number, table in enumerate(subject.tables[::step]):
        log = played(subject, table, f"told/{number}").log[: 90 + 40 * number]
        observer = openspiel.Observer(Rules(subject.name, table.players, table.options), kind)
        for seat in range(table.players):
            for world in other_worlds(
                subject, table, log, seat, Rng(f"{number}/{seat}"), 8, looking=False
            ):
                until = parting(log, world.log, seat)
                here, there = (heard_of(subject, table, each[:until]) for each in (log, world.log))
                assert here.heard(seat) == there.heard(seat)
                assert here.heard_by_all() == there.heard_by_all()
                seen = [written(observer, heard, seat) for heard in (here, there)]
                assert seen[0] == seen[1]
                compared += here.done() != there.done()
    assert compared > 10, "the worlds were others"


def written(observer: openspiel.Observer, heard: Heard, seat: int) -> bytes:
    observer.show(heard, seat)
    return bytes(observer.tensor.tobytes())


@every_game
def test_nothing_that_was_told_is_forgotten(game: str, players: int) -> None:
    """What a player was told before is how what it is told later begins."""
    before = [""] * players
    shown = set()
    for state in decisions(load(game, players), 5):
        for player in range(players):
            told = state.information_state_string(player)
            assert told.startswith(before[player])
            before[player] = told
        shown.add(tuple(state.information_state_tensor(0)))
    assert len(shown) > 20


@every_game
def test_a_copy_and_a_file_go_on_alike(game: str, players: int) -> None:
    state = next(islice(decisions(load(game, players), 2), 15, None))
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)


@every_game
def test_what_was_asked_before_is_not_shown_later(game: str, players: int) -> None:
    """What a position shows is kept for whoever asks again, until it goes on, or a copy does."""
    for state in islice(decisions(load(game, players), 8), 4, 30, 5):
        for player in range(players):
            state.information_state_tensor(player)
        later = state.clone()
        later.apply_action(later.legal_actions()[0])
        fresh = pickle.loads(pickle.dumps(later))
        for player in range(players):
            assert later.observation_tensor(player) == fresh.observation_tensor(player)
            told = later.information_state_tensor(player)
            assert told == fresh.information_state_tensor(player)
            assert (
                told != state.information_state_tensor(player) or player != state.current_player()
            )


def test_parameters_are_honoured() -> None:
    given = load("katzenjammer", 4, options="rounds:3;mice_pool:short", rewards="score")
    game = pickle.loads(pickle.dumps(given))
    assert game.get_parameters() == given.get_parameters()
    assert game.num_players() == 4
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.rules.options == {"mice_pool": "short", "rounds": "3"}
    *_, last = decisions(game, 1)  # the state goes on to the end
    result = last.heard.state.result()
    assert result is not None
    assert last.returns() == list(result.scores)
    with pytest.raises(ValueError, match="rounds"):
        openspiel.Game.__subclasses__()[0]({"options": "rounds:9"})


def test_an_action_that_is_not_open_is_refused() -> None:
    state = next(decisions(load("katzenjammer", 2), 1))
    shut = next(each for each in range(148) if each not in state.legal_actions())
    before = str(state)
    with pytest.raises(ValueError, match=f"{shut} is not open to player"):
        state.apply_action(shut)
    assert str(state) == before


def test_observers_show_what_was_asked_for() -> None:
    game = load("katzenjammer", 2)
    state = next(decisions(game, 4))
    public = make_observation(
        game,
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    own = make_observation(
        game,
        pyspiel.IIGObservationType(
            public_info=False,
            perfect_recall=False,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
        ),
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"hand"' in own.string_from(state, 0)
    assert '"pool"' not in own.string_from(state, 0)
    with pytest.raises(ValueError, match="nobody"):
        make_observation(
            game,
            pyspiel.IIGObservationType(
                public_info=True,
                perfect_recall=False,
                private_info=pyspiel.PrivateInfoType.ALL_PLAYERS,
            ),
        )


@pytest.mark.parametrize("their", THEIRS)
def test_our_champion_beats_their_players(their: str) -> None:
    """A short form of what `python -m bench.theirs` measures: two simulations, one lesson."""
    match = Match("katzenjammer", "champion", their, 2, seconds=0.0)
    found = compete(match, 2, 1)
    assert found["games"] == 2
    assert found["won"] == 100


@every_game
def test_their_search_and_their_regrets_play_the_full_games(game: str, players: int) -> None:
    loaded = load(game, players)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=2.0,
        max_simulations=2,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    for number, state in enumerate(decisions(loaded, 6)):
        assert bot.step(state) in state.legal_actions()
        if number == 2:
            break
    np.random.seed(1)
    solver = OutcomeSamplingSolver(loaded)
    solver.iteration()
    policy = solver.average_policy()
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
