"""Decisions about the tournament as a whole: its phases, its settings and its organisers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.tournament import events as e
from hexad.server.tournament.requirements import clean_reason, require_organiser, require_status
from hexad.server.tournament.settings import MIN_ENTRANTS, TournamentSettings, checked
from hexad.server.tournament.tables import ranks_of

if TYPE_CHECKING:
    from hexad.server.tournament import acts as a
    from hexad.server.tournament.facts import Asked
    from hexad.server.tournament.state import TournamentState

__all__ = [
    "DRAWN_BY_LOT",
    "MAX_ORGANISERS",
    "add_organiser",
    "announce",
    "cancel",
    "change",
    "finish",
    "open_",
    "pause",
    "remove_organiser",
    "resume",
    "start",
    "started",
]

MAX_ORGANISERS = 20
# What cannot be changed any more when somebody has entered.
_FIXED_BY_ENTRANTS = ("format", "place", "game", "options", "rated")
# What can still be changed after the start: it does not concern pairings that were made.
_CHANGEABLE = (
    "title",
    "description",
    "rounds",
    "minutes",
    "max_entrants",
    "round_start",
    "round_times",
    "pause_minutes",
    "no_show_minutes",
    "half_byes",
    "tie_breaks",
)
DRAWN_BY_LOT = ("round-robin", "league")


def change(state: TournamentState, act: a.Change, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser changes the settings."""
    require_organiser(state, asked)
    require_status(state, "draft", "announced", "registration", "running", "paused")
    settings = checked(act.settings)
    if state.started is not None:
        fixed = [name for name in TournamentSettings.__struct_fields__ if name not in _CHANGEABLE]
    else:
        fixed = list(_FIXED_BY_ENTRANTS) if state.entrants else []
    for name in fixed:
        if getattr(settings, name) != getattr(state.settings, name):
            text = f"The field {name} cannot be changed any more."
            raise RefusalError("settings-fixed", text, field=name, params={"name": name})
    if state.started is not None and settings.format == "swiss" and settings.rounds < len(state.rounds):
        text = "There are more rounds already."
        raise RefusalError("settings-fixed", text, field="rounds", params={"name": "rounds"})
    return (e.Changed(**asked.author, settings=settings),)


def announce(state: TournamentState, _: a.Announce, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser shows a draft to everybody."""
    require_organiser(state, asked)
    require_status(state, "draft")
    return (e.Announced(**asked.author),)


def open_(state: TournamentState, _: a.Open, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser opens the registration."""
    require_organiser(state, asked)
    require_status(state, "draft", "announced")
    return (e.Opened(**asked.author),)


def add_organiser(state: TournamentState, act: a.AddOrganiser, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser lets another player organise, too."""
    require_organiser(state, asked)
    require_status(state, "draft", "announced", "registration", "running", "paused")
    person = asked.people.get(act.player)
    if person is None:
        raise RefusalError("no-player", f"There is no player {act.player}.", status=404, field="player")
    if state.is_organiser(person.player):
        raise RefusalError("already-organiser", "This player organises the tournament already.")
    if len(state.organisers) >= MAX_ORGANISERS:
        text = f"A tournament has at most {MAX_ORGANISERS} organisers."
        raise RefusalError("too-many-organisers", text, params={"max": MAX_ORGANISERS})
    return (e.OrganiserAdded(**asked.author, player=person.player),)


def remove_organiser(state: TournamentState, act: a.RemoveOrganiser, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser removes another one, or gives up the task; the creator of the tournament stays."""
    require_organiser(state, asked)
    require_status(state, "draft", "announced", "registration", "running", "paused")
    person = asked.people.get(act.player)
    player = act.player if person is None else person.player
    if player == state.creator:
        raise RefusalError("creator-stays", "The player who created the tournament stays its organiser.")
    if not state.is_organiser(player):
        raise RefusalError("no-player", "This player does not organise the tournament.", status=404, field="player")
    return (e.OrganiserRemoved(**asked.author, player=player),)


def start(state: TournamentState, _: a.Start, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser starts the tournament."""
    require_organiser(state, asked)
    require_status(state, "registration")
    if sum(1 for _ in state.active()) < MIN_ENTRANTS:
        text = f"A tournament needs at least {MIN_ENTRANTS} entrants."
        raise RefusalError("too-few-entrants", text, params={"min": MIN_ENTRANTS})
    return (started(state, asked.now, asked.actor.player),)


def started(state: TournamentState, now: float, by: str = "") -> e.Started:
    """The start, with what is drawn by lot: the places in a round robin, and who moves first in a Swiss."""
    lot = random.SystemRandom()
    by_rating = sorted(state.active(), key=lambda entrant: (-entrant.rating, entrant.number))
    order = [entrant.number for entrant in by_rating]
    if state.settings.format in DRAWN_BY_LOT:
        lot.shuffle(order)
    return e.Started(time=now, by=by, order=tuple(order), is_top_first=lot.random() < 0.5)


def pause(state: TournamentState, act: a.Pause, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser lets nothing new begin."""
    require_organiser(state, asked)
    require_status(state, "running")
    return (e.TournamentPaused(**asked.author, reason=clean_reason(act.reason) if act.reason else ""),)


def resume(state: TournamentState, _: a.Resume, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser continues the tournament."""
    require_organiser(state, asked)
    require_status(state, "paused")
    return (e.TournamentResumed(**asked.author),)


def finish(state: TournamentState, act: a.Finish, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser ends the tournament early, when no game is unfinished."""
    require_organiser(state, asked)
    require_status(state, "running", "paused")
    if state.unfinished:
        raise RefusalError("round-not-over", "Some games are not over yet.")
    return (e.Finished(**asked.author, ranks=ranks_of(state), reason=clean_reason(act.reason)),)


def cancel(state: TournamentState, act: a.Cancel, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser ends the tournament without a result."""
    require_organiser(state, asked)
    require_status(state, "draft", "announced", "registration", "running", "paused")
    return (e.Cancelled(**asked.author, reason=clean_reason(act.reason)),)
