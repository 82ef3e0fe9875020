"""Plots the strength of agents during training."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl

mpl.use("Agg")  # draws into files and needs no display
from matplotlib import pyplot as plt

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from learning.training import Point

__all__ = ["draw"]


def draw(runs: Sequence[Sequence[Point]], title: str, path: Path) -> None:
    """Plot the games won against both players by plies played, one line per run, and write the picture to `path`."""
    mpl.rcParams["svg.hashsalt"] = "hexad"  # the file is reproducible
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for number, run in enumerate(runs):
        steps = [point.steps / 1000 for point in run]
        for other, style, colour in (("random", "o-", "#0072b2"), ("greedy", "s-", "#d55e00")):
            won = [100 * getattr(point, other) for point in run]
            label = None if number else f"against {other}"
            axes.plot(steps, won, style, color=colour, alpha=1 - 0.5 * number / len(runs), label=label)
    axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set(title=title, xlabel="plies played in training (thousands)", ylabel="games won (%)", ylim=(-2, 102))
    axes.grid(alpha=0.25)
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    plt.close(figure)
