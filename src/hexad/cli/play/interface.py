"""The two interfaces of a game: a terminal for people, and plain lines for programs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

import hexad
from hexad.cli.play.line_reader import LineReader
from hexad.cli.record_view import last_move
from hexad.cli.terminal import ACCENT, QUIET, WRONG, board_text, print_line, stdout
from hexad.clock import format_time

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from hexad.cli.phrases import Phrases
    from hexad.cli.play.local_game import LocalGame

__all__ = ["Interface", "choose_interface"]

# A clock with less time, in centiseconds, is shown in another colour.
_SHORT_OF_TIME = 3_000
# The tags that the heading mentions, with the keys of their texts.
_UNUSUAL = {
    ("Rules", "advanced"): "cli-play-advanced",
    ("Declare", "manual"): "cli-play-manual",
    ("FirstMove", "free"): "cli-play-free",
    ("Players", "4"): "cli-play-four",
}


def _do_nothing() -> None:
    pass


class Interface(Protocol):
    """What both interfaces have in common."""

    console: Console
    phrases: Phrases
    is_person: bool

    def ask(self, question: str, meanwhile: Callable[[], object] = _do_nothing) -> str:
        """Read a line; raises EOFError at the end of input, and whatever `meanwhile` raises during the wait."""

    def discard_input(self) -> None:
        """Discard what was typed before it was asked for."""

    def show(self, game: LocalGame, *, flipped: bool) -> None:
        """Show the game before a turn."""


def choose_interface(phrases: Phrases) -> Interface:
    """The one for people if input and output are a terminal."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return TerminalInterface(phrases) if is_terminal else PipeInterface(phrases)


class TerminalInterface:
    """For people: a cleared screen with the board before every turn, and a prompt."""

    is_person = True

    def __init__(self, phrases: Phrases) -> None:
        self.console = stdout()
        self.phrases = phrases
        self._reader = LineReader()

    def ask(self, question: str, meanwhile: Callable[[], object] = _do_nothing) -> str:
        """Prompt for a line."""
        self.console.print(Text(question, style=ACCENT), end="", soft_wrap=True)
        self.console.file.flush()
        return self._reader.line(meanwhile)

    def discard_input(self) -> None:
        """Discard what was typed too late, so that it does not answer the next question."""
        self._reader.discard()

    def show(self, game: LocalGame, *, flipped: bool) -> None:
        """Clear the screen and show the board."""
        self.console.clear()
        _print_game(self.console, game, self.phrases, flipped=flipped)


class PipeInterface:
    """For programs: plain lines, the moves as they are played, and no prompts."""

    is_person = False

    def __init__(self, phrases: Phrases) -> None:
        self.console = stdout()
        self.phrases = phrases
        self._reader = LineReader()

    def ask(self, _: str, meanwhile: Callable[[], object] = _do_nothing) -> str:
        """The next line that is not empty."""
        while not (line := self._reader.line(meanwhile)).strip():
            pass
        return line

    def discard_input(self) -> None:
        """Do nothing: a program may write all of its lines in advance."""

    def show(self, game: LocalGame, **_: bool) -> None:
        """Print the last move."""
        if game.board.peek() is not None:
            print_line(self.console, last_move(game.board))


def _print_game(console: Console, game: LocalGame, phrases: Phrases, *, flipped: bool) -> None:
    """Print the heading, the board, and the players with their clocks."""
    print_line(console, _heading(game, phrases))
    print_line(console, "")
    picture = board_text(console, game.board, reserve=7, flipped=flipped, captions=phrases.captions)
    *board, players = picture.split("\n\n")
    for part in board:
        print_line(console, part)
    print_line(console, "")
    for seat, line in enumerate(players.split("\n")[: game.board.players]):
        print_line(console, _with_clock(line, game, seat))
    print_line(console, "")


def _heading(game: LocalGame, phrases: Phrases) -> Text:
    tags, board = game.record.tags, game.board
    line = Text().append(hexad.GAMES[board.game].title, style="bold")
    unusual = [phrases.say(key) for (name, value), key in _UNUSUAL.items() if tags.get(name) == value]
    layout = [tags["Layout"]] if "Layout" in tags else []
    number = phrases.say("cli-play-move", number=str(board.ply // 2 + 1))
    last = [phrases.say("cli-play-last", move=str(board.peek()))] if board.peek() is not None else []
    line.append("".join(f" · {one}" for one in (*layout, *unusual, number, *last)), style=QUIET)
    return line


def _with_clock(line: Text, game: LocalGame, seat: int) -> Text:
    left = game.remaining(seat)
    if left is None:
        return line
    line.pad_right(max(2, 40 - line.cell_len))
    is_running = seat == game.seat and game.outcome is None
    style = f"bold {WRONG}" if left < _SHORT_OF_TIME else ACCENT if is_running else QUIET
    line.append(format_time(left), style=style)
    return line
