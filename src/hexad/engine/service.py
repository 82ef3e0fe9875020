"""The engine for programs: a request to a line of JSON, answers to lines of JSON, many positions at once.

A request has these keys; all but `id` and `game` may be left out:

    id          a text or a whole number, which no other request that is still open has
    game        "abalone" or "six"
    fen         the position; the start of the game if left out
    options     options of the board, such as {"layout": "belgian-daisy"} or {"rules": "advanced"}
    moves       a list of moves to play from there
    time        seconds; nodes, depth: whole numbers; the first that is reached ends the search
    remaining   seconds on the clock of the player to move, and increment: a sensible share of them is used
    level       1 to 10, full strength if left out; the lower ones need no limit, and keep to one that is given
    lines       how many of the best lines are wanted, 1 if left out; a lower level may look at fewer
    partial     true asks for a report each time that the lines were searched more deeply

Without any limit, a search at full strength goes on until it is cancelled: {"cancel": ID}. Requests are served in the
order in which they come, as many at a time as there are workers. Searches without an end have the same number of
separate workers, so that no other request waits for them. An answer does not depend on earlier requests.

An answer has the `id` of its request and

    partial     true for a report during the search, false for the answer, which is the last message on the request
    move        the best move, null where the game is over; in the answer at a lower level, what the level plays
    depth, nodes, seconds, hash_full
    lines       the best lines, best first: rank, points, win_in (plies, negative for a loss, null where not known),
                chances (win, draw, loss) and moves; all from the side of the player to move. The line of the move
                is the last of them where a lower level chose one that is not among the best
    cancelled   true if it was cancelled; there is no move if it had not begun
    result      and reason: where the game is over, how it ended

A request that makes no sense is answered with its `id` (null if it has none) and an `error`, a sentence.
"""

from __future__ import annotations

import json
import queue
import threading
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

from hexad.engine.engine import Engine, Info, check_hash
from hexad.engine.request import Job, id_of, id_or_none, job_of, parsed
from hexad.quoting import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["Service"]


