"""Who receives messages: sockets, and streams over HTTP."""

from __future__ import annotations

from typing import Protocol

__all__ = ["NoticeSubscriber", "RoomSubscriber", "Subscriber"]


class Subscriber(Protocol):
    """A connection that receives messages."""

    @property
    def player(self) -> str:
        """The player's id; empty for a client without a cookie."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting, or drop the connection if its queue is full."""


class NoticeSubscriber(Subscriber, Protocol):
    """A connection that receives notices about the player's games."""

    @property
    def wants_passed(self) -> bool:
        """Whether it is told when it is no longer the player's turn."""

    def send_message(self, message: bytes) -> None:
        """Queue a message that is no notice about a game."""


class RoomSubscriber(Subscriber, Protocol):
    """A connection that receives the events of one room."""

    @property
    def lag(self) -> int:
        """The network delay that is given back to the player's clock, in centiseconds."""

    @property
    def wants_detail(self) -> bool:
        """Whether messages include what a client needs that does not know the rules."""

    @property
    def wants_presence(self) -> bool:
        """Whether it is told who is there."""
