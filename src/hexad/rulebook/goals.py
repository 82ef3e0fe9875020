"""The goals of tasks: what a move must do, which cells are meant, what a board must be. The rules decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hexad.board import AnyBoard
    from hexad.types import Player

__all__ = ["FINDERS", "KINDS_OF_BOARD", "meets"]

_KINDS = tuple(kind for game in GAMES.values() for kind in game.formations)


def meets(board: AnyBoard, move: str, goal: Mapping[str, Any]) -> bool:
    """Whether a legal move does all that is asked."""
    done = _results_of(board, move) if goal else {}
    return all(done[name] == wanted for name, wanted in goal.items())


def _results_of(board: AnyBoard, move: str) -> dict[str, Any]:
    effect, after = board.effect(move), board.copy()
    after.push(move)
    outcome = after.outcome()
    # A marble that leaves the board was pushed; a tile that is taken out was not.
    off = len(effect.removed) if GAMES[board.game].off_board.name == "pushed_off" else 0
    return {
        # How many pieces move, are pushed, and leave the game.
        "moves": len(effect.moved),
        "pushes": len(effect.pushed) + off,
        "removes": len(effect.removed),
        # What explain() calls it: in-line, broadside, ...
        "code": board.explain(move).code,
        # The state of the game after the move.
        "wins": outcome is not None and outcome.winner == board.turn,
        "draws": outcome is not None and outcome.winner is None,
        "ends": outcome is not None,
        # Whether the other side has no move that wins at once.
        "stops": not _threats(after, after.turn),
        # How many cells complete a shape of the side that moved.
        "threatens": len(_threats(after, board.turn)),
    }


def _threats(board: AnyBoard, side: Player) -> set[str]:
    threats = (one for one in board.formations() if one.kind == "threat" and one.player == side)
    return {one.missing for one in threats if one.missing is not None}


def _cells_of(kind: str) -> Callable[[AnyBoard], set[str]]:
    return lambda board: {cell for one in board.formations() if one.kind == kind for cell in one.cells}


def _leaving(board: AnyBoard) -> set[str]:
    """The tiles that any move takes out; a position for this task has one such move."""
    return {cell for move in board.legal_moves for cell in board.effect(move).removed}


FINDERS: dict[str, Callable[[AnyBoard], set[str]]] = {
    **{kind: _cells_of(kind) for kind in _KINDS},
    "threat": lambda board: _threats(board, board.PLAYERS[0]) | _threats(board, board.PLAYERS[1]),
    "leaving": _leaving,
}
"""Functions that find cells on a board, by the name in the data."""


def _has(kind: str) -> Callable[[AnyBoard], bool]:
    return lambda board: any(one.kind == kind for one in board.formations())


KINDS_OF_BOARD: dict[str, Callable[[AnyBoard], bool]] = {
    **{kind: _has(kind) for kind in _KINDS},
    "start": lambda board: board.fen() == GAMES[board.game].Board().fen(),
    "won": lambda board: board.is_over,
}
"""Tests of a board, by the name in the data."""
