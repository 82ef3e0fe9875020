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
from hexad.record.errors import Sentence
from hexad.record.tokens import shorten

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.board import AnyBoard
    from hexad.options import Option, OptionValue

__all__ = ["NOTATION", "SetupError", "board_of", "setup_names", "setup_tags"]

NOTATION = "1"


class SetupError(ValueError):
    """Tags that describe no board: the tag that is wrong, and what was expected of it."""

    def __init__(self, tag: str, sentence: Sentence, expected: str, code: str = "setup") -> None:
        super().__init__(sentence.key)
        self.sentence = sentence
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
        unknown = Sentence("wrong-record-unknown-game", {"found": shorten(tags.get("Game", ""))})
        raise SetupError("Game", unknown if "Game" in tags else Sentence("wrong-record-no-game", {}), expected)
    options = {option.name: _value(option, tags[option.tag]) for option in _options(name) if option.tag in tags}
    layout = _layout_fen(name, tags)
    board = Position(name, tags.get("FEN") or layout, options).start()
    if layout not in (None, board.start_fen):
        raise SetupError("Layout", Sentence("wrong-record-two-starts", {}), "one of the two")
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
        values = {"tag": option.tag, "found": shorten(text), "choices": ", ".join(map(str, option.choices))}
        key = "wrong-record-choice" if option.choices else "wrong-record-number"
        raise SetupError(option.tag, Sentence(key, values), option.expected) from None


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
        values = {"found": shorten(layout), "choices": ", ".join(layouts)}
        raise SetupError("Layout", Sentence("wrong-record-layout", values), expected)
    return layouts[layout.lower()]
