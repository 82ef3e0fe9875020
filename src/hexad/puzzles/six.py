"""Six as proofs see it: a strike wins the game, by a shape or because the opponent has too few tiles left (S13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["can_strike", "is_strike", "likely_answers"]

Board = hexad.six.Board
Move = hexad.six.Move


def can_strike(board: Board) -> bool:
    """Whether the player to move wins with one move."""
    return not board.is_over and any(is_strike(board, move) for move in _promising(board))


def is_strike(board: Board, move: Move) -> bool:
    """Whether this legal move wins."""
    mover = board.turn
    board.push(move)
    outcome = board.outcome() if board.is_over else None
    board.pop()
    return outcome is not None and outcome.winner is mover


def likely_answers(board: Board) -> list[Move]:
    """Placements on the cells that the opponent needs."""
    if board.phase != "placing":
        return []
    return [Move(cell) for cell in _missing(board, own=False)]


def _promising(board: Board) -> Iterator[Move]:
    """Every move that could win: any other neither completes a shape nor takes a tile out.

    A tile that completes a shape goes to the one empty cell of a threat, and does not come from the other five. With
    fewer tiles the opponent loses by a split alone, wherever the lifted tile goes: one cell of each group will do.
    """
    missing = _missing(board, own=True)
    if board.phase == "placing":
        yield from map(Move, missing)
        return
    if not missing and board.rules == "basic":
        return
    tiles = [cell for cell, player in board.pieces.items() if player is board.turn]
    split = _splitting(board) if board.rules == "advanced" else frozenset()
    for tile in tiles:
        if tile in split:
            yield from _splits(board, tile, missing)
        else:
            yield from (move for cell in missing if board.is_legal(move := Move(f"{tile}>{cell}")))


def _missing(board: Board, *, own: bool) -> list[str]:
    """The cells that threats of one side lack, each once."""
    threats = (one for one in board.formations() if one.kind == "threat" and (one.player is board.turn) == own)
    return list(dict.fromkeys(one.missing for one in threats if one.missing is not None))


def _splitting(board: Board) -> frozenset[str]:
    """The tiles of the player to move that hold others together."""
    holding = (one for one in board.formations() if one.kind == "holding" and one.player is board.turn)
    return frozenset(cell for one in holding for cell in one.cells)


def _splits(board: Board, tile: str, missing: list[str]) -> Iterator[Move]:
    """The moves of a tile that splits the others: onto missing cells, and one for each group that may stay."""
    seen: set[str | None] = set()
    for move in board.legal_moves.of([tile]):
        if move.to in missing or move.keep not in seen:
            seen.add(move.keep)
            yield move
