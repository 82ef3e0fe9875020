"""The messages that clients send over the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hexad.server.game.acts import Act, Id
from hexad.server.game.field_types import GameFilter
from hexad.server.game.position_request import PositionRequest
from hexad.server.ids import GameId

__all__ = [
    "ActOn",
    "Analyse",
    "Ping",
    "Pong",
    "Request",
    "SubscribeToLive",
    "SubscribeToLobby",
    "Unwatch",
    "Watch",
    "act_id_in",
    "decode",
]

MAX_LINES = 8
_MAX_ID = 40


class _Request(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Watch(_Request, frozen=True, rename={"after": "from"}):
    """Send the events of a game after a version, and all that follow.

    `at` is the time of the event of that version, as the client has it: if the server has another event there, since
    its database lost some, it sends the whole game. With `detail`, messages include what a client needs that does not
    know the rules.
    """

    game: GameId
    after: Annotated[int, Meta(ge=0)] = 0
    detail: bool = False
    at: int | None = None


class Unwatch(_Request, frozen=True):
    """Send no more events of a game."""

    game: GameId


class ActOn(_Request, frozen=True, tag="act"):
    """Carry out an act in a game."""

    game: GameId
    act: Act


class SubscribeToLobby(_Request, frozen=True, tag="lobby"):
    """Send the list of open games, and then its changes; with `on` false, none."""

    on: bool = True


class SubscribeToLive(_Request, frozen=True, tag="live"):
    """Send games in progress, of one kind or of any, and then their changes; with `on` false, none."""

    on: bool = True
    game: GameFilter = "any"


class Analyse(_Request, frozen=True):
    """Send the best lines of a position instead of the one before; without a position, end the analysis."""

    id: Id
    place: PositionRequest | None = None
    lines: Annotated[int, Meta(ge=1, le=MAX_LINES)] = 1


class Ping(_Request, frozen=True, omit_defaults=True):
    """Ask for a pong with the same number. Either side may ask."""

    n: int = 0


class Pong(_Request, frozen=True, omit_defaults=True):
    """The answer to a ping."""

    n: int = 0


Request: TypeAlias = Watch | Unwatch | ActOn | SubscribeToLobby | SubscribeToLive | Analyse | Ping | Pong

decode = msgspec.json.Decoder(Request).decode


def act_id_in(data: str | bytes) -> str:
    """Return the id of a message that was not understood, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    act = found.get("act", found) if isinstance(found, dict) else None
    name = act.get("id") if isinstance(act, dict) else None
    return name[:_MAX_ID] if isinstance(name, str) else ""
