"""Gauntlets: one entrant meets every other, who do not meet each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.tournaments.history import Pairing, Round

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["gauntlet"]


def gauntlet(entrants: Sequence[int], *, cycle: int = 1) -> tuple[Round, ...]:
    """The rounds of a cycle in which the first of these entrants meets every other, one in each round.

    The sides alternate from round to round, and are exchanged from cycle to cycle.

    >>> for cycle in (1, 2):
    ...     games = [game for round_ in gauntlet([1, 2, 3, 4], cycle=cycle) for game in round_.pairings]
    ...     print(*(f"{first}-{second}" for first, second, _ in games))
    1-2 3-1 1-4
    2-1 1-3 4-1
    """
    one, *others = entrants
    sides = [(one, other) if (place + cycle) % 2 else (other, one) for place, other in enumerate(others)]
    return tuple(Round((Pairing(first, second),)) for first, second in sides)
