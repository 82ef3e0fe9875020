"""Decides what an act leads to: the next events of a tournament, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hexad.server.errors import RefusalError
from hexad.server.tournament import acts as a
from hexad.server.tournament import entry_decisions, organiser_decisions, pairing_decisions
from hexad.server.tournament import events as e
from hexad.server.tournament.requirements import require_account, require_log_space, require_organiser
from hexad.server.tournament.rounds import require_next_round
from hexad.server.tournament.settings import checked

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.tournament.facts import Asked
    from hexad.server.tournament.settings import TournamentSettings
    from hexad.server.tournament.state import TournamentState

__all__ = ["decide", "decide_anonymity", "decide_creation", "require_may_pair"]


def decide_creation(settings: TournamentSettings, asked: Asked) -> e.TournamentCreated:
    """Return the event by which a player creates a tournament; raises RefusalError."""
    require_account(asked)
    return e.TournamentCreated(**asked.author, settings=checked(settings))


def decide(state: TournamentState, act: a.Act, asked: Asked) -> tuple[e.Event, ...]:
    """Return the events that an act leads to, which are committed together; raises RefusalError.

    The pairings of a round take time to compute: `require_may_pair` is the first half of `Pair`.
    """
    if not asked.actor.player:
        raise RefusalError("nobody", "Open the site in a browser first: you are not known here.", status=403)
    if state.is_organiser(asked.actor.player) and not isinstance(act, _ONWARD):
        require_log_space(state, is_change=isinstance(act, a.Change))
    first, *rest = _DECIDE[type(act)](state, act, asked)
    return replace(first, id=act.id), *rest


def require_may_pair(state: TournamentState, asked: Asked) -> None:
    """Raise RefusalError unless a player may have the next round paired now."""
    require_organiser(state, asked)
    require_next_round(state)


def decide_anonymity(state: TournamentState, player: str, now: float, name: str = "") -> tuple[e.Event, ...]:
    """Return the events that replace a player's name, or remove it; nothing if the tournament does not have it.

    A player who deleted the account does not take part any more.
    """
    named = [
        entrant
        for entrant in state.entrants.values()
        if any(member.player == player and member.name not in ("", name) for member in entrant.members)
    ]
    events: list[e.Event] = []
    if not name and state.ended is None:
        events += [
            e.Withdrawn(time=now, number=entrant.number, reason=entry_decisions.BY_ORGANISER)
            for entrant in named
            if not entrant.is_withdrawn
        ]
    return (*events, e.MemberAnonymised(time=now, player=player, name=name)) if named else ()


# What leads a tournament to its end, and is possible a limited number of times anyway.
_ONWARD = (a.Announce, a.Open, a.AddEntrants, a.Enter, a.Confirm, a.Start, a.Resume, a.Record, a.Finish, a.Cancel)

_DECIDE: dict[type, Callable[[TournamentState, Any, Asked], tuple[e.Event, ...]]] = {
    a.Change: organiser_decisions.change,
    a.Announce: organiser_decisions.announce,
    a.Open: organiser_decisions.open_,
    a.AddOrganiser: organiser_decisions.add_organiser,
    a.RemoveOrganiser: organiser_decisions.remove_organiser,
    a.Enter: entry_decisions.enter,
    a.Confirm: entry_decisions.confirm,
    a.AddEntrants: entry_decisions.add_entrants,
    a.Withdraw: entry_decisions.withdraw,
    a.Return: entry_decisions.return_,
    a.RequestBye: entry_decisions.request_bye,
    a.Start: organiser_decisions.start,
    a.Pause: organiser_decisions.pause,
    a.Resume: organiser_decisions.resume,
    a.Repair: pairing_decisions.repair,
    a.BeReady: pairing_decisions.ready,
    a.Record: pairing_decisions.record,
    a.Correct: pairing_decisions.correct,
    a.Finish: organiser_decisions.finish,
    a.Cancel: organiser_decisions.cancel,
}
