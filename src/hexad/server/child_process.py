"""Child processes of the server. They read requests from standard input and write answers to standard output."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio.subprocess import Process

__all__ = ["ChildProcess"]

_MAX_LINE = 2**20
# How long a process that has closed its output may take to exit by itself, and a killed one to be collected.
_EXIT_SECONDS = 1.0
_KILLED_SECONDS = 5.0


class ChildProcess:
    """A Python process in a session of its own, so that Ctrl-C at the terminal reaches the server only.

    Its standard error is the server's.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._input = process.stdin
        self._output = process.stdout

    @classmethod
    async def start(cls, *arguments: str, niceness: int) -> ChildProcess:
        """Run `python -m` with these arguments at a low priority; raises OSError."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", *arguments),
            stdin=PIPE,
            stdout=PIPE,
            limit=_MAX_LINE,
            start_new_session=True,
        )
        if sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, niceness)
        return cls(process)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, or None while the process runs."""
        return self._process.returncode

    @property
    def is_alive(self) -> bool:
        """Whether the process can answer, as far as is known."""
        return self._process.returncode is None and not self._output.at_eof()

    def write_line(self, line: bytes) -> None:
        """Send a line without waiting. If the process does not read, its answer does not come either."""
        self._input.write(line + b"\n")

    async def read_line(self) -> bytes:
        """Return the next line without its end; raises EOFError if the process has closed its output."""
        line = await self._output.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line[:-1]

    async def communicate(self, data: bytes) -> bytes:
        """Send data, close the input and return the whole output."""
        output, _ = await self._process.communicate(data)
        return output

    async def end(self) -> None:
        """Kill the process and collect it. A caller that is cancelled meanwhile is so after the process has ended."""
        ending = asyncio.create_task(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            # Without this the process would never be collected.
            await ending
            raise

    async def _end(self) -> None:
        try:
            if self._output.at_eof():
                # It is exiting by itself: killing it now would hide its exit code.
                await self._wait(_EXIT_SECONDS)
        finally:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._wait(_KILLED_SECONDS)

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                # asyncio reports the exit only after the output was read to its end.
                await self._output.read()
                await self._process.wait()
