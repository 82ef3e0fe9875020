"""What an organiser chooses for a tournament. `checked` is the only check, for page, API and command line."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

import hexad
from hexad.clock import TimeControl
from hexad.ratings import Speed, speed_of
from hexad.server.errors import RefusalError
from hexad.server.game.correspondence import control_of
from hexad.server.game.field_types import GameChoice
from hexad.server.game.options import Options
from hexad.server.game.position_request import PositionRequest
from hexad.server.people.message_text import clean_text
from hexad.tournaments.swiss import can_pair
from hexad.tournaments.tie_breaks import MIND_SPORTS_OLYMPIAD, TieBreak

__all__ = [
    "MAX_ROUNDS",
    "PRESETS",
    "EntryMode",
    "Format",
    "Place",
    "Preset",
    "ResultName",
    "RoundStart",
    "TournamentSettings",
    "checked",
]

Format: TypeAlias = Literal["swiss", "round-robin", "knockout", "arena", "league"]
Place: TypeAlias = Literal["online", "tables"]
EntryMode: TypeAlias = Literal["open", "link", "list"]
RoundStart: TypeAlias = Literal["organiser", "schedule", "automatic"]
ResultName: TypeAlias = Literal["1-0", "1/2-1/2", "0-1", "+/-", "-/+", "-/-"]
"""The results of `hexad.tournaments.Result`: plus and minus are those of a forfeit."""

MAX_TITLE = 80
MAX_DESCRIPTION = 2_000
MAX_ROUNDS = 20
MAX_TIE_BREAKS = 8
# The largest number of entrants of each format. Every entrant of a round robin meets every other.
MAX_ENTRANTS: dict[Format, int] = {"swiss": 1_000, "round-robin": 40, "knockout": 1_000, "arena": 5_000, "league": 40}
MIN_ENTRANTS = 2
_TIMELESS = "-"
_LAST_YEAR = 7_258_118_400.0  # the year 2200

ControlText: TypeAlias = Annotated[str, Meta(max_length=20, description="seconds: 600, 900+10, 900d5; 1/86400")]
LayoutText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Moment: TypeAlias = Annotated[float, Meta(ge=0, le=_LAST_YEAR, description="seconds since 1970")]
TieBreakText: TypeAlias = Annotated[str, Meta(max_length=30)]
RatingLimit: TypeAlias = Annotated[int, Meta(ge=0, le=5_000)]


class TournamentSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A tournament as its organiser wants it. Fields that do not concern the format are ignored."""

    title: Annotated[str, Meta(min_length=1, max_length=200)]
    format: Format
    game: GameChoice
    control: ControlText = _TIMELESS
    """The clock, without which there is no tournament (A16)."""
    description: Annotated[str, Meta(max_length=4_000)] = ""
    place: Place = "online"
    """Whether games are played on this server, or at real tables with results that organisers enter."""
    options: Options = Options()
    """With four players, entrants are teams of two."""
    layouts: Annotated[tuple[LayoutText, ...], Meta(max_length=MAX_ROUNDS)] = ()
    """Start positions for the rounds, one after the other and then from the first again."""
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 5
    """Swiss."""
    cycles: Annotated[int, Meta(ge=1, le=2)] = 1
    """Round robin and league: how often each entrant meets each other."""
    games_per_match: Annotated[int, Meta(ge=1, le=10)] = 1
    """Knockout: 1 or an even number."""
    tie_break_pairs: Annotated[int, Meta(ge=0, le=5)] = 1
    """Knockout: pairs of games after a level match. If all are level, the entrant with the better seed advances."""
    tie_break_control: ControlText = ""
    """The clock of these games; that of the match if it is empty."""
    third_place: bool = False
    """Knockout: whether the losers of the semifinals play for the third place."""
    minutes: Annotated[int, Meta(ge=1, le=1_440)] = 60
    """Arena: how long entrants are paired. Games that have begun by then are played to their end."""
    berserk: bool = True
    """Arena: whether a player may give up half of the time for an extra point."""
    days: Annotated[int, Meta(ge=1, le=60)] = 7
    """League: the window of a round, in which the two players arrange their game."""
    rated: bool = False
    entry: EntryMode = "open"
    """Who may enter: everybody with an account, people with the link, or those whom the organisers list."""
    min_rating: RatingLimit | None = None
    max_rating: RatingLimit | None = None
    max_entrants: Annotated[int, Meta(ge=MIN_ENTRANTS, le=max(MAX_ENTRANTS.values()))] | None = None
    starts: Moment | None = None
    """When it is announced to start. Unless organisers start the rounds, it does so then."""
    round_start: RoundStart = "organiser"
    """Whether each round is started by an organiser, at its time in `round_times`, or after the round before."""
    round_times: Annotated[tuple[Moment, ...], Meta(max_length=2 * max(MAX_ROUNDS, 40))] = ()
    pause_minutes: Annotated[int, Meta(ge=0, le=1_440)] = 2
    """The pause before an automatic round. Its pairings are known during the pause. Between two games of a match it is
    half a minute at most."""
    no_show_minutes: Annotated[int, Meta(ge=1, le=120)] = 5
    """How long after the beginning of a game a player who has not moved forfeits it. The second one is withdrawn."""
    half_byes: Annotated[int, Meta(ge=0, le=3)] = 1
    """Swiss: how many byes with half a point an entrant may request."""
    tie_breaks: Annotated[tuple[TieBreakText, ...], Meta(max_length=MAX_TIE_BREAKS)] = ()
    """By what entrants with equal points are ranked, in this order; the usual ones of the format if there are none."""

    @property
    def is_team(self) -> bool:
        """Whether entrants are teams of two."""
        return getattr(self.options, "players", None) == 4

    @property
    def is_online(self) -> bool:
        """Whether the games are played on this server."""
        return self.place == "online"

    @property
    def is_correspondence(self) -> bool:
        """Whether each move has its own time, of an hour or more."""
        return self.control.startswith("1/")

    @property
    def speed(self) -> Speed | None:
        """The speed category, whose ratings count."""
        return speed_of(TimeControl.parse(self.control), self.game, 4 if self.is_team else 2)

    @property
    def capacity(self) -> int:
        """The largest number of entrants."""
        return self.max_entrants or MAX_ENTRANTS[self.format]

    def options_of(self, round_number: int) -> Options:
        """The options of the games of a round."""
        if not self.layouts:
            return self.options
        return replace(self.options, layout=self.layouts[(round_number - 1) % len(self.layouts)])


