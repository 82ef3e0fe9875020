"""Departures: those that a game depends on are kept, the others are forgotten, and their number is limited."""

from __future__ import annotations

import asyncio

import pytest

from hexad.server.rooms import departures as module
from hexad.server.rooms.departures import Departures
from hexad.server.store import Database, DatabaseError
from hexad.server.store.search import Search

from .client import Player, Server

NOW = 1_000_000


async def checked(url: str, departures: Departures) -> None:
    database = Database(url)
    try:
        await departures.check(Search(database))
    finally:
        await database.close()


def test_only_players_who_can_abandon_a_game_are_kept(tmp_path):
    async def games(url):
        async with Player(url) as ann, Player(url) as bob, Player(url) as cem, Player(url) as eve:
            await ann.create("six", "me", "anyone", control="-")
            await cem.register()
            await cem.create("six", "me", "anyone", control="1/86400")
            over = await eve.create("six", "me", "me")
            (await eve.act(over, type="abort")).raise_for_status()
            return [(await player.http.get("/api/me")).json()["player"] for player in (ann, bob, cem, eve)]

    departures = Departures()
    with Server(tmp_path / "data") as server:
        ann, *others = asyncio.run(games(server.url))
    for number, player in enumerate([ann, *others]):
        departures.add(player, NOW + number)
    asyncio.run(checked(f"sqlite:///{tmp_path / 'data' / 'arena.sqlite3'}", departures))
    assert ann in departures
    assert departures.since(ann) == NOW
    assert [player for player in others if player in departures] == []


class Asked(Search):
    """Answers without a database; `meanwhile` is called before the answer."""

    def __init__(self, *seated: str, meanwhile=lambda: None) -> None:
        self.seated = set(seated)
        self.meanwhile = meanwhile
        self.batches: list[int] = []

    async def abandoning_players(self, players):
        self.batches.append(len(list(players)))
        self.meanwhile()
        return self.seated & set(players)


def test_a_player_who_leaves_again_during_the_check_is_checked_next_time():
    departures = Departures()
    departures.add("ann", NOW)
    asyncio.run(departures.check(Asked(meanwhile=lambda: departures.add("ann", NOW + 1))))
    assert departures.since("ann") == NOW + 1
    asyncio.run(departures.check(Asked(meanwhile=lambda: departures.remove("ann"))))
    assert "ann" not in departures


def test_thousands_are_checked_in_batches_and_old_ones_are_forgotten():
    departures = Departures()
    for number in range(2_000):
        departures.add(f"p{number}", NOW + number)
    search = Asked("p3", "p1999")
    asyncio.run(departures.check(search))
    assert (len(departures), len(search.batches)) == (2, 4)
    departures.forget_before(NOW + 4)
    assert "p3" not in departures
    assert departures.since("p1999") == NOW + 1_999


def test_the_oldest_departure_is_forgotten_and_nobody_counts_as_gone_for_longer(monkeypatch):
    monkeypatch.setattr(module, "MAX_DEPARTURES", 10)
    departures = Departures()
    for number in range(15):
        departures.add(f"p{number}", NOW + number)
    assert len(departures) == 10
    assert departures.since("p0") == NOW + 4
    assert departures.since("p14") == NOW + 14


def test_nothing_is_forgotten_while_the_database_does_not_answer():
    def fail():
        raise DatabaseError("no database")

    departures = Departures()
    departures.add("ann", NOW)
    with pytest.raises(DatabaseError):
        asyncio.run(departures.check(Asked(meanwhile=fail)))
    assert "ann" in departures
