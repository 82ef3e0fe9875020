"""Six for PettingZoo: `env` for training, `raw_env` for use with other wrappers."""

from __future__ import annotations

import pettingzoo

from hexad.envs.aec_env import GameEnv
from hexad.envs.space import space

__all__ = ["env", "raw_env"]


def env(*, render_mode: str | None = None, **options: object) -> GameEnv:
    """An environment in which an illegal action loses the game."""
    return GameEnv(space("six", **options), illegal="lose", render_mode=render_mode)


def raw_env(*, render_mode: str | None = None, **options: object) -> GameEnv:
    """An environment in which an illegal action raises ValueError."""
    return GameEnv(space("six", **options), illegal="raise", render_mode=render_mode)


pettingzoo.register("aec", "hexad/six-v0", entry_point="hexad.envs.six_v0:env")
