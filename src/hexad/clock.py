"""Clocks for timed games (A16): sudden death, increments, delays, and a time for each move.

A clock never reads the time: every call takes the time as an argument, in whole centiseconds since any fixed moment, so
that clocks are tested, replayed and restored without waiting. Clocks and time controls are values: methods return new
ones.

    clock = Clock.of("900+10").start(0)
    clock = clock.press(1_250)                  # Black moved after 12.5 seconds, White's time runs
    clock.remaining(BLACK, 2_000), clock.flagged(2_000), clock.outcome(2_000)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from hexad.types import BLACK, RED, WHITE, Outcome, Player

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FIFTEEN_MINUTES", "FOUR_SEATS", "PRESETS", "TEN_MINUTES", "UNTIMED", "Clock", "TimeControl", "format_time"]

FOUR_SEATS = (BLACK, RED, BLACK, RED)

_SECONDS = r"([0-9]{1,18}(?:\.[0-9]{1,2})?)"
_CONTROL = re.compile(rf"(1/)?{_SECONDS}(?:([+d]){_SECONDS})?")
_FIELDS = ("control", "seats", "banks", "turn", "spent", "at", "running")


def _whole(what: str, value: int) -> int:
    if type(value) is not int:
        raise ValueError(f"the {what} is a whole number, of centiseconds where it is a time, not {value!r}")
    return value


def _centiseconds(text: str) -> int:
    seconds, _, fraction = text.partition(".")
    return int(seconds) * 100 + int(fraction.ljust(2, "0"))


def _seconds(centiseconds: int) -> str:
    seconds, rest = divmod(centiseconds, 100)
    return f"{seconds}.{rest:02}".rstrip("0") if rest else str(seconds)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time each player has for the game, in centiseconds.

    `base` is None in a game without a clock. `increment` (Fischer) is added after each move. `delay` (simple, or US,
    delay) is how long the clock waits in each turn before it runs. With `per_move`, a player has `base` for each move:
    what is left of it is not kept.
    """

    base: int | None
    increment: int = 0
    delay: int = 0
    per_move: bool = False

    def __post_init__(self) -> None:
        for name in ("increment", "delay"):
            if _whole(name, getattr(self, name)) < 0:
                raise ValueError(f"the {name} cannot be negative")
        if self.base is not None and _whole("base", self.base) <= 0:
            raise ValueError("a timed game needs more than no time: the base must be positive")
        if self.increment and self.delay:
            raise ValueError("a time control has an increment or a delay, not both")
        if self.base is None and (self.increment or self.delay):
            raise ValueError("a game without a clock has no increment and no delay")
        if self.per_move and (self.base is None or self.increment or self.delay):
            raise ValueError("a time for each move is a base without an increment and without a delay")

    @classmethod
    def parse(cls, text: str) -> TimeControl:
        """Read the text of a TimeControl tag, in seconds.

        It is `600`, `900+10` (increment), `900d5` (delay), `1/86400` (a day for each move) or `-` (none).
        """
        if text.strip() == "-":
            return UNTIMED
        match = _CONTROL.fullmatch(text.strip())
        if match is None:
            raise ValueError(f'"{text}" is not a time control, expected one such as 600, 900+10, 900d5, 1/86400 or -')
        each, base, kind, extra = match.groups()
        bonus = _centiseconds(extra or "0")
        return cls(_centiseconds(base), bonus if kind == "+" else 0, bonus if kind == "d" else 0, each is not None)

    def __str__(self) -> str:
        if self.base is None:
            return "-"
        if self.per_move:
            return f"1/{_seconds(self.base)}"
        extra = f"+{_seconds(self.increment)}" if self.increment else f"d{_seconds(self.delay)}" if self.delay else ""
        return f"{_seconds(self.base)}{extra}"


