"""Attempts at puzzles as a browser stores them for visitors without an account."""

from __future__ import annotations

import time
from typing import Any

from hexad import puzzles
from hexad.puzzles.themes import themes_of

__all__ = ["device_history"]

DAY = 86_400


def device_history(*failed_days_ago: int, theme: str = "triangle") -> dict[str, Any]:
    """Failed attempts at puzzles of Six with one theme, each some days ago."""
    chosen = [one for one in puzzles.load("six") if theme in themes_of(one)]
    rows: list[dict[str, Any]] = []
    mean = 1700.0
    for number, (puzzle, days) in enumerate(zip(chosen, failed_days_ago, strict=False), 1):
        ended = time.time() - days * DAY
        row = {"number": number, "puzzle": puzzle.id, "game": "six", "difficulty": puzzle.difficulty}
        row |= {"themes": list(themes_of(puzzle)), "solved": False, "ended": ended, "seconds": 65, "expected": 0.5}
        rows.append({**row, "before": mean, "after": mean - 10, "deviation": 90})
        mean -= 10
    last = int(time.time() - min(failed_days_ago) * DAY)
    return {"ratings": {"six": {"mean": mean, "deviation": 90, "volatility": 0.09, "time": last}}, "attempts": rows}
