"""Transactions of PostgreSQL that wait for each other: both are carried out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import text

from hexad.server.store import Account, Accounts, Database, NewSession, Sessions

if TYPE_CHECKING:
    from sqlalchemy import Connection

ROUNDS = 40


async def opened(url: str) -> Database:
    database = Database(url)
    await database.migrate()
    return database


def test_a_transaction_that_was_ended_by_a_deadlock_is_run_again(postgres):
    async def story() -> None:
        database = await opened(postgres.database("deadlocks"))
        await database.write(
            lambda connection: connection.execute(
                text("create table counts as select * from (values (1, 0), (2, 0)) v (name, count)")
            )
        )
        have_first = [asyncio.Event(), asyncio.Event()]

        async def raise_both(number: int, order: tuple[int, int]) -> None:
            tries = []

            def work(connection: Connection) -> None:
                raw = "update counts set count = count + 1 where name = :name"
                connection.execute(text(raw), {"name": order[0]})
                tries.append(number)
                if len(tries) == 1:
                    have_first[number].set()
                    connection.execute(text("select pg_sleep(0.3)"))
                connection.execute(text(raw), {"name": order[1]})

            await database.write(work)

        first = asyncio.create_task(raise_both(0, (1, 2)))
        await have_first[0].wait()
        await asyncio.gather(first, raise_both(1, (2, 1)))
        counts = await database.read(
            lambda connection: list(connection.execute(text("select count from counts")).scalars())
        )
        assert counts == [2, 2]
        await database.close()

    asyncio.run(story())


def test_an_account_is_removed_while_its_sessions_are_noted_as_used(postgres):
    """Both change the account and its sessions. PostgreSQL ends neither of them, so none waits for a second."""

    async def story() -> None:
        url = postgres.database("sessions")
        database, other = await opened(url), Database(url)
        accounts, sessions = Accounts(database), Sessions(other)
        for number in range(ROUNDS):
            player = f"player{number:06}"
            account = Account(player, player, player, "hash")
            guest = NewSession(f"guest{number}", player, player)
            await sessions.add(guest)
            session = NewSession(f"session{number}", player, player)
            assert await accounts.register(account, [player], guest, session) is not None
            following = NewSession(f"next{number}", f"guest{number:07}", "Guest")
            await asyncio.gather(
                accounts.remove(account, following, []), sessions.set_seen([f"session{number}"], 1e9 + number)
            )
        deadlocks = await database.read(
            lambda connection: connection.scalar(
                text("select deadlocks from pg_stat_database where datname = current_database()")
            )
        )
        assert deadlocks == 0
        await database.close()
        await other.close()

    asyncio.run(story())
