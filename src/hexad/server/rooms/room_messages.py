"""Sends what the players of a game write to each other to those players, and to nobody else.

The database has the messages and their order. Processes tell each other that a game has a new one and read it then, so
that one whose hint got lost is found later: the games of connected players are compared with the database now and then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.errors import RefusalError
from hexad.server.game.chat import PhraseCode, listeners, require_chat, require_phrase
from hexad.server.game.messages import encode
from hexad.server.rooms.bus import GAP
from hexad.server.store import DatabaseError
from hexad.server.store.messages import NewMessage

if TYPE_CHECKING:
    from collections.abc import Collection

    from hexad.server.background import BackgroundTasks
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.subscriber import RoomSubscriber
    from hexad.server.store.messages import MessageStore, StoredMessage, Talk

__all__ = ["MAX_MESSAGES", "PlayerMessage", "PlayerMessages", "RoomMessages", "you_block"]

MAX_MESSAGES = 500
"""The messages of a game."""
KEEP_SECONDS = 365 * 86_400.0
"""How long messages are kept."""
# How often the games of connected players are compared with the database while the bus is down, and while it is up.
LOOK_SECONDS = 2.0
COMPARE_SECONDS = 10.0
CLEAN_UP_SECONDS = 60 * 60.0
_TOPIC = "messages"

log = logging.getLogger(__name__)


class PlayerMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player wrote: the code of a phrase, which each client says in its own language, or else a text."""

    number: int
    """Its place among the messages of the game, from 1."""
    seat: int
    time: float
    """Seconds since 1970."""
    phrase: PhraseCode | None = None
    text: str = ""

    @classmethod
    def of(cls, stored: StoredMessage) -> PlayerMessage:
        """Return the message of a stored one."""
        return cls(stored.number, stored.seat, stored.created, stored.phrase or None, stored.text)  # type: ignore[arg-type]


class PlayerMessages(msgspec.Struct, frozen=True, tag="messages"):
    """What the players of a game wrote after the messages that the client has, and which seats agree to free texts."""

    game: str
    messages: list[PlayerMessage]
    chat: list[bool]
    """By seat; true for engines. Texts can be written if all seats agree."""


class _Sent(NamedTuple):
    """What a subscriber knows."""

    number: int
    chat: list[bool]


