"""Positions as diagrams describe them: cells by colour, and what there is beside the board."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

import hexad
from hexad.six import axial

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.board import AnyBoard

__all__ = ["SETUP", "Position", "position_of"]

SETUP = {"fen", "layout", "black", "white", "red", "turn", "score", "hands", "rules", "options", "play"}
"""What an entry may say of its position."""

_ROWS = {row: range(max(1, at - 3), min(9, at + 5) + 1) for at, row in enumerate("abcdefghi")}


@dataclass(frozen=True)
class Position:
    """A position, and the moves that led to it where they count."""

    game: str
    fen: str
    options: Mapping[str, Any] = field(default_factory=dict)
    play: tuple[str, ...] = ()

    def board(self) -> Any:  # noqa: ANN401 - a board of either game
        """A board of its own."""
        board = (hexad.abalone if self.game == "abalone" else hexad.six).Board(self.fen, **self.options)
        for move in self.play:
            board.push(move)
        return board


def position_of(game: str, entry: Mapping[str, Any]) -> Position:
    """The position that an entry describes; the start of the game if it says nothing of one."""
    options = dict(entry.get("options", {}))
    return Position(game, _fen(game, entry, options), options, tuple(entry.get("play", "").split()))


def _fen(game: str, entry: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    if "fen" in entry:
        return str(entry["fen"])
    if "layout" in entry:
        return hexad.abalone.LAYOUTS[entry["layout"]]
    if not entry.keys() & {"black", "white", "red"}:
        start: AnyBoard = (hexad.abalone if game == "abalone" else hexad.six).Board(**options)
        return start.fen()
    return _abalone_fen(entry) if game == "abalone" else _six_fen(entry)


def _abalone_fen(entry: Mapping[str, Any]) -> str:
    marbles = {
        cell: sign for colour, sign in (("black", "S"), ("white", "s")) for cell in entry.get(colour, "").split()
    }
    rows = [[marbles.get(f"{row}{number}", "") for number in _ROWS[row]] for row in reversed(_ROWS)]
    turn = entry.get("turn", "black")[0]
    return f"{'/'.join(map(_row, rows))} {entry.get('score', '0 0')} {turn} 0 1"


def _six_fen(entry: Mapping[str, Any]) -> str:
    tiles = {axial(cell): colour[0].upper() for colour in ("black", "red") for cell in entry.get(colour, "").split()}
    (left, right), (top, bottom) = ((min(ways), max(ways)) for ways in zip(*tiles, strict=True))
    rows = [[tiles.get((q, r), "") for q in range(left, right + 1)] for r in range(top, bottom + 1)]
    texts = "/".join(_row(row).rstrip("0123456789") for row in rows)
    turn, rules = entry.get("turn", "black")[0], entry.get("rules", "basic")
    return f"{texts}@{left},{top} {entry.get('hands', '0 0')} {turn} {rules} 1"


def _row(cells: list[str]) -> str:
    """Signs as they stand, and the number of empty cells in a row."""
    runs = ((sign, len(list(run))) for sign, run in groupby(cells))
    return "".join(sign * length if sign else str(length) for sign, length in runs)
