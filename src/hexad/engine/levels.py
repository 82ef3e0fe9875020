"""Ten levels for people. A lower level searches less deeply and slips more often; it never moves at random.

A slip is human: among the few best moves that it finds, a level takes a worse one more often if the difference is
small. The core has the settings and the choice (core/search/levels.h), so that levels play the same in a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad import _core

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.engine.engine import Info

__all__ = ["LEVELS", "Level", "choose"]

FULL = 10


class Level(NamedTuple):
    """How deeply a level searches, and how often it slips; full strength has no limit."""

    name: str
    nodes: int | None
    depth: int | None
    lines: int
    slip: int  # half points; a move that is this much worse is taken about a third as often as the best


_NAMES = (
    "first steps",
    "beginner",
    "learner",
    "casual player",
    "regular",
    "club player",
    "strong club player",
    "expert",
    "master",
    "full strength",
)

LEVELS: dict[str, tuple[Level, ...]] = {
    game: (
        *(Level(name, *setting) for name, setting in zip(_NAMES, settings, strict=False)),
        Level(_NAMES[-1], None, None, 1, 0),
    )
    for game, settings in (("abalone", _core.abalone_levels()), ("six", _core.six_levels()))
}


def choose(infos: Sequence[Info], slip: int, chooser: _core.Chooser) -> Info:
    """One of the best lines; the worse it is, the less likely."""
    return infos[chooser.choose([info.score.points for info in infos], slip)]
