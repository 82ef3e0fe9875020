"""Tournaments in the database: events follow each other, one process wins, and lists say what the events do."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import insert, update

from hexad.server.store import AppendResult, Database
from hexad.server.store.deletions import Deletion, DeletionStore
from hexad.server.store.rating_rows import write_ratings
from hexad.server.store.schema import accounts, deletions
from hexad.server.store.search import Cursor
from hexad.server.store.tournament_lists import TournamentLists, TournamentQuery
from hexad.server.store.tournaments import TournamentStore
from hexad.server.tournament import acts as a
from hexad.server.tournament import events as e
from hexad.server.tournament.settings import TournamentSettings
from hexad.server.tournament.transitions import next_state, replayed
from hexad.server.tournaments.rows import entry_of

from .tournament_world import NAME, ORGANISERS, World

SETTINGS = TournamentSettings(title="Cup", format="round-robin", game="six", control="300", starts=2_000_000.0)
ROUNDS = 20


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
    return str(request.getfixturevalue("postgres").database("tournaments"))


async def opened(url: str) -> tuple[Database, TournamentStore, TournamentLists]:
    database = Database(url)
    await database.migrate()
    return database, TournamentStore(database), TournamentLists(database)


class Stored:
    """A tournament that is written event by event."""

    def __init__(self, store: TournamentStore, settings: TournamentSettings = SETTINGS, name: str = NAME) -> None:
        self.store = store
        self.world = World(settings, random.Random(1))
        self.name = name
        self.written = 0

    async def do(self, player: str, act: a.Act) -> None:
        assert self.world.act(player, act), self.world.refusals
        await self.write()

    async def write(self, *, is_alone: bool = True) -> None:
        """Write what is not written yet, all at once."""
        log = self.world.log
        before = replayed(self.name, log[: self.written]) if self.written else None
        last = e.encode_event(log[self.written - 1]) if self.written else b""
        entry = entry_of(before, log[self.written :], replayed(self.name, log), last)
        assert await self.store.append(entry) is AppendResult.WRITTEN or not is_alone
        self.written = len(log)


def test_a_tournament_is_read_as_it_was_written(url):
    async def story() -> None:
        database, store, _ = await opened(url)
        cup = Stored(store)
        await cup.do(ORGANISERS[0], a.Open(id="open"))
        for player in ("p0", "p1", "p2"):
            await cup.do(player, a.Enter())
        await cup.do(ORGANISERS[0], a.Start())
        cup.world.serve()
        await cup.write()
        stored = await store.load(NAME)
        assert [version for version, _ in stored] == list(range(1, len(cup.world.log) + 1))
        assert replayed(NAME, [e.decode_event(data) for _, data in stored]) == cup.world.state
        assert await store.load(NAME, after=4) == stored[4:]
        assert await store.last_events([NAME, "other"]) == {NAME: stored[-1]}
        assert await store.load("other") == []
        await database.close()

    asyncio.run(story())


def test_an_event_is_written_only_after_the_event_it_was_decided_on(url):
    async def story() -> None:
        database, store, _ = await opened(url)
        cup = Stored(store)
        await cup.do(ORGANISERS[0], a.Open())
        state, last = cup.world.state, e.encode_event(cup.world.log[-1])
        paused = e.Cancelled(time=cup.world.now, by=ORGANISERS[0], reason="rain")
        entry = entry_of(state, [paused], next_state(state, paused), last)
        assert await store.append(entry._replace(after=b'{"type":"other"}')) is AppendResult.NO_PREDECESSOR
        assert await store.append(entry) is AppendResult.WRITTEN
        assert await store.append(entry) is AppendResult.CONFLICT
        statuses = [row.status for row in (await TournamentLists(database).page(TournamentQuery("ended"), None, 5))[0]]
        assert statuses == ["cancelled"]
        # What was refused has changed nothing, neither rows nor events.
        await store.append(entry._replace(version=9, row={**entry.row, "status": "running"}))
        assert len(await store.load(NAME)) == 3
        assert await store.due(3e9, 0.0) == []
        await database.close()

    asyncio.run(story())


def test_of_two_processes_one_writes(postgres):
    """Both decide on the same state, many times: one event of each version, and no deadlock."""

    async def story() -> None:
        url = postgres.database("tournaments")
        database, store, _ = await opened(url)
        other = TournamentStore(Database(url))
        cup = Stored(store)
        await cup.do(ORGANISERS[0], a.Open())
        for number in range(ROUNDS):
            state, last = cup.world.state, e.encode_event(cup.world.log[-1])
            rivals: list[e.Event] = [
                e.Entered(
                    time=1.0, by=f"{side}{number}", number=number + 1, members=(e.Member("x", f"{side}{number}"),)
                )
                for side in "ab"
            ]
            entries = [entry_of(state, [rival], next_state(state, rival), last) for rival in rivals]
            done = await asyncio.gather(store.append(entries[0]), other.append(entries[1]))
            assert sorted(result.name for result in done) == ["CONFLICT", "WRITTEN"]
            winner = rivals[done.index(AppendResult.WRITTEN)]
            cup.world.state = next_state(state, winner)
            cup.world.log.append(winner)
        stored = await store.load(NAME)
        assert replayed(NAME, [e.decode_event(data) for _, data in stored]) == cup.world.state
        await database.close()
        await other._database.close()

    asyncio.run(story())


def test_lists_follow_the_events(url):
    async def story() -> None:
        database, store, lists = await opened(url)
        cup = Stored(store)
        await cup.write()
        assert await lists.page(TournamentQuery("upcoming"), None, 10) == ([], None)
        assert [own.status for own in await lists.of_player(ORGANISERS[0], 10, is_public=False)] == ["organiser"]
        assert await lists.of_player(ORGANISERS[0], 10, is_public=True) == []
        await cup.do(ORGANISERS[0], a.Open())
        await cup.do(ORGANISERS[0], a.AddOrganiser(player=ORGANISERS[1]))
        for player in ("p0", "p1", "p2"):
            await cup.do(player, a.Enter())
        await cup.do("p2", a.Withdraw())
        (found,), _ = await lists.page(TournamentQuery("upcoming", game="six", place="online"), None, 10)
        assert (found.name, found.status, found.entrants, found.starts) == (NAME, "registration", 2, 2_000_000.0)
        assert found.settings == SETTINGS
        assert await lists.page(TournamentQuery("upcoming", game="abalone"), None, 10) == ([], None)
        assert [own.entrant for own in await lists.of_player("p0", 10, is_public=True)] == [1]
        assert await lists.of_player("p2", 10, is_public=True) == []
        assert [own.status for own in await lists.of_player("p2", 10, is_public=False)] == ["withdrawn"]
        assert [own.entrant for own in await lists.of_player(ORGANISERS[1], 10, is_public=True)] == [0]
        await cup.do(ORGANISERS[0], a.RemoveOrganiser(player=ORGANISERS[1]))
        assert await lists.of_player(ORGANISERS[1], 10, is_public=False) == []
        assert await lists.count_unended(ORGANISERS[0]) == 1
        await cup.do(ORGANISERS[0], a.Start())
        assert await store.due(0.0, 0.0) == [NAME]
        cup.world.serve()
        cup.world.play(share=1)
        cup.world.serve()
        await cup.write()
        (ended,), following = await lists.page(TournamentQuery("ended"), None, 1)
        assert ended.ended is not None
        assert following == Cursor(ended.ended, ended.name)
        assert await lists.page(TournamentQuery("ended"), Cursor(ended.ended, ended.name), 10) == ([], None)
        own = [one for player in ("p0", "p1") for one in await lists.of_player(player, 9, is_public=True)]
        assert sorted(one.rank or 0 for one in own) in ([1, 1], [1, 2])
        assert await lists.count_unended(ORGANISERS[0]) == 0
        await database.close()

    asyncio.run(story())


def test_the_server_looks_after_what_runs_starts_or_was_given_up(url):
    async def story() -> None:
        database, store, _ = await opened(url)
        settings = TournamentSettings(title="A", format="arena", game="six", control="60", starts=2_000_000.0)
        cup = Stored(store, settings)
        await cup.do(ORGANISERS[0], a.Open())
        assert await store.due(1_999_999.0, 0.0) == []
        assert await store.due(2_000_000.0, 0.0) == [NAME]
        assert await store.due(0.0, cup.world.now + 1) == [NAME]
        await cup.do("p0", a.Enter())
        await cup.do("p1", a.Enter())
        await cup.do(ORGANISERS[0], a.Start())
        await cup.do(ORGANISERS[0], a.Pause())
        assert await store.due(0.0, 0.0) == [NAME]
        await cup.do(ORGANISERS[0], a.Cancel(reason="rain"))
        assert await store.due(3e9, 3e9) == []
        await database.close()

    asyncio.run(story())


def test_a_deleted_name_leaves_the_events(url):
    async def story() -> None:
        database, store, _ = await opened(url)
        cup = Stored(store)
        await cup.do(ORGANISERS[0], a.Open())
        for player in ("p0", "p1"):
            await cup.do(player, a.Enter())
        deletion = Deletion("p0", 1.0)
        row = {"player": "p0", "created": 1.0, "name": ""}
        await database.write(lambda connection: connection.execute(insert(deletions), [row]))
        assert await store.named() == [(NAME, deletion)]
        await DeletionStore(database).remove(deletion)
        assert await DeletionStore(database).all() == [deletion]
        cup.world.anonymise("p0")
        await cup.write()
        text = b"".join(data for _, data in await store.load(NAME))
        assert b'"name":"p0"' not in text
        assert b'"name":"p1"' in text
        stored = [e.decode_event(data) for _, data in await store.load(NAME)]
        assert replayed(NAME, stored).entrants == cup.world.state.entrants
        assert await store.named() == []
        await DeletionStore(database).remove(deletion)
        assert await DeletionStore(database).all() == []
        await database.close()

    asyncio.run(story())


def test_people_are_found_by_id_name_and_look(url):
    async def story() -> None:
        database, _, lists = await opened(url)
        rows = [
            {"player": f"id{n}", "login": name, "name": name, "password": "", "created": 0.0, "skeleton": name.lower()}
            for n, name in enumerate(["Ann", "Bob", "Id1"])
        ]
        await database.write(lambda connection: connection.execute(insert(accounts), rows))
        values = {"mean": 1612.4, "deviation": 50.0, "volatility": 0.06, "at": 0, "games": 9, "peak": None}
        rating = {"player": "id0", "game": "six", "speed": "blitz", **values}
        await database.write(lambda connection: write_ratings(connection, [rating]))
        found = await lists.people(["id1", "ANN", "Bob", "nobody"], "six", "blitz")
        assert {text: (person.player, person.rating) for text, person in found.items()} == {
            "id1": ("id1", 0),
            "ANN": ("id0", 1612),
            "Bob": ("id1", 0),
        }
        assert (await lists.people(["Ann"], "abalone", "blitz"))["Ann"].rating == 0
        await database.write(
            lambda connection: connection.execute(update(accounts).where(accounts.c.player == "id0").values(closed=1.0))
        )
        assert await lists.people(["Ann"], "six", "blitz") == {}
        assert await lists.names(["id0", "id1", "id9"]) == {"id0": "Ann", "id1": "Bob"}
        assert await lists.people([], "six", "blitz") == {}
        assert await lists.playing([]) == set()
        await database.close()

    asyncio.run(story())
