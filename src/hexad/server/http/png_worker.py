"""PNG pictures, drawn by a process of their own: the library that draws them lets nothing else run meanwhile.

Run as a program, this module reads an SVG and writes a PNG of the width that it is given.
"""

from __future__ import annotations

import asyncio
import os
import sys

from hexad.server.errors import RefusalError

__all__ = ["PngWorker"]

MAX_WAITING = 16
PATIENCE = 60.0


class PngWorker:
    """Draws one picture at a time."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def png(self, svg: str, width: int) -> bytes:
        """An SVG as a PNG; raises Refusal where too many are waiting for theirs."""
        if self._waiting >= MAX_WAITING:
            raise RefusalError("busy", "Too many pictures are being drawn: try again soon.", status=503)
        self._waiting += 1
        try:
            async with self._lock:
                return await _drawn(svg, width)
        finally:
            self._waiting -= 1


async def _drawn(svg: str, width: int) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, str(width), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            picture, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise RefusalError("busy", "The picture took too long: try again, or a smaller one.", status=503) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"drawing ended with exit code {process.returncode}")
    return picture


def main() -> None:
    """Draw what comes in, behind those who play."""
    from hexad import png  # noqa: PLC0415 - the server itself has no use for it

    os.nice(5)
    sys.stdout.buffer.write(png.render(sys.stdin.buffer.read().decode(), width=int(sys.argv[1])))


if __name__ == "__main__":
    main()
