"""The file of a game in progress: saved after every move if it has a name, and at the latest when the game is left."""

from __future__ import annotations

import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.cli.files import replacing

if TYPE_CHECKING:
    from hexad.record import Game

__all__ = ["RecordFile"]


class RecordFile:
    """A record, the path it is saved at, if any, and whether the file there is up to date."""

    def __init__(self, record: Game, path: Path | None, *, is_saved: bool = False) -> None:
        self._record = record
        self.path = path
        self._saved_text = str(record) if is_saved else None

    @property
    def is_saved(self) -> bool:
        """Whether the file holds all moves, or there are none to save."""
        is_empty = self._saved_text is None and self._record.last is self._record.root
        return is_empty or self._saved_text == str(self._record)

    def save(self) -> None:
        """Write the record to its file, if it has one."""
        if self.path is not None and not self.is_saved:
            self._write(self.path)

    def save_as(self, path: Path) -> None:
        """Write the record to a new file, which is its file from now on; raises FileExistsError."""
        if path != self.path and path.exists():
            raise FileExistsError(path)
        self._write(path)
        self.path = path

    def rescue(self) -> Path | None:
        """Save the record in any place where that is possible, and return its path; None if it is saved nowhere."""
        if self.is_saved:
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
        """A path that does not exist yet, in the folder or in the working directory."""
        stem = f"{self._record.tags['Game']}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        names = (f"{stem}{f'-{number}' if number else ''}.hgn" for number in range(1_000))
        return next(path for path in ((folder or Path()) / name for name in names) if not path.exists())

    def _write(self, path: Path) -> Path:
        text = str(self._record)
        with replacing(path) as file:
            file.write(f"{text}\n".encode())
        self._saved_text = text
        return path


def _temporary() -> Path:
    return Path(tempfile.gettempdir())
