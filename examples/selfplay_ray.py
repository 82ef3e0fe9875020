"""Self-play on Ray, on one machine or on a cluster: python examples/selfplay_ray.py [--address HOST:PORT].

The games are divided among workers, which Ray starts on free processors. This process learns from all of them together,
so the location of the workers affects the speed but not the result. New weights are distributed through Ray's object
store: every node fetches them once. On a cluster, hexad and this folder must be on all nodes.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ray
import torch
import train_abalone
import train_six
from learning.evaluation import Score, measure
from learning.learner import Learner
from learning.options import positive
from learning.players import RandomPlayer
from learning.selfplay import joined

if TYPE_CHECKING:
    from learning.network import Network
    from learning.selfplay import Rollout
    from learning.training import Plan

PLANS = {"six": train_six.PLAN, "abalone": train_abalone.PLAN}


@ray.remote(num_cpus=1, scheduling_strategy="SPREAD")
class Worker:
    """Plays a batch of games with the given weights."""

    def __init__(self, plan: Plan, seed: int) -> None:
        torch.set_num_threads(1)  # one worker for each processor
        self._network = plan.network()
        self._play = plan.selfplay(self._network, seed)

    def node(self) -> str:
        """Return the id of this worker's node, as soon as the worker is ready."""
        return str(ray.get_runtime_context().get_node_id())

    def play(self, weights: dict[str, torch.Tensor], advised: bool) -> Rollout:
        """Play some plies of every game with these weights and return the decisions."""
        self._network.load_state_dict(weights)
        return self._play.play(advised=advised)


def start_workers(plan: Plan, count: int, seed: int) -> list[Any]:
    """Start workers, divide the plan's games evenly among them, and return them when all are ready."""
    shares = [plan.games // count + (i < plan.games % count) for i in range(count)]
    workers = [
        Worker.remote(replace(plan, games=games), seed + i)  # type: ignore[attr-defined]  # Ray adds it
        for i, games in enumerate(shares)
    ]
    nodes = Counter(ray.get([worker.node.remote() for worker in workers]))
    print(f"workers by node: {', '.join(f'{node[:8]} {number}' for node, number in nodes.items())}", flush=True)
    return workers


def learn(plan: Plan, given: argparse.Namespace) -> Network:
    """Alternate between playing, by all workers with the newest weights, and learning from their games."""
    network = plan.network()
    learner = Learner(network, plan.settings, given.seed)
    workers = start_workers(plan, given.workers, given.seed)
    played, reported, spent = 0, 0, 0.0
    while (share := min(1.0, played / given.steps)) < 1:
        began = time.monotonic()
        advice = plan.advice(share)
        weights = ray.put(network.state_dict())
        rollout = joined(ray.get([worker.play.remote(weights, advice > 0) for worker in workers]))
        learner.learn(rollout, rate=plan.rate(share), advice=advice)
        played += rollout.actions.numel()
        spent += time.monotonic() - began
        if played / given.steps >= (reported + 1) / given.reports:
            reported += 1
            report(plan, network, given.games, played, played / spent)
    return network


def report(plan: Plan, network: Network, games: int, played: int, speed: float) -> None:
    """Measure the network and print its strength."""
    scores = [
        sum(measure(plan.space, plan.agent(network), other, games), Score(0, 0, 0))
        for other in (RandomPlayer(), plan.greedy(1))
    ]
    rates = "   ".join(f"{name} {score.rate:4.0%}" for name, score in zip(("random", "greedy"), scores, strict=True))
    print(f"{played:9,} plies   {speed:6,.0f} a second   {rates}", flush=True)


def main() -> None:
    """Join a cluster, or start one on this machine, and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", help="head node of a cluster; without it, Ray is started on this machine")
    parser.add_argument("--game", choices=PLANS, default="six")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--steps", type=positive, default=100_000, help="plies to play")
    parser.add_argument("--reports", type=positive, default=8, help="number of measurements")
    parser.add_argument("--games", type=positive, default=64, help="games with each colour in a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="a folder for the checkpoint")
    given = parser.parse_args()
    games = PLANS[given.game].games
    if not 1 <= given.workers <= games:
        parser.error(f"--workers is {given.workers}: expected 1 to {games}, the games that they share")
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    settings: dict[str, Any] = {"address": given.address} if given.address else {"num_cpus": given.workers}
    ray.init(**settings, include_dashboard=False if not given.address else None, log_to_driver=False)
    print(f"{len(ray.nodes())} nodes, {given.workers} workers", flush=True)  # type: ignore[no-untyped-call]  # Ray's
    network = learn(PLANS[given.game], given)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.save(network.state_dict(), given.out / "checkpoint.pt")
    print(f"learnt: {given.out / 'checkpoint.pt'}")
    ray.shutdown()


if __name__ == "__main__":
    main()
