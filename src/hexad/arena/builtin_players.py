"""Players that run in this process: the engine, a random player and a greedy one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import hexad
from hexad.arena.failures import Failure, PlayerError
from hexad.arena.player import Choice, MatchPlayer
from hexad.engine import Engine, Limit
from hexad.engine.levels import FULL

if TYPE_CHECKING:
    from hexad.arena.time_control import Turn
    from hexad.board import AnyBoard, AnyMove

__all__ = ["EnginePlayer", "GreedyPlayer", "RandomPlayer", "move_value"]


class EnginePlayer(MatchPlayer):
    """The engine at a level. Its own limit takes precedence over the time control of the match."""

    def __init__(
        self, game: str, limit: Limit | None = None, *, level: int = FULL, threads: int = 1, hash_mb: int = 16
    ) -> None:
        self._engine = Engine(game, threads=threads, hash_mb=hash_mb)
        self._limit = limit or Limit()
        self._level = level

    def begin(self, seed: str) -> None:
        """Clear the hash table; the seed determines the random moves of a level."""
        self._engine.clear()
        self._engine.seed(seed)

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """The move of the engine."""
        try:
            played = self._engine.play(board, _combined(turn.limit(), self._limit), level=self._level)
        except Exception as error:
            raise PlayerError(Failure.CRASH, f"{type(error).__name__}: {error}") from error
        return Choice(str(played.move), played.info.score, played.info.depth)

    def abort(self) -> None:
        """Stop the search."""
        self._engine.stop()


def _combined(match: Limit, own: Limit) -> Limit:
    return Limit(
        time=match.time if own.time is None else own.time,
        nodes=match.nodes if own.nodes is None else own.nodes,
        depth=match.depth if own.depth is None else own.depth,
        remaining=match.remaining,
        increment=match.increment,
    )


class RandomPlayer(MatchPlayer):
    """Plays random legal moves."""

    def __init__(self) -> None:
        self._source = random.Random()

    def begin(self, seed: str) -> None:
        """Make the same choices for the same seed."""
        self._source.seed(seed)

    def choose(self, board: AnyBoard, _: Turn) -> Choice:
        """A random legal move."""
        return Choice(str(self._source.choice(board.legal_moves)))


class GreedyPlayer(RandomPlayer):
    """Plays the move with the highest `move_value`; chance decides between equals."""

    # A position in the moving phase of Six has some 800 moves; only a sample is valued.
    _MAX_MOVES = 120

    def choose(self, board: AnyBoard, _: Turn) -> Choice:
        """The legal move with the highest value."""
        moves = self._source.sample(list(board.legal_moves), min(self._MAX_MOVES, len(board.legal_moves)))
        return Choice(str(max(moves, key=lambda move: move_value(board, move))))


def move_value(board: AnyBoard, move: AnyMove) -> int:
    """The immediate value of a move: winning, pushing off, pushing, and the threats it makes and leaves."""
    effect = board.effect(move)
    mover = board.turn
    board.push(move)
    outcome = board.outcome()
    total = 10 * len(effect.removed) + len(effect.pushed)
    if outcome is not None:
        total += 0 if outcome.winner is None else 1000 if outcome.winner is mover else -1000
    elif "threat" in hexad.GAMES[board.game].formations:
        threats = [found.player is mover for found in board.formations() if found.kind == "threat"]
        total += threats.count(True) - 10 * threats.count(False)
    board.pop()
    return total
