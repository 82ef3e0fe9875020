"""`hexad match`: a match between two players, and which of them is the stronger."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.arena import Match, MatchResults, PlayerSpec, Sprt, report
from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError, error_text
from hexad.cli.i18n import say
from hexad.cli.match_options import CONCURRENCY, GAME_OPTIONS, GameOptions, TimeOptions, program_settings, time_options
from hexad.cli.match_table import match_tables
from hexad.cli.options import GAME, WholeNumber, argument, flag, grouped, option
from hexad.cli.progress import live_tables
from hexad.cli.tables import print_table
from hexad.cli.terminal import print_json, stdout
from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["match"]

_DEFAULT_MOVETIME = 100


@dataclass(frozen=True)
class PlayerOptions:
    """The two players."""

    first: str
    second: str
    first_option: tuple[str, ...]
    second_option: tuple[str, ...]

    def specs(self) -> tuple[PlayerSpec, PlayerSpec]:
        """The players that the options describe."""
        return (
            _spec("--first", self.first, self.first_option),
            _spec("--second", self.second, self.second_option),
        )


@dataclass(frozen=True)
class MatchTimeOptions(TimeOptions):
    """A match also has a longest wait for games without a time."""

    patience: int


@dataclass(frozen=True)
class RunOptions:
    """How many games are played, and what becomes of them."""

    games: int
    concurrency: int
    sprt: str | None
    save: str | None
    as_json: bool


@command("match")
@argument("game", type=GAME, metavar="GAME", help="option-game")
@grouped(
    "players",
    PlayerOptions,
    option("--first", required=True, metavar="SPEC", help="option-match-first"),
    option("--second", required=True, metavar="SPEC", help="option-match-second"),
    option("--first-option", multiple=True, metavar="NAME=VALUE", help="option-match-first-option"),
    option("--second-option", multiple=True, metavar="NAME=VALUE", help="option-match-second-option"),
)
@grouped(
    "times",
    MatchTimeOptions,
    *time_options("option-match-movetime"),
    option("--patience", default=60, type=WholeNumber(1), metavar="S", help="option-match-patience"),
)
@grouped("options", GameOptions, *GAME_OPTIONS)
@grouped(
    "run",
    RunOptions,
    option("--games", default=100, type=WholeNumber(2, 10_000_000), metavar="N", help="option-match-games"),
    CONCURRENCY,
    option("--sprt", metavar="ELO0,ELO1", help="option-match-sprt"),
    option("--save", metavar="FILE.hgn", help="option-match-save"),
    flag("--json", "as_json", help="option-match-json"),
)
def match(game: str, players: PlayerOptions, times: MatchTimeOptions, options: GameOptions, run: RunOptions) -> int:
    """Play a match and say which player is the stronger."""
    if run.games % 2:
        raise CommandError("wrong-match-even", number=str(run.games))
    first, second = players.specs()
    needs_limit = first.needs_limit or second.needs_limit
    default = _DEFAULT_MOVETIME if needs_limit else None
    time_control = times.time_control(default_movetime=default, patience=times.patience)
    planned = Match(
        game=game,
        first=first,
        second=second,
        openings=options.chosen_openings(game),
        pairs=run.games // 2,
        rules=options.rules(time_control),
        concurrency=run.concurrency,
        sprt=_sprt(run.sprt),
    )
    results = _play(planned, None if run.save is None else Path(run.save))
    _report(planned, results, as_json=run.as_json)
    return NO if results.failures(0) or results.failures(1) else OK


def _play(planned: Match, save: Path | None) -> MatchResults:
    results = MatchResults()
    with live_tables(say("cli-games"), 2 * planned.pairs, lambda: match_tables(planned, results)) as refresh:
        for _ in planned.run(results, save):
            refresh(results.games)
    return results


def _spec(name: str, text: str, options: Iterable[str]) -> PlayerSpec:
    settings = program_settings(f"{name}-option", options)
    try:
        return PlayerSpec.parse(text, settings)
    except SettingError as error:
        raise CommandError("wrong-place", place=name, detail=error_text(error)) from error


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError as error:
        raise CommandError("wrong-match-sprt", text=text) from error
    if not -1000 <= elo0 < elo1 <= 1000:
        raise CommandError("wrong-match-sprt-order", text=text)
    return Sprt(elo0, elo1)


def _report(planned: Match, results: MatchResults, *, as_json: bool) -> None:
    if as_json:
        print_json(report.data(planned, results))
        return
    console = stdout()
    score, remarks = match_tables(planned, results)
    print_table(console, score)
    console.print()
    print_table(console, remarks)
