"""Conditions that several decisions have in common. Each raises RefusalError if it is not met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.people.message_text import clean_text
from hexad.server.tournament.acts import MAX_REASON
from hexad.server.tournament.state import ENDED

if TYPE_CHECKING:
    from hexad.server.tournament.facts import Asked
    from hexad.server.tournament.state import EntrantState, PairingState, TournamentState, TournamentStatus

__all__ = [
    "clean_reason",
    "entrant_for",
    "entrant_numbered",
    "pairing_numbered",
    "require_account",
    "require_log_space",
    "require_organiser",
    "require_patience",
    "require_status",
]


# How often the players of an entrant may withdraw, return, change a bye and be ready: each time is stored for ever.
MAX_CHANGES = 200
# How often the settings may be changed, which are longer than all other events, and what organisers may do in all.
MAX_SETTINGS = 500
MAX_ORGANISED = 20_000


def require_account(asked: Asked) -> None:
    """Tournaments are for players with an account: guests may be gone before the second round."""
    if not asked.actor.has_account:
        raise RefusalError("needs-account", "Tournaments are for players with an account.", status=403)


def require_organiser(state: TournamentState, asked: Asked) -> None:
    """Only organisers may do this."""
    if not state.is_organiser(asked.actor.player):
        raise RefusalError("not-organiser", "Only the organisers of this tournament can do this.", status=403)


def require_patience(state: TournamentState, entrant: EntrantState, asked: Asked) -> None:
    """Players change their minds a number of times. To withdraw and to take a request back is always possible."""
    if entrant.changes >= MAX_CHANGES and not state.is_organiser(asked.actor.player):
        raise RefusalError("too-many-changes", "You have changed this too often: ask the organisers.", status=429)


def require_log_space(state: TournamentState, *, is_change: bool) -> None:
    """Organisers correct and change something a number of times. What goes on to the end is always possible."""
    if state.organised >= MAX_ORGANISED or (is_change and state.changed >= MAX_SETTINGS):
        raise RefusalError("log-full", "The organisers have changed this tournament too often.", status=429)


def require_status(state: TournamentState, *statuses: TournamentStatus) -> None:
    """The tournament must be in one of these phases."""
    if state.status in statuses:
        return
    if state.status in ENDED:
        raise RefusalError("tournament-over", "The tournament is over.")
    if "running" in statuses and state.status in ("draft", "announced", "registration"):
        raise RefusalError("not-started", "The tournament has not started yet.")
    if state.status in ("running", "paused") and not {"running", "paused"} & set(statuses):
        raise RefusalError("already-started", "The tournament has already started.")
    raise RefusalError("wrong-phase", f"This is not possible now: the tournament is in the phase {state.status}.")


def entrant_numbered(state: TournamentState, number: int) -> EntrantState:
    """The entrant with a number."""
    entrant = state.entrants.get(number)
    if entrant is None:
        raise RefusalError("no-entrant", f"There is no entrant {number}.", status=404)
    return entrant


def entrant_for(state: TournamentState, number: int | None, asked: Asked) -> EntrantState:
    """The entrant that an act concerns: the own one or, for organisers, any."""
    player = asked.actor.player
    if number is None:
        own = state.entrant_of(player)
        if own is None:
            raise RefusalError("not-entered", "You do not take part in this tournament.")
        return own
    if not state.is_organiser(player):
        entrant = state.entrants.get(number)
        if entrant is None or not entrant.has(player):
            raise RefusalError("not-your-entry", "You can only do this for your own entry.", status=403)
        return entrant
    return entrant_numbered(state, number)


def pairing_numbered(state: TournamentState, number: int) -> PairingState:
    """The pairing with a number."""
    pairing = state.pairings.get(number)
    if pairing is None:
        raise RefusalError("no-pairing", f"There is no pairing {number} in this tournament.", status=404)
    return pairing


def clean_reason(text: str) -> str:
    """A reason that everybody can read, in its stored form."""
    try:
        return clean_text(text, code="bad-reason", most=MAX_REASON)
    except RefusalError as refusal:
        refusal.field = "reason"
        raise
