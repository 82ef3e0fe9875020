"""Abalone as proofs see it: a strike pushes a marble off the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import hexad

__all__ = ["can_strike", "is_strike", "likely_answers"]


def can_strike(board: hexad.abalone.Board) -> bool:
    """Whether the player to move can push a marble off now: the last feature of a position, counted by the core."""
    return not board.is_over and bool(board.features()[-1])


def is_strike(board: hexad.abalone.Board, move: hexad.abalone.Move) -> bool:
    """Whether this legal move pushes a marble off."""
    return bool(board.effect(move).removed)


def likely_answers(board: hexad.abalone.Board) -> list[hexad.abalone.Move]:  # noqa: ARG001 - as Six has it
    """None is more likely than another."""
    return []
