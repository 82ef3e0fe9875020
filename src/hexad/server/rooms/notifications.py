"""Notices to players about all their games: a game began, it is their turn, there is an offer, a game ended.

Notices follow from the state of a game and from what was sent before. So none is lost when several events arrive at
once, as after an outage.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import msgspec

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.events import Created, Joined, Transferred
from hexad.server.game.messages import State, encode, state_of
from hexad.server.game.snapshot import OfferKind
from hexad.server.rooms.bus import GAP, PLAYER
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.background import BackgroundTasks
    from hexad.server.game.events import Event
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Change, Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.subscriber import NoticeSubscriber
    from hexad.server.store.relations import Relations
    from hexad.server.store.search import Search

__all__ = ["Notice", "Notifications"]

# How often games that began on other processes are looked for while the bus is down, and while it is up, since it may
# lose messages. One query serves all subscribers.
LOOK_SECONDS = 2.0
COMPARE_SECONDS = 10.0
# Of how many games it is remembered what a subscriber was told. Above it, the oldest that are over are forgotten: a
# program may be connected for months.
MAX_REMEMBERED = 500
# The topic of the bus on which processes are told that a player blocks others than before.
_BLOCKS = "blocks"

log = logging.getLogger(__name__)

NoticeType = Literal["challenge", "challenging", "began", "turn", "passed", "offer", "finished"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notice to one player. `created` comes with `challenge`, `challenging` and `began`: what is played, and how.

    `challenging` means that a challenge of the player waits for an answer.
    `passed` means that it is not the player's turn any more. Sockets are told, since pages count the games that wait.
    """

    type: NoticeType
    game: str
    version: int
    seats: list[int]
    state: State
    created: Created | None = None
    offer: OfferKind | None = None


@dataclass
class _Sent:
    """What a subscriber knows about a game."""

    challenged: bool = False
    began: bool = False
    turn: bool = False
    finished: bool = False
    offers: set[str] = field(default_factory=set)


