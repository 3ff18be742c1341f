"""Learning from what was played: PPO with masks, over moments of the time before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from saloon.research.places import SEATS
from training.nets import Net, Player
from training.rollout import Moments, Rollout, by_seat, from_seat, rewards


@dataclass
class Pace:
    """What changes in the course of a training."""

    rate: float
    entropy: float
    margin: float
    bold: float = 1.0
    """How much of the play is learned from; nothing, while values alone are learned."""


@dataclass(frozen=True)
class Taste:
    """What does not."""

    batch: int = 32768
    epochs: int = 2
    trace: float = 0.96
    """How far an advantage looks ahead: lambda of the generalised advantage."""
    clip: float = 0.2
    sight: float = 0.25
    """The weight of the values that the player itself learns."""


class Learner:
    """Improves the player and the critic."""

    def __init__(self, actor: Player, critic: Net, taste: Taste) -> None:
        self.actor, self.critic, self.taste = actor, critic, taste
        self.parameters = [*actor.parameters(), *critic.parameters()]
        cuda = self.parameters[0].is_cuda
        self.optimizer = torch.optim.Adam(
            self.parameters, lr=1e-4, eps=1e-5, betas=(0.9, 0.98), fused=cuda
        )
        self.scale: Tensor | None = None
        """How far scores usually lie apart, for the margin."""
        self.sums: dict[str, Tensor] = {}
        self.lessons = 0

    @torch.no_grad()
    def value(self, seen: Tensor, secret: Tensor) -> Tensor:
        written = torch.cat([seen, secret], 1)
        parts = [
            self.critic.head("value", self.critic.trunk(part))
            for part in written.split(4 * self.taste.batch)
        ]
        return torch.cat(parts)

    @torch.no_grad()
    def advantages(
        self, roll: Rollout, played: Moments, after: Moments, margin: float
    ) -> tuple[Tensor, Tensor]:
        """Give the mover's advantage at every step, and what every seat's value should have been.

        `after` begins with the position that `played` ended in.
        """
        steps, rows = played.seat.shape
        players = roll.players.expand(steps, rows)
        values = self.value(played.seen.flatten(0, 1), played.secret.flatten(0, 1))
        values = by_seat(values.view(steps, rows, SEATS), played.seat, players)
        coming = by_seat(self.value(after.seen[0], after.secret[0]), after.seat[0], roll.players)
        over = torch.cat([played.over[1:], after.over[:1]])
        leads = torch.cat([played.leads[1:], after.leads[:1]]).float()
        wins = torch.cat([played.wins[1:], after.wins[:1]])
        reward = rewards(over, wins, players)
        ended = over[..., None].float()
        if margin > 0:
            reward = reward + margin * ended * (leads / self.spread(leads, over)).clamp(-1, 1)
        aims = torch.empty_like(values)
        gain = torch.zeros_like(coming)
        for step in range(steps - 1, -1, -1):
            going = 1 - ended[step]
            gain = reward[step] + going * coming - values[step] + self.taste.trace * going * gain
            aims[step] = gain + values[step]
            coming = values[step]
        own = (aims - values).gather(2, played.seat[..., None].long())[..., 0]
        return own, from_seat(aims, played.seat, players)

    def spread(self, leads: Tensor, over: Tensor) -> Tensor:
        """Follow how far the first lies before the second, usually."""
        best = leads.amax(2) * over
        usual = 2 * best.sum() / over.sum().clamp(min=1) + 1e-3
        self.scale = usual if self.scale is None else 0.98 * self.scale + 0.02 * usual
        return self.scale

    def lessons_in(self, played: Moments) -> int:
        return int(self.taste.epochs * -(-played.seat.numel() // self.taste.batch))

    def learn(self, roll: Rollout, played: Moments, after: Moments, pace: Pace) -> Iterator[None]:
        """Go through what was played, one lesson at a time."""
        for group in self.optimizer.param_groups:
            group["lr"] = pace.rate
        own, aims = self.advantages(roll, played, after, pace.margin)
        steps = played.seat.shape[0]
        home = roll.home.expand(steps, -1)
        learns = ((home < 0) | (home == played.seat)).float().flatten()
        own, aims = own.flatten(), aims.flatten(0, 1)
        count = learns.sum().clamp(min=1)
        mean = (own * learns).sum() / count
        spread = (((own - mean) ** 2 * learns).sum() / count).sqrt() + 1e-6
        own = (own - mean) / spread
        there = torch.arange(SEATS, device=own.device) < roll.players[:, None]
        there = there.float().repeat(steps, 1)
        even = (1 / roll.players).repeat(steps)
        flat = {name: value.flatten(0, 1) for name, value in vars(played).items()}
        for _ in range(self.taste.epochs):
            for chosen in torch.randperm(len(own), device=own.device).split(self.taste.batch):
                some = {name: flat[name][chosen] for name in FOR_A_LESSON}
                some |= {"own": own[chosen], "learns": learns[chosen], "there": there[chosen]}
                some |= {"aims": aims[chosen], "even": even[chosen]}
                self.lesson(some, pace)
                yield

    def lesson(self, some: dict[str, Tensor], pace: Pace) -> None:
        """One step of the optimizer."""
        own, aims, learns, there = some["own"], some["aims"], some["learns"], some["there"]
        clip = self.taste.clip
        inner = self.actor.look(some["seen"], some["mask"])
        shut = some["mask"] == 0
        logs = self.actor.looks(inner, some["mask"]).log_softmax(1)
        likely = logs.gather(1, some["action"][:, None])[:, 0]
        ratio = (likely - some["likely"]).exp()
        better = torch.minimum(ratio * own, ratio.clamp(1 - clip, 1 + clip) * own)
        count = learns.sum() + 1
        gain = (better * learns).sum() / count
        open_mind = -((logs.exp() * logs.masked_fill(shut, 0)).sum(1) * learns).sum() / count
        # While values alone are learned, what the policy rests on stays as it is
        sight = self.actor.head("value", inner if pace.bold else inner.detach())
        value = self.critic.head(
            "value", self.critic.trunk(torch.cat([some["seen"], some["secret"]], 1))
        )
        seats = there.sum()
        miss = (((value - aims) ** 2) * there).sum() / seats
        blur = (((sight - aims - some["even"][:, None]) ** 2) * there).sum() / seats
        loss = miss + self.taste.sight * blur - pace.bold * (gain + pace.entropy * open_mind)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            moved = (((ratio - 1).abs() > clip) * learns).sum() / count
            drift = ((some["likely"] - likely) * learns).sum() / count
            mean = (aims * there).sum() / seats
            explained = 1 - miss / ((((aims - mean) ** 2) * there).sum() / seats + 1e-6)
            figures = {"open_mind": open_mind, "miss": miss, "blur": blur, "moved": moved}
            self.note({**figures, "drift": drift, "explained": explained})

    def note(self, figures: dict[str, Tensor]) -> None:
        for name, value in figures.items():
            self.sums[name] = self.sums.get(name, torch.zeros_like(value)) + value.detach()
        self.lessons += 1

    def figures(self) -> dict[str, float]:
        """Give the means since the last call."""
        found = {name: float(value) / max(1, self.lessons) for name, value in self.sums.items()}
        self.sums, self.lessons = {}, 0
        return found


FOR_A_LESSON = ("seen", "secret", "mask", "action", "likely")
