"""Random ids for games and players, long enough that they cannot be guessed."""

from __future__ import annotations

import secrets
import string
from typing import Annotated, TypeAlias

from msgspec import Meta

__all__ = ["GAME_ID", "ID_LENGTH", "GameId", "new_id"]

ID_LENGTH = 12
GAME_ID = "^[A-Za-z0-9]{1,16}$"
GameId: TypeAlias = Annotated[str, Meta(pattern=GAME_ID, description="the name of a game")]
# Without characters that look alike.
_ALPHABET = "".join(sorted(set(string.ascii_letters + string.digits) - set("0O1lI")))


def new_id() -> str:
    """The id of a game, a player or a process: 70 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH))
