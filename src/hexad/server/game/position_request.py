"""A position in a request, over HTTP or on the WebSocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hexad.errors import HexadError
from hexad.position import NumberedMoveError, Position
from hexad.server.errors import RefusalError, params_of
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameChoice
from hexad.server.game.options import Options

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.types import Verdict

__all__ = ["Fen", "PositionRequest", "illegal_move", "move_refusal"]

MAX_MOVES = 2_000

Fen: TypeAlias = Annotated[str, Meta(max_length=400, description="a position; the start of the game if left out")]


class PositionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position: the start of a game or another position, and the moves played from there."""

    game: GameChoice
    fen: Fen | None = None
    options: Options = Options()
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=MAX_MOVES)] = ()

    @classmethod
    def of(cls, position: Position) -> PositionRequest:
        """The request for a position."""
        return cls(position.game, position.fen, msgspec.convert(position.options, Options), position.moves)

    def position(self) -> Position:
        """The position, whose moves are not checked yet; raises RefusalError for wrong options."""
        try:
            # Options that were left out are not passed on.
            return Position(self.game, self.fen, msgspec.to_builtins(self.options), self.moves)
        except ValueError as error:
            raise _refusal(error) from None

    def board(self) -> AnyBoard:
        """The board after the moves; raises RefusalError."""
        try:
            return self.position().board()
        except NumberedMoveError as error:
            raise move_refusal(error.number, error.move, error.error) from None
        except ValueError as error:
            raise _refusal(error) from None


def move_refusal(number: int, move: str, error: HexadError) -> RefusalError:
    """The refusal of one of several moves: its number and its text are among the parameters."""
    text = f"Move {number} ({move}): {error.text}"
    params = {**params_of(error), "number": number, "move": move}
    return RefusalError(error.code or "not-a-move", text, rule=error.rule, status=422, field="moves", params=params)


def illegal_move(answer: Verdict | HexadError, game: str) -> RefusalError:
    """The refusal of a move that is illegal, or that is no move at all."""
    params = {"game": game, **(params_of(answer) if isinstance(answer, HexadError) else {})}
    return RefusalError(answer.code or "not-a-move", answer.text, rule=answer.rule, status=422, params=params)


def _refusal(error: ValueError) -> RefusalError:
    code, rule = getattr(error, "code", None) or "bad-position", getattr(error, "rule", None)
    params = params_of(error) if isinstance(error, HexadError) else {}
    return RefusalError(code, str(error), rule=rule, status=422, field="fen", params=params)
