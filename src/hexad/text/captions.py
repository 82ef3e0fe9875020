"""What is said of the players below a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from hexad.types import Outcome, Player

__all__ = ["Captions", "English"]


class Captions(Protocol):
    """What is said of the players below a board."""

    def side(self, player: Player, number: int | None = None) -> str:
        """A player by colour, and by number where there are two of a colour."""

    def in_hand(self, count: int) -> str:
        """How many tiles a player holds."""

    def pushed_off(self) -> str:
        """What stands before the marbles that a player pushed off."""

    def ending(self, over: Outcome) -> str:
        """Who won, and how."""


class English:
    """The captions where no others are given; the texts of other languages take longer to load than a board to draw."""

    def side(self, player: Player, number: int | None = None) -> str:
        """As in Black, or Black 2."""
        return player.capitalize() if number is None else f"{player.capitalize()} {number}"

    def in_hand(self, count: int) -> str:
        """As in 20 in hand."""
        return f"{count} in hand"

    def pushed_off(self) -> str:
        """Two words."""
        return "pushed off"

    def ending(self, over: Outcome) -> str:
        """As in Black wins: ring."""
        return f"{over.winner.capitalize()} wins: {over.reason}" if over.winner else f"Draw: {over.reason}"
