"""Players of our own, in this process: the engine, chance and greed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from hexad.arena.fault import Failing, Fault
from hexad.arena.player import Choice, Player
from hexad.engine import Engine, Limit
from hexad.engine.levels import FULL

if TYPE_CHECKING:
    from hexad.arena.pace import Turn
    from hexad.board import AnyBoard

__all__ = ["EnginePlayer", "GreedyPlayer", "RandomPlayer", "worth"]


class EnginePlayer(Player):
    """The engine at a level; what its own limit says goes before the pace of the match."""

    def __init__(
        self, game: str, limit: Limit | None = None, *, level: int = FULL, threads: int = 1, hash_mb: int = 16
    ) -> None:
        self._engine = Engine(game, threads=threads, hash_mb=hash_mb)
        self._limit = limit or Limit()
        self._level = level

    def begin(self, seed: str) -> None:
        """Forget the game before; the slips of a level follow from the seed."""
        self._engine.clear()
        self._engine.seed(seed)

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """What the engine would play."""
        try:
            played = self._engine.play(board, _both(turn.limit(), self._limit), level=self._level)
        except Exception as error:
            raise Fault(Failing.CRASH, f"{type(error).__name__}: {error}") from error
        return Choice(str(played.move), played.info.score, played.info.depth)

    def abort(self) -> None:
        """Stop thinking."""
        self._engine.stop()


def _both(pace: Limit, own: Limit) -> Limit:
    return Limit(
        time=pace.time if own.time is None else own.time,
        nodes=pace.nodes if own.nodes is None else own.nodes,
        depth=pace.depth if own.depth is None else own.depth,
        remaining=pace.remaining,
        increment=pace.increment,
    )


class RandomPlayer(Player):
    """Plays any legal move."""

    def __init__(self) -> None:
        self._source = random.Random()

    def begin(self, seed: str) -> None:
        """Begin the same choices for the same seed."""
        self._source.seed(seed)

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:  # noqa: ARG002 - chance needs no time
        """One of the legal moves."""
        return Choice(str(self._source.choice(board.legal_moves)))


class GreedyPlayer(RandomPlayer):
    """Takes the best that a move does at once, by a plain count; chance decides between equals."""

    # A turn in the moving phase of Six has some 800 moves: more are not looked at.
    _MOST = 120

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:  # noqa: ARG002
        """The legal move that is worth most."""
        moves = self._source.sample(list(board.legal_moves), min(self._MOST, len(board.legal_moves)))
        return Choice(str(max(moves, key=lambda move: worth(board, move))))


def worth(board: AnyBoard, move: Any) -> int:  # noqa: ANN401 - a move of either game
    """Count what a move does at once: it wins, ejects, pushes, leaves fewer threats than it makes."""
    effect = board.effect(move)
    mover = board.turn
    board.push(move)
    outcome = board.outcome()
    total = 10 * len(effect.removed) + len(effect.pushed)
    if outcome is not None:
        total += 0 if outcome.winner is None else 1000 if outcome.winner is mover else -1000
    elif board.game == "six":
        threats = [found.player is mover for found in board.formations() if found.kind == "threat"]
        total += threats.count(True) - 10 * threats.count(False)
    board.pop()
    return total
