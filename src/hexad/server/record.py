"""Games of the arena as records."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hexad.record import Game
from hexad.seats import seat_of

if TYPE_CHECKING:
    from hexad.server.live import LiveGame

__all__ = ["record_of"]


def record_of(live: LiveGame, site: str) -> Game:
    """The record of a game as it stands; `site` is where the arena is found."""
    game = Game.from_board(live.board, _tags(live, site))
    if live.outcome is not None:
        game.finish(live.outcome)
    elif live.status == "aborted":
        game.tags["Termination"] = "aborted"
    first = seat_of(game.board())
    for ply, (node, times) in enumerate(zip(game.mainline(), live.times, strict=True)):
        if times:
            # A flag may fall in the very moment of a move: a record knows no time below none.
            node.clock = max(0, times[(first + ply) % len(times)])
    return game


def _tags(live: LiveGame, site: str) -> dict[str, str]:
    created = live.created
    tags = {"Site": f"{site}/games/{live.name}", "Date": time.strftime("%Y.%m.%d", time.gmtime(created.time))}
    for side, player in enumerate(live.board.PLAYERS):
        tags[player.capitalize()] = " and ".join(seat.name or "?" for seat in live.seats[side::2])
    return {**tags, "TimeControl": created.control}
