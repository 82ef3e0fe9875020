"""What the boards of all games share above the native core."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from hexad.types import Effect, Formation, Outcome, Player, Verdict

M = TypeVar("M", bound="AnyMove")

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Protocol, Self

    from hexad.options import OptionValue

    _Explanation = tuple[bool, str | None, str, str | None]

    class AnyMove(Protocol):
        """A move of any game: it can be written, compared and turned."""

        def __str__(self) -> str: ...
        def __hash__(self) -> int: ...
        def transform(self, symmetry: int) -> Self: ...

    class LegalMoves(Protocol[M]):
        """The legal moves of a position, a lazy sequence with filters."""

        def __len__(self) -> int: ...
        def __bool__(self) -> bool: ...
        def __getitem__(self, index: int, /) -> M: ...
        def __iter__(self) -> Iterator[M]: ...
        def __contains__(self, move: object, /) -> bool: ...
        def of(self, cells: Sequence[str]) -> list[M]:
            """The moves whose moving pieces stand on exactly these cells."""

        def including(self, cells: Sequence[str]) -> list[M]:
            """The moves whose moving pieces stand on these cells, among others."""

        def destinations(self, cells: Sequence[str] = ()) -> list[str]:
            """The cells that the pieces on exactly these cells can enter."""


__all__ = ["AnyBoard", "BoardBase"]


class BoardBase(Generic[M]):
    """The half of a Board that is written once. The other half is the game's native class."""

    __slots__ = ()

    game: ClassVar[str]
    PLAYERS: ClassVar[tuple[Player, Player]]

    if TYPE_CHECKING:
        # Supplied by the native class.
        def __init__(self, fen: str | None = None, **options: OptionValue) -> None: ...
        @property
        def _turn(self) -> int: ...
        @property
        def start_fen(self) -> str:
            """The text of the position that the game started from."""

        @property
        def ply(self) -> int:
            """Plies played, as the move number and the turn tell."""

        @property
        def hash(self) -> int:
            """A 64-bit hash of what repetition compares."""

        @property
        def is_over(self) -> bool:
            """Whether the game has ended."""

        @property
        def legal_moves(self) -> LegalMoves[M]:
            """The legal moves: counted, tested, indexed and iterated lazily."""

        @property
        def moves(self) -> list[M]:
            """The moves played so far."""

        def fen(self) -> str:
            """The position as text."""

        def push(self, move: M | str) -> M:
            """Play a move, or raise InvalidMoveError or IllegalMoveError and change nothing."""

        def pop(self) -> M:
            """Take the last move back and return it."""

        def peek(self) -> M | None:
            """The last move, if there is one."""

        def parse(self, text: str) -> M:
            """Read a legal move without playing it."""

        def is_legal(self, move: M | str) -> bool:
            """Whether a move, or what a text says, may be played now."""

        def perft(self, depth: int) -> int:
            """The number of leaves of the tree of legal moves, `depth` plies deep."""

        def _at(self, cell: str, /) -> int | None: ...
        def _transformed_start(self, symmetry: int, /) -> str: ...
        def _pieces(self) -> Sequence[tuple[str, int]]: ...
        def _outcome(self) -> tuple[int | None, str, str, str | None, Sequence[str]] | None: ...
        def _effect(self, move: M | str, /) -> tuple[Any, Any, Any, Any]: ...
        def _explain(self, move: M | str, /) -> _Explanation: ...
        def _explain_gesture(self, cells: list[str], target: str, /) -> _Explanation: ...
        def _copy_into(self, twin: Self, /) -> None: ...
        def _same_as(self, other: Self, /) -> bool: ...

    @property
    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The keyword options that make this board again from its start position."""

    @abstractmethod
    def formations(self) -> list[Formation]:
        """Every term of the glossary that is found on this board."""

    @property
    def turn(self) -> Player:
        """The side to move."""
        return self.PLAYERS[self._turn]

    @property
    def pieces(self) -> dict[str, Player]:
        """Every marble or tile by its cell."""
        return {cell: self.PLAYERS[player] for cell, player in self._pieces()}

    @property
    def players(self) -> int:
        """How many people play."""
        return 2

    @property
    def seat(self) -> int:
        """Whose turn it is, as a number from 0, clockwise: even seats are Black, odd ones the other colour."""
        return self._turn

    def __getitem__(self, cell: str) -> Player | None:
        player = self._at(cell)
        return None if player is None else self.PLAYERS[player]

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        found = self._outcome()
        if found is None:
            return None
        winner, reason, rule, shape, cells = found
        return Outcome(None if winner is None else self.PLAYERS[winner], reason, rule, shape, tuple(cells))

    def explain(self, move: M | str | Iterable[str], target: str | None = None) -> Verdict:
        """Say whether a move is legal and why: a move, or a gesture of chosen cells and where they should go.

        The target of a gesture is a direction in Abalone ("NE") and a cell in Six.
        """
        if target is None:
            found = self._explain(move)  # type: ignore[arg-type]  # a gesture always has a target
        else:
            chosen = [move] if isinstance(move, str) else list(move)  # type: ignore[arg-type]  # cells, then
            found = self._explain_gesture(chosen, target)
        legal, rule, code, canonical = found
        return Verdict(legal, rule, code, self.game, canonical)

    def effect(self, move: M | str) -> Effect:
        """What a legal move does, cell by cell, without playing it."""
        placed, moved, pushed, removed = self._effect(move)
        return Effect(tuple(placed), tuple(moved), tuple(pushed), tuple(removed))

    def copy(self) -> Self:
        """An independent board with the same history."""
        twin = type(self).__new__(type(self))
        self._copy_into(twin)
        return twin

    def root(self) -> Self:
        """A new board as this one was before its first move."""
        return type(self)(self.start_fen, **self.options)

    def transform(self, symmetry: int) -> Self:
        """The same game, turned by 60 degrees n times (0 to 5), or mirrored and then turned (6 to 11)."""
        twin = type(self)(self._transformed_start(symmetry), **self.options)
        for move in self.moves:
            twin.push(move.transform(symmetry))
        return twin

    def rotate(self, steps: int = 1) -> Self:
        """The same game, turned counter-clockwise by 60 degrees `steps` times."""
        return self.transform(steps % 6)

    def mirror(self) -> Self:
        """The same game, mirrored left to right."""
        return self.transform(6)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._same_as(other)

    __hash__ = None  # type: ignore[assignment]  # boards change

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.start_fen, self.options, [str(move) for move in self.moves])

    def __repr__(self) -> str:
        return f"Board({self.fen()!r})"

    def __str__(self) -> str:
        from hexad import text  # noqa: PLC0415 - drawing is imported when something is drawn

        return text.board(self, colour=False, unicode=False)

    def _repr_svg_(self) -> str:
        from hexad import svg  # noqa: PLC0415 - as above

        return svg.board(self)


# A board of any game.
AnyBoard: TypeAlias = BoardBase[Any]
B = TypeVar("B", bound=AnyBoard)


def _rebuild(cls: type[B], fen: str, options: dict[str, OptionValue], moves: list[str]) -> B:
    board = cls(fen, **options)
    for move in moves:
        board.push(move)
    return board
