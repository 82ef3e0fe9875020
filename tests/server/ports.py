"""Ports for the servers that tests start. No two processes of this machine's tests get the same one."""

from __future__ import annotations

import fcntl
import secrets
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import IO

HOST = "127.0.0.1"
# Below the ports that systems use for outgoing connections: a client that retries a port of that range while its server
# is down can get the same port as its own and be connected to itself.
_PORTS = range(20_000, 32_000)
_LOCKS = Path(tempfile.gettempdir()) / "hexad-test-ports"
_reserved: dict[int, IO[bytes]] = {}


def free_port() -> int:
    """A random free port, reserved for this process until it ends.

    A port that is merely free now may be taken before the server listens: then the test would talk to the server of
    another test. Not from `random`, which Hypothesis seeds with the same value each time.
    """
    while True:
        port = secrets.choice(_PORTS)
        if port not in _reserved and _reserve(port) and _is_free(port):
            return port


def _reserve(port: int) -> bool:
    _LOCKS.mkdir(exist_ok=True)
    lock = (_LOCKS / str(port)).open("ab")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        return False
    _reserved[port] = lock
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe, suppress(OSError):
        probe.bind((HOST, port))
        return True
    return False
