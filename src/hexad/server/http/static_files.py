"""Files for browsers: read, tagged and packed once, when the server starts.

What is served is what was there then. A client that is built anew meanwhile does not mix with the old one.
"""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["File", "accepts_gzip", "read_folder"]


_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# These are packed already.
_PACKED = (".ico", ".pdf", ".png", ".woff2")
# Below this, the headers are the larger part.
_WORTH_PACKING = 500


class File(NamedTuple):
    """A file as it is sent; `packed` is the same by gzip where that is shorter."""

    body: bytes
    media_type: str
    tag: str
    packed: bytes | None = None

    @classmethod
    def read(cls, path: Path) -> File:
        """A file of a known kind."""
        return cls.of(path.read_bytes(), path.suffix)

    @classmethod
    def of(cls, body: bytes, suffix: str) -> File:
        """What would be a file of that kind."""
        packed = None
        if suffix not in _PACKED and len(body) >= _WORTH_PACKING:
            packed = gzip.compress(body, 9, mtime=0)
        # A weak tag, as it is the same for both ways to send it.
        tag = f'W/"{sha256(body).hexdigest()[:20]}"'
        return cls(body, _TYPES[suffix], tag, packed if packed and len(packed) < len(body) else None)


def read_folder(folder: Path) -> dict[str, File]:
    """The files of known kinds in a folder and below, by their path there: `assets/page.js`.

    Only these are ever served: whatever else a request names is not there.
    """
    home = folder.resolve()
    return {
        path.relative_to(folder).as_posix(): File.read(path)
        for path in sorted(folder.rglob("*"))
        if path.suffix in _TYPES and path.is_file() and path.resolve().is_relative_to(home)
    }


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding allows for gzip."""
    for choice in header.lower().split(","):
        name, _, wish = choice.partition(";")
        if name.strip() == "gzip":
            return wish.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
