"""What is written to the terminal, or to whatever stands in for one: boards, tables, bars, JSON."""

from __future__ import annotations

import json
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Console
from rich.text import Text

from hexad import text

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from hexad.board import AnyBoard

__all__ = ["ACCENT", "QUIET", "RULE", "WRONG", "bar", "columns", "drawing", "grid", "is_coloured", "paragraph"]
__all__ += ["print_json", "say", "stderr", "stdout", "table"]

ACCENT, QUIET, RULE, WRONG = "bold #3fd0bb", "#86909a", "#d9a441", "#ff6b5e"

# A pipe has no width of its own: lines in it are as long as they need to be.
_UNLIMITED = 100_000


def stdout() -> Console:
    """The console for answers."""
    return _console(stderr=False)


@cache
def stderr() -> Console:
    """The console for everything that is not the answer; only one, so that lines and bars keep clear of each other."""
    return _console(stderr=True)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the caller to end, or to save a game first."""
        raise BrokenPipeError


def _console(*, stderr: bool) -> Console:
    console = _Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = _UNLIMITED
    return console


def say(console: Console, line: str | Text, style: str = "") -> None:
    """Write a line as it is, folded by the terminal alone."""
    console.print(line, style=style, soft_wrap=True)


def paragraph(console: Console, line: str, heading: str = "", style: str = "") -> None:
    """Write a long line, with a heading before it or none; folded between words where people read it."""
    whole = f"{heading}  {line}" if heading else line
    folded = [whole]
    if console.is_terminal:
        wide, indent = max(24, min(console.width, 100)), "    " if heading else ""
        folded = wrap(whole, wide, subsequent_indent=indent, break_on_hyphens=False)
    text = Text("\n".join(folded), style=style)
    text.stylize(ACCENT, 0, len(heading))
    say(console, text)


def is_coloured(console: Console) -> bool:
    """Whether a board can be painted: 16 colours are too few for that."""
    return console.is_terminal and not console.no_color and console.color_system in ("256", "truecolor", "windows")


def drawing(console: Console, board: AnyBoard, *, large: bool | None = None, reserve: int = 0, **options: Any) -> Text:  # noqa: ANN401
    """A board as this console can show it, with its players below.

    It is large if told so, or where it fits with so many lines left over.
    """
    unicode = console.encoding.lower().startswith("utf")
    if not is_coloured(console):
        return Text(text.board(board, colour=False, unicode=unicode, **options))
    if large is not False and unicode:
        picture = Text.from_ansi(text.board(board, large=True, **options))
        if large or fits(console, picture, reserve):
            return picture
    return Text.from_ansi(text.board(board, unicode=unicode, **options))


def fits(console: Console, picture: Text, reserve: int) -> bool:
    """Whether there is room for a picture and so many lines more."""
    lines = picture.split()
    return len(lines) + reserve <= console.height and max(line.cell_len for line in lines) <= console.width


def table(console: Console, rows: Table) -> None:
    """Write a table; without the spaces at the ends of lines, where programs read it."""
    if console.is_terminal:
        console.print(rows)
        return
    with console.capture() as written:
        console.print(rows)
    for line in written.get().splitlines():
        say(console, line.rstrip())


def grid(*headings: str, right: tuple[str, ...] = ()) -> Table:
    """A table without lines, as all commands use it."""
    from rich.table import Table  # noqa: PLC0415

    rows = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    for heading in headings:
        rows.add_column(heading, justify="right" if heading in right else "left", overflow="fold")
    return rows


def columns(console: Console, words: list[str]) -> None:
    """Write words side by side in a terminal, and one to a line where a program reads them."""
    if not console.is_terminal:
        console.out("\n".join(words), highlight=False)
        return
    wide = max(len(word) for word in words) + 2
    each = max(1, console.width // wide)
    for start in range(0, len(words), each):
        say(console, "".join(word.ljust(wide) for word in words[start : start + each]).rstrip())


def bar(what: str, total: float | None) -> tuple[Progress, Any]:
    """A bar on standard error, seen only while a person watches and gone when done; start it with `with`."""
    from rich import progress  # noqa: PLC0415

    console = stderr()
    parts = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(None, complete_style=ACCENT, finished_style=ACCENT, pulse_style=ACCENT),
        progress.TextColumn("{task.percentage:>3.0f} %", style=QUIET),
        progress.TimeRemainingColumn(),
    )
    made = progress.Progress(*parts, console=console, transient=True, disable=not console.is_terminal)
    return made, made.add_task(what, total=total)


def print_json(data: object) -> None:
    """Write a value as JSON on a line of its own."""
    typer.echo(json.dumps(data))
