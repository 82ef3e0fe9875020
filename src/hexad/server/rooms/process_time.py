"""The time during which this process ran. Time in which it was frozen does not count."""

from __future__ import annotations

import asyncio
import logging
import time

__all__ = ["FROZEN_SECONDS", "ProcessTime"]

TICK_SECONDS = 0.05
# Time counts up to this long after the last tick: nobody can move while the event loop does not run, whether the
# process is frozen (SIGSTOP, a laptop that sleeps), starved or busy with something else.
MAX_TICK_SECONDS = 0.2
# A longer gap is logged as a freeze. Other processes may have continued the shared time meanwhile.
FROZEN_SECONDS = 1.0

log = logging.getLogger(__name__)


class ProcessTime:
    """A clock that stands still while the event loop does not run.

    The event loop ticks. `seconds` is bounded by the last tick, so a process that wakes up cannot act by a time that
    has leapt, even before it has noticed that it was frozen.
    """

    def __init__(self) -> None:
        self._counted = 0.0
        self._last_tick = time.monotonic()
        self._freezes = 0

    def seconds(self) -> float:
        """Return the seconds that this process has run."""
        return self._counted + min(time.monotonic() - self._last_tick, MAX_TICK_SECONDS)

    @property
    def freezes(self) -> int:
        """How often the process was frozen, including a freeze that has just ended."""
        return self._freezes + (time.monotonic() - self._last_tick > FROZEN_SECONDS)

    def is_late(self) -> bool:
        """Return whether the event loop is behind with the ticks."""
        return time.monotonic() - self._last_tick > 2 * TICK_SECONDS

    async def run(self) -> None:
        """Tick."""
        while True:
            self._tick()
            await asyncio.sleep(TICK_SECONDS)

    def _tick(self) -> None:
        now = time.monotonic()
        gap = now - self._last_tick
        if gap > FROZEN_SECONDS:
            self._freezes += 1
            log.warning("this process stood still for %.1f s: it was stopped, suspended or blocked", gap)
        self._counted += min(gap, MAX_TICK_SECONDS)
        self._last_tick = now
