"""What a server uses, sampled while it runs: memory, descriptors, threads, tasks, games and child processes."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]  # it has no types

if TYPE_CHECKING:
    import httpx

KILOBYTES = 1024


@dataclass(frozen=True)
class Sample:
    """A moment; numbers are sums over the server processes, without their engines."""

    seconds: float
    memory: float
    """MB of proportional set size: memory that processes share is divided among them."""
    descriptors: int
    threads: int
    tasks: int
    sockets: int
    games: int
    """In memory."""
    children: int
    """Engine and picture processes."""
    errors: int = 0
    """Logged errors since the start."""


COLUMNS = [each.name for each in fields(Sample)][1:]


class Sampler:
    """Samples a server at an interval."""

    def __init__(self, pid: int, http: httpx.AsyncClient) -> None:
        self.samples: list[Sample] = []
        self._root = psutil.Process(pid)
        self._http = http
        self._began = time.monotonic()

    def use(self, http: httpx.AsyncClient) -> None:
        """Ask over other connections from now on."""
        self._http = http

    async def run(self, interval: float) -> None:
        """Sample until cancelled."""
        while True:
            self.samples.append(await self.sample())
            await asyncio.sleep(interval)

    async def sample(self) -> Sample:
        """The present numbers."""
        text = (await self._http.get("/metrics")).text
        gauges = {name: float(value) for name, value in re.findall(r"^(hexad_\S+) (\S+)$", text, re.MULTILINE)}
        servers, others = self._processes()
        return Sample(
            time.monotonic() - self._began,
            sum(map(_memory, servers)) / KILOBYTES,
            sum(each.num_fds() for each in servers),
            sum(each.num_threads() for each in servers),
            int(gauges["hexad_tasks"]),
            int(gauges["hexad_sockets"]),
            int(sum(value for name, value in gauges.items() if name.startswith("hexad_games{"))),
            len(others),
            int(gauges["hexad_errors_total"]),
        )

    def _processes(self) -> tuple[list[psutil.Process], list[psutil.Process]]:
        servers: list[psutil.Process] = []
        others: list[psutil.Process] = []
        for process in [self._root, *self._root.children(recursive=True)]:
            with suppress(psutil.NoSuchProcess):
                (servers if "serve" in process.cmdline() else others).append(process)
        return servers, others


def _memory(process: psutil.Process) -> int:
    """The proportional set size in kilobytes."""
    found = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{process.pid}/smaps_rollup").read_text(), re.MULTILINE)
    assert found
    return int(found[1])
