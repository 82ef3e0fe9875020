"""A complete training run: plays, learns, measures and saves at intervals, and shows the progress."""

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
    """The game, the opponent, the network and the settings of a training run."""

    space: Space
    greedy: Callable[[int], Player]
    games: int = 128
    plies: int = 16
    against: float = 0.7  # the share of games that are played against the greedy player
    imitation: float = 0.1  # the share of the budget in which it is also imitated, with decreasing weight
    temperature: float = 0.0  # of the agent when it is measured
    channels: int = 24
    blocks: int = 2
    radius: int = 3  # of the first layer's kernel
    settings: Settings = field(default_factory=Settings)

    def agent(self, network: Network, symmetries: int = 12) -> Agent:
        """Return the player to measure."""
        return Agent(network, self.space, symmetries=symmetries, temperature=self.temperature)

    def selfplay(self, network: Network, seed: int) -> SelfPlay:
        """Return the games that a network trains on."""
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
        """Return the weight of imitation when this share of the budget is used."""
        return max(0.0, 1 - share / self.imitation) if self.imitation else 0.0

    def rate(self, share: float) -> float:
        """Return the factor of the learning rate: 1 in the first half of the budget, then decreasing."""
        return min(1.0, 2.1 - 2 * share)

    def network(self) -> Network:
        """Return an untrained network."""
        return Network(self.space, self.channels, self.blocks, self.radius)


@dataclass
class Budget:
    """The length of a run, in minutes of wall-clock time or in plies, and how much of it is used."""

    minutes: float | None
    steps: int | None
    played: int = 0
    began: float = field(default_factory=time.monotonic)

    def share(self) -> float:
        """Return the used share of the budget, from 0 to 1."""
        if self.steps is not None:
            return min(1.0, self.played / self.steps)
        return min(1.0, (time.monotonic() - self.began) / 60 / (self.minutes or 1e-9))


@dataclass(frozen=True)
class Point:
    """The strength at one point of the training: the share of wins against each player."""

    steps: int
    seconds: float
    random: float
    greedy: float


def train(plan: Plan, budget: Budget, seed: int, out: Path, *, games: int = 50) -> tuple[Network, list[Point]]:
    """Train until the budget is used; return the network and its curve.

    At intervals the network is saved, and measured in `games` games with each colour against each player.
    """
    torch.manual_seed(seed)
    out.mkdir(parents=True, exist_ok=True)
    network = plan.network()
    learner = Learner(network, plan.settings, seed)
    play = plan.selfplay(network, seed)
    curve = [_point(plan, network, budget, games)]
    with _progress() as progress:
        task = progress.add_task("training", total=1.0, status=_status(curve[-1]))
        while (share := budget.share()) < 1:
            advice = plan.advice(share)
            learner.learn(play.play(advised=advice > 0), rate=plan.rate(share), advice=advice)
            budget.played += plan.games * plan.plies
            if budget.share() >= len(curve) / POINTS:
                curve.append(_point(plan, network, budget, games))
                _save(network, curve, out)
            progress.update(task, completed=budget.share(), status=_status(curve[-1]))
    return network, curve


def load(plan: Plan, path: Path) -> Network:
    """Load the network of a checkpoint."""
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


def _status(point: Point) -> str:
    return f"{point.steps:9,} plies   random {point.random:4.0%}   greedy {point.greedy:4.0%}"


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    return Progress(*columns, TextColumn("{task.fields[status]}"))
