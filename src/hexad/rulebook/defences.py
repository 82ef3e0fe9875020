"""Defences that answer the reader's moves in a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.games import GAMES
from hexad.six.pairing import partner

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hexad.position import Position

__all__ = ["DEFENCES", "replies"]

DEFENCES: dict[str, Callable[[str], str]] = {"pairing": partner}
"""The answer to a move, by the name of the defence in the data."""


def replies(position: Position, defence: str, turns: int) -> Mapping[str, str]:
    """The answer to every move that the reader can make within this number of turns."""
    game = GAMES[position.game]
    answer = DEFENCES[defence]
    # A turn adds two tiles, each beside another, so the group grows by at most two cells.
    reach = 2 * turns
    steps = [(q, r) for q in range(-reach, reach + 1) for r in range(-reach, reach + 1) if abs(q + r) <= reach]
    near = {(q + dq, r + dr) for q, r in map(game.axial, position.board().pieces) for dq, dr in steps}
    return {cell: answer(cell) for cell in sorted(game.cell_at(q, r) for q, r in near)}
