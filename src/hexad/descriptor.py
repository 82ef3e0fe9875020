"""What a game is, as data: the type of the descriptor that each game's package fills in.

Packages that serve every game read the descriptor instead of asking which game it is. `hexad.GAMES` maps the name of
each game to its descriptor:

>>> import hexad
>>> six = hexad.GAMES["six"]
>>> six.players, six.seats, six.has_declaration
((<Player.BLACK: 'black'>, <Player.RED: 'red'>), (2, 4), True)
>>> six.options["declare"].choices
('auto', 'manual')
>>> six.Board("BR@0,0 20 20 b basic 1").game
'six'

Descriptors are written in `hexad/abalone/descriptor.py` and `hexad/six/descriptor.py`. `as_json()` returns one
without its functions, for programs in other languages.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from hexad.options import OptionError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hexad.board import AnyBoard, AnyMove
    from hexad.options import Option
    from hexad.types import Player

__all__ = ["ComposeFen", "GameDescriptor", "Notation", "OffBoard"]


class Notation(NamedTuple):
    """How moves, cells and positions of a game are written.

    `examples` holds a move of each kind. `move_pattern` and `fen_pattern` are regular expressions that Python and
    JavaScript read alike; they match what looks like a move or a position of this game and of no other.
    `cell_separators` are the characters that may stand between the cells of a list, `piece_letters` those of the two
    players' pieces in a position text. `moves_show_effect` tells whether the text of a move names every piece that is
    placed or moved, so that only pieces that leave the board must be looked up.
    """

    examples: Mapping[str, str]
    move_pattern: str
    fen_pattern: str
    cell_separators: str
    piece_letters: tuple[str, str]
    moves_show_effect: bool

    def looks_like_move(self, text: str) -> bool:
        """Whether a text may be a move of this game: the board decides whether it is one."""
        return re.match(self.move_pattern, text) is not None

    def looks_like_position(self, text: str) -> bool:
        """Whether a text may be a position of this game."""
        return re.match(self.fen_pattern, text) is not None

    def split_cells(self, text: str) -> list[str]:
        """The cells of a list: `c3,c4` in Abalone, `2,-1 0,1` in Six."""
        return [cell for cell in re.split(rf"[\s{re.escape(self.cell_separators)}]+", text) if cell]


class OffBoard(NamedTuple):
    """The pieces that are counted beside the board: `name` is the attribute of the board that counts them."""

    name: Literal["pushed_off", "hands"]
    at_start: int
    maximum: int


class ComposeFen(Protocol):
    """Writes the text of a position from the pieces on the board and the counts beside it."""

    def __call__(self, pieces: Mapping[str, Player], *, turn: Player, counts: str, rules: str) -> str:
        """The text; `counts` are those of `off_board` as position texts write them, `rules` those of Six."""


class GameDescriptor(NamedTuple):
    """One game: its functions, and the facts that other packages need.

    `Board`, `Move`, `axial`, `cell_at` and `compose_fen` are those of the game's package.

    name                    the name in every interface, in lower case
    players                 the two sides in the order of their turns, Black first
    seats                   how many people may play
    piece                   what the pieces are called
    pieces_per_player       how many pieces a side has, on the board and beside it
    off_board               which pieces are counted beside the board
    options                 the keyword options of `Board`, by name: the only table of them
    starts                  the texts of the start positions that have a name, by name
    cells                   all cells, or none if the board has no edge
    directions              the targets of a gesture; none if the target of a gesture is a cell
    formations              the kinds that `Board.formations()` can return, the most informative first
    prominent_formations    the kinds that are shown where none are chosen
    terms                   the ids of the glossary's terms
    opening_plies           how many random plies make the openings of a match different enough
    rules, rulings          the ids of the printed rules and of our own rulings
    time_rule               the rule by which a player loses whose time is up
    notation                how moves, cells and positions are written
    players_face_each_other whether the second player sees the board from the opposite side
    """

    name: str
    Board: Callable[..., AnyBoard]
    Move: Callable[[str], AnyMove]
    axial: Callable[[str], tuple[int, int]]
    cell_at: Callable[[int, int], str]
    compose_fen: ComposeFen
    players: tuple[Player, Player]
    seats: tuple[int, ...]
    piece: Literal["marble", "tile"]
    pieces_per_player: int
    off_board: OffBoard
    options: Mapping[str, Option]
    starts: Mapping[str, str]
    cells: tuple[str, ...]
    directions: tuple[str, ...]
    formations: tuple[str, ...]
    prominent_formations: tuple[str, ...]
    terms: tuple[str, ...]
    opening_plies: int
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    time_rule: str
    notation: Notation
    players_face_each_other: bool

    @property
    def title(self) -> str:
        """The name as a heading: `Abalone`."""
        return self.name.capitalize()

    @property
    def has_declaration(self) -> bool:
        """Whether a player may have to declare a win."""
        return "declare" in self.options

    @property
    def layouts(self) -> Mapping[str, str]:
        """The start positions that the option `layout` chooses from; none if the game has no such option."""
        return self.starts if "layout" in self.options else {}

    def check_options(self, options: Mapping[str, Any]) -> None:
        """Raise OptionError for an option that the game does not have, or a value that an option cannot have."""
        unknown = sorted(set(options) - set(self.options))
        if unknown:
            names = ", ".join(unknown)
            raise OptionError("wrong-option-unknown", code="wrong-option", title=self.title, names=names)
        for name, value in options.items():
            self.options[name].check(value)

    def as_json(self) -> dict[str, Any]:
        """The descriptor as JSON can hold it: everything but the functions."""
        return {
            "name": self.name,
            "title": self.title,
            "players": [str(player) for player in self.players],
            "seats": list(self.seats),
            "piece": self.piece,
            "pieces_per_player": self.pieces_per_player,
            "off_board": {
                "name": self.off_board.name,
                "at_start": self.off_board.at_start,
                "maximum": self.off_board.maximum,
            },
            "options": [option.as_json() for option in self.options.values()],
            "starts": dict(self.starts),
            "cells": list(self.cells),
            "directions": list(self.directions),
            "formations": list(self.formations),
            "prominent_formations": list(self.prominent_formations),
            "terms": list(self.terms),
            "opening_plies": self.opening_plies,
            "rules": list(self.rules),
            "rulings": list(self.rulings),
            "time_rule": self.time_rule,
            "notation": {
                "examples": dict(self.notation.examples),
                "move_pattern": self.notation.move_pattern,
                "fen_pattern": self.notation.fen_pattern,
                "cell_separators": self.notation.cell_separators,
                "piece_letters": list(self.notation.piece_letters),
                "moves_show_effect": self.notation.moves_show_effect,
            },
            "has_declaration": self.has_declaration,
            "players_face_each_other": self.players_face_each_other,
        }