class Notifications:
    """Sends notices to the subscribers of this process."""

    def __init__(self, rooms: Rooms, search: Search, relations: Relations, bus: Bus, tasks: BackgroundTasks) -> None:
        self._rooms = rooms
        self._search = search
        self._relations = relations
        self._bus = bus
        self._tasks = tasks
        self._subscribers: dict[str, dict[NoticeSubscriber, dict[str, _Sent]]] = {}
        self._blocked: dict[str, frozenset[str]] = {}
        """Whom the subscribers block: a challenge of these is not announced."""
        self._may_have_missed = asyncio.Event()
        rooms.observers.add(self._room_changed)
        rooms.users.append(self._needs)
        bus.on(PLAYER, self._seated_elsewhere)
        bus.on(_BLOCKS, self._blocks_changed_elsewhere)
        bus.on(GAP, lambda _: self._may_have_missed.set())

    async def subscribe(self, subscriber: NoticeSubscriber) -> list[str]:
        """Send how the player's games stand, and notices from now on; returns the names of the unfinished games.

        Raises UnavailableError or DatabaseError.
        """
        player = subscriber.player
        # Before the games are read, so that none is missed that begins meanwhile.
        await self._bus.hold_player(player)
        try:
            self._blocked[player] = await self._relations.blocked_by(player)
        except BaseException:
            self._bus.release_player(player)
            raise
        sent = self._subscribers.setdefault(player, {}).setdefault(subscriber, {})
        names = await self._search.unfinished(player)
        for name in names:
            try:
                async with self._rooms.reading(name) as room:
                    self._send(subscriber, sent, room.state)
            except UnavailableError:
                raise
            except RefusalError as refusal:  # one game does not keep the player from hearing of the others
                log.debug("there is no notice about a game: %s", refusal, extra={"game": name})
        return names

    def unsubscribe(self, subscriber: NoticeSubscriber) -> None:
        """Send no more notices."""
        others = self._subscribers.get(subscriber.player, {})
        if others.pop(subscriber, None) is not None:
            self._bus.release_player(subscriber.player)
        if not others:
            self._subscribers.pop(subscriber.player, None)
            self._blocked.pop(subscriber.player, None)

    def announce(self, player: str, message: bytes) -> None:
        """Send a player a message that is about no game, at whichever process the player is."""
        if player:
            self._bus.tell(player, message)
            self._pass_on(player, message)

    def _pass_on(self, player: str, message: bytes) -> None:
        for subscriber in tuple(self._subscribers.get(player, ())):
            subscriber.send_message(message)

    async def blocks_changed(self, player: str) -> None:
        """Take note that a player blocks others than before, on all processes."""
        self._bus.broadcast(_BLOCKS, player.encode())
        await self._read_blocks(player)

    async def run(self) -> None:
        """Look for games that began on other processes and that no message announced."""
        while True:
            wait = COMPARE_SECONDS if self._bus.is_up else LOOK_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._may_have_missed.wait()
            self._may_have_missed.clear()
            if self._bus.is_shared and self._subscribers:
                try:
                    names = await self._search.unfinished_of(self._subscribers)
                except DatabaseError:
                    continue  # the next round tries again
                for name in names:
                    await self._load(name)

    def _blocks_changed_elsewhere(self, data: bytes) -> None:
        self._tasks.job("blocks", self._read_blocks(data.decode()))

    async def _read_blocks(self, player: str) -> None:
        if player in self._subscribers:
            with suppress(DatabaseError):  # it is read again with the next page that the player opens
                self._blocked[player] = await self._relations.blocked_by(player)

    async def _load(self, name: str) -> None:
        """Load a game, so that it is announced now and its changes are noticed here."""
        if name not in self._rooms.loaded:
            with suppress(RefusalError):  # the next round tries again
                await self._rooms.room(name)

    def _seated_elsewhere(self, data: bytes) -> None:
        """Load a game in which a player was seated by another process, or pass on a message, which is an object."""
        name, _, content = data.partition(b" ")
        player = name.decode()
        if content.startswith(b"{"):
            self._pass_on(player, content)
        elif player in self._subscribers:
            self._tasks.job("load", self._load(content.decode()))

    def _needs(self, room: Room) -> bool:
        """Return whether a room has to stay in memory, since a player waits for notices about it."""
        return room.state.status in ("open", "playing") and any(
            player in self._subscribers for player in _players_of(room.state)
        )

    def _room_changed(self, change: Change) -> None:
        state = change.room.state
        if change.is_ours and self._bus.is_shared:
            for player in _seated_by(change.event, state):
                self._bus.tell(player, state.name.encode())
        if not self._subscribers:
            return
        for player in _players_of(state):
            for subscriber, sent in tuple(self._subscribers.get(player, {}).items()):
                if change.is_set_back:
                    sent.pop(state.name, None)  # the player is told again how the game stands
                self._send(subscriber, sent, state)

    def _send(self, subscriber: NoticeSubscriber, sent: dict[str, _Sent], state: GameState) -> None:
        known = sent.setdefault(state.name, _Sent())
        own = state.seats_of(subscriber.player)
        is_invited = subscriber.player == state.created.invited
        if is_invited and not own and state.created.by in self._blocked.get(subscriber.player, ()):
            return  # a challenge by a player who is blocked
        for type_, offer in _news(state, own, known, is_invited=is_invited):
            if type_ == "passed" and not subscriber.wants_passed:
                continue
            notice = Notice(
                type_,
                state.name,
                state.version,
                own,
                state_of(state, self._rooms.arena_clock.now()),
                state.created if type_ in ("challenge", "challenging", "began") else None,
                offer,
            )
            subscriber.send(encode(notice))
        if len(sent) > MAX_REMEMBERED:
            for name in [name for name, told in sent.items() if told.finished][: len(sent) - MAX_REMEMBERED]:
                del sent[name]


def _seated_by(event: Event | None, state: GameState) -> set[str]:
    """Return the players who got a seat or a challenge by an event."""
    if isinstance(event, Created):
        return _players_of(state)
    return {event.player} if isinstance(event, Joined | Transferred) else set()


def _players_of(state: GameState) -> set[str]:
    """Return the players of a game, and the player who is challenged."""
    return ({seat.player for seat in state.seats} | {state.created.invited}) - {""}


def _news(
    state: GameState, own: list[int], sent: _Sent, *, is_invited: bool
) -> Iterator[tuple[NoticeType, OfferKind | None]]:
    """Yield what the holder of these seats does not know yet, and note it in `sent`."""
    if state.status == "open" and state.created.invited and not sent.challenged:
        sent.challenged = True
        yield ("challenge" if is_invited else "challenging"), None
    if state.status == "playing" and not sent.began:
        sent.began = True
        yield "began", None
    is_turn = state.turn in own
    if is_turn != sent.turn and state.status == "playing":
        yield ("turn" if is_turn else "passed"), None
    sent.turn = is_turn
    if state.status in ("over", "aborted") and not sent.finished:
        sent.finished = True
        yield "finished", None
    asked: set[str] = {kind for kind in state.offers if set(own) & set(state.unanswered(kind))}
    for kind in _OFFER_KINDS:
        if kind in asked - sent.offers:
            yield "offer", kind
    sent.offers = asked


_OFFER_KINDS: tuple[OfferKind, ...] = ("draw", "takeback", "rematch")
