"""Time in the rulebook: A16 and R4."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import hexad

from .cases import HERE

CASES = tomllib.loads((HERE / "clock.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["title"])
def test_clock(case: dict[str, Any]) -> None:
    clock = hexad.Clock.of(case["control"]).start(0)
    for press in case["presses"]:
        clock = clock.press(centiseconds(press))
    now = centiseconds(case["now"])
    for player, left in case.get("left", {}).items():
        assert clock.remaining(hexad.Player(player), now) == centiseconds(left)
    outcome = clock.outcome(now)
    assert (outcome and {"winner": outcome.winner, "rule": outcome.rule}) == case.get("outcome")


def centiseconds(seconds: float) -> int:
    return round(100 * seconds)
