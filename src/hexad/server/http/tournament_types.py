"""What the API takes and says about tournaments, besides what the socket sends."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hexad.server.game.acts import Id
from hexad.server.settings import POSITION_BYTES
from hexad.server.store.tournament_lists import OwnTournament, StoredTournament
from hexad.server.tournament.settings import Preset, TournamentSettings
from hexad.server.tournament.state import TournamentStatus
from hexad.server.tournament.tables import TableRow
from hexad.server.tournaments.views import EntrantView, Organiser, PairingView, RoundView, TournamentView

__all__ = [
    "BracketView",
    "CrosstableCell",
    "CrosstableView",
    "EntrantList",
    "EntrantsText",
    "EntryLink",
    "MatchView",
    "PlayerTournament",
    "PlayerTournaments",
    "PresetList",
    "Standings",
    "TournamentDone",
    "TournamentEvents",
    "TournamentExport",
    "TournamentPage",
    "TournamentSummary",
]


class TournamentSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament in a list. Times are seconds since 1970."""

    name: str
    status: TournamentStatus
    settings: TournamentSettings
    organiser: Organiser
    """The player who created it."""
    entrants: int
    created: float
    starts: float | None = None
    """When it started, or is announced to."""
    ended: float | None = None

    @classmethod
    def of(cls, stored: StoredTournament, names: dict[str, str]) -> "TournamentSummary":
        """The view of a row. `names` are those of accounts."""
        organiser = Organiser(stored.organiser, names.get(stored.organiser, ""))
        status: TournamentStatus = stored.status  # type: ignore[assignment]  # the column has no other values
        times = (stored.created, stored.starts, stored.ended)
        return cls(stored.name, status, stored.settings, organiser, stored.entrants, *times)


class TournamentPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of tournaments. `next`, passed as `before`, returns the page after it; empty on the last page."""

    tournaments: list[TournamentSummary]
    next: str = ""


class PlayerTournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament that a player takes part in or organises."""

    tournament: TournamentSummary
    role: Literal["organiser", "active", "withdrawn", "unconfirmed"]
    entrant: int = 0
    """The number of the entrant; 0 for an organiser."""
    rank: int | None = None
    """In the final standings."""

    @classmethod
    def of(cls, own: OwnTournament, names: dict[str, str]) -> "PlayerTournament":
        """The view of a row. `names` are those of accounts."""
        summary = TournamentSummary.of(own.tournament, names)
        return cls(summary, own.status, own.entrant, own.rank)  # type: ignore[arg-type]  # the column's values


class PlayerTournaments(msgspec.Struct, frozen=True):
    """The tournaments of a player, the latest first."""

    tournaments: list[PlayerTournament]


class PresetList(msgspec.Struct, frozen=True):
    """Settings to begin with."""

    presets: list[Preset]


class TournamentDone(msgspec.Struct, frozen=True, omit_defaults=True):
    """The act with this id is committed; the event of this version is its first."""

    tournament: str
    version: int
    id: str = ""


class TournamentEvents(msgspec.Struct, frozen=True):
    """The events of a tournament after a version: its audit log, with authors and reasons."""

    tournament: str
    version: int
    events: list[msgspec.Raw]


class EntrantList(msgspec.Struct, frozen=True):
    """The entrants of a tournament, by number."""

    entrants: list[EntrantView]


class Standings(msgspec.Struct, frozen=True):
    """The standings of a tournament. The values of each row are those of `tie_breaks`, in this order."""

    tie_breaks: list[str]
    standings: list[TableRow]


class CrosstableCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of an entrant: the round, the place of the opponent in the table, the side, and the score."""

    round: int
    opponent: int | None = None
    is_first: bool = False
    score: str = ""
    """`1`, `½` or `0`; `+` and `-` for a forfeit; empty while the game goes on, and without a game."""
    absence: str = ""


class CrosstableView(msgspec.Struct, frozen=True):
    """A crosstable: the entrants in the order of the standings, and for each the cells of its columns.

    In a round robin and a league, a column is that of the opponent at this place; in a Swiss, that of a round.
    """

    entrants: list[int]
    rows: list[list[list[CrosstableCell]]]


class MatchView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match of a knockout. Entrants are missing until they are known; a bye has no `lower`."""

    higher: int | None = None
    """The entrant with the higher seed."""
    lower: int | None = None
    score: tuple[float, float] = (0.0, 0.0)
    """The points of the two, in this order."""
    games: list[PairingView] = []
    winner: int | None = None
    decision: Literal["", "bye", "games", "extra-games", "seed", "withdrawal"] = ""
    """What decided the match; `seed` if all games left it level."""


class BracketView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The bracket of a knockout: the matches of each round from top to bottom; empty in other tournaments.

    The winners of the first two matches of a round meet in the first one of the next round, and so on.
    """

    rounds: list[list[MatchView]]
    third_place: MatchView | None = None


class TournamentExport(msgspec.Struct, frozen=True):
    """A whole tournament."""

    tournament: TournamentView
    entrants: list[EntrantView]
    standings: list[TableRow]
    rounds: list[RoundView]


class EntryLink(msgspec.Struct, frozen=True):
    """The key by which a tournament is entered, for the organisers to give to others: `/tournaments/NAME?key=KEY`."""

    key: str


class EntrantsText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Entrants of a tournament at real tables, as a table or a report file."""

    text: Annotated[str, Meta(min_length=1, max_length=POSITION_BYTES)]
    format: Literal["csv", "trf"] = "csv"
    id: Id = ""
