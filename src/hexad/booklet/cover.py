"""The pictures of the title page: a position of each game."""

from __future__ import annotations

from hexad.booklet.figures import Diagram

__all__ = ["BOARDS", "cover"]

BOARDS = {
    "abalone": Diagram(
        "abalone", "5/3S2/1ssss2/1ssssSs1/2sSSss2/3SSS2/3SS2/2SS2/5 2 3 b 4 20", play="c5d5", sides=True
    ),
    "six": Diagram("six", "2RB/1BRRB/RRBBR/1BRBBR/BRR1B@-2,-2 11 11 b basic 10", play="0,3", sides=True),
}


def cover(text: str, game: str | None = None) -> dict[str, str]:
    """The pictures by game: of both, or of one."""
    return {name: shown.draw(text, text, coordinates=False) for name, shown in BOARDS.items() if game in {None, name}}
