"""Names for games, players and tokens: long enough that nobody guesses one."""

from __future__ import annotations

import secrets
import string
from typing import Annotated, TypeAlias

from msgspec import Meta

__all__ = ["GAME_ID", "ID_LENGTH", "GameId", "new_id", "new_token"]

ID_LENGTH = 12
GAME_ID = "^[A-Za-z0-9]{1,16}$"
GameId: TypeAlias = Annotated[str, Meta(pattern=GAME_ID, description="the name of a game")]
# Without what looks alike when it is read out.
_LETTERS = "".join(sorted(set(string.ascii_letters + string.digits) - set("0O1lI")))


def new_id() -> str:
    """The name of a game or of a player: 70 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    """A secret for a program: 190 bits."""
    return f"hexad_{secrets.token_urlsafe(24)}"