class RoomMessages:
    """The subscribers of this process who play in the games that they watch, and what was sent to them."""

    def __init__(self, rooms: Rooms, store: MessageStore, bus: Bus, tasks: BackgroundTasks) -> None:
        self._rooms = rooms
        self._store = store
        self._bus = bus
        self._tasks = tasks
        self._sent: dict[str, dict[RoomSubscriber, _Sent]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._may_have_missed = asyncio.Event()
        bus.on(_TOPIC, self._written_elsewhere)
        bus.on(GAP, lambda _: self._may_have_missed.set())

    async def read(self, game: str, player: str, after: int) -> PlayerMessages:
        """Return the messages of a game that a player of it sees; raises RefusalError."""
        async with self._rooms.reading(game) as room:
            state = room.state
        if not state.seats_of(player):
            raise RefusalError("no-seat", "You are not playing in this game, but you can watch it.", status=403)
        talk = await self._store.read(game, listeners(state, ""), after)
        return _message(state, player, talk, after)

    async def entered(self, room: Room, subscriber: RoomSubscriber, after: int) -> None:
        """Send a subscriber of a room the messages after a number, now and from now on. Only players get any."""
        name = room.state.name
        self._sent.setdefault(name, {})[subscriber] = _Sent(after, [])
        with suppress(DatabaseError):  # the next look at the database tries again
            await self._show(name)

    def left(self, game: str, subscriber: RoomSubscriber) -> None:
        """Send a subscriber no more messages."""
        subscribers = self._sent.get(game, {})
        subscribers.pop(subscriber, None)
        if not subscribers:
            self._sent.pop(game, None)
            self._locks.pop(game, None)

    async def say(self, game: str, player: str, id_: str, *, phrase: PhraseCode | None, text: str) -> int:
        """Store and send what a player writes; returns its number, raises RefusalError.

        A player who is blocked by the reader is not told.
        """
        async with self._rooms.reading(game) as room:
            state = room.state
        seat = require_chat(state, player) if phrase is None else require_phrase(state, player, phrase)
        others = listeners(state, player)
        talk = await self._store.read(game, {player, *others}, MAX_MESSAGES)
        if all((player, other) in talk.blocks for other in others):
            raise you_block()
        if phrase is None and not all(_chat_of(state, talk.chat)):
            raise RefusalError("chat-off", "Texts can only be written if all players of the game agree.")
        number = await self._store.add(NewMessage(game, seat, player, id_, phrase or "", text), MAX_MESSAGES)
        if not number:
            raise RefusalError("too-many-messages", f"A game has at most {MAX_MESSAGES} messages.", status=429)
        await self._tell(game)
        return number

    async def choose_chat(self, game: str, player: str, *, on: bool) -> None:
        """Let a player agree to free texts, or not any more, which is always possible; raises RefusalError."""
        async with self._rooms.reading(game) as room:
            state = room.state
        if on or not state.seats_of(player):
            require_chat(state, player)
        await self._store.choose_chat(game, state.seats_of(player), on=on)
        await self._tell(game)

    async def run(self) -> None:
        """Look for messages that no hint announced, and delete old ones."""
        clean_up_at = 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(COMPARE_SECONDS if self._bus.is_up else LOOK_SECONDS):
                    await self._may_have_missed.wait()
            self._may_have_missed.clear()
            try:
                if self._bus.is_shared:
                    await self._compare()
                if time.monotonic() >= clean_up_at:
                    clean_up_at = time.monotonic() + CLEAN_UP_SECONDS
                    await self._store.remove_old(time.time() - KEEP_SECONDS)
            except DatabaseError as error:
                log.debug("messages could not be compared: %s", error)  # the next round tries again

    def _written_elsewhere(self, data: bytes) -> None:
        game = data.decode()
        if game in self._sent:
            self._tasks.job("messages", self._try_to_show(game))

    async def _tell(self, game: str) -> None:
        self._bus.broadcast(_TOPIC, game.encode())
        await self._try_to_show(game)

    async def _try_to_show(self, game: str) -> None:
        try:
            await self._show(game)
        except DatabaseError:
            self._may_have_missed.set()  # the message is stored: it is shown later

    async def _compare(self) -> None:
        games = list(self._sent)
        for game, (number, chat) in (await self._store.heads(games)).items() if games else ():
            room = self._rooms.loaded.get(game)
            subscribers = self._sent.get(game, {})
            if room is not None and any(
                sent.number < number or sent.chat != _chat_of(room.state, chat) for sent in subscribers.values()
            ):
                await self._show(game)

    async def _show(self, game: str) -> None:
        """Send the players of a game what they do not have. One reading at a time, so that the order is kept."""
        if game not in self._sent:
            return  # nobody is here who would release the lock
        async with self._locks.setdefault(game, asyncio.Lock()):
            subscribers = self._sent.get(game, {})
            room = self._rooms.loaded.get(game)
            players = set() if room is None else listeners(room.state, "")
            reading = {one: sent for one, sent in subscribers.items() if one.player in players}
            if room is None or not reading:
                return
            talk = await self._store.read(game, players, min(sent.number for sent in reading.values()))
            last = max((message.number for message in talk.messages), default=0)
            for subscriber, sent in reading.items():
                message = _message(room.state, subscriber.player, talk, sent.number)
                if subscribers.get(subscriber) is sent and (message.messages or message.chat != sent.chat):
                    subscriber.send(encode(message))
                if subscriber in subscribers:
                    subscribers[subscriber] = _Sent(max(last, sent.number), message.chat)


def you_block() -> RefusalError:
    """Return the refusal of what somebody wants to do with a player whom they block."""
    return RefusalError("you-block", "You have blocked this player: unblock the player first.")


def _message(state: GameState, player: str, talk: Talk, after: int) -> PlayerMessages:
    seen = [PlayerMessage.of(message) for message in talk.seen_by(player) if message.number > after]
    return PlayerMessages(state.name, seen, _chat_of(state, talk.chat))


def _chat_of(state: GameState, chat: Collection[int]) -> list[bool]:
    """Return which seats agree to texts. Engines do."""
    return [seat in chat or not state.seats[seat].player for seat in range(len(state.seats))]
