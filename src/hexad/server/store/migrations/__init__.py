"""How the tables came to be, one step to a file in `versions/`."""

from __future__ import annotations

from pathlib import Path

__all__ = ["NEWEST", "known_versions"]

NEWEST = "0001"


def known_versions() -> list[str]:
    """The versions that this program can start from, oldest first."""
    return sorted(path.name[:4] for path in (Path(__file__).parent / "versions").glob("[0-9]*.py"))
