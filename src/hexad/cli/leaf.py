"""Leafing through a recorded game: as text, board by board, or one step at a time."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

from hexad.cli.failure import Failure, printable
from hexad.cli.terminal import ACCENT, QUIET, drawing, say, stdout
from hexad.cli.voice import voice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from hexad.board import AnyBoard
    from hexad.record import Game, Node

__all__ = ["last_move", "print_board", "print_boards", "print_game", "step"]


def print_game(number: int, game: Game) -> None:
    """Who played, the moves and the result."""
    console = stdout()
    _heading(console, number, game)
    ply = game.board().ply
    moves = [_numbered(ply + played, node) for played, node in enumerate(game.mainline())]
    for line in _wrapped(moves, min(console.width, 80)):
        say(console, line)
    _ending(console, game)


def print_boards(number: int, game: Game) -> None:
    """Every position of the game, from the first to the last."""
    console = stdout()
    _heading(console, number, game)
    for node in (game.root, *game.mainline()):
        _position(console, node)
    _ending(console, game)


def print_board(ply: int, number: int, game: Game) -> None:
    """The position after so many plies."""
    console = stdout()
    nodes = [game.root, *game.mainline()]
    if ply >= len(nodes):
        raise Failure("wrong-past-end", ply=str(ply), number=str(number), last=str(len(nodes) - 1))
    _heading(console, number, game)
    _position(console, nodes[ply])


def step(number: int, game: Game) -> None:
    """Walk through the game as the reader asks for it."""
    console, speak = stdout(), voice()
    nodes = [game.root, *game.mainline()]
    at = 0
    while True:
        if console.is_terminal:
            console.clear()
        _heading(console, number, game)
        _position(console, nodes[at])
        if at == len(nodes) - 1:
            _ending(console, game)
        say(console, "\n" + speak.say("cli-step", ply=at, last=len(nodes) - 1), QUIET)
        asked = sys.stdin.readline()
        if not asked or speak.is_word(asked.strip(), "q quit", "cli-step-leave"):
            return
        at = _turned(asked.strip(), at, len(nodes) - 1)


def _turned(asked: str, at: int, last: int) -> int:
    """Where to go from here."""
    if asked.isascii() and asked.isdigit():
        return min(int(asked[:9]), last)
    return max(at - 1, 0) if voice().is_word(asked, "b back", "cli-step-back") else min(at + 1, last)


def _wrapped(words: list[str], width: int) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    if line:
        yield line


def last_move(board: AnyBoard) -> str:
    """The move that was played last, with its number."""
    before = board.copy()
    move = before.pop()
    return f"{before.ply // 2 + 1}{'...' if before.ply % 2 else '.'} {move}"


def _numbered(ply: int, node: Node) -> str:
    """A move as it stands in a list of them: the second player's moves have no number."""
    return f"{ply // 2 + 1}. {node.move}" if ply % 2 == 0 else str(node.move)


def _heading(console: Console, number: int, game: Game) -> None:
    tags = game.tags
    other = "White" if tags["Game"] == "abalone" else "Red"
    line = Text().append(f"{number}. ", style=QUIET)
    line.append(f"{tags['Game'].capitalize()}", style="bold")
    names = f"{tags.get('Black', '?')} – {tags.get(other, '?')}"
    more = (tags.get("Layout"), names, tags.get("Event"), tags.get("Date"))
    line.append(printable("".join(f" · {one}" for one in more if one not in (None, "", "? – ?"))))
    say(console, line)


def _position(console: Console, node: Node) -> None:
    board = node.board()
    if node.move is not None:
        line = Text("\n").append(last_move(board), style="bold")
        line.append(printable(f"  {node.comment}" if node.comment else ""), style=QUIET)
        say(console, line)
    say(console, "")
    say(console, drawing(console, board, reserve=6, captions=voice().captions))


def _ending(console: Console, game: Game) -> None:
    line = Text().append(game.result, style=ACCENT)
    line.append(printable(f"  {voice().reason(game.tags['Termination'])}" if "Termination" in game.tags else ""))
    say(console, line)
    say(console, "")
