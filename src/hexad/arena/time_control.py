"""The time control of a match, and what it allows for one move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hexad.engine import Limit

if TYPE_CHECKING:
    from hexad.clock import TimeControl

__all__ = ["MatchTimeControl", "Turn"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchTimeControl:
    """A time for each move, a clock for each game, a number of nodes, a depth, or no limit; times are in seconds.

    `margin` is how much later than allowed an answer may arrive, since pipes and busy machines cost time. `patience` is
    how long a move may take if there is neither a time nor a clock.
    """

    movetime: float | None = None
    clock: TimeControl | None = None
    nodes: int | None = None
    depth: int | None = None
    margin: float = 0.25
    patience: float = 60.0

    def __post_init__(self) -> None:
        if self.clock is not None and (self.clock.base is None or self.clock.delay or self.clock.per_move):
            raise ValueError(f"the clock is {self.clock}: expected seconds, or seconds and an increment such as 10+0.1")

    @property
    def limits_moves(self) -> bool:
        """Whether there is any limit on a move."""
        return any(limit is not None for limit in (self.movetime, self.clock, self.nodes, self.depth))

    def full_clocks(self) -> list[float] | None:
        """The time on both clocks before the first move; None without clocks."""
        return None if self.clock is None or self.clock.base is None else [self.clock.base / 100] * 2

    @property
    def increment(self) -> float:
        """The seconds that a clock gains with each move."""
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
    """What a player may use for one move: the time control, and the time on both clocks if there are any."""

    time_control: MatchTimeControl
    clocks: tuple[float, float] | None
    side: int

    def allowed(self) -> float:
        """The seconds after which the move is too late."""
        times = [] if self.time_control.movetime is None else [self.time_control.movetime]
        if self.clocks is not None:
            times.append(self.clocks[self.side])
        return min(times) + self.time_control.margin if times else self.time_control.patience

    def limit(self) -> Limit:
        """The limit for the engine in this process."""
        control = self.time_control
        remaining = None if self.clocks is None else max(0.0, self.clocks[self.side])
        return Limit(
            time=control.movetime,
            nodes=control.nodes,
            depth=control.depth,
            remaining=remaining,
            increment=control.increment,
        )

    def go(self) -> str:
        """The `go` command for a UGI program."""
        words = ["go"]
        if self.clocks is not None:
            increment = round(1000 * self.time_control.increment)
            first, second = (max(1, round(1000 * seconds)) for seconds in self.clocks)
            words += [f"p1time {first} p2time {second} p1inc {increment} p2inc {increment}"]
        if self.time_control.movetime is not None:
            words.append(f"movetime {max(1, round(1000 * self.time_control.movetime))}")
        words += [f"nodes {self.time_control.nodes}"] if self.time_control.nodes is not None else []
        words += [f"depth {self.time_control.depth}"] if self.time_control.depth is not None else []
        return " ".join(words)
