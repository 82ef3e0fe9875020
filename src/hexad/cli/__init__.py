"""The command line, `hexad`: one file for each command, loaded only when that command runs.

Exit codes, for all commands: 0 done, 1 the answer is no (an illegal move, a broken record), 2 what was asked can not be
done (a wrong option, no such file), 130 interrupted, 141 nobody reads the output any more.

The files of the commands do without `from __future__ import annotations`: Typer reads their annotations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line, that of the process unless another is given, and return its exit code."""
    from hexad.cli.app import run  # noqa: PLC0415 - whoever imports the package does not need Typer yet

    return run(args)
