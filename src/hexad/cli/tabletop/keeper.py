"""The record of a game in progress on disk: after every move if there is a file for it, and at least at the end."""

from __future__ import annotations

import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.cli.files import replacing

if TYPE_CHECKING:
    from hexad.record import Game

__all__ = ["Keeper"]


class Keeper:
    """Knows where the game is kept, if anywhere, and whether what is there is what was played."""

    def __init__(self, record: Game, path: Path | None, *, is_kept: bool = False) -> None:
        self._record = record
        self.path = path
        self._kept = str(record) if is_kept else None

    @property
    def is_kept(self) -> bool:
        """Whether nothing would be lost now."""
        nothing_yet = self._kept is None and self._record.last is self._record.root
        return nothing_yet or self._kept == str(self._record)

    def keep(self) -> None:
        """Write the record to its file, if it has one."""
        if self.path is not None and not self.is_kept:
            self._write(self.path)

    def keep_in(self, path: Path) -> None:
        """Write the record to a new file, and to that one from now on."""
        if path != self.path and path.exists():
            raise FileExistsError(path)
        self._write(path)
        self.path = path

    def rescue(self) -> Path | None:
        """Write the record wherever that is possible, unless it is kept; None if it is nowhere."""
        if self.is_kept:
            return self.path
        if self.path is not None:
            with suppress(OSError):
                return self._write(self.path)
        for folder in (Path.cwd, Path.home, _temporary):
            with suppress(OSError, RuntimeError):
                self.path = self._write(self.suggested(folder()))
                return self.path
        return None

    def suggested(self, folder: Path | None = None) -> Path:
        """A name that no file has yet, in a folder or where we are."""
        stem = f"{self._record.tags['Game']}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        names = (f"{stem}{f'-{number}' if number else ''}.hgn" for number in range(1_000))
        return next(path for path in ((folder or Path()) / name for name in names) if not path.exists())

    def _write(self, path: Path) -> Path:
        text = str(self._record)
        with replacing(path) as file:
            file.write(f"{text}\n".encode())
        self._kept = text
        return path


def _temporary() -> Path:
    return Path(tempfile.gettempdir())
