"""Players who wait for an opponent: their seeks, the rounds of pairing, and what their sockets are told.

The database has the seeks of all processes. Each pool belongs to the share of one living process, which pairs its
players once a second. The transaction that creates a game takes both seeks: a player cannot be paired twice, even if
two processes pair the same pool for a moment. The row of a seek then names the game until the process of its socket has
told the player, so that no crash of another process keeps the player from hearing of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from hexad.server.errors import RefusalError
from hexad.server.game.messages import encode
from hexad.server.ids import new_id
from hexad.server.matchmaking.messages import Paired, Seeking, seeking
from hexad.server.matchmaking.pairing import Waiting, pair
from hexad.server.matchmaking.waiting_list import WaitingList
from hexad.server.matchmaking.wish import created_for
from hexad.server.store import DatabaseError, PlayingError
from hexad.server.store.seeks import StoredSeek

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hexad.server.matchmaking.wish import Wish
    from hexad.server.people.identity import Identity
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.shares import Shares
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.relations import Relations
    from hexad.server.store.seeks import OwnSeek, Seeks

__all__ = ["Matchmaking", "waiting_from"]

ROUND_SECONDS = 1.0
# How often the seeks of dead processes are removed. They are not paired before.
SWEEP_SECONDS = 10.0
# The topic of the bus on which processes are told that they may have paired players.
PAIRED = "paired"

log = logging.getLogger(__name__)


class _Seeker(NamedTuple):
    """A socket of this process whose player waits."""

    socket: Subscriber
    seek: StoredSeek


class Matchmaking:
    """The seeks of the sockets of this process, and the rounds of the pools of its share."""

    def __init__(self, rooms: Rooms, seeks: Seeks, relations: Relations, shares: Shares, bus: Bus) -> None:
        self._rooms = rooms
        self._clock = rooms.arena_clock
        self._seeks = seeks
        self._relations = relations
        self._shares = shares
        self._bus = bus
        self._seekers: dict[str, _Seeker] = {}
        self._stored: set[str] = set()
        """The ids of the seeks of this process that are known to be in the database."""
        self._may_have_more = True
        """Whether the database may have seeks of this process that nobody waits for."""
        self.waiting_list = WaitingList(seeks)
        self._may_be_paired = asyncio.Event()
        bus.on(PAIRED, lambda _: self._may_be_paired.set())

    async def begin(self, socket: Subscriber, identity: Identity, wish: Wish) -> None:
        """Let a player wait, instead of what the player waited for before; raises RefusalError or DatabaseError."""
        now = self._clock.now()
        standing = await self._seeks.standing(identity.player, wish.game, wish.speed, now // 100)
        seek = StoredSeek(identity.player, new_id(), identity.name, *wish, *standing, since=now)
        self._replace(_Seeker(socket, seek))
        try:
            await self._seeks.begin(seek)
        except PlayingError:
            self._forget(seek)
            raise RefusalError("already-playing", "You are in a game with a clock: finish it first.") from None
        except DatabaseError:
            self._forget(seek)
            raise
        if self._seekers.get(seek.player) == (socket, seek):
            self._stored.add(seek.id)
            socket.send(encode(seeking(seek, self._clock.now())))
        else:
            self._may_have_more = True

    async def end(self, socket: Subscriber, *, is_asked: bool) -> None:
        """End the seek of a socket, if it has one. A client that asks for it is told, or that it was just paired."""
        seeker = self._seekers.get(socket.player)
        game = ""
        if seeker is not None and seeker.socket is socket:
            self._forget(seeker.seek)
            with suppress(DatabaseError):  # the next look at the database removes it
                game = await self._seeks.end(socket.player, seeker.seek.id)
        if is_asked:
            socket.send(encode(Paired(game) if game else Seeking(on=False)))

    async def run(self) -> None:
        """Pair players once a second, and tell those of this process."""
        next_round = next_sweep = 0.0
        while True:
            now = time.monotonic()
            if now >= next_sweep:
                await self._try(self._seeks.remove_orphans)
                next_sweep = now + (SWEEP_SECONDS if self._bus.is_shared else inf)
            if now >= next_round:
                await self._try(self._pair_players)
                next_round = now + ROUND_SECONDS
            await self._try(self._look_after_own)
            await self._try(self._refresh_list)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_round - time.monotonic())):
                    await self._may_be_paired.wait()
            self._may_be_paired.clear()

    async def stop(self) -> None:
        """Remove the seeks of this process."""
        await self._try(self._seeks.remove_all)

    async def _try(self, duty: Callable[[], Awaitable[None]]) -> None:
        try:
            await duty()
        except (DatabaseError, RefusalError) as error:
            log.debug("matchmaking waits: %s", error)  # the arena clock has logged that the database is lost
        except Exception:
            log.exception("matchmaking failed")

    def _replace(self, seeker: _Seeker) -> None:
        before = self._seekers.get(seeker.seek.player)
        if before is not None:
            self._stored.discard(before.seek.id)
        self._seekers[seeker.seek.player] = seeker
        if before is not None and before.socket is not seeker.socket:
            before.socket.send(encode(Seeking(on=False, reason="elsewhere")))

    def _forget(self, seek: StoredSeek) -> None:
        self._stored.discard(seek.id)
        self._may_have_more = True
        if seek.player in self._seekers and self._seekers[seek.player].seek.id == seek.id:
            del self._seekers[seek.player]

    async def _look_after_own(self) -> None:
        """Compare the seeks of this process with the database, and tell the players what has changed."""
        if not self._seekers and not self._may_have_more:
            return
        self._may_have_more = False
        stored = set(self._stored)
        rows = {row.id: row for row in await self._seeks.own()}
        for seeker in tuple(self._seekers.values()):
            if seeker.seek.id in stored:
                self._look_at(seeker, rows.get(seeker.seek.id))
        unknown = rows.keys() - {seeker.seek.id for seeker in self._seekers.values()}
        if unknown:
            self._may_have_more = True  # until they are removed
            await self._seeks.remove(sorted(unknown))

    def _look_at(self, seeker: _Seeker, row: OwnSeek | None) -> None:
        """Tell a player that the seek has ended, if it has."""
        if row is None:
            self._finish(seeker, Seeking(on=False, reason="elsewhere"))
        elif row.paired:
            self._finish(seeker, Paired(row.paired))
        elif row.is_playing:
            self._finish(seeker, Seeking(on=False, reason="playing"))

    def _finish(self, seeker: _Seeker, message: Paired | Seeking) -> None:
        self._forget(seeker.seek)
        seeker.socket.send(encode(message))

    async def _refresh_list(self) -> None:
        """Send the counts of waiting players to their subscribers. Without other processes, all are known here."""
        if self.waiting_list.is_wanted and (self._seekers or self._bus.is_shared or not self.waiting_list.is_empty):
            await self.waiting_list.refresh()

    async def _pair_players(self) -> None:
        """Pair the players of the pools of this process's share."""
        if not self._clock.is_alive or not (self._seekers or self._bus.is_shared):
            return
        seeks = {seek.player: seek for seek in await self._seeks.waiting() if self._shares.is_mine(seek.pool)}
        if len(seeks) < 2:
            return
        blocked = {frozenset(two) for two in await self._relations.blocks_among(seeks)}
        pairs = pair(map(waiting_from, seeks.values()), self._clock.now(), blocked)
        if pairs:
            games = (self._create(seeks[black.player], seeks[white.player]) for black, white in pairs)
            created = await asyncio.gather(*games, return_exceptions=True)
            self._bus.broadcast(PAIRED, b"")
            for error in created:
                if error is not None:
                    raise error

    async def _create(self, black: StoredSeek, white: StoredSeek) -> None:
        """Create the game of two players, unless one of them does not wait any more."""
        name = new_id()
        taken = ((black.player, black.id), (white.player, white.id))
        try:
            await self._rooms.create(name, created_for(black, white, self._clock.now()), taken)
        except (DatabaseError, RefusalError) as error:
            log.debug("two players were not paired: %s", error)


def waiting_from(seek: StoredSeek) -> Waiting:
    """Return what pairing has to know about a seek."""
    return Waiting(
        seek.player, seek.pool, seek.mean, seek.deviation, seek.since, seek.black_balance, seek.last_opponent
    )
