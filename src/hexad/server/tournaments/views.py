"""A tournament as clients see it: the messages about it, and the functions that make them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from hexad.server.tournament.event_parts import DrawnAbsence, Member
from hexad.server.tournament.rounds import rounds_in_all, window_ends
from hexad.server.tournament.settings import ResultName, TournamentSettings
from hexad.server.tournament.state import EntrantStatus, TournamentStatus
from hexad.server.tournament.tables import tie_breaks_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.server.tournament.state import EntrantState, PairingState, RoundState, TournamentState
    from hexad.server.tournament.tables import TableRow

__all__ = [
    "EntrantView",
    "Organiser",
    "PairingView",
    "Ranking",
    "RoundView",
    "Score",
    "TournamentChanges",
    "TournamentMessage",
    "TournamentView",
    "current_pairings",
    "entrant_view",
    "pairing_view",
    "ranking_of",
    "round_view",
    "scores_of",
    "tournament_view",
]

# An arena shows the games that go on, and so many that ended last.
MAX_ENDED = 20


class Organiser(msgspec.Struct, frozen=True):
    """A player who organises a tournament. The name is empty if the account was deleted."""

    player: str
    name: str


class TournamentView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A tournament: what its organiser chose, and how it stands. Times are seconds since 1970."""

    name: str
    version: int
    status: TournamentStatus
    settings: TournamentSettings
    organisers: list[Organiser]
    tie_breaks: list[str]
    """What decides between entrants with equal points, in this order."""
    created: float
    entrants: int = 0
    """The number of entrants that have not withdrawn."""
    rounds: int = 0
    """The number of rounds that are paired."""
    rounds_in_all: int = 0
    """The number of rounds when that is known; none in an arena."""
    begins: float | None = None
    """When the last round that is paired begins or began."""
    started: float | None = None
    ends: float | None = None
    """When an arena pairs nobody any more."""
    ended: float | None = None
    paused: float | None = None
    """Since when it is paused."""
    reason: str = ""
    """Why it is paused, was cancelled or ended early. `too-few`, `unpairable` and `abandoned` are the server's."""


class EntrantView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player or a team that takes part."""

    number: int
    name: str
    members: tuple[Member, ...]
    status: EntrantStatus
    rating: int = 0
    """0 without a rating."""
    unconfirmed: tuple[str, ...] = ()
    """The ids of members who have not agreed to take part."""
    byes: tuple[int, ...] = ()
    """The rounds for which a bye with half a point is requested."""
    reason: str = ""
    """Why it was withdrawn: `no-show`, or by an `organiser`; empty if it withdrew by itself."""


class PairingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of two entrants, by their numbers. `first` moves first."""

    number: int
    first: int
    second: int
    begins: float
    round: int = 0
    game: str = ""
    """The name of the game on this server; empty at real tables."""
    result: ResultName | None = None
    berserk: tuple[int, ...] = ()
    """Arena: the entrants who played with half of the time."""
    match_game: int = 0
    """Knockout: which game of the match it is, from 1."""
    is_extra: bool = False
    """Knockout: whether it is one of the additional games after a level match."""
    ready: tuple[int, ...] = ()
    """League: the entrants who are ready to play."""
    is_called: bool = False
    """League: whether both were ready, and the game has begun."""


class RoundView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round: its games in the order of the boards, and the entrants without a game."""

    number: int
    begins: float
    pairings: list[PairingView]
    absences: list[DrawnAbsence] = []
    ends: float | None = None
    """League: when the window of the round ends."""


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entrant has reached: a row of the standings without the rank, which the results of others change."""

    number: int
    points: float
    games: int = 0
    tie_breaks: tuple[float | None, ...] = ()
    performance: int | None = None
    streak: int = 0


class Ranking(msgspec.Struct, frozen=True):
    """The entrants in the order of the standings. Those in one list share a rank."""

    order: tuple[tuple[int, ...], ...]


