"""The tags that say how a game began: from the tags of a record to a board, and back.

Each option of a board has a tag, which is written only where the option differs from its default (`Rules` and
`Declare`, which decide what a game of Six is, are always written).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hexad.games import GAMES
from hexad.options import OptionError, format_value
from hexad.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.board import AnyBoard
    from hexad.options import Option, OptionValue

__all__ = ["NOTATION", "SetupError", "board_of", "setup_names", "setup_tags"]

NOTATION = "1"


class SetupError(ValueError):
    """Tags that describe no board: the tag that is wrong, and what was expected of it."""

    def __init__(self, tag: str, text: str, expected: str, code: str = "setup") -> None:
        super().__init__(text)
        self.text = text
        self.tag = tag
        self.expected = expected
        self.code = code


def board_of(tags: Mapping[str, str]) -> AnyBoard:
    """The start board that the tags describe.

    Raises `SetupError` for a wrong tag, and what the board raises for a text that is not a position.
    """
    name = tags.get("Game", "").lower()
    if name not in GAMES:
        expected = " or ".join(f'[Game "{known}"]' for known in GAMES)
        found = f"{tags['Game']!r} is not a game" if "Game" in tags else "The record does not say which game it is"
        raise SetupError("Game", f"{found}: expected {expected}.", expected)
    options = {option.name: _value(option, tags[option.tag]) for option in _options(name) if option.tag in tags}
    layout = _layout_fen(name, tags)
    board = Position(name, tags.get("FEN") or layout, options).start()
    if layout not in (None, board.start_fen):
        raise SetupError("Layout", "The tags Layout and FEN give two different positions.", "one of the two")
    return board


def setup_tags(board: AnyBoard) -> dict[str, str]:
    """The tags from which `board_of` builds a board that starts as this one did."""
    tags = {"Game": board.game, "Notation": NOTATION, **_start_tag(board)}
    given = board.options
    for option in _options(board.game):
        value = given.get(option.name, option.default)
        if option.name in given and (option.is_always_recorded or value != option.default):
            tags[option.tag] = format_value(value)
    return {tag: tags[tag] for tag in setup_names(board.game) if tag in tags}


@cache
def setup_names(name: str) -> tuple[str, ...]:
    """The names of all tags that say how a game of this name began."""
    layout = ("Layout",) if GAMES[name].layouts else ()
    return ("Game", "Notation", *layout, "FEN", *(option.tag for option in _options(name)))


@cache
def _options(name: str) -> tuple[Option, ...]:
    """The options that tags give to a board; the layout is another way to write the position."""
    return tuple(option for option in GAMES[name].options.values() if option.name != "layout")


def _value(option: Option, text: str) -> OptionValue:
    try:
        return option.parse(text)
    except OptionError:
        message = f"The tag {option.tag} is {text!r}: expected {option.expected}."
        raise SetupError(option.tag, message, option.expected) from None


def _start_tag(board: AnyBoard) -> dict[str, str]:
    """The shortest way to say from which position a board started."""
    game = GAMES[board.game]
    layout = next((name for name, fen in game.layouts.items() if fen == board.start_fen), None)
    if layout is not None:
        return {"Layout": layout}
    if board.start_fen == game.Board(**board.options).start_fen:
        return {}
    if board.players == 4 and board.start_fen == game.Board(**board.options, begins=2).start_fen:
        return {"Begins": "2"}
    return {"FEN": board.start_fen}


def _layout_fen(name: str, tags: Mapping[str, str]) -> str | None:
    layout, layouts = tags.get("Layout"), GAMES[name].layouts
    if layout is None or not layouts:
        return None
    if layout.lower() not in layouts:
        expected = f"one of {', '.join(layouts)}"
        raise SetupError("Layout", f"{layout!r} is not a layout: expected {expected}.", expected)
    return layouts[layout.lower()]
