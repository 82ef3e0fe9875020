"""The two games by their names."""

from __future__ import annotations

from typing import Any, TypeAlias

from hexad.envs.abalone_space import AbaloneSpace
from hexad.envs.six_space import SixSpace

__all__ = ["AbaloneSpace", "SixSpace", "Space", "space"]

Space: TypeAlias = AbaloneSpace | SixSpace

_SPACES: dict[str, type[Space]] = {"abalone": AbaloneSpace, "six": SixSpace}


def space(game: str, **options: Any) -> Space:  # noqa: ANN401 - each game's own
    """The space of a game, with that game's options.

    >>> space("six", phase="placing").size
    217
    """
    if game not in _SPACES:
        raise ValueError(f"{game!r} is not a game: expected {' or '.join(_SPACES)}")
    return _SPACES[game](**options)
