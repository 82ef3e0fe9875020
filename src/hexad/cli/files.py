"""Files that commands write, completely or not at all."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import contextmanager, suppress
from errno import ENOSPC
from pathlib import Path
from typing import IO, TYPE_CHECKING

from hexad.cli.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["replacing", "write"]


def write(name: str, content: bytes) -> None:
    """Write a file; `-` is standard output, which must not be a terminal if the content is not text."""
    if name != "-":
        with replacing(Path(name)) as file:
            file.write(content)
        return
    if sys.stdout.isatty() and b"\0" in content:
        raise CommandError("wrong-picture")
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Open a temporary file for writing, which replaces the file at `path` when the block ends without an error."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        # A device or a pipe is written to directly; for a directory, open() raises the right error.
        with target.open("wb") as file:
            yield file
        return
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as file:
            yield file
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    except BaseException as error:
        with suppress(OSError):
            draft.unlink()
        if isinstance(error, OSError) and (error.filename == str(draft) or error.errno == ENOSPC):
            error.filename = str(path)
        raise
