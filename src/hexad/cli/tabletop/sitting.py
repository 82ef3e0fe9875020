"""A game in progress: the board, its record and its clock, without a word to anybody."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hexad.seats import new_clock, seat_of
from hexad.types import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.clock import Clock, TimeControl
    from hexad.record import Game, Node

__all__ = ["Sitting", "clock_of"]


def clock_of(record: Game, control: TimeControl) -> Clock:
    """The clock for a game that begins, or goes on from what its record says that each seat had left."""
    start, end = record.board(), record.end()
    clock = new_clock(end, control)
    banks, first = list(clock.banks), seat_of(start)
    for ply, node in enumerate(record.mainline(), first):
        if node.clock is not None:
            banks[ply % len(banks)] = node.clock
    return replace(clock, banks=tuple(banks))


class Sitting:
    """The game as it stands. Moves go to the board and into the record; the clock is told the time by `now`."""

    def __init__(self, record: Game, clock: Clock | None, now: Callable[[], int]) -> None:
        self.record = record
        self.board = record.end()
        self.clock = clock and clock.start(now())
        self._now = now
        self._turns: list[Clock] = []
        self._ended: Outcome | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by the rules, on time or by the players' word."""
        return self._ended or self.board.outcome()

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return seat_of(self.board)

    def play(self, text: str) -> Node | None:
        """Play a move and press the clock; raises what the board raises. None if the flag has fallen before."""
        if self.flag():
            return None
        seat, now = self.seat, self._now()
        node = self.record.play(text)
        self.board.push(node.move)
        if self.clock is not None:
            self._turns.append(self.clock)
            self.clock = self.clock.press(now)
            node.clock = self.clock.remaining(seat, now)
        return node

    def undo(self) -> str:
        """Take the last move back, with the time that its turn began with; raises IndexError if there is none."""
        move = self.board.pop()
        self.record.last.remove()
        if self.clock is not None:
            before = (self.clock.turn - 1) % len(self.clock.seats)
            turn = self._turns.pop() if self._turns else replace(self.clock, turn=before, spent=0)
            self.clock = replace(turn, at=self._now())
        return str(move)

    def resign(self) -> None:
        """The side to move gives up."""
        self._end(Outcome(self.board.PLAYERS[(self.seat + 1) % 2], "resignation", ""))

    def agree(self) -> None:
        """Both sides settle for a draw."""
        self._end(Outcome(None, "agreement", ""))

    def flag(self) -> bool:
        """Whether the flag of the side to move has fallen; if so, the game is over."""
        fallen = self.clock and self.outcome is None and self.clock.outcome(self._now())
        if fallen:
            self._end(fallen)
        return bool(fallen)

    def remaining(self, seat: int) -> int | None:
        """What a seat has left, in centiseconds; None without a clock."""
        return None if self.clock is None else self.clock.remaining(seat, self._now())

    def _end(self, outcome: Outcome) -> None:
        self._ended = outcome
        self.record.finish(outcome)
