"""What a socket is sent besides games: the lobby, the live games, a tournament, notices about own games."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING, Protocol

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.messages import Refused, encode, refused
from hexad.server.rooms.own_games import OwnGames
from hexad.server.rooms.subscriber import Subscriber
from hexad.server.store import DatabaseError
from hexad.server.ws.requests import (
    SubscribeToLive,
    SubscribeToLobby,
    SubscribeToMine,
    SubscribeToTournament,
    SubscribeToWaiting,
)

if TYPE_CHECKING:
    from hexad.server.edge.rate_limits import ConnectionRateLimit
    from hexad.server.services import Services
    from hexad.server.ws.requests import Subscription

__all__ = ["Subscriptions"]


class _Socket(Subscriber, Protocol):
    @property
    def is_closed(self) -> bool: ...


class Subscriptions:
    """The subscriptions of a socket, one of each kind."""

    def __init__(self, services: Services, socket: _Socket, limit: ConnectionRateLimit) -> None:
        """`limit` is the limit of long answers, in bytes."""
        self._services = services
        self._socket = socket
        self._limit = limit
        self._own_games: OwnGames | None = None

    async def change(self, request: Subscription) -> None:
        """Begin or end a subscription."""
        self._end(request)
        if not request.on:
            return
        wait = self._limit.wait(time.monotonic())
        if wait:
            self._socket.send(encode(Refused("too-fast", "Too many long answers: wait a little.", wait=ceil(wait))))
            return
        try:
            size = await self._begin(request)
            self._limit.take(time.monotonic(), size)
        except RefusalError as refusal:
            self._socket.send(encode(refused(refusal)))
        except DatabaseError as error:
            self._socket.send(encode(refused(UnavailableError(str(error)))))
        if self._socket.is_closed:
            # The socket was closed in the meantime.
            self.end()

    def end(self) -> None:
        """End all subscriptions."""
        self._services.lobby.unsubscribe(self._socket)
        self._services.live_games.unsubscribe(self._socket)
        self._services.matchmaking.waiting_list.unsubscribe(self._socket)
        self._services.tournaments.feeds.unsubscribe(self._socket)
        self._end_own_games()

    async def _begin(self, request: Subscription) -> int:
        """Begin a subscription; returns the size of its first answer in bytes."""
        if isinstance(request, SubscribeToLobby):
            return await self._services.lobby.subscribe(self._socket)
        if isinstance(request, SubscribeToLive):
            return await self._services.live_games.subscribe(self._socket, request.game)
        if isinstance(request, SubscribeToWaiting):
            return await self._services.matchmaking.waiting_list.subscribe(self._socket)
        if isinstance(request, SubscribeToTournament):
            return await self._services.tournaments.feeds.subscribe(self._socket, request.name)
        own_games = self._own_games = OwnGames(self._socket)
        names = await self._services.notifications.subscribe(own_games) if own_games.player else []
        own_games.send_names(names)
        return own_games.sent_bytes

    def _end(self, request: Subscription) -> None:
        if isinstance(request, SubscribeToMine):
            self._end_own_games()
        elif isinstance(request, SubscribeToLobby):
            self._services.lobby.unsubscribe(self._socket)
        elif isinstance(request, SubscribeToWaiting):
            self._services.matchmaking.waiting_list.unsubscribe(self._socket)
        elif isinstance(request, SubscribeToTournament):
            self._services.tournaments.feeds.unsubscribe(self._socket)
        else:
            self._services.live_games.unsubscribe(self._socket)

    def _end_own_games(self) -> None:
        if self._own_games is not None:
            self._services.notifications.unsubscribe(self._own_games)
            self._own_games = None
