"""Static files: read, tagged and compressed once, when the server starts.

Files that change later have no effect, so that a client that is rebuilt does not mix with the old one.
"""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["File", "accepts_gzip", "is_current", "read_folder", "tag_of"]


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
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# Compressed formats.
_COMPRESSED_SUFFIXES = (".ico", ".pdf", ".png", ".woff2")
# Smaller files are not worth compressing.
_MIN_COMPRESSED_SIZE = 500


class File(NamedTuple):
    """A file with its headers. `gzipped` is the compressed body if that is shorter."""

    body: bytes
    media_type: str
    tag: str
    gzipped: bytes | None = None

    @classmethod
    def read(cls, path: Path) -> File:
        """Read a file whose suffix is known."""
        return cls.of(path.read_bytes(), path.suffix)

    @classmethod
    def of(cls, body: bytes, suffix: str) -> File:
        """A file of a body in memory, with the media type of a suffix."""
        gzipped = None
        if suffix not in _COMPRESSED_SUFFIXES and len(body) >= _MIN_COMPRESSED_SIZE:
            gzipped = gzip.compress(body, 9, mtime=0)
        return cls(body, _TYPES[suffix], tag_of(body), gzipped if gzipped and len(gzipped) < len(body) else None)


def read_folder(folder: Path) -> dict[str, File]:
    """The files with known suffixes in a folder and its subfolders, by relative path such as `assets/page.js`.

    Only these files are served.
    """
    root = folder.resolve()
    return {
        path.relative_to(folder).as_posix(): File.read(path)
        for path in sorted(folder.rglob("*"))
        if path.suffix in _TYPES and path.is_file() and path.resolve().is_relative_to(root)
    }


def tag_of(content: bytes) -> str:
    """The ETag of a content; a weak one, since its encodings share it."""
    return f'W/"{sha256(content).hexdigest()[:20]}"'


def is_current(tag: str, header: str) -> bool:
    """Whether an If-None-Match header names a tag: the client has this content."""
    return tag in (known.strip() for known in header.split(","))


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header allows gzip."""
    for choice in header.lower().split(","):
        name, _, quality = choice.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
