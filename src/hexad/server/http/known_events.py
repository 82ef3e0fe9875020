"""The query parameters by which a client says what it knows of a game."""

from typing import Annotated

from litestar.di import Provide
from litestar.params import QueryParameter

from hexad.server.game.known_events import KnownEvents

__all__ = ["KNOWN_EVENTS"]


def _known_events(
    after: Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="the version the client has")] = 0,
    at: Annotated[
        int,
        QueryParameter(
            ge=-1,
            le=2**53,
            description="the `at` of the event of that version, by which the server sees whether it has lost it",
        ),
    ] = -1,
) -> KnownEvents:
    return KnownEvents(after, None if at < 0 else at)


KNOWN_EVENTS = Provide(_known_events, sync_to_thread=False)
"""The dependency that collects the parameters."""
