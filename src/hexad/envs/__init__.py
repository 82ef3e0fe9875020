"""Environments for training: action numbers, observations, symmetries, and many games stepped at once.

>>> from hexad.envs import AbaloneSpace, Episode
>>> episode = Episode(AbaloneSpace())
>>> episode.play(episode.action("a1b2"))
>>> episode.player, len(episode.legal())
(1, 44)
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ModuleNotFoundError("hexad.envs needs NumPy: pip install 'hexad[rl]'", name="numpy")

from hexad.envs.batch import SKIP, BatchEnv
from hexad.envs.episode import Episode
from hexad.envs.space import AbaloneSpace, SixSpace, Space, space

__all__ = ["SKIP", "AbaloneSpace", "BatchEnv", "Episode", "SixSpace", "Space", "space"]
