"""How a game began, as tags: from the tags of a record to a board, and back.

A board tells its options by keyword; each has a tag, written only where the option differs from its default (`Rules`
and `Declare`, which decide what a game of Six is, are always written).
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

import hexad

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hexad.board import AnyBoard

__all__ = ["NOTATION", "SetupError", "board_of", "copy_of_start", "setup_names", "setup_tags"]

NOTATION = "1"
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")


class SetupError(ValueError):
    """Tags that make no board: which one is to blame, and what was expected of it."""

    def __init__(self, tag: str, text: str, expected: str, code: str = "setup") -> None:
        super().__init__(text)
        self.text = text
        self.tag = tag
        self.expected = expected
        self.code = code


class _Option(NamedTuple):
    """A tag for one option of a board: the words it may hold, or None where it holds a number or `off`."""

    tag: str
    words: tuple[str, ...] | None = None
    always: bool = False

    def parse(self, text: str) -> str | int | None:
        word = text.strip().lower()
        if self.words is None:
            if word == "off":
                return None
            if _NUMBER.fullmatch(word):
                return int(word)
        elif word in self.words:
            return int(word) if word.isdigit() else word
        expected = " or ".join(self.words or ("a number from 1 on", "off"))
        raise SetupError(self.tag, f"The tag {self.tag} is {text!r}: expected {expected}.", expected)


_OPTIONS = {
    "rules": _Option("Rules", ("basic", "advanced"), always=True),
    "declare": _Option("Declare", ("auto", "manual"), always=True),
    "first_move": _Option("FirstMove", ("restricted", "free")),
    "players": _Option("Players", ("2", "4")),
    "repetition": _Option("Repetition"),
    "ply_limit": _Option("PlyLimit"),
    "quiet_limit": _Option("QuietLimit"),
    "begins": _Option("Begins", ("1", "2")),
}


def board_of(tags: Mapping[str, str]) -> AnyBoard:
    """The start board that the tags describe.

    Raises `SetupError` for a tag that makes no sense and whatever the board raises for a position that is none.
    """
    name = tags.get("Game", "").lower()
    if name not in hexad.GAMES:
        expected = " or ".join(f'[Game "{known}"]' for known in hexad.GAMES)
        found = f"{tags['Game']!r} is not a game" if "Game" in tags else "The record does not say which game it is"
        raise SetupError("Game", f"{found}: expected {expected}.", expected)
    options = {key: _OPTIONS[key].parse(tags[_OPTIONS[key].tag]) for key in _keys(name) if _OPTIONS[key].tag in tags}
    board: AnyBoard = hexad.GAMES[name].Board(tags.get("FEN") or _layout_fen(name, tags), **options)
    if _layout_fen(name, tags) not in (None, board.start_fen):
        raise SetupError("Layout", "The tags Layout and FEN give two different positions.", "one of the two")
    return board


def setup_tags(board: AnyBoard) -> dict[str, str]:
    """The tags from which `board_of` builds a board that starts as this one did."""
    name = board.game
    tags = {"Game": name, "Notation": NOTATION, **_start_tag(board)}
    for key, value in board.options.items():
        if _OPTIONS[key].always or value != _defaults(name)[key]:
            tags[_OPTIONS[key].tag] = "off" if value is None else str(value)
    return {tag: tags[tag] for tag in setup_names(name) if tag in tags}


@cache
def setup_names(name: str) -> tuple[str, ...]:
    """The names of all tags that say how a game of this name began."""
    layout = ("Layout",) if _layouts(name) else ()
    return ("Game", "Notation", *layout, "FEN", *(_OPTIONS[key].tag for key in _keys(name)))


def copy_of_start(board: AnyBoard) -> AnyBoard:
    """A new board as this one was before its first move."""
    return cast("Callable[..., AnyBoard]", type(board))(board.start_fen, **board.options)


@cache
def _defaults(name: str) -> dict[str, object]:
    options: dict[str, object] = hexad.GAMES[name].Board().options
    return options


def _keys(name: str) -> tuple[str, ...]:
    """The options that tags give to a board. Who begins a game of four is told by its position afterwards."""
    return (*_defaults(name), "begins") if "players" in _defaults(name) else tuple(_defaults(name))


def _layouts(name: str) -> dict[str, str]:
    return getattr(hexad.GAMES[name], "LAYOUTS", {})


def _start_tag(board: AnyBoard) -> dict[str, str]:
    """The shortest way to say from which position a board started."""
    layout = next((name for name, fen in _layouts(board.game).items() if fen == board.start_fen), None)
    if layout is not None:
        return {"Layout": layout}
    start = hexad.GAMES[board.game].Board
    if board.start_fen == start(**board.options).start_fen:
        return {}
    if board.options.get("players") == 4 and board.start_fen == start(**board.options, begins=2).start_fen:
        return {"Begins": "2"}
    return {"FEN": board.start_fen}


def _layout_fen(name: str, tags: Mapping[str, str]) -> str | None:
    layout = tags.get("Layout")
    if layout is None or not _layouts(name):
        return None
    if layout.lower() not in _layouts(name):
        expected = f"one of {', '.join(_layouts(name))}"
        raise SetupError("Layout", f"{layout!r} is not a layout: expected {expected}.", expected)
    return _layouts(name)[layout.lower()]
