"""The query parameters by which a client says what it knows of a game."""

from typing import Annotated

import msgspec
from litestar.di import Provide
from litestar.params import QueryParameter

__all__ = ["KNOWN_EVENTS", "KnownEvents"]


class KnownEvents(msgspec.Struct, frozen=True):
    """The version that a client has, and the time of its event, if the client says so."""

    version: int
    at: int | None


def _known_events(
    after: Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="the version the client has")] = 0,
    at: Annotated[
        int,
        QueryParameter(
            ge=-1,
            le=2**53,
            description="the `at` of the event of that version: if the server lost it, it sends the whole game",
        ),
    ] = -1,
) -> KnownEvents:
    return KnownEvents(after, None if at < 0 else at)


KNOWN_EVENTS = Provide(_known_events, sync_to_thread=False)
"""The dependency that collects the parameters."""
