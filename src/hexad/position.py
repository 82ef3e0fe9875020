"""A position and how it was reached: a game, where it started, its options and its moves.

This is the only type for it. Engine requests, lessons, puzzles, figures, the command line and the server all
build their boards through it, and all write it as the same JSON object:

>>> position = Position.from_json({"game": "six", "options": {"rules": "advanced"}, "moves": ["2,-1"]})
>>> position.board().fen()
'2B/BR@0,-1 19 20 r advanced 1'
>>> Position("six", moves=("2,-1", "2,-1")).board()
Traceback (most recent call last):
hexad.position.NumberedMoveError: Move 2 (2,-1): There is a tile on that cell already. (S4)

A package that receives positions in a type of its own (a msgspec struct that describes a request, the options of a
command) makes a `Position` of it and translates what this module raises:

    OptionError          the game has no such option, or the option no such value; `code` tells which
    InvalidPositionError the text is not a position
    NumberedMoveError    a move is invalid or illegal: `number`, `move`, `text`, `rule`, `code`, and the error
                         of the board as `error`
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hexad.errors import HexadError
from hexad.games import GAMES, game_named
from hexad.options import OptionError
from hexad.quoting import quoted

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["NumberedMoveError", "Position"]


class NumberedMoveError(HexadError):
    """One of the moves of a position cannot be played: its number from 1, its text, and the board's own error."""

    def __init__(self, number: int, move: str, error: HexadError) -> None:
        super().__init__(f"Move {number} ({move}): {error.text}", error.rule, error.code)
        self.number = number
        self.move = move
        self.error = error

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.number, self.move, self.error)


@dataclass(frozen=True, slots=True)
class Position:
    """A position and how it was reached.

    `fen` is the start; None is the start of the game with these options. `options` are keyword options of the board.
    Game and options are checked when a position is made (ValueError, OptionError); `fen` and `moves` are checked by the
    rules when its board is made.
    """

    game: str
    fen: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        game_named(self.game).check_options(self.options)
        if self.fen is not None and self.options.get("layout") is not None:
            raise OptionError("wrong-option-two-positions", code="two-positions")

    @classmethod
    def of(cls, board: AnyBoard) -> Position:
        """What is on a board, with its history."""
        return cls(board.game, board.start_fen, board.options, tuple(str(move) for move in board.moves))

    def start(self) -> AnyBoard:
        """A new board before the first of the moves; raises InvalidPositionError."""
        return game_named(self.game).Board(self.fen, **self.options)

    def board(self) -> AnyBoard:
        """A new board after the moves; raises InvalidPositionError or NumberedMoveError."""
        board = self.start()
        for number, move in enumerate(self.moves, 1):
            try:
                board.push(move)
            except HexadError as error:
                raise NumberedMoveError(number, move, error) from error
        return board

    def as_json(self) -> dict[str, Any]:
        """The position as JSON holds it: game, and fen, options and moves where there are any."""
        data: dict[str, Any] = {"game": self.game}
        if self.fen is not None:
            data["fen"] = self.fen
        if self.options:
            data["options"] = dict(self.options)
        if self.moves:
            data["moves"] = list(self.moves)
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Position:
        """Read the object that `as_json` writes; other keys are ignored. Raises ValueError, OptionError among them."""
        game, fen = data.get("game"), data.get("fen")
        options, moves = data.get("options", {}), data.get("moves", [])
        if not isinstance(game, str) or game not in GAMES:
            raise ValueError(f"game is {quoted(str(game))}: expected {' or '.join(GAMES)}")
        if not isinstance(options, Mapping) or not (fen is None or isinstance(fen, str)):
            raise ValueError("the position was not understood: expected a text as fen, an object as options")
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise ValueError("moves was not understood: expected a list of texts")
        return cls(game, fen, options, tuple(moves))
