"""Setting up a game: what somebody asks for, checked, and what comes of it."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

import hexad
from hexad.clock import TimeControl
from hexad.engine.levels import FULL
from hexad.server.errors import RefusalError
from hexad.server.game.events import Created, Seat
from hexad.server.people.identity import Identity  # noqa: TC001 - msgspec reads the annotations

__all__ = ["Chair", "Invitation", "Options", "board_of", "created_from"]

MAX_SECONDS = 24 * 60 * 60


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: me, an engine of a level, or whoever comes (a friend with the link, or anyone from the lobby)."""

    who: Literal["me", "anyone", "engine"]
    level: Annotated[int, Meta(ge=1, le=FULL)] = 5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What editions differ in. `layout` and `quiet_limit` are Abalone's, the rest but for the limits is Six's."""

    layout: Annotated[str, Meta(max_length=40)] | None = None
    rules: Literal["basic", "advanced"] | None = None
    declare: Literal["auto", "manual"] | None = None
    first_move: Literal["restricted", "free"] | None = None
    players: Literal[2, 4] | None = None
    begins: Literal[1, 2] | None = None
    repetition: Annotated[int, Meta(ge=2, le=100)] | None = 3
    """How often a position may occur; null is without limit."""
    ply_limit: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    quiet_limit: Annotated[int, Meta(ge=1, le=100_000)] | None = None


Fen: TypeAlias = Annotated[str, Meta(max_length=400, description="a position; the start of the game if left out")]


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to be set up. Chairs are clockwise, Black first: two, or four for four-handed Six."""

    game: Literal["abalone", "six"]
    chairs: Annotated[tuple[Chair, ...], Meta(min_length=2, max_length=4)]
    fen: Fen | None = None
    options: Options = Options()
    control: Annotated[str, Meta(max_length=20, description="seconds: 600, 900+10, 900d5; - is no clock")] = "-"
    listed: bool = False
    """Whether it is shown in the lobby until somebody comes."""


def board_of(game: str, fen: str | None, options: Options) -> Any:  # noqa: ANN401 - a board of either game
    """The board that a game starts from; raises Refusal."""
    given = msgspec.structs.asdict(options)
    # What was left out is not an option of either game; what was given to the wrong game is refused by its board.
    chosen = {name: value for name, value in given.items() if value is not None or name == "repetition"}
    if fen is not None and "layout" in chosen:
        raise RefusalError("two-positions", "A game starts from a layout or from a position, not both.", status=422)
    try:
        return hexad.GAMES[game].Board(fen, **chosen)
    except TypeError:
        wrong = ", ".join(sorted(set(chosen) - set(_OPTIONS[game])))
        raise RefusalError("wrong-option", f"{game.capitalize()} has no option {wrong}.", status=422) from None
    except ValueError as error:
        raise RefusalError(getattr(error, "code", None) or "bad-position", str(error), status=422) from None


_OPTIONS = {
    "abalone": ("layout", "repetition", "ply_limit", "quiet_limit"),
    "six": ("rules", "declare", "first_move", "players", "begins", "repetition", "ply_limit"),
}


def created_from(invitation: Invitation, identity: Identity, now: int) -> Created:
    """The first event of the game that was asked for; raises Refusal."""
    board = board_of(invitation.game, invitation.fen, invitation.options)
    chairs = invitation.chairs
    if len(chairs) != board.players:
        raise RefusalError("chairs", f"This game has {board.players} seats, not {len(chairs)}.", status=422)
    if board.outcome() is not None:
        raise RefusalError("over", "The game is over in this position.", status=422)
    layout = "" if invitation.fen or invitation.game != "abalone" else invitation.options.layout or "standard"
    return Created(
        at=now,
        game=invitation.game,
        fen=board.start_fen,
        options=board.options,
        control=_control(invitation.control),
        seats=tuple(_seat(chair, identity) for chair in chairs),
        by=identity.player,
        time=time.time(),
        listed=invitation.listed and any(chair.who == "anyone" for chair in chairs),
        layout=layout,
    )


def _control(text: str) -> str:
    try:
        control = TimeControl.parse(text)
    except ValueError as error:
        raise RefusalError("bad-control", str(error), status=422) from None
    if max(control.base or 0, control.increment, control.delay) > MAX_SECONDS * 100:
        raise RefusalError("bad-control", "A day is the longest time that a clock can have.", status=422)
    return str(control)


def _seat(chair: Chair, identity: Identity) -> Seat:
    if chair.who == "me":
        return Seat("player", identity.player, identity.name)
    if chair.who == "engine":
        return Seat("engine", name=f"Hexad level {chair.level}", level=chair.level)
    return Seat("open")
