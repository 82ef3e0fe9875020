"""A game in words, in the language of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.people.given_names import given_name
from hexad.texts.outcomes import ending

if TYPE_CHECKING:
    from hexad.server.game.events import Seat
    from hexad.server.game.game_state import GameState
    from hexad.texts import Texts

__all__ = ["host_name", "player_names", "result_text"]


def player_names(state: GameState, texts: Texts) -> tuple[str, str]:
    """Who plays Black, and who plays the other colour; with four players, two do."""
    first, second = (
        [_seat_name(seat, texts) for number, seat in enumerate(state.seats) if number % 2 == side] for side in (0, 1)
    )
    return _team(first, texts), _team(second, texts)


def host_name(state: GameState, texts: Texts) -> str | None:
    """The first player of a game with open seats; None if only engines wait."""
    return next((_seat_name(seat, texts) for seat in state.seats if seat.kind == "player"), None)


def result_text(state: GameState, texts: Texts) -> str:
    """How the game ended; empty if it has not."""
    if state.outcome is not None:
        return ending(texts, state.outcome)
    return texts.say("preview-aborted").rstrip(".") if state.status == "aborted" else ""


def _seat_name(seat: Seat, texts: Texts) -> str:
    if seat.kind == "engine":
        return texts.say("preview-engine", level=seat.level)
    if seat.kind == "open":
        return texts.say("preview-open-seat")
    given = given_name(seat.name)
    if given is not None:
        return texts.say("preview-guest" if given.kind == "guest" else "preview-hidden-player", tag=given.tag)
    return seat.name or texts.say("preview-deleted-player")


def _team(names: list[str], texts: Texts) -> str:
    return texts.say("preview-team", first=names[0], second=names[1]) if len(names) > 1 else names[0]