class Preset(msgspec.Struct, frozen=True, omit_defaults=True):
    """Settings under a name. The title is that of the event after which they are modelled."""

    name: str
    settings: TournamentSettings


PRESETS = (
    Preset(
        "mso",
        TournamentSettings(
            title="Mind Sports Olympiad",
            format="swiss",
            rounds=5,
            control="900",
            game="abalone",
            options=msgspec.convert({"layout": "belgian-daisy"}, Options),
            tie_breaks=tuple(map(str, MIND_SPORTS_OLYMPIAD)),
        ),
    ),
)


def checked(settings: TournamentSettings) -> TournamentSettings:
    """Return settings in their stored form; raises RefusalError, with the field, if they cannot be those of one."""
    _check_format(settings)
    _check_numbers(settings)
    _check_times(settings)
    control = _timed(settings.control, "control")
    tie_break_control = settings.tie_break_control and _timed(settings.tie_break_control, "tie_break_control")
    if settings.format != "league" and any(text.startswith("1/") for text in (control, tie_break_control)):
        text = "Only in a league each move can have its own time."
        raise RefusalError("tournament-control", text, status=422, field="control")
    for number in range(1, max(1, len(settings.layouts)) + 1):
        _check_options(settings, number)
    return replace(
        settings,
        title=_clean(settings.title, "title", MAX_TITLE),
        description=_clean(settings.description, "description", MAX_DESCRIPTION) if settings.description else "",
        control=control,
        tie_break_control=tie_break_control,
    )


def _timed(text: str, field: str) -> str:
    """A time control in its usual form. Tournaments are always played against the clock."""
    if not text.strip() or TimeControl.parse(control_of(text)).base is None:
        sentence = "Tournaments are always played against the clock."
        raise RefusalError("untimed-tournament", sentence, rule="A16", status=422, field=field)
    return control_of(text)


def _clean(text: str, field: str, most: int) -> str:
    try:
        return clean_text(text, code="bad-title", most=most)
    except RefusalError as refusal:
        refusal.field = field
        raise


def _check_format(settings: TournamentSettings) -> None:
    if settings.format == "swiss" and not can_pair():
        text = "This server cannot pair Swiss tournaments: py4swiss is not installed."
        raise RefusalError("no-swiss", text, status=422, field="format")
    if settings.format == "arena" and not settings.is_online:
        raise RefusalError("tables-arena", "An arena is played online.", status=422, field="place")
    if settings.rated and not settings.is_online:
        text = "Games at real tables change no ratings."
        raise RefusalError("tables-rated", text, status=422, field="rated")
    limit = MAX_ENTRANTS[settings.format]
    if settings.max_entrants is not None and settings.max_entrants > limit:
        text = f"A tournament of this format has at most {limit} entrants."
        raise RefusalError("too-many-entrants", text, status=422, field="max_entrants", params={"max": limit})
    games = settings.games_per_match
    if games > 1 and games % 2:
        text = "A match has one game or an even number of games, so that both move first equally often."
        raise RefusalError("odd-match", text, status=422, field="games_per_match")


def _check_numbers(settings: TournamentSettings) -> None:
    low, high = settings.min_rating, settings.max_rating
    if low is not None and high is not None and low > high:
        text = "The lowest rating is above the highest."
        raise RefusalError("rating-limits", text, status=422, field="min_rating")
    names = settings.tie_breaks
    known = [str(name) for name in TieBreak]
    if not set(names) <= set(known) or len(set(names)) < len(names):
        text = f"Tie-breaks are different ones of these: {', '.join(known)}."
        raise RefusalError("bad-tie-breaks", text, status=422, field="tie_breaks")


def _check_times(settings: TournamentSettings) -> None:
    times = settings.round_times
    if settings.round_start != "schedule" or settings.format in ("arena", "league"):
        return
    is_complete = len(times) >= settings.rounds if settings.format == "swiss" else bool(times)
    if not is_complete or any(late <= early for early, late in pairwise(times)):
        text = "A schedule has a time for each round, each later than the one before."
        raise RefusalError("bad-schedule", text, status=422, field="round_times")


def _check_options(settings: TournamentSettings, round_number: int) -> None:
    if settings.layouts and "layout" not in hexad.GAMES[settings.game].options:
        raise RefusalError("wrong-option", "This game has no layouts.", status=422, field="layouts")
    try:
        PositionRequest(settings.game, None, settings.options_of(round_number)).board()
    except RefusalError as refusal:
        refusal.field = "layouts" if settings.layouts else "options"
        raise
