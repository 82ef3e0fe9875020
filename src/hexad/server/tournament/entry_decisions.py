"""Decisions about entrants: who enters, confirms, withdraws, returns and rests."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.people.identity import clean_name
from hexad.server.people.names import folded, skeleton, visible
from hexad.server.people.reserved_names import require_unreserved
from hexad.server.tournament import events as e
from hexad.server.tournament.acts import MAX_RATING
from hexad.server.tournament.requirements import (
    entrant_for,
    entrant_numbered,
    require_account,
    require_organiser,
    require_patience,
    require_status,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.tournament import acts as a
    from hexad.server.tournament.facts import Asked, Person
    from hexad.server.tournament.state import TournamentState

__all__ = ["add_entrants", "confirm", "enter", "request_bye", "return_", "withdraw"]

# Formats in which entrants can come after the start.
_LATE_FORMATS = ("swiss", "arena")
# How many times as many entrants as there are places may have entered in all.
MAX_TURNOVER = 3
BY_ORGANISER = "organiser"
"""The reason of a withdrawal by an organiser, after which only an organiser can let the entrant return."""


def enter(state: TournamentState, act: a.Enter, asked: Asked) -> tuple[e.Event, ...]:
    """A player enters, perhaps with a partner."""
    require_account(asked)
    _require_entries(state)
    if state.settings.entry == "list":
        raise RefusalError("not-on-list", "Only players on the organisers' list take part.", status=403)
    if state.settings.entry == "link" and not (asked.has_key or state.is_organiser(asked.actor.player)):
        raise RefusalError("wrong-key", "Only people with the link of the organisers can enter.", status=403)
    _require_not_entered(state, asked.actor.player)
    partner = _partner(state, act, asked)
    ratings = [asked.rating] if partner is None else [asked.rating, partner.rating]
    rating = _average(ratings)
    _require_rating(state, rating)
    _require_room(state, 1)
    members = [e.Member(asked.actor.name, asked.actor.player)]
    if partner is not None:
        members.append(e.Member(partner.name, partner.player))
    name = clean_name(act.name) if act.name and state.is_team else ""
    require_unreserved(name)
    _require_own_look(name, _looks(state) if name else set())
    number = _next_entrant(state)
    return (e.Entered(**asked.author, number=number, members=tuple(members), name=name, rating=rating),)


def _partner(state: TournamentState, act: a.Enter, asked: Asked) -> Person | None:
    if not state.is_team:
        if act.partner is not None:
            raise RefusalError("no-teams", "Everybody plays alone in this tournament.", status=422, field="partner")
        return None
    if act.partner is None:
        raise RefusalError("needs-partner", "Teams of two play here: name your partner.", status=422, field="partner")
    partner = asked.people.get(act.partner)
    if partner is None:
        raise RefusalError("no-player", f"There is no player {act.partner}.", status=404, field="partner")
    if partner.player == asked.actor.player:
        raise RefusalError("yourself", "This is you.", status=422, field="partner")
    if state.entrant_of(partner.player) is not None:
        raise RefusalError("partner-entered", "This player takes part in another team.", field="partner")
    return partner


def confirm(state: TournamentState, act: a.Confirm, asked: Asked) -> tuple[e.Event, ...]:
    """A member of an entrant agrees to take part."""
    require_account(asked)
    _require_entries(state)
    entrant = entrant_numbered(state, act.entrant)
    if asked.actor.player not in entrant.unconfirmed or entrant.is_withdrawn:
        raise RefusalError("nothing-to-confirm", "Nobody has entered you there, or it was withdrawn.")
    _require_not_entered(state, asked.actor.player)
    return (e.Confirmed(**asked.author, number=entrant.number),)


def add_entrants(state: TournamentState, act: a.AddEntrants, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser adds entrants: names at real tables, players who have to confirm online."""
    require_organiser(state, asked)
    if state.status not in ("draft", "announced"):
        _require_entries(state)
    _require_room(state, len(act.entrants))
    added: list[e.Event] = []
    looks = _looks(state) if state.is_team else set()
    for number, new in enumerate(act.entrants, _next_entrant(state)):
        if len(new.members) != (2 if state.is_team else 1):
            text = "Each entrant is one player, or a team of two where teams play."
            raise RefusalError("wrong-members", text, status=422, field="entrants")
        members = _written(new) if state.settings.place == "tables" else _listed(state, new, asked)
        name = clean_name(new.name) if new.name and state.is_team else ""
        if state.settings.is_online:
            require_unreserved(name)
        _require_own_look(name, looks)
        rating = min(new.rating, MAX_RATING) or _average(
            [found.rating for found in map(asked.people.get, new.members) if found]
        )
        added.append(e.Entered(**asked.author, number=number, members=members, name=name, rating=rating))
    _require_different(state, added)
    return tuple(added)


def _written(new: a.NewEntrant) -> tuple[e.Member, ...]:
    return tuple(e.Member(clean_name(name)) for name in new.members)


def _listed(state: TournamentState, new: a.NewEntrant, asked: Asked) -> tuple[e.Member, ...]:
    if state.settings.entry != "list":
        raise RefusalError("not-by-list", "Players enter this tournament themselves.")
    unknown = [name for name in new.members if name not in asked.people]
    if unknown:
        text = f"There is no player {unknown[0]}."
        raise RefusalError("no-player", text, status=404, field="entrants", params={"name": unknown[0]})
    return tuple(e.Member(person.name, person.player) for person in map(asked.people.__getitem__, new.members))


