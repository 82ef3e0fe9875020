"""The board of Abalone, and the rules."""

from __future__ import annotations

from typing import Any, ClassVar

from hexad._core import AbaloneGame, AbaloneMove, abalone_axial, abalone_cell_at
from hexad.abalone.layouts import LAYOUTS
from hexad.abalone.options import OPTIONS
from hexad.board import BoardBase
from hexad.types import BLACK, WHITE, Formation, Player

__all__ = ["Board", "Move", "axial", "cell_at"]

Move = AbaloneMove
axial = abalone_axial
cell_at = abalone_cell_at


class Board(AbaloneGame, BoardBase[AbaloneMove]):
    """A game of Abalone in progress.

    >>> board = Board(layout="belgian-daisy")
    >>> board.push("a1b2")
    Move('a1b2')
    >>> board.turn
    <Player.WHITE: 'white'>
    >>> board.explain("h4h5g4").rule
    'A8'
    """

    __slots__ = ()

    game: ClassVar[str] = "abalone"
    PLAYERS: ClassVar[tuple[Player, Player]] = (BLACK, WHITE)

    def __init__(
        self,
        fen: str | None = None,
        *,
        layout: str | None = None,
        repetition: int | None = 3,
        ply_limit: int | None = None,
        quiet_limit: int | None = None,
    ) -> None:
        """Set up a layout, the standard one if none is named, or any position.

        A game is drawn when a position occurs for the `repetition`th time (R1), after `ply_limit` plies, and after
        `quiet_limit` plies without an ejection (R3); None switches each rule off.
        """
        if fen is None:
            OPTIONS["layout"].check(layout)
            fen = LAYOUTS[layout or "standard"]
        super().__init__(fen, repetition, ply_limit, quiet_limit)

    @property
    def options(self) -> dict[str, Any]:
        """The keyword options that make this board again from its start position."""
        repetition, ply_limit, quiet_limit = self._limits
        return {"repetition": repetition, "ply_limit": ply_limit, "quiet_limit": quiet_limit}

    @property
    def pushed_off(self) -> dict[Player, int]:
        """How many marbles each player has pushed off the board."""
        return dict(zip(self.PLAYERS, self._pushed_off, strict=True))

    def _copy_into(self, twin: Board) -> None:
        AbaloneGame.__init__(twin, self)

    def formations(self) -> list[Formation]:
        """Every single, pair, lance, bow, shield, block, det, multi, pac and possible sumito."""
        return [
            Formation(
                kind,
                None if player is None else self.PLAYERS[player],
                tuple(cells),
                tuple(against),
                direction=direction,
            )
            for kind, player, cells, against, direction in self._formations()
        ]