class Service:
    """Answers requests with several workers, each with its engines; raises ValueError if there is too little memory."""

    def __init__(self, write: Callable[[str], object], *, workers: int = 2, hash_mb: int = 16) -> None:
        check_hash("hash_mb", hash_mb, workers)
        self._write = write
        self._writing = threading.Lock()
        self._hash_mb = hash_mb
        self._tables = 0
        self._making = threading.Lock()
        # By whether a request has no end.
        self._waiting: dict[bool, queue.SimpleQueue[Job | None]] = {
            is_endless: queue.SimpleQueue() for is_endless in (False, True)
        }
        self._open: dict[str | int, Job] = {}
        self._write_error: OSError | None = None
        self._workers = [
            threading.Thread(target=self._work, args=(waiting,), daemon=True)
            for waiting in self._waiting.values()
            for _ in range(workers)
        ]

    def serve(self, requests: Iterable[str]) -> None:
        """Answer requests until there are no more; then cancel searches that have no end.

        Raises OSError if answers can no longer be written.
        """
        for worker in self._workers:
            worker.start()
        try:
            for request in requests:
                if self._write_error is not None:
                    break
                if request.strip():
                    self._take(request)
            self._cancel_all(endless=self._write_error is None)
        except BaseException:
            self._cancel_all()
            raise
        finally:
            for waiting in self._waiting.values():
                for _ in self._workers:
                    waiting.put(None)
            for worker in self._workers:
                worker.join()
        if self._write_error is not None:
            raise self._write_error

    def _take(self, line: str) -> None:
        """Queue a request, cancel one, or say why not."""
        request: Any = None
        try:
            request = parsed(line)
            if "cancel" in request:
                self._cancel(request)
                return
            self._check_id(request)
            job = job_of(request)
        except (ValueError, RecursionError) as error:
            self._say({"id": id_or_none(request), "error": str(error) or "expected less of it"})
            return
        self._open[job.id] = job
        self._waiting[job.is_endless].put(job)

    def _check_id(self, request: dict[str, Any]) -> None:
        if id_of(request) in self._open:
            raise ValueError(f"id {request['id']!r} is still open: expected another one")

    def _cancel(self, request: dict[str, Any]) -> None:
        wanted = request["cancel"]
        job = self._open.get(wanted) if type(wanted) in (str, int) else None
        if job is None:
            raise ValueError(f"cancel is {quoted(str(wanted))}: expected the id of a request that is still open")
        job.cancel()

    def _cancel_all(self, *, endless: bool = False) -> None:
        for job in list(self._open.values()):
            if not endless or job.is_endless:
                job.cancel()

    def _work(self, waiting: queue.SimpleQueue[Job | None]) -> None:
        """Answer one request after the other; engines are made on first use."""
        engines: dict[str, Engine] = {}
        while (job := waiting.get()) is not None:
            with suppress(OSError):  # kept in `_write_error`
                answer = self._attempt(job, engines)
                # From here on the id may be used again.
                del self._open[job.id]
                self._say({"id": job.id, **answer})
            if self._write_error is not None:
                self._cancel_all()

    def _attempt(self, job: Job, engines: dict[str, Engine]) -> dict[str, Any]:
        game = job.board.game
        try:
            if game not in engines:
                engines[game] = self._engine(game)
            return self._answer(job, engines[game])
        except OSError:
            raise
        except MemoryError:
            return {"error": f"there is no memory for one more table of {self._hash_mb} MB: expected smaller ones"}
        except Exception as error:
            # One request must not take the others with it.
            return {"error": f"a fault in hexad: {type(error).__name__}: {error}"}

    def _engine(self, game: str) -> Engine:
        """One more engine; raises MemoryError if all of them together need more memory than there is."""
        with self._making:
            try:
                check_hash("hash_mb", self._hash_mb, self._tables + 1)
            except ValueError as error:
                raise MemoryError from error
            engine = Engine(game, hash_mb=self._hash_mb)
            self._tables += 1
        return engine

    def _answer(self, job: Job, engine: Engine) -> dict[str, Any]:
        engine.clear()
        job.begin(engine)
        best: tuple[Info, ...] = ()
        choice: Info | None = None
        if not job.cancelled.is_set() and self._write_error is None:
            thought = engine.think(job.board, job.limit, level=job.level, lines=job.lines)
            with closing(thought):
                for group in _groups(thought, thought.lines):
                    if job.partial and group[: job.lines] != best[: job.lines]:
                        self._say({"id": job.id, "partial": True, **_found(group, job, group[0])})
                    best = group
                    # A cancellation that came before the search had begun did not reach it.
                    if job.cancelled.is_set():
                        break
            choice = thought.choice()
        job.end()
        return {"partial": False, **_found(best, job, choice), **_ending(job)}

    def _say(self, answer: dict[str, Any]) -> None:
        line = json.dumps(answer)
        with self._writing:
            if self._write_error is not None:
                raise self._write_error
            try:
                self._write(line)
            except OSError as error:
                self._write_error = error
                raise


def _groups(infos: Iterable[Info], lines: int) -> Iterator[tuple[Info, ...]]:
    """The reports of all lines at one depth; there may be fewer of them than were asked for."""
    group: list[Info] = []
    for info in infos:
        if info.rank == 1 and group:
            yield tuple(group)
            group = []
        group.append(info)
        if len(group) == lines:
            yield tuple(group)
            group = []
    if group:
        yield tuple(group)


def _found(best: tuple[Info, ...], job: Job, choice: Info | None) -> dict[str, Any]:
    """The answer on the best lines: the first `job.lines` of them, and the chosen one."""
    if choice is None:
        return {"move": None, "lines": []}
    last = max(best, key=lambda info: info.nodes)
    shown = [info for place, info in enumerate(best) if place < job.lines or info == choice]
    return {
        "move": str(choice.line[0]),
        "depth": best[0].depth,
        "nodes": last.nodes,
        "seconds": last.seconds,
        "hash_full": last.hash_full,
        "lines": [{"rank": info.rank, **info.variation.as_json(job.board.game)} for info in shown],
    }


def _ending(job: Job) -> dict[str, Any]:
    outcome = job.board.outcome()
    if outcome is not None:
        return {"result": outcome.result, "reason": outcome.reason}
    return {"cancelled": True} if job.cancelled.is_set() else {}
