"""The kernel's verbs as this game keeps them."""

from __future__ import annotations

from collections import Counter

from saloon.kernel import CHANCE, Rng

from .play import plies
from .table import GAME, start, table


def test_nobody_is_offered_a_move_out_of_turn() -> None:
    for ply in plies():
        for seat in range(len(ply.before.hands)):
            assert bool(ply.before.legal(seat)) == (seat == ply.seat)


def test_chance_is_never_offered_a_seats_move() -> None:
    for ply in plies():
        drawn = [move for move, _ in ply.before.outcomes()]
        assert all(move in drawn for move in ply.before.legal(CHANCE))


def test_chance_may_do_nothing_while_a_seat_decides() -> None:
    at = table(["1", "2"], pile="3 3 4").reveal()

    assert at.state.outcomes() == []


def test_a_game_that_is_over_offers_nothing_to_anybody() -> None:
    at = table(["1", "2"], pile="3").reveal()

    assert at.state.actors() == ()
    assert [at.state.legal(seat) for seat in (0, 1)] == [[], []]
    assert at.state.outcomes() == []
    assert at.state.result() is not None


def test_a_result_is_there_when_the_game_is_over_and_not_before() -> None:
    for ply in plies():
        assert ply.before.result() is None
        assert (ply.after.result() is None) == bool(ply.after.actors())


def test_a_move_on_a_copy_leaves_the_original_alone() -> None:
    for ply in list(plies())[::9]:
        copy = ply.before.clone()
        before = [ply.before.observe(seat) for seat in range(len(ply.before.hands))]
        copy.apply(ply.seat, GAME.parse(ply.move))
        assert [ply.before.observe(seat) for seat in range(len(ply.before.hands))] == before


def test_a_move_does_the_same_whether_or_not_anybody_listens() -> None:
    for ply in list(plies())[::7]:
        silent = ply.before.clone()
        silent.apply(ply.seat, GAME.parse(ply.move))
        for seat in (None, *range(len(silent.hands))):
            assert silent.observe(seat) == ply.after.observe(seat)
        assert silent.deck == ply.after.deck


def test_a_sample_is_drawn_by_weight() -> None:
    at = table(["1", "2"], pile="3 3 3 3 3 3 J J J 5")
    rng = Rng("sample")

    drawn = Counter(at.state.sample(rng).text for _ in range(10_000))

    assert {move.text: weight for move, weight in at.state.outcomes()} == {
        "turn J": 3,
        "turn 3": 6,
        "turn 5": 1,
    }
    assert abs(drawn["turn 3"] - 6000) < 200
    assert abs(drawn["turn J"] - 3000) < 200
    assert abs(drawn["turn 5"] - 1000) < 150
    leaders = Counter(start(4).state.sample(rng).text for _ in range(400))
    assert len(leaders) == 4


def test_only_payments_and_layings_are_carried_out_unasked() -> None:
    for ply in plies():
        if ply.seat != CHANCE:
            assert ply.before.auto_step() == (ply.phase in ("paying", "laying"))
