"""Both games for OpenSpiel. Importing this registers `hexad_abalone` and `hexad_six`.

>>> import pyspiel
>>> import hexad.envs.openspiel
>>> game = pyspiel.load_game("hexad_abalone(layout=belgian-daisy,ply_limit=200)")
>>> state = game.new_initial_state()
>>> len(state.legal_actions()), state.action_to_string(state.legal_actions()[0])
(52, 'a1a2')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as missing:
    text = "hexad.envs.openspiel needs OpenSpiel: pip install 'hexad[openspiel]'"
    raise ModuleNotFoundError(text, name="pyspiel") from missing
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from hexad.envs import player_view
from hexad.envs.episode import Episode
from hexad.envs.space import space

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.envs.space import Space

__all__ = ["BoardObserver", "HexadGame", "HexadState"]

# OpenSpiel's parameters are numbers and texts: 0 and "" stand for None.
_PARAMETERS: dict[str, dict[str, Any]] = {
    "abalone": {
        "layout": "standard",
        "fen": "",
        "repetition": 3,
        "ply_limit": 400,
        "quiet_limit": 0,
        "reward": "outcome",
    },
    "six": {
        "rules": "basic",
        "first_move": "restricted",
        "players": 2,
        "begins": 1,
        "phase": "both",
        "window": 8,
        "repetition": 3,
        "ply_limit": 400,
    },
}
_MAX_PLAYERS = {"abalone": 2, "six": 4}


def _game_type(game: str, *, rewards_on_the_way: bool = False) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=f"hexad_{game}",
        long_name=f"Hexad's {game.title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.REWARDS if rewards_on_the_way else kind.RewardModel.TERMINAL,
        max_num_players=_MAX_PLAYERS[game],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS[game],
    )


class HexadGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options."""

    def __init__(self, game: str, params: Mapping[str, Any] | None = None) -> None:
        """Make a game from OpenSpiel's parameters."""
        given = _PARAMETERS[game] | dict(params or {})
        if given["ply_limit"] < 1:
            raise ValueError("ply_limit is 0: expected 1 or more, since games of OpenSpiel have a longest length")
        self.space: Space = space(game, **{name: value or None for name, value in given.items()})
        ejections = self.space.reward == "ejections"
        # A tie in Six is settled by an action of its own.
        actions_in_a_ply = 2 if given.get("rules") == "advanced" else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=0,
            num_players=player_view.seats(self.space),
            min_utility=-2.0 if ejections else -1.0,
            max_utility=2.0 if ejections else 1.0,
            utility_sum=0.0,
            max_game_length=actions_in_a_ply * given["ply_limit"],
        )
        super().__init__(_game_type(game, rewards_on_the_way=ejections), info, dict(params or {}))

    def new_initial_state(self) -> HexadState:
        """The start position."""
        return HexadState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> BoardObserver | IIGObserverForPublicInfoGame:
        """An observer that writes tensors of the board, or the history for types with perfect recall."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BoardObserver(self.space, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class HexadState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position and its history; `episode` is the game."""

    def __init__(self, game: HexadGame) -> None:
        """Begin a game."""
        super().__init__(game)
        self.episode = Episode(game.space)
        self.totals = [0.0, 0.0]

    def current_player(self) -> int:
        """The seat of the player to move."""
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.is_over else self.episode.player

    def is_terminal(self) -> bool:
        """Whether a rule or a limit has ended the game."""
        return self.episode.is_over

    def returns(self) -> list[float]:
        """The sum of the rewards of every player so far."""
        return self._by_seat(self.totals)

    def rewards(self) -> list[float]:
        """The rewards of the last action."""
        return self._by_seat(self.episode.rewards)

    def _by_seat(self, by_side: list[float] | tuple[float, float]) -> list[float]:
        return [by_side[seat % 2] for seat in range(self.num_players())]

    def _legal_actions(self, _: int) -> list[int]:
        legal: list[int] = self.episode.legal().tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        try:
            self.episode.play(action)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.totals = [total + reward for total, reward in zip(self.totals, self.episode.rewards, strict=True)]

    def _action_to_string(self, _: int, action: int) -> str:
        try:
            return self.episode.text(action)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error

    def __str__(self) -> str:
        board = str(self.episode.board)
        return board if self.episode.pending is None else f"{board}\n{self.episode.pending}=?"


class BoardObserver:
    """Writes the planes and the scalars from the view of a player."""

    def __init__(self, space: Space, params: Mapping[str, Any] | None) -> None:
        """Lay both out in one tensor."""
        if params:
            raise ValueError(f"an observation has no parameters: got {dict(params)}")
        size = int(np.prod(space.shape))
        self.tensor = np.zeros(size + len(space.scalars), np.float32)
        self.dict = {"planes": self.tensor[:size].reshape(space.shape), "scalars": self.tensor[size:]}

    def set_from(self, state: HexadState, player: int) -> None:
        """Write the observation of a player."""
        self.dict["planes"][...], self.dict["scalars"][...] = player_view.observe(state.episode, player)

    def string_from(self, state: HexadState, player: int) -> str:
        """The board as text, which is the same for every player."""
        del player
        return str(state)


class _AbaloneGame(HexadGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("abalone", params)


class _SixGame(HexadGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("six", params)


pyspiel.register_game(_game_type("abalone"), _AbaloneGame)
pyspiel.register_game(_game_type("six"), _SixGame)
