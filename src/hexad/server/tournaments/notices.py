"""Tells players what concerns them in tournaments: a round is paired, an opponent is ready, it is cancelled.

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
    `ready`: in a league, the opponent is ready to play and waits for the player. `cancelled`: the tournament does not
    take place. `withdrawn`: the server or an organiser withdrew the player.
    """

    about: Literal["paired", "bye", "invited", "ready", "cancelled", "withdrawn"]
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
        told = _told(state, TournamentNotice("invited", *head, entrant=event.number))
        yield from ((player, notice) for player, notice in told if player != event.by)
    elif isinstance(event, e.Readied) and event.is_ready:
        yield from _ready_notices(state, event)
    elif isinstance(event, e.Cancelled):
        for entrant in state.active():
            yield from _told(state, TournamentNotice("cancelled", *head, entrant=entrant.number, reason=event.reason))
    elif isinstance(event, e.Withdrawn) and event.reason:
        yield from _told(state, TournamentNotice("withdrawn", *head, entrant=event.number, reason=event.reason))


def _told(state: TournamentState, notice: TournamentNotice) -> Iterator[tuple[str, TournamentNotice]]:
    """The notice to each member of its entrant. At real tables members may have no account."""
    for member in state.entrants[notice.entrant].members:
        if member.player:
            yield member.player, notice


def _round_notices(
    state: TournamentState, event: e.RoundPaired | e.RoundRepaired
) -> Iterator[tuple[str, TournamentNotice]]:
    head = (state.name, state.settings.title, event.round, state.rounds[-1].begins)
    for drawn in event.pairings:
        for own, other in ((drawn.first, drawn.second), (drawn.second, drawn.first)):
            opponent = state.entrants[other].label
            yield from _told(state, TournamentNotice("paired", *head, drawn.number, own, opponent))
    for absence in event.absences:
        yield from _told(state, TournamentNotice("bye", *head, entrant=absence.entrant))


def _ready_notices(state: TournamentState, event: e.Readied) -> Iterator[tuple[str, TournamentNotice]]:
    """The opponent is told; when both are ready, their game begins, which they are told as of every game."""
    pairing = state.pairings[event.number]
    if pairing.called is None:
        own = pairing.second if event.entrant == pairing.first else pairing.first
        opponent = state.entrants[event.entrant].label
        head = (state.name, state.settings.title, pairing.round, None)
        yield from _told(state, TournamentNotice("ready", *head, pairing.number, own, opponent))