def _require_different(state: TournamentState, added: Iterable[e.Event]) -> None:
    """Nobody is entered twice, by an organiser who adds the same list again, for example."""
    known = {_key(member) for entrant in state.entrants.values() for member in entrant.members}
    for event in added:
        assert isinstance(event, e.Entered)
        for member in event.members:
            if _key(member) in known:
                text = f"{member.name} is in the list already."
                raise RefusalError("entered-twice", text, field="entrants", params={"name": member.name})
            known.add(_key(member))


def _key(member: e.Member) -> str:
    # The names that an organiser writes down differ by more than case, width and characters that nobody sees.
    return member.player or f"name {visible(folded(member.name))}"


def _require_own_look(name: str, looks: set[str]) -> None:
    """The name of a team does not look like that of another entrant. Names of accounts differ already."""
    if name and _look(name) in looks:
        raise RefusalError("entered-twice", f"{name} is in the list already.", field="name", params={"name": name})
    looks.add(_look(name))


def _looks(state: TournamentState) -> set[str]:
    """What the names of teams and their members look like."""
    entrants = state.entrants.values()
    return {_look(name) for one in entrants for name in (one.name, *(member.name for member in one.members)) if name}


@lru_cache(maxsize=10_000)
def _look(name: str) -> str:
    return skeleton(name)


def withdraw(state: TournamentState, act: a.Withdraw, asked: Asked) -> tuple[e.Event, ...]:
    """An entrant withdraws, or an organiser withdraws it. A listed player who does not want to play does so, too."""
    require_status(state, "draft", "announced", "registration", "running", "paused")
    entrant = entrant_for(state, act.entrant, asked)
    if entrant.is_withdrawn:
        raise RefusalError("already-withdrawn", "This entry is withdrawn already.")
    reason = "" if entrant.has(asked.actor.player) else BY_ORGANISER
    return (e.Withdrawn(**asked.author, number=entrant.number, reason=reason),)


def return_(state: TournamentState, act: a.Return, asked: Asked) -> tuple[e.Event, ...]:
    """An entrant takes part again. In a knockout, the opponent has advanced."""
    if state.started is not None and state.settings.format == "knockout":
        raise RefusalError("too-late-entry", "It is too late: the tournament has started.")
    require_status(state, "registration", "running", "paused")
    entrant = entrant_for(state, act.entrant, asked)
    if not entrant.is_withdrawn:
        raise RefusalError("not-withdrawn", "This entry is not withdrawn.")
    if entrant.reason == BY_ORGANISER and not state.is_organiser(asked.actor.player):
        raise RefusalError("organisers-return", "The organisers withdrew this entry: ask them.", status=403)
    require_patience(state, entrant, asked)
    for member in entrant.members:
        other = state.entrant_of(member.player)
        if other is not None and other.number != entrant.number:
            raise RefusalError("already-entered", "A member of this entry takes part in another team.")
    _require_room(state, 1)
    return (e.Returned(**asked.author, number=entrant.number),)


def request_bye(state: TournamentState, act: a.RequestBye, asked: Asked) -> tuple[e.Event, ...]:
    """An entrant leaves out a later round for half a point, or plays it after all."""
    require_status(state, "registration", "running", "paused")
    entrant = entrant_for(state, act.entrant, asked)
    if state.settings.format != "swiss" or not state.settings.half_byes:
        raise RefusalError("no-byes", "In this tournament, no byes can be requested.")
    if not len(state.rounds) < act.round <= state.settings.rounds:
        text = "A bye can be requested for a round that is not paired yet."
        raise RefusalError("bye-round", text, status=422, field="round")
    if (act.round in entrant.byes) == act.yes:
        raise RefusalError("as-it-is", "This is so already.")
    if not act.yes:
        return (e.ByeCancelled(**asked.author, number=entrant.number, round=act.round),)
    if len(entrant.byes) >= state.settings.half_byes:
        limit = state.settings.half_byes
        raise RefusalError("too-many-byes", f"An entrant can request {limit} byes.", params={"max": limit})
    require_patience(state, entrant, asked)
    return (e.ByeRequested(**asked.author, number=entrant.number, round=act.round),)


def _require_entries(state: TournamentState) -> None:
    """Whether entrants can come now: while registration is open, and later in some formats."""
    if state.status in ("running", "paused"):
        settings = state.settings
        if settings.format not in _LATE_FORMATS or (
            settings.format == "swiss" and len(state.rounds) >= settings.rounds
        ):
            raise RefusalError("too-late-entry", "It is too late: the tournament has started.")
        return
    if state.status in ("draft", "announced"):
        raise RefusalError("not-registration", "The registration is not open yet.")
    require_status(state, "registration")


def _require_not_entered(state: TournamentState, player: str) -> None:
    if state.entrant_of(player) is not None:
        raise RefusalError("already-entered", "You have entered already.")


def _require_room(state: TournamentState, more: int) -> None:
    limit = state.settings.capacity
    # Entrants who withdrew keep their numbers: coming and going must not make the list grow without end.
    if state.count() + more > limit or len(state.entrants) + more > MAX_TURNOVER * limit:
        raise RefusalError("tournament-full", f"There are places for {limit} entrants.", params={"max": limit})


def _require_rating(state: TournamentState, rating: int) -> None:
    low, high = state.settings.min_rating, state.settings.max_rating
    if low is not None and rating < low:
        text = f"This tournament is for players with a rating of at least {low}."
        raise RefusalError("rating-too-low", text, status=403, params={"min": low})
    if high is not None and rating > high:
        text = f"This tournament is for players with a rating of at most {high}."
        raise RefusalError("rating-too-high", text, status=403, params={"max": high})


def _average(ratings: list[int]) -> int:
    """The rating of a team: that of its members with a rating."""
    known = [rating for rating in ratings if rating]
    return round(sum(known) / len(known)) if known else 0


def _next_entrant(state: TournamentState) -> int:
    return max(state.entrants, default=0) + 1
