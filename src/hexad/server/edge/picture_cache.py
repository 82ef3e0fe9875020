"""Pictures of link previews that were drawn, and a limit on drawing more of them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from hexad.server.edge.rate_limits import RateLimit
from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hexad.server.png_worker import PngWorker

__all__ = ["PictureCache"]

MAX_BYTES = 32_000_000
# Pictures that may be drawn at once, after a quiet time.
BURST = 10


class PictureCache:
    """Draws each picture once, however many crawlers ask for it at the same time, and keeps those used last."""

    def __init__(self, worker: PngWorker, per_second: float) -> None:
        self._worker = worker
        self._rate = RateLimit(per_second, BURST)
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def png(self, key: str, svg: str, width: int, admit: Callable[[], Awaitable[None]]) -> bytes:
        """Return a picture by its key; raises RefusalError. `admit` charges the client if it has to be drawn."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:
            await admit()
        # Another client may have asked for it while this one was charged.
        drawing = self._drawing.get(key)
        if drawing is None:
            wait = self._rate.take("", time.monotonic())
            if wait:
                raise RefusalError("busy", "Too many pictures are being drawn: try again soon.", status=503)
            drawing = asyncio.create_task(self._draw(key, svg, width))
            # Its error is raised to the requests that wait for it. There may be none left.
            drawing.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._drawing[key] = drawing
        # A client that disconnects does not stop the drawing, for which others may wait.
        return await asyncio.shield(drawing)

    async def _draw(self, key: str, svg: str, width: int) -> bytes:
        try:
            picture = await self._worker.png(svg, width)
        finally:
            del self._drawing[key]
        self._kept[key] = picture
        self._size += len(picture)
        while self._size > MAX_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])
        return picture
