"""Progress bars and tables on standard error, shown only in a terminal and removed at the end."""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from hexad.cli.terminal import ACCENT, QUIET, stderr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.progress import TaskID
    from rich.table import Table

    from hexad.cli.records import Source
    from hexad.record import Game, RecordError

__all__ = ["live_tables", "progress_bar", "with_progress"]

# Tables are drawn again at most so often.
_SECONDS = 0.25


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


@contextmanager
def live_tables(what: str, total: int, draw: Callable[[], Sequence[Table]]) -> Iterator[Callable[[int], None]]:
    """Show tables with a progress bar below them; yields what draws them again, given how much is done."""
    console = stderr()
    if not console.is_terminal:
        yield lambda _: None
        return
    progress, task = progress_bar(what, total)
    drawn = 0.0
    # The bar, which also shows the remaining time, is drawn more often than the tables, which change with the results.
    with Live(Group(*draw(), progress), console=console, transient=True, refresh_per_second=4) as live:

        def refresh(done: int) -> None:
            nonlocal drawn
            progress.update(task, completed=done)
            if done == total or monotonic() >= drawn + _SECONDS:
                live.update(Group(*draw(), progress), refresh=True)
                drawn = monotonic()

        yield refresh
