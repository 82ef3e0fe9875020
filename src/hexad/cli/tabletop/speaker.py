"""What is said and asked at the table: to people at a terminal, or line by line to a program."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from hexad.cli.leaf import last_move
from hexad.cli.tabletop.listener import Listener
from hexad.cli.terminal import ACCENT, QUIET, WRONG, drawing, say, stdout
from hexad.clock import format_time
from hexad.seats import seats_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from hexad.cli.tabletop.sitting import Sitting
    from hexad.cli.voice import Voice

__all__ = ["Speaker", "people_or_program"]

_SHORT_OF_TIME = 3_000
# What makes a game of Six another one than usual: tags, and what the heading says of them.
_UNUSUAL = {
    ("Rules", "advanced"): "cli-play-advanced",
    ("Declare", "manual"): "cli-play-manual",
    ("FirstMove", "free"): "cli-play-free",
    ("Players", "4"): "cli-play-four",
}


def _wait() -> None:
    """Nothing needs a look."""


class Speaker(Protocol):
    """The two ways to speak have this in common."""

    console: Console
    voice: Voice
    is_person: bool

    def ask(self, question: str, meanwhile: Callable[[], object] = _wait) -> str:
        """A line of answer; raises EOFError when there are no more, or what `meanwhile` raises while none comes."""

    def forget(self) -> None:
        """Drop what was typed before it was asked for."""

    def show(self, sitting: Sitting, *, flipped: bool) -> None:
        """The table as it stands before a turn."""


def people_or_program(voice: Voice) -> Speaker:
    """People, if both what they see and what they type is a terminal."""
    return People(voice) if sys.stdin.isatty() and sys.stdout.isatty() else Program(voice)


class People:
    """Speaks to people: a fresh board for every turn, and a prompt."""

    is_person = True

    def __init__(self, voice: Voice) -> None:
        self.console = stdout()
        self.voice = voice
        self._listener = Listener()

    def ask(self, question: str, meanwhile: Callable[[], object] = _wait) -> str:
        """Prompt for a line."""
        self.console.print(Text(question, style=ACCENT), end="", soft_wrap=True)
        self.console.file.flush()
        return self._listener.line(meanwhile)

    def forget(self) -> None:
        """Drop what was typed too late, so that it answers no other question."""
        self._listener.forget()

    def show(self, sitting: Sitting, *, flipped: bool) -> None:
        """A clear screen with the board on it."""
        self.console.clear()
        _table(self.console, sitting, self.voice, flipped=flipped)


class Program:
    """Speaks to a program: plain lines, the moves as they are played, and no questions."""

    is_person = False

    def __init__(self, voice: Voice) -> None:
        self.console = stdout()
        self.voice = voice
        self._listener = Listener()

    def ask(self, question: str, meanwhile: Callable[[], object] = _wait) -> str:  # noqa: ARG002 - nobody sees it
        """The next line that is not empty."""
        while not (line := self._listener.line(meanwhile)).strip():
            pass
        return line

    def forget(self) -> None:
        """Programs write all their lines before any is asked for."""

    def show(self, sitting: Sitting, *, flipped: bool) -> None:  # noqa: ARG002 - programs see the moves instead
        """The move that was played last."""
        if sitting.board.peek() is not None:
            say(self.console, last_move(sitting.board))


def _table(console: Console, sitting: Sitting, voice: Voice, *, flipped: bool) -> None:
    """The heading, the board and the players with their clocks."""
    say(console, _heading(sitting, voice))
    say(console, "")
    picture = drawing(console, sitting.board, reserve=7, flipped=flipped, captions=voice.captions)
    *board, players = picture.split("\n\n")
    for part in board:
        say(console, part)
    say(console, "")
    for seat, line in enumerate(players.split("\n")[: seats_of(sitting.board)]):
        say(console, _with_clock(line, sitting, seat))
    say(console, "")


def _heading(sitting: Sitting, voice: Voice) -> Text:
    tags, board = sitting.record.tags, sitting.board
    line = Text().append(board.game.capitalize(), style="bold")
    unusual = [voice.say(key) for (name, value), key in _UNUSUAL.items() if tags.get(name) == value]
    layout = [tags["Layout"]] if "Layout" in tags else []
    number = voice.say("cli-play-move", number=str(board.ply // 2 + 1))
    last = [voice.say("cli-play-last", move=str(board.peek()))] if board.peek() is not None else []
    line.append("".join(f" · {one}" for one in (*layout, *unusual, number, *last)), style=QUIET)
    return line


def _with_clock(line: Text, sitting: Sitting, seat: int) -> Text:
    left = sitting.remaining(seat)
    if left is None:
        return line
    line.pad_right(max(2, 40 - line.cell_len))
    runs = seat == sitting.seat and sitting.outcome is None
    line.append(format_time(left), style=f"bold {WRONG}" if left < _SHORT_OF_TIME else ACCENT if runs else QUIET)
    return line
