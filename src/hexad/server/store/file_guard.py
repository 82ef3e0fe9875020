"""Notices that the files of a SQLite database are no longer those that were opened.

A file that is deleted or replaced stays open: commits succeed, and are gone after a restart. So the files are checked
for every commit. Each system call gives up the GIL, which a busy event loop returns late: usually one call shows that
nothing in the directory has changed.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from hexad.server.store.errors import FilesReplacedError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["FileGuard"]

_LOCK = "lock"
# By whether it is the lock, and by whether it is missing.
_KEYS = {
    (False, False): "wrong-database-replaced",
    (False, True): "wrong-database-gone",
    (True, False): "wrong-database-lock-replaced",
    (True, True): "wrong-database-lock-gone",
}
# A directory that changed a moment ago may change again without another time stamp.
SETTLED_NS = 1_000_000_000


class FileGuard:
    """The identities (device and inode) of the database, its two companion files and the lock of the directory."""

    def __init__(self, database: Path) -> None:
        self._files = {
            name: str(database.with_name(name))
            for name in (database.name, _LOCK, f"{database.name}-wal", f"{database.name}-shm")
        }
        self._database = database.name
        self._directory = str(database.parent)
        self._settled: tuple[int, int, int] | None = None
        """Identity and time stamp of the directory when the files were last checked."""
        self._known: dict[str, tuple[int, int]] = {}

    def check(self) -> None:
        """Take note of the files when they are seen first; later raises FilesReplacedError if they are others."""
        directory = _stamp(self._directory)
        if directory is not None and directory == self._settled:
            return
        self._settled = None
        known = self._known
        for name, path in self._files.items():
            found = _identity(path)
            if found is not None:
                known.setdefault(name, found)
            if known.get(name) != found:
                raise FilesReplacedError(_KEYS[name == _LOCK, found is None], file=name)
        if directory is not None and time.time_ns() - directory[2] > SETTLED_NS:
            self._settled = directory

    def forget_companions(self) -> None:
        """Expect other companion files: SQLite makes new ones when all connections were closed."""
        self._known = {name: known for name, known in self._known.items() if name in (self._database, _LOCK)}
        self._settled = None


def _stamp(directory: str) -> tuple[int, int, int] | None:
    try:
        status = os.stat(directory)  # noqa: PTH116 - half the time of Path.stat, once for every commit
    except OSError:
        return None
    return status.st_dev, status.st_ino, status.st_mtime_ns


def _identity(path: str) -> tuple[int, int] | None:
    try:
        status = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, once for every commit
    except OSError:
        return None
    return status.st_dev, status.st_ino
