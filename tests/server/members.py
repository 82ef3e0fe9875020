"""Players with an account, their lists, and the commands of an administrator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import fork_server
from .client import Player, Server
from .damage import url_of
from .sessions import register

if TYPE_CHECKING:
    from contextlib import AsyncExitStack

    import httpx


def run_admin(server: Server, *words: str) -> tuple[int, str]:
    """Run `hexad admin` on the database of a server: its exit code and all that it prints."""
    where = ("--db", url_of(server)) if "--db" in server.options else ("--data", str(server.data))
    return fork_server.run("admin", *words, *where, "--language", "en")


def admin(server: Server, *words: str, code: int = 0) -> str:
    """What `hexad admin` prints on the database of a server."""
    ended, said = run_admin(server, *words)
    assert ended == code, said
    return said


async def member(stack: AsyncExitStack, server: Server, login: str) -> tuple[Player, dict[str, Any]]:
    """A player with an account, whose name is the login, and the identity."""
    player = await stack.enter_async_context(Player(server.url))
    (await player.http.put("/api/me", json={"name": login})).raise_for_status()
    return player, await register(player, login)


async def put(player: Player, list_: str, name: str) -> httpx.Response:
    return await player.http.put(f"/api/{list_}/{name}")


async def listed(player: Player, list_: str) -> list[dict[str, Any]]:
    return list((await player.http.get(f"/api/{list_}")).raise_for_status().json()["players"])
