"""Metrics for Prometheus.

If several processes share a port, each of them answers for all: prometheus_client keeps the values of every process in
files in a directory that the supervisor sets (PROMETHEUS_MULTIPROC_DIR).
"""

from __future__ import annotations

import asyncio
import logging
import os
from bisect import bisect_left
from collections import Counter as Counts
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from hexad.server.game.events import EVENTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.services import Services

__all__ = ["Metrics"]

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_STATUSES = ("open", "playing", "over", "aborted")
_BUS_MESSAGES = ("event", "player", "broadcast", "keep-alive")
# The creation time of each counter is not useful.
disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client does not annotate it

# The interval at which gauges are sampled, in seconds.
SAMPLE_SECONDS = 1.0


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.events = Counter("hexad_events", "Events that were committed", ["type"], registry=registry)
        self.refusals = Counter("hexad_refusals", "Acts that were refused", ["code"], registry=registry)
        self.failures = Counter("hexad_database_failures", "Transactions that failed", registry=registry)
        self.dropped = Counter("hexad_dropped", "Clients that were dropped for being slow", registry=registry)
        self.evicted = Counter(
            "hexad_evicted_connections", "Connections that were closed because there were too many", registry=registry
        )
        self.errors = Counter("hexad_errors", "Faults of the server, each of which is in the log", registry=registry)
        self.commit = Histogram("hexad_commit_seconds", "A transaction", registry=registry, buckets=_SECONDS)
        self.batch = Histogram("hexad_commit_games", "Games in a transaction", registry=registry, buckets=_SIZES)
        self.act = _BulkHistogram(
            Histogram(
                "hexad_act_seconds",
                "From an act to its acknowledgement or refusal",
                registry=registry,
                buckets=_SECONDS,
            )
        )
        self.loop_lag = Histogram(
            "hexad_event_loop_lag_seconds", "How late a timer was", registry=registry, buckets=_SECONDS
        )
        received = Counter("hexad_bus_received", "Messages of the bus that arrived", ["kind"], registry=registry)
        published = Counter("hexad_bus_published", "Messages that were sent on the bus", ["kind"], registry=registry)
        self.bus_received = {kind: received.labels(kind) for kind in _BUS_MESSAGES}
        self.bus_published = {kind: published.labels(kind) for kind in _BUS_MESSAGES}
        self.bus_rejected = Counter(
            "hexad_bus_rejected", "Messages of the bus that were ignored: forged, repeated or old", registry=registry
        )
        # Looking up a label costs as much as counting.
        self.event = {event: _BulkCounter(self.events.labels(event.__struct_config__.tag)) for event in EVENTS}
        self._gauges: dict[str, Gauge] = {}
        self._samplers: list[tuple[Gauge, Callable[[], float]]] = []

    def add_gauges(self, services: Services) -> None:
        """Add the gauges, which are sampled from the services, and count logged errors."""
        logging.getLogger().addHandler(_ErrorCounter(self.errors))
        rooms, engines = services.rooms.loaded, services.engines
        self._gauge("hexad_processes", "Processes that serve", lambda: 1)
        self._gauge("hexad_connections", "Open connections", lambda: len(services.open_connections))
        self._gauge("hexad_unread_bytes", "Bytes that clients have not read", lambda: services.unread_bytes.total)
        self._gauge("hexad_sockets", "Clients that are connected", lambda: len(services.connections))
        self._gauge("hexad_tasks", "Asyncio tasks", lambda: len(asyncio.all_tasks()))
        for status in _STATUSES:
            self._gauge(
                "hexad_games",
                "Games in memory",
                lambda status=status: sum(room.state.status == status for room in rooms.values()),  # type: ignore[misc]  # mypy cannot infer a lambda with a default
                status=status,
            )
        self._gauge("hexad_engines", "Processes that can think", lambda: engines.alive)
        self._gauge("hexad_engines_busy", "Processes that think", lambda: engines.busy)
        self._gauge("hexad_engines_waiting", "Positions that no engine has begun with", lambda: engines.waiting)
        self._gauge("hexad_bus_up", "Processes whose bus is up, or that need none", lambda: services.bus.is_up)
        self._gauge("hexad_database_up", "Processes whose database is up", lambda: services.arena_clock.is_alive)

    async def run(self) -> None:
        """Sample the gauges and measure the lag of the event loop, for ever."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                self._sample()
                due = loop.time() + SAMPLE_SECONDS
                await asyncio.sleep(SAMPLE_SECONDS)
                self.loop_lag.observe(max(0.0, loop.time() - due))
        finally:
            self._add_up()

    def text(self) -> bytes:
        """All metrics in Prometheus's text format."""
        self._sample()
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # prometheus_client does not annotate it
        return generate_latest(registry)

    def _gauge(self, name: str, text: str, sample: Callable[[], float], **labels: str) -> None:
        if name not in self._gauges:
            self._gauges[name] = Gauge(name, text, list(labels), registry=self.registry, multiprocess_mode="livesum")
        gauge = self._gauges[name]
        self._samplers.append((gauge.labels(**labels) if labels else gauge, sample))

    def _sample(self) -> None:
        for gauge, sample in self._samplers:
            gauge.set(sample())
        self._add_up()

    def _add_up(self) -> None:
        self.act.add_up()
        for counter in self.event.values():
            counter.add_up()


class _BulkCounter:
    """A counter whose value reaches Prometheus's when metrics are sampled.

    Prometheus's own are locked for each value: one counter and one histogram took a twentieth of the time of a move.
    """

    __slots__ = ("_count", "_counter")

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._count = 0

    def inc(self) -> None:
        """Count one."""
        self._count += 1

    def add_up(self) -> None:
        """Pass on what was counted."""
        count, self._count = self._count, 0
        if count:
            self._counter.inc(count)


class _BulkHistogram:
    """A histogram whose values reach Prometheus's when metrics are sampled."""

    __slots__ = ("_histogram", "_values")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._values: list[float] = []

    def observe(self, value: float) -> None:
        """Take note of a value."""
        self._values.append(value)

    def add_up(self) -> None:
        """Pass on the values, as `Histogram.observe` does one by one."""
        values, self._values = self._values, []
        if values:
            histogram = self._histogram
            histogram._sum.inc(sum(values))
            for bucket, count in Counts(bisect_left(histogram._upper_bounds, value) for value in values).items():
                histogram._buckets[bucket].inc(count)


class _ErrorCounter(logging.Handler):
    """Counts the logged errors."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, _: logging.LogRecord) -> None:
        self._counter.inc()
