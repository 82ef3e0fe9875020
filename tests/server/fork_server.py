"""Starts servers quickly: a process that has imported everything forks one for each `hexad serve` or `hexad admin`.

Importing takes longer than all else that a start does, and the tests start hundreds of servers. Each of them is a
process of its own that runs the command line. `python -m tests.server.fork_server` is the process that forks.
"""

from __future__ import annotations

import atexit
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import cache
from typing import Any, NoReturn

# What `hexad serve` and `hexad admin` load by and by.
PRELOADED = (
    "hexad.cli.commands.admin",
    "hexad.cli.commands.serve",
    "hexad.cli.server",
    "hexad.server.uvicorn_server",
    "hexad.server.store.postgres",
    "hexad.server.rooms.redis_bus",
    "hexad.server.edge.redis_counters",
    "alembic.runtime.migration",
    "uvicorn.loops.uvloop",
    "uvloop",
)

# Only a command that hangs takes this long.
PATIENCE = 120.0


class ForkedProcess:
    """A forked process, with those methods of `subprocess.Popen` that the tests use."""

    def __init__(self, pid: int, changed: threading.Condition) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._changed = changed

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        deadline = None if timeout is None else time.monotonic() + timeout
        with self._changed:
            while self.returncode is None:
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    raise subprocess.TimeoutExpired("hexad serve", timeout or 0)
                self._changed.wait(left)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class _Forks:
    """The connection to the process that forks: what it answers, and the exit codes that it reports."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self._running: dict[int, ForkedProcess] = {}
        """By their ids, which the system gives again to other processes after their ends."""
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-m", "tests.server.fork_server", str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
        theirs.close()
        self._connection = ours
        self._started: list[ForkedProcess] = []
        threading.Thread(target=self._read, daemon=True).start()
        atexit.register(self._end)

    def start(self, arguments: list[str], env: dict[str, str], log: str) -> ForkedProcess:
        with self.changed:
            request = json.dumps({"arguments": arguments, "env": env, "log": log}) + "\n"
            self._connection.sendall(request.encode())
            while not self._started:
                assert self._process.poll() is None, "the process that forks servers has ended"
                self.changed.wait(1)
            return self._started.pop()

    def _read(self) -> None:
        for line in self._connection.makefile("r"):
            pid, exit_code = json.loads(line)
            with self.changed:
                if exit_code is None:
                    self._running[pid] = ForkedProcess(pid, self.changed)
                    self._started.append(self._running[pid])
                else:
                    self._running.pop(pid).returncode = exit_code
                self.changed.notify_all()

    def _end(self) -> None:
        self._connection.shutdown(socket.SHUT_WR)
        self._process.wait()
        self._connection.close()


@cache
def _forks() -> _Forks:
    return _Forks()


def start(arguments: list[str], env: dict[str, str], log: str) -> ForkedProcess:
    """Run `hexad` with these arguments; its output is appended to a file."""
    return _forks().start(arguments, env, log)


def run(*arguments: str) -> tuple[int, str]:
    """Run `hexad` with these arguments to its end: its exit code and all that it prints."""
    with tempfile.NamedTemporaryFile() as output:
        code = start(list(arguments), dict(os.environ), output.name).wait(PATIENCE)
        return code, output.read().decode()


def main() -> None:
    """Fork for each line that is read; report each process and its end as a line: its id, and None or its exit code."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    for name in PRELOADED:
        __import__(name)
    signals, wake_up = socket.socketpair()
    for end in (signals, wake_up):
        end.setblocking(False)
    signal.set_wakeup_fd(wake_up.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    received = b""
    while True:
        for source in select.select([connection, signals], [], [])[0]:
            data = source.recv(65_536)
            if source is signals:
                _report_ends(connection)
            elif not data:
                return
            else:
                *requests, received = (received + data).split(b"\n")
                for request in requests:
                    _report(connection, _fork(json.loads(request), connection), None)


def _report(connection: socket.socket, pid: int, exit_code: int | None) -> None:
    connection.sendall(json.dumps([pid, exit_code]).encode() + b"\n")


def _report_ends(connection: socket.socket) -> None:
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            _report(connection, ended[0], os.waitstatus_to_exitcode(ended[1]))


def _fork(request: dict[str, Any], connection: socket.socket) -> int:
    pid = os.fork()
    if pid == 0:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        connection.close()
        _run(request)
    return pid


def _run(request: dict[str, Any]) -> NoReturn:
    """Become `hexad` with the arguments of a request."""
    from hexad.cli import main as hexad  # noqa: PLC0415 - it is loaded only in the process that forks

    log = os.open(request["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    for output in (1, 2):
        os.dup2(log, output)
    os.close(log)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.environ.clear()
    os.environ.update(request["env"])
    sys.argv = ["hexad", *request["arguments"]]
    random.seed()
    exit_code = 1
    try:
        exit_code = hexad()
    except SystemExit as end:
        exit_code = end.code if isinstance(end.code, int) else int(end.code is not None)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(exit_code)


if __name__ == "__main__":
    main()
