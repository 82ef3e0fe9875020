"""The one way in which every command comes to its board: the options of a start position, or a record and a ply."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import hexad
from hexad.board import AnyBoard
from hexad.cli.failure import Failure, refusal
from hexad.cli.options import argument, one_of, option, whole
from hexad.cli.records import pick

__all__ = ["Position", "Setup", "cells_of"]

_OF_ONE_GAME = {
    "layout": "abalone",
    "rules": "six",
    "declare": "six",
    "first_move": "six",
    "players": "six",
    "begins": "six",
}
_WORDS = {
    "layout": hexad.abalone.LAYOUTS,
    "rules": ("basic", "advanced"),
    "declare": ("auto", "manual"),
    "first_move": ("restricted", "free"),
    "players": ("2", "4"),
    "begins": ("1", "2"),
}
_CELLS = {"abalone": re.compile(r"[\s,;]+"), "six": re.compile(r"[\s;]+")}


@dataclass(frozen=True, kw_only=True)
class Setup:
    """How a game begins."""

    fen: Annotated[str | None, option("--fen", "TEXT", "option-fen")] = None
    layout: Annotated[str | None, option("--layout", "NAME", "option-layout")] = None
    rules: Annotated[str | None, option("--rules", "basic|advanced", "option-rules")] = None
    declare: Annotated[str | None, option("--declare", "auto|manual", "option-declare")] = None
    first_move: Annotated[str | None, option("--first-move", "restricted|free", "option-first-move")] = None
    players: Annotated[str | None, option("--players", "2|4", "option-players")] = None
    begins: Annotated[str | None, option("--begins", "1|2", "option-begins")] = None
    repetition: Annotated[str | None, option("--repetition", "N|off", "option-repetition")] = None
    moves: Annotated[str | None, option("--moves", "TEXT", "option-moves")] = None

    def start(self, game: str) -> AnyBoard:
        """The board that the options describe, with the moves played on it."""
        given = self.given()
        for name in given.keys() & _OF_ONE_GAME.keys():
            if _OF_ONE_GAME[name] != game:
                raise Failure("wrong-other-game", option=_spelt(name), game=_OF_ONE_GAME[name].capitalize())
        if {"fen", "layout"} <= given.keys():
            raise Failure("wrong-two-starts")
        if given.get("begins") == 2 and given.get("players") != 4:
            raise Failure("wrong-begins")
        return self.play_on(_make(game, given))

    def given(self) -> dict[str, Any]:
        """The options of the start position that were given, as a board takes them."""
        given = {name: getattr(self, name) for name in ("fen", *_OF_ONE_GAME) if getattr(self, name) is not None}
        given |= {name: one_of(_spelt(name), given[name], words) for name, words in _WORDS.items() if name in given}
        given |= {name: int(given[name]) for name in ("players", "begins") if name in given}
        return given if self.repetition is None else {**given, "repetition": _often(self.repetition)}

    def play_on(self, board: AnyBoard) -> AnyBoard:
        """The board after the moves of --moves."""
        for number, move in enumerate((self.moves or "").split(), 1):
            try:
                board.push(move)
            except hexad.HexadError as error:
                raise Failure("wrong-move-number", number=str(number), move=move, detail=refusal(error)) from error
        return board


@dataclass(frozen=True, kw_only=True)
class Position(Setup):
    """A position to look at: one that the options describe, or one of a recorded game."""

    game: Annotated[str, argument("GAME", "option-position")]
    number: Annotated[str | None, option("--game", "N", "option-position-game")] = None
    ply: Annotated[str | None, option("--ply", "N", "option-position-ply")] = None

    def board(self) -> AnyBoard:
        """The board to look at."""
        if self.game in hexad.GAMES:
            if self.number is not None or self.ply is not None:
                raise Failure("wrong-for-records", game=self.game)
            return self.start(self.game)
        if self.game != "-" and not Path(self.game).exists():
            raise Failure("wrong-no-game-or-file", name=self.game)
        if self.given():
            raise Failure("wrong-begins-itself", file=self.game, options=", ".join(map(_spelt, self.given())))
        return self.play_on(self._recorded())

    def _recorded(self) -> AnyBoard:
        game = pick(self.game, whole("--game", self.number or "1", 1))
        nodes = [game.root, *game.mainline()]
        ply = len(nodes) - 1 if self.ply is None else whole("--ply", self.ply, 0, len(nodes) - 1)
        return nodes[ply].board()


def cells_of(game: str, texts: list[str]) -> list[str]:
    """The cells that an option names: `c3,c4` or `c3 c4` in Abalone, `2,-1` or `2,-1 0,1` in Six."""
    return [cell for text in texts for cell in _CELLS[game].split(text.strip()) if cell]


def _make(game: str, options: dict[str, Any]) -> AnyBoard:
    try:
        board: AnyBoard = hexad.GAMES[game].Board(**options)
    except hexad.HexadError:
        raise
    except (TypeError, ValueError) as error:
        raise Failure("wrong-detail", detail=str(error)) from error
    return board


def _often(text: str) -> int | None:
    return None if text == "off" else whole("--repetition", text, 1)


def _spelt(option: str) -> str:
    return "--" + option.replace("_", "-")
