"""The options by which every command gets its board: a start position and moves, or a record and a ply.

The options of the boards are those of the games' descriptors, so that a new game needs no change here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import hexad
from hexad.cli.errors import CommandError, error_text
from hexad.cli.options import WholeNumber, argument, gathered, one_of, option, parameter_name, whole_number
from hexad.cli.records import pick
from hexad.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hexad.board import AnyBoard
    from hexad.cli.options import Decorator
    from hexad.options import Option, OptionValue
    from hexad.record import Game

__all__ = ["BOARD_OPTIONS", "PositionOptions", "StartOptions", "cells_of", "position_options", "start_options"]

# These are for matches, records and programs.
_NOT_OFFERED = ("ply_limit", "quiet_limit")
# An option with more choices is shown as NAME.
_MAX_CHOICES_SHOWN = 4


def _games_with(name: str) -> list[str]:
    """The titles of the games that have an option."""
    return [game.title for game in hexad.GAMES.values() if name in game.options]


def _offered() -> dict[str, Option]:
    """The options of all games by name, those that all games share last."""
    known = {one.name: one for game in hexad.GAMES.values() for one in game.options.values()}
    names = sorted(known.keys() - set(_NOT_OFFERED), key=lambda name: (len(_games_with(name)), [*known].index(name)))
    return {name: known[name] for name in names}


BOARD_OPTIONS = _offered()


class BoardOption(click.ParamType[str]):
    """The text of an option of a board, from which `hexad.options.Option` parses its value."""

    name = "board option"

    def __init__(self, described: Option) -> None:
        self._choices = [str(choice) for choice in described.choices]

    def convert(self, value: str, param: click.Parameter | None, _: click.Context | None) -> str:
        """The text, if it is one of the choices, or a number or `off`; raises CommandError if it is not."""
        if self._choices:
            return one_of(parameter_name(param), value, self._choices)
        return value if value == "off" else str(whole_number(parameter_name(param), value, 1))

    @property
    def metavar(self) -> str:
        """What the help page shows for the value."""
        if len(self._choices) > _MAX_CHOICES_SHOWN:
            return "NAME"
        return "|".join(self._choices) or "N|off"


@dataclass(frozen=True, kw_only=True)
class StartOptions:
    """How a game begins: the values of --fen, --moves and the options of the board."""

    fen: str | None = None
    moves: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def start(self, game: str) -> AnyBoard:
        """The board that the options describe, after the moves of --moves."""
        for name in self.options:
            if name not in hexad.GAMES[game].options:
                raise CommandError("wrong-other-game", option=_flag(name), game=", ".join(_games_with(name)))
        if self.fen is not None and "layout" in self.options:
            raise CommandError("wrong-two-starts")
        if self.options.get("begins") == 2 and self.options.get("players") != 4:
            raise CommandError("wrong-begins")
        return self.play_on(Position(game, self.fen, self.options).board())

    def play_on(self, board: AnyBoard) -> AnyBoard:
        """The board after the moves of --moves."""
        for number, move in enumerate(self.moves, 1):
            try:
                board.push(move)
            except hexad.HexadError as error:
                why = error_text(error)
                raise CommandError("wrong-move-number", number=str(number), move=move, detail=why) from error
        return board


@dataclass(frozen=True, kw_only=True)
class PositionOptions(StartOptions):
    """A position: one that the start options describe, or one of a recorded game."""

    game: str
    number: int | None
    ply: str | None

    def board(self) -> AnyBoard:
        """The board with the position."""
        if self.game in hexad.GAMES:
            if self.number is not None or self.ply is not None:
                raise CommandError("wrong-for-records", game=self.game)
            return self.start(self.game)
        return self.play_on(self._board_of(self._picked()))

    def record(self) -> Game:
        """The game that leads to the position; a recorded one with its players and, as a whole, with its result."""
        if self.game in hexad.GAMES:
            return hexad.Game.from_board(self.board())
        game = self._picked()
        if self.ply is None and not self.moves:
            return game
        names = {side: name for side in map(str.capitalize, hexad.Player) if (name := game.tags.get(side)) is not None}
        return hexad.Game.from_board(self.play_on(self._board_of(game)), names)

    def _picked(self) -> Game:
        """The recorded game."""
        if self.game != "-" and not Path(self.game).exists():
            raise CommandError("wrong-no-game-or-file", name=self.game)
        given = [*(["--fen"] if self.fen is not None else []), *map(_flag, self.options)]
        if given:
            raise CommandError("wrong-begins-itself", file=self.game, options=", ".join(given))
        return pick(self.game, self.number or 1)

    def _board_of(self, game: Game) -> AnyBoard:
        """The position of --ply, or the last one."""
        nodes = [game.root, *game.mainline()]
        ply = len(nodes) - 1 if self.ply is None else whole_number("--ply", self.ply, 0, len(nodes) - 1)
        return nodes[ply].board()


def _start(values: dict[str, str | None]) -> dict[str, Any]:
    """The fields of `StartOptions` for the values of the options."""
    options = {name: one.parse(text) for name, one in BOARD_OPTIONS.items() if (text := values[name]) is not None}
    return {"fen": values["fen"], "moves": tuple((values["moves"] or "").split()), "options": options}


def _start_options(**values: str | None) -> StartOptions:
    return StartOptions(**_start(values))


def _position_options(*, game: str, number: int | None, ply: str | None, **values: str | None) -> PositionOptions:
    return PositionOptions(game=game, number=number, ply=ply, **_start(values))


def _board_option(one: Option) -> Decorator:
    value = BoardOption(one)
    return option(one.flag, type=value, metavar=value.metavar, help=f"option-{one.flag.removeprefix('--')}")


_START_NAMES = ("fen", *BOARD_OPTIONS, "moves")
_START: Sequence[Decorator] = (
    option("--fen", metavar="TEXT", help="option-fen"),
    *map(_board_option, BOARD_OPTIONS.values()),
    option("--moves", metavar="TEXT", help="option-moves"),
)

start_options = gathered("start", _start_options, _START_NAMES, _START)
position_options = gathered(
    "position",
    _position_options,
    ("game", *_START_NAMES, "number", "ply"),
    (
        argument("game", metavar="GAME", help="option-position"),
        *_START,
        option("--game", "number", type=WholeNumber(1), metavar="N", help="option-position-game"),
        option("--ply", metavar="N", help="option-position-ply"),
    ),
)


def cells_of(game: str, texts: tuple[str, ...]) -> list[str]:
    """The cells that an option names: `c3,c4` or `c3 c4` in Abalone, `2,-1` or `2,-1 0,1` in Six."""
    return [cell for text in texts for cell in hexad.GAMES[game].notation.split_cells(text)]


def _flag(name: str) -> str:
    return BOARD_OPTIONS[name].flag
