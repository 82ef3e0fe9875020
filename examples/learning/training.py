"""A whole training run: play, learn, measure now and then, keep what was learnt, show how it went."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import torch
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from learning.evaluation import Score, measure
from learning.learner import Learner, Settings
from learning.network import Network
from learning.players import Agent, Player, RandomPlayer
from learning.selfplay import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hexad.envs import Space

__all__ = ["Budget", "Plan", "Point", "load", "train"]

POINTS = 12


@dataclass(frozen=True)
class Plan:
    """What is played, against whom, and how it is learnt."""

    space: Space
    greedy: Callable[[int], Player]
    games: int = 128
    plies: int = 16
    against: float = 0.7  # the share of games that are played against the greedy player
    taught: float = 0.1  # the share of the budget in which its advice counts, too, less and less
    temperature: float = 0.0  # of the agent where it is measured
    channels: int = 24
    blocks: int = 2
    radius: int = 3  # how far the first layer sees
    settings: Settings = field(default_factory=Settings)

    def agent(self, network: Network, symmetries: int = 12) -> Agent:
        """The player that is measured."""
        return Agent(network, self.space, symmetries=symmetries, temperature=self.temperature)

    def selfplay(self, network: Network, seed: int) -> SelfPlay:
        """Games in which a network can learn."""
        return SelfPlay(
            self.space,
            network,
            self.greedy(seed),
            games=self.games,
            against=self.against,
            plies=self.plies,
            seed=seed,
            sharpness=self.settings.sharpness,
        )

    def advice(self, share: float) -> float:
        """How much the greedy player's advice counts when this share of the budget is used up."""
        return max(0.0, 1 - share / self.taught) if self.taught else 0.0

    def rate(self, share: float) -> float:
        """The share of the learning rate: all of it in the first half, then less and less."""
        return min(1.0, 2.1 - 2 * share)

    def network(self) -> Network:
        """A network that has learnt nothing."""
        return Network(self.space, self.channels, self.blocks, self.radius)


@dataclass
class Budget:
    """How much of a run is over, by minutes on the clock or by plies played."""

    minutes: float | None
    steps: int | None
    played: int = 0
    began: float = field(default_factory=time.monotonic)

    def share(self) -> float:
        """From 0 to 1."""
        if self.steps is not None:
            return min(1.0, self.played / self.steps)
        return min(1.0, (time.monotonic() - self.began) / 60 / (self.minutes or 1e-9))


@dataclass(frozen=True)
class Point:
    """The strength at one time."""

    steps: int
    seconds: float
    random: float
    greedy: float


def train(plan: Plan, budget: Budget, seed: int, out: Path, *, games: int = 50) -> tuple[Network, list[Point]]:
    """Train until the budget is used up; now and then keep it, and measure it by so many games with each colour."""
    torch.manual_seed(seed)
    out.mkdir(parents=True, exist_ok=True)
    network = plan.network()
    learner = Learner(network, plan.settings, seed)
    play = plan.selfplay(network, seed)
    curve = [_point(plan, network, budget, games)]
    with _progress() as progress:
        task = progress.add_task("training", total=1.0, told=_told(curve[-1]))
        while (share := budget.share()) < 1:
            advice = plan.advice(share)
            learner.learn(play.play(advised=advice > 0), rate=plan.rate(share), advice=advice)
            budget.played += plan.games * plan.plies
            if budget.share() >= len(curve) / POINTS:
                curve.append(_point(plan, network, budget, games))
                _save(network, curve, out)
            progress.update(task, completed=budget.share(), told=_told(curve[-1]))
    return network, curve


def load(plan: Plan, path: Path) -> Network:
    """The network of a checkpoint."""
    network = plan.network()
    network.load_state_dict(torch.load(path, weights_only=True))
    return network


def _point(plan: Plan, network: Network, budget: Budget, games: int) -> Point:
    rates = [
        sum(measure(plan.space, plan.agent(network, symmetries=1), other, games), Score(0, 0, 0)).rate
        for other in (RandomPlayer(), plan.greedy(1))
    ]
    return Point(budget.played, round(time.monotonic() - budget.began, 1), *rates)


def _save(network: Network, curve: list[Point], out: Path) -> None:
    torch.save(network.state_dict(), out / "checkpoint.pt")
    (out / "curve.json").write_text(json.dumps([vars(point) for point in curve], indent=1) + "\n")


def _told(point: Point) -> str:
    return f"{point.steps:9,} plies   random {point.random:4.0%}   greedy {point.greedy:4.0%}"


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    return Progress(*columns, TextColumn("{task.fields[told]}"))
