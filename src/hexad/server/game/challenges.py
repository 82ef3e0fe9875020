"""Challenges: invitations for one player, who alone may take the open seat, or decline it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.game import events as e

if TYPE_CHECKING:
    from hexad.server.game.acts import Decline
    from hexad.server.game.game_state import GameState

__all__ = ["decide_decline", "require_challenge", "require_invited"]


def require_challenge(created: e.Created, invited: str) -> None:
    """Raise RefusalError if a new game cannot be a challenge of a player."""
    if invited == created.by or any(seat.player == invited for seat in created.seats):
        raise RefusalError("challenge-self", "You cannot challenge yourself.", status=422, field="to")
    if sum(seat.kind == "open" for seat in created.seats) != 1:
        text = "A challenge has exactly one open seat: that of the player who is challenged."
        raise RefusalError("challenge-seats", text, status=422, field="chairs")


def require_invited(state: GameState, player: str) -> None:
    """Raise RefusalError if the open seat of a game is for another player."""
    if state.created.invited not in ("", player):
        raise RefusalError("not-invited", "The open seat is for another player, but you can watch.", status=403)


def decide_decline(state: GameState, act: Decline, player: str, at: int) -> e.Event:
    """Return the event by which a player declines a challenge; raises RefusalError."""
    if not player or state.created.invited != player:
        raise RefusalError("not-challenged", "Nobody has challenged you to this game.", status=403)
    if state.status != "open":
        raise RefusalError("not-open", "All seats of this game are taken, but you can watch it.")
    seat = next(number for number, other in enumerate(state.seats) if other.kind == "open")
    return e.Aborted(at=at, seat=seat, id=act.id, reason=f"declined-{act.reason}" if act.reason else "declined")
