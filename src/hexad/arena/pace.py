"""How long the players of a match may think, and what is left of it in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hexad.engine import Limit

if TYPE_CHECKING:
    from hexad.clock import TimeControl

__all__ = ["Pace", "Turn"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """A time for each move, a clock for each game, a number of nodes or plies, or nothing; times are in seconds.

    `margin` is how much later than allowed an answer may come, since pipes and busy machines take their share.
    `patience` is how long a move may take where there is neither a time nor a clock.
    """

    movetime: float | None = None
    clock: TimeControl | None = None
    nodes: int | None = None
    depth: int | None = None
    margin: float = 0.25
    patience: float = 60.0

    def __post_init__(self) -> None:
        if self.clock is not None and (self.clock.base is None or self.clock.delay):
            raise ValueError(f"the clock is {self.clock}: expected seconds, or seconds and an increment such as 10+0.1")

    @property
    def ends_moves(self) -> bool:
        """Whether there is any limit; without one, each player must know itself when to move."""
        return any(limit is not None for limit in (self.movetime, self.clock, self.nodes, self.depth))

    def full_clocks(self) -> list[float] | None:
        """What both clocks show before the first move."""
        return None if self.clock is None or self.clock.base is None else [self.clock.base / 100] * 2

    @property
    def increment(self) -> float:
        """What a clock gains with each move."""
        return 0.0 if self.clock is None else self.clock.increment / 100

    def __str__(self) -> str:
        parts = {
            "clock": self.clock,
            "movetime": None if self.movetime is None else round(1000 * self.movetime),
            "nodes": self.nodes,
            "depth": self.depth,
        }
        return " ".join(f"{name} {value}" for name, value in parts.items() if value is not None) or "no limit"


class Turn(NamedTuple):
    """What a player may use for one move: the pace, and what both clocks show if there are any."""

    pace: Pace
    clocks: tuple[float, float] | None
    side: int

    def allowed(self) -> float:
        """The seconds after which the move is too late."""
        times = [] if self.pace.movetime is None else [self.pace.movetime]
        if self.clocks is not None:
            times.append(self.clocks[self.side])
        return min(times) + self.pace.margin if times else self.pace.patience

    def limit(self) -> Limit:
        """For the engine in this process."""
        pace = self.pace
        remaining = None if self.clocks is None else max(0.0, self.clocks[self.side])
        increment = pace.increment
        return Limit(time=pace.movetime, nodes=pace.nodes, depth=pace.depth, remaining=remaining, increment=increment)

    def go(self) -> str:
        """The command that makes a UGI program think."""
        words = ["go"]
        if self.clocks is not None:
            increment = round(1000 * self.pace.increment)
            first, second = (max(1, round(1000 * seconds)) for seconds in self.clocks)
            words += [f"p1time {first} p2time {second} p1inc {increment} p2inc {increment}"]
        if self.pace.movetime is not None:
            words.append(f"movetime {max(1, round(1000 * self.pace.movetime))}")
        words += [f"nodes {self.pace.nodes}"] if self.pace.nodes is not None else []
        words += [f"depth {self.pace.depth}"] if self.pace.depth is not None else []
        return " ".join(words)
