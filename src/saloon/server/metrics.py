"""Figures for hosts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

REASONS: Final = ("address", "full", "flood", "large", "slow")
"""Why a connection was turned away: too many from one address or in all, too many frames or
requests on it, a head or body that is too large, or one that does not come to its end."""
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass
class Metrics:
    """What has been counted since the start."""

    moves: int = 0
    """Moves of people and of bots that were entered."""
    finished: int = 0
    told: int = 0
    dropped: int = 0
    defaults: int = 0
    reloads: int = 0
    connections: int = 0
    """Connections that are open now."""
    turned_away: Counter[str] = field(default_factory=Counter)
    """Connections that were refused or ended, by the reason."""
    descriptors_short: int = 0
    """Seconds in which no file descriptor was to be had."""
    answers: Counter[int] = field(default_factory=Counter)
    slow: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def count(self, moved: bool, finished: bool) -> None:
        """Count a change that is on the disk: whether somebody moved, and whether a game ended."""
        self.moves += moved
        self.finished += finished

    def answer(self, status: int, seconds: float) -> None:
        """Count an answer by its status and by how long it took."""
        self.answers[status] += 1
        self.seconds += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.slow[index] += 1
                return
        self.slow[-1] += 1

    def text(self, gauges: dict[str, int], counters: dict[str, int]) -> str:
        """Write everything down."""
        lines: list[str] = []
        own = {
            "moves": self.moves,
            "games_finished": self.finished,
            "messages_told": self.told,
            "readers_dropped": self.dropped,
            "default_moves": self.defaults,
            "tables_reloaded": self.reloads,
            "descriptors_short": self.descriptors_short,
        }
        for name, value in {**own, **counters}.items():
            lines += [f"# TYPE saloon_{name}_total counter", f"saloon_{name}_total {value}"]
        for name, value in {**gauges, "connections": self.connections}.items():
            lines += [f"# TYPE saloon_{name} gauge", f"saloon_{name} {value}"]
        lines.append("# TYPE saloon_connections_turned_away_total counter")
        for why in REASONS:
            lines.append(
                f'saloon_connections_turned_away_total{{why="{why}"}} {self.turned_away[why]}'
            )
        lines.append("# TYPE saloon_answers_total counter")
        for status, number in sorted(self.answers.items()):
            lines.append(f'saloon_answers_total{{status="{status}"}} {number}')
        lines.append("# TYPE saloon_answer_seconds histogram")
        total = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self.slow, strict=True):
            total += number
            lines.append(f'saloon_answer_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"saloon_answer_seconds_sum {self.seconds:.6f}")
        lines.append(f"saloon_answer_seconds_count {total}")
        return "\n".join(lines) + "\n"
