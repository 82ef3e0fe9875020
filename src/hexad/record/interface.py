"""What a record asks of a game: the part of a board and of a move that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.types import Outcome, Player

__all__ = ["Board", "Move"]


class Move(Protocol):
    """A move of either game: it can be written and compared."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Board(Protocol):
    """A board of either game."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def start_fen(self) -> str:
        """The position before the first move."""

    @property
    def options(self) -> dict[str, Any]:
        """The keyword options that make this board again from its start position."""

    @property
    def moves(self) -> Sequence[Any]:
        """The moves played so far."""

    @property
    def ply(self) -> int:
        """The number of the ply that comes next, from 0."""

    @property
    def turn(self) -> Player:
        """The side to move."""

    @property
    def legal_moves(self) -> Any:  # noqa: ANN401 - each game's own sequence of its own moves
        """The legal moves, as a lazy sequence."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def fen(self) -> str:
        """The position as text."""

    def push(self, move: Any, /) -> Any:  # noqa: ANN401 - each game's own Move, or text
        """Play a move."""

    def pop(self) -> Any:  # noqa: ANN401
        """Take the last move back."""

    def copy(self) -> Self:
        """An independent board with the same history."""

    def __getitem__(self, cell: str, /) -> Player | None: ...
