"""Judging attempts at puzzles: is the last move right, and what does the opponent reply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from hexad.errors import HexadError
from hexad.puzzles import Proof
from hexad.server.errors import RefusalError
from hexad.server.game.position_request import illegal_move

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.puzzles import Puzzle

__all__ = ["Attempt", "Mistake", "judge_attempt"]

Mistake: TypeAlias = Literal["misses", "escapes", "loses", "falls"]


class Attempt(NamedTuple):
    """The board after the solver's moves and the replies, and the verdict on the last move."""

    board: AnyBoard
    is_right: bool
    is_finished: bool
    mistake: Mistake | None


def judge_attempt(puzzle: Puzzle, moves: tuple[str, ...]) -> Attempt:
    """Play the solver's moves with the replies, and judge the last one.

    Raises RefusalError if a move is not legal, or if one before the last is not part of the solution.
    """
    board = puzzle.board()
    *before, last = moves
    if 2 * len(before) >= len(puzzle.solution):
        raise RefusalError("too-many-moves", "The puzzle is solved with fewer moves.", status=422)
    for number, text in enumerate(before):
        _check_legal(board, text)
        if not _is_right(puzzle, board, text, number):
            raise RefusalError("wrong-before", f"{text} is not part of the solution.", status=422)
        board.push(text)
        board.push(puzzle.solution[2 * number + 1])
    _check_legal(board, last)
    is_right = _is_right(puzzle, board, last, len(before))
    board.push(last)
    reply, mistake = _reply(puzzle, len(before)) if is_right else _refutation(puzzle, board, len(before))
    if reply is not None:
        board.push(reply)
    return Attempt(board, is_right, is_right and reply is None, mistake)


def _check_legal(board: AnyBoard, text: str) -> None:
    try:
        is_legal = board.is_legal(board.parse(text))
    except HexadError as error:
        raise illegal_move(error, board.game) from None
    if not is_legal:
        raise illegal_move(board.explain(text), board.game)


def _is_right(puzzle: Puzzle, board: AnyBoard, text: str, number: int) -> bool:
    """Whether a legal move is the solver's move of this number in the solution."""
    move, right = board.parse(text), board.parse(puzzle.solution[2 * number])
    if puzzle.accepts == "tile":
        return bool((move.origin, move.keep) == (right.origin, right.keep))
    return bool(move == right)


def _reply(puzzle: Puzzle, number: int) -> tuple[str | None, None]:
    """The opponent's reply to a right move; None if the puzzle is solved."""
    line = puzzle.solution[2 * number + 1 :]
    return (line[0] if line else None), None


def _refutation(puzzle: Puzzle, board: AnyBoard, number: int) -> tuple[Any, Mistake]:
    """The opponent's reply to a wrong move, which was just played, and what is wrong with the move."""
    if board.is_over:
        return None, "misses"
    proof = Proof(puzzle.game)
    if puzzle.kind == "defence":
        wins = (proof.solutions(board, moves, 1) for moves in range(1, puzzle.within + 1))
        return next((moves[0] for moves in wins if moves), None), "falls"
    strikes = proof.solutions(board, 1, 1)
    if strikes:
        return strikes[0], "loses"
    left = puzzle.within - number - 1
    escapes = proof.safe(board, left, most=1) if left else []
    return (escapes[0], "escapes") if escapes else (None, "misses")
