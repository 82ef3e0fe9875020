"""The engine processes that analyse positions: all visitors share a few of them.

Requesters are served in turn, and the analyses of one requester first come, first served. While others wait, a search
is interrupted after a slice of time and goes to the end of its line. Its next slice is twice as long, since a search
starts from the beginning and has to get further than the one before.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hexad.server.engines.analysis import Analysis
from hexad.server.engines.analysis_slot import Slot
from hexad.server.engines.fair_queue import FairQueue
from hexad.server.engines.worker import WorkerLostError
from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from hexad.server.engines.analysis import AnalysisRequester
    from hexad.server.engines.worker import Answer
    from hexad.server.game.position_request import PositionRequest
    from hexad.server.rooms.subscriber import Subscriber

__all__ = ["AnalysisPool"]

_MAX_WAITING = 100
_MAX_LOST_WORKERS = 3
# A process that was just started needs some time for its first answer.
_START_SECONDS = 60.0
# Timers are not exact.
_TOLERANCE_SECONDS = 0.05
_IDLE_SECONDS = 180.0

log = logging.getLogger(__name__)


class AnalysisPool:
    """A few engine processes, started when they are needed and ended after some idle time."""

    def __init__(self, size: int, *, seconds: float, slice_: float, idle: float = _IDLE_SECONDS) -> None:
        self._size = size
        self._seconds = seconds
        self._slice = slice_
        self._idle = idle
        self._analyses: dict[str, Analysis] = {}
        """By player: each has one at a time."""
        self._waiting: FairQueue[Analysis] = FairQueue(lambda analysis: analysis.requester.key)
        self._has_waiting = asyncio.Event()
        self._slots: set[Slot] = set()
        self._tasks: dict[Slot, asyncio.Task[None]] = {}

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [slot.worker.pid for slot in self._slots if slot.worker is not None and slot.worker.is_alive]

    @property
    def alive(self) -> int:
        """The number of processes."""
        return len(self.pids)

    @property
    def busy(self) -> int:
        """The number of processes that search."""
        return len(self._running())

    @property
    def waiting(self) -> int:
        """The number of analyses that wait."""
        return len(self._waiting)

    def begin(
        self, subscriber: Subscriber, id_: str, position: PositionRequest, lines: int, requester: AnalysisRequester
    ) -> None:
        """Analyse a position and send its best lines. Replaces the player's last analysis; raises RefusalError."""
        if not self._size:
            raise RefusalError("no-analysis", "This server does not analyse.")
        if not subscriber.player:
            raise RefusalError("nobody", "Lines are for visitors with a cookie: expected GET /api/me first.")
        board = position.board()
        if board.outcome() is not None:
            raise RefusalError("over", "The game is over in this position.")
        analysis = Analysis(subscriber, id_, board, lines, requester)
        self._enqueue(analysis)
        self._analyses[subscriber.player] = analysis
        self._update()

    def end(self, subscriber: Subscriber) -> None:
        """End the analysis of a subscriber."""
        analysis = self._analyses.get(subscriber.player)
        if analysis is not None and analysis.subscriber is subscriber:
            self._drop(analysis)
            self._update()

    async def close(self) -> None:
        """End all processes."""
        self._size = 0
        for analysis in tuple(self._analyses.values()):
            self._drop(analysis)
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _enqueue(self, analysis: Analysis) -> None:
        """Put an analysis at the end of its line, or in place of the one before; raises RefusalError."""
        before = self._analyses.get(analysis.subscriber.player)
        if before is not None and before.subscriber is not analysis.subscriber:
            before.refuse(RefusalError("elsewhere", "This analysis is now open in another window."))
        if before is not None and before in self._waiting and before.requester.key == analysis.requester.key:
            self._waiting.replace(before, analysis)
            self._drop(before)
            return
        if before is not None:
            self._drop(before)
        self._check_room(analysis.requester)
        self._waiting.append(analysis)

    def _check_room(self, requester: AnalysisRequester) -> None:
        """Raise RefusalError if too many analyses wait, or if a requester has too many."""
        if len(self._waiting) >= _MAX_WAITING:
            raise RefusalError("busy", "Too many people are analysing at the moment: try again soon.", status=503)
        own = sum(analysis.requester.key == requester.key for analysis in self._analyses.values())
        if own >= requester.max_analyses:
            text = f"{requester.max_analyses} analyses run at your address: wait until one has ended, or sign in."
            raise RefusalError("too-many-analyses", text, status=429)

    def _drop(self, analysis: Analysis) -> None:
        """Forget an analysis, whether it waits, runs or is over."""
        analysis.end()
        if self._analyses.get(analysis.subscriber.player) is analysis:
            del self._analyses[analysis.subscriber.player]
        if analysis in self._waiting:
            self._waiting.remove(analysis)
        for slot in self._slots:
            if slot.analysis is analysis:
                slot.stop_search()

    def _update(self) -> None:
        """React to a change of the queue: start workers, limit running searches, tell the others their place."""
        if self._waiting:
            self._has_waiting.set()
            free = sum(slot.analysis is None for slot in self._slots)
            for _ in range(min(len(self._waiting) - free, self._size - len(self._slots))):
                self._open_slot()
        running = self._running()
        # The search that began first is interrupted first.
        for number, slot in enumerate(sorted(running, key=lambda slot: slot.began)):
            slot.stop_after(self._share(slot) if number < len(self._waiting) else self._seconds)
        for number, analysis in enumerate(self._waiting, len(running)):
            if number >= self._size:
                analysis.announce_queue(number)

    def _running(self) -> list[Slot]:
        return [slot for slot in self._slots if slot.analysis is not None and not slot.analysis.is_over]

    def _share(self, slot: Slot) -> float:
        """Return how long a search may take while others wait."""
        assert slot.analysis is not None
        return min(self._slice * (1 << slot.analysis.interruptions), self._seconds)

    def _open_slot(self) -> None:
        slot = Slot()
        self._slots.add(slot)
        self._tasks[slot] = task = asyncio.create_task(self._serve(slot))
        task.add_done_callback(lambda _: self._close_slot(slot))

    def _close_slot(self, slot: Slot) -> None:
        self._slots.discard(slot)
        self._tasks.pop(slot, None)
        # An analysis may have been added meanwhile.
        self._update()

    async def _serve(self, slot: Slot) -> None:
        """Search one position after the other, until there has been none for a while."""
        try:
            while True:
                slot.assign(await self._next())
                self._update()
                await self._work(slot)
                slot.clear()
                self._update()
        except TimeoutError:
            pass
        except Exception:
            log.exception("an analysis failed")
            if slot.analysis is not None:
                self._give_up(slot.analysis)
        finally:
            await slot.close()

    async def _next(self) -> Analysis:
        """Wait for the next analysis; raises TimeoutError."""
        async with asyncio.timeout(self._idle):
            while not self._waiting:
                self._has_waiting.clear()
                await self._has_waiting.wait()
        return self._waiting.popleft()

    async def _work(self, slot: Slot) -> None:
        """Search the position of a slot for one slice of time."""
        analysis = slot.analysis
        assert analysis is not None

        def report(answer: Answer) -> None:
            if slot.is_first_report():
                self._update()
            analysis.report(answer)

        try:
            worker = await slot.live_worker()
            if analysis.is_over:
                return
            answer = await worker.ask(analysis.request(), timeout=self._seconds + _START_SECONDS, report=report)
        except WorkerLostError as lost:
            log.warning("an analysis process was lost and is replaced: it %s", lost)
            self._try_again(analysis)
        else:
            analysis.spend(slot.seconds)
            self._settle(analysis, answer)

    def _try_again(self, analysis: Analysis) -> None:
        analysis.lost_workers += 1
        if analysis.is_over:
            return
        if analysis.lost_workers >= _MAX_LOST_WORKERS:
            self._give_up(analysis)
        else:
            self._waiting.appendleft(analysis)

    def _settle(self, analysis: Analysis, answer: Answer) -> None:
        if analysis.is_over:
            return
        if answer.error is not None:
            log.error("an analysis failed: %s", answer.error)
            self._give_up(analysis)
        elif answer.cancelled and analysis.spent < self._seconds - _TOLERANCE_SECONDS:
            analysis.interruptions += 1
            self._waiting.append(analysis)
        else:
            analysis.finish(answer)
            self._drop(analysis)

    def _give_up(self, analysis: Analysis) -> None:
        if not analysis.is_over:
            analysis.refuse(RefusalError("engine-lost", "The engine has failed at this position: try again later."))
        self._drop(analysis)
