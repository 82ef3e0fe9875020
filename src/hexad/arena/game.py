"""One game: the moves are checked here, the time is taken here, and no player is believed."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.fault import Failing, Fault
from hexad.arena.judge import Adjudication
from hexad.arena.pace import Pace, Turn
from hexad.errors import IllegalMoveError, InvalidMoveError
from hexad.record import Eval, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hexad.arena.openings import Opening
    from hexad.arena.player import Choice, Player
    from hexad.board import AnyBoard

__all__ = ["Ending", "Rules", "Table"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What all games of a match have in common."""

    pace: Pace
    ply_limit: int | None = 400
    adjudication: Adjudication = field(default_factory=Adjudication)

    def __str__(self) -> str:
        limit = "" if self.ply_limit is None else f", at most {self.ply_limit} plies"
        agreed = f", adjudicated {self.adjudication}" if str(self.adjudication) else ""
        return f"{self.pace}{limit}{agreed}"


class Ending(NamedTuple):
    """How a game ended: the winner (0, who moved first, 1, or None for a draw), why, and by which failure if any."""

    winner: int | None
    reason: str
    failing: Failing | None = None

    @property
    def result(self) -> str:
        """As records write it."""
        return "1/2-1/2" if self.winner is None else ("1-0", "0-1")[self.winner]


class Table:
    """A board, two players and their clocks."""

    def __init__(self, opening: Opening, players: Sequence[Player], rules: Rules) -> None:
        self._rules = rules
        self._players = players
        self._board = opening.board(rules.ply_limit)
        self._clocks = rules.pace.full_clocks()
        self._scores: list[int | None] = [None] * len(self._board.moves)
        self.record = Game.from_board(self._board)

    def play(self, seed: str, is_stopped: Callable[[], bool]) -> Ending | None:
        """Play to the end; None if the match was stopped meanwhile."""
        for side, player in enumerate(self._players):
            try:
                player.begin(f"{seed}/{side}")
            except Fault as fault:
                return None if is_stopped() else self._lost(side, fault)
        while not is_stopped():
            ending = self._ending()
            if ending is not None:
                return ending
            side = self._board.PLAYERS.index(self._board.turn)
            try:
                self._move(side)
            except Fault as fault:
                return None if is_stopped() else self._lost(side, fault)
        return None

    def _ending(self) -> Ending | None:
        outcome = self._board.outcome()
        if outcome is not None:
            winner = None if outcome.winner is None else self._board.PLAYERS.index(outcome.winner)
            return Ending(winner, outcome.reason)
        verdict = self._rules.adjudication.verdict(self._scores)
        return None if verdict is None else Ending(*verdict)

    def _move(self, side: int) -> None:
        clocks = None if self._clocks is None else (self._clocks[0], self._clocks[1])
        turn = Turn(self._rules.pace, clocks, side)
        began = monotonic()
        choice = self._players[side].choose(self._board.copy(), turn)
        took = monotonic() - began
        if took > turn.allowed():
            raise Fault(Failing.TIME, f"a move took {took:.3g} s, allowed were {turn.allowed():.3g} s")
        _push(self._board, choice.move)
        if self._clocks is not None:
            self._clocks[side] = max(0.0, self._clocks[side] - took) + self._rules.pace.increment
        self._note(side, choice)

    def _note(self, side: int, choice: Choice) -> None:
        """Keep the move in the record, with what its player thought."""
        move = self._board.peek()
        assert move is not None
        node = self.record.last.play(move)
        points = None if choice.score is None else (-1) ** side * choice.score.points
        self._scores.append(points)
        if choice.score is not None and points is not None:
            plies = choice.score.win_in
            # Records count a forced win in moves, the engine in plies.
            moves = None if plies is None else (abs(plies) + 1) // 2 * (1 if points > 0 else -1)
            depth = None if choice.depth is None else min(choice.depth, 999)
            node.eval = Eval(points / 100, depth=depth) if moves is None else Eval(win_in=moves, depth=depth)
        if self._clocks is not None:
            node.clock = round(100 * self._clocks[side])

    def _lost(self, side: int, fault: Fault) -> Ending:
        culprit = self._board.PLAYERS[side].capitalize()
        return Ending(1 - side, f"{culprit}: {fault}", fault.kind)


def _push(board: AnyBoard, move: str) -> None:
    try:
        board.push(move)
    except IllegalMoveError as error:
        raise Fault(Failing.ILLEGAL, f"{move[:80]!r}: {error}") from error
    except InvalidMoveError as error:
        raise Fault(Failing.UNREADABLE, f"{move[:80]!r} is no move") from error
