"""Random ids for games and players, long enough that they cannot be guessed."""

from __future__ import annotations

import hashlib
import secrets
import string
from typing import Annotated, TypeAlias

from msgspec import Meta

__all__ = ["GAME_ID", "ID_LENGTH", "GameId", "id_from", "new_id"]

ID_LENGTH = 12
GAME_ID = "^[A-Za-z0-9]{1,16}$"
GameId: TypeAlias = Annotated[str, Meta(pattern=GAME_ID, description="the name of a game")]
# Without characters that look alike.
_ALPHABET = "".join(sorted(set(string.ascii_letters + string.digits) - set("0O1lI")))


def new_id() -> str:
    """The id of a game, a player or a process: 70 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH))


def id_from(*parts: str) -> str:
    """The id that follows from some texts: nobody can guess it who does not know all of them."""
    digest = hashlib.blake2b("\0".join(parts).encode(), digest_size=16).digest()
    number, characters = int.from_bytes(digest), []
    for _ in range(ID_LENGTH):
        number, index = divmod(number, len(_ALPHABET))
        characters.append(_ALPHABET[index])
    return "".join(characters)
