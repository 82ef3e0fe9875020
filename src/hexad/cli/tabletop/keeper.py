"""The record of a game in progress on disk: after every move if there is a file for it, and at least at the end."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.cli.failure import Failure
from hexad.cli.files import replacing

if TYPE_CHECKING:
    from hexad.record import Game

__all__ = ["Keeper"]


class Keeper:
    """Knows where the game is kept, if anywhere, and whether what is there is what was played."""

    def __init__(self, record: Game, path: Path | None) -> None:
        self._record = record
        self.path = path
        self._kept: str | None = None

    @property
    def is_kept(self) -> bool:
        """Whether nothing would be lost now."""
        return self._record.last is self._record.root or self._kept == str(self._record)

    def keep(self) -> None:
        """Write the record to its file, if it has one."""
        if self.path is not None and not self.is_kept:
            self._write(self.path)

    def keep_in(self, path: Path) -> None:
        """Write the record to a new file, and to that one from now on."""
        if path != self.path and path.exists():
            raise Failure(f"{path} exists: expected a new name")
        self._write(path)
        self.path = path

    def rescue(self) -> Path | None:
        """Write the record wherever that is possible; None if it is nowhere."""
        places = [self.path] if self.path is not None else []
        name = self.suggested()
        for path in (*places, *(folder / name for folder in (Path.cwd(), Path.home(), Path(tempfile.gettempdir())))):
            try:
                self._write(path)
            except OSError:
                continue
            self.path = path
            return path
        return None

    def suggested(self) -> Path:
        """A name that no file has yet."""
        stem = f"{self._record.tags['Game']}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        names = (Path(f"{stem}{f'-{number}' if number else ''}.hgn") for number in range(1_000))
        return next(name for name in names if not name.exists())

    def _write(self, path: Path) -> None:
        text = str(self._record)
        with replacing(path) as file:
            file.write(f"{text}\n".encode())
        self._kept = text
