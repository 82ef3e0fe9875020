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

from hexad.envs.against import AgainstOpponent
from hexad.envs.vector import AgainstOpponents

__all__ = ["AgainstOpponent", "AgainstOpponents"]

for _game in ("abalone", "six"):
    gymnasium.register(
        f"hexad/{_game}-v0",
        entry_point="hexad.envs.against:AgainstOpponent",
        vector_entry_point="hexad.envs.vector:AgainstOpponents",
        kwargs={"game": _game},
    )
