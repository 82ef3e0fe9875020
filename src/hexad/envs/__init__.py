"""Both games for those who train: action numbers, observations, symmetries, and many games stepped at once.

>>> from hexad.envs import AbaloneSpace, Episode
>>> episode = Episode(AbaloneSpace())
>>> episode.play(episode.action("a1b2"))
>>> episode.player, len(episode.legal())
(1, 44)
"""

from __future__ import annotations

try:
    import numpy as _  # noqa: F401 - asked for by name, so that its lack is explained
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("hexad.envs needs NumPy: pip install 'hexad[rl]'", name="numpy") from missing

from hexad.envs.batch import SKIP, BatchEnv
from hexad.envs.episode import Episode
from hexad.envs.space import AbaloneSpace, SixSpace, Space, space

__all__ = ["SKIP", "AbaloneSpace", "BatchEnv", "Episode", "SixSpace", "Space", "space"]
