"""PettingZoo environments (AEC): agents that take turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from hexad.envs import player_view
from hexad.envs.episode import Episode
from hexad.envs.gym_spaces import ActionSpace, observation_space
from hexad.envs.rendering import RENDER_MODES, check_render_mode, shown

if TYPE_CHECKING:
    from gymnasium import spaces
    from numpy.typing import NDArray

    from hexad.envs.space import Space

__all__ = ["GameEnv"]

Seen: TypeAlias = "dict[str, NDArray[Any]]"

_BEGUN_BY_RESET = {"agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "episode"}


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game. `episode` has its board and the texts of its actions.

    An illegal action raises ValueError and changes nothing, or loses. The checks of order and bounds are done here and
    not by PettingZoo's wrappers, which would take most of the time of a step.
    """

    def __init__(
        self, space: Space, *, illegal: Literal["raise", "lose"] = "raise", render_mode: str | None = None
    ) -> None:
        """Make an agent for every player of the space."""
        super().__init__()
        check_render_mode(render_mode)
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is {illegal!r}: expected 'raise' or 'lose'")
        self.space = space
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{space.game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(player_view.seats(space))]
        self.action_spaces = {agent: ActionSpace(space.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(space, with_mask=True) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - of PettingZoo's attributes, which have no types
        said = " cannot be accessed before reset" if name in _BEGUN_BY_RESET else " is not there"
        raise AttributeError(name + said)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What `observe` gives an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> ActionSpace:
        """What `step` takes from an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. It has no chance events, so the seed has no effect; there are no options."""
        del seed, options
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewarded = False
        self._skip_agent_selection = None
        self.episode = Episode(self.space)
        self.agent_selection = self.agents[self.episode.player]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """The observation of an agent; the mask is empty while it is not its turn."""
        episode, seat = self.episode, self._seats[agent]
        if seat == episode.player:
            planes, scalars = episode.observe()
            mask = episode.mask().view(np.int8)
        else:
            planes, scalars = player_view.observe(episode, seat)
            mask = np.zeros(self.space.size, np.int8)
        return {"observation": planes, "scalars": scalars, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent to move; None after the game is over."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.episode.play(action)  # type: ignore[arg-type]  # what is no number is refused below
        except (TypeError, ValueError) as error:
            self._refuse(agent, action, error)
            return
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self._next(agent)
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        by_side = self.episode.rewards
        rewarded = by_side != (0.0, 0.0)
        if rewarded or self._rewarded:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = by_side[seat % 2]
            self._accumulate_rewards()
        self._rewarded = rewarded

    def _next(self, agent: str) -> None:
        episode = self.episode
        if episode.is_over:
            self.terminations = dict.fromkeys(self.agents, episode.terminated)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
            self.agent_selection = self.agents[(self._seats[agent] + 1) % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[episode.player]

    def _refuse(self, agent: str, action: object, error: Exception) -> None:
        """Answer a bad action as PettingZoo's AssertOutOfBoundsWrapper and TerminateIllegalWrapper do, or raise."""
        inside = self.action_spaces[agent].contains(action)
        if self.illegal == "raise":
            raise error if inside else ValueError(f"action is {action!r}: expected 0 to {self.space.size - 1}")
        if not inside:
            raise AssertionError(f"action is not in action space: {action!r}") from error
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the board in the mode of `render_mode`."""
        return shown(self.episode.board, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
