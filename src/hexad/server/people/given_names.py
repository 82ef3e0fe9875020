"""Names that the server gives: to guests, and to players whose own name was hidden.

They are stored in English, and pages show them in the reader's language. So that they can be told from the names that
people choose, nobody can choose the name of a hidden player.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from hexad.server.errors import RefusalError
from hexad.server.ids import ID_LENGTH

__all__ = ["GivenName", "default_name", "given_name", "replacement_names", "require_own"]

# How much of the id stands in the name of a hidden player: more, if the name is taken.
_HIDDEN_LENGTHS = (4, 6, 8, ID_LENGTH)
_GUEST = re.compile(r"Guest ([A-Za-z0-9]{4})")
_HIDDEN = re.compile(f"Player ({'|'.join(f'[A-Za-z0-9]{{{length}}}' for length in _HIDDEN_LENGTHS)})")


class GivenName(NamedTuple):
    """A name that the server gave, in its parts."""

    kind: Literal["guest", "hidden"]
    tag: str


def default_name(player: str) -> str:
    """The name of a player who has not chosen one."""
    return f"Guest {player[:4]}"


def replacement_names(player: str) -> list[str]:
    """Names for a player whose own name was hidden, the preferred one first."""
    return [f"Player {player[:length]}" for length in _HIDDEN_LENGTHS]


def given_name(name: str) -> GivenName | None:
    """The parts of a name that the server gave; None for one that a person chose."""
    guest, hidden = _GUEST.fullmatch(name), _HIDDEN.fullmatch(name)
    if guest is not None:
        return GivenName("guest", guest[1])
    return None if hidden is None else GivenName("hidden", hidden[1])


def require_own(name: str, player: str) -> None:
    """Raise RefusalError for the name of a hidden player, unless it is the player's own."""
    if _HIDDEN.fullmatch(name) and name not in replacement_names(player):
        text = f"The server gives names such as {name} to players whose own name was hidden: choose another."
        raise RefusalError("given-name", text, status=422, field="name")
