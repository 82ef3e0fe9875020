"""How long the engine may think."""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["Limit"]

# This much of the time on a clock is never used: messages take time, and so does Python.
_RESERVE = 0.05


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """Any of these ends a search; none searches until it is stopped.

    `time` is for this move, in seconds. `remaining` and `increment` are those of a clock for the whole game, of which
    a sensible share is used.
    """

    time: float | None = None
    nodes: int | None = None
    depth: int | None = None
    remaining: float | None = None
    increment: float = 0.0

    def __post_init__(self) -> None:
        for name, least in (("time", 0), ("nodes", 1), ("depth", 1), ("remaining", 0), ("increment", 0)):
            value = getattr(self, name)
            if value is not None and not least <= value < float("inf"):
                raise ValueError(f"{name} is {value}: expected at least {least}")

    def at_most(self, nodes: int | None, depth: int | None) -> Limit:
        """The same limit with at most this many nodes and this depth."""
        return replace(self, nodes=_less(self.nodes, nodes), depth=_less(self.depth, depth))

    def seconds(self) -> tuple[float | None, float | None]:
        """After how long no deeper search is begun, and when the search ends wherever it is."""
        soft = hard = None
        if self.remaining is not None:
            usable = max(self.remaining - _RESERVE, self.remaining / 10)
            soft = min(usable / 25 + 0.7 * self.increment, usable / 3)
            hard = min(4 * soft, usable / 2)
        if self.time is not None:
            soft = self.time if soft is None else min(soft, self.time)
            hard = self.time if hard is None else min(hard, self.time)
        return soft, hard


def _less(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
