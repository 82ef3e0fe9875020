"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.events = Counter("hexad_events", "Events that were committed", ["type"], registry=registry)
        self.refusals = Counter("hexad_refusals", "Acts that were refused", ["code"], registry=registry)
        self.failures = Counter("hexad_database_failures", "Transactions that failed", registry=registry)
        self.dropped = Counter("hexad_dropped", "Clients that were dropped for being slow", registry=registry)
        self.sockets = Gauge("hexad_sockets", "Clients that are connected", registry=registry)
        self.rooms = Gauge("hexad_rooms", "Games in memory", registry=registry)
        self.commit = Histogram("hexad_commit_seconds", "A transaction", registry=registry, buckets=_SECONDS)
        self.batch = Histogram("hexad_commit_games", "Games in a transaction", registry=registry, buckets=_SIZES)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
