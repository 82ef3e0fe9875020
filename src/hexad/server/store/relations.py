"""Whom players follow and block, in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update

from hexad.server.store.errors import ConflictError
from hexad.server.store.padding import padded
from hexad.server.store.schema import accounts, audit, blocks, follows, games, reports, seats

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = ["BlockedPlayer", "FollowedPlayer", "Relation", "Relations", "remove_relations", "transfer_relations"]


class FollowedPlayer(NamedTuple):
    """A player who is followed. One who hides visits, or blocks the follower, is shown as if never there."""

    player: str
    name: str
    created: float
    is_hidden: bool
    playing: str
    """A game in progress that everybody may see; empty without one."""


class BlockedPlayer(NamedTuple):
    """A player who is blocked. The name is that of a guest at the time, or that of the account."""

    player: str
    name: str
    has_account: bool
    created: float


class Relation(NamedTuple):
    """How one player stands to another."""

    follows: bool
    blocks: bool


class Relations:
    """Reads and writes follows and blocks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player: str, other: str) -> Relation:
        """Return whether a player follows or blocks another."""
        following = select(follows.c.player).where(follows.c.player == player, follows.c.followed == other)
        blocking = select(blocks.c.player).where(blocks.c.player == player, blocks.c.blocked == other)
        found = await self._database.read(
            lambda connection: (connection.scalar(following), connection.scalar(blocking))
        )
        return Relation(*(one is not None for one in found))

    async def follow(self, player: str, other: str, limit: int) -> bool:
        """Follow a player, who is not blocked any more; returns False if the player follows `limit` others."""
        count = select(func.count()).select_from(follows).where(follows.c.player == player)

        def work(connection: Connection) -> bool:
            known = select(follows.c.player).where(follows.c.player == player, follows.c.followed == other)
            if connection.scalar(known) is not None:
                return True
            if (connection.scalar(count) or 0) >= limit:
                return False
            _unblock(connection, player, other)
            connection.execute(insert(follows).values(player=player, followed=other, created=time.time()))
            return True

        return await self._write(work)

    async def unfollow(self, player: str, other: str) -> None:
        """Follow a player no more."""
        await self._database.write(lambda connection: _unfollow(connection, player, other))

    async def block(self, player: str, other: str, name: str, limit: int) -> bool:
        """Block a player, who is not followed any more; returns False if the player blocks `limit` others.

        `name` is that of a guest.
        """
        count = select(func.count()).select_from(blocks).where(blocks.c.player == player)

        def work(connection: Connection) -> bool:
            known = select(blocks.c.player).where(blocks.c.player == player, blocks.c.blocked == other)
            if connection.scalar(known) is not None:
                return True
            if (connection.scalar(count) or 0) >= limit:
                return False
            _unfollow(connection, player, other)
            row = {"player": player, "blocked": other, "name": name, "created": time.time()}
            connection.execute(insert(blocks).values(row))
            return True

        return await self._write(work)

    async def unblock(self, player: str, other: str) -> None:
        """Block a player no more."""
        await self._database.write(lambda connection: _unblock(connection, player, other))

    async def followed(self, player: str) -> list[FollowedPlayer]:
        """Return the players whom a player follows, by name."""
        is_blocked = select(blocks.c.player).where(blocks.c.player == follows.c.followed, blocks.c.blocked == player)
        is_hidden = or_(accounts.c.hides_seen, accounts.c.closed.is_not(None), is_blocked.exists())
        playing = (
            select(games.c.name)
            .join(seats, seats.c.game == games.c.name)
            .where(seats.c.player == follows.c.followed, games.c.status == "playing", games.c.fault == "")
            .where(games.c.private.is_(False), games.c.owner == "")
            .order_by(games.c.created.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(accounts.c.player, accounts.c.name, follows.c.created, is_hidden, playing)
            .join_from(follows, accounts, accounts.c.player == follows.c.followed)
            .where(follows.c.player == player)
            .order_by(func.lower(accounts.c.name), accounts.c.player)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            FollowedPlayer(other, name, created, bool(hidden), "" if hidden else game or "")
            for other, name, created, hidden, game in rows
        ]

    async def blocked(self, player: str) -> list[BlockedPlayer]:
        """Return the players whom a player blocks, by name."""
        name = func.coalesce(accounts.c.name, blocks.c.name)
        query = (
            select(blocks.c.blocked, name, accounts.c.player.is_not(None), blocks.c.created)
            .join_from(blocks, accounts, accounts.c.player == blocks.c.blocked, isouter=True)
            .where(blocks.c.player == player)
            .order_by(func.lower(name), blocks.c.blocked)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [BlockedPlayer(other, shown, bool(has_account), created) for other, shown, has_account, created in rows]

    async def blocked_by(self, player: str) -> frozenset[str]:
        """Return the ids of the players whom a player blocks."""
        query = select(blocks.c.blocked).where(blocks.c.player == player)
        return frozenset(await self._database.read(lambda connection: list(connection.scalars(query))))

    async def blocks_among(self, players: Collection[str]) -> set[tuple[str, str]]:
        """Return who blocks whom among players."""
        among = padded(sorted(players))
        query = select(blocks.c.player, blocks.c.blocked).where(blocks.c.player.in_(among), blocks.c.blocked.in_(among))
        rows = await self._database.read(lambda connection: connection.execute(query).all()) if among else []
        return {(row.player, row.blocked) for row in rows}

    async def _write(self, work: Callable[[Connection], bool]) -> bool:
        try:
            return await self._database.write(work)
        except ConflictError:
            return await self._database.write(work)  # the same request came twice


def remove_relations(connection: Connection, player: str) -> None:
    """Remove what a deleted account has to do with others, and its name from reports and the audit log."""
    connection.execute(delete(follows).where(or_(follows.c.player == player, follows.c.followed == player)))
    connection.execute(delete(blocks).where(or_(blocks.c.player == player, blocks.c.blocked == player)))
    connection.execute(update(reports).where(reports.c.reporter == player).values(reporter=""))
    connection.execute(update(reports).where(reports.c.reported == player).values(name=""))
    connection.execute(update(audit).where(audit.c.player == player).values(name=""))


def transfer_relations(connection: Connection, guest: str, player: str) -> None:
    """Let the players who blocked a guest block the account of the guest. Guests follow and block nobody."""
    others = select(blocks.c.player).where(blocks.c.blocked == player)
    connection.execute(delete(blocks).where(blocks.c.blocked == guest, blocks.c.player.in_(others)))
    # Nobody blocks a guest who turns out to be the same person.
    connection.execute(delete(blocks).where(blocks.c.blocked == guest, blocks.c.player == player))
    connection.execute(update(blocks).where(blocks.c.blocked == guest).values(blocked=player, name=""))
    connection.execute(update(reports).where(reports.c.reported == guest).values(reported=player))


def _unfollow(connection: Connection, player: str, other: str) -> None:
    connection.execute(delete(follows).where(follows.c.player == player, follows.c.followed == other))


def _unblock(connection: Connection, player: str, other: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.player == player, blocks.c.blocked == other))
