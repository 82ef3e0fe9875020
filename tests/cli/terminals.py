"""Runs command lines in a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios

from .lines import PATIENCE

_CHILD = (
    "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from hexad.cli import main; sys.exit(main())"
)


class Terminal:
    """A command line in a pseudo-terminal, by default of 24 lines and 80 columns."""

    def __init__(self, *args, cwd, lines=24, columns=80, **environment):
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", _CHILD, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=cwd,
            env={**env, "TERM": "xterm-256color", **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self._seen = b""
        self._closed = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if not self._closed:
            os.close(self._ours)

    def close(self):
        """Close the terminal, and wait for the program to end."""
        os.close(self._ours)
        self._closed = True
        return self.process.wait(PATIENCE)

    def type(self, text):
        os.write(self._ours, text.encode())

    def until(self, expected):
        """The output from the end of the last call to the end of this text."""
        while expected.encode() not in self._seen:
            assert self._read(), f"the program ended before it wrote {expected!r}: {self._end_of_seen()}"
        text, _, self._seen = self._seen.partition(expected.encode())
        return text.decode() + expected

    def end(self):
        """The rest of the output, and the exit code."""
        while self._read():
            pass
        return self._seen.decode(), self.process.wait(PATIENCE)

    def _read(self):
        assert select.select([self._ours], [], [], PATIENCE)[0], f"nothing was written after {self._end_of_seen()}"
        try:
            found = os.read(self._ours, 65536)
        except OSError:
            return False
        self._seen += found.replace(b"\r\n", b"\n")
        return bool(found)

    def _end_of_seen(self):
        return repr(self._seen[-300:])
