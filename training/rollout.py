"""Playing: the network decides for all games of a lane at once, and what happened is kept."""

from __future__ import annotations

import random
import time

import numpy as np
import torch
from torch import Tensor

from saloon.learned.numbering import total
from saloon.research.crew import Crew
from saloon.research.places import SEATS
from saloon.research.stepping import SPREAD
from training.nets import Player


def gumbel(looks: Tensor) -> Tensor:
    """Add the noise under which the largest look is a draw from the policy."""
    noise = torch.rand_like(looks).clamp_(1e-9, 1 - 1e-7)
    return looks - noise.log_().neg_().log_()


class Moments:
    """What was seen and done in so many steps of all games, on the device that learns."""

    def __init__(self, crew: Crew, steps: int, device: torch.device) -> None:
        rows = len(crew.lanes) * crew.lanes[0].rows
        numbering = crew.numbering

        def empty(kind: torch.dtype, *wide: int) -> Tensor:
            return torch.zeros((steps, rows, *wide), dtype=kind, device=device)

        self.seen = empty(torch.uint8, numbering.size)
        self.secret = empty(torch.uint8, total(numbering.secrets))
        self.mask = empty(torch.uint8, numbering.actions)
        self.seat = empty(torch.uint8)
        self.over = empty(torch.uint8)
        self.wins = empty(torch.int32, SEATS)
        self.leads = empty(torch.int32, SEATS)
        self.action = empty(torch.int64)
        self.likely = empty(torch.float32)


class Rollout:
    """Fills moments with play, lane by lane."""

    def __init__(self, crew: Crew, actor: Player, earlier: Player, league: float) -> None:
        """`league` is the share of games in which one seat learns and the others are earlier."""
        self.crew, self.actor, self.earlier = crew, actor, earlier
        self.device = next(actor.parameters()).device
        self.waited = 0.0
        """Seconds spent on waiting for the workers."""
        rows = crew.lanes[0].rows
        players = torch.from_numpy(crew.players)
        row = torch.arange(rows)
        guest = torch.from_numpy(np.random.default_rng(7).permutation(rows)) < round(league * rows)
        if crew.plan.rivals is not None:
            alone = [rival is not None for rival in crew.plan.rivals]
            guest &= ~torch.tensor(alone * crew.workers)
        home = torch.where(guest, row % players, -1)
        self.home = home.to(self.device).repeat(len(crew.lanes))
        self.players = players.to(self.device).repeat(len(crew.lanes))
        self.guests = guest.nonzero()[:, 0].to(self.device)
        self.shared = [
            {name: torch.from_numpy(lane.array(name)) for name in lane.memory}
            for lane in crew.lanes
        ]
        self.rows = rows

    @torch.no_grad()
    def play(self, moments: Moments, step: int, lane: int) -> None:
        """Take in what a lane shows, decide, and let it go on."""
        begun = time.monotonic()
        self.crew.wait(lane)
        self.waited += time.monotonic() - begun
        shared = self.shared[lane]
        part = slice(lane * self.rows, (lane + 1) * self.rows)
        for name in ("seen", "secret", "mask", "seat", "over", "wins", "leads"):
            getattr(moments, name)[step, part].copy_(shared[name])
        seen, seat = moments.seen[step, part], moments.seat[step, part]
        mask = moments.mask[step, part]
        looks = self.actor.looks(self.actor.look(seen, mask), mask)
        if len(self.guests):
            shown = mask[self.guests]
            theirs = self.earlier.looks(self.earlier.look(seen[self.guests], shown), shown)
            away = seat[self.guests].long() != self.home[part][self.guests]
            looks[self.guests] = torch.where(away[:, None], theirs, looks[self.guests])
        action = gumbel(looks).argmax(1)
        chosen = looks.log_softmax(1).gather(1, action[:, None])[:, 0]
        moments.action[step, part] = action
        moments.likely[step, part] = chosen
        shared["action"].copy_(action)
        self.crew.go(lane)


def choose(snapshots: list[dict[str, Tensor]]) -> dict[str, Tensor]:
    """Pick an earlier self: any, but every second time one of the last few."""
    return random.choice(snapshots[-4:] if random.random() < 0.5 else snapshots)


def by_seat(values: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """Turn values that begin with the seat to move into values by seat."""
    return values.gather(-1, turned(seat, players, -1))


def from_seat(values: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """Turn values by seat into values that begin with the seat to move."""
    return values.gather(-1, turned(seat, players, 1))


def turned(seat: Tensor, players: Tensor, sign: int) -> Tensor:
    each = torch.arange(SEATS, device=seat.device)
    count = players[..., None]
    return torch.where(each < count, (each + sign * seat[..., None].long()) % count, each)


def rewards(over: Tensor, wins: Tensor, players: Tensor) -> Tensor:
    """Give every seat its share of the win above an even one, where a game ended."""
    return (wins.float() / SPREAD - 1 / players[..., None]) * over[..., None].float()
