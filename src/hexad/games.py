"""Every game, by its name: see `hexad.descriptor`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from hexad.abalone.descriptor import ABALONE
from hexad.six.descriptor import SIX

if TYPE_CHECKING:
    from hexad.descriptor import GameDescriptor

__all__ = ["GAMES", "GameName", "game_named"]

# The names of the games as a type, for requests that are checked before they are read.
GameName: TypeAlias = Literal["abalone", "six"]

GAMES: dict[str, GameDescriptor] = {game.name: game for game in (ABALONE, SIX)}


def game_named(name: str) -> GameDescriptor:
    """The descriptor of a game; ValueError names the games there are.

    >>> game_named("six").pieces_per_player
    21
    """
    if name not in GAMES:
        raise ValueError(f"{name!r} is not a game: expected {' or '.join(GAMES)}")
    return GAMES[name]
