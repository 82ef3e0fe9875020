"""What the database says about correspondence games: days of vacation, and each reminder once."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert, select, update

from hexad.server.game.correspondence import PlayerTime
from hexad.server.store import Database
from hexad.server.store.reminders import TURN_SECONDS, Reminders
from hexad.server.store.schema import accounts, games, mails, turns
from hexad.server.store.vacations import Vacation, Vacations

DAY = 24 * 60 * 60
NOW = 1_800_000_000.0


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
    return str(request.getfixturevalue("postgres").database("correspondence"))


async def opened(url: str) -> Database:
    database = Database(url)
    await database.migrate()
    row = {"player": "p", "login": "p", "name": "P", "password": "", "created": NOW, "zone": "Europe/Berlin"}
    await database.write(lambda connection: connection.execute(insert(accounts).values(row)))
    return database


def test_vacation_days_are_limited(url):
    async def story() -> None:
        database = await opened(url)
        vacations = Vacations(database)
        assert await vacations.find("p", NOW) == Vacation(0.0, 30)
        assert await vacations.begin("p", 20, NOW)
        assert await vacations.find("p", NOW + DAY) == Vacation(NOW + 20 * DAY, 10)
        assert await vacations.times({"p"}, NOW + DAY) == {"p": PlayerTime("Europe/Berlin", NOW + 20 * DAY)}
        assert not await vacations.begin("p", 1, NOW + DAY), "the player is on vacation"
        # Days that have begun are used.
        await vacations.end("p", NOW + 1.5 * DAY)
        assert await vacations.find("p", NOW + 2 * DAY) == Vacation(0.0, 28)
        assert not await vacations.begin("p", 29, NOW + 2 * DAY)
        # Two requests at the same time do not get more days than there are.
        both = await asyncio.gather(*(vacations.begin("p", 28, NOW + 2 * DAY) for _ in range(2)))
        assert sorted(both) == [False, True]
        assert await vacations.find("p", NOW + 40 * DAY) == Vacation(0.0, 0)
        # A year after their end, the first days are there again.
        assert await vacations.find("p", NOW + 367 * DAY) == Vacation(0.0, 2)
        await database.close()

    asyncio.run(story())


def test_each_reminder_is_queued_once(url):
    async def story() -> None:
        database = await opened(url)
        woken: list[int] = []
        both = [Reminders(database, lambda: woken.append(1)) for _ in range(2)]
        game = {"name": "g", "game": "six", "layout": "", "control": f"1/{DAY}", "status": "playing", "listed": False}
        game |= {"creator": "p", "result": "*", "reason": "", "plies": 0, "created": NOW, "owner": ""}
        turn = {
            "game": "g",
            "player": "p",
            "ply": 3,
            "began": NOW,
            "weekends": False,
            "falls": 100 * DAY,
            "warn": 7_000,
        }
        await database.write(lambda connection: connection.execute(insert(games).values(game)))
        await database.write(lambda connection: connection.execute(insert(turns).values(turn)))

        async def queued(arena: int, wall: float) -> list[str]:
            await asyncio.gather(*(reminders.queue(arena, wall) for reminders in both))
            query = select(mails.c.kind, mails.c.game, mails.c.language, mails.c.deadline).order_by(mails.c.id)
            rows = await database.read(lambda connection: connection.execute(query).all())
            assert all((row.game, row.language) == ("g", "hu") for row in rows)
            assert all(row.deadline == pytest.approx(wall + DAY - arena / 100) for row in rows[-1:])
            return [row.kind for row in rows]

        late = NOW + TURN_SECONDS
        assert await queued(0, late) == [], "reminders are not switched on"
        wanted = {"reminders": "hu", "email": "p@example.org", "email_confirmed": None}
        await database.write(lambda connection: connection.execute(update(accounts).values(wanted)))
        assert await queued(0, late) == [], "the address is not confirmed"
        await database.write(lambda connection: connection.execute(update(accounts).values(email_confirmed=NOW)))
        assert await queued(0, late - 1) == [], "the turn has just begun"
        assert await queued(0, late) == ["turn"]
        assert woken == [1]
        assert await queued(6_999, late) == ["turn"]
        assert await queued(7_000, late) == ["turn", "deadline"]
        assert await queued(8_000, late) == ["turn", "deadline"]
        # In a pause nobody is reminded; a turn without a mail so far gets one mail, not two.
        change = update(turns).values(told=False, warned=False, pause="vacation", falls=None, warn=None)
        await database.write(lambda connection: connection.execute(change))
        assert await queued(9_000, late) == ["turn", "deadline"]
        await database.write(lambda c: c.execute(update(turns).values(pause="", falls=100 * DAY, warn=7_000)))
        assert await queued(9_000, late) == ["turn", "deadline", "deadline"]
        assert await queued(9_000, late) == ["turn", "deadline", "deadline"]
        await database.close()

    asyncio.run(story())
