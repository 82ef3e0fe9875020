"""The seek of a socket: its limits, and the answers to what the client asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.messages import Refused, encode, refused
from hexad.server.matchmaking.wish import wish_from
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.edge.quotas import Requester
    from hexad.server.people.identity import Identity
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.services import Services
    from hexad.server.ws.requests import Seek

__all__ = ["Seeker"]


class Seeker:
    """A socket whose player may wait for an opponent."""

    def __init__(self, services: Services, socket: Subscriber, identity: Identity, requester: Requester) -> None:
        self._services = services
        self._socket = socket
        self._identity = identity
        self._requester = requester

    async def change(self, request: Seek) -> None:
        """Begin or end to wait. A request that is refused changes nothing."""
        if not request.on:
            await self._services.matchmaking.end(self._socket, is_asked=True)
            return
        if request.game is None:
            self._socket.send(encode(Refused("not-understood", "The field game is missing.", field="game")))
            return
        try:
            await self._begin(request.game, request)
        except RefusalError as refusal:
            self._services.metrics.refusals.labels(refusal.code).inc()
            self._socket.send(encode(refused(refusal)))
        except DatabaseError as error:
            self._socket.send(encode(refused(UnavailableError(str(error)))))

    async def end(self) -> None:
        """End to wait, since the client has disconnected."""
        await self._services.matchmaking.end(self._socket, is_asked=False)

    async def _begin(self, game: str, request: Seek) -> None:
        services = self._services
        wish = wish_from(game, request.control, request.options, self._identity, rated=request.rated)
        await services.quotas.take("seeks", self._requester)
        max_games = services.settings.limits.games_per_player
        if await services.stores.search.count_unfinished(self._identity.player) >= max_games:
            text = f"You have {max_games} games that are not over: finish or abort one of them first."
            raise RefusalError("too-many-games", text, status=429)
        await services.matchmaking.begin(self._socket, self._identity, wish)
