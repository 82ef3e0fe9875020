"""One game, played by action numbers on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hexad._core import AbaloneView, SixView
    from hexad.board import AnyBoard
    from hexad.envs.space import Space
    from hexad.envs.space_base import Observation

__all__ = ["Episode"]

_LIMITS = ("ply limit", "quiet limit")


class Episode:
    """A game in progress: its `board`, and in Six a `pending` move whose tie is not settled yet.

    >>> from hexad.envs import SixSpace
    >>> episode = Episode(SixSpace())
    >>> episode.play(episode.action("2,0"))
    >>> episode.board.hands, episode.player
    ((19, 20), 1)
    """

    __slots__ = ("_view", "board", "pending", "rewards", "space")

    def __init__(self, space: Space, board: AnyBoard | None = None) -> None:
        """Start from the space's start position, or continue from a board, which the episode then owns."""
        self.space: Any = space
        self.board: Any = space.new_board() if board is None else board
        self.pending: Any = None
        self.rewards: tuple[float, float] = (0.0, 0.0)
        self._view: AbaloneView | SixView | None = None

    @property
    def view(self) -> AbaloneView | SixView:
        """The current view of the board: in Six, where the window lies."""
        if self._view is None:
            self._view = self.space.view(self.board, self.pending)
        return self._view

    @property
    def player(self) -> int:
        """Who is to move: 0 for Black and 1 for the other, or the seat where four play."""
        return int(self.space.player(self.board))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.space.is_over(self.board))

    @property
    def terminated(self) -> bool:
        """Whether a rule has ended the game."""
        return self.is_over and self.reason not in _LIMITS

    @property
    def truncated(self) -> bool:
        """Whether a limit has ended the game."""
        return self.is_over and self.reason in _LIMITS

    @property
    def reason(self) -> str | None:
        """The reason of the end, as in `Outcome`; "all placed" if only the placing phase is played."""
        outcome = self.board.outcome()
        placed = self.space.options.get("phase") == "placing" and self.board.phase == "moving"
        if placed and (outcome is None or outcome.reason in _LIMITS):
            return "all placed"
        return None if outcome is None else str(outcome.reason)

    @property
    def winner(self) -> int:
        """0 for Black, 1 for the other player, -1 if there is no winner."""
        outcome = self.board.outcome()
        if outcome is None or outcome.winner is None:
            return -1
        return int(self.board.PLAYERS.index(outcome.winner))

    def legal(self) -> NDArray[np.int32]:
        """The legal actions, ascending."""
        found: NDArray[np.int32] = self.space.legal(self.board, self.view)
        return found

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which actions are legal."""
        mask: NDArray[np.bool_] = self.space.mask(self.board, self.view, out=out)
        return mask

    def observe(self, out: Observation | None = None) -> Observation:
        """The planes and the scalars for the player to move."""
        planes, scalars = self.space.observe(self.board, self.view, out=out)
        return planes, scalars

    def text(self, action: int) -> str:
        """The move text of an action in this position."""
        return str(self.space.text(action, self.view))

    def action(self, text: str) -> int:
        """The action with this move text in this position."""
        return int(self.space.action(text, self.view))

    def play(self, action: int) -> None:
        """Play a legal action; raises ValueError for an illegal one and changes nothing."""
        move, waits = self.space.resolve(self.board, action, self.view)
        self._view = None
        self.rewards = (0.0, 0.0)
        self.pending = move if waits else None
        if waits:
            return
        mover, before = self.board.turn, self._ejections()
        self.board.push(move)
        points = (self._ejections() - before) / 6
        if self.board.is_over and self.winner >= 0:
            points += 1 if self.board.PLAYERS[self.winner] is mover else -1
        if points:
            self.rewards = (points, -points) if mover is self.board.PLAYERS[0] else (-points, points)

    def _ejections(self) -> int:
        return sum(self.board.pushed_off.values()) if self.space.reward == "ejections" else 0

    def copy(self) -> Episode:
        """An independent episode with the same history."""
        twin = Episode(self.space, self.board.copy())
        twin.pending, twin.rewards = self.pending, self.rewards
        return twin

    def __copy__(self) -> Episode:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.space, self.board, self.pending, self.rewards)


def _rebuild(space: Space, board: AnyBoard, pending: object, rewards: tuple[float, float]) -> Episode:
    episode = Episode(space, board)
    episode.pending, episode.rewards = pending, rewards
    return episode
