"""The record of a game on the server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hexad.record import Game

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState

__all__ = ["record_of"]


def record_of(state: GameState, site: str) -> Game:
    """The record of a game up to now. `site` is the URL of the server."""
    game = Game.from_board(state.board, _tags(state, site))
    if state.outcome is not None:
        game.finish(state.outcome)
    elif state.status == "aborted":
        game.tags["Termination"] = "aborted"
    first_seat = game.board().seat
    for ply, (node, times) in enumerate(zip(game.mainline(), state.times, strict=True)):
        if times:
            # A player's time may run out at the moment of a move: a record has no negative times.
            node.clock = max(0, times[(first_seat + ply) % len(times)])
    return game


def _tags(state: GameState, site: str) -> dict[str, str]:
    created = state.created
    tags = {"Site": f"{site}/games/{state.name}", "Date": time.strftime("%Y.%m.%d", time.gmtime(created.time))}
    if created.imported:
        tags["Imported"] = "yes"
    if created.tournament is not None:
        tags |= {"Event": created.tournament.title, "Round": str(created.tournament.round or "-")}
    for side, player in enumerate(state.board.PLAYERS):
        tags[player.capitalize()] = " and ".join(seat.name or "?" for seat in state.seats[side::2])
    return {**tags, "TimeControl": created.control}
