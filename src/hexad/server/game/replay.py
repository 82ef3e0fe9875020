"""A game move by move, for those who browse it without knowing the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.game.field_types import GameName, Side
from hexad.server.game.messages import Effect, Result, pieces_of, possessions_of, result_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.board import AnyBoard, AnyMove

__all__ = ["Frame", "Replay", "frame_after", "replay_of"]


class Frame(Effect, frozen=True, omit_defaults=True, kw_only=True):
    """A move: who made it, what it did, and the position that it led to."""

    move: str
    side: Side
    seat: int
    fen: str
    pushed_off: dict[Side, int] | None = None
    hands: tuple[int, ...] | None = None


class Replay(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game: where it started, and a frame for each move that stands."""

    game: GameName
    fen: str
    options: dict[str, Any]
    pieces: dict[str, Side]
    frames: list[Frame]
    result: Result | None = None


def replay_of(start: AnyBoard, moves: Iterable[AnyMove], result: Result | None = None) -> Replay:
    """The film of a game that began as this board did; its result is what the rules say, if none is given."""
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
    """Play a move on a board; the fields of its frame."""
    side, seat, effect = str(board.turn), board.seat, board.effect(move)
    board.push(move)
    return {
        "move": str(move),
        "side": side,
        "seat": seat,
        "fen": board.fen(),
        **effect._asdict(),
        **possessions_of(board),
    }
