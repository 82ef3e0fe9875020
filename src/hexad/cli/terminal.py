"""Output to a terminal, or to a file or pipe in its place: lines, boards, JSON."""

from __future__ import annotations

import json
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, TypedDict

import click
from rich.console import Console
from rich.text import Text

from hexad import text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Unpack

    from hexad.board import AnyBoard
    from hexad.cli.phrases import Phrases

__all__ = ["ACCENT", "QUIET", "RULE", "WRONG", "BoardOptions", "board_text", "is_coloured", "print_columns"]
__all__ += ["print_json", "print_line", "print_paragraph", "stderr", "stdout"]

ACCENT, QUIET, RULE, WRONG = "bold #3fd0bb", "#86909a", "#d9a441", "#ff6b5e"

# Output that is not a terminal has no width: its lines are not folded.
_UNLIMITED = 100_000


class BoardOptions(TypedDict, total=False):
    """How a board is drawn, as `hexad.text.board` takes it."""

    coordinates: bool
    highlights: Sequence[str]
    lastmove: str | None
    flipped: bool
    captions: Phrases | None


def stdout() -> Console:
    """The console for answers."""
    return _console(stderr=False)


@cache
def stderr() -> Console:
    """The console for everything but answers; one object, so that lines do not run into a progress bar."""
    return _console(stderr=True)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the caller handle it, who may have a game to save."""
        raise BrokenPipeError


def _console(*, stderr: bool) -> Console:
    console = _Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = _UNLIMITED
    return console


def print_line(console: Console, line: str | Text, style: str = "") -> None:
    """Write a line, which only the terminal may fold."""
    console.print(line, style=style, soft_wrap=True)


def print_paragraph(console: Console, line: str, heading: str = "", style: str = "") -> None:
    """Write a long line, optionally after a heading; in a terminal it is folded between words."""
    whole = f"{heading}  {line}" if heading else line
    folded = [whole]
    if console.is_terminal:
        width, indent = max(24, min(console.width, 100)), "    " if heading else ""
        folded = wrap(whole, width, subsequent_indent=indent, break_on_hyphens=False)
    text = Text("\n".join(folded), style=style)
    text.stylize(ACCENT, 0, len(heading))
    print_line(console, text)


def is_coloured(console: Console) -> bool:
    """Whether a board can be painted; 16 colours are not enough for that."""
    return console.is_terminal and not console.no_color and console.color_system in ("256", "truecolor", "windows")


def board_text(
    console: Console, board: AnyBoard, *, large: bool | None = None, reserve: int = 0, **options: Unpack[BoardOptions]
) -> Text:
    """A board as this console can show it, with its players below.

    Pieces are large or small as `large` says; by default they are large if that leaves `reserve` lines of the terminal.
    """
    unicode = console.encoding.lower().startswith("utf")
    if not is_coloured(console):
        return Text(text.board(board, colour=False, unicode=unicode, **options))
    if large is not False and unicode:
        picture = Text.from_ansi(text.board(board, large=True, **options))
        if large or _fits(console, picture, reserve):
            return picture
    return Text.from_ansi(text.board(board, unicode=unicode, **options))


def _fits(console: Console, picture: Text, reserve: int) -> bool:
    """Whether a terminal has room for a picture and `reserve` more lines."""
    lines = picture.split()
    return len(lines) + reserve <= console.height and max(line.cell_len for line in lines) <= console.width


def print_columns(console: Console, words: list[str]) -> None:
    """Write words in columns to a terminal, and one to a line to a file or pipe."""
    if not console.is_terminal:
        console.out("\n".join(words), highlight=False)
        return
    width = max(len(word) for word in words) + 2
    per_line = max(1, console.width // width)
    for start in range(0, len(words), per_line):
        print_line(console, "".join(word.ljust(width) for word in words[start : start + per_line]).rstrip())


def print_json(data: object) -> None:
    """Write a value as one line of JSON."""
    click.echo(json.dumps(data))
