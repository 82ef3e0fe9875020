"""How much memory there is. The system promises more than that, and ends the program that uses it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

__all__ = ["memory_mb"]

# The memory limit of a container, in both versions of cgroups; without a limit, no number or a huge one.
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
