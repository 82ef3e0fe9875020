"""Vacations that begin on a later day of the account's time zone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from hexad.server.game.correspondence import PlayerTime
from hexad.server.store.vacations import Vacation, Vacations

from .simulated_time import SimulatedServer
from .test_correspondence import BERLIN, DAY, FRIDAY, HOUR, accounts, at, left, new_game, until
from .test_correspondence_store import NOW, opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .client import Player

# Arena time and wall time are read one after the other.
SLACK = 2.0


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
    return str(request.getfixturevalue("postgres").database("vacations"))


@pytest.fixture
def server(tmp_path) -> Iterator[SimulatedServer]:
    with SimulatedServer(tmp_path / "data", begins=FRIDAY) as running:
        yield running


def test_a_planned_vacation_is_one_vacation_and_uses_its_days(url):
    async def story() -> None:
        database = await opened(url)
        vacations = Vacations(database)
        begins = NOW + 5 * DAY
        assert await vacations.begin("p", 10, NOW, begins)
        assert await vacations.find("p", NOW) == Vacation(begins + 10 * DAY, 20, begins)
        assert await vacations.times({"p"}, NOW) == {"p": PlayerTime("Europe/Berlin", 0.0)}
        assert not await vacations.begin("p", 1, NOW), "there is one already"
        assert await vacations.find("p", begins) == Vacation(begins + 10 * DAY, 20)
        assert await vacations.times({"p"}, begins) == {"p": PlayerTime("Europe/Berlin", begins + 10 * DAY)}
        await database.close()

    asyncio.run(story())


def test_a_vacation_that_is_cancelled_before_it_begins_uses_no_days(url):
    async def story() -> None:
        database = await opened(url)
        vacations = Vacations(database)
        assert await vacations.begin("p", 30, NOW, NOW + DAY)
        await vacations.end("p", NOW + HOUR)
        assert await vacations.find("p", NOW + HOUR) == Vacation(0.0, 30)
        assert await vacations.begin("p", 30, NOW + HOUR)
        await database.close()

    asyncio.run(story())


async def plan(player: Player, first: str, days: int = 2) -> dict[str, Any]:
    answer = await player.http.post("/api/account/vacation", json={"days": days, "begins": first})
    return {"status": answer.status_code, **answer.json()}


def test_the_time_stops_when_the_first_day_begins(server):
    async def story() -> None:
        async with accounts(server) as (black, white):
            (await black.http.put("/api/account/zone", json={"zone": BERLIN.key})).raise_for_status()
            before = server.now()
            game = await new_game(black, white, control=f"1/{7 * DAY}")
            after = server.now()
            planned = await plan(black, "2026-03-31")
            assert (planned["vacation_begins"], planned["vacation_until"]) == (at(31, 0), at(31, 0) + 2 * DAY)
            assert (await plan(black, "2026-04-10"))["code"] == "on-vacation"
            server.go_to(at(30, 23))
            assert "pause" not in (await black.state(game))["state"]
            server.go_to(at(31, 0, 5))
            paused = await until(black, game, "paused")
            assert (paused["reason"], paused["until"]) == ("vacation", planned["vacation_until"])
            # The time ran from Friday to the midnight after Monday.
            rest = 7 * DAY - (at(31, 0, 5) - after), 7 * DAY - (server.now() - before)
            assert rest[1] - SLACK <= await left(black, game, 0) <= rest[0] + SLACK
            account = (await black.http.get("/api/account")).json()
            assert not account.get("vacation_begins")

    asyncio.run(story())


@pytest.mark.parametrize(("first", "status"), [("2026-03-26", 422), ("2026-03-27", 200), ("2027-03-28", 422)])
def test_the_first_day_is_today_or_within_a_year(server, first, status):
    async def story() -> None:
        async with accounts(server, 1) as (player,):
            (await player.http.put("/api/account/zone", json={"zone": BERLIN.key})).raise_for_status()
            answer = await plan(player, first)
            assert answer["status"] == status
            if status == 422:
                assert (answer["code"], answer["field"]) == ("vacation-day", "begins")
            else:
                assert not answer.get("vacation_begins"), "today is now"

    asyncio.run(story())
