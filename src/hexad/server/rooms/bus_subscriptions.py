"""Which channels of the bus a process needs, and which of them the server has confirmed."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Subscriptions"]


class Subscriptions:
    """Counts who needs a channel. Changes are collected, so that one command can carry many of them."""

    def __init__(self, permanent: Iterable[bytes]) -> None:
        self.has_changed = asyncio.Event()
        self._needed = Counter(permanent)
        self._changed: dict[bytes, None] = {}
        self._requested: set[bytes] = set()
        """The channels of the current connection."""
        self._unanswered: Counter[bytes] = Counter()
        """The commands to subscribe that the server has not confirmed, by channel."""
        self._missing: set[bytes] = set()
        """The channels that were needed when the connection began and are not confirmed yet."""
        self._waiting: dict[bytes, asyncio.Future[None]] = {}

    def __len__(self) -> int:
        """Return the number of channels that are needed."""
        return len(self._needed)

    @property
    def is_complete(self) -> bool:
        """Whether all channels that were needed when the connection began are confirmed."""
        return not self._missing

    def add(self, channel: bytes) -> asyncio.Future[None] | None:
        """Need a channel; returns what completes with the server's confirmation, or None if it is confirmed."""
        self._needed[channel] += 1
        if self._is_confirmed(channel):
            return None
        self._change(channel)
        if channel not in self._waiting:
            self._waiting[channel] = asyncio.get_running_loop().create_future()
        return self._waiting[channel]

    def remove(self, channel: bytes) -> None:
        """Need a channel once less."""
        if self._needed[channel] > 1:
            self._needed[channel] -= 1
            return
        self._needed.pop(channel, None)
        self._missing.discard(channel)
        if (waiting := self._waiting.pop(channel, None)) is not None:
            waiting.cancel()
        self._change(channel)

    def begin(self) -> None:
        """Begin with a new connection, which has no channels yet."""
        self._requested, self._unanswered = set(), Counter()
        self._missing = set(self._needed)
        self._changed = dict.fromkeys(self._needed)
        self.has_changed.set()

    def take(self, limit: int) -> tuple[list[bytes], list[bytes]]:
        """Return some channels to subscribe to and some to leave."""
        channels = list(self._changed)[:limit]
        for channel in channels:
            del self._changed[channel]
        if not self._changed:
            self.has_changed.clear()
        added = [channel for channel in channels if channel in self._needed and channel not in self._requested]
        removed = [channel for channel in channels if channel not in self._needed and channel in self._requested]
        self._requested.update(added)
        self._requested.difference_update(removed)
        self._unanswered.update(added)
        return added, removed

    def confirm(self, channel: bytes) -> None:
        """Take note of the server's confirmation."""
        if self._unanswered[channel] > 1:
            # An older command was confirmed: the channel was left and is entered again.
            self._unanswered[channel] -= 1
            return
        del self._unanswered[channel]
        self._missing.discard(channel)
        if (waiting := self._waiting.pop(channel, None)) is not None and not waiting.done():
            waiting.set_result(None)

    def _is_confirmed(self, channel: bytes) -> bool:
        return channel in self._requested and not self._unanswered[channel]

    def _change(self, channel: bytes) -> None:
        self._changed[channel] = None
        self.has_changed.set()
