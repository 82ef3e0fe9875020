"""Rating systems compared on simulated seasons of 2,000 players, and how many games a second Glicko-2 rates.

`python -m bench ratings --only NAME` measures one part: the names are `speed`, `course` and the keys of PARTS.
"""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from bench.measure import Row, rate
from bench.ratings import course
from bench.ratings.comparison import GLICKO2, PARTS, TRUTH, predictions
from bench.ratings.scores import brier_score, calibration, log_loss, quantiles, worst_error
from hexad.ratings import Glicko2, Rating

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bench.ratings.scores import Bin

__all__ = ["rows"]

# In percentage points, for individuals of the spread that is expected.
MAX_ERROR = 2.0


def rows(only: str = "") -> Iterator[Row]:
    """Yield each measurement as soon as it is made; raises ValueError for an unknown name."""
    if only not in ("", "speed", "course", *PARTS):
        raise ValueError(f"{only}: expected one of speed, course, {', '.join(PARTS)}")
    if only in ("", "speed"):
        yield _speed(1, target=10_000)
        yield _speed(2)
    if only in ("", "course"):
        yield from course.rows()
    for part in PARTS:
        if only in ("", part):
            yield from _comparison(part)


def _comparison(name: str) -> Iterator[Row]:
    """A row for each season, then one for each system and measure: the mean of the seasons with its standard error."""
    kind, number = PARTS[name]
    seasons = []
    for seed in range(1, number + 1):
        games, found = predictions(kind, seed)
        seasons.append(found)
        note = f"{len(found[TRUTH]):,} of them between established players"
        yield Row(f"{name}, season {seed}", games, "games", note=note, digits=0)
    for measure, function in (("log loss", log_loss), ("Brier score", brier_score)):
        values = {system: [function(found[system]) for found in seasons] for system in seasons[0]}
        for system, one in values.items():
            above = [value - least for value, least in zip(one, values[TRUTH], strict=True)]
            note = "" if system == TRUTH else f"{_with_error(above)} above the true strengths"
            yield Row(f"{name}, {measure}, {system}", fmean(one), "", note=note, digits=4)
    for kind_of_tenth, divide in (("scale", calibration), ("games", quantiles)):
        for system in seasons[0]:
            bins = divide([one for found in seasons for one in found[system]])
            yield _calibration(name, f"worst tenth of the {kind_of_tenth}", system, bins)


def _calibration(name: str, measure: str, system: str, bins: Sequence[Bin]) -> Row:
    errors = " ".join(f"{100 * (one.observed - one.predicted):+.1f}" for one in bins)
    note = f"{errors}; at least {min(one.games for one in bins):,} games each"
    target = MAX_ERROR if (name, system) == ("individuals", GLICKO2) else None
    return Row(f"{name}, {measure}, {system}", 100 * worst_error(bins), "points", target, note, at_most=True)


def _with_error(values: Sequence[float]) -> str:
    return f"{fmean(values):+.4f} ± {stdev(values) / len(values) ** 0.5:.4f}"


def _speed(team_size: int, target: float | None = None) -> Row:
    """Games rated in a second, between players of various strengths, as when all ratings are computed again."""
    random, system = Random(1), Glicko2()
    ratings = [Rating(random.gauss(1500, 350), random.uniform(45, 200), 0.09, 0) for _ in range(2_000)]
    sides = [random.sample(range(2_000), 2 * team_size) for _ in range(5_000)]
    scores = random.choices((1, 0, 0.5), (49, 49, 2), k=len(sides))

    def work() -> int:
        for number, (players, score) in enumerate(zip(sides, scores, strict=True)):
            one, other = players[:team_size], players[team_size:]
            after = system.rate_game([ratings[i] for i in one], [ratings[i] for i in other], score, 60 * number)
            for player, rating in zip(players, after[0] + after[1], strict=True):
                ratings[player] = rating
        return len(sides)

    return Row(f"games rated, {team_size} on each side", rate(work), "games/s", target, digits=0)
