"""Vectorised Gymnasium environments: one agent in each of many games, stepped together in the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hexad.envs import player_view
from hexad.envs.batch import SKIP, BatchEnv
from hexad.envs.gym_spaces import ActionSpace, observation_space
from hexad.envs.single_agent import check_seat
from hexad.envs.space import space

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from hexad.envs.single_agent import Seat

    Bools: TypeAlias = "NDArray[np.bool_]"
    Policy: TypeAlias = "Callable[[Seen], NDArray[Any]]"

__all__ = ["AgainstOpponents"]

Seen: TypeAlias = "dict[str, NDArray[Any]]"


class AgainstOpponents(VectorEnv["Seen", "NDArray[np.int64]", "NDArray[Any]"]):
    """`AgainstOpponent`, n times. The opponent is random, or a policy on arrays.

    A game that ended is reset in the next step, which ignores the action for it. The returned arrays are copies; to
    avoid copies, use a `BatchEnv` (`batch` here).
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponent: str | Policy = "random",
        seat: Seat = 0,
        threads: int = 2,
        **options: object,
    ) -> None:
        """Choose the opponent and the agent's seat: a number, "alternating" or "random"."""
        if opponent != "random" and not callable(opponent):
            raise ValueError(
                f"opponent is {opponent!r}: expected 'random' or a function on arrays; "
                "vectorization_mode='sync' or 'async' has the others"
            )
        self.batch = BatchEnv(space(game, **options), num_envs, threads=threads, auto_reset=False)
        self.num_envs = num_envs
        self.players = player_view.seats(self.batch.space)
        check_seat(seat, self.players)
        self.single_observation_space = observation_space(self.batch.space, with_mask=False)
        self.single_action_space = ActionSpace(self.batch.space.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        self._opponent = opponent
        self._chosen_seat = seat
        self._games = np.arange(num_envs)
        self._rewards = np.zeros(num_envs)
        self._terminated = np.zeros(num_envs, np.bool_)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._is_ready = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Reset all games; where the agent is not the first to move, the opponent moves."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._games = np.arange(self.num_envs)
        self.batch.reset(None if seed is None else int(self.np_random.integers(2**63)))
        everywhere = np.ones(self.num_envs, np.bool_)
        self._take_seats(everywhere)
        self._clear()
        self._reply(everywhere)
        self._is_ready = True
        return self._seen(), self._infos(everywhere)

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[np.float64], Bools, Bools, dict[str, Any]]:
        """Play an action in every running game and let the opponent reply; reset the games that are over."""
        if not self._is_ready:
            raise gymnasium.error.ResetNeeded("no games have begun, or the opponent failed in one: expected a reset")
        chosen = self._checked(actions)
        self._is_ready = False
        over = self._over()
        legal = self.batch.masks[np.arange(self.num_envs), chosen]
        self._clear()
        self.batch.reset_games(np.flatnonzero(over))
        self._take_seats(over)
        self._play(np.where(over | ~legal, SKIP, chosen))
        lost = ~over & ~legal
        self._rewards[lost] = -1
        self._terminated |= lost
        self._reply(over)
        self._is_ready = True
        return self._seen(), self._rewards.copy(), self._terminated.copy(), self._truncated.copy(), self._infos(~lost)

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or not np.issubdtype(found.dtype, np.integer):
            raise gymnasium.error.InvalidAction(f"actions are {actions!r}: expected {self.num_envs} whole numbers")
        if found.min() < 0 or found.max() >= self.batch.space.size:
            raise gymnasium.error.InvalidAction(f"actions are {actions!r}: expected 0 to {self.batch.space.size - 1}")
        return found.astype(np.int64)

    def _over(self) -> Bools:
        return self._terminated | self._truncated

    def _clear(self) -> None:
        self._rewards[:] = 0
        self._terminated[:] = self._truncated[:] = False

    def _take_seats(self, games: Bools) -> None:
        """Seat the agent in games that begin."""
        if self._chosen_seat == "alternating":
            self.seats[games] = self._games[games] % self.players
        elif self._chosen_seat == "random":
            self.seats[games] = self.np_random.integers(self.players, size=int(games.sum()))
        else:
            self.seats[games] = self._chosen_seat
        self._games[games] += 1

    def _play(self, actions: NDArray[np.int64]) -> None:
        batch = self.batch
        batch.step(actions)
        self._rewards += batch.rewards[np.arange(self.num_envs), self.seats % 2]
        self._terminated |= batch.terminated
        self._truncated |= batch.truncated

    def _reply(self, begun: Bools) -> None:
        """Let the opponent play until it is the agent's turn in all games."""
        while (waits := (self.batch.players != self.seats) & ~self._over()).any():
            self._play(np.where(waits, self._replies(), SKIP))
        if (begun & self._over()).any():
            raise ValueError("a game is over before the agent has moved: it cannot be learnt from there")

    def _replies(self) -> NDArray[Any]:
        batch = self.batch
        if callable(self._opponent):
            seen: Seen = {"observation": batch.observations, "scalars": batch.scalars, "action_mask": batch.masks}
            return np.asarray(self._opponent(seen))
        return batch.sample()

    def _seen(self) -> Seen:
        batch = self.batch
        planes, scalars = batch.observations.copy(), batch.scalars.copy()
        steps = (self.seats - batch.players) % self.players
        if steps.any():
            player_view.turn(batch.space, planes, scalars, steps)
        return {"observation": planes, "scalars": scalars}

    def _infos(self, playable: Bools) -> dict[str, Any]:
        masks = self.batch.masks.copy()
        masks[~playable] = False
        return {"action_mask": masks.view(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}
