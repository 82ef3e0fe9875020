"""The time that players received and used, computed without the clock, to check the clocks of games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.clock import TimeControl
    from hexad.server.game.game_state import GameState


@dataclass
class Ledger:
    """The time that each seat received and used, computed without the clock."""

    control: TimeControl
    given: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    since: int | None = None
    spent: int = 0
    """What the turn used before a pause."""
    is_over: bool = False

    def start(self, state: GameState) -> None:
        self.given = [self.control.base or 0] * len(state.seats)
        self.used = [0] * len(state.seats)
        self.since = state.at

    def left(self, state: GameState, seat: int, turn: int | None) -> int:
        """The time that a seat must have left during a turn."""
        running = self.running(state) if seat == turn and not self.is_over else 0
        return self.given[seat] - self.used[seat] - running

    def end_turn(self, state: GameState, seat: int) -> None:
        self.used[seat] += self.running(state)
        self.since, self.spent = state.at, 0

    def renew(self, *seats: int) -> None:
        """With a time for each move, nothing is left of the one before."""
        for seat in seats if self.control.per_move else ():
            self.given[seat], self.used[seat] = self.control.base or 0, 0

    def pause(self, state: GameState, *, resumes: bool) -> None:
        self.spent, self.since = self.spent + self._since(state), state.at if resumes else None

    def _since(self, state: GameState) -> int:
        return 0 if self.since is None else state.at - self.since

    def running(self, state: GameState) -> int:
        """What the turn has used so far."""
        return max(0, self.spent + self._since(state) - self.control.delay)
