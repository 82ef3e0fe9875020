"""One game of a match: it checks the moves and measures the time."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.adjudication import Adjudication
from hexad.arena.failures import Failure, PlayerError, Resignation
from hexad.arena.time_control import MatchTimeControl, Turn
from hexad.errors import IllegalMoveError, InvalidMoveError
from hexad.record import Eval, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hexad.arena.openings import Opening
    from hexad.arena.player import Choice, MatchPlayer
    from hexad.board import AnyBoard

__all__ = ["Ending", "MatchGame", "MatchRules"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """The time control, ply limit and adjudication of all games of a match."""

    time_control: MatchTimeControl
    ply_limit: int | None = 400
    adjudication: Adjudication = field(default_factory=Adjudication)

    def __str__(self) -> str:
        limit = "" if self.ply_limit is None else f", at most {self.ply_limit} plies"
        agreed = f", adjudicated {self.adjudication}" if str(self.adjudication) else ""
        return f"{self.time_control}{limit}{agreed}"


class Ending(NamedTuple):
    """How a game ended: the winner (0 moved first; None for a draw), the reason, and the failure if there was one."""

    winner: int | None
    reason: str
    failure: Failure | None = None

    @property
    def result(self) -> str:
        """The result as records write it."""
        return "1/2-1/2" if self.winner is None else ("1-0", "0-1")[self.winner]


class MatchGame:
    """A board, two players and their clocks."""

    def __init__(self, opening: Opening, players: Sequence[MatchPlayer], rules: MatchRules) -> None:
        self._rules = rules
        self._players = players
        self._board = opening.board(rules.ply_limit)
        self._clocks = rules.time_control.full_clocks()
        self._scores: list[int | None] = [None] * len(self._board.moves)
        self.record = Game.from_board(self._board)

    def play(self, seed: str, is_stopped: Callable[[], bool]) -> Ending | None:
        """Play to the end; None if the match was stopped before."""
        if is_stopped():
            return None
        ending = self._begin(seed) or self._continue(is_stopped)
        if is_stopped():
            return None
        for player in self._players:
            player.end(self._board.copy())
        return ending

    def _begin(self, seed: str) -> Ending | None:
        """Let the players get ready; how the game ends if one does not."""
        ready = [(side, partial(player.begin, f"{seed}/{side}")) for side, player in enumerate(self._players)]
        ready += [
            (side, partial(player.sit, self._board.copy(), self._turn(side)))
            for side, player in enumerate(self._players)
        ]
        for side, get_ready in ready:
            try:
                get_ready()
            except PlayerError as error:
                return self._lost(side, error)
        return None

    def _continue(self, is_stopped: Callable[[], bool]) -> Ending | None:
        while not is_stopped():
            ending = self._ending()
            if ending is not None:
                return ending
            side = self._board.PLAYERS.index(self._board.turn)
            try:
                self._move(side)
            except PlayerError as error:
                return self._lost(side, error)
            except Resignation:
                return Ending(1 - side, "resignation")
        return None

    @property
    def plies(self) -> int:
        """The number of plies so far, those of the opening included."""
        return len(self._board.moves)

    def named_record(self, names: Sequence[str]) -> Game:
        """The record of the game with the names of the players, in the order of the sides, and the time control."""
        colours = (colour.capitalize() for colour in self._board.PLAYERS)
        self.record.tags.update(zip(colours, names, strict=True))
        self.record.tags["TimeControl"] = str(self._rules.time_control.clock or "-")
        return self.record

    def _ending(self) -> Ending | None:
        outcome = self._board.outcome()
        if outcome is not None:
            winner = None if outcome.winner is None else self._board.PLAYERS.index(outcome.winner)
            return Ending(winner, outcome.reason)
        verdict = self._rules.adjudication.verdict(self._scores)
        return None if verdict is None else Ending(*verdict)

    def _turn(self, side: int) -> Turn:
        clocks = None if self._clocks is None else (self._clocks[0], self._clocks[1])
        return Turn(self._rules.time_control, clocks, side)

    def _move(self, side: int) -> None:
        turn = self._turn(side)
        began = monotonic()
        choice = self._players[side].choose(self._board.copy(), turn)
        took = monotonic() - began
        if took > turn.allowed():
            raise PlayerError(Failure.TIME, f"a move took {took:.3g} s, allowed were {turn.allowed():.3g} s")
        _push(self._board, choice.move)
        if self._clocks is not None:
            self._clocks[side] = max(0.0, self._clocks[side] - took) + self._rules.time_control.increment
        self._record(side, choice)

    def _record(self, side: int, choice: Choice) -> None:
        """Add the move to the record, with the player's score and clock."""
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

    def _lost(self, side: int, error: PlayerError) -> Ending:
        side = 1 - side if error.by_opponent else side
        loser = self._board.PLAYERS[side].capitalize()
        return Ending(1 - side, f"{loser}: {error}", error.kind)


def _push(board: AnyBoard, move: str) -> None:
    try:
        board.push(move)
    except IllegalMoveError as error:
        raise PlayerError(Failure.ILLEGAL, f"{move[:80]!r}: {error}") from error
    except InvalidMoveError as error:
        raise PlayerError(Failure.UNREADABLE, f"{move[:80]!r} is no move") from error
