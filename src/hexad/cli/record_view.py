"""A recorded game as text, as a series of boards, or one position at a time."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

import hexad
from hexad.cli.errors import CommandError, printable
from hexad.cli.phrases import current_phrases
from hexad.cli.terminal import ACCENT, QUIET, board_text, print_line, stdout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from hexad.board import AnyBoard
    from hexad.record import Game, Node

__all__ = ["last_move", "print_board", "print_boards", "print_game", "step_through"]


def print_game(number: int, game: Game) -> None:
    """Print the players, the moves and the result."""
    console = stdout()
    _heading(console, number, game)
    ply = game.board().ply
    moves = [_numbered(ply + played, node) for played, node in enumerate(game.mainline())]
    for line in _wrapped(moves, min(console.width, 80)):
        print_line(console, line)
    _ending(console, game)


def print_boards(number: int, game: Game) -> None:
    """Print every position of the game."""
    console = stdout()
    _heading(console, number, game)
    for node in (game.root, *game.mainline()):
        _position(console, node)
    _ending(console, game)


def print_board(ply: int, number: int, game: Game) -> None:
    """Print the position after `ply` plies."""
    console = stdout()
    nodes = [game.root, *game.mainline()]
    if ply >= len(nodes):
        raise CommandError("wrong-past-end", ply=str(ply), number=str(number), last=str(len(nodes) - 1))
    _heading(console, number, game)
    _position(console, nodes[ply])


def step_through(number: int, game: Game) -> None:
    """Show one position after the other, as the user asks for them."""
    console, phrases = stdout(), current_phrases()
    nodes = [game.root, *game.mainline()]
    at = 0
    while True:
        if console.is_terminal:
            console.clear()
        _heading(console, number, game)
        _position(console, nodes[at])
        if at == len(nodes) - 1:
            _ending(console, game)
        print_line(console, "\n" + phrases.say("cli-step", ply=at, last=len(nodes) - 1), QUIET)
        asked = sys.stdin.readline()
        if not asked or phrases.is_word(asked.strip(), "q quit", "cli-step-leave"):
            return
        at = _next_ply(asked.strip(), at, len(nodes) - 1)


def _next_ply(asked: str, at: int, last: int) -> int:
    """The ply to show next."""
    if asked.isascii() and asked.isdigit():
        return min(int(asked[:9]), last)
    return max(at - 1, 0) if current_phrases().is_word(asked, "b back", "cli-step-back") else min(at + 1, last)


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
    """The last move of a board, with its number."""
    before = board.copy()
    move = before.pop()
    return f"{before.ply // 2 + 1}{'...' if before.ply % 2 else '.'} {move}"


def _numbered(ply: int, node: Node) -> str:
    """A move of a list, with its number if it is the first player's."""
    return f"{ply // 2 + 1}. {node.move}" if ply % 2 == 0 else str(node.move)


def _heading(console: Console, number: int, game: Game) -> None:
    tags = game.tags
    first, second = (player.capitalize() for player in hexad.GAMES[tags["Game"]].players)
    line = Text().append(f"{number}. ", style=QUIET)
    line.append(f"{tags['Game'].capitalize()}", style="bold")
    names = f"{tags.get(first, '?')} – {tags.get(second, '?')}"
    more = (tags.get("Layout"), names, tags.get("Event"), tags.get("Date"))
    line.append(printable("".join(f" · {one}" for one in more if one not in (None, "", "? – ?"))))
    print_line(console, line)


def _position(console: Console, node: Node) -> None:
    board = node.board()
    if node.move is not None:
        line = Text("\n").append(last_move(board), style="bold")
        line.append(printable(f"  {node.comment}" if node.comment else ""), style=QUIET)
        print_line(console, line)
    print_line(console, "")
    print_line(console, board_text(console, board, reserve=6, captions=current_phrases().captions))


def _ending(console: Console, game: Game) -> None:
    line = Text().append(game.result, style=ACCENT)
    if "Termination" in game.tags:
        line.append(printable(f"  {current_phrases().reason(game.tags['Termination'])}"))
    print_line(console, line)
    print_line(console, "")
