"""Notices to a player about all their games over a socket, beside everything else that it carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hexad.server.game.messages import encode
from hexad.server.rooms.notifications import Notice

if TYPE_CHECKING:
    from hexad.server.rooms.subscriber import Subscriber

__all__ = ["NoticeMessage", "OwnGames", "OwnGamesMessage"]


class NoticeMessage(msgspec.Struct, frozen=True, tag="notice"):
    """A notice about a game of the player."""

    notice: Notice


class OwnGamesMessage(msgspec.Struct, frozen=True, tag="mine"):
    """The end of the notices with which a subscription begins: the names of all unfinished games of the player."""

    games: list[str]


class OwnGames:
    """A socket as the subscriber of notices."""

    wants_passed = True

    def __init__(self, socket: Subscriber) -> None:
        self._socket = socket
        self.player = socket.player
        self.sent_bytes = 0

    def send(self, message: bytes) -> None:
        """Send a notice."""
        self.sent_bytes += len(message)
        self._socket.send(b'{"type":"notice","notice":%s}' % message)

    def send_message(self, message: bytes) -> None:
        """Send a message that is no notice about a game."""
        self._socket.send(message)

    def send_names(self, games: list[str]) -> None:
        """Send which games there are, after the notices about them."""
        self._socket.send(encode(OwnGamesMessage(games)))
