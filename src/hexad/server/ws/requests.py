"""The messages that clients send over the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hexad.server.game.acts import Act
from hexad.server.game.field_types import GameChoice, GameFilter
from hexad.server.ids import GameId
from hexad.server.matchmaking.wish import SeekOptions

__all__ = [
    "ActOn",
    "Away",
    "Ping",
    "Pong",
    "Request",
    "Seek",
    "SubscribeToLive",
    "SubscribeToLobby",
    "SubscribeToMine",
    "SubscribeToTournament",
    "SubscribeToWaiting",
    "Subscription",
    "Unwatch",
    "Watch",
    "act_id_in",
    "decode",
]

_MAX_ID = 40


class _Request(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Watch(_Request, frozen=True, rename={"after": "from"}):
    """Send the events of a game after a version, and all that follow.

    `at` is the time of the event of that version, as the client has it: if the server has another event there, since
    its database lost some, it sends the whole game. With `detail`, messages include what a client needs that does not
    know the rules. With `presence`, it is told who is there, now and whenever that changes. With `messages`, a player
    of the game is sent what the players write to each other after the message of this number.
    """

    game: GameId
    after: Annotated[int, Meta(ge=0)] = 0
    detail: bool = False
    at: int | None = None
    presence: bool = False
    messages: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Unwatch(_Request, frozen=True):
    """Send no more events of a game."""

    game: GameId


class ActOn(_Request, frozen=True, tag="act", rename={"after": "from"}):
    """Carry out an act in a game.

    `from` and `at` are the version that the client knows and the time of its event: if the server has another event
    there, since its database lost some, the act was meant for another position and is refused.
    """

    game: GameId
    act: Act
    after: Annotated[int, Meta(ge=0)] = 0
    at: int | None = None


class SubscribeToLobby(_Request, frozen=True, tag="lobby"):
    """Send the list of open games, and then its changes; with `on` false, none."""

    on: bool = True


class SubscribeToLive(_Request, frozen=True, tag="live"):
    """Send games in progress, of one kind or of any, and then their changes; with `on` false, none."""

    on: bool = True
    game: GameFilter = "any"


class SubscribeToMine(_Request, frozen=True, tag="mine"):
    """Send how the player's own games stand, and then notices about them; with `on` false, none."""

    on: bool = True


class SubscribeToWaiting(_Request, frozen=True, tag="waiting"):
    """Send how many players wait for an opponent, by what they want to play, and again when it changes."""

    on: bool = True


class SubscribeToTournament(_Request, frozen=True, tag="tournament"):
    """Send a tournament with entrants, standings and current games, and then its changes; with `on` false, none."""

    name: GameId = ""
    on: bool = True


class Seek(_Request, frozen=True):
    """Wait for an opponent with one of the usual time controls; with `on` false, do not wait any more."""

    on: bool = True
    game: GameChoice | None = None
    control: Annotated[str, Meta(max_length=20)] = ""
    options: SeekOptions = SeekOptions()
    rated: bool = False


class Away(_Request, frozen=True):
    """Say that the page is hidden; with `on` false, that it is visible again."""

    on: bool = True


class Ping(_Request, frozen=True, omit_defaults=True):
    """Ask for a pong with the same number. Either side may ask."""

    n: int = 0


class Pong(_Request, frozen=True, omit_defaults=True):
    """The answer to a ping."""

    n: int = 0


Request: TypeAlias = (
    Watch
    | Unwatch
    | ActOn
    | SubscribeToLobby
    | SubscribeToLive
    | SubscribeToMine
    | SubscribeToWaiting
    | SubscribeToTournament
    | Seek
    | Away
    | Ping
    | Pong
)

Subscription: TypeAlias = (
    SubscribeToLobby | SubscribeToLive | SubscribeToMine | SubscribeToWaiting | SubscribeToTournament
)

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
