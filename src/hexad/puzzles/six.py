"""Puzzles of Six: a strike wins the game, by a shape or because the opponent has too few tiles left (S13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.puzzles.interface import MAX_PROVEN, Making, PuzzleRules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexad.board import AnyBoard
    from hexad.types import Player

__all__ = ["SIX"]

Board = hexad.six.Board
Move = hexad.six.Move

# In the moving phase, and near it, there are hundreds of moves a turn: proofs reach less far.
_MAX_MOVING = 2


def _can_strike(board: Board) -> bool:
    """Whether the player to move wins with one move."""
    return not board.is_over and any(_is_strike(board, move) for move in _promising(board))


def _is_strike(board: Board, move: Move) -> bool:
    """Whether this legal move wins."""
    mover = board.turn
    board.push(move)
    outcome = board.outcome() if board.is_over else None
    board.pop()
    return outcome is not None and outcome.winner is mover


def _likely_answers(board: Board) -> list[Move]:
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


def _kind_of(board: AnyBoard, move: Move) -> str:
    return "split" if board.effect(move).removed else "win"


def _lookalikes(board: AnyBoard, solution: Move) -> int:
    """How many other tiles split the group, or how many other moves make a new threat."""
    others = [move for move in list(board.legal_moves) if move != solution]
    if board.effect(solution).removed:
        return len({move.origin for move in others if board.effect(move).removed} - {solution.origin})
    before = _threats(board, board.turn)
    return sum(_threats_after(board, move) > before for move in others)


def _threats(board: AnyBoard, player: Player) -> int:
    return sum(one.kind == "threat" and one.player is player for one in board.formations())


def _threats_after(board: AnyBoard, move: Move) -> int:
    mover = board.turn
    board.push(move)
    threats = _threats(board, mover)
    board.pop()
    return threats


def _same_tile(board: Board, move: Move) -> list[Move]:
    lifted = (move.origin, move.keep)
    return [one for one in list(board.legal_moves) if (one.origin, one.keep) == lifted]


def _max_proven(board: Board) -> int:
    return MAX_PROVEN if min(board.hands) > MAX_PROVEN else _MAX_MOVING


def _themes_of(board: Board, solution: Sequence[str]) -> Iterator[str]:
    """The shape that is completed or stopped, and how."""
    solver = board.turn
    if board.phase == "moving":
        yield "moving"
    threats = {one.shape for one in board.formations() if one.kind == "threat" and one.player is not solver}
    for number, text in enumerate(solution):
        move = board.parse(text)
        if board.turn is solver and board.effect(move).removed:
            yield "split"
        board.push(move)
        if board.turn is not solver and number + 1 < len(solution) and len(_missing(board, own=False)) > 1:
            yield "double-threat"
    outcome = board.outcome() if board.is_over else None
    # A defence ends nothing: it is about the shape that the opponent lacks one tile of.
    yield from sorted(str(shape) for shape in ((outcome.shape,) if outcome else threats) if shape)


SIX = PuzzleRules(
    kinds=("win", "defence", "split"),
    accepts=("move", "tile"),
    strike_wins=True,
    can_strike=_can_strike,
    is_strike=_is_strike,
    likely_answers=_likely_answers,
    kind_of=_kind_of,
    lookalikes=_lookalikes,
    same_tile=_same_tile,
    max_proven=_max_proven,
    themes={
        "line": "/glossary/line",
        "triangle": "/glossary/triangle",
        "ring": "/glossary/ring",
        "double-threat": "/glossary/double-threat",
        "defence": "/glossary/threat",
        "split": "/glossary/split",
        "moving": "/learn/S8",
    },
    themes_of=_themes_of,
    making=Making(
        shares={
            ("win", 1): 2,
            ("win", 2): 4,
            ("win", 3): 4,
            ("defence", 1): 1,
            ("defence", 2): 2,
            ("defence", 3): 2,
            ("split", 1): 2,
            ("split", 2): 1,
        },
        first_ply=6,
        # Three in five of those that play are of the lowest level.
        levels=(1, 1, 1, 3, 5),
        layouts=(),
        slips=0.15,
        ply_limit=56,
    ),
)
