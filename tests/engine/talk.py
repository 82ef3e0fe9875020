"""Runs programs over pipes, and positions to send to them."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from typing import Any

from hexad.engine.memory import memory_mb

# Only a test of a program that hangs waits this long.
PATIENCE = 60

# The largest hash table in MB: limited by the memory of the machine and by what the engine can address.
MAX_HASH = min(65_536, memory_mb() or 65_536)

# Black to move wins at once; a game that is over.
LAST_PUSH = "5/6/7/8/3s5/8/7/6/2SSs 5 0 b 0 40"
OVER = "5/6/7/8/3s5/8/7/6/3SS 6 0 w 0 40"
RING_THREAT = "3R/1BBRR/BRBR/1B@0,-1 16 16 b basic 6"


class Program:
    """A process of hexad. A thread reads its lines, so that a missing line fails the test instead of hanging it."""

    def __init__(self, *args):
        command = [sys.executable, "-m", "hexad", *args]
        self.process: Any = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
        )
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()

    def _read(self):
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def send(self, *lines):
        for line in lines:
            self.process.stdin.write(f"{line if isinstance(line, str) else json.dumps(line)}\n")
        self.process.stdin.flush()

    def read(self):
        """The next line; None at the end."""
        return self._lines.get(timeout=PATIENCE)

    def until(self, start):
        """All lines up to the first that starts with `start`."""
        lines: list[str] = []
        while True:
            line = self.read()
            assert line is not None, lines
            lines.append(line)
            if line.startswith(start):
                return lines

    def ask(self, *lines, answer):
        """Send lines and return the line that answers."""
        self.send(*lines)
        return self.until(answer)[-1]

    def data(self):
        """The next line as JSON."""
        line = self.read()
        assert line is not None
        return json.loads(line)

    def end(self):
        """Close the input; returns the rest of the output and the exit code."""
        self.process.stdin.close()
        rest = []
        while (line := self.read()) is not None:
            rest.append(line)
        code = self.process.wait(PATIENCE)
        assert self.process.stderr.read() == ""
        return rest, code


def into_closed_pipe(*args, given):
    """Run a command line whose output is a closed pipe."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "hexad", *args]
    try:
        return subprocess.run(
            command, input=given, stdout=writer, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
        )
    finally:
        os.close(writer)
