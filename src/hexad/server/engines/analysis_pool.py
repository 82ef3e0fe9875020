"""Lines for those who analyse: a few processes of their own, shared by all visitors, first come, first served.

While others wait, a search ends when its slice of time is over, and its visitor goes to the end of the queue. Whoever
comes back gets a slice twice as long: a search starts anew, and must get further than the one before.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from hexad.server.engines.analysis import Analysis
from hexad.server.engines.worker import Worker, WorkerLostError
from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from hexad.server.engines.worker import Answer
    from hexad.server.game.position_request import PositionRequest
    from hexad.server.rooms.notifications import Subscriber

__all__ = ["AnalysisPool"]

# Behind the engines that people play against.
_NICENESS = 15
_HASH_MB = 32
_MAX_WAITING = 100
_MAX_LOST_WORKERS = 3
# A process that has just been started says nothing for a while.
_STARTING = 60.0
# Timers are not exact.
_ROUNDING = 0.05
_IDLE = 180.0

log = logging.getLogger(__name__)


class AnalysisPool:
    """A few processes that analyse, started when they are needed, ended when they have not been for some time."""

    def __init__(self, size: int, *, seconds: float, slice_: float, idle: float = _IDLE) -> None:
        self._size = size
        self._seconds = seconds
        self._slice = slice_
        self._idle = idle
        self._of: dict[str, Analysis] = {}
        self._waiting: deque[Analysis] = deque()
        self._news = asyncio.Event()
        self._desks: set[_Desk] = set()
        self._tasks: dict[_Desk, asyncio.Task[None]] = {}

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return [desk.worker.pid for desk in self._desks if desk.worker is not None and desk.worker.is_alive]

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return len(self.pids)

    @property
    def busy(self) -> int:
        """How many of them have something to look at."""
        return len(self._running())

    @property
    def waiting(self) -> int:
        """How many visitors wait for their turn."""
        return len(self._waiting)

    def begin(self, asker: Subscriber, name: str, place: PositionRequest, lines: int) -> None:
        """Tell of the lines of a position, instead of what this visitor analysed before; raises Refusal."""
        if not self._size:
            raise RefusalError("no-analysis", "This server does not analyse.")
        if not asker.player:
            raise RefusalError("nobody", "Lines are for visitors with a cookie: expected GET /api/me first.")
        board = place.board()
        if board.outcome() is not None:
            raise RefusalError("over", "The game is over in this position.")
        analysis = Analysis(asker, name, board, lines)
        self._line_up(analysis)
        self._of[asker.player] = analysis
        self._look_around()

    def leave(self, asker: Subscriber) -> None:
        """No more lines for this one."""
        analysis = self._of.get(asker.player)
        if analysis is not None and analysis.asker is asker:
            self._drop(analysis)
            self._look_around()

    async def close(self) -> None:
        """End all processes."""
        self._size = 0
        for analysis in tuple(self._of.values()):
            self._drop(analysis)
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _line_up(self, analysis: Analysis) -> None:
        """At the end of the queue, or where this visitor waited before; raises Refusal."""
        before, place = self._of.get(analysis.asker.player), len(self._waiting)
        if before is not None:
            place = self._waiting.index(before) if before in self._waiting else place
            if before.asker is not analysis.asker:
                before.refuse(RefusalError("elsewhere", "You analyse elsewhere now."))
            self._drop(before)
        if place >= _MAX_WAITING:
            raise RefusalError("busy", "Too many people analyse at the moment: try again soon.")
        self._waiting.insert(place, analysis)

    def _drop(self, analysis: Analysis) -> None:
        """Forget an analysis, whatever has become of it."""
        analysis.end()
        if self._of.get(analysis.asker.player) is analysis:
            del self._of[analysis.asker.player]
        if analysis in self._waiting:
            self._waiting.remove(analysis)
        for desk in self._desks:
            if desk.analysis is analysis:
                desk.cut()

    def _look_around(self) -> None:
        """The queue has changed: call the analysts, see who is to be cut short, and tell those who wait."""
        if self._waiting:
            self._news.set()
            free = sum(desk.analysis is None for desk in self._desks)
            for _ in range(min(len(self._waiting) - free, self._size - len(self._desks))):
                self._open_desk()
        running = self._running()
        # Those who were first to begin are first to make room.
        for number, desk in enumerate(sorted(running, key=lambda desk: desk.began)):
            desk.end_after(self._share(desk) if number < len(self._waiting) else self._seconds)
        for number, analysis in enumerate(self._waiting, len(running)):
            if number >= self._size:
                analysis.wait(number)

    def _running(self) -> list[_Desk]:
        return [desk for desk in self._desks if desk.analysis is not None and not desk.analysis.is_over]

    def _share(self, desk: _Desk) -> float:
        """How long a search may take while others wait."""
        assert desk.analysis is not None
        return min(self._slice * (1 << desk.analysis.turns), self._seconds)

    def _open_desk(self) -> None:
        desk = _Desk()
        self._desks.add(desk)
        self._tasks[desk] = task = asyncio.create_task(self._serve(desk))
        task.add_done_callback(lambda _: self._close_desk(desk))

    def _close_desk(self, desk: _Desk) -> None:
        self._desks.discard(desk)
        self._tasks.pop(desk, None)
        # Somebody may have come while it closed.
        self._look_around()

    async def _serve(self, desk: _Desk) -> None:
        """Look at one position after the other, until there has been none for a while."""
        try:
            while True:
                desk.take(await self._next())
                self._look_around()
                await self._work(desk)
                desk.clear()
                self._look_around()
        except TimeoutError:
            pass
        except Exception:
            log.exception("an analyst failed")
            if desk.analysis is not None:
                self._give_up(desk.analysis)
        finally:
            await desk.close()

    async def _next(self) -> Analysis:
        """Who waits, first come; raises TimeoutError."""
        async with asyncio.timeout(self._idle):
            while not self._waiting:
                self._news.clear()
                await self._news.wait()
        return self._waiting.popleft()

    async def _work(self, desk: _Desk) -> None:
        """Give a visitor a turn."""
        analysis = desk.analysis
        assert analysis is not None

        def report(answer: Answer) -> None:
            if desk.has_begun():
                self._look_around()
            analysis.hear(answer)

        try:
            worker = await desk.staffed()
            if analysis.is_over:
                return
            answer = await worker.ask(analysis.request(), within=self._seconds + _STARTING, report=report)
        except WorkerLostError as lost:
            log.warning("an analyst's process was lost and is replaced: it %s", lost)
            self._try_again(analysis)
        else:
            analysis.spent += desk.seconds
            self._settle(analysis, answer)

    def _try_again(self, analysis: Analysis) -> None:
        analysis.deaths += 1
        if analysis.is_over:
            return
        if analysis.deaths >= _MAX_LOST_WORKERS:
            self._give_up(analysis)
        else:
            self._waiting.appendleft(analysis)

    def _settle(self, analysis: Analysis, answer: Answer) -> None:
        if analysis.is_over:
            return
        if answer.error is not None:
            log.error("an analysis failed: %s", answer.error)
            self._give_up(analysis)
        elif answer.cancelled and analysis.spent < self._seconds - _ROUNDING:
            analysis.turns += 1
            self._waiting.append(analysis)
        else:
            analysis.finish(answer)
            self._drop(analysis)

    def _give_up(self, analysis: Analysis) -> None:
        if not analysis.is_over:
            analysis.refuse(RefusalError("engine-lost", "The engine has failed at this position: try again later."))
        self._drop(analysis)


class _Desk:
    """A place for one process, and what it looks at."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.analysis: Analysis | None = None
        self.began = float("inf")
        """When its first lines came: nobody is sent away without any."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def seconds(self) -> float:
        """How long it has looked at the position."""
        return max(0.0, asyncio.get_running_loop().time() - self.began)

    def take(self, analysis: Analysis) -> None:
        """Look at this from now on."""
        self.analysis, self.began = analysis, float("inf")
        analysis.begin()

    def clear(self) -> None:
        """Have nothing to look at."""
        self.analysis = None
        self._rest()

    def has_begun(self) -> bool:
        """Whether these are the first lines of a search; from then on its time counts."""
        is_first = self.began == float("inf")
        if is_first:
            self.began = asyncio.get_running_loop().time()
        return is_first

    async def staffed(self) -> Worker:
        """The process, or a new one if it has died; raises WorkerLost."""
        if self.worker is None or not self.worker.is_alive:
            await self.close()
            self.worker = await Worker.start(_HASH_MB, games=(), niceness=_NICENESS)
        return self.worker

    def end_after(self, seconds: float) -> None:
        """End the search when it has taken so long."""
        self._rest()
        if self.began < float("inf"):
            self._alarm = asyncio.get_running_loop().call_at(self.began + seconds, self.cut)

    def cut(self) -> None:
        """End the search now."""
        if self.worker is not None:
            self.worker.hurry()

    async def close(self) -> None:
        """End the process."""
        self._rest()
        if self.worker is not None:
            await self.worker.end()
            self.worker = None

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
