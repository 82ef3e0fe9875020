"""Seeks in a database without a server, and every way in which a game with a clock begins between two players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import insert

from hexad.server.game import acts as a
from hexad.server.game.decisions import decide_join
from hexad.server.matchmaking.wish import SeekOptions, created_for, wish_from
from hexad.server.people.identity import Identity
from hexad.server.rooms.entries import first_entry, new_room
from hexad.server.store import Database
from hexad.server.store.schema import processes
from hexad.server.store.seeks import Seeks, StoredSeek

from .stored_games import StoredGame, store_whole

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hexad.server.store import Entry, Store

PROCESS = "p"


def seek_of(player: str, seek: str = "", since: int = 0) -> StoredSeek:
    wish = wish_from("abalone", "60", SeekOptions(), Identity(player, player), rated=False)
    return StoredSeek(player, seek or f"seek-{player}", player, *wish, 1500.0, 60.0, 0, "", since)


async def opened(url: str) -> tuple[Database, Seeks]:
    """A database with a process that lives, and its seeks."""
    database = Database(url)
    await database.migrate()
    await database.write(lambda connection: connection.execute(insert(processes).values(name=PROCESS, beat=10.0)))
    return database, Seeks(database, PROCESS)


def paired_entry(name: str, black: StoredSeek, white: StoredSeek) -> Entry:
    """The game for which two players are paired."""
    taken = ((black.player, black.id), (white.player, white.id))
    return first_entry(new_room(name, created_for(black, white, 0), PROCESS), taken)


async def _pairing(_: Store, name: str, one: str, two: str) -> list[Entry]:
    return [paired_entry(name, seek_of(one), seek_of(two))]


async def _challenge(store: Store, name: str, one: str, two: str) -> list[Entry]:
    return await _joining(store, StoredGame(name, (one, two), rated=False, invited=two))


async def _lobby(store: Store, name: str, one: str, two: str) -> list[Entry]:
    return await _joining(store, StoredGame(name, (one, two), rated=False, listed=True))


async def _rematch(store: Store, name: str, one: str, two: str) -> list[Entry]:
    before = StoredGame(name, (one, two), rated=False)
    # The game before must not end the seeks of its players, who wait since then.
    opening = [replace(entry, begun=None) for entry in before.opening()]
    await store_whole(store, [*opening, *before.end("*", 1), before.act(one, a.Rematch(), 2)])
    return before.rematch(two, 3)


async def _joining(store: Store, game: StoredGame) -> list[Entry]:
    await store_whole(store, [game.creation()])
    _, joiner = game.players
    return [game.entry(decide_join(game.state, None, Identity(joiner, joiner), 1))]


WAYS: dict[str, Callable[[Store, str, str, str], Awaitable[list[Entry]]]] = {
    "pairing": _pairing,
    "challenge": _challenge,
    "rematch": _rematch,
    "lobby": _lobby,
}
"""Each prepares what two players have to do before, and returns the entries by which their game begins.

The last entry is that of the game.
"""
