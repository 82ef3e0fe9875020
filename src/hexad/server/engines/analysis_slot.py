"""One analysis process, and the analysis that it works on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hexad.server.engines.worker import EngineWorker

if TYPE_CHECKING:
    from hexad.server.engines.analysis import Analysis

__all__ = ["Slot"]

# A lower priority than that of engine opponents.
_NICENESS = 15
_HASH_MB = 32


class Slot:
    """One process and the analysis it works on."""

    def __init__(self) -> None:
        self.worker: EngineWorker | None = None
        self.analysis: Analysis | None = None
        self.began = float("inf")
        """When its first lines came: no search is interrupted before."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def seconds(self) -> float:
        """How long the search has run."""
        return max(0.0, asyncio.get_running_loop().time() - self.began)

    def assign(self, analysis: Analysis) -> None:
        """Begin an analysis."""
        self.analysis, self.began = analysis, float("inf")
        analysis.begin()

    def clear(self) -> None:
        """End the analysis."""
        self.analysis = None
        self._cancel_timer()

    def is_first_report(self) -> bool:
        """Return whether these are the first lines of the search. Its time counts from then on."""
        is_first = self.began == float("inf")
        if is_first:
            self.began = asyncio.get_running_loop().time()
        return is_first

    async def live_worker(self) -> EngineWorker:
        """Return the worker, or a new one if it has died; raises WorkerLostError."""
        if self.worker is None or not self.worker.is_alive:
            await self.close()
            self.worker = await EngineWorker.start(_HASH_MB, games=(), niceness=_NICENESS)
        return self.worker

    def stop_after(self, seconds: float) -> None:
        """Stop the search after this many seconds."""
        self._cancel_timer()
        if self.began < float("inf"):
            self._timer = asyncio.get_running_loop().call_at(self.began + seconds, self.stop_search)

    def stop_search(self) -> None:
        """Stop the search now."""
        if self.worker is not None:
            self.worker.stop_search()

    async def close(self) -> None:
        """End the process."""
        self._cancel_timer()
        if self.worker is not None:
            await self.worker.end()
            self.worker = None

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
