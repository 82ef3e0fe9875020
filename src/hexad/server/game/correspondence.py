"""Correspondence games: a time for each move, from an hour to thirty days, and when it stands still.

A deadline follows from the log alone. The time of a move is arena time, which stands still while the server is down.
When the player to move is on vacation, or has a weekend, the server writes `Paused` into the game, and `Resumed` at the
end: so every process and every replay has the same clocks. The time zone and the vacation of a player are not in the
log, only what follows from them.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from hexad.clock import TimeControl
from hexad.ratings.speed import CORRESPONDENCE_TIME
from hexad.server.errors import RefusalError
from hexad.server.game import events as e
from hexad.server.game.snapshot import Pause

if TYPE_CHECKING:
    from datetime import date, tzinfo

    from hexad.server.game.game_state import GameState

__all__ = [
    "CORRESPONDENCE_CONTROLS",
    "PlayerTime",
    "control_of",
    "correspondence_account_required",
    "day_begins",
    "days_ahead",
    "decide_pause",
    "expected_deadline",
    "is_correspondence",
    "is_known_zone",
    "require_correspondence",
    "weekend_end",
    "zone_of",
]

HOUR = 60 * 60
DAY = 24 * HOUR
MAX_CLOCK_SECONDS = DAY
MAX_MOVE_SECONDS = 30 * DAY
CORRESPONDENCE_CONTROLS = tuple(
    f"1/{seconds}" for seconds in (HOUR, 8 * HOUR, *(days * DAY for days in (1, 2, 3, 7, 14, 30)))
)
"""The times for a move that the web client offers. Others from an hour to thirty days are possible."""

# Between the end of a weekend and the next one of the same seat. A player who changes the time zone does not have a
# longer weekend by it, or two of them in a week. Two hours less than five days, since clocks are changed twice a year.
MIN_WEEK_SECONDS = 5 * DAY - 2 * 60 * 60
_SATURDAY = 5


class PlayerTime(NamedTuple):
    """What the time of a player depends on: the time zone, and the end of the current vacation (0 if there is none)."""

    zone: str = ""
    vacation_until: float = 0.0


def control_of(text: str) -> str:
    """Return the time control of a new game in its usual form; raises RefusalError."""
    try:
        control = TimeControl.parse(text)
    except ValueError as error:
        raise RefusalError("bad-control", str(error), status=422, field="control") from None
    if control.per_move:
        if not CORRESPONDENCE_TIME <= (control.base or 0) <= MAX_MOVE_SECONDS * 100:
            hint = "The time for a move is at least one hour and at most thirty days."
            raise RefusalError("bad-control", hint, status=422, field="control")
    elif max(control.base or 0, control.increment, control.delay) > MAX_CLOCK_SECONDS * 100:
        raise RefusalError("bad-control", "A clock can have at most one day.", status=422, field="control")
    return str(control)


def is_correspondence(created: e.Created) -> bool:
    """Return whether a game is played by correspondence."""
    # New games have at least an hour for a move.
    return created.control.startswith("1/")


def correspondence_account_required() -> RefusalError:
    """The refusal of a guest, whose cookie may be gone before the game is over."""
    text = "Correspondence games are for players with an account."
    return RefusalError("correspondence-account", text, status=403)


def require_correspondence(created: e.Created, *, has_account: bool) -> None:
    """Raise RefusalError if a new game has a correspondence clock or weekends, and cannot have them."""
    if not is_correspondence(created):
        if created.weekends:
            text = "Only a correspondence game can stand still on weekends."
            raise RefusalError("weekends-control", text, status=422, field="weekends")
        return
    if not has_account:
        raise correspondence_account_required()
    if any(seat.kind == "engine" for seat in created.seats):
        text = "An engine does not need days: choose another clock."
        raise RefusalError("correspondence-engine", text, status=422, field="chairs")
    if sum(seat.kind == "player" for seat in created.seats) > 1:
        text = "In a correspondence game every seat has a player of its own."
        raise RefusalError("correspondence-seats", text, status=422, field="chairs")


def decide_pause(state: GameState, player: str, time: PlayerTime, wall: float, now: int) -> e.Event | int:
    """Return the event that stops or continues the time of a player, or the version if the time is right as it is.

    `time` belongs to `player`: if another one is to move by now, nothing is decided. `wall` is in seconds since 1970.
    """
    turn, clock, snapshot = state.turn, state.clock, state.snapshot
    if turn is None or clock is None or state.seats[turn].player != player or not state.is_correspondence:
        return state.version
    at = max(now, state.at)
    wanted = _wanted_pause(state, turn, time, wall)
    if wanted == snapshot.pause or clock.flagged(at) is not None:
        return state.version
    if wanted is None:
        return e.Resumed(at=at, seat=turn)
    return e.Paused(at=at, seat=turn, reason=wanted.reason, until=wanted.until)


def _wanted_pause(state: GameState, seat: int, time: PlayerTime, wall: float) -> Pause | None:
    if time.vacation_until > wall:
        return Pause("vacation", time.vacation_until)
    if not state.created.weekends:
        return None
    last = state.snapshot.weekend_ends.get(seat, 0.0)
    if wall < last:
        return Pause("weekend", last)
    end = weekend_end(time.zone, wall)
    return None if end is None or wall < last + MIN_WEEK_SECONDS else Pause("weekend", end)


def weekend_end(zone: str, wall: float) -> float | None:
    """Return when the current weekend ends in a time zone, in seconds since 1970; None if there is none."""
    local = datetime.fromtimestamp(wall, zone_of(zone))
    if local.weekday() < _SATURDAY:
        return None
    return _midnight(local, 7 - local.weekday())


def expected_deadline(zone: str, wall: float, seconds: float, *, weekends: bool) -> float:
    """Return when a time ends that runs from now on, in seconds since 1970; on weekends it stands still, if wanted."""
    while weekends:
        end = weekend_end(zone, wall)
        if end is not None:
            wall = end
        local = datetime.fromtimestamp(wall, zone_of(zone))
        saturday = _midnight(local, _SATURDAY - local.weekday())
        if wall + seconds <= saturday:
            break
        seconds -= saturday - wall
        wall = saturday
    return wall + seconds


def _midnight(local: datetime, days: int) -> float:
    """Return when a day begins that is some days after this one, in the same time zone."""
    day = local.date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, tzinfo=local.tzinfo).timestamp()


def days_ahead(zone: str, wall: float, day: date) -> int:
    """Return how many days a day of the calendar is after the current one in a time zone."""
    return (day - datetime.fromtimestamp(wall, zone_of(zone)).date()).days


def day_begins(zone: str, wall: float, days: int) -> float:
    """Return when the day begins that is some days after the current one in a time zone, in seconds since 1970."""
    return _midnight(datetime.fromtimestamp(wall, zone_of(zone)), days)


@lru_cache(maxsize=1)
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def is_known_zone(name: str) -> bool:
    """Return whether a name is that of an IANA time zone."""
    return name in _zones()


@lru_cache(maxsize=1_000)
def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC if the name is empty, or not known on this machine."""
    return ZoneInfo(name) if name and is_known_zone(name) else UTC
