"""Progress bars on standard error, shown only in a terminal and removed at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from hexad.cli.terminal import ACCENT, QUIET, stderr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import TaskID

    from hexad.cli.records import Source
    from hexad.record import Game, RecordError

__all__ = ["progress_bar", "with_progress"]


def progress_bar(what: str, total: float | None) -> tuple[Progress, TaskID]:
    """A progress bar, which a `with` block shows, and its only task."""
    console = stderr()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None, complete_style=ACCENT, finished_style=ACCENT, pulse_style=ACCENT),
        TextColumn("{task.percentage:>3.0f} %", style=QUIET),
        TimeRemainingColumn(),
    )
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    return progress, progress.add_task(what, total=total)


def with_progress(what: str, source: Source) -> Iterator[tuple[int, Game | RecordError]]:
    """The games of a file, with a progress bar that shows how much of the file was read."""
    progress, task = progress_bar(what, source.size)
    with progress:
        for numbered in source:
            progress.update(task, completed=source.position())
            yield numbered
