"""Sessions in the database: which browsers are known, as guests or signed in."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, exists, func, insert, select, text, update

from hexad.server.store.errors import ConflictError
from hexad.server.store.padding import padded
from hexad.server.store.schema import accounts, exchanged_cookies, seats, sessions, tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sqlalchemy import Connection, Executable

    from hexad.server.store.database import Database

__all__ = [
    "DAY_SECONDS",
    "SESSION_ID_LENGTH",
    "NewSession",
    "SessionHolder",
    "Sessions",
    "StoredSession",
    "add_session",
    "end_sessions",
    "end_tokens",
    "refuse_cookies",
]

# A session's id is the beginning of its hash, which reveals nothing about the cookie.
SESSION_ID_LENGTH = 12
DAY_SECONDS = 24 * 60 * 60.0
UNUSED_SECONDS = DAY_SECONDS
"""A session whose cookie never came back is deleted after this time if it is that of a guest without a seat.

That a cookie came back is written a moment later, and may get lost when a process is killed. So the sessions that
somebody would miss are kept.
"""
IDLE_SECONDS = 400 * DAY_SECONDS
"""Any session that was not used for this time is deleted. Browsers keep no cookie longer."""
EXCHANGE_SECONDS = 60.0
"""How long after an exchange a cookie of an earlier release may come again, as with parallel requests of a page."""
# Databases limit the number of parameters of a statement.
MAX_HASHES = 10_000

_refuse_cookie = text(
    "insert into exchanged_cookies (hash, session, created) values (:hash, '', :created) on conflict do nothing"
)


class NewSession(NamedTuple):
    """A session to store: the hash of its cookie, the player, and the display name, which counts for guests."""

    hash: str
    player: str
    name: str


class SessionHolder(NamedTuple):
    """The player of a session, and when the session was last used."""

    player: str
    name: str
    has_account: bool
    seen: float | None


class StoredSession(NamedTuple):
    """A session as its player sees it."""

    id: str
    created: float
    seen: float | None


class Sessions:
    """Reads and writes sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, digest: str) -> SessionHolder | None:
        """The player of the session with this hash, or None."""
        query = (
            select(
                sessions.c.player,
                func.coalesce(accounts.c.name, sessions.c.name),
                accounts.c.player.is_not(None),
                sessions.c.seen,
            )
            .select_from(sessions.outerjoin(accounts, accounts.c.player == sessions.c.player))
            .where(sessions.c.hash == digest, accounts.c.closed.is_(None))
        )
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else SessionHolder(row[0], row[1], bool(row[2]), row[3])

    async def add(self, session: NewSession) -> None:
        """Store the session of a new guest."""
        await self._database.write(lambda connection: add_session(connection, session))

    async def replace(self, digest: str, session: NewSession) -> None:
        """End a session and store the one of the guest who follows."""

        def change(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.hash == digest))
            add_session(connection, session)

        await self._database.write(change)

    async def end_all(self, player: str, session: NewSession, cookies: Collection[str]) -> list[str]:
        """End all sessions of a player and store the one of the guest who follows; returns their hashes.

        `cookies` are the keys of cookies of earlier releases that the player may have elsewhere: they are refused, too.
        """

        def change(connection: Connection) -> list[str]:
            ended = end_sessions(connection, player)
            refuse_cookies(connection, cookies)
            add_session(connection, session)
            return ended

        return await self._database.write(change)

    async def end(self, player: str, session_id: str) -> list[str]:
        """End the session of a player with this id; returns its hash, or nothing if there is no such session."""
        condition = (sessions.c.player == player) & (func.substr(sessions.c.hash, 1, SESSION_ID_LENGTH) == session_id)
        statement = delete(sessions).where(condition).returning(sessions.c.hash)
        return await self._database.write(lambda connection: list(connection.scalars(statement)))

    async def of_player(self, player: str) -> list[StoredSession]:
        """The sessions of a player, the oldest first."""
        query = (
            select(sessions.c.hash, sessions.c.created, sessions.c.seen)
            .where(sessions.c.player == player)
            .order_by(sessions.c.created, sessions.c.hash)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [StoredSession(digest[:SESSION_ID_LENGTH], created, seen) for digest, created, seen in rows]

    async def credentials_of(self, player: str) -> list[str]:
        """The hashes of all sessions and tokens of a player."""
        queries = [select(table.c.hash).where(table.c.player == player) for table in (sessions, tokens)]
        return await self._database.read(
            lambda connection: [digest for query in queries for digest in connection.scalars(query)]
        )

    async def set_seen(self, digests: Collection[str], now: float) -> None:
        """Note that sessions were used, and on which day their accounts were, unless they hide it."""
        # Always in the same order, accounts before their sessions as elsewhere, so that processes cannot deadlock.
        ordered = sorted(digests)
        for start in range(0, len(ordered), MAX_HASHES):
            used = sessions.c.hash.in_(padded(ordered[start : start + MAX_HASHES]))
            players = select(sessions.c.player).where(used)
            of_accounts = accounts.c.player.in_(players) & accounts.c.hides_seen.is_(False)
            changes = (
                update(accounts).where(of_accounts).values(seen=int(now // DAY_SECONDS)),
                update(sessions).where(used).values(seen=now),
            )
            await self._database.write(partial(_execute, changes))

    async def existing(self, digests: Sequence[str]) -> set[str]:
        """The hashes among these that belong to a session or a token."""

        def query(connection: Connection) -> set[str]:
            found: set[str] = set()
            for start in range(0, len(digests), MAX_HASHES):
                part = digests[start : start + MAX_HASHES]
                for table in (sessions, tokens):
                    found.update(connection.scalars(select(table.c.hash).where(table.c.hash.in_(padded(part)))))
            return found

        return await self._database.read(query)

    async def exchange(self, key: str, digests: Sequence[str], player: str, name: str) -> str | None:
        """Exchange the cookie of an earlier release for a session; returns its hash, or None if that is not allowed.

        `key` identifies the cookie. `digests` are the hashes of the session that it may become, the preferred one
        first. The exchange may be repeated until the session is used, since an answer may get lost, and for a minute
        after it, since a page sends several requests at once.
        """
        work = _Exchange(key, digests, player, name)
        try:
            return await self._database.write(work.run)
        except ConflictError:
            return await self._database.write(work.run)  # another request with the same cookie came first

    async def clean_up(self, now: float) -> None:
        """Delete the sessions that were not used for long."""
        unused, oldest = sessions.c.seen.is_(None), now - IDLE_SECONDS
        is_forgotten = (
            unused
            & (sessions.c.created < now - UNUSED_SECONDS)
            & ~exists().where(accounts.c.player == sessions.c.player)
            & ~exists().where(seats.c.player == sessions.c.player)
        )
        # A statement for each condition: all of them together would read the whole table.
        conditions = (is_forgotten, unused & (sessions.c.created < oldest), sessions.c.seen < oldest)
        await self._database.write(partial(_execute, [delete(sessions).where(each) for each in conditions]))


def _execute(statements: Iterable[Executable], connection: Connection) -> None:
    for statement in statements:
        connection.execute(statement)


class _Exchange(NamedTuple):
    """The exchange of a cookie as a transaction."""

    key: str
    digests: Sequence[str]
    player: str
    name: str

    def run(self, connection: Connection) -> str | None:
        now = time.time()
        query = select(exchanged_cookies.c.session, exchanged_cookies.c.created)
        row = connection.execute(query.where(exchanged_cookies.c.hash == self.key)).one_or_none()
        if row is None:
            connection.execute(insert(exchanged_cookies).values(hash=self.key, session=self.digests[0], created=now))
            add_session(connection, NewSession(self.digests[0], self.player, self.name))
            return self.digests[0]
        digest: str = row.session
        used = connection.execute(select(sessions.c.seen).where(sessions.c.hash == digest)).one_or_none()
        if used is None or digest not in self.digests:
            return None
        if used[0] is None:
            change = update(exchanged_cookies).where(exchanged_cookies.c.hash == self.key).values(created=now)
            connection.execute(change)
            return digest
        return digest if row.created > now - EXCHANGE_SECONDS else None


def add_session(connection: Connection, session: NewSession) -> None:
    """Store a session."""
    connection.execute(insert(sessions).values(**session._asdict(), created=time.time()))


def refuse_cookies(connection: Connection, keys: Collection[str]) -> None:
    """Exchange these cookies of earlier releases no more."""
    for key in keys:
        connection.execute(_refuse_cookie, {"hash": key, "created": time.time()})


def end_sessions(connection: Connection, player: str) -> list[str]:
    """Delete all sessions of a player; returns their hashes."""
    return list(connection.scalars(delete(sessions).where(sessions.c.player == player).returning(sessions.c.hash)))


def end_tokens(connection: Connection, player: str) -> list[str]:
    """Delete all tokens of a player; returns their hashes."""
    return list(connection.scalars(delete(tokens).where(tokens.c.player == player).returning(tokens.c.hash)))
