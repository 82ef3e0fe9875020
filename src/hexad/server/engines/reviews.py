"""Reviews of whole games, by a process of their own for each: what every position is worth, and which moves cost.

Run as a program, this module reads a game and writes a line for each of its positions.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.errors import RefusalError
from hexad.server.game.field_types import ReviewMark

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.engine.annotate import Judgement

__all__ = ["MAX_PLIES", "Request", "ReviewQueue", "ReviewedPosition"]

MAX_PLIES = 400
MAX_WAITING = 8
# Behind the engines that people play against, and behind those who wait for lines.
NICENESS = 17
HASH_MB = 16
# How long a line may be late: the process gives way to everything else on the machine.
PATIENCE = 60.0
FAILED = "The engine has failed at this game: try again later."

log = logging.getLogger(__name__)


class Request(msgspec.Struct, frozen=True):
    """A game, and how many seconds to spend on each position."""

    game: str
    fen: str
    options: dict[str, Any]
    moves: list[str]
    seconds: float


class ReviewedPosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position from Black's side, the best line from there, and the mark of the move that led to it."""

    ply: int
    points: int
    expected: float
    best: list[str]
    win_in: int | None = None
    mark: ReviewMark | None = None


class ReviewQueue:
    """Reviews one game at a time, and of each visitor the newest."""

    def __init__(self) -> None:
        self._desk = asyncio.Lock()
        self._of: dict[str, asyncio.Task[None]] = {}

    def check(self, visitor: str) -> None:
        """Raise Refusal where too many are waiting for their review."""
        if len(self._of) > MAX_WAITING and visitor not in self._of:
            raise RefusalError("busy", "Too many games are being reviewed: try again soon.", status=503)

    def begin(self, visitor: str, request: Request, tell: Callable[[bytes], object]) -> asyncio.Task[None]:
        """Tell of a game's positions, one after the other, instead of what this visitor had reviewed before.

        The task raises Refusal, and ends the process when it is cancelled.
        """
        self.check(visitor)
        before = self._of.get(visitor)
        if before is not None:
            before.cancel()
        self._of[visitor] = task = asyncio.create_task(self._review(request, tell))
        task.add_done_callback(lambda _: self._forget(visitor, task))
        return task

    async def close(self) -> None:
        """End the processes."""
        tasks = tuple(self._of.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, visitor: str, task: asyncio.Task[None]) -> None:
        if self._of.get(visitor) is task:
            del self._of[visitor]

    async def _review(self, request: Request, tell: Callable[[bytes], object]) -> None:
        async with self._desk:
            try:
                # A session of its own: Ctrl-C is for the server.
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-m", __name__),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,
                )
            except OSError as error:
                log.exception("a review could not be started")
                raise RefusalError("engine-lost", FAILED) from error
            try:
                await _converse(process, request, tell)
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                # It is only known to have ended when its output was read to the end.
                await process.communicate()


async def _converse(process: asyncio.subprocess.Process, request: Request, tell: Callable[[bytes], object]) -> None:
    """Pass on what the process says; raises Refusal if that is not all that was asked for."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(request) + b"\n")
    told = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(None) as late:
            while told <= len(request.moves):
                late.reschedule(asyncio.get_running_loop().time() + PATIENCE + 2 * request.seconds)
                line = await process.stdout.readline()
                if not line.endswith(b"\n"):
                    break
                tell(line.rstrip())
                told += 1
    if told <= len(request.moves):
        raise RefusalError("engine-lost", FAILED)


def judged(ply: int, judgement: Judgement) -> ReviewedPosition:
    """A judgement, as it is sent."""
    from hexad.engine.annotate import LONGEST_LINE  # noqa: PLC0415 - the server itself has no use for it

    score = judgement.for_black
    best = [str(move) for move in judgement.line[:LONGEST_LINE]]
    return ReviewedPosition(ply, score.points, round(judgement.expected, 4), best, score.win_in, judgement.mark)


def main() -> None:
    """Review the game that comes in, behind those who play."""
    import hexad  # noqa: PLC0415
    from hexad.engine import Engine, Limit  # noqa: PLC0415
    from hexad.engine.annotate import annotate  # noqa: PLC0415
    from hexad.record import Game  # noqa: PLC0415

    os.nice(NICENESS)
    line = sys.stdin.buffer.readline()
    if not line:
        return  # who asked has gone
    request = msgspec.json.decode(line, type=Request)
    board = hexad.GAMES[request.game].Board(request.fen, **request.options)
    for move in request.moves:
        board.push(move)
    plies = iter(range(len(request.moves) + 1))

    def tell(judgement: Judgement) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(judged(next(plies), judgement)) + b"\n")
        sys.stdout.buffer.flush()

    # Nobody hears of the rest when the server has gone.
    with suppress(BrokenPipeError):
        annotate(Game.from_board(board), Engine(request.game, hash_mb=HASH_MB), Limit(time=request.seconds), tell)


if __name__ == "__main__":
    main()
