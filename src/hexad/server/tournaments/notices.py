"""Tells players what concerns them in tournaments: a round is paired, somebody entered them, it is cancelled.

When a game begins on this server, the player is told as of every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from hexad.server.game.messages import encode
from hexad.server.tournament import events as e

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.rooms.notifications import Notifications
    from hexad.server.tournament.state import TournamentState
    from hexad.server.tournaments.room import TournamentChange
    from hexad.server.tournaments.tournaments import Tournaments

__all__ = ["TournamentNotice", "announce_changes"]


class TournamentNotice(msgspec.Struct, frozen=True, omit_defaults=True, tag="tournament_notice"):
    """A notice to a player about a tournament.

    `paired`: the player has a game, `pairing`, which begins at a time, or in a league can be arranged from then on.
    `bye`: the player has no game in a round. `invited`: somebody entered the player as the entrant, who has to confirm.
    `cancelled`: the tournament does not take place. `withdrawn`: the server or an organiser withdrew the player.
    """

    about: Literal["paired", "bye", "invited", "cancelled", "withdrawn"]
    tournament: str
    title: str
    round: int = 0
    begins: float | None = None
    pairing: int = 0
    entrant: int = 0
    opponent: str = ""
    reason: str = ""


def announce_changes(tournaments: Tournaments, notifications: Notifications) -> None:
    """Tell players from now on. The process that commits an event does so, for those at other processes, too."""

    def tell(change: TournamentChange) -> None:
        if change.is_ours:
            for event in change.events:
                for player, notice in _notices(change.room.state, event):
                    notifications.announce(player, encode(notice))

    tournaments.observers.append(tell)


def _notices(state: TournamentState, event: e.Event) -> Iterator[tuple[str, TournamentNotice]]:
    head = (state.name, state.settings.title)
    if isinstance(event, e.RoundPaired | e.RoundRepaired) and event.round:
        yield from _round_notices(state, event)
    elif isinstance(event, e.Entered):
        for member in event.members:
            if member.player and member.player != event.by:
                yield member.player, TournamentNotice("invited", *head, entrant=event.number)
    elif isinstance(event, e.Cancelled):
        for entrant in state.active():
            for member in entrant.members:
                yield member.player, TournamentNotice("cancelled", *head, entrant=entrant.number, reason=event.reason)
    elif isinstance(event, e.Withdrawn) and event.reason:
        for member in state.entrants[event.number].members:
            yield member.player, TournamentNotice("withdrawn", *head, entrant=event.number, reason=event.reason)


def _round_notices(
    state: TournamentState, event: e.RoundPaired | e.RoundRepaired
) -> Iterator[tuple[str, TournamentNotice]]:
    head, begins = (state.name, state.settings.title), state.rounds[-1].begins
    for drawn in event.pairings:
        for own, other in ((drawn.first, drawn.second), (drawn.second, drawn.first)):
            opponent = state.entrants[other].label
            for member in state.entrants[own].members:
                yield (
                    member.player,
                    TournamentNotice("paired", *head, event.round, begins, drawn.number, own, opponent),
                )
    for absence in event.absences:
        for member in state.entrants[absence.entrant].members:
            yield member.player, TournamentNotice("bye", *head, event.round, begins, entrant=absence.entrant)
