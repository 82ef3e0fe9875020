"""Whether a puzzle is right: the solution works, is the only one, and is proven."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.puzzles.likeness import identity
from hexad.puzzles.puzzle import PuzzleError
from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from hexad.board import AnyBoard, AnyMove
    from hexad.puzzles.proof import Proof
    from hexad.puzzles.puzzle import Puzzle

__all__ = ["verify"]


def verify(puzzle: Puzzle, proof: Proof) -> None:
    """Prove a puzzle anew; PuzzleError says what is wrong with it."""
    proof.clear()
    board = _position(puzzle)
    most = RULES[board.game].max_proven(board)
    if puzzle.within > most:
        raise PuzzleError(f"within is {puzzle.within}: expected at most {most}, as far as proofs reach here")
    if puzzle.kind == "defence":
        _verify_defence(puzzle, board, proof)
    else:
        _verify_attack(puzzle, board, proof)


def _position(puzzle: Puzzle) -> AnyBoard:
    try:
        board = puzzle.board()
    except (TypeError, ValueError) as error:
        raise PuzzleError(f"the position cannot be set up: {error}") from error
    if board.is_over:
        raise PuzzleError("the game is over in this position: expected one that goes on")
    if board.turn != puzzle.side:
        raise PuzzleError(f"side is {puzzle.side}: expected {board.turn}, whose turn it is")
    if board.options.get("declare") == "manual" or board.players == 4:
        raise PuzzleError("puzzles are for two players, with shapes that win by themselves")
    if puzzle.id != identity(board):
        raise PuzzleError(f"id is {puzzle.id}: expected {identity(board)}, as the position has it")
    return board


def _verify_attack(puzzle: Puzzle, board: AnyBoard, proof: Proof) -> None:
    """Every move of the solver is the only one that reaches the goal in time; none reaches it sooner."""
    if len(puzzle.solution) != 2 * puzzle.within - 1:
        raise PuzzleError(f"solution has {len(puzzle.solution)} moves: expected {2 * puzzle.within - 1} for this goal")
    for ply, text in enumerate(puzzle.solution):
        move = _legal(board, text)
        kind = RULES[board.game].kind_of(board, move)
        if ply == 0 and kind != puzzle.kind:
            raise PuzzleError(f"kind is {puzzle.kind}: expected {kind} where {move} begins")
        if ply % 2 == 0:
            _verify_move(puzzle, board, move, proof, left=puzzle.within - ply // 2)
        board.push(move)


def _verify_move(puzzle: Puzzle, board: AnyBoard, move: AnyMove, proof: Proof, *, left: int) -> None:
    if proof.forces(board, left - 1):
        raise PuzzleError(f"{move} is too slow: {_some(proof.solutions(board, left - 1, 1))} reaches the goal sooner")
    found = proof.solutions(board, left)
    if move not in found:
        raise PuzzleError(f"{move} does not reach the goal in time: expected {_some(found)}")
    _check_only(puzzle, board, move, found, "reaches the goal")


def _verify_defence(puzzle: Puzzle, board: AnyBoard, proof: Proof) -> None:
    """After every other move the opponent wins in time, after this one not."""
    if len(puzzle.solution) != 1:
        raise PuzzleError(f"solution has {len(puzzle.solution)} moves: expected 1, the defence")
    move = _legal(board, puzzle.solution[0])
    if proof.forces(board, 1):
        raise PuzzleError(f"{_some(proof.solutions(board, 1))} wins at once: expected a position that must be defended")
    found = proof.safe(board, puzzle.within)
    if move not in found:
        raise PuzzleError(f"{move} loses by force: expected {_some(found)}")
    _check_only(puzzle, board, move, found, "does not lose by force")


def _check_only(puzzle: Puzzle, board: AnyBoard, move: AnyMove, found: list[AnyMove], what: str) -> None:
    """Refuse a move that is not the only one found or, where the lifted tile alone matters, not the only tile."""
    right = [move]
    if puzzle.accepts == "tile":
        right = RULES[board.game].same_tile(board, move)
        wrong = [one for one in right if one not in found]
        if board.effect(move).placed or wrong:
            raise PuzzleError(f"accepts is tile, but {_some(wrong or right)} does not do: expected move")
    others = [one for one in found if one not in right]
    if others:
        raise PuzzleError(f"{move} is not the only solution: {_some(others)} {what}, too")


def _legal(board: AnyBoard, text: str) -> AnyMove:
    try:
        move: AnyMove = board.parse(text)
    except hexad.HexadError as error:
        raise PuzzleError(f"solution: {text} cannot be played: {error}") from error
    return move


def _some(moves: list[AnyMove]) -> str:
    """A few of the moves, as text."""
    names = sorted(str(move) for move in moves)
    return (", ".join(names[:3]) + (", …" if len(names) > 3 else "")) or "another position"
