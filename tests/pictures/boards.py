"""Boards of both games, in all states that a picture must show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hexad

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["BOARDS", "make"]


def _played(board: Any, plies: int, stride: int) -> Any:
    """Play moves from the list of legal moves, each `stride` entries after the last."""
    for ply in range(plies):
        moves = board.legal_moves
        if not moves:
            break
        board.push(moves[(ply * stride) % len(moves)])
    return board


BOARDS: dict[str, Callable[[], Any]] = {
    "abalone start": hexad.abalone.Board,
    "abalone daisy": lambda: hexad.abalone.Board(layout="belgian-daisy"),
    "abalone middle": lambda: _played(hexad.abalone.Board(), 61, 17),
    "abalone lost": lambda: hexad.abalone.Board("5/6/7/3S4/4ss3/8/7/6/5 6 3 w 0 40"),
    "abalone single": lambda: hexad.abalone.Board("5/6/7/8/4S3s/8/7/6/5 0 0 b 0 1"),
    "six start": hexad.six.Board,
    "six middle": lambda: _played(hexad.six.Board(), 17, 7),
    "six moving": lambda: _played(hexad.six.Board(declare="manual"), 46, 13),
    "six advanced": lambda: _played(hexad.six.Board(rules="advanced"), 12, 5),
    "six four": lambda: _played(hexad.six.Board(players=4), 6, 11),
    "six won": lambda: hexad.six.Board("BBBBBB/RRRRR@0,0 15 16 r basic 6"),
    "six far": lambda: hexad.six.Board("BR@1000000,-999999 20 20 b basic 1"),
}


def make(name: str) -> Any:
    """A fresh board."""
    return BOARDS[name]()
