"""Draws the calibration of docs/RATINGS.md: `python -m bench.ratings.picture`, which plays four seasons."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import matplotlib as mpl

mpl.use("Agg")  # draws into files and needs no display
from matplotlib import pyplot as plt

from bench.ratings.comparison import GLICKO2, LICHESS, OPENSKILL, PARTS, predictions
from bench.ratings.scores import Prediction, calibration

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "rating-calibration.svg"
# Without openskill's defaults, which are so far off that the others could not be told apart.
STYLES = {GLICKO2: ("o", "#0072b2"), OPENSKILL: ("s", "#d55e00"), LICHESS: ("^", "#57606a")}
# Beside each other, since the error bars of the systems overlap.
OFFSETS = {GLICKO2: -1.0, OPENSKILL: 0.0, LICHESS: 1.0}


def draw_part(name: str, axes: Axes) -> None:
    """Play the seasons of a part and draw how far the observed scores are from the predicted ones."""
    kind, number = PARTS[name]
    found: dict[str, list[Prediction]] = {system: [] for system in STYLES}
    for seed in range(1, number + 1):
        _, of_season = predictions(kind, seed)
        for system, all_predictions in found.items():
            all_predictions.extend(of_season[system])
    axes.axhspan(-2, 2, color="#0072b2", alpha=0.1)
    axes.axhline(0, color="#24292f", linewidth=0.8)
    for system, (marker, colour) in STYLES.items():
        bins = calibration(found[system])
        axes.errorbar(
            [100 * one.predicted + OFFSETS[system] for one in bins],
            [100 * (one.observed - one.predicted) for one in bins],
            yerr=[200 * one.error for one in bins],
            fmt=marker,
            color=colour,
            markersize=4,
            linewidth=1,
            label=system,
        )
    axes.set(title=name, xlabel="predicted score (%)", xticks=range(0, 101, 20))
    axes.grid(alpha=0.25)


def main() -> None:
    """Draw individuals and teams beside each other."""
    mpl.rcParams["svg.hashsalt"] = "hexad"  # the file is reproducible
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4), sharey=True, layout="constrained")
    for name, axes in (("individuals", left), ("teams", right)):
        draw_part(name, axes)
    left.set(ylabel="observed minus predicted score (points)")
    figure.legend(*left.get_legend_handles_labels(), loc="outside lower center", ncols=len(STYLES))
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
