"""How much memory there is. More than that is promised by the system, but taken back by ending the program."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

__all__ = ["memory_mb"]

# What a container may use, in the two ways in which Linux tells it; without a limit, no number or a huge one.
_CONTAINER = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))


def memory_mb() -> int | None:
    """The memory of this machine, or of the container if that is less; None where the system does not tell."""
    found = []
    with suppress(AttributeError, ValueError, OSError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for path in _CONTAINER:
        with suppress(ValueError, OSError):
            found.append(int(path.read_text(encoding="ascii")))
    found = [number for number in found if number > 0]
    return min(found) // 2**20 if found else None
