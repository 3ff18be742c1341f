"""Hidden information (ledger section 4): views, imagination, no interference, round trips."""

from __future__ import annotations

import json
import random

import pytest

from saloon.bots import SeatView
from saloon.bots.roster import BOTS
from saloon.games.gadshill import GadsHillState, GadsHillView
from saloon.kernel import CHANCE, Event, Rng, from_json, to_json
from saloon.records import FairChance, Play, dumps, finished, loads, verify

from .play import OPTIONS, Ply, games, plies, step
from .table import GAME, check, start

EVERY = 7
"""One position in so many is looked at closely."""


def sampled(every: int = EVERY) -> list[Ply]:
    return [ply for number, ply in enumerate(plies()) if number % every == 0]


def seen(state: GadsHillState, seat: int | None) -> str:
    legal = [] if seat is None else [move.text for move in state.legal(seat)]
    words = [] if seat is None else [move.text for move in state.interjections(seat)]
    return json.dumps([to_json(state.observe(seat)), legal, words])


def test_moves_are_read_back_from_their_text() -> None:
    for move in GAME.moves.everything():
        assert GAME.parse(move.text) is move
        assert move.label().key.startswith("gh-move-")
    texts = [move.text for move in GAME.moves.everything()]
    assert len(set(texts)) == len(texts)
    for ply in plies():
        assert GAME.parse(ply.move).text == ply.move


def test_views_are_read_back_from_json() -> None:
    for ply in sampled(10 * EVERY):
        for seat in (None, *range(ply.after.players)):
            view = ply.after.observe(seat)
            assert from_json(GadsHillView, json.loads(json.dumps(to_json(view)))) == view
    strange = {**json.loads(json.dumps(to_json(view))), "phase": "nowhere"}
    with pytest.raises(ValueError, match=r"GadsHillView\.phase: one of 'tiles'"):
        from_json(GadsHillView, strange)


def test_a_clone_shares_nothing_that_changes() -> None:
    for ply in sampled():
        state = ply.before.clone()
        twin = state.clone()
        before = [seen(twin, seat) for seat in range(twin.players)]
        state.apply(ply.seat, GAME.parse(ply.move))
        assert [seen(twin, seat) for seat in range(twin.players)] == before
        check(twin)


@pytest.mark.parametrize("number", range(24))
def test_an_imagined_world_looks_the_same_to_its_seat_and_is_reachable(number: int) -> None:
    for ply in games()[number][::EVERY]:
        for seat in range(ply.after.players):
            world = ply.after.imagine(seat, Rng(f"{seat} {ply.move}"))
            check(world)
            assert seen(world, seat) == seen(ply.after, seat)
            assert seen(world, None) == seen(ply.after, None)
            assert world.hands[seat] == ply.after.hands[seat]
            again = world.imagine(seat, Rng("again"))
            first = ply.after.imagine(seat, Rng("again"))
            assert again.hands == first.hands, "it depends on what the seat knows alone"
            assert again.pile == first.pile
            for other in world.actors():
                assert other == CHANCE or world.legal(other)


def test_nobody_feels_what_he_cannot_know() -> None:
    """Resample what a seat cannot see after each step; its views and moves stay the same.

    The moves of the others are forced on the resampled world only where it offers them.
    """
    rng = random.Random("interference")
    compared = 0
    for number, chosen in enumerate(OPTIONS):
        state = start(3, chosen).state
        while state.actors():
            mover, move = step(state, rng)
            for seat in range(3):
                world = state.imagine(seat, Rng(f"{number} {seat}"))
                offered = (
                    [each.text for each, _ in world.outcomes()]
                    if mover == CHANCE
                    else [m.text for m in (*world.legal(mover), *world.interjections(mover))]
                )
                if move.text not in offered:
                    assert mover != seat
                    continue
                told: list[list[object]] = []
                for each in (state.clone(), world):
                    events: list[Event] = []
                    each.apply(mover, move, events)
                    told.append([event.view(seat).data() for event in events])
                    told.append([seen(each, seat)])
                assert told[:2] == told[2:]
                compared += 1
            state.apply(mover, move)
    assert compared > 2000


