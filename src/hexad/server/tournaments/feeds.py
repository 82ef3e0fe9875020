"""Tournaments that are followed live: sent once in full, and then as changes, at most once a second.

The standings are computed once for all who follow a tournament, and each message is encoded once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.messages import encode, refused
from hexad.server.rooms.feed import Feed
from hexad.server.store import DatabaseError
from hexad.server.tournament.tables import standings_of
from hexad.server.tournaments.tournaments import no_tournament
from hexad.server.tournaments.views import (
    EntrantView,
    PairingView,
    Ranking,
    Score,
    TournamentChanges,
    TournamentMessage,
    TournamentView,
    current_pairings,
    entrant_view,
    pairing_view,
    ranking_of,
    scores_of,
    tournament_view,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.tournament_lists import TournamentLists
    from hexad.server.tournament.state import TournamentState
    from hexad.server.tournaments.room import TournamentChange, TournamentRoom
    from hexad.server.tournaments.tournaments import Tournaments

__all__ = ["TournamentFeeds"]

ROUND_SECONDS = 1.0
# The share of the time in which a process computes and sends what has changed in a tournament.
MAX_SHARE = 0.1
# How long the names of organisers are remembered.
NAMES_SECONDS = 60.0

Item: TypeAlias = TournamentView | EntrantView | Score | Ranking | PairingView
T = TypeVar("T", bound=Item)

log = logging.getLogger(__name__)


class TournamentFeeds:
    """The tournaments that sockets of this process follow."""

    def __init__(self, tournaments: Tournaments, lists: TournamentLists) -> None:
        self._tournaments = tournaments
        self._lists = lists
        self._feeds: dict[str, Feed[Item]] = {}
        self._changed: set[str] = set()
        self._next: dict[str, float] = {}
        """When each tournament may be shown again."""
        self._names: dict[str, tuple[float, str]] = {}
        tournaments.observers.append(self._note)
        tournaments.users.append(lambda room: room.state.name in self._feeds)

    async def subscribe(self, subscriber: Subscriber, name: str) -> int:
        """Send a tournament now and its changes from now on; returns the size of the message, raises RefusalError."""
        async with self._tournaments.reading(name) as room:
            state = room.state
        require_visible(state, subscriber.player)
        feed = self._feeds.get(name) or Feed(_full, partial(_changes, name))
        if name not in self._feeds or name in self._changed:
            await self._update(name, feed)
        # Meanwhile somebody else may have been the first to follow the tournament.
        return self._feeds.setdefault(name, feed).subscribe(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more changes."""
        for name, feed in tuple(self._feeds.items()):
            feed.subscribers.discard(subscriber)
            if not feed.subscribers:
                del self._feeds[name]
                self._next.pop(name, None)

    async def view(self, state: TournamentState) -> TournamentView:
        """The head of a tournament, with the names of its organisers; raises DatabaseError."""
        return tournament_view(state, await self._organiser_names(state.organisers))

    async def run(self) -> None:
        """Send the changes of the last second, or of a longer time if the standings take long to compute."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            now = time.monotonic()
            for name in [name for name in self._changed if self._next.get(name, 0.0) <= now]:
                feed = self._feeds.get(name)
                self._changed.discard(name)
                if feed is None or not feed.subscribers:
                    continue
                try:
                    await self._update(name, feed)
                except (DatabaseError, UnavailableError) as error:
                    log.debug("a tournament cannot be shown: %s", error)
                    self._changed.add(name)
                except RefusalError as refusal:
                    log.warning("a tournament cannot be shown: %s", refusal, extra={"tournament": name})
                except Exception:
                    log.exception("a tournament cannot be shown", extra={"tournament": name})

    def _note(self, change: TournamentChange) -> None:
        state = change.room.state
        if state.name in self._feeds:
            self._changed.add(state.name)
        if state.status == "draft":
            self._dismiss(change.room)

    def _dismiss(self, room: TournamentRoom) -> None:
        """Show a draft no longer to somebody who was its organiser."""
        state, feed = room.state, self._feeds.get(room.state.name)
        for subscriber in tuple(feed.subscribers) if feed is not None else ():
            if not state.is_organiser(subscriber.player):
                subscriber.send(encode(refused(no_tournament(state.name))))
                self.unsubscribe(subscriber)
        for stream in tuple(room.streams):
            if not state.is_organiser(stream.player):
                room.streams.discard(stream)
                stream.end()

    async def _update(self, name: str, feed: Feed[Item]) -> None:
        async with self._tournaments.reading(name) as room:
            state = room.state
        head = await self.view(state)
        began = time.process_time()
        feed.update({"head": head, **_parts(state)})
        self._next = {other: at for other, at in self._next.items() if other in self._feeds}
        self._next[name] = time.monotonic() + (time.process_time() - began) / MAX_SHARE

    async def _organiser_names(self, players: Iterable[str]) -> dict[str, str]:
        now = time.monotonic()
        old = [player for player in players if self._names.get(player, (0.0, ""))[0] <= now]
        if old:
            found = await self._lists.names(old)
            self._names = {player: known for player, known in self._names.items() if known[0] > now}
            self._names |= {player: (now + NAMES_SECONDS, found.get(player, "")) for player in old}
        return {player: self._names[player][1] for player in players}


def require_visible(state: TournamentState, player: str) -> None:
    """Raise RefusalError for a draft, which only its organisers see."""
    if state.status == "draft" and not state.is_organiser(player):
        raise no_tournament(state.name)


def _parts(state: TournamentState) -> dict[str, Item]:
    items: dict[str, Item] = {f"e{number}": entrant_view(entrant) for number, entrant in state.entrants.items()}
    rows = standings_of(state)
    items |= {f"s{score.number}": score for score in scores_of(rows)}
    items["order"] = ranking_of(rows)
    items |= {f"p{pairing.number}": pairing_view(pairing) for pairing in current_pairings(state)}
    return items


def _full(number: int, items: list[Item]) -> TournamentMessage:
    (head,), (ranking,) = _of_kind(items, TournamentView), _of_kind(items, Ranking)
    entrants, scores = _of_kind(items, EntrantView), _of_kind(items, Score)
    return TournamentMessage(head, entrants, scores, ranking.order, _of_kind(items, PairingView), number)


def _changes(name: str, number: int, items: list[Item], removed: list[str]) -> TournamentChanges:
    head, ranking = _of_kind(items, TournamentView), _of_kind(items, Ranking)
    return TournamentChanges(
        name,
        number,
        head[0] if head else None,
        _of_kind(items, EntrantView),
        _of_kind(items, Score),
        ranking[0].order if ranking else None,
        _of_kind(items, PairingView),
        [int(key[1:]) for key in removed if key.startswith("s")],
        [int(key[1:]) for key in removed if key.startswith("p")],
    )


def _of_kind(items: list[Item], kind: type[T]) -> list[T]:
    return [item for item in items if isinstance(item, kind)]
