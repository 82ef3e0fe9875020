"""Puzzles of Abalone: a strike pushes a marble off the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.puzzles.interface import MAX_PROVEN, Making, PuzzleRules

if TYPE_CHECKING:
    import hexad
    from hexad.board import AnyBoard, AnyMove

__all__ = ["ABALONE"]


def _can_strike(board: hexad.abalone.Board) -> bool:
    """Whether the player to move can push a marble off now: the last feature of a position, counted by the core."""
    return not board.is_over and bool(board.features()[-1])


def _is_strike(board: hexad.abalone.Board, move: hexad.abalone.Move) -> bool:
    """Whether this legal move pushes a marble off."""
    return bool(board.effect(move).removed)


def _kind_of(board: AnyBoard, move: AnyMove) -> str:
    effect = board.effect(move)
    return "sumito" if effect.pushed and not effect.removed else "ejection"


def _lookalikes(board: AnyBoard, solution: AnyMove) -> int:
    """How many other moves push."""
    effects = (board.effect(move) for move in list(board.legal_moves) if move != solution)
    return sum(bool(effect.pushed or effect.removed) for effect in effects)


ABALONE = PuzzleRules(
    kinds=("ejection", "sumito"),
    accepts=("move",),
    strike_wins=False,
    can_strike=_can_strike,
    is_strike=_is_strike,
    # No answer is more likely than another.
    likely_answers=lambda _: [],
    kind_of=_kind_of,
    lookalikes=_lookalikes,
    same_tile=lambda _, move: [move],
    max_proven=lambda _: MAX_PROVEN,
    making=Making(
        shares={("ejection", 1): 3, ("ejection", 2): 3, ("ejection", 3): 1, ("sumito", 2): 4, ("sumito", 3): 3},
        first_ply=10,
        levels=(2, 3, 4, 5, 6),
        layouts=("belgian-daisy", "standard", "german-daisy", "swiss-daisy"),
        slips=0.0,
        ply_limit=160,
    ),
)
