"""How the strength rose, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl

mpl.use("Agg")  # it draws into files and needs no screen
from matplotlib import pyplot as plt

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from learning.training import Point

__all__ = ["draw"]


def draw(curve: Sequence[Point], title: str, path: Path) -> None:
    """Games won against both players, by plies played."""
    mpl.rcParams["svg.hashsalt"] = "hexad"  # the same curve draws the same file
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    steps = [point.steps / 1000 for point in curve]
    axes.plot(steps, [100 * point.random for point in curve], "o-", color="#0072b2", label="against random")
    axes.plot(steps, [100 * point.greedy for point in curve], "s-", color="#d55e00", label="against greedy")
    axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set(title=title, xlabel="plies played in training (thousands)", ylabel="games won (%)", ylim=(-2, 102))
    axes.grid(alpha=0.25)
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    plt.close(figure)
