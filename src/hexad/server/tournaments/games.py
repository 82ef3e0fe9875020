"""The games of a tournament: how they are created, and what their end says about the pairing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hexad.server.game.events import Seat, TournamentGame
from hexad.server.game.invitation import Chair, Invitation, created_from
from hexad.server.game.tournament_games import NO_SHOW
from hexad.server.people.identity import Identity
from hexad.server.tournament import events as e
from hexad.tournaments import Result

if TYPE_CHECKING:
    from hexad.server.game.events import Created
    from hexad.server.game.game_state import GameState
    from hexad.server.tournament.state import PairingState, TournamentState

__all__ = ["created_for", "recorded_from"]

_FORFEITS = {"1-0": Result.SECOND_FORFEITS, "0-1": Result.FIRST_FORFEITS}


def created_for(state: TournamentState, pairing: PairingState, now: int) -> Created:
    """Return the creation of the game of a pairing at an arena time. The first entrant has the seats that begin."""
    settings = state.settings
    seats = _seats(state, pairing)
    chairs = (Chair("me"), *[Chair("anyone")] * (len(seats) - 1))
    control = settings.tie_break_control if pairing.is_extra and settings.tie_break_control else settings.control
    options = settings.options_of(max(1, pairing.round))
    invitation = Invitation(settings.game, chairs, None, options, control, listed=True, rated=settings.rated)
    created = created_from(invitation, Identity(seats[0].player, seats[0].name, has_account=True), now)
    place = TournamentGame(
        state.name,
        settings.title,
        pairing.number,
        pairing.round,
        berserk=settings.format == "arena" and settings.berserk,
    )
    return replace(created, seats=seats, by="", listed=False, tournament=place)


def _seats(state: TournamentState, pairing: PairingState) -> tuple[Seat, ...]:
    """The seats, clockwise: partners do not sit beside each other."""
    first, second = (state.entrants[number].members for number in pairing.entrants)
    members = [member for pair in zip(first, second, strict=True) for member in pair]
    return tuple(Seat("player", member.player, member.name) for member in members)


def recorded_from(game: GameState, pairing: PairingState, now: float) -> e.Recorded | None:
    """Return the event that a game which is over leads to; None if it has no result, or belongs to another pairing."""
    place, outcome = game.created.tournament, game.outcome
    if place is None or place.pairing != pairing.number or outcome is None:
        return None
    result = Result(outcome.result)
    if outcome.reason == NO_SHOW:
        result = _FORFEITS[outcome.result]
    sides = {seat % 2 for seat in game.snapshot.berserk}
    berserk = tuple(number for side, number in enumerate(pairing.entrants) if side in sides)
    return e.Recorded(time=now, number=pairing.number, result=result.value, berserk=berserk)
