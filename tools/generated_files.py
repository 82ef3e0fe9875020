"""Files that are generated from the Python package: writing them, and checking that they are up to date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ROOT = Path(__file__).parent.parent
COMMAND = "make types"


def header(source: str, program: str) -> str:
    """Return the first lines of a TypeScript file that a program generates from something in Python."""
    return f"// Generated from the Python {source} by tools/{program}: change those, then run `{COMMAND}`.\n\n"


def write_files(files: Mapping[Path, Callable[[], str]], description: str | None) -> int:
    """Write the files, or compare them if the program is called with --check; return its exit status."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    checks = parser.parse_args().check
    stale = 0
    for path, write in files.items():
        text = write()
        if not checks:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.relative_to(ROOT)} differs from the Python sources: run `{COMMAND}`", file=sys.stderr)
            stale = 1
    return stale
