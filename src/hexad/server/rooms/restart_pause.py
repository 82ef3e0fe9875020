"""After a restart, clocks stand still until the players to move are back.

Clients reconnect within seconds, many at once, and a server that replays their games is slow to answer. Moves are
accepted meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms

__all__ = ["pause_after_restart"]

POLL_SECONDS = 0.05
# The event loop must have been on time for this long: then the clients that are back can move.
CALM_SECONDS = 0.3

log = logging.getLogger(__name__)


async def pause_after_restart(rooms: Rooms, clock: ArenaClock, timed_games: set[str], max_seconds: float) -> None:
    """Stop the clocks until the player to move is back in each of these games, or for `max_seconds`."""
    clock.pause()
    began = busy_at = time.monotonic()
    missing = timed_games
    try:
        while time.monotonic() - began < max_seconds:
            missing = {name for name in missing if not _is_back(rooms.loaded.get(name))}
            if missing or clock.process_time.is_late():
                busy_at = time.monotonic()
            elif time.monotonic() - busy_at >= CALM_SECONDS:
                break
            await asyncio.sleep(POLL_SECONDS)
    finally:
        clock.resume()
    for name in timed_games & rooms.loaded.keys():
        # Clients have counted by themselves meanwhile.
        rooms.loaded[name].announce_state(clock.now())
    text = "clocks run again after %.1f s: the player to move is back in %d of %d timed games"
    log.info(text, time.monotonic() - began, len(timed_games) - len(missing), len(timed_games))


def _is_back(room: Room | None) -> bool:
    """Return whether nobody has to be waited for in a game: the player to move is connected, or it is an engine."""
    if room is None:
        return False
    return room.state.turn is None or room.state.seats[room.state.turn].kind == "engine" or room.is_player_connected()
