"""What the socket carries to somebody who watches a game on its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.board_actions import has_played, is_loaded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.web.visitor import Visitor

__all__ = ["MAX_BYTES_PER_PLY", "bytes_per_ply"]

MAX_BYTES_PER_PLY = 450


def bytes_per_ply(player: Visitor, spectator: Visitor, game: str, moves: Sequence[str]) -> float:
    """Play moves before a spectator's page; returns how many bytes its sockets receive for each."""
    received: list[int] = []

    def note(frame: str | bytes) -> None:
        received.append(len(frame.encode() if isinstance(frame, str) else frame))

    spectator.page.on("websocket", lambda socket: socket.on("framereceived", note))
    name = player.create(game, "me", "me", control="600+5", options={"repetition": None})
    page = spectator.open(f"/games/{name}")
    is_loaded(page)
    received.clear()
    for ply, move in enumerate(moves, 1):
        player.act(name, type="move", move=move)
        has_played(page, ply)
    return sum(received) / len(moves)
