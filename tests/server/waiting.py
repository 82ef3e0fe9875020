"""Helpers for tests that await."""

from __future__ import annotations

import asyncio
import os
from functools import wraps
from pathlib import Path

from tests.profiles import IS_LONG

# Only a test that hangs waits this long.
PATIENCE = 60


def bound(promised: float, otherwise: float = PATIENCE) -> float:
    """The seconds that something may take: what is promised if the test runs alone, as in `make test-long`.

    `make test` runs several tests at once, which delays servers and clients: there, the bound only tells what works
    from what does not.
    """
    return promised if IS_LONG else otherwise


def in_a_loop(test):
    """Run an asynchronous test in an event loop, with a timeout."""

    @wraps(test)
    def run(*args, **kwargs):
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)


def runs(pid):
    try:
        os.kill(pid, 0)
        # A process that has ended stays in the list as a zombie until its parent reaps it.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()


def is_listed(pid):
    """Whether the system still lists a process with this id, possibly a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
