"""What is counted, for Prometheus.

Where several processes share a port, whichever is asked answers for all of them: prometheus_client keeps what each
counts in files of a folder that the supervisor names (PROMETHEUS_MULTIPROC_DIR).
"""

from __future__ import annotations

import asyncio
import logging
import os
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from hexad.server.game.events import EVENTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.services import Services

__all__ = ["Metrics"]

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_STATUSES = ("open", "playing", "over", "aborted")
# When each counter was made is of no use to anybody.
disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no types

# How often it is looked at what goes up and down, in seconds.
LOOK = 1.0


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.events = Counter("hexad_events", "Events that were committed", ["type"], registry=registry)
        self.refusals = Counter("hexad_refusals", "Acts that were refused", ["code"], registry=registry)
        self.failures = Counter("hexad_database_failures", "Transactions that failed", registry=registry)
        self.dropped = Counter("hexad_dropped", "Clients that were dropped for being slow", registry=registry)
        self.errors = Counter("hexad_errors", "Faults of the server, each of which is in the log", registry=registry)
        self.commit = Histogram("hexad_commit_seconds", "A transaction", registry=registry, buckets=_SECONDS)
        self.batch = Histogram("hexad_commit_games", "Games in a transaction", registry=registry, buckets=_SIZES)
        self.act = Histogram(
            "hexad_act_seconds", "From an act to its acknowledgement or refusal", registry=registry, buckets=_SECONDS
        )
        self.late = Histogram(
            "hexad_event_loop_lag_seconds", "How late a timer was", registry=registry, buckets=_SECONDS
        )
        # Looking a label up costs as much as counting.
        self.event = {event: self.events.labels(event.__struct_config__.tag) for event in EVENTS}
        self._gauges: dict[str, Gauge] = {}
        self._looks: list[tuple[Gauge, Callable[[], float]]] = []

    def look_at(self, services: Services) -> None:
        """Show what goes up and down."""
        logging.getLogger().addHandler(_ErrorCounter(self.errors))
        rooms, engines, analyses = services.rooms.loaded, services.engines, services.analysis_pool
        self._gauge("hexad_processes", "Processes that serve", lambda: 1)
        self._gauge("hexad_sockets", "Clients that are connected", lambda: len(services.connections))
        for status in _STATUSES:
            self._gauge(
                "hexad_games",
                "Games in memory",
                lambda status=status: sum(room.state.status == status for room in rooms.values()),  # type: ignore[misc]  # status is bound
                status=status,
            )
        self._gauge("hexad_engines", "Processes that can think", lambda: engines.alive)
        self._gauge("hexad_engines_busy", "Processes that think", lambda: engines.busy)
        self._gauge("hexad_engines_waiting", "Positions that no engine has begun with", lambda: engines.waiting)
        self._gauge("hexad_analysts", "Processes that can analyse", lambda: analyses.alive)
        self._gauge("hexad_analysts_busy", "Processes that analyse", lambda: analyses.busy)
        self._gauge("hexad_analysts_waiting", "Visitors who wait for lines", lambda: analyses.waiting)
        self._gauge("hexad_bus_up", "Processes whose bus is up, or that need none", lambda: services.bus.is_up)
        self._gauge("hexad_database_up", "Processes whose database is up", lambda: services.arena_clock.is_alive)

    async def run(self) -> None:
        """Look at all that goes up and down, and at how late that comes."""
        loop = asyncio.get_running_loop()
        while True:
            self._look()
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.late.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        self._look()
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # nor has this
        return generate_latest(together)

    def _gauge(self, name: str, text: str, look: Callable[[], float], **labels: str) -> None:
        known = self._gauges.get(name)
        gauge = known or Gauge(name, text, list(labels), registry=self.registry, multiprocess_mode="livesum")
        self._gauges[name] = gauge
        self._looks.append((gauge.labels(**labels) if labels else gauge, look))

    def _look(self) -> None:
        for gauge, look in self._looks:
            gauge.set(look())


class _ErrorCounter(logging.Handler):
    """Counts what is said of errors."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, _: logging.LogRecord) -> None:
        self._counter.inc()
