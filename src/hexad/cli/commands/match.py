"""`hexad match`: a match between two players, and which of them is the stronger."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.live import Live

import hexad
from hexad.arena import (
    Adjudication,
    Agreement,
    Match,
    MatchResults,
    MatchRules,
    MatchTimeControl,
    Openings,
    PlayerSpec,
    Sprt,
    report,
)
from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError, error_text, printable
from hexad.cli.i18n import say
from hexad.cli.options import GAME, WholeNumber, argument, flag, grouped, option, whole_number
from hexad.cli.progress import progress_bar
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, stderr, stdout
from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rich.table import Table

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
class TimeOptions:
    """How long the players may think."""

    movetime: int | None
    clock: str | None
    nodes: int | None
    depth: int | None
    margin: int
    patience: int

    def time_control(self, *, is_needed: bool) -> MatchTimeControl:
        """The time_control that the options describe; with none of them a default if one is needed, else no limit."""
        is_given = any(one is not None for one in (self.movetime, self.clock, self.nodes, self.depth))
        movetime = _DEFAULT_MOVETIME if is_needed and not is_given else self.movetime
        try:
            return MatchTimeControl(
                movetime=None if movetime is None else movetime / 1000,
                clock=None if self.clock is None else hexad.TimeControl.parse(self.clock),
                nodes=self.nodes,
                depth=self.depth,
                margin=self.margin / 1000,
                patience=self.patience,
            )
        except ValueError as error:
            raise CommandError("wrong-match-clock", text=str(self.clock)) from error


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

    def adjudication(self) -> Adjudication:
        """When games end early."""
        return Adjudication(
            _agreement("--adjudicate", self.adjudicate), _agreement("--adjudicate-draw", self.adjudicate_draw)
        )


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
    TimeOptions,
    option("--movetime", type=WholeNumber(1), metavar="MS", help="option-match-movetime"),
    option("--clock", metavar="10+0.1", help="option-match-clock"),
    option("--nodes", type=WholeNumber(1), metavar="N", help="option-match-nodes"),
    option("--depth", type=WholeNumber(1), metavar="N", help="option-match-depth"),
    option("--margin", default=250, type=WholeNumber(), metavar="MS", help="option-match-margin"),
    option("--patience", default=60, type=WholeNumber(1), metavar="S", help="option-match-patience"),
)
@grouped(
    "options",
    GameOptions,
    option("--openings", metavar="LIST", help="option-match-openings"),
    option("--random-plies", type=WholeNumber(0, 100), metavar="N", help="option-match-random-plies"),
    option("--balance", type=WholeNumber(), metavar="POINTS", help="option-match-balance"),
    option("--seed", default=1, type=WholeNumber(), metavar="N", help="option-match-seed"),
    option("--ply-limit", default=400, type=WholeNumber(1), metavar="N", help="option-match-ply-limit"),
    option("--adjudicate", metavar="POINTS,PLIES", help="option-match-adjudicate"),
    option("--adjudicate-draw", metavar="POINTS,PLIES", help="option-match-adjudicate-draw"),
)
@grouped(
    "run",
    RunOptions,
    option("--games", default=100, type=WholeNumber(2, 10_000_000), metavar="N", help="option-match-games"),
    option("--concurrency", default=1, type=WholeNumber(1, 256), metavar="K", help="option-match-concurrency"),
    option("--sprt", metavar="ELO0,ELO1", help="option-match-sprt"),
    option("--save", metavar="FILE.hgn", help="option-match-save"),
    flag("--json", "as_json", help="option-match-json"),
)
def match(game: str, players: PlayerOptions, times: TimeOptions, options: GameOptions, run: RunOptions) -> int:
    """Play a match and say which player is the stronger."""
    if run.games % 2:
        raise CommandError("wrong-match-even", number=str(run.games))
    first, second = players.specs()
    time_control = times.time_control(is_needed=first.needs_limit or second.needs_limit)
    planned = Match(
        game=game,
        first=first,
        second=second,
        openings=options.chosen_openings(game),
        pairs=run.games // 2,
        rules=MatchRules(time_control=time_control, ply_limit=options.ply_limit, adjudication=options.adjudication()),
        concurrency=run.concurrency,
        sprt=_sprt(run.sprt),
    )
    results = _play(planned, None if run.save is None else Path(run.save))
    _report(planned, results, as_json=run.as_json)
    return NO if results.failures(0) or results.failures(1) else OK


def _play(planned: Match, save: Path | None) -> MatchResults:
    results = MatchResults()
    with _live_table(planned, results) as refresh:
        for _ in planned.run(results, save):
            refresh()
    return results


def _spec(name: str, text: str, options: Iterable[str]) -> PlayerSpec:
    settings: dict[str, str] = {}
    for one in options:
        key, equals, value = (part.strip() for part in one.partition("="))
        if not (key and equals and value):
            raise CommandError("wrong-match-option", name=f"{name}-option", text=one)
        if key.lower() in map(str.lower, settings):
            raise CommandError("wrong-match-twice", name=f"{name}-option", option=key)
        settings[key] = value
    try:
        return PlayerSpec.parse(text, settings)
    except SettingError as error:
        raise CommandError("wrong-place", place=name, detail=error_text(error)) from error


def _agreement(name: str, text: str | None) -> Agreement | None:
    if text is None:
        return None
    points, comma, plies = text.partition(",")
    if not comma:
        raise CommandError("wrong-match-points", name=name, text=text)
    return Agreement(whole_number(name, points), whole_number(name, plies, 2, 1000))


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


@contextmanager
def _live_table(planned: Match, results: MatchResults) -> Iterator[Callable[[], None]]:
    """Show the table and a progress bar in a terminal while the match is played; yields what refreshes them."""
    console = stderr()
    if not console.is_terminal:
        yield lambda: None
        return
    progress, task = progress_bar(say("cli-games"), 2 * planned.pairs)

    def drawn() -> Group:
        progress.update(task, completed=results.games)
        return Group(*_tables(planned, results), progress)

    with Live(console=console, transient=True, refresh_per_second=4, get_renderable=drawn) as live:
        yield live.refresh


def _tables(planned: Match, results: MatchResults) -> tuple[Table, Table]:
    """The table of both players, and the remarks below it."""
    score = new_table(*report.HEADINGS, right=report.HEADINGS[1:])
    for row in report.rows(planned, results):
        score.add_row(*(printable(cell) for cell in row))
    remarks = new_table("", "")
    remarks.show_header = False
    for word, text in report.remarks(planned, results):
        remarks.add_row(word, printable(text))
    return score, remarks


def _report(planned: Match, results: MatchResults, *, as_json: bool) -> None:
    if as_json:
        print_json(report.data(planned, results))
        return
    console = stdout()
    score, remarks = _tables(planned, results)
    print_table(console, score)
    console.print()
    print_table(console, remarks)
