"""Lag compensation: the network delay that is given back to a clock, and how much of it a seat has left.

A client reports its delay by how fast it answers pings, so it can report too much. Each seat has a quota for the game,
which every move refills a little: a usual delay is always compensated in full, a long one for some moves. The quota
follows from the events of the game, so that every process knows it, also after a restart.
"""

from __future__ import annotations

__all__ = ["MAX_LAG", "QUOTA", "REFILL", "quota_after"]

# All in centiseconds. For one move, at most:
MAX_LAG = 50
# At the beginning of a game, and at most:
QUOTA = 200
# With each move of the seat:
REFILL = 15


def quota_after(quotas: tuple[int, ...], seat: int, lag: int) -> tuple[int, ...]:
    """Return the quotas of all seats after a move of one seat for which this delay was given back."""
    if not lag and quotas[seat] == QUOTA:
        return quotas
    # Games of earlier releases had no quota: theirs may be exceeded.
    left = min(QUOTA, max(0, quotas[seat] - lag) + REFILL)
    return (*quotas[:seat], left, *quotas[seat + 1 :])
