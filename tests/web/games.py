"""Short games and positions for the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.visitor import Visitor

__all__ = ["ABALONE", "SIX", "TIE", "finished"]

ABALONE = """
    a2b3 g6g7f6 b5c5 f6e6 a4b4 f7g7 c3d4 i8h7 a3b4 g5h5f4 c5d5 h9g9 b4c4 g9f8 d6d5 f8g9 d3e4 f4g4f3 b3c4 g7h8g8 e4f5
    g8g7 d4e5 h9g8 e6f6 i5h5 e5f6 f7g8 h8h7 g8h8 h5h6 f3e3 h6h7
""".split()  # noqa: SIM905 - readable as a move list
"""White helps: Black has pushed six off after 33 plies, with moves in line, broadside moves and pushes."""

SIX = ["2,-1", "1,1", "3,-1", "0,1", "4,-1", "2,1", "5,-1", "-1,2", "6,-1", "3,1", "7,-1"]
"""Black has a line after eleven plies, with two players or with four."""

TIE = "RBRBRBBBBBRBR/RRBRBR1RBRBRB@-6,0 0 0 b advanced 30"
"""The black tile at 0,0 holds two groups of twelve together. Moved to 0,1 it can stay with either; with the one in the
east, Red has five tiles left and loses."""


def finished(visitor: Visitor, game: str = "abalone") -> str:
    """Play a game at one device to its end; returns its name."""
    name = visitor.create(game, "me", "me")
    for move in {"abalone": ABALONE, "six": SIX}[game]:
        visitor.act(name, type="move", move=move)
    return name
