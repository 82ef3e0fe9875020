"""Who receives messages: sockets, and streams over HTTP."""

from __future__ import annotations

from typing import Protocol

__all__ = ["RoomSubscriber", "Subscriber"]


class Subscriber(Protocol):
    """A connection that receives messages."""

    @property
    def player(self) -> str:
        """The player's id; empty for a client without a cookie."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting, or drop the connection if its queue is full."""


class RoomSubscriber(Subscriber, Protocol):
    """A connection that receives the events of one room."""

    @property
    def lag(self) -> int:
        """The network delay that is given back to the player's clock, in centiseconds."""

    @property
    def wants_detail(self) -> bool:
        """Whether messages include what a client needs that does not know the rules."""