def test_after_a_reshuffle_old_cards_stay_where_they_can_be() -> None:
    rest = " ".join(str(card) for card in range(11, 61))
    table = start(3).lay_out(hands=["1 2 3", "4 5 6", "7 8 9 10"], discard=rest)
    table.do(0, "pass", "draw building").chance("card 11").do(1, "quiet").do(2, "quiet")
    table.do(1, "pass", "draw building").chance("card 12")
    for seed in range(50):
        world = table.state.imagine(0, Rng(seed))
        old = sum(1 << card for card in range(4, 11))
        assert (world.hands[1] & old).bit_count() == 3
        assert (world.hands[2] & old).bit_count() == 4
        assert (world.hands[1] & ~old).bit_count() == 1
        assert world.pile & old == 0


def test_a_crowded_lot_can_be_mended_in_every_imagined_world() -> None:
    crowd = {"bank": "C2 C5 E5", "blacksmith": "C2 C3 D3", "church": "A3 A4 C2"}
    table = start(2, {"lot_limit": "turn"}).lay_out(crowd, hands=["5 1 7", "2 3"])
    table.do(0, "play 5")
    mended = set()
    for seed in range(60):
        world = table.state.imagine(1, Rng(seed))
        plays = [move.text for move in world.legal(0)]
        assert plays
        mended.update(plays)
    assert len(mended) > 1


def test_no_seat_is_told_of_other_hands() -> None:
    for ply in sampled():
        for seat in range(ply.after.players):
            view = ply.after.observe(seat)
            assert {card.number for card in view.hand} == {
                card for card in range(1, 61) if ply.after.hands[seat] >> card & 1
            }
        for event in ply.events:
            if event.public.key in ("gh-dealt", "gh-drew"):
                assert "clue" not in event.public.params
                (owner,) = event.private
                assert "clue" in event.private[owner].params
                assert owner == event.public.params["seat"]


def test_what_reveals_is_marked() -> None:
    for ply in plies():
        revealing = any(event.reveals for event in ply.events)
        concluded = any(event.public.key == "gh-concluded" for event in ply.events)
        assert revealing == (concluded or ply.word in ("play", "discard", "claim"))


def test_a_step_without_a_choice_shows_nobodys_hand() -> None:
    for ply in sampled():
        (actor,) = ply.before.actors()
        if actor == CHANCE or not ply.before.auto_step():
            continue
        for seed in range(3):
            others = (actor + 1) % ply.before.players
            world = ply.before.imagine(others, Rng(seed))
            assert [move.text for move in world.legal(actor)] == [
                move.text for move in ply.before.legal(actor)
            ]


@pytest.mark.parametrize("chosen", OPTIONS)
def test_a_whole_game_is_recorded_and_verified(chosen: dict[str, str]) -> None:
    rng = random.Random(f"record {chosen}")
    secret, nonces = b"g" * 32, [b"a", b"b", b"c"]
    play = Play(GAME, 3, chosen, FairChance(secret, nonces))
    play.advance()
    while play.state.actors():
        (seat,) = play.asked()
        state = play.state
        assert isinstance(state, GadsHillState)
        seat, move = step(state, rng)
        play.move(seat, move.text)
        play.advance()
    record = loads(dumps(finished(play, ["Ann", "Ben", "Cid"], secret, nonces)).encode())
    assert verify(GAME, record) > 10


def test_a_silent_seat_is_played_on() -> None:
    for ply in sampled():
        for seat in ply.before.actors():
            if seat != CHANCE:
                move = ply.before.default(seat)
                assert move.text in [each.text for each in ply.before.legal(seat)]


def test_the_sensible_bot_beats_the_random_one() -> None:
    bots = BOTS["gadshill"]
    wins = 0
    for game in range(30):
        rng = Rng(f"bots {game}")
        state = start(3).state
        while state.actors():
            (seat,) = state.actors()
            if seat == CHANCE:
                state.apply(seat, state.sample(rng))
                continue
            bot = bots["sensible" if seat == game % 3 else "random"]
            state.apply(seat, bot.choose(SeatView(state, seat), rng))
        result = state.result()
        assert result is not None
        wins += game % 3 in result.winners
    assert wins >= 24
