"""The goals of tasks: what a move must do, which cells are meant, what a board must be. The rules decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hexad.board import AnyBoard
    from hexad.types import Player

__all__ = ["FINDERS", "KINDS_OF_BOARD", "STEPS", "meets"]

STEPS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
"""The six steps to a neighbour, in axial coordinates as `axial` of both games returns them, by their direction."""

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
    arrived = {*effect.placed, *(to for _, to in effect.moved)}
    off = len(effect.removed) if GAMES[board.game].off_board.name == "pushed_off" else 0
    return {
        # Where the pieces that move stood, and how many move, are pushed, and leave the game.
        "from": " ".join(sorted(start for start, _ in effect.moved)),
        "moves": len(effect.moved),
        "pushes": len(effect.pushed) + off,
        "removes": len(effect.removed),
        # How many other pieces of its own colour, and of the other, those that move touch afterwards.
        "touches": len(_touched(after, arrived, board.turn)),
        "meets": len(_touched(after, arrived, after.turn)),
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


def _touched(board: AnyBoard, cells: set[str], side: Player) -> set[str]:
    """The pieces of a side that touch one of these cells and do not stand on any of them."""
    game = GAMES[board.game]
    near = {(q + dq, r + dr) for q, r in map(game.axial, cells) for dq, dr in STEPS.values()}
    return {
        cell for cell, owner in board.pieces.items() if owner == side and cell not in cells and game.axial(cell) in near
    }


def _threats(board: AnyBoard, side: Player) -> set[str]:
    threats = (one for one in board.formations() if one.kind == "threat" and one.player == side)
    return {one.missing for one in threats if one.missing is not None}


def _cells_of(kind: str) -> Callable[[AnyBoard], set[str]]:
    return lambda board: {cell for one in board.formations() if one.kind == kind for cell in one.cells}


def _largest_multi(board: AnyBoard) -> set[str]:
    groups = [set(one.cells) for one in board.formations() if one.kind == "multi"]
    return max(groups, key=len)


def _leaving(board: AnyBoard) -> set[str]:
    """The tiles that any move takes out; a position for this task has one such move."""
    return {cell for move in board.legal_moves for cell in board.effect(move).removed}


FINDERS: dict[str, Callable[[AnyBoard], set[str]]] = {
    **{kind: _cells_of(kind) for kind in _KINDS},
    "threat": lambda board: _threats(board, board.PLAYERS[0]) | _threats(board, board.PLAYERS[1]),
    "leaving": _leaving,
    "largest-multi": _largest_multi,
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
