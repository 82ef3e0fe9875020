"""The command line that the training examples share."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from hexad.envs import Episode
from learning.evaluation import Score, measure
from learning.options import positive
from learning.players import Observations, Player, RandomPlayer
from learning.plot import draw
from learning.training import Budget, load, train

if TYPE_CHECKING:
    from learning.network import Network
    from learning.training import Plan

__all__ = ["main"]


def main(plan: Plan, name: str) -> None:
    """Train an agent and measure it, or show a game of a trained agent."""
    parser = _parser(name)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    if given.play:
        if not (checkpoint := given.out / "checkpoint.pt").exists():
            parser.error(f"there is no {checkpoint}: train an agent first, or name its folder with --out")
        show(plan, load(plan, checkpoint), given.seed)
        return
    budget = Budget(None if given.steps else given.minutes, given.steps)
    network, curve = train(plan, budget, given.seed, given.out, games=min(50, given.games))
    draw([curve], f"{name}: a small agent learns", given.out / "curve.svg")
    print(f"{budget.played:,} plies, {(time.monotonic() - budget.began) / 60:.1f} minutes on the clock,", end=" ")
    print(f"{time.process_time() / 60:.1f} of the processor; {given.out / 'checkpoint.pt'}")
    report(plan, network, given.games, given.seed)


def _parser(name: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=f"Train a small agent: {name}.")
    parser.add_argument("--minutes", type=float, default=10, help="how long to train")
    parser.add_argument("--steps", type=positive, help="train for this number of plies instead of a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="a folder for the checkpoint and the curve")
    parser.add_argument("--games", type=positive, default=500, help="games with each colour in the last measurement")
    parser.add_argument(
        "--threads", type=positive, default=1, help="threads of torch; one is fastest on a busy machine"
    )
    parser.add_argument("--play", action="store_true", help="show a game of the agent in --out against greedy")
    return parser


def report(plan: Plan, network: Network, games: int, seed: int) -> None:
    """Measure the agent with both colours and print the scores."""
    others: dict[str, Player] = {"random": RandomPlayer(seed + 1), "greedy": plan.greedy(seed + 1)}
    for name, other in others.items():
        black, white = measure(plan.space, plan.agent(network), other, games, seed + 1)
        for colour, score in {"with Black": black, "with the other": white, "both": black + white}.items():
            print(f"against {name}, {colour + ':':15} {score}")


def show(plan: Plan, network: Network, seed: int) -> Score:
    """Print a game of the agent, which has Black, against the greedy player; return the agent's score."""
    episode = Episode(plan.space)
    players = (plan.agent(network), plan.greedy(seed))
    while not episode.is_over:
        planes, scalars = episode.observe()
        observed = Observations(planes[np.newaxis], scalars[np.newaxis], episode.mask()[np.newaxis])
        action = int(players[episode.player].choose(observed)[0])
        print(f"{('agent', 'greedy')[episode.player]} plays {episode.text(action)}")
        episode.play(action)
        print(episode.board, end="\n\n")
    winner = episode.winner
    print(f"{('nobody', 'the agent', 'greedy')[winner + 1]} wins: {episode.reason}")
    return Score(int(winner == 0), int(winner == -1), int(winner == 1))
