"""Signatures of the messages on the bus: only processes that know the server's secret can send one.

A signed message is `tag stamp sender content`, without separators. The tag is an HMAC of the rest and of the channel,
so a message cannot be moved to another channel. The stamp is the time of sending in nanoseconds, and it increases with
every message of a sender, so a message cannot be sent again.
"""

from __future__ import annotations

import hmac
import time
from typing import TYPE_CHECKING

from hexad.server.ids import ID_LENGTH

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["MAX_AGE_SECONDS", "BusSigner", "BusVerifier"]

# Older messages are ignored. The clocks of two machines may differ by less than this.
MAX_AGE_SECONDS = 60.0
_TAG = 16
_STAMP = 8
_HEAD = _TAG + _STAMP + ID_LENGTH


class BusSigner:
    """Signs the messages of one process. The id of a process has `ID_LENGTH` characters."""

    def __init__(self, key: bytes, process: str) -> None:
        self._key = key
        self._process = process.encode()
        self._stamp = 0

    def sign(self, channel: bytes, content: bytes) -> bytes:
        """Return a message with its tag."""
        self._stamp = max(self._stamp + 1, time.time_ns())
        message = self._stamp.to_bytes(_STAMP, "big") + self._process + content
        return _tag(self._key, channel, message) + message


class BusVerifier:
    """Reads signed messages. During a rotation of the secret, messages under the old secrets are valid, too."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = keys
        self._stamps: dict[bytes, int] = {}
        """The latest stamp of each sender."""

    def read(self, channel: bytes, message: bytes) -> tuple[str, bytes] | None:
        """Return sender and content, or None if the message is forged, too old, or was received before."""
        tag, signed = message[:_TAG], message[_TAG:]
        if len(message) < _HEAD or not any(hmac.compare_digest(tag, _tag(key, channel, signed)) for key in self._keys):
            return None
        stamp, sender = int.from_bytes(signed[:_STAMP], "big"), signed[_STAMP : _HEAD - _TAG]
        oldest = time.time_ns() - int(MAX_AGE_SECONDS * 1e9)
        if stamp <= max(oldest, self._stamps.get(sender, 0)):
            return None
        if sender not in self._stamps:
            # Without the processes that have been silent for so long that the age of a message is enough.
            self._stamps = {known: last for known, last in self._stamps.items() if last > oldest}
        self._stamps[sender] = stamp
        return sender.decode("ascii", "replace"), signed[_HEAD - _TAG :]


def _tag(key: bytes, channel: bytes, message: bytes) -> bytes:
    return hmac.digest(key, b"%s\0%s" % (channel, message), "sha256")[:_TAG]
