"""What the spaces of both games share above the native core."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

import numpy as np

from hexad.envs.arrays import checked

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

__all__ = ["NativeBatch", "Observation", "Reward", "SpaceBase"]

Reward: TypeAlias = Literal["outcome", "ejections"]
Observation: TypeAlias = "tuple[NDArray[np.uint8], NDArray[np.float32]]"

B = TypeVar("B")
V = TypeVar("V")
M = TypeVar("M")


class NativeBatch(Protocol):
    """Many games in the core, which writes them into the arrays of a `BatchEnv`."""

    def seed(self, seed: int, /) -> None:
        """Seed what `sample` draws."""

    def reset(self) -> None:
        """Begin all games anew."""

    def reset_games(self, games: list[int], /) -> None:
        """Begin these games anew."""

    def step(self, actions: NDArray[Any], /) -> None:
        """Play an action in every game."""

    def sample(self, out: NDArray[Any], /) -> None:
        """Draw a legal action for every game."""


class SpaceBase(ABC, Generic[B, V, M]):
    """The actions, the observation and the symmetries of a game with some options. It never changes.

    `options` make it again; `planes` and `scalars` name what an observation holds; `shape` is that of its planes.
    """

    game: ClassVar[str]
    planes: tuple[str, ...]
    scalars: tuple[str, ...]
    reward: Reward
    options: dict[str, Any]
    _native: Any
    _native_batch: ClassVar[Callable[..., NativeBatch]]

    @abstractmethod
    def new_board(self) -> B:
        """A board in the start position."""

    @abstractmethod
    def view(self, board: B, pending: M | None = None) -> V:
        """How action numbers map to a board: where the window lies, and a move whose tie is not settled yet."""

    @property
    @abstractmethod
    def _default_view(self) -> V:
        """The view that is used where there is no board."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        return int(self._native.size)

    @property
    def shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns."""
        return (self._native.planes, self._native.side, self._native.side)

    @cached_property
    def cells(self) -> NDArray[np.int32]:
        """Where each cell lies in a flattened plane."""
        return _frozen(self._native.cells())

    @cached_property
    def cell_symmetries(self) -> NDArray[np.int32]:
        """Where each cell goes, by symmetry."""
        return _frozen(np.stack(self._native.cell_symmetries()))

    @cached_property
    def grid_symmetries(self) -> NDArray[np.int32]:
        """Where each place of a flattened plane goes, by symmetry; the corners that are no cells stay."""
        places = np.tile(np.arange(self.shape[1] * self.shape[2], dtype=np.int32), (12, 1))
        places[:, self.cells] = self.cells[self.cell_symmetries]
        return _frozen(places)

    @cached_property
    def action_symmetries(self) -> NDArray[np.int32]:
        """Where each action goes, by symmetry."""
        return _frozen(np.stack(self._native.action_symmetries()))

    def text(self, action: int, view: V | None = None) -> str:
        """The move text of an action."""
        return str(self._native.text(action, view or self._default_view))

    def action(self, text: str, view: V | None = None) -> int:
        """The action with this move text; raises InvalidMoveError where there is none."""
        return int(self._native.action(text, view or self._default_view))

    def player(self, board: B) -> int:
        """Who is to move: 0 for Black and 1 for the other, or the seat where four play."""
        return int(self._native.player(board))

    def is_over(self, board: B) -> bool:
        """Whether the game has ended, by its rules or by the options of this space."""
        return bool(self._native.is_over(board))

    def legal(self, board: B, view: V | None = None) -> NDArray[np.int32]:
        """The legal actions, ascending."""
        found: NDArray[np.int32] = self._native.legal(board, view or self.view(board))
        found.sort()
        return found

    def mask(self, board: B, view: V | None = None, *, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which actions are legal."""
        mask = np.empty(self.size, np.bool_) if out is None else checked("out", out, np.bool_, (self.size,))
        self._native.mask(board, view or self.view(board), mask)
        return mask

    def observe(self, board: B, view: V | None = None, *, out: Observation | None = None) -> Observation:
        """The planes and the scalars for the player to move."""
        if out is None:
            planes, scalars = np.empty(self.shape, np.uint8), np.empty(len(self.scalars), np.float32)
        else:
            planes = checked("planes", out[0], np.uint8, self.shape)
            scalars = checked("scalars", out[1], np.float32, (len(self.scalars),))
        self._native.observe(board, view or self.view(board), planes, scalars)
        return planes, scalars

    def resolve(self, board: B, action: int, view: V | None = None) -> tuple[M, bool]:
        """The move that a legal action names, and whether it waits for a second action to settle a tie."""
        move, waits = self._native.resolve(board, view or self.view(board), action)
        return move, waits

    def new_batch(self, n: int, threads: int, *, auto_reset: bool, arrays: Mapping[str, NDArray[Any]]) -> NativeBatch:
        """Many games of this space in the core, which writes into these arrays."""
        return type(self)._native_batch(self._native, n, threads, auto_reset, **arrays)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SpaceBase):
            return NotImplemented
        return self.game == other.game and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.game, tuple(self.options.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.options)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"


def _frozen(numbers: NDArray[np.int32]) -> NDArray[np.int32]:
    numbers.flags.writeable = False
    return numbers


def _rebuild(cls: Callable[..., SpaceBase[B, V, M]], options: dict[str, Any]) -> SpaceBase[B, V, M]:
    return cls(**options)
