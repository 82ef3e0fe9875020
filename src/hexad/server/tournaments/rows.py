"""What is written to the database for events of a tournament: the events, and the rows that change with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.store.tournaments import TournamentEntry
from hexad.server.tournament.events import MemberAnonymised, encode_event
from hexad.server.tournament.progress import starts_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexad.server.tournament.events import Event
    from hexad.server.tournament.state import TournamentState

__all__ = ["entry_of"]

_ORGANISER = 0


def entry_of(
    before: TournamentState | None, events: Sequence[Event], following: TournamentState, last: bytes
) -> TournamentEntry:
    """Return what is written for events that lead from one state to another. `last` is the event before them."""
    anonymised = [event for event in events if isinstance(event, MemberAnonymised)]
    organisers = () if before is None else before.organisers
    return TournamentEntry(
        following.name,
        following.version - len(events) + 1,
        tuple(encode_event(event) for event in events),
        last,
        _row(following),
        players=tuple(_changed_players(before, following)),
        removed=tuple((_ORGANISER, player) for player in organisers if player not in following.organisers),
        anonymised=anonymised[0] if anonymised else None,
    )


def _row(state: TournamentState) -> dict[str, Any]:
    settings = state.settings
    return {
        "title": settings.title,
        "format": settings.format,
        "place": settings.place,
        "game": settings.game,
        "status": state.status,
        "organiser": state.creator,
        "entrants": state.count(),
        "created": state.created,
        "updated": state.time,
        "starts": settings.starts if state.started is None else state.started,
        "due": starts_at(state) if state.status == "registration" else None,
        "ended": state.ended,
        "settings": msgspec.json.encode(settings).decode(),
    }


def _changed_players(before: TournamentState | None, following: TournamentState) -> Iterator[dict[str, Any]]:
    """Yield the rows of players and organisers that may be different."""
    for player in following.organisers:
        if before is None or player not in before.organisers:
            yield _player_row(following, _ORGANISER, player, "", "organiser")
    has_ranks = before is None or before.ranks is not following.ranks
    ranks = dict(following.ranks)
    for number, entrant in following.entrants.items():
        # An entrant that no event has changed is the same object.
        if not has_ranks and before is not None and before.entrants.get(number) is entrant:
            continue
        for member in entrant.members:
            if member.player:
                status = "unconfirmed" if member.player in entrant.unconfirmed else entrant.status
                yield _player_row(following, number, member.player, member.name, status, ranks.get(number))


def _player_row(  # noqa: PLR0913, PLR0917 - the columns
    state: TournamentState, entrant: int, player: str, name: str, status: str, rank: int | None = None
) -> dict[str, Any]:
    return {
        "tournament": state.name,
        "entrant": entrant,
        "player": player,
        "name": name,
        "status": status,
        "rank": rank,
    }
