"""One search for all games: a tree over what a seat knows, and played-out games below it.

Each simulation draws a world that the seat cannot tell from the true one, walks down the tree by
the moves made (draws are drawn anew and are no part of the tree), adds a node, and has the rules of
thumb play the game out. Every seat is after its own result. Where several seats choose in secret
at once, each matches its regrets; elsewhere a move is tried by its value, its promise and how often
it was open.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from saloon.bots.heuristics import Heuristics
from saloon.bots.racing import better_half, by_gain, halvings, not_beaten
from saloon.bots.tree import Choice, Node
from saloon.kernel.moves import CHANCE, Move
from saloon.kernel.native import i64
from saloon.kernel.rng import Rng
from saloon.kernel.state import GAME_OVER, State

RESOLUTION: Final = 4294967296.0
CLOCK_EVERY: Final = 16
"""How many simulations pass between two looks at the clock."""
RIPE: Final = 3
"""How often a place in the tree is reached before its moves are told apart."""
LOOK_EVERY: Final = 8
"""How many worlds pass before moves that are clearly worse are looked for."""
HOPELESS: Final = 0.005
"""A move that promises so little beside the best is not compared at all."""
WANDERING: Final = 0.1
"""How often a seat that chooses in secret tries just anything."""
SECRET_MOVES: Final = 64
"""More moves than a seat can have in a secret choice: so wide is its place in a node's key."""


