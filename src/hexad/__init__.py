"""Abalone and Six, two games of hexagons: rules, records, pictures and clocks on a fast native core.

>>> import hexad
>>> board = hexad.abalone.Board()
>>> len(board.legal_moves)
44
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hexad import abalone, six
from hexad.errors import HexadError, IllegalMoveError, InvalidMoveError, InvalidPositionError
from hexad.types import BLACK, RED, WHITE, Effect, Formation, Outcome, Player, Verdict

if TYPE_CHECKING:
    from hexad import animation, clock, engine, png, record, svg, text
    from hexad.clock import Clock, TimeControl
    from hexad.engine import Engine, Limit
    from hexad.games import GAMES
    from hexad.position import Position
    from hexad.record import Game, RecordError, parse_game, parse_games, read_game, read_games, write_game, write_games

__version__ = "0.1.0"

__all__ = [
    "BLACK",
    "GAMES",
    "RED",
    "WHITE",
    "Clock",
    "Effect",
    "Engine",
    "Formation",
    "Game",
    "HexadError",
    "IllegalMoveError",
    "InvalidMoveError",
    "InvalidPositionError",
    "Limit",
    "Outcome",
    "Player",
    "Position",
    "RecordError",
    "TimeControl",
    "Verdict",
    "abalone",
    "animation",
    "clock",
    "engine",
    "parse_game",
    "parse_games",
    "png",
    "read_game",
    "read_games",
    "record",
    "six",
    "svg",
    "text",
    "write_game",
    "write_games",
]

# Loaded on first use, so that `import hexad` costs the rules and nothing else.
_LAZY = {
    "Clock": "clock",
    "TimeControl": "clock",
    "Engine": "engine",
    "Limit": "engine",
    "GAMES": "games",
    "Position": "position",
    "Game": "record",
    "RecordError": "record",
    "parse_game": "record",
    "parse_games": "record",
    "read_game": "record",
    "read_games": "record",
    "write_game": "record",
    "write_games": "record",
}
_LAZY_MODULES = ("animation", "clock", "engine", "envs", "png", "record", "svg", "text")


def __getattr__(name: str) -> object:
    if name in _LAZY_MODULES:
        return import_module(f"hexad.{name}")
    if name not in _LAZY:
        raise AttributeError(f"module 'hexad' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"hexad.{_LAZY[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
