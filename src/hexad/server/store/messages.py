"""What the players of a game write to each other, in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from hexad.server.store.errors import ConflictError
from hexad.server.store.padding import padded
from hexad.server.store.schema import blocks, chat_choices, messages

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = ["MessageStore", "NewMessage", "StoredMessage", "Talk", "empty_messages"]

# How often a number is taken again that another process took first.
MAX_TRIES = 5


class NewMessage(NamedTuple):
    """A message to store: a phrase, or else a text."""

    game: str
    seat: int
    player: str
    id: str
    phrase: str
    text: str


class StoredMessage(NamedTuple):
    """A message with its place in the game's order."""

    number: int
    seat: int
    player: str
    phrase: str
    text: str
    created: float


class Talk(NamedTuple):
    """The messages of a game after some number, the seats that agree to free texts, and who blocks whom."""

    messages: list[StoredMessage]
    chat: frozenset[int]
    blocks: frozenset[tuple[str, str]]
    """Pairs of players: the first one does not see what the second one writes."""

    def seen_by(self, player: str) -> list[StoredMessage]:
        """Return the messages that a player of the game sees. Those of deleted accounts are empty."""
        return [
            message
            for message in self.messages
            if (message.phrase or message.text) and (player, message.player) not in self.blocks
        ]


_COLUMNS = tuple(messages.c[field] for field in StoredMessage._fields)


class MessageStore:
    """Reads and writes messages."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, message: NewMessage, max_messages: int) -> int:
        """Store a message; returns its number, the same one if it comes again, or 0 if the game has too many."""
        known = select(messages.c.number).where(
            messages.c.game == message.game, messages.c.seat == message.seat, messages.c.id == message.id
        )
        last = select(func.max(messages.c.number)).where(messages.c.game == message.game)

        def work(connection: Connection) -> int:
            before: int | None = connection.scalar(known)
            if before is not None:
                return before
            number: int = (connection.scalar(last) or 0) + 1
            if number > max_messages:
                return 0
            connection.execute(insert(messages).values(**message._asdict(), number=number, created=time.time()))
            return number

        for _ in range(MAX_TRIES - 1):
            try:
                return await self._database.write(work)
            except ConflictError:
                pass  # another process took the number, or stored the same message
        return await self._database.write(work)

    async def choose_chat(self, game: str, seats: Collection[int], *, on: bool) -> None:
        """Let seats agree to free texts, or not."""
        add = (sqlite_insert if self._database.is_sqlite else postgres_insert)(chat_choices).on_conflict_do_nothing()
        remove = delete(chat_choices).where(chat_choices.c.game == game, chat_choices.c.seat.in_(seats))

        def work(connection: Connection) -> None:
            if on:
                connection.execute(add, [{"game": game, "seat": seat} for seat in sorted(seats)])
            else:
                connection.execute(remove)

        await self._database.write(work)

    async def read(self, game: str, players: Collection[str], after: int = 0) -> Talk:
        """Return the messages of a game after a number. `players` are those of the game."""
        query = select(*_COLUMNS).where(messages.c.game == game, messages.c.number > after).order_by(messages.c.number)
        chat = select(chat_choices.c.seat).where(chat_choices.c.game == game)
        among = padded(sorted(players))
        blocked = select(blocks.c.player, blocks.c.blocked).where(
            blocks.c.player.in_(among), blocks.c.blocked.in_(among)
        )

        def work(connection: Connection) -> Talk:
            found = [StoredMessage(*row) for row in connection.execute(query)]
            pairs = frozenset((row.player, row.blocked) for row in connection.execute(blocked))
            return Talk(found, frozenset(connection.scalars(chat)), pairs)

        return await self._database.read(work)

    async def heads(self, games: Collection[str]) -> dict[str, tuple[int, frozenset[int]]]:
        """Return the number of the last message of each game, and the seats that agree to free texts."""
        among = padded(sorted(games))
        last = select(messages.c.game, func.max(messages.c.number)).where(messages.c.game.in_(among))
        chat = select(chat_choices.c.game, chat_choices.c.seat).where(chat_choices.c.game.in_(among))

        def work(connection: Connection) -> dict[str, tuple[int, frozenset[int]]]:
            numbers: dict[str, int] = dict(tuple(row) for row in connection.execute(last.group_by(messages.c.game)))
            seats: dict[str, set[int]] = {}
            for game, seat in connection.execute(chat):
                seats.setdefault(game, set()).add(seat)
            return {game: (numbers.get(game, 0), frozenset(seats.get(game, ()))) for game in games}

        return await self._database.read(work)

    async def remove_old(self, before: float) -> None:
        """Delete the messages that were written before a time."""
        statement = delete(messages).where(messages.c.created < before)
        await self._database.write(lambda connection: connection.execute(statement))


def empty_messages(connection: Connection, player: str) -> None:
    """Remove what a player wrote. The numbers stay: clients ask for messages after the last number that they know."""
    change = update(messages).where(messages.c.player == player)
    connection.execute(change.values(player="", phrase="", text=""))