@final
class Search:
    """A search for one decision of one seat."""

    heuristics: Heuristics
    seat: i64
    rng: Rng
    breadth: i64
    explore: float
    horizon: i64
    simulations: i64
    root: Node
    own: Choice
    """The seat's own moves in the position at hand."""
    asked: list[int]
    """The places of those worth thinking of."""
    path: list[Choice]
    steps: list[int]
    sealed: list[int]
    """For each step of the path, whether it was a secret choice."""
    chances: list[float]
    drawn: list[State]
    weights: list[float]
    """The worlds drawn, and the running total of their weights."""
    luck: Rng
    whim: Rng
    """What chance does in a game played out, and what the players do on a whim."""
    order: list[int]
    """The places of the moves compared, the best first."""

    def __init__(
        self,
        heuristics: Heuristics,
        seat: i64,
        rng: Rng,
        breadth: i64,
        explore: float,
        horizon: i64,
    ) -> None:
        self.heuristics = heuristics
        self.seat = seat
        self.rng = rng
        self.breadth = breadth
        self.explore = explore
        self.horizon = horizon
        self.simulations = 0
        self.root = Node()
        self.own = self.root.choice(seat)
        self.asked = []
        self.path = []
        self.steps = []
        self.sealed = []
        self.chances = []
        self.drawn = []
        self.weights = []
        self.luck = Rng(0)
        self.whim = Rng(0)
        self.order = []

    def run(self, known: State, worlds: i64, simulations: i64, seconds: float) -> None:
        """Simulate from worlds drawn from what is known, until the work or the time is done."""
        deadline = time.perf_counter() + seconds
        self.draw(known, worlds, deadline)
        while self.simulations < simulations:
            self.simulate(self.world().clone())
            self.simulations += 1
            if self.simulations % CLOCK_EVERY == 0 and time.perf_counter() > deadline:
                break

    def draw(self, known: State, worlds: i64, deadline: float) -> None:
        """Draw worlds from what is known, and weigh them."""
        self.heuristics.loosen(known)
        total = 0.0
        while len(self.drawn) < worlds:
            world = known.imagine(self.seat, self.rng)
            self.heuristics.reopen(world, self.seat)
            total += self.heuristics.weigh(world, self.seat)
            self.drawn.append(world)
            self.weights.append(total)
            if len(self.drawn) % CLOCK_EVERY == 0 and time.perf_counter() > deadline:
                break

    def world(self) -> State:
        """Take one of the worlds drawn, by their weights."""
        return self.drawn[self.by_weight(self.weights)]

    # Trying each move in the same worlds

    def compare(self, known: State, worlds: i64, simulations: i64, seconds: float) -> None:
        """Play the promising moves out in the same worlds with the same luck, and drop the worse.

        The move that the rules of thumb would make stays until it is clearly beaten.
        """
        deadline = time.perf_counter() + seconds
        self.draw(known, worlds, deadline)
        places = self.places_of(self.own, self.drawn[0])
        if not places:
            return
        usual: i64 = places[0]
        for place in places:
            if self.own.promise[place] > self.own.promise[usual]:
                usual = place
        results: list[list[float]] = [[] for _ in self.own.moves]
        racing = [place for place in places if self.own.promise[place] > HOPELESS]
        while self.simulations < simulations and len(racing) > 1:
            share: i64 = (simulations - self.simulations) // halvings(len(racing))
            rounds: i64 = max(1, share // len(racing))
            while rounds > 0:
                self.race(racing, results)
                rounds -= 1
                if time.perf_counter() > deadline:
                    simulations = self.simulations
                    break
                if len(results[racing[0]]) % LOOK_EVERY == 0:
                    clear = not_beaten(self.own, racing, results)
                    if len(clear) < len(racing):
                        racing = clear
                        break
            else:
                racing = better_half(self.own, racing, usual)
        self.order = by_gain(self.own, results, usual)

    def race(self, racing: list[int], results: list[list[float]]) -> None:
        """Play each move out once, all from the same world and with the same luck."""
        world = self.world()
        luck: i64 = self.rng.word()
        whim: i64 = self.rng.word()
        own = self.own
        for place in racing:
            state = world.clone()
            state.apply(self.seat, own.moves[place])
            self.luck.restart(luck)
            self.whim.restart(whim)
            self.play_out(state, self.luck, self.whim)
            value = self.heuristics.values(state)[self.seat]
            own.learn(place, value)
            results[place].append(value)
            self.simulations += 1

    def play_out(self, state: State, luck: Rng, whim: Rng) -> None:
        """Have the rules of thumb play on; draws and whims each have their own luck."""
        left: i64 = self.horizon
        heuristics = self.heuristics
        heuristics.loosen(state)
        while True:
            seat: i64 = state.acting()
            if seat == GAME_OVER:
                return
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(luck))
            elif left == 0:
                return
            else:
                state.apply(seat, heuristics.pick(state, seat, whim))
                left -= 1

    # The tree

    def by_weight(self, weights: list[float]) -> i64:
        """Draw a place by running totals of weights."""
        last: i64 = len(weights) - 1
        point = float(self.rng.word()) / RESOLUTION * weights[last]
        low: i64 = 0
        while low < last:
            middle: i64 = (low + last) // 2
            if weights[middle] > point:
                last = middle
            else:
                low = middle + 1
        return low

    def simulate(self, state: State) -> None:
        """Walk down the tree, add a node, play on from there, and tell every seat its result."""
        self.path.clear()
        self.steps.clear()
        self.sealed.clear()
        self.chances.clear()
        node = self.root
        fresh = False
        rng = self.rng
        while True:
            actors = state.actors()
            if not actors:
                break
            seat: i64 = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            if fresh:
                self.play_out(state, rng, rng)
                break
            key: i64 = 0
            if len(actors) > 1:
                for each in actors:
                    key = key * SECRET_MOVES + self.seal(node.choice(each), state)
            else:
                choice = node.choice(seat)
                key = self.step(choice, state)
                if key < 0:
                    continue
            below = node.after.get(key)
            if below is None:
                below = Node()
                node.after[key] = below
            node = below
            node.reached += 1
            fresh = node.reached < RIPE
        self.learn(self.heuristics.values(state))

    def places_of(self, choice: Choice, state: State) -> list[int]:
        """Find the moves worth thinking of by their places; none where there is no choice.

        A single legal move is made at once. The seat's own moves in the position at hand are the
        same in every world, so they are looked for once.
        """
        if choice is self.own and self.asked:
            return self.asked
        moves = state.legal(choice.seat)
        if len(moves) == 1:
            state.apply(choice.seat, moves[0])
            return []
        found: list[int] = []
        if len(moves) <= self.breadth:
            places = choice.places
            for move in moves:
                place: i64 = places.get(move.text, -1)
                if place < 0:
                    break
                found.append(place)
        if len(found) < len(moves):
            found = self.promising(choice, moves, self.heuristics.rate(state, choice.seat, moves))
        if choice is self.own:
            self.asked = found
        return found

    def promising(self, choice: Choice, moves: list[Move], rates: list[float]) -> list[int]:
        """Find the `breadth` most promising moves, and take in those that are new."""
        best = max(rates)
        floor = -1.0e18
        if len(moves) > self.breadth:
            floor = sorted(rates, reverse=True)[self.breadth - 1]
        found: list[int] = []
        index: i64 = 0
        while index < len(moves) and len(found) < self.breadth:
            if rates[index] >= floor:
                place: i64 = choice.places.get(moves[index].text, -1)
                if place < 0:
                    place = choice.add(moves[index], math.exp(rates[index] - best))
                found.append(place)
            index += 1
        return found

    def step(self, choice: Choice, state: State) -> i64:
        """Make the move that its value, its promise and its openings speak for."""
        places = self.places_of(choice, state)
        if not places:
            return -1
        whole = 0.0
        for place in places:
            whole += choice.promise[place]
        hope = choice.total / choice.visits if choice.visits > 0.0 else 0.5
        eager = self.explore / whole
        best = -1.0e9
        chosen: i64 = -1
        for place in places:
            chances = choice.open[place] + 1.0
            choice.open[place] = chances
            tried = choice.tried[place]
            value = choice.sums[place] / tried if tried > 0.0 else hope
            value += eager * choice.promise[place] * math.sqrt(chances) / (1.0 + tried)
            if value > best:
                best = value
                chosen = place
        self.path.append(choice)
        self.steps.append(chosen)
        self.sealed.append(0)
        self.chances.append(1.0)
        state.apply(choice.seat, choice.moves[chosen])
        return chosen

    def seal(self, choice: Choice, state: State) -> i64:
        """Choose in secret: each move as often as it is regretted."""
        places = self.places_of(choice, state)
        if not places:
            return 0
        choice.keep_secret()
        number = float(len(places))
        whole = 0.0
        promised = 0.0
        for place in places:
            whole += max(0.0, choice.regret[place])
            promised += choice.promise[place]
        point = float(self.rng.word()) / RESOLUTION
        chosen: i64 = -1
        chance = 1.0
        for place in places:
            if whole > 0.0:
                share = max(0.0, choice.regret[place]) / whole
            else:
                share = choice.promise[place] / promised
            choice.played[place] += share
            share = WANDERING / number + (1.0 - WANDERING) * share
            if chosen < 0:
                point -= share
                if point <= 0.0:
                    chosen = place
                    chance = share
        if chosen < 0:
            chosen = places[0]
            chance = WANDERING / number
        self.path.append(choice)
        self.steps.append(chosen)
        self.sealed.append(1)
        self.chances.append(chance)
        state.apply(choice.seat, choice.moves[chosen])
        return chosen

    def learn(self, values: list[float]) -> None:
        """Tell each decision on the path what came of it for the seat that made it."""
        index: i64 = 0
        while index < len(self.path):
            choice = self.path[index]
            place: i64 = self.steps[index]
            value = values[choice.seat]
            choice.learn(place, value)
            if self.sealed[index]:
                regret = choice.regret
                mean = choice.total / choice.visits
                regret[place] += (value - mean) / self.chances[index]
            index += 1

    def best(self) -> Move:
        """Name the move that was thought best: the one tried most often."""
        return self.ranking()[0]

    def ranking(self) -> list[Move]:
        """List the moves thought of, the best first."""
        own = self.own
        if self.order:
            return [own.moves[place] for place in self.order]
        weights = [own.tried[place] + own.mean(place) for place in range(len(own.moves))]
        if own.played:
            weights = [own.played[place] + weight for place, weight in enumerate(weights)]
        order = sorted(range(len(weights)), key=lambda place: -weights[place])
        return [own.moves[place] for place in order]

    def tried(self, move: Move) -> i64:
        """Count the simulations that a move had."""
        return int(self.own.tried[self.own.places[move.text]])

    def in_secret(self) -> bool:
        """Tell whether others choose at the same time."""
        return len(self.drawn[0].actors()) > 1

    def value(self, move: Move) -> float:
        """Give what a move brought the seat on average, between 0 and 1."""
        return self.own.mean(self.own.places[move.text])
