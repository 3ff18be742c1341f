"""The course of a training: play and lessons in turns, schedules, snapshots, and what is kept."""

from __future__ import annotations

import argparse
import math
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import LevelBot
from saloon.bots.roster import BOTS, searcher
from saloon.games import GAMES
from saloon.kernel import Json
from saloon.research.crew import Crew
from saloon.research.numbers import numbering_of
from saloon.research.stepping import Lane, Plan
from training import nets
from training.judge import Judge
from training.learning import Learner, Pace, Taste
from training.rollout import Moments, Rollout, choose

LANES = 2
"""While the network decides in one lane, the other is played on."""
SNAPSHOT = 0.03
"""An earlier self is kept each time so much of the training is over."""
LAST = 12.0
"""Seconds kept for writing the last files."""
SAVED_EVERY = 45.0
VALUES_FIRST = 8
"""So many rounds a network that plays well already only learns what positions are worth."""


def table_sizes(wanted: str, all_sizes: tuple[int, ...], rows: int) -> list[int]:
    """Give each row of a lane its number of players: tables of three and four twice as often."""
    weights = {players: 2 if players in (3, 4) else 1 for players in all_sizes}
    if wanted:
        pairs = [each.split(":") for each in wanted.split(",")]
        weights = {int(players): int(weight) for players, weight in pairs}
    cycle = [players for players, weight in weights.items() for _ in range(weight)]
    return [cycle[row % len(cycle)] for row in range(rows)]


def rivals_of(game: str, share: float, rows: int) -> list[Heuristics | None]:
    """Give so large a share of rows rivals: by turns those of `sensible` and of `searcher`."""
    sensible = BOTS[game]["sensible"]
    assert isinstance(sensible, LevelBot)
    rivals = (sensible.heuristics, searcher(game).heuristics)
    found: list[Heuristics | None] = [None] * rows
    for turn, row in enumerate(random.Random(7).sample(range(rows), round(share * rows))):
        found[row] = rivals[turn % 2]
    return found


def pair(text: str) -> tuple[float, float]:
    first, last = text.split(",")
    return float(first), float(last)


