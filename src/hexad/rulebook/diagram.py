"""Positions as diagrams describe them: cells by colour, and what there is beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.games import GAMES
from hexad.position import Position
from hexad.types import Player

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DIAGRAM_KEYS", "position_of"]

DIAGRAM_KEYS = {"fen", "layout", "black", "white", "red", "turn", "score", "hands", "rules", "options", "play"}
"""What an entry may say of its position."""


def position_of(game: str, entry: Mapping[str, Any]) -> Position:
    """The position that an entry describes; the start of the game if it describes none."""
    options = dict(entry.get("options", {}))
    return Position(game, _fen(game, entry, options), options, tuple(entry.get("play", "").split()))


def _fen(game: str, entry: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    if "fen" in entry:
        return str(entry["fen"])
    if "layout" in entry:
        return GAMES[game].layouts[entry["layout"]]
    pieces = {cell: Player(side) for side in entry.keys() & set(Player) for cell in entry[side].split()}
    if not pieces:
        return GAMES[game].Board(**options).fen()
    return GAMES[game].compose_fen(
        pieces,
        turn=Player(entry.get("turn", "black")),
        counts=entry.get("score") or entry.get("hands") or "0 0",
        rules=entry.get("rules", "basic"),
    )
