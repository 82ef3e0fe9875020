"""The options by which every command gets its board: a start position and moves, or a record and a ply."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hexad
from hexad.cli.failure import CommandError, refusal
from hexad.cli.options import OneOf, WholeNumber, argument, grouped, option, whole_number
from hexad.cli.records import pick

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["PositionOptions", "StartOptions", "cells_of", "position_options", "start_options"]

_OF_ONE_GAME = {
    "layout": "abalone",
    "rules": "six",
    "declare": "six",
    "first_move": "six",
    "players": "six",
    "begins": "six",
}
_CELLS = {"abalone": re.compile(r"[\s,;]+"), "six": re.compile(r"[\s;]+")}


@dataclass(frozen=True, kw_only=True)
class StartOptions:
    """How a game begins."""

    fen: str | None = None
    layout: str | None = None
    rules: str | None = None
    declare: str | None = None
    first_move: str | None = None
    players: str | None = None
    begins: str | None = None
    repetition: str | None = None
    moves: str | None = None

    def start(self, game: str) -> AnyBoard:
        """The board that the options describe, after the moves of --moves."""
        given = self.given()
        for name in given.keys() & _OF_ONE_GAME.keys():
            if _OF_ONE_GAME[name] != game:
                raise CommandError("wrong-other-game", option=_spelling(name), game=_OF_ONE_GAME[name].capitalize())
        if {"fen", "layout"} <= given.keys():
            raise CommandError("wrong-two-starts")
        if given.get("begins") == 2 and given.get("players") != 4:
            raise CommandError("wrong-begins")
        return self.play_on(_make_board(game, given))

    def given(self) -> dict[str, Any]:
        """The options of the start position that were given, as a board takes them."""
        given = {name: getattr(self, name) for name in ("fen", *_OF_ONE_GAME) if getattr(self, name) is not None}
        given |= {name: int(given[name]) for name in ("players", "begins") if name in given}
        return given if self.repetition is None else {**given, "repetition": _repetition(self.repetition)}

    def play_on(self, board: AnyBoard) -> AnyBoard:
        """The board after the moves of --moves."""
        for number, move in enumerate((self.moves or "").split(), 1):
            try:
                board.push(move)
            except hexad.HexadError as error:
                raise CommandError("wrong-move-number", number=str(number), move=move, detail=refusal(error)) from error
        return board


@dataclass(frozen=True, kw_only=True)
class PositionOptions(StartOptions):
    """A position: one that the start options describe, or one of a recorded game."""

    game: str
    number: int | None = None
    ply: str | None = None

    def board(self) -> AnyBoard:
        """The board with the position."""
        if self.game in hexad.GAMES:
            if self.number is not None or self.ply is not None:
                raise CommandError("wrong-for-records", game=self.game)
            return self.start(self.game)
        if self.game != "-" and not Path(self.game).exists():
            raise CommandError("wrong-no-game-or-file", name=self.game)
        if self.given():
            raise CommandError("wrong-begins-itself", file=self.game, options=", ".join(map(_spelling, self.given())))
        return self.play_on(self._recorded())

    def _recorded(self) -> AnyBoard:
        game = pick(self.game, self.number or 1)
        nodes = [game.root, *game.mainline()]
        ply = len(nodes) - 1 if self.ply is None else whole_number("--ply", self.ply, 0, len(nodes) - 1)
        return nodes[ply].board()


_START = (
    option("--fen", metavar="TEXT", help="option-fen"),
    option("--layout", type=OneOf(hexad.abalone.LAYOUTS), metavar="NAME", help="option-layout"),
    option("--rules", type=OneOf(["basic", "advanced"]), metavar="basic|advanced", help="option-rules"),
    option("--declare", type=OneOf(["auto", "manual"]), metavar="auto|manual", help="option-declare"),
    option("--first-move", type=OneOf(["restricted", "free"]), metavar="restricted|free", help="option-first-move"),
    option("--players", type=OneOf(["2", "4"]), metavar="2|4", help="option-players"),
    option("--begins", type=OneOf(["1", "2"]), metavar="1|2", help="option-begins"),
    option("--repetition", metavar="N|off", help="option-repetition"),
    option("--moves", metavar="TEXT", help="option-moves"),
)

start_options = grouped("start", StartOptions, *_START)
position_options = grouped(
    "position",
    PositionOptions,
    argument("game", metavar="GAME", help="option-position"),
    *_START,
    option("--game", "number", type=WholeNumber(1), metavar="N", help="option-position-game"),
    option("--ply", metavar="N", help="option-position-ply"),
)


def cells_of(game: str, texts: tuple[str, ...]) -> list[str]:
    """The cells that an option names: `c3,c4` or `c3 c4` in Abalone, `2,-1` or `2,-1 0,1` in Six."""
    return [cell for text in texts for cell in _CELLS[game].split(text.strip()) if cell]


def _make_board(game: str, options: dict[str, Any]) -> AnyBoard:
    try:
        board: AnyBoard = hexad.GAMES[game].Board(**options)
    except hexad.HexadError:
        raise
    except (TypeError, ValueError) as error:
        raise CommandError("wrong-detail", detail=str(error)) from error
    return board


def _repetition(text: str) -> int | None:
    return None if text == "off" else whole_number("--repetition", text, 1)


def _spelling(name: str) -> str:
    return "--" + name.replace("_", "-")
