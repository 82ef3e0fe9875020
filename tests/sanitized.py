"""Runs pytest on the core built with sanitizers: python tests/sanitized.py BUILD [pytest arguments]."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "hexad"


def runtime(name: str) -> str:
    """The path of one of the compiler's run-time libraries."""
    return subprocess.run(
        ["g++", f"-print-file-name={name}"], check=True, capture_output=True, text=True
    ).stdout.strip()


def restart_with_sanitizers() -> None:
    """Start this program again with the sanitizers loaded before Python, as they must be."""
    os.environ |= {
        "LD_PRELOAD": " ".join(runtime(f"lib{name}.so") for name in ("asan", "ubsan", "stdc++")),
        # Python does not free all memory at exit, so leaks are not checked. A failed allocation returns null, as
        # without sanitizers.
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "HEXAD_ISA": "baseline",
    }
    os.execv(sys.executable, [sys.executable, *sys.argv])


def lay_out_package(build: Path) -> Path:
    """Link the package's Python files and the sanitized modules into one folder."""
    package = build / "package" / "hexad"
    package.mkdir(parents=True, exist_ok=True)
    for old in package.iterdir():
        old.unlink()
    for file in [*SOURCE.iterdir(), *(build / "cmake").glob("*.so")]:
        (package / file.name).symlink_to(file.resolve())
    return package.parent


def main() -> int:
    """Run the tests named on the command line."""
    if "LD_PRELOAD" not in os.environ:
        restart_with_sanitizers()
    build = Path(sys.argv[1])
    # The checkout is installed in editable mode, by a finder that comes before every path.
    sys.meta_path[:] = [finder for finder in sys.meta_path if not type(finder).__module__.startswith("_editable")]
    sys.path.insert(0, str(lay_out_package(build)))
    core = import_module("hexad._core_baseline").__file__ or ""
    if build.resolve() not in Path(core).resolve().parents:
        sys.exit(f"sanitized: {core} is not the sanitized core")
    return pytest.main(["-p", "no:cacheprovider", *sys.argv[2:]])


if __name__ == "__main__":
    sys.exit(main())
