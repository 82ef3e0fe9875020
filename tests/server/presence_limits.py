"""Limits of presence for tests, and what tests wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .client import UNLIMITED

if TYPE_CHECKING:
    from .client import Player, Socket

SHORT = {"grace_seconds": 1.5, "presence_seconds": 0.05, "hint_seconds": 0.5, "claim_factor": 0.001}
"""A player is gone soon, and may be replaced by a claim at once."""


def limits(**changed: float) -> dict[str, str]:
    """The environment of a server with these limits."""
    return {"HEXAD_LIMITS": msgspec.json.encode(msgspec.json.decode(UNLIMITED) | SHORT | changed).decode()}


async def watch(socket: Socket, game: str) -> dict[str, Any]:
    """Watch a game with presence; returns the first message about who is there."""
    await socket.send(type="watch", game=game, presence=True)
    while (message := await socket.receive("presence"))["game"] != game:
        pass
    return message


async def presence(socket: Socket, game: str = "", **expected: Any) -> dict[str, Any]:
    """Wait for a message about who is there in which these fields have these values; with `game`, watch it first."""
    if game:
        expected["game"] = game
    message = await watch(socket, game) if game else await socket.receive("presence")
    while any(message.get(name) != value for name, value in expected.items()):
        message = await socket.receive("presence")
    return message


async def claimable(socket: Socket, game: str) -> dict[str, Any]:
    """Watch a game, and wait for a message that says who may claim; returns the claim."""
    message = await watch(socket, game)
    while message["game"] != game or "claim" not in message:
        message = await socket.receive("presence")
    return dict(message["claim"])


async def begun(one: Player, other: Player, moves: int = 2, **settings: Any) -> str:
    """A game between two players with some moves."""
    game = await one.create("abalone", "me", "anyone", **{"control": "600", **settings})
    await other.join(game)
    for player, move in list(zip((one, other), ("a1b2", "i9h8"), strict=True))[:moves]:
        (await player.move(game, move)).raise_for_status()
    return game
