"""Players who wait for an opponent over their sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .client import Player, Server, Socket

if TYPE_CHECKING:
    from contextlib import AsyncExitStack


class Seeker:
    """A player with a socket."""

    def __init__(self, player: Player, socket: Socket, name: str) -> None:
        self.player = player
        self.socket = socket
        self.id = name

    @classmethod
    async def at(cls, stack: AsyncExitStack, server: Server, *, registered: bool = False) -> Seeker:
        player = await stack.enter_async_context(Player(server.url))
        if registered:
            await player.register()
        socket = await stack.enter_async_context(await player.socket())
        return cls(player, socket, (await player.http.get("/api/me")).json()["player"])

    async def seek(self, control: str = "300+3", game: str = "abalone", **wishes: Any) -> dict[str, Any]:
        """Begin to wait; returns the answer."""
        await self.socket.send(type="seek", game=game, control=control, **wishes)
        return await self.socket.receive("seeking", "refused", "paired")

    async def paired(self) -> str:
        """The game that the player is paired for."""
        return str((await self.socket.receive("paired"))["game"])
