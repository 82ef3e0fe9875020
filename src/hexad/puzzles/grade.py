"""How hard a puzzle is: how long the solution is, how many moves look like it, how deep one must look to prefer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.puzzles.puzzle import HARDEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.board import AnyBoard
    from hexad.engine import Info
    from hexad.types import Player

__all__ = ["difficulty", "lookalikes", "sight"]

# From how many lookalikes a puzzle gets a point more, and from which depth. In Abalone there are pushes everywhere.
_MANY = {"ejection": (4, 8), "sumito": (4, 8), "win": (3, 5), "defence": (3, 5), "split": (1, 3)}
_DEEP = {"ejection": (3, 5), "sumito": (3, 5), "win": (2, 4), "defence": (2, 4), "split": (2, 4)}


def difficulty(kind: str, within: int, alike: int, depth: int) -> int:
    """From 1, seen at a glance, to 5: two points for each move after the first, one for many lookalikes or much depth.

    >>> difficulty("win", 1, 0, 1), difficulty("win", 2, 3, 1), difficulty("win", 3, 5, 2)
    (1, 3, 5)
    """
    points = 2 * (within - 1) + sum(alike >= many for many in _MANY[kind]) + sum(depth >= deep for deep in _DEEP[kind])
    return min(HARDEST, max(1, points))


def sight(infos: Sequence[Info], move: Any) -> int | None:  # noqa: ANN401 - each game's own Move
    """From which depth on the engine prefers the move; None where at last it does not."""
    depth = None
    for info in infos:
        if info.rank != 1 or not info.line:
            continue
        depth = None if info.line[0] != move else info.depth if depth is None else depth
    return depth


def lookalikes(board: AnyBoard, solution: Any) -> int:  # noqa: ANN401
    """How many other moves look as if they did it: pushes in Abalone, new threats and splits in Six."""
    others = [move for move in list(board.legal_moves) if move != solution]
    if board.game == "abalone":
        return sum(bool(board.effect(move).pushed or board.effect(move).removed) for move in others)
    if board.effect(solution).removed:
        return len({move.origin for move in others if board.effect(move).removed} - {solution.origin})
    before = _threats(board, board.turn)
    return sum(_threats_after(board, move) > before for move in others)


def _threats(board: AnyBoard, player: Player) -> int:
    return sum(one.kind == "threat" and one.player is player for one in board.formations())


def _threats_after(board: AnyBoard, move: Any) -> int:  # noqa: ANN401
    mover = board.turn
    board.push(move)
    threats = _threats(board, mover)
    board.pop()
    return threats
