"""What a process remembers about games, and what fails in one of them: the parts of a server, without HTTP."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from hexad.server.game.acts import Resign
from hexad.server.game.invitation import Chair, Invitation, created_from
from hexad.server.ids import new_id
from hexad.server.matchmaking.wish import SeekOptions, wish_from
from hexad.server.people.identity import new_guest
from hexad.server.rooms import notifications
from hexad.server.services import Services
from hexad.server.settings import Settings
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from hexad.server.people.identity import Identity

REMEMBERED = 3


class Client:
    """A client that follows games, and all that it is sent."""

    wants_detail = wants_passed = False
    wants_presence = True
    lag = 0

    def __init__(self, player: str) -> None:
        self.player = player
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)

    send_message = send


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[Services]:
    """All parts of a server process on SQLite."""
    services = Services(Settings(data=data, engines=1))
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def new_game(services: Services, one: Identity, two: Identity) -> str:
    name, chairs = new_id(), (Chair("me"), Chair("anyone"))
    await services.rooms.create(name, created_from(Invitation("six", chairs), one, services.arena_clock.now()))
    await services.rooms.join(name, None, two)
    return name


def test_messages_to_players_who_are_not_there_leave_nothing(tmp_path):
    async def story() -> None:
        async with running(tmp_path) as services:
            one, two = new_guest(), new_guest()
            for number in range(3):
                game = await new_game(services, one, two)
                await services.room_messages.say(game, one.player, f"id{number}", phrase="hello", text="")
            assert services.room_messages._locks == {}

    asyncio.run(story())


def test_of_the_games_of_a_long_connection_the_last_ones_are_remembered(tmp_path, monkeypatch):
    monkeypatch.setattr(notifications, "MAX_REMEMBERED", REMEMBERED)

    async def story() -> None:
        async with running(tmp_path) as services:
            one, two = new_guest(), new_guest()
            client = Client(one.player)
            await services.notifications.subscribe(client)
            unfinished = await new_game(services, one, two)
            for _ in range(3 * REMEMBERED):
                game = await new_game(services, one, two)
                await services.rooms.act(game, two.player, Resign())
            sent = services.notifications._subscribers[one.player][client]
            assert {unfinished, game} <= sent.keys()
            assert len(sent) <= REMEMBERED
            # Nothing is told twice.
            assert sum(b'"type":"finished"' in message for message in client.received) == 3 * REMEMBERED

    asyncio.run(story())


def test_who_is_there_is_told_in_other_games_if_one_fails(tmp_path, monkeypatch):
    async def story() -> None:
        async with running(tmp_path) as services:
            one, two = new_guest(), new_guest()
            presence, look = services.room_presence, services.room_presence._look
            names = [await new_game(services, one, two) for _ in range(3)]
            rooms = [await services.rooms.room(name) for name in names]
            clients = [Client(one.player) for _ in names]
            for room, client in zip(rooms, clients, strict=True):
                room.subscribers.add(client)
                presence.entered(room, client)

            def fail_for_one(room):
                if room is rooms[0]:
                    raise ArithmeticError("one game is broken")
                return look(room)

            monkeypatch.setattr(presence, "_look", fail_for_one)
            before = [len(client.received) for client in clients]
            presence.presence.opened(two.player)
            async with asyncio.timeout(60):
                while [len(client.received) for client in clients[1:]] == before[1:]:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(1.0)
            presence.presence.closed(two.player)
            assert services.tasks.failed == []

    asyncio.run(story())


def test_a_player_who_wants_something_else_again_and_again_has_one_seek(tmp_path):
    async def story() -> None:
        async with running(tmp_path) as services:
            guest = new_guest()
            sockets = [Client(guest.player) for _ in range(2)]
            for number in range(10):
                wish = wish_from("six", ("180", "300+3")[number % 2], SeekOptions(), guest, rated=False)
                await services.matchmaking.begin(sockets[number % 2], guest, wish)
            assert len(services.matchmaking._stored) == len(services.matchmaking._seekers) == 1
            await services.matchmaking.end(sockets[1], is_asked=True)
            assert not services.matchmaking._stored

    asyncio.run(story())


def test_a_subscription_that_fails_holds_no_channel(tmp_path, monkeypatch):
    """As in an outage of the database, when all clients come back and try it again and again."""

    async def story() -> None:
        async with running(tmp_path) as services:
            held: Counter[str] = Counter()

            async def hold(player: str) -> None:
                held[player] += 1

            async def fail(_: str) -> frozenset[str]:
                raise DatabaseError("the database does not answer")

            monkeypatch.setattr(services.bus, "hold_player", hold)
            monkeypatch.setattr(services.bus, "release_player", lambda player: held.subtract([player]))
            monkeypatch.setattr(services.stores.relations, "blocked_by", fail)
            client = Client("somebody")
            for _ in range(3):
                with pytest.raises(DatabaseError):
                    await services.notifications.subscribe(client)
                services.notifications.unsubscribe(client)
            assert held["somebody"] == 0

    asyncio.run(story())