UNTIMED = TimeControl(None)
TEN_MINUTES = TimeControl(60_000)
FIFTEEN_MINUTES = TimeControl(90_000)
PRESETS = {"10 minutes": TEN_MINUTES, "15 minutes": FIFTEEN_MINUTES}


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of every player, seat by seat in the order of their turns.

    `banks` holds what each seat had when its turn began, `spent` what the turn used before the clock was last stopped,
    `at` the latest time that was given. An earlier time counts as that one: the clocks of machines are sometimes set
    back, and no player should gain or lose by it.
    """

    control: TimeControl
    seats: tuple[Player, ...]
    banks: tuple[int, ...]
    turn: int = 0
    spent: int = 0
    at: int | None = None
    running: bool = False

    def __post_init__(self) -> None:
        if len(self.seats) not in (2, 4) or self.seats[0] == self.seats[1] or self.seats[:2] != self.seats[-2:]:
            raise ValueError(f"a clock has two or four seats, of two players in turn, not {self.seats!r}")
        if len(self.banks) != len(self.seats):
            raise ValueError(f"{len(self.seats)} seats need as many times, not {len(self.banks)}")
        for bank in self.banks:
            _whole("time of a seat", bank)
        if _whole("seat whose turn it is", self.turn) not in range(len(self.seats)):
            raise ValueError(f"there is no seat {self.turn}")
        if _whole("time spent", self.spent) < 0:
            raise ValueError("the time spent cannot be negative")
        if self.at is not None:
            _whole("time", self.at)
        elif self.running:
            raise ValueError("a clock that runs was started at some time")

    @classmethod
    def of(cls, control: TimeControl | str, seats: tuple[Player, ...] = (BLACK, WHITE), turn: int = 0) -> Clock:
        """A clock before the game, with the full time for every seat; `turn` is the seat that begins."""
        control = TimeControl.parse(control) if isinstance(control, str) else control
        return cls(control, seats, (control.base or 0,) * len(seats), turn)

    def start(self, now: int) -> Clock:
        """Begin the first turn."""
        if self.at is not None:
            raise ValueError("the clock was started before: resume it")
        return replace(self, at=_whole("time", now), running=True)

    def press(self, now: int, refund: int = 0) -> Clock:
        """End the turn: add the increment and the refund, or begin a new time, and start the next seat's time."""
        self._require_running()
        left = self._left(self.turn, now) + refund
        if left <= 0 or min(self.banks) <= 0:
            self._require_no_flag(now)
        banks = list(self.banks)
        control = self.control
        banks[self.turn] = control.base if control.per_move and control.base is not None else left + control.increment
        return self._with(tuple(banks), (self.turn + 1) % len(banks), self._not_before(now))

    def turn_to(self, seat: int, now: int) -> Clock:
        """Start another seat's time, as after moves were taken back; used time stays used, nothing is added.

        With a time for each move, the turn begins with all of it.
        """
        self._require_running()
        self._require_no_flag(now)
        banks = list(self.banks)
        banks[self.turn] = self._left(self.turn, now)
        if self.control.per_move and self.control.base is not None:
            banks[self.turn] = banks[self._index(seat)] = self.control.base
        return self._with(tuple(banks), self._index(seat), self._not_before(now))

    def pause(self, now: int) -> Clock:
        """Stop the clock, within a turn or at the end of the game."""
        self._require_running()
        return replace(self, spent=self._used(now), at=self._not_before(now), running=False)

    def resume(self, now: int) -> Clock:
        """Continue the time of the seat to move."""
        if self.at is None or self.running:
            raise ValueError("only a clock that was paused can be resumed")
        return replace(self, at=self._not_before(now), running=True)

    def add(self, seat: int | Player, centiseconds: int, now: int) -> Clock:
        """Give a seat more time, or take some away as a penalty; not once a flag has fallen."""
        self._require_no_flag(now)
        banks = list(self.banks)
        banks[self._index(seat)] += _whole("added time", centiseconds)
        return replace(self, banks=tuple(banks))

    def remaining(self, seat: int | Player, now: int) -> int | None:
        """The time a seat has left, at least 0; None in a game without a clock."""
        left = max(0, self._left(self._index(seat), now))
        return None if self.control.base is None else left

    def all_remaining(self, now: int) -> list[int]:
        """The time each seat has left, at least 0, in a game with a clock."""
        left = list(self.banks)
        left[self.turn] = self._left(self.turn, now)
        return left if min(left) >= 0 else [max(0, time) for time in left]

    def flagged(self, now: int) -> int | None:
        """The seat whose time is up, if there is one. With the clock off it never is (R4)."""
        if self.control.base is None:
            return None
        if self._left(self.turn, now) <= 0:
            return self.turn
        # The other seats can be out of time only by a penalty.
        return None if min(self.banks) > 0 else next(seat for seat, bank in enumerate(self.banks) if bank <= 0)

    def falls_at(self) -> int | None:
        """When the flag of the seat to move will fall if nothing happens before; None if no clock runs."""
        if self.control.base is None or not self.running or self.at is None:
            return None
        left = self.banks[self.turn] + self.control.delay - self.spent
        return self.at + left if left > 0 else self.at

    def outcome(self, now: int) -> Outcome | None:
        """The win of the other side, once a flag has fallen (A16)."""
        seat = self.flagged(now)
        return None if seat is None else Outcome(self.seats[(seat + 1) % len(self.seats)], "time", "A16")

    def to_dict(self) -> dict[str, Any]:
        """The clock as JSON can hold it."""
        values = {name: getattr(self, name) for name in _FIELDS}
        seats = [player.value for player in self.seats]
        return values | {"control": str(self.control), "seats": seats, "banks": list(self.banks)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Clock:
        """The clock that `to_dict` wrote down."""
        if set(values) != set(_FIELDS):
            raise ValueError(f"a clock is written as {', '.join(_FIELDS)}, not as {', '.join(map(str, values))}")
        if not (type(values["seats"]) is type(values["banks"]) is list and type(values["running"]) is bool):
            raise ValueError("a clock needs a list of seats, a list of banks, and whether it is running")
        control = TimeControl.parse(str(values["control"]))
        seats = tuple(Player(seat) for seat in values["seats"])
        return cls(**{**values, "control": control, "seats": seats, "banks": tuple(values["banks"])})

    def _with(self, banks: tuple[int, ...], turn: int, at: int) -> Clock:
        """This clock at the beginning of a turn, made without the checks of the constructor, which take time."""
        clock = object.__new__(Clock)
        assign = object.__setattr__
        assign(clock, "control", self.control)
        assign(clock, "seats", self.seats)
        assign(clock, "banks", banks)
        assign(clock, "turn", turn)
        assign(clock, "spent", 0)
        assign(clock, "at", at)
        assign(clock, "running", True)
        return clock

    def _index(self, seat: int | Player) -> int:
        if isinstance(seat, str):
            if self.seats.count(seat) != 1:
                raise ValueError(f"{seat} is not one seat of this clock: name it by its number")
            return self.seats.index(seat)
        if _whole("seat", seat) not in range(len(self.seats)):
            raise ValueError(f"there is no seat {seat}")
        return seat

    def _not_before(self, now: int) -> int:
        _whole("time", now)
        return now if self.at is None or self.at < now else self.at

    def _used(self, now: int) -> int:
        elapsed = self._not_before(now) - self.at if self.running and self.at is not None else 0
        return self.spent + elapsed

    def _left(self, seat: int, now: int) -> int:
        charged = self._used(now) - self.control.delay if seat == self.turn else 0
        return self.banks[seat] - charged if charged > 0 else self.banks[seat]

    def _require_running(self) -> None:
        if not self.running:
            raise ValueError("the clock is not running")

    def _require_no_flag(self, now: int) -> None:
        seat = self.flagged(now)
        if seat is not None:
            raise ValueError(f"the time of seat {seat} ({self.seats[seat]}) is up")


def format_time(centiseconds: int) -> str:
    """A time as it is shown, rounded down: `9.8` under ten seconds, then `0:10`, `14:59`, `1:00:00`."""
    if _whole("time", centiseconds) < 0:
        raise ValueError("a time to show cannot be negative")
    if centiseconds < 1_000:
        return f"{centiseconds // 100}.{centiseconds // 10 % 10}"
    minutes, seconds = divmod(centiseconds // 100, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
