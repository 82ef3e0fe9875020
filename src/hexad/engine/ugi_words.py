"""The words of UGI, read: positions, limits, numbers. What makes no sense is `Refused`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import hexad
from hexad.engine.limit import Limit

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["Refused", "limit_of", "position_of", "shown", "whole"]

_LONG = 10**12  # milliseconds, some thirty years
# A clock that was overstepped shows less than nothing.
_GO = {
    "p1time": (-_LONG, _LONG),
    "p2time": (-_LONG, _LONG),
    "p1inc": (0, _LONG),
    "p2inc": (0, _LONG),
    "movetime": (0, _LONG),
    "depth": (1, 1000),
    "nodes": (1, 10**15),
}
_LONGEST_ECHO = 40
_NUMBER = re.compile("-?[0-9]{1,18}")


class Refused(ValueError):  # noqa: N818 - an answer to the client, not a fault of the program
    """What was asked can not be done; the text says what was wrong and what is expected."""


def position_of(game: str, words: list[str], rules: dict[str, Any] | None = None) -> AnyBoard:
    """The board of `startpos|fen F [moves …]`; `rules` are options of the board."""
    cut = words.index("moves") if "moves" in words else len(words)
    match words[:cut]:
        case ["startpos"]:
            fen = None
        case ["fen", _, *_]:
            fen = " ".join(words[1:cut])
        case _:
            raise Refused("position was not understood: expected startpos or fen F, then moves if there are any")
    try:
        board: AnyBoard = hexad.GAMES[game].Board(fen, **(rules or {}))
    except ValueError as error:
        raise Refused(f"the position was refused: {error}") from error
    for number, move in enumerate(words[cut + 1 :], 1):
        try:
            board.push(move)
        except ValueError as error:
            raise Refused(f"move {number}, {shown(move)}, was refused: {error}") from error
    return board


def limit_of(words: list[str], *, p1turn: bool) -> Limit:
    """The limit that the words after `go` set for the player to move."""
    numbers: dict[str, int] = {}
    rest = list(words)
    while rest:
        name = rest.pop(0)
        if name == "infinite":
            continue
        if name not in _GO:
            raise Refused(f"go {shown(name)} was not understood: expected {', '.join(_GO)} or infinite")
        if not rest:
            raise Refused(f"go {name} lacks its number: expected {name} N")
        numbers[name] = whole(name, rest.pop(0), *_GO[name])
    if "infinite" in words and numbers:
        raise Refused(f"go infinite has no end: expected no {' and no '.join(numbers)} with it")
    mine, other = ("p1", "p2") if p1turn else ("p2", "p1")
    if f"{mine}time" not in numbers and numbers.keys() & {f"{other}time", "p1inc", "p2inc"}:
        raise Refused(f"the clock of the player to move is missing: expected {mine}time")
    clock = numbers.get(f"{mine}time")
    return Limit(
        time=numbers["movetime"] / 1000 if "movetime" in numbers else None,
        nodes=numbers.get("nodes"),
        depth=numbers.get("depth"),
        remaining=None if clock is None else max(clock, 0) / 1000,
        increment=numbers.get(f"{mine}inc", 0) / 1000,
    )


def shown(text: str) -> str:
    """What a client wrote, as it can be repeated to it: short and printable."""
    return ascii(text if len(text) <= _LONGEST_ECHO else f"{text[:_LONGEST_ECHO]}...")


def whole(name: str, text: str, least: int, most: int) -> int:
    """The number that a client wrote."""
    if _NUMBER.fullmatch(text) and least <= int(text) <= most:
        return int(text)
    raise Refused(f"{name} is {shown(text)}: expected a number from {least} to {most}")
