"""Tests that await, and what they wait for."""

from __future__ import annotations

import asyncio
import os
from functools import wraps
from pathlib import Path

# Nobody waits this long unless something hangs.
PATIENCE = 60


def in_a_loop(test):
    """Run a test that awaits, and fail instead of hanging."""

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
        # Who has ended may still be on the list until somebody takes note.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()


def is_listed(pid):
    """Whether the system still has a process of this number, be it one that has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
