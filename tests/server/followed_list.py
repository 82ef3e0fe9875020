"""A client of the lobby or of the live games: the list, kept up to date by the changes that the server sends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from .client import Socket

PATIENCE = 60.0


class FollowedList:
    """The list that a socket subscribes to: `lobby` or `live`."""

    def __init__(self, socket: Socket, kind: str) -> None:
        self.socket = socket
        self.kind = kind
        self.games: dict[str, dict[str, Any]] = {}
        self.number = -1
        self.messages: list[dict[str, Any]] = []

    async def subscribe(self, **wishes: Any) -> dict[str, dict[str, Any]]:
        await self.socket.send(type=self.kind, **wishes)
        self.number = -1
        return await self.next()

    async def next(self, within: float = PATIENCE) -> dict[str, dict[str, Any]]:
        """The list after the next message. The numbers of the messages have no gap."""
        message = await self.socket.receive(self.kind, f"{self.kind}_changes", within=within)
        self.messages.append(message)
        if message["type"] == self.kind:
            assert self.number == -1, "the full list comes once"
            self.games = {}
        else:
            assert message["n"] == self.number + 1
            for name in message["removed"]:
                del self.games[name]
        self.number = message["n"]
        for game in message["games"]:
            self.games[game["name"]] = game
        return self.games

    async def until_listed(self, game: str) -> None:
        await self.until(lambda games: game in games)

    async def until_removed(self, game: str) -> None:
        await self.until(lambda games: game not in games)

    async def until(self, seen: Callable[[dict[str, dict[str, Any]]], bool]) -> dict[str, dict[str, Any]]:
        """Wait until the list meets a condition."""
        while not seen(self.games):
            await self.next()
        return self.games
