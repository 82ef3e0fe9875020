"""What can be asked of a move, of cells and of a board. All of it is answered by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hexad

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    # A board of either game.
    Board = Any

__all__ = ["FINDERS", "KINDS_OF_BOARD", "meets"]


def meets(board: Board, move: str, goal: Mapping[str, Any]) -> bool:
    """Whether a legal move does all that is asked."""
    done = _deeds(board, move) if goal else {}
    return all(done[name] == wanted for name, wanted in goal.items())


def _deeds(board: Board, move: str) -> dict[str, Any]:
    effect, after = board.effect(move), board.copy()
    after.push(move)
    outcome = after.outcome()
    # In Abalone all that leave were pushed, too.
    off = len(effect.removed) if board.game == "abalone" else 0
    return {
        # How many pieces go along, are pushed, and leave the game.
        "moves": len(effect.moved),
        "pushes": len(effect.pushed) + off,
        "removes": len(effect.removed),
        # What explain() calls it: in-line, broadside, ...
        "code": board.explain(move).code,
        # How the game stands then.
        "wins": outcome is not None and outcome.winner == board.turn,
        "draws": outcome is not None and outcome.winner is None,
        "ends": outcome is not None,
        # Whether the other side is left with nothing that wins at once.
        "stops": not _threats(after, after.turn),
    }


def _threats(board: Board, side: str) -> set[str]:
    return {one.missing for one in board.formations() if one.kind == "threat" and one.player == side}


def _cells_of(kind: str) -> Callable[[Board], set[str]]:
    return lambda board: {cell for one in board.formations() if one.kind == kind for cell in one.cells}


def _leaving(board: Board) -> set[str]:
    """The tiles that any move takes out; a position for this has one way to do so."""
    return {cell for move in board.legal_moves for cell in board.effect(move).removed}


FINDERS: dict[str, Callable[[Board], set[str]]] = {
    **{kind: _cells_of(kind) for kind in ("single", "lance", "bow", "shield", "block", "det", "holding")},
    "threat": lambda board: _threats(board, board.PLAYERS[0]) | _threats(board, board.PLAYERS[1]),
    "leaving": _leaving,
}
"""Cells that the rules find on a board, by what they are called."""


def _has(kind: str) -> Callable[[Board], bool]:
    return lambda board: any(one.kind == kind for one in board.formations())


KINDS_OF_BOARD: dict[str, Callable[[Board], bool]] = {
    **{kind: _has(kind) for kind in ("lance", "bow", "shield", "block", "det", "pac", "sumito")},
    "start": lambda board: board.fen() == (hexad.abalone if board.game == "abalone" else hexad.six).Board().fen(),
    "won": lambda board: board.is_over,
}
"""What a board can be, or have on it."""
