"""What a contest came to: wins with their intervals, places, ratings, thinking time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from saloon.arena.contest import Contest, Played
from saloon.kernel import Json, Rng

SURE = 1.96
"""So many standard errors to each side make an interval of 95 %."""
MEAN_RATING = 1000.0
ELO = 400.0 / math.log(10.0)
RESAMPLES = 200
ROUNDS = 200


@dataclass
class Account:
    """What one bot did, deal by deal: the games of a deal are not independent of each other."""

    games: int
    wins: float
    ranks: int
    decisions: int
    seconds: float
    deals: dict[int, tuple[float, int]]

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """The win rate with 95 % certainty, deals being what is drawn at random."""
        number = len(self.deals)
        rate = self.rate
        spread = sum((wins - rate * games) ** 2 for wins, games in self.deals.values())
        if number < 2 or spread < 1e-9:
            return wilson(rate, self.games)
        error = SURE * math.sqrt(spread * number / (number - 1)) / self.games
        return max(0.0, rate - error), min(1.0, rate + error)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval, which holds also where all or nothing was won."""
    square = SURE**2 / games
    middle = (rate + square / 2) / (1 + square)
    error = SURE * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - error), min(1.0, middle + error)


def win_share(ranks: Sequence[int], seat: int) -> float:
    """A win, or its part of a shared one."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def account(contest: Contest, games: Sequence[Played], bot: str) -> Account:
    """Sum up a bot's games."""
    total = Account(0, 0.0, 0, 0, 0.0, {})
    for game in games:
        for seat, name in enumerate(game.seats):
            if name != bot:
                continue
            share = win_share(game.ranks, seat)
            deal = contest.deal(game.number)
            before = total.deals.get(deal, (0.0, 0))
            total.deals[deal] = (before[0] + share, before[1] + 1)
            total.games += 1
            total.wins += share
            total.ranks += game.ranks[seat]
            total.decisions += game.decisions[seat]
            total.seconds += game.seconds[seat]
    return total


def bots_of(contest: Contest) -> list[str]:
    """Name each bot once, as they were given."""
    return list(dict.fromkeys(contest.bots))


# Ratings


Duels = list[list[float]]
"""How often each bot was placed before each other one; equal places count half."""


def duels(games: Sequence[Played], bots: Sequence[str]) -> Duels:
    """Count, for each game, who was placed before whom."""
    place = {bot: number for number, bot in enumerate(bots)}
    counted = [[0.0] * len(bots) for _ in bots]
    for game in games:
        for seat, name in enumerate(game.seats):
            for other, rival in enumerate(game.seats):
                if name != rival and game.ranks[seat] <= game.ranks[other]:
                    better = 1.0 if game.ranks[seat] < game.ranks[other] else 0.5
                    counted[place[name]][place[rival]] += better
    return counted


def added(parts: Sequence[Duels], bots: int) -> Duels:
    return [
        [sum(part[one][other] for part in parts) for other in range(bots)] for one in range(bots)
    ]


def ratings(counted: Duels) -> list[float]:
    """Fit Elo ratings to duels (Bradley and Terry); half a duel each way keeps them finite."""
    bots = len(counted)
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        fitted = []
        for one in range(bots):
            others = [other for other in range(bots) if other != one]
            won = sum(counted[one][other] + 0.5 for other in others)
            met = sum(
                (counted[one][other] + counted[other][one] + 1) / (strength[one] + strength[other])
                for other in others
            )
            fitted.append(won / met if met else 1.0)
        mean = math.exp(sum(map(math.log, fitted)) / bots)
        strength = [each / mean for each in fitted]
    return [MEAN_RATING + ELO * math.log(each) for each in strength]


def resampled(contest: Contest, games: Sequence[Played], bots: Sequence[str]) -> list[list[float]]:
    """Fit the ratings to many contests of deals drawn from this one's."""
    by_deal: dict[int, list[Played]] = {}
    for game in games:
        by_deal.setdefault(contest.deal(game.number), []).append(game)
    parts = [duels(deal, bots) for deal in by_deal.values()]
    rng = Rng("resampled")
    return [
        ratings(added([parts[rng.below(len(parts))] for _ in parts], len(bots)))
        for _ in range(RESAMPLES)
    ]


def middle_95(values: Sequence[float]) -> tuple[float, float]:
    """Cut off the lowest and the highest fortieth."""
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]


def report(contest: Contest, games: Sequence[Played]) -> dict[str, Json]:
    """Report on a contest."""
    bots = bots_of(contest)
    fitted = ratings(duels(games, bots))
    drawn = resampled(contest, games, bots)
    lines: list[Json] = []
    for number, bot in enumerate(bots):
        total = account(contest, games, bot)
        low, high = total.interval()
        rating_low, rating_high = middle_95([each[number] for each in drawn])
        wins = round(total.wins, 4)
        lines.append(
            {
                "bot": bot,
                "games": total.games,
                "wins": int(wins) if wins.is_integer() else wins,
                "win_rate": round(total.rate, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "mean_rank": round(total.ranks / total.games, 3),
                "rating": round(fitted[number], 1),
                "rating_low": round(rating_low, 1),
                "rating_high": round(rating_high, 1),
                "decisions": total.decisions,
                "mean_ms": round(1000 * total.seconds / max(1, total.decisions), 3),
            }
        )
    return {
        "game": contest.game,
        "players": contest.players,
        "games": len(games),
        "seed": contest.seed,
        "options": dict(contest.options),
        "bots": lines,
    }


def lead(contest: Contest, games: Sequence[Played]) -> tuple[float, float, float]:
    """How many points the first bot is rated above the second, with its interval."""
    bots = bots_of(contest)
    fitted = ratings(duels(games, bots))
    drawn = [each[0] - each[1] for each in resampled(contest, games, bots)]
    return (fitted[0] - fitted[1], *middle_95(drawn))
