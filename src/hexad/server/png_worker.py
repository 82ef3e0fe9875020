"""PNG pictures, animated images and printouts, drawn by child processes: what draws holds the interpreter lock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.child_process import ChildProcess
from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["NOT_DRAWABLE", "PngWorker"]

MAX_WAITING = 16
MAX_WAITING_ANIMATIONS = 4
MAX_WAITING_PRINTOUTS = 8
TIMEOUT_SECONDS = 60.0
NICENESS = 5
NOT_DRAWABLE = 3
"""The exit code of a process whose picture cannot be drawn, such as one of tiles that wander too far."""


class PngWorker:
    """Draws one picture at a time and, beside it, one animated image and one printout, which take seconds."""

    def __init__(self) -> None:
        self._pictures = _Queue(MAX_WAITING)
        self._animations = _Queue(MAX_WAITING_ANIMATIONS)
        self._printouts = _Queue(MAX_WAITING_PRINTOUTS)

    async def png(self, svg: str, width: int) -> bytes:
        """Return an SVG as a PNG; raises RefusalError if too many requests wait."""
        return await self._pictures.run(_Task("hexad.server.png_process", (str(width),), svg.encode()))

    async def animation(self, record: str, kind: str, options: Mapping[str, object]) -> bytes:
        """Return a game as a GIF or a WebP, drawn with options of `hexad.animation.render`; raises RefusalError."""
        arguments = (kind, msgspec.json.encode(options).decode())
        return await self._animations.run(_Task("hexad.server.animation_process", arguments, record.encode()))

    async def printout(self, sheet: bytes) -> bytes:
        """Return a sheet of `hexad.printouts`, given as JSON, as a PDF; raises RefusalError."""
        return await self._printouts.run(_Task("hexad.server.printout_process", (), sheet))


class _Task(NamedTuple):
    """A program to run, its arguments and its input."""

    module: str
    arguments: tuple[str, ...]
    data: bytes


class _Queue:
    """Runs one task at a time, and lets some wait."""

    def __init__(self, max_waiting: int) -> None:
        self._lock = asyncio.Lock()
        self._max_waiting = max_waiting
        self._waiting = 0

    async def run(self, task: _Task) -> bytes:
        """Return the output of a task; raises RefusalError if too many others wait."""
        if self._waiting >= self._max_waiting:
            raise RefusalError("busy", "Too many pictures are being drawn: try again soon.", status=503)
        self._waiting += 1
        try:
            async with self._lock:
                return await _draw(task)
        finally:
            self._waiting -= 1


async def _draw(task: _Task) -> bytes:
    process = await ChildProcess.start(task.module, *task.arguments, niceness=NICENESS)
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            picture = await process.communicate(task.data)
    except TimeoutError:
        text = "The picture took too long: try again, or a smaller one."
        raise RefusalError("busy", text, status=503) from None
    finally:
        await process.end()
    if process.returncode == NOT_DRAWABLE:
        raise RefusalError("bad-picture", "The pieces are too far from each other to be drawn.", status=422)
    if process.returncode:
        raise RuntimeError(f"drawing ended with exit code {process.returncode}")
    return picture
