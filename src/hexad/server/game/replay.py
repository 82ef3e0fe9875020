"""Replays: games move by move, for clients without the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.game.field_types import GameName, Side
from hexad.server.game.messages import Effect, Result, off_board_of, pieces_of, result_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.board import AnyBoard, AnyMove

__all__ = ["MOVES_PER_REPLAY", "Frame", "Replay", "frame_after", "replay_of"]

MOVES_PER_REPLAY = 100
"""A replay counts once in the quota, and once more for each time that it has this many moves."""


class Frame(Effect, frozen=True, omit_defaults=True, kw_only=True):
    """A move: its player, its effect, and the position after it."""

    move: str
    side: Side
    seat: int
    fen: str
    pushed_off: dict[Side, int] | None = None
    hands: tuple[int, ...] | None = None


class Replay(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game: its start, and a frame for each move that was not taken back."""

    game: GameName
    fen: str
    options: dict[str, Any]
    pieces: dict[str, Side]
    frames: list[Frame]
    result: Result | None = None


def replay_of(start: AnyBoard, moves: Iterable[AnyMove], result: Result | None = None) -> Replay:
    """The replay of moves from the start of a board. Without a result, it is the one by the rules."""
    board = start.root()
    pieces = pieces_of(board)
    frames = [Frame(**frame_after(board, move)) for move in moves]
    outcome = board.outcome() if result is None else None
    return Replay(
        game=board.game,
        fen=board.start_fen,
        options=board.options,
        pieces=pieces,
        frames=frames,
        result=outcome and result_of(outcome) if result is None else result,
    )


def frame_after(board: AnyBoard, move: AnyMove) -> dict[str, Any]:
    """Play a move on a board; returns the fields of its frame."""
    side, seat, effect = str(board.turn), board.seat, board.effect(move)
    board.push(move)
    return {
        "move": str(move),
        "side": side,
        "seat": seat,
        "fen": board.fen(),
        **effect._asdict(),
        **off_board_of(board),
    }
