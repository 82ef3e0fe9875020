"""Abalone for PettingZoo: `env` for training, `raw_env` for those who bring wrappers of their own."""

from __future__ import annotations

from typing import Any

import pettingzoo

from hexad.envs.aec import GameEnv
from hexad.envs.space import AbaloneSpace

__all__ = ["env", "raw_env"]


def env(*, render_mode: str | None = None, **options: Any) -> GameEnv:  # noqa: ANN401 - those of AbaloneSpace
    """A game in which an action that is not legal loses."""
    return GameEnv(AbaloneSpace(**options), illegal="lose", render_mode=render_mode)


def raw_env(*, render_mode: str | None = None, **options: Any) -> GameEnv:  # noqa: ANN401
    """A game in which an action that is not legal raises ValueError."""
    return GameEnv(AbaloneSpace(**options), illegal="raise", render_mode=render_mode)


pettingzoo.register("aec", "hexad/abalone-v0", entry_point="hexad.envs.abalone_v0:env")
