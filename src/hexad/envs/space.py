"""The space of a game by the game's name."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hexad.envs.abalone_space import AbaloneSpace
from hexad.envs.six_space import SixSpace

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["AbaloneSpace", "SixSpace", "Space", "space"]

Space: TypeAlias = AbaloneSpace | SixSpace

_SPACES: dict[str, Callable[..., Space]] = {"abalone": AbaloneSpace, "six": SixSpace}


def space(game: str, **options: object) -> Space:
    """The space of a game, with the options of that game; raises ValueError for an unknown game.

    >>> space("six", phase="placing").size
    217
    """
    if game not in _SPACES:
        raise ValueError(f"{game!r} is not a game: expected {' or '.join(_SPACES)}")
    return _SPACES[game](**options)
