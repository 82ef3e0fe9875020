"""Observations from the view of any player, not only of the player to move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs.episode import Episode
    from hexad.envs.space import Space
    from hexad.envs.space_base import Observation

__all__ = ["observe", "seats", "turn"]


def seats(space: Space) -> int:
    """How many players there are.

    >>> from hexad.envs import AbaloneSpace, SixSpace
    >>> seats(AbaloneSpace()), seats(SixSpace(players=4))
    (2, 4)
    """
    # Every player has a scalar before the colour: marbles pushed off, or tiles in hand.
    return space.scalars.index("colour")


def observe(episode: Episode, seat: int) -> Observation:
    """The planes and the scalars as the player on a seat sees them."""
    planes, scalars = episode.observe()
    steps = (seat - episode.player) % seats(episode.space)
    if steps:
        turn(episode.space, planes[np.newaxis], scalars[np.newaxis], np.array([steps]))
    return planes, scalars


def turn(space: Space, planes: NDArray[np.uint8], scalars: NDArray[np.float32], steps: NDArray[Any]) -> None:
    """Change observations in place to the view of the player who sits `steps` seats clockwise of the one to move."""
    players = seats(space)
    others = np.flatnonzero(steps % 2)
    planes[others, :2] = planes[others, 1::-1]
    scalars[others, players] = 1 - scalars[others, players]
    for away in range(1, players):
        games = np.flatnonzero(steps == away)
        scalars[games, :players] = np.roll(scalars[games, :players], -away, axis=1)
