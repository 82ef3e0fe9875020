"""Both games for Gymnasium. Importing this registers `hexad/abalone-v0` and `hexad/six-v0`.

>>> import gymnasium
>>> import hexad.envs.gymnasium
>>> env = gymnasium.make("hexad/six-v0", opponent="level 3", phase="placing")
>>> observation, info = env.reset(seed=6)
>>> int(info["action_mask"].sum())
3
"""

from __future__ import annotations

import gymnasium

from hexad.envs.single_agent import AgainstOpponent
from hexad.envs.single_agent_vector import AgainstOpponents
from hexad.games import GAMES

__all__ = ["AgainstOpponent", "AgainstOpponents"]

for _game in GAMES:
    gymnasium.register(
        f"hexad/{_game}-v0",
        entry_point="hexad.envs.single_agent:AgainstOpponent",
        vector_entry_point="hexad.envs.single_agent_vector:AgainstOpponents",
        kwargs={"game": _game},
    )
