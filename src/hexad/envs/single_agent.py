"""Gymnasium environments: one agent against an opponent within the environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import gymnasium
import numpy as np

from hexad.envs import player_view
from hexad.envs.episode import Episode
from hexad.envs.gym_spaces import ActionSpace, observation_space
from hexad.envs.opponents import opponent as opponent_named
from hexad.envs.rendering import RENDER_MODES, check_render_mode, shown
from hexad.envs.space import space

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs.opponents import Chosen

__all__ = ["AgainstOpponent", "Seat", "check_seat"]

Seen: TypeAlias = "dict[str, NDArray[Any]]"
Seat: TypeAlias = 'int | Literal["alternating", "random"]'


def check_seat(seat: Seat, players: int) -> None:
    """Raise ValueError for a seat that does not exist."""
    if seat not in ("alternating", "random", *range(players)):
        raise ValueError(f"seat is {seat!r}: expected 0 to {players - 1}, 'alternating' or 'random'")


class AgainstOpponent(gymnasium.Env[Any, np.int64]):
    """The agent has one seat. The opponent plays all others and replies within the step.

    An illegal action loses: reward -1, and the game is over. `episode` is the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        opponent: Chosen = "random",
        seat: Seat = 0,
        seconds: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Choose the opponent and the agent's seat: a number, "alternating" or "random"."""
        check_render_mode(render_mode)
        self.space = space(game, **options)
        self.players = player_view.seats(self.space)
        check_seat(seat, self.players)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.space, with_mask=False)
        self.action_space: ActionSpace = ActionSpace(self.space.size)
        self.opponent = opponent_named(opponent, game, seconds=seconds)
        self.episode: Episode | None = None
        self.seat = 0
        self._seats = seat
        self._games = 0
        self._lost = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; if the agent is not the first to move, the opponent moves."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._games = 0
        self.seat = self._next_seat()
        self._games += 1
        self._lost = False
        self.episode = Episode(self.space)
        self.opponent.begin(self.np_random)
        self._reply(self.episode)
        if self.episode.is_over:
            raise ValueError(f"the game is over before seat {self.seat} has moved: it cannot be learnt from there")
        if self.render_mode == "human":
            self.render()
        return self._seen(self.episode), self._info(self.episode)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the opponent reply."""
        episode = self.episode
        if episode is None or episode.is_over or self._lost or episode.player != self.seat:
            raise gymnasium.error.ResetNeeded("no game has begun, it is over, or the opponent failed: expected a reset")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"action is {action!r}: expected 0 to {self.space.size - 1}")
        try:
            episode.play(int(action))
        except ValueError:
            self._lost = True
            return self._seen(episode), -1.0, True, False, self._info(episode)
        reward = episode.rewards[self.seat % 2] + self._reply(episode)
        if self.render_mode == "human":
            self.render()
        return self._seen(episode), reward, episode.terminated, episode.truncated, self._info(episode)

    def _next_seat(self) -> int:
        if self._seats == "alternating":
            return self._games % self.players
        return int(self.np_random.integers(self.players)) if self._seats == "random" else int(self._seats)

    def _reply(self, episode: Episode) -> float:
        """Let the opponent play until it is the agent's turn; returns the agent's reward for it."""
        reward = 0.0
        while episode.player != self.seat and not episode.is_over:
            episode.play(self.opponent.choose(episode))
            reward += episode.rewards[self.seat % 2]
        return reward

    def _seen(self, episode: Episode) -> Seen:
        planes, scalars = player_view.observe(episode, self.seat)
        return {"observation": planes, "scalars": scalars}

    def _info(self, episode: Episode) -> dict[str, Any]:
        mask = np.zeros(self.space.size, np.int8) if self._lost else episode.mask().view(np.int8)
        return {"action_mask": mask, "reason": "illegal action" if self._lost else episode.reason}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the board in the mode of `render_mode`."""
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("no game has begun: expected a reset")
        return shown(self.episode.board, self.render_mode)
