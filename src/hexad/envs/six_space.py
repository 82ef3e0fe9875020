"""Six as numbers, in a window around the group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from hexad import six
from hexad._core import SixBatch, SixView
from hexad._core import SixSpace as _NativeSpace
from hexad.envs.space_base import SpaceBase

if TYPE_CHECKING:
    from hexad.envs.space_base import Reward

__all__ = ["SixSpace"]

SMALLEST, LARGEST = 4, 12
_VIEW = SixView((0, 0))


class SixSpace(SpaceBase[six.Board, SixView, six.Move]):
    """The actions, the observation and the symmetries of Six.

    >>> space = SixSpace(phase="placing")
    >>> space.size, space.shape
    (217, (3, 17, 17))
    >>> board = space.new_board()
    >>> [space.text(action, space.view(board)) for action in space.legal(board)]
    ['2,-1', '2,0', '1,1']
    """

    game: ClassVar[str] = "six"
    _native_batch = SixBatch

    def __init__(  # noqa: PLR0913 - an option for each thing that studies differ in
        self,
        *,
        fen: str | None = None,
        rules: Literal["basic", "advanced"] | None = None,
        first_move: Literal["restricted", "free"] = "restricted",
        players: Literal[2, 4] | None = None,
        begins: Literal[1, 2] | None = None,
        phase: Literal["both", "placing"] = "both",
        window: int = 8,
        repetition: int | None = 3,
        ply_limit: int | None = 400,
        reward: Literal["outcome"] = "outcome",
    ) -> None:
        """Choose the start position, the rules, the limits and how far the window reaches."""
        if reward != "outcome":
            raise ValueError(f"reward is {reward!r}: expected 'outcome', since nothing is pushed off in Six")
        if phase not in ("both", "placing"):
            raise ValueError(f"phase is {phase!r}: expected 'both' or 'placing'")
        if not isinstance(window, int) or not SMALLEST <= window <= LARGEST:
            raise ValueError(f"window is {window!r}: expected a number from {SMALLEST} to {LARGEST}")
        given: dict[str, Any] = {"fen": fen, "rules": rules, "first_move": first_move, "players": players}
        given |= {"begins": begins, "repetition": repetition, "ply_limit": ply_limit}
        self._start = six.Board(**given)
        self.window = window
        self.reward: Reward = reward
        self.options = {**given, "phase": phase, "window": window, "reward": reward}
        self._native = _NativeSpace(self._start, window, phase == "placing")
        self._check_start()
        waiting = ("lifted", "landing") if self._start.rules == "advanced" else ()
        hands = tuple(f"hand_{i}" for i in range(self._start.players))
        self.planes = ("own", "other", "window", *waiting)
        self.scalars = (*hands, "colour", "plies", "repetition")

    def _check_start(self) -> None:
        if self.is_over(self._start):
            raise ValueError(f"the game is over in its start position {self._start.fen()!r}")
        _, radius = self._native.hexagon(self._start)
        if radius > self.window:
            raise ValueError(f"the tiles need a window of {radius} steps, and it has {self.window}")

    def new_board(self) -> six.Board:
        """A board in the start position."""
        return self._start.copy()

    def view(self, board: six.Board, pending: six.Move | None = None, centre: tuple[int, int] | None = None) -> SixView:
        """Where the window lies (around the group, if nothing is said), and a move whose tie is not settled yet."""
        return SixView(self.centre(board) if centre is None else centre, pending)

    def centre(self, board: six.Board) -> tuple[int, int]:
        """The middle of the window: the cell whose farthest tile is nearest."""
        q, r = self._native.hexagon(board)[0]
        return q, r

    @property
    def _default_view(self) -> SixView:
        return _VIEW
