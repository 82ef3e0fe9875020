"""How a tournament stands after a number of events, as a value. `transitions` computes the next one from an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from hexad.server.tournament.arena_records import ArenaRecord
from hexad.server.tournament.event_parts import DrawnAbsence, Member
from hexad.server.tournament.settings import TournamentSettings
from hexad.tournaments import Result

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "ENDED",
    "OPEN_STATUSES",
    "READY_SECONDS",
    "EntrantState",
    "EntrantStatus",
    "PairingState",
    "RoundState",
    "TournamentState",
    "TournamentStatus",
]

TournamentStatus: TypeAlias = Literal[
    "draft", "announced", "registration", "running", "paused", "finished", "cancelled"
]
EntrantStatus: TypeAlias = Literal["unconfirmed", "active", "withdrawn"]

ENDED: tuple[TournamentStatus, ...] = ("finished", "cancelled")
OPEN_STATUSES: tuple[TournamentStatus, ...] = ("registration", "running", "paused")
"""In which entrants come and go."""
# A league game begins when both have been ready within this time.
READY_SECONDS = 15 * 60.0


class EntrantState(msgspec.Struct, frozen=True):
    """A player or a team."""

    number: int
    members: tuple[Member, ...]
    name: str
    """The name of a team, if it has chosen one."""
    rating: int
    unconfirmed: frozenset[str] = frozenset()
    """The members who have not agreed to take part."""
    withdrawn_in: int = 0
    """The version of the event by which it was withdrawn; 0 if it takes part."""
    reason: str = ""
    """Why it was withdrawn."""
    no_shows: int = 0
    """Forfeits since it entered or returned."""
    byes: frozenset[int] = frozenset()
    """The rounds for which a bye with half a point is requested."""
    changes: int = 0
    """How often its players have withdrawn, returned, changed a bye or been ready."""

    @property
    def is_withdrawn(self) -> bool:
        """Whether it does not take part any more."""
        return self.withdrawn_in > 0

    @property
    def status(self) -> EntrantStatus:
        """Whether the entrant is paired."""
        if self.is_withdrawn:
            return "withdrawn"
        return "unconfirmed" if self.unconfirmed else "active"

    @property
    def label(self) -> str:
        """The name that is shown."""
        return self.name or " / ".join(member.name or "?" for member in self.members)

    def has(self, player: str) -> bool:
        """Whether a player is a member."""
        return player != "" and any(member.player == player for member in self.members)


class PairingState(msgspec.Struct, frozen=True):
    """A game of two entrants."""

    number: int
    round: int
    first: int
    second: int
    begins: float
    game: str = ""
    drawn_in: int = 0
    """The version of the event by which it was drawn."""
    result: Result | None = None
    recorded: float = 0.0
    """When it got its result."""
    order: int = 0
    """The version of the event that recorded it: the order in which games ended."""
    berserk: tuple[int, ...] = ()
    match_game: int = 0
    """Knockout: which game of the match it is, from 1."""
    is_extra: bool = False
    """Knockout: whether it is one of the additional games after a level match."""
    ready: Mapping[int, float] = {}
    """League: since when each of the two entrants is ready to play."""
    called: float | None = None
    """League: when both were ready, and the game began."""
    is_decided: bool = False
    """Whether an organiser gave it a result before its game had one."""

    @property
    def entrants(self) -> tuple[int, int]:
        """Both entrants, the first to move first."""
        return self.first, self.second

    def is_due(self, settings: TournamentSettings, now: float) -> bool:
        """Whether the game begins, or has begun: it does at its time, and that of a league when both are ready."""
        if settings.format == "league" and not settings.is_correspondence:
            return self.called is not None
        return self.begins <= now


class RoundState(msgspec.Struct, frozen=True):
    """A round: its games, by their numbers, in the order of the boards, and the entrants without a game."""

    number: int
    begins: float
    pairings: tuple[int, ...]
    absences: tuple[DrawnAbsence, ...] = ()
    paused_before: float = 0.0
    """How long the tournament had been paused before the round was paired."""


class TournamentState(msgspec.Struct, frozen=True):
    """Everything that the events of a tournament amount to."""

    name: str
    settings: TournamentSettings
    organisers: tuple[str, ...]
    """The one who created it first."""
    created: float
    version: int = 1
    time: float = 0.0
    """That of the last event."""
    status: TournamentStatus = "draft"
    reason: str = ""
    """Why it is paused, was cancelled or ended early."""
    entrants: Mapping[int, EntrantState] = {}
    entries: Mapping[str, tuple[int, ...]] = {}
    """The entrants of which each player is a member, confirmed or not."""
    order: tuple[int, ...] = ()
    """The entrants as seeded or drawn by lot at the start."""
    is_top_first: bool = True
    """Swiss: whether the best entrant moves first in the first round."""
    rounds: tuple[RoundState, ...] = ()
    """None in an arena."""
    pairings: Mapping[int, PairingState] = {}
    unfinished: frozenset[int] = frozenset()
    """The pairings without a result."""
    last_number: int = 0
    """The highest number that a pairing has had."""
    dropped: tuple[str, ...] = ()
    """The last games of pairings that do not exist any more."""
    started: float | None = None
    ended: float | None = None
    paused: float | None = None
    """Since when it is paused."""
    paused_seconds: float = 0.0
    """How long it was paused before."""
    arena: Mapping[int, ArenaRecord] = {}
    """What the entrants of an arena have done so far."""
    draws: int = 0
    """How often entrants of an arena have been paired."""
    ranks: tuple[tuple[int, int], ...] = ()
    """The final standings: entrants and their ranks."""
    organised: int = 0
    """How many events its organisers have caused, without entrants and results, whose number is limited."""
    changed: int = 0
    """How often its settings were changed."""
    done: Mapping[tuple[str, str], int] = {}
    """The versions that acts made, by player and id."""

    @property
    def creator(self) -> str:
        """The organiser who created the tournament, who stays one."""
        return self.organisers[0]

    @property
    def is_team(self) -> bool:
        """Whether entrants are teams of two."""
        return self.settings.is_team

    @property
    def last_round(self) -> RoundState | None:
        """The round that was paired last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def ends_at(self) -> float | None:
        """When an arena pairs nobody any more, unless it is paused until then."""
        if self.started is None or self.settings.format != "arena":
            return None
        return self.started + 60.0 * self.settings.minutes + self.paused_seconds

    def is_organiser(self, player: str) -> bool:
        """Whether a player organises the tournament."""
        return player != "" and player in self.organisers

    def done_at(self, player: str, act_id: str) -> int | None:
        """Return the version that an act with this id made, or None if there was no such act."""
        return self.done.get((player, act_id)) if player and act_id else None

    def active(self) -> Iterator[EntrantState]:
        """The entrants that take part."""
        return (entrant for entrant in self.entrants.values() if entrant.status == "active")

    def count(self) -> int:
        """The number of entrants that have not withdrawn, including those without a confirmation."""
        # Asked for each of thousands who want to enter, so without a call for each entrant.
        return len([entrant for entrant in self.entrants.values() if not entrant.withdrawn_in])

    def entrant_of(self, player: str) -> EntrantState | None:
        """The entrant for which a player has agreed to play, perhaps withdrawn."""
        found = (self.entrants[number] for number in self.entries.get(player, ()))
        return next((entrant for entrant in found if player not in entrant.unconfirmed), None)

    def busy(self) -> set[int]:
        """The entrants who have a game that is not over."""
        return {entrant for number in self.unfinished for entrant in self.pairings[number].entrants}

    def open_pairings(self) -> Iterator[PairingState]:
        """The pairings without a result."""
        return (self.pairings[number] for number in sorted(self.unfinished))