class Training:
    """One run."""

    def __init__(
        self,
        chosen: argparse.Namespace,
        tell: Callable[..., None],
        curve: list[dict[str, Any]],
        judge: Judge | None,
    ) -> None:
        self.chosen, self.tell, self.curve, self.judge = chosen, tell, curve, judge
        game = GAMES[chosen.game]
        sizes = table_sizes(chosen.players, game.players, chosen.rows)
        guide = searcher(chosen.game).heuristics if chosen.guide else None
        plan = Plan(game, numbering_of(chosen.game), sizes, guide=guide)
        if chosen.rules:
            plan.rivals = rivals_of(chosen.game, chosen.rules, chosen.rows)
        self.crew = Crew(plan, chosen.workers, chosen.seed, LANES)  # before the GPU is touched
        name = chosen.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.device = torch.device(name)
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(chosen.seed)
        numbering = self.crew.numbering
        seen, actions, depth = numbering.observation, numbering.actions, chosen.depth
        shown = nets.shown(seen, actions, chosen.guide)
        width = chosen.width or nets.widest(shown, actions, depth)
        self.actor, self.earlier = [
            nets.load(chosen.begin, seen, actions).to(self.device)
            if chosen.begin
            else nets.Player(seen, actions, width, depth, chosen.guide).to(self.device)
            for _ in range(2)
        ]
        wide = chosen.width or nets.WIDEST  # it is thrown away, so its size is free
        self.critic = nets.critic(seen + numbering.secrets, wide, depth).to(self.device)
        self.before: dict[str, float] = {"decisions": 0, "minutes": 0.0}
        if chosen.resume:
            self.resume()
        elif chosen.begin:
            said = nets.about(chosen.begin)
            self.before = {name: said[name] for name in self.before}
            self.curve += said["curve"]
        self.snapshots = [self.copied()]
        if chosen.against:
            self.earlier = nets.load(chosen.against, seen, actions).to(self.device)
            self.snapshots = [{k: v.clone() for k, v in self.earlier.state_dict().items()}]
        league = 1.0 if chosen.against else chosen.league
        self.roll = Rollout(self.crew, self.actor, self.earlier, league)
        self.learner = Learner(
            self.actor, self.critic, Taste(chosen.batch, chosen.epochs, chosen.trace)
        )
        self.moments = [Moments(self.crew, chosen.steps, self.device) for _ in range(2)]
        self.decisions = 0
        self.part = 0.0
        tell(
            "start",
            settings=vars(chosen),
            device=torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
            width=self.actor.width,
            inputs=self.actor.inputs.count,
            actions=actions,
            weights=sum(each.numel() for each in self.actor.parameters()),
            compiled=type(Lane.step).__name__ != "function",
        )

    def copied(self) -> dict[str, Tensor]:
        return {name: value.clone() for name, value in self.actor.state_dict().items()}

    def resume(self) -> None:
        kept = torch.load(self.chosen.resume, map_location=self.device, weights_only=True)
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self.before = kept["before"]
        self.curve += kept.get("curve", [])

    def pace(self, rounds: int) -> Pace:
        """What the schedule says now."""
        first, last = pair(self.chosen.span)
        part = first + (last - first) * self.part
        rate, final_rate = pair(self.chosen.rate)
        entropy, final_entropy = pair(self.chosen.entropy)
        return Pace(
            (rate + (final_rate - rate) * part) * min(1.0, (rounds + 1) / 20),
            entropy + (final_entropy - entropy) * part,
            self.chosen.margin * max(0.0, 1 - part / 0.7),
            0.0 if (self.chosen.guide or self.chosen.begin) and rounds < VALUES_FIRST else 1.0,
        )

    def run(self, limit: float) -> None:
        """Train until the time is over."""
        self.started = time.monotonic()
        limit -= min(LAST, (limit - self.started) / 8)
        self.shown = self.saved = self.judged = self.started
        self.snapped = 0.0
        self.counted = rounds = 0
        per_round = self.chosen.steps * LANES * self.roll.rows
        while self.part < 1:
            if rounds % 8 == 0:
                self.earlier.load_state_dict(choose(self.snapshots))
            self.round(rounds)
            rounds += 1
            self.decisions += per_round
            self.look_up(limit, rounds)
            self.part = (time.monotonic() - self.started) / (limit - self.started)
            if self.chosen.rounds:
                self.part = rounds / self.chosen.rounds
            if self.part - self.snapped > SNAPSHOT and not self.chosen.against:
                self.snapshots.append(self.copied())
                self.snapped = self.part
        self.save()
        if self.judge is not None:
            self.tell_judged(self.judge.answer(LAST / 2))

    def round(self, rounds: int) -> None:
        """Play on in all games, and learn from the round before meanwhile."""
        now, before = self.moments[rounds % 2], self.moments[1 - rounds % 2]
        lessons: Iterator[None] = iter(())
        given, turns = 0, self.chosen.steps * LANES
        wanted = self.learner.lessons_in(before) if rounds else 0
        for turn in range(turns):
            self.roll.play(now, turn // LANES, turn % LANES)
            if turn == LANES - 1 and rounds:
                lessons = self.learner.learn(self.roll, before, now, self.pace(rounds))
            while turn >= LANES - 1 and given < wanted * (turn + 1) // turns:
                next(lessons, None)
                given += 1

    def look_up(self, limit: float, rounds: int) -> None:
        """Tell, save and judge, each in its time."""
        now = time.monotonic()
        if now - self.shown > min(10.0, (limit - self.started) / 5) or rounds == 2:
            figures = self.learner.figures()
            if not all(map(math.isfinite, figures.values())):
                self.step_back()
            self.tell(
                "trained",
                seconds=now - self.started,
                decisions=self.before["decisions"] + self.decisions,
                per_second=(self.decisions - self.counted) / (now - self.shown),
                waiting=self.roll.waited / (now - self.shown),
                rounds=rounds,
                **figures,
                **self.league(),
            )
            self.shown, self.counted, self.roll.waited = now, self.decisions, 0.0
        if now - self.saved > SAVED_EVERY:
            self.save()
            self.saved = now
        if self.judge is not None:
            self.tell_judged(self.judge.answer())
            if now - self.judged > self.chosen.judge_every:
                self.save()
                self.asked_at = self.before["decisions"] + self.decisions
                self.judge.ask(self.chosen.out / "network.npz")
                self.judged = now

    def step_back(self) -> None:
        """Go on from the last snapshot where numbers have run away."""
        self.tell("stepped back")
        self.actor.load_state_dict(self.snapshots[-1])
        for weights in self.critic.parameters():
            weights.data.nan_to_num_(0.0, 0.0, 0.0)
        self.learner.optimizer.state.clear()

    def tell_judged(self, found: dict[str, Json] | None) -> None:
        if found is not None:
            self.tell("judged", decisions=self.asked_at, **found)

    def league(self) -> dict[str, float]:
        """How the learner did against earlier selves in the last round, beside an even share."""
        last = self.moments[0]
        home = self.roll.home.expand_as(last.seat)
        ended = (last.over > 0) & (home >= 0)
        won = last.wins.gather(2, home.clamp(min=0)[..., None])[..., 0].float() / 1000
        even = 1 / self.roll.players.expand_as(last.seat)
        count = max(1, int(ended.sum()))
        return {
            "league": float((won * ended).sum()) / count,
            "even": float((even * ended).sum()) / count,
            "games": int((last.over > 0).sum()),
        }

    def save(self) -> None:
        """Write the network and the checkpoint."""
        chosen = self.chosen
        minutes = (time.monotonic() - self.started) / 60
        total = {
            "decisions": self.before["decisions"] + self.decisions,
            "minutes": self.before["minutes"] + minutes,
        }
        about = {
            "game": chosen.game,
            "guide": self.actor.guide,
            "commit": chosen.commit,
            "seed": chosen.seed,
            "settings": {
                name: value if isinstance(value, int | float | str) else str(value)
                for name, value in vars(chosen).items()
                if name not in ("out", "resume", "against", "begin")
            },
            **total,
            "curve": self.curve,
        }
        nets.save(chosen.out / "network.npz", self.actor, about)
        scratch = chosen.out / "checkpoint.tmp"
        state = {"actor": self.actor.state_dict(), "critic": self.critic.state_dict()}
        torch.save({**state, "before": total, "curve": self.curve}, scratch)
        os.replace(scratch, chosen.out / "checkpoint.pt")
