"""The results of a soak: a table, and a plot as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sampler import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .sampler import Sample
    from .soak import Result

FONT = 'font-family="sans-serif" font-size="12"'
WIDTH, HEIGHT, GAP, LEFT = 640, 90, 34, 70


def table(result: Result) -> str:
    """A table in Markdown: the start, the last half, the end."""
    first, last = result.samples[0], result.samples[-1]
    lines = [
        f"{result.seconds:,.0f} seconds, {result.games:,} games, {result.moves:,} moves, {result.visits:,} visits",
        "",
        "| | idle at first | first sample | median of the last half | growth over it | at most | idle at the end |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for trend in result.trends:
        start, idle, end = (getattr(one, trend.name) for one in (first, result.idle_before, result.idle_after))
        lines.append(
            f"| {trend.name} | {idle:,.0f} | {start:,.0f} | {trend.level:,.1f} | {trend.growth:+,.1f} | "
            f"{trend.bound:,.1f} | {end:,.0f} |"
        )
    lines += ["", f"sampled every {(last.seconds - first.seconds) / max(1, len(result.samples) - 1):.1f} seconds"]
    lines += [f"FAULT: {fault}" for fault in result.faults]
    return "\n".join(lines)


def plot(samples: Sequence[Sample]) -> str:
    """One curve for each column, from zero to its maximum."""
    height = (HEIGHT + GAP) * len(COLUMNS) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 20}" height="{height}" {FONT}>',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    end = samples[-1].seconds or 1.0
    for row, name in enumerate(COLUMNS):
        top = GAP + row * (HEIGHT + GAP)
        values = [float(getattr(sample, name)) for sample in samples]
        most = max(values) or 1.0
        points = " ".join(
            f"{LEFT + WIDTH * sample.seconds / end:.1f},{top + HEIGHT * (1 - value / most):.1f}"
            for sample, value in zip(samples, values, strict=True)
        )
        unit = " (MB)" if name == "memory" else ""
        parts += [
            f'<text x="{LEFT}" y="{top - 6}">{name}{unit}</text>',
            f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{most:,.0f}</text>',
            f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">0</text>',
            f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbb"/>',
            f'<polyline points="{points}" fill="none" stroke="#1b5e8c" stroke-width="1.5"/>',
        ]
    parts += [f'<text x="{LEFT + WIDTH}" y="{height - 8}" text-anchor="end">{end / 60:.0f} minutes</text>', "</svg>"]
    return "\n".join(parts) + "\n"
