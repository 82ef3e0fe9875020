"""What rooms are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hexad.server.background import BackgroundTasks
    from hexad.server.metrics import Metrics
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.committer import Committer
    from hexad.server.store import Quarantine, Store

__all__ = ["Parts"]


class Parts(NamedTuple):
    """The parts of the server that rooms work with."""

    process: str
    store: Store
    quarantine: Quarantine
    committer: Committer
    arena_clock: ArenaClock
    bus: Bus
    metrics: Metrics
    tasks: BackgroundTasks
