"""Both games for PettingZoo. Importing this registers `hexad/abalone-v0` and `hexad/six-v0`.

>>> from hexad.envs.pettingzoo import abalone_v0
>>> env = abalone_v0.env(layout="belgian-daisy")
>>> env.reset()
>>> observation, reward, terminated, truncated, info = env.last()
>>> int(observation["action_mask"].sum())
52
"""

from __future__ import annotations

from hexad.envs import abalone_v0, six_v0

__all__ = ["abalone_v0", "six_v0"]
