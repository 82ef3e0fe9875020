"""A real server whose time is moved forward by the tests: wall time, and with it arena time while the server runs.

`python -m tests.server.simulated_time FILE serve …` is `hexad serve …` in such a time. FILE holds the seconds by which
the time is ahead. What happens while no server runs is an outage: wall time goes on, and arena time stands still.
"""

from __future__ import annotations

import mmap
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from .client import Server

_NUMBER = struct.Struct("d")


class SimulatedServer(Server):
    """A server in its own time, which begins at a moment in seconds since 1970."""

    def __init__(self, data: Path, *options: str, begins: float, **more: Any) -> None:
        super().__init__(data, *options, **more)
        self.file = data.parent / f"{data.name}.offset"
        self.offset = begins - time.time()
        self._write()

    def now(self) -> float:
        return time.time() + self.offset

    def go_to(self, moment: float) -> None:
        """Move the time forward to a moment in seconds since 1970."""
        assert moment > self.now(), "time does not go back"
        self.offset = moment - time.time()
        self._write()

    def launch(self) -> None:
        serve = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data), *self.options]
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "tests.server.simulated_time", str(self.file), *serve]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.env)

    def _write(self) -> None:
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(_NUMBER.pack(self.offset))


def _simulate(path: str) -> None:
    with Path(path).open("rb") as file:
        content = mmap.mmap(file.fileno(), _NUMBER.size, access=mmap.ACCESS_READ)
    real_time = time.time

    def offset() -> float:
        return float(_NUMBER.unpack(content[:])[0])

    time.time = lambda: real_time() + offset()
    from hexad.server.rooms.arena_clock import ArenaClock  # noqa: PLC0415 - the time is changed before it is used

    real_set, real_seconds, known = ArenaClock._set, ArenaClock._seconds, [offset()]

    def set_arena(self: ArenaClock, arena: float) -> None:
        known[0] = offset()
        real_set(self, arena)

    def seconds(self: ArenaClock) -> float:
        is_counted = self._is_connected and self._is_running and not self._is_paused
        return real_seconds(self) + (offset() - known[0] if is_counted else 0.0)

    ArenaClock._set, ArenaClock._seconds = set_arena, seconds  # type: ignore[method-assign]


if __name__ == "__main__":
    _simulate(sys.argv[1])
    from hexad.cli import main

    sys.argv = ["hexad", *sys.argv[2:]]
    sys.exit(main())
