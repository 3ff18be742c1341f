"""`saloon simulate`: many games between bots, every one of them fair and repeatable."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from saloon.bots import Bot, SeatView
from saloon.bots.roster import BOTS
from saloon.cli.terminal import progress
from saloon.kernel import CHANCE, Game, Json, Message, Refused, Result, Rng, State
from saloon.records import FairChance, Play, dumps, finished, forced
from saloon.records.play import drawn


@dataclass
class Tournament:
    """What many games came to."""

    decisions: int = 0
    auto_steps: int = 0
    chance_events: int = 0
    shared_wins: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)

    def count(self, result: Result) -> None:
        self.ends[result.reason] += 1
        self.seat_wins.update(result.winners)
        self.shared_wins += len(result.winners) > 1


def named_bots(game: Game, names: Sequence[str], players: int) -> list[tuple[str, Bot]]:
    """Find a bot for each seat; one name serves for all seats."""
    known = BOTS[game.name]
    for name in names:
        if name not in known:
            raise Refused(Message("cli-unknown-bot", {"bot": name, "known": ", ".join(known)}))
    if len(names) == 1:
        names = list(names) * players
    if len(names) != players:
        raise Refused(Message("cli-bots-number", {"given": len(names), "players": players}))
    return [(name, known[name]) for name in names]


def derived(*parts: object) -> bytes:
    """Make a secret or a nonce out of a seed, so that a simulation can be repeated."""
    return hashlib.sha256("/".join(["saloon", *map(str, parts)]).encode()).digest()


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, str],
    out: Path | None,
) -> dict[str, Json]:
    """Play the games; write a record of each where a folder is given."""
    complete = game.complete_options(players, options)
    seats = named_bots(game, bots, players)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    setting = derived(players, sorted(complete.items()), bots).hex()[:6]
    name = f"{game.name}-{players}-{setting}-{seed}"
    total = Tournament()
    start = time.perf_counter()
    for number in progress(range(games), "simulate"):
        secret = derived(seed, number, "secret")
        nonces = [derived(seed, number, seat) for seat in range(players)]
        rngs = [Rng(f"{seed}/{number}/{seat}") for seat in range(players)]
        chance = FairChance(secret, nonces)
        choosers = [bot for _, bot in seats]
        if out is None:
            result = quick_game(game.start(players, complete), choosers, rngs, chance, total)
        else:
            play = logged_game(Play(game, players, complete, chance), choosers, rngs, total)
            names = [f"{bot} {seat + 1}" for seat, (bot, _) in enumerate(seats)]
            record = finished(play, names, secret, nonces)
            result = record.result
            (out / f"{name}-{number:05}.json").write_text(dumps(record), encoding="utf-8")
        total.count(result)
    seconds = time.perf_counter() - start
    return {
        "game": game.name,
        "players": players,
        "games": games,
        "seed": seed,
        "options": dict(complete),
        "bots": [bot for bot, _ in seats],
        "decisions": total.decisions,
        "unasked": total.auto_steps,
        "chance_events": total.chance_events,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds) if seconds else 0,
        "ends": dict(sorted(total.ends.items())),
        "seat_wins": [total.seat_wins[seat] for seat in range(players)],
        "shared_wins": total.shared_wins,
    }


def quick_game(
    state: State,
    bots: Sequence[Bot],
    rngs: Sequence[Rng],
    chance: FairChance,
    total: Tournament,
) -> Result:
    """Play a game without keeping its log."""
    while True:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        if seat == CHANCE:
            total.chance_events += 1
            state.apply(CHANCE, drawn(state, chance))
            continue
        move = forced(state, seat)
        if move is None:
            total.decisions += 1
            move = bots[seat].choose(SeatView(state, seat), rngs[seat])
        else:
            total.auto_steps += 1
        state.apply(seat, move)
    result = state.result()
    assert result is not None
    return result


def logged_game(play: Play, bots: Sequence[Bot], rngs: Sequence[Rng], total: Tournament) -> Play:
    """Play a game with its log."""
    while True:
        play.advance()
        asked = play.asked()
        if not asked:
            break
        for seat in asked:
            play.move(seat, bots[seat].choose(SeatView(play.state, seat), rngs[seat]).text)
    for entry in play.log:
        total.decisions += entry.asked
        total.chance_events += entry.seat == CHANCE
        total.auto_steps += entry.seat != CHANCE and not entry.asked
    return play
