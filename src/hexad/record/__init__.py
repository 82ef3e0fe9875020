"""Game records: PGN's syntax for Abalone and Six, in files that end in `.hgn`.

    game = read_game("final.hgn")
    game.tags["Black"], game.result
    for node in game.mainline():
        print(node.move, node.clock, node.comment)
    game.end()                                  # the board after the last move

    game = Game.from_board(board)               # what was played on a board
    write_game(game, "final.hgn")

Reading is strict: every move of a `Game` was checked by the rules. A broken record gives
one `RecordError` with its line and column; the records after it are still read if `read_games` is given `on_error`.
"""

from __future__ import annotations

from hexad.record.comments import Eval
from hexad.record.errors import (
    RecordError,
    RecordIllegalMoveError,
    RecordInvalidMoveError,
    RecordInvalidPositionError,
)
from hexad.record.game import Game
from hexad.record.reader import parse_game, parse_games, read_game, read_games
from hexad.record.tags import Tags
from hexad.record.tree import Node
from hexad.record.writer import write_game, write_games

__all__ = [
    "Eval",
    "Game",
    "Node",
    "RecordError",
    "RecordIllegalMoveError",
    "RecordInvalidMoveError",
    "RecordInvalidPositionError",
    "Tags",
    "parse_game",
    "parse_games",
    "read_game",
    "read_games",
    "write_game",
    "write_games",
]
