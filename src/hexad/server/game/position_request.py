"""A position, as clients name it: over HTTP and over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hexad.errors import HexadError
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.invitation import Fen, Options, board_of

__all__ = ["PositionRequest"]

MAX_MOVES = 2_000


class PositionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position: the start of a game or any other, and the moves that were played from there."""

    game: Literal["abalone", "six"]
    fen: Fen | None = None
    options: Options = Options()
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=MAX_MOVES)] = ()

    def board(self) -> Any:  # noqa: ANN401 - a board of either game
        """The board; raises Refusal."""
        board = board_of(self.game, self.fen, self.options)
        for number, move in enumerate(self.moves, 1):
            try:
                board.push(move)
            except HexadError as error:
                text = f"Move {number} ({move}): {error.text}"
                raise RefusalError(error.code or "not-a-move", text, rule=error.rule, status=422) from None
        return board
