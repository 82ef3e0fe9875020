"""Whether a puzzle is right: the solution works, is the only one, and is proven."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.errors import Sentence
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
        raise PuzzleError("wrong-puzzle-within", found=puzzle.within, max=most)
    if puzzle.kind == "defence":
        _verify_defence(puzzle, board, proof)
    else:
        _verify_attack(puzzle, board, proof)


def _position(puzzle: Puzzle) -> AnyBoard:
    try:
        board = puzzle.board()
    except hexad.HexadError as error:
        raise PuzzleError("wrong-puzzle-position", why=error) from error
    if board.is_over:
        raise PuzzleError("wrong-puzzle-over")
    if board.turn != puzzle.side:
        raise PuzzleError("wrong-puzzle-side", found=puzzle.side, expected=str(board.turn))
    if board.options.get("declare") == "manual" or board.players == 4:
        raise PuzzleError("wrong-puzzle-players")
    if puzzle.id != identity(board):
        raise PuzzleError("wrong-puzzle-other-id", found=puzzle.id, expected=identity(board))
    return board


def _verify_attack(puzzle: Puzzle, board: AnyBoard, proof: Proof) -> None:
    """Every move of the solver is the only one that reaches the goal in time; none reaches it sooner."""
    if len(puzzle.solution) != 2 * puzzle.within - 1:
        expected = 2 * puzzle.within - 1
        raise PuzzleError("wrong-puzzle-length", count=len(puzzle.solution), expected=expected)
    for ply, text in enumerate(puzzle.solution):
        move = _legal(board, text)
        kind = RULES[board.game].kind_of(board, move)
        if ply == 0 and kind != puzzle.kind:
            raise PuzzleError("wrong-puzzle-kind", found=puzzle.kind, expected=kind, move=str(move))
        if ply % 2 == 0:
            _verify_move(puzzle, board, move, proof, left=puzzle.within - ply // 2)
        board.push(move)


def _verify_move(puzzle: Puzzle, board: AnyBoard, move: AnyMove, proof: Proof, *, left: int) -> None:
    if proof.forces(board, left - 1):
        sooner = proof.solutions(board, left - 1, 1)
        raise PuzzleError("wrong-puzzle-slow", move=str(move), others=_some(sooner))
    found = proof.solutions(board, left)
    if move not in found:
        raise PuzzleError("wrong-puzzle-misses", move=str(move), expected=_some(found))
    _check_only(puzzle, board, move, found)


def _verify_defence(puzzle: Puzzle, board: AnyBoard, proof: Proof) -> None:
    """After every other move the opponent wins in time, after this one not."""
    if len(puzzle.solution) != 1:
        raise PuzzleError("wrong-puzzle-defence-length", count=len(puzzle.solution))
    move = _legal(board, puzzle.solution[0])
    if proof.forces(board, 1):
        raise PuzzleError("wrong-puzzle-wins", moves=_some(proof.solutions(board, 1)))
    found = proof.safe(board, puzzle.within)
    if move not in found:
        raise PuzzleError("wrong-puzzle-loses", move=str(move), expected=_some(found))
    _check_only(puzzle, board, move, found)


def _check_only(puzzle: Puzzle, board: AnyBoard, move: AnyMove, found: list[AnyMove]) -> None:
    """Refuse a move that is not the only one found or, where the lifted tile alone matters, not the only tile."""
    right = [move]
    if puzzle.accepts == "tile":
        right = RULES[board.game].same_tile(board, move)
        wrong = [one for one in right if one not in found]
        if board.effect(move).placed or wrong:
            raise PuzzleError("wrong-puzzle-tile", moves=_some(wrong or right))
    others = [one for one in found if one not in right]
    if others:
        key = "wrong-puzzle-other-defence" if puzzle.kind == "defence" else "wrong-puzzle-other-solution"
        raise PuzzleError(key, move=str(move), others=_some(others))


def _legal(board: AnyBoard, text: str) -> AnyMove:
    try:
        move: AnyMove = board.parse(text)
    except hexad.HexadError as error:
        raise PuzzleError("wrong-puzzle-move", move=text, why=error) from error
    return move


def _some(moves: list[AnyMove]) -> str | Sentence:
    """A few of the moves, as text."""
    names = sorted(str(move) for move in moves)
    if not names:
        return Sentence("wrong-puzzle-no-move", {})
    return ", ".join(names[:3]) + (", …" if len(names) > 3 else "")
