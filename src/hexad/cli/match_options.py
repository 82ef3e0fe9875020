"""Options that `hexad match` and `hexad tournament` share: time, openings, the end of games, options of programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import hexad
from hexad.arena import Adjudication, Agreement, MatchRules, MatchTimeControl, Openings
from hexad.cli.errors import CommandError, error_text
from hexad.cli.options import WholeNumber, option, whole_number
from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.cli.options import Decorator

__all__ = ["CONCURRENCY", "GAME_OPTIONS", "GameOptions", "TimeOptions", "program_settings", "time_options"]

_PATIENCE = 60


@dataclass(frozen=True)
class TimeOptions:
    """How long the players may think."""

    movetime: int | None
    clock: str | None
    nodes: int | None
    depth: int | None
    margin: int

    @property
    def is_given(self) -> bool:
        """Whether there is any limit."""
        return any(one is not None for one in (self.movetime, self.clock, self.nodes, self.depth))

    def time_control(self, *, default_movetime: int | None = None, patience: int = _PATIENCE) -> MatchTimeControl:
        """The time control that the options describe; with none of them, the default for each move in milliseconds."""
        movetime = self.movetime if self.is_given else default_movetime
        try:
            return MatchTimeControl(
                movetime=None if movetime is None else movetime / 1000,
                clock=None if self.clock is None else hexad.TimeControl.parse(self.clock),
                nodes=self.nodes,
                depth=self.depth,
                margin=self.margin / 1000,
                patience=patience,
            )
        except ValueError as error:
            raise CommandError("wrong-match-clock", text=str(self.clock)) from error


def time_options(movetime_help: str) -> tuple[Decorator, ...]:
    """The options of `TimeOptions`."""
    return (
        option("--movetime", type=WholeNumber(1), metavar="MS", help=movetime_help),
        option("--clock", metavar="10+0.1", help="option-match-clock"),
        option("--nodes", type=WholeNumber(1), metavar="N", help="option-match-nodes"),
        option("--depth", type=WholeNumber(1), metavar="N", help="option-match-depth"),
        option("--margin", default=250, type=WholeNumber(), metavar="MS", help="option-match-margin"),
    )


@dataclass(frozen=True)
class GameOptions:
    """Where the games begin, and when they end without a winner."""

    openings: str | None
    random_plies: int | None
    balance: int | None
    seed: int
    ply_limit: int
    adjudicate: str | None
    adjudicate_draw: str | None

    def chosen_openings(self, game: str) -> Openings:
        """The openings that the options describe."""
        plies = self.random_plies
        if plies is None:
            plies = 0 if (self.openings or "").endswith(".hgn") else hexad.GAMES[game].opening_plies
        try:
            return Openings.parse(game, self.openings, plies=plies, seed=self.seed, balance=self.balance)
        except SettingError as error:
            raise CommandError("wrong-place", place="--openings", detail=error_text(error)) from error

    def rules(self, time_control: MatchTimeControl) -> MatchRules:
        """The rules of all games."""
        win, draw = (
            _agreement("--adjudicate", self.adjudicate),
            _agreement("--adjudicate-draw", self.adjudicate_draw),
        )
        return MatchRules(time_control=time_control, ply_limit=self.ply_limit, adjudication=Adjudication(win, draw))


GAME_OPTIONS = (
    option("--openings", metavar="LIST", help="option-match-openings"),
    option("--random-plies", type=WholeNumber(0, 100), metavar="N", help="option-match-random-plies"),
    option("--balance", type=WholeNumber(), metavar="POINTS", help="option-match-balance"),
    option("--seed", default=1, type=WholeNumber(), metavar="N", help="option-match-seed"),
    option("--ply-limit", default=400, type=WholeNumber(1), metavar="N", help="option-match-ply-limit"),
    option("--adjudicate", metavar="POINTS,PLIES", help="option-match-adjudicate"),
    option("--adjudicate-draw", metavar="POINTS,PLIES", help="option-match-adjudicate-draw"),
)
CONCURRENCY = option("--concurrency", default=1, type=WholeNumber(1, 256), metavar="K", help="option-match-concurrency")


def program_settings(name: str, options: Iterable[str]) -> dict[str, str]:
    """Options of a program by name, from texts such as Hash=64 that the option `name` has."""
    settings: dict[str, str] = {}
    for one in options:
        key, equals, value = (part.strip() for part in one.partition("="))
        if not (key and equals and value):
            raise CommandError("wrong-match-option", name=name, text=one)
        if key.lower() in map(str.lower, settings):
            raise CommandError("wrong-match-twice", name=name, option=key)
        settings[key] = value
    return settings


def _agreement(name: str, text: str | None) -> Agreement | None:
    if text is None:
        return None
    points, comma, plies = text.partition(",")
    if not comma:
        raise CommandError("wrong-match-points", name=name, text=text)
    return Agreement(whole_number(name, points), whole_number(name, plies, 2, 1000))
