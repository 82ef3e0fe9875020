"""What a client knows of a game."""

from __future__ import annotations

import msgspec

__all__ = ["NOTHING", "KnownEvents"]


class KnownEvents(msgspec.Struct, frozen=True):
    """The version that a client has, and the time of its event, if the client says so.

    If the server has another event there, or none, its database has lost what the client knows.
    """

    version: int
    at: int | None = None


NOTHING = KnownEvents(0)
"""What a client knows that says nothing."""
