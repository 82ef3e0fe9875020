"""A defence against triangles and rings while tiles are placed: every cell has a partner, and the answer is there.

The cells of each row are paired, (2i, r) with (2i + 1, r). Every triangle and every ring contains a whole pair. The two
cells of a pair are adjacent, so the answer in the pair is always legal, and a player who gives it never loses to a
triangle or a ring during placement. Lines across the rows contain no pair.
"""

from __future__ import annotations

from hexad.six.board import axial, cell_at

__all__ = ["partner"]


def partner(cell: str) -> str:
    """The other cell of the pair.

    >>> partner("2,-1"), partner("3,-1"), partner("-1,0")
    ('3,-1', '2,-1', '-2,0')
    """
    q, r = axial(cell)
    return cell_at(q ^ 1, r)
