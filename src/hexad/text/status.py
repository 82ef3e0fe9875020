"""The lines below a board: the players, what they hold, and how the game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexad.text import palette
from hexad.text.sheet import Sheet, Style

if TYPE_CHECKING:
    from hexad.svg.scene import Scene
    from hexad.text.captions import Captions
    from hexad.text.palette import Letters
    from hexad.types import Outcome

__all__ = ["Status"]

# The sockets for marbles that were pushed off.
_SOCKETS = 6


@dataclass(frozen=True)
class Status:
    """What is written below a board, and how."""

    scene: Scene
    letters: Letters
    captions: Captions
    unicode: bool

    def lines(self, over: Outcome | None, *, colour: bool) -> list[str]:
        """One line for each player, and how the game ended once it has."""
        sheet, scene = Sheet(), self.scene
        seats = len(scene.hands or scene.players)
        names = [self._name(seat, seats) for seat in range(seats)]
        column = 3 + max(5 if scene.hands is None else 7, *map(len, names))
        for seat, name in enumerate(names):
            is_turn = scene.turn == scene.players[seat % 2] and scene.seat in {None, seat}
            sign = ("▸" if self.unicode else ">") if is_turn else " "
            sheet.write(seat, 0, sign, Style(palette.ACCENT, bold=True))
            sheet.write(seat, 2, name, Style(bold=is_turn))
            self._write_holdings(sheet, seat, column)
        if over:
            sheet.write(seats, 2, self.captions.ending(over), Style(palette.ACCENT, bold=True))
        return sheet.lines(colour=colour)

    def _name(self, seat: int, seats: int) -> str:
        return self.captions.side(self.scene.players[seat % 2], seat // 2 + 1 if seats > 2 else None)

    def _write_holdings(self, sheet: Sheet, seat: int, column: int) -> None:
        """The marbles pushed off in their six sockets, or the tiles in hand."""
        scene, letters = self.scene, self.letters
        player, other = scene.players[seat % 2], scene.players[1 - seat % 2]
        tone = palette.PIECES[player][1]
        if scene.hands is not None:
            sheet.write(seat, column, f" {letters[player]} ", Style(palette.ON_TILE, tone, bold=True))
            sheet.write(seat, column + 4, self.captions.in_hand(scene.hands[seat]), Style())
        elif scene.pushed_off is not None:
            pushed_off = self.captions.pushed_off()
            sheet.write(seat, column, f" {letters[player]} ", Style(tone, palette.BOARD))
            sheet.write(seat, column + 5, pushed_off, Style(palette.INK))
            sockets = column + 6 + len(pushed_off)
            sheet.write(seat, sockets, " " * (2 * _SOCKETS + 1), Style(ground=palette.BOARD))
            for socket in range(_SOCKETS):
                is_full = socket < scene.pushed_off[seat]
                letter = letters[other] if is_full else letters[None]
                ink = palette.PIECES[other][1] if is_full else palette.BOARD_DOT
                sheet.write(seat, sockets + 1 + 2 * socket, letter, Style(ink))
