"""What a player who waits for an opponent wants to play, and the game that two of them are paired for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from msgspec import Meta

import hexad
from hexad.clock import TimeControl
from hexad.ratings import speed_of
from hexad.server.errors import RefusalError
from hexad.server.game.correspondence import correspondence_account_required
from hexad.server.game.events import Seat
from hexad.server.game.invitation import Chair, Invitation, created_from
from hexad.server.game.options import Options
from hexad.server.game.position_request import PositionRequest
from hexad.server.game.rated import account_required
from hexad.server.people.identity import Identity

if TYPE_CHECKING:
    from hexad.options import Option
    from hexad.server.game.events import Created
    from hexad.server.store.seeks import StoredSeek

__all__ = ["CONTROLS", "SeekOptions", "Wish", "created_for", "wish_from"]

CONTROLS = ("60", "180", "180+2", "300+3", "600", "900+10", "1/86400", "1/259200", "1/604800")
"""The time controls that players are paired for, in seconds. Other ones are for the lobby: few would wait for each."""


class SeekOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options that a player who waits can choose: a named start position of Abalone, the rules of Six."""

    layout: Annotated[str, Meta(max_length=40)] | None = None
    rules: Annotated[str, Meta(max_length=40)] | None = None


class Wish(NamedTuple):
    """A game that a player wants to play."""

    game: str
    control: str
    options: str
    """As JSON. Options that are not given have their defaults, so that equal wishes are equal."""
    rated: bool

    @property
    def speed(self) -> str:
        """The speed category, whose rating counts."""
        return str(speed_of(TimeControl.parse(self.control), self.game) or "")


def wish_from(game: str, control: str, options: SeekOptions, identity: Identity, *, rated: bool) -> Wish:
    """Return the wish of a player; raises RefusalError."""
    if not identity.player:
        raise RefusalError("seek-anonymous", "Open the site in a browser first: you are not known here.", status=403)
    if control not in CONTROLS:
        text = f"Opponents are looked for with one of these clocks: {', '.join(CONTROLS)}."
        raise RefusalError("seek-control", text, status=422, field="control")
    if rated and not identity.has_account:
        raise account_required()
    if TimeControl.parse(control).per_move and not identity.has_account:
        raise correspondence_account_required()
    given = {name: value for name, value in msgspec.structs.asdict(options).items() if value is not None}
    try:
        PositionRequest(game, None, msgspec.convert(given, Options)).board()
    except (RefusalError, msgspec.ValidationError) as error:
        raise RefusalError("wrong-option", str(error), status=422, field="options") from None
    known = {name: str(getattr(options, name) or option.default) for name, option in _options_of(game).items()}
    return Wish(game, control, msgspec.json.encode(known, order="sorted").decode(), rated)


def created_for(black: StoredSeek, white: StoredSeek, now: int) -> Created:
    """Return the creation of the game that two players are paired for."""
    options = msgspec.json.decode(black.options, type=Options)
    chairs = (Chair("me"), Chair("anyone"))
    invitation = Invitation(black.game, chairs, None, options, black.control, listed=True, rated=black.rated)
    has_account = black.rated or TimeControl.parse(black.control).per_move
    created = created_from(invitation, Identity(black.player, black.name, has_account=has_account), now)
    seats = tuple(Seat("player", seek.player, seek.name) for seek in (black, white))
    return msgspec.structs.replace(created, seats=seats, listed=False)


def _options_of(game: str) -> dict[str, Option]:
    """The options of a game that a player who waits can choose."""
    known = hexad.GAMES[game].options
    return {name: known[name] for name in SeekOptions.__struct_fields__ if name in known}
