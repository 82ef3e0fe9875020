"""Abalone as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from hexad import abalone
from hexad._core import AbaloneBatch, AbaloneView
from hexad._core import AbaloneSpace as _NativeSpace
from hexad.envs.space_base import SpaceBase

if TYPE_CHECKING:
    from hexad.envs.space_base import Reward

__all__ = ["AbaloneSpace"]

_VIEW = AbaloneView()


class AbaloneSpace(SpaceBase[abalone.Board, AbaloneView, abalone.Move]):
    """The actions, the observation and the symmetries of Abalone.

    >>> space = AbaloneSpace()
    >>> space.size, space.text(312), space.action("c3c5d4")
    (1272, 'a1a2b2', 948)
    """

    game: ClassVar[str] = "abalone"
    _native_batch = AbaloneBatch
    planes = ("own", "other", "board")
    scalars = ("own_pushed_off", "other_pushed_off", "colour", "plies", "quiet_plies", "repetition")

    def __init__(  # noqa: PLR0913 - an option for each thing that studies differ in
        self,
        *,
        layout: str = "standard",
        fen: str | None = None,
        repetition: int | None = 3,
        ply_limit: int | None = 400,
        quiet_limit: int | None = None,
        reward: Literal["outcome", "ejections"] = "outcome",
    ) -> None:
        """Choose the start position, the limits and what is rewarded."""
        if reward not in ("outcome", "ejections"):
            raise ValueError(f"reward is {reward!r}: expected 'outcome' or 'ejections'")
        limits: dict[str, Any] = {"repetition": repetition, "ply_limit": ply_limit, "quiet_limit": quiet_limit}
        self._start = abalone.Board(fen, layout=layout, **limits)
        if self._start.is_over:
            raise ValueError(f"the game is over in its start position {self._start.fen()!r}")
        self.reward: Reward = reward
        self.options = {"layout": layout, "fen": fen, **limits, "reward": reward}
        self._native = _NativeSpace(self._start, reward == "ejections")

    def new_board(self) -> abalone.Board:
        """A board in the start position."""
        return self._start.copy()

    def view(self, _: abalone.Board, __: abalone.Move | None = None) -> AbaloneView:
        """Always the same: the board does not wander."""
        return _VIEW

    @property
    def _default_view(self) -> AbaloneView:
        return _VIEW
