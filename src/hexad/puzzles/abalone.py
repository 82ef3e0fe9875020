"""Puzzles of Abalone: a strike pushes a marble off the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.puzzles.interface import MAX_PROVEN, Making, PuzzleRules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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


def _themes_of(board: hexad.abalone.Board, solution: Sequence[str]) -> Iterator[str]:
    """How the solver pushes, and how the push is prepared."""
    solver = board.turn
    for number, text in enumerate(solution):
        move = board.parse(text)
        if board.turn is solver:
            effect = board.effect(move)
            opposing = len(effect.pushed) + len(effect.removed)
            if opposing:
                yield f"sumito-{len(effect.moved)}-{opposing}"
            elif not number:
                yield "quiet-move"
            if move.kind == "broadside":
                yield "broadside"
        board.push(move)
        if board.turn is not solver and number + 1 < len(solution) and len(_threatened(board)) > 1:
            yield "double-attack"
    if board.is_over:
        yield "last-marble"


def _threatened(board: hexad.abalone.Board) -> set[str]:
    """The marbles of the player to move that the opponent could push off if it were the opponent's turn."""
    pieces, black, white, turn, *rest = board.fen().split()
    waiting = type(board)(" ".join([pieces, black, white, "w" if turn == "b" else "b", *rest]), **board.options)
    return {cell for move in waiting.legal_moves for cell in waiting.effect(move).removed}


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
    themes={
        "sumito-2-1": "/glossary/sumito",
        "sumito-3-1": "/glossary/sumito",
        "sumito-3-2": "/glossary/sumito",
        "quiet-move": "",
        "broadside": "/glossary/broadside",
        "double-attack": "",
        "last-marble": "/learn/A15",
    },
    themes_of=_themes_of,
    making=Making(
        shares={("ejection", 1): 3, ("ejection", 2): 3, ("ejection", 3): 1, ("sumito", 2): 4, ("sumito", 3): 3},
        first_ply=10,
        levels=(2, 3, 4, 5, 6),
        layouts=("belgian-daisy", "standard", "german-daisy", "swiss-daisy"),
        slips=0.0,
        ply_limit=160,
    ),
)
