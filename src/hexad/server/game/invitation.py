"""Invitations: requests for a new game, and the first event that they lead to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

import hexad
from hexad.engine.levels import FULL
from hexad.server.errors import RefusalError
from hexad.server.game.challenges import require_challenge
from hexad.server.game.correspondence import control_of, require_correspondence
from hexad.server.game.events import Created, Seat
from hexad.server.game.field_types import GameChoice
from hexad.server.game.options import Options
from hexad.server.game.position_request import Fen, PositionRequest
from hexad.server.game.rated import require_ratable

if TYPE_CHECKING:
    from hexad.server.people.identity import Identity

__all__ = ["Chair", "Invitation", "created_from"]

CONTROL_HINT = "seconds: 600, 900+10, 900d5; 1/86400 is a day for each move; - is no clock"


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who takes a seat: the sender, an engine, or anyone (a friend with the link, or a player from the lobby)."""

    who: Literal["me", "anyone", "engine"]
    level: Annotated[int, Meta(ge=1, le=FULL)] = 5


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to create. Chairs are the seats, clockwise, Black first: two, or four for four-handed Six."""

    game: GameChoice
    chairs: Annotated[tuple[Chair, ...], Meta(min_length=2, max_length=4)]
    fen: Fen | None = None
    options: Options = Options()
    control: Annotated[str, Meta(max_length=20, description=CONTROL_HINT)] = "-"
    listed: bool = False
    """Whether the lobby shows it while a seat is open. Otherwise a game with an open seat is private: only people with
    the link see it and its rematches."""
    rated: bool = False
    """Whether the game changes ratings: it has a clock and a usual start position, and its players have accounts."""
    to: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$")] | None = None
    """The name or the id of a player with an account who is challenged: nobody else can take the open seat."""
    weekends: bool = False
    """Whether a player's time stands still on Saturdays and Sundays; only in correspondence games."""


def created_from(invitation: Invitation, identity: Identity, now: int, invited: str = "") -> Created:
    """The first event of the game; raises RefusalError. `invited` is the id of the player who is challenged."""
    board = PositionRequest(invitation.game, invitation.fen, invitation.options).board()
    chairs = invitation.chairs
    if len(chairs) != board.players:
        raise RefusalError("chairs", f"This game has {board.players} seats, not {len(chairs)}.", status=422)
    if all(chair.who == "engine" for chair in chairs) and not identity.has_account:
        raise RefusalError("guest-engines", "Only players with an account can let engines play alone.", status=403)
    if board.outcome() is not None:
        raise RefusalError("over", "The game is over in this position.", status=422)
    has_open_seat = any(chair.who == "anyone" for chair in chairs)
    created = Created(
        at=now,
        game=invitation.game,
        fen=board.start_fen,
        options=board.options,
        control=control_of(invitation.control),
        seats=tuple(_seat(chair, identity) for chair in chairs),
        by=identity.player,
        time=time.time(),
        listed=invitation.listed and has_open_seat and not invited,
        layout=_layout(invitation),
        private=has_open_seat and not invitation.listed,
        rated=invitation.rated,
        invited=invited,
        weekends=invitation.weekends,
    )
    require_correspondence(created, has_account=identity.has_account)
    if invited:
        require_challenge(created, invited)
    if created.rated:
        require_ratable(created, has_custom_position=bool(invitation.fen), has_account=identity.has_account)
    return created


def _layout(invitation: Invitation) -> str:
    """The name of the start position, if the game has several and no other position was given."""
    option = hexad.GAMES[invitation.game].options.get("layout")
    if option is None or invitation.fen:
        return ""
    return str(getattr(invitation.options, option.name) or option.default)


def _seat(chair: Chair, identity: Identity) -> Seat:
    if chair.who == "me":
        return Seat("player", identity.player, identity.name)
    if chair.who == "engine":
        return Seat("engine", name=f"Hexad level {chair.level}", level=chair.level)
    return Seat("open")