class TournamentMessage(msgspec.Struct, frozen=True, tag="tournament"):
    """A tournament with its entrants, their scores and order, and the games of the current round.

    In an arena, the games are those that go on or ended last. `n` is the number of the last change that is included.
    """

    tournament: TournamentView
    entrants: list[EntrantView]
    scores: list[Score]
    order: tuple[tuple[int, ...], ...]
    """The entrants, the best first. Those in one list share a rank."""
    pairings: list[PairingView]
    n: int


class TournamentChanges(msgspec.Struct, frozen=True, omit_defaults=True, tag="tournament_changes"):
    """What changed in a tournament: parts that are new or different, and the numbers of those that are gone.

    `n` counts the changes one by one. A client that misses a number subscribes again.
    """

    name: str
    n: int
    tournament: TournamentView | None = None
    entrants: list[EntrantView] = []
    scores: list[Score] = []
    order: tuple[tuple[int, ...], ...] | None = None
    pairings: list[PairingView] = []
    removed_scores: list[int] = []
    removed_pairings: list[int] = []


def tournament_view(state: TournamentState, names: Mapping[str, str]) -> TournamentView:
    """The head of a tournament. `names` are those of accounts, by their ids."""
    last = state.last_round
    return TournamentView(
        name=state.name,
        version=state.version,
        status=state.status,
        settings=state.settings,
        organisers=[Organiser(player, names.get(player, "")) for player in state.organisers],
        tie_breaks=[str(name) for name in tie_breaks_of(state.settings)],
        created=state.created,
        entrants=state.count(),
        rounds=len(state.rounds),
        rounds_in_all=rounds_in_all(state),
        begins=None if last is None else last.begins,
        started=state.started,
        ends=state.ends_at,
        ended=state.ended,
        paused=state.paused,
        reason=state.reason,
    )


def entrant_view(entrant: EntrantState) -> EntrantView:
    """An entrant."""
    return EntrantView(
        entrant.number,
        entrant.label,
        entrant.members,
        entrant.status,
        entrant.rating,
        tuple(sorted(entrant.unconfirmed)),
        tuple(sorted(entrant.byes)),
        entrant.reason,
    )


def pairing_view(pairing: PairingState) -> PairingView:
    """A pairing."""
    return PairingView(
        pairing.number,
        pairing.first,
        pairing.second,
        pairing.begins,
        pairing.round,
        pairing.game,
        None if pairing.result is None else pairing.result.value,
        pairing.berserk,
        pairing.match_game,
        pairing.is_extra,
        tuple(sorted(pairing.ready)),
        pairing.called is not None,
    )


def scores_of(rows: Iterable[TableRow]) -> list[Score]:
    """The rows of the standings without ranks."""
    return [Score(row.number, row.points, row.games, row.tie_breaks, row.performance, row.streak) for row in rows]


def ranking_of(rows: Iterable[TableRow]) -> Ranking:
    """The order of the standings."""
    groups = groupby(rows, key=lambda row: row.rank)
    return Ranking(tuple(tuple(row.number for row in group) for _, group in groups))


def round_view(state: TournamentState, round_: RoundState) -> RoundView:
    """A round."""
    pairings = [pairing_view(state.pairings[number]) for number in round_.pairings]
    ends = window_ends(state, round_) if state.settings.format == "league" else None
    return RoundView(round_.number, round_.begins, pairings, list(round_.absences), ends)


def current_pairings(state: TournamentState) -> list[PairingState]:
    """The games that a page shows first: those of the last round, or those of an arena that go on or ended last."""
    if state.settings.format != "arena":
        return [] if state.last_round is None else [state.pairings[number] for number in state.last_round.pairings]
    ended = sorted(
        (pairing for pairing in state.pairings.values() if pairing.result is not None),
        key=lambda pairing: pairing.order,
    )
    return [*state.open_pairings(), *ended[-MAX_ENDED:]]
