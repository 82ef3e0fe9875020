"""PNG pictures, drawn by a child process: the library that draws them holds the interpreter lock meanwhile."""

from __future__ import annotations

import asyncio

from hexad.server.child_process import ChildProcess
from hexad.server.errors import RefusalError

__all__ = ["PngWorker"]

MAX_WAITING = 16
TIMEOUT_SECONDS = 60.0
NICENESS = 5


class PngWorker:
    """Draws one picture at a time."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def png(self, svg: str, width: int) -> bytes:
        """Return an SVG as a PNG; raises RefusalError if too many requests wait."""
        if self._waiting >= MAX_WAITING:
            raise RefusalError("busy", "Too many pictures are being drawn: try again soon.", status=503)
        self._waiting += 1
        try:
            async with self._lock:
                return await _draw(svg, width)
        finally:
            self._waiting -= 1


async def _draw(svg: str, width: int) -> bytes:
    process = await ChildProcess.start("hexad.server.png_process", str(width), niceness=NICENESS)
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            picture = await process.communicate(svg.encode())
    except TimeoutError:
        text = "The picture took too long: try again, or a smaller one."
        raise RefusalError("busy", text, status=503) from None
    finally:
        await process.end()
    if process.returncode:
        raise RuntimeError(f"drawing ended with exit code {process.returncode}")
    return picture
