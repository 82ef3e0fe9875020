"""The words of UGI, read: positions, limits, numbers. What makes no sense raises `UgiError`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from hexad.engine.limit import Limit
from hexad.position import NumberedMoveError, Position
from hexad.quoting import quoted

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["UgiError", "limit_of", "position_of", "whole"]

_LONG = 10**12  # milliseconds, some thirty years
# A clock can be below zero after the flag has fallen.
_GO = {
    "p1time": (-_LONG, _LONG),
    "p2time": (-_LONG, _LONG),
    "p1inc": (0, _LONG),
    "p2inc": (0, _LONG),
    "movetime": (0, _LONG),
    "depth": (1, 1000),
    "nodes": (1, 10**15),
}
_NUMBER = re.compile("-?[0-9]{1,18}")


class UgiError(ValueError):
    """A command that cannot be carried out; the text says what is wrong with it and what is expected."""


def position_of(game: str, words: list[str], rules: dict[str, Any] | None = None) -> AnyBoard:
    """The board of `startpos|fen F [moves …]`; `rules` are options of the board."""
    cut = words.index("moves") if "moves" in words else len(words)
    match words[:cut]:
        case ["startpos"]:
            fen = None
        case ["fen", _, *_]:
            fen = " ".join(words[1:cut])
        case _:
            raise UgiError("position was not understood: expected startpos or fen F, then moves if there are any")
    try:
        return Position(game, fen, rules or {}, tuple(words[cut + 1 :])).board()
    except NumberedMoveError as error:
        raise UgiError(f"move {error.number}, {quoted(error.move)}, was refused: {error.error}") from error
    except ValueError as error:
        raise UgiError(f"the position was refused: {error}") from error


def limit_of(words: list[str], *, p1turn: bool) -> Limit:
    """The limit that the words after `go` set for the player to move."""
    numbers: dict[str, int] = {}
    rest = list(words)
    while rest:
        name = rest.pop(0)
        if name == "infinite":
            continue
        if name not in _GO:
            raise UgiError(f"go {quoted(name)} was not understood: expected {', '.join(_GO)} or infinite")
        if not rest:
            raise UgiError(f"go {name} lacks its number: expected {name} N")
        numbers[name] = whole(name, rest.pop(0), *_GO[name])
    if "infinite" in words and numbers:
        raise UgiError(f"go infinite has no end: expected no {' and no '.join(numbers)} with it")
    mine, other = ("p1", "p2") if p1turn else ("p2", "p1")
    if f"{mine}time" not in numbers and numbers.keys() & {f"{other}time", "p1inc", "p2inc"}:
        raise UgiError(f"the clock of the player to move is missing: expected {mine}time")
    clock = numbers.get(f"{mine}time")
    return Limit(
        time=numbers["movetime"] / 1000 if "movetime" in numbers else None,
        nodes=numbers.get("nodes"),
        depth=numbers.get("depth"),
        remaining=None if clock is None else max(clock, 0) / 1000,
        increment=numbers.get(f"{mine}inc", 0) / 1000,
    )


def whole(name: str, text: str, least: int, most: int) -> int:
    """The number that a client wrote."""
    if _NUMBER.fullmatch(text) and least <= int(text) <= most:
        return int(text)
    raise UgiError(f"{name} is {quoted(text)}: expected a number from {least} to {most}")
