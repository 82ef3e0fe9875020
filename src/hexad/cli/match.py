"""`hexad match`: players and programs against each other, and which is the stronger."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import hexad
from hexad.cli.failure import NO, OK, Failure, printable
from hexad.cli.options import argument, flag, option, whole
from hexad.cli.spoken import say

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table

    from hexad.arena import Adjudication, Agreement, Match, Openings, Pace, Spec, Sprt, Tally

__all__ = ["match"]

_RANDOM_PLIES = {"abalone": 2, "six": 4}


@dataclass(frozen=True, kw_only=True)
class Playing:
    """Who plays."""

    first: Annotated[str, option("--first", "SPEC", "option-match-first")]
    second: Annotated[str, option("--second", "SPEC", "option-match-second")]
    first_option: Annotated[list[str] | None, option("--first-option", "NAME=VALUE", "option-match-first-option")] = (
        None
    )
    second_option: Annotated[
        list[str] | None, option("--second-option", "NAME=VALUE", "option-match-second-option")
    ] = None

    def specs(self) -> tuple["Spec", "Spec"]:
        """The two players."""
        return (
            _spec("--first", self.first, self.first_option or ()),
            _spec("--second", self.second, self.second_option or ()),
        )


@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How long the players may think."""

    movetime: Annotated[str | None, option("--movetime", "MS", "option-match-movetime")] = None
    clock: Annotated[str | None, option("--clock", "10+0.1", "option-match-clock")] = None
    nodes: Annotated[str | None, option("--nodes", "N", "option-match-nodes")] = None
    depth: Annotated[str | None, option("--depth", "N", "option-match-depth")] = None
    margin: Annotated[str, option("--margin", "MS", "option-match-margin")] = "250"
    patience: Annotated[str, option("--patience", "S", "option-match-patience")] = "60"

    def pace(self, *, is_needed: bool) -> "Pace":
        """The pace that the options describe; players who need none get none unless it is asked for."""
        from hexad.arena import Pace  # noqa: PLC0415 - loaded when a match is played

        nodes, depth = (
            None if text is None else whole(name, text, 1)
            for name, text in (("--nodes", self.nodes), ("--depth", self.depth))
        )
        chosen = (self.movetime, self.clock, self.nodes, self.depth)
        movetime = "100" if is_needed and all(one is None for one in chosen) else self.movetime
        try:
            return Pace(
                movetime=None if movetime is None else whole("--movetime", movetime, 1) / 1000,
                clock=None if self.clock is None else hexad.TimeControl.parse(self.clock),
                nodes=nodes,
                depth=depth,
                margin=whole("--margin", self.margin) / 1000,
                patience=whole("--patience", self.patience, 1),
            )
        except ValueError as error:
            raise Failure("wrong-option-detail", option="--clock", detail=str(error)) from error


@dataclass(frozen=True, kw_only=True)
class Starting:
    """Where the games begin and when they end without a winner."""

    openings: Annotated[str | None, option("--openings", "LIST", "option-match-openings")] = None
    random_plies: Annotated[str | None, option("--random-plies", "N", "option-match-random-plies")] = None
    balance: Annotated[str | None, option("--balance", "POINTS", "option-match-balance")] = None
    seed: Annotated[str, option("--seed", "N", "option-match-seed")] = "1"
    ply_limit: Annotated[str, option("--ply-limit", "N", "option-match-ply-limit")] = "400"
    adjudicate: Annotated[str | None, option("--adjudicate", "POINTS,PLIES", "option-match-adjudicate")] = None
    adjudicate_draw: Annotated[
        str | None, option("--adjudicate-draw", "POINTS,PLIES", "option-match-adjudicate-draw")
    ] = None

    def chosen(self, game: str) -> "Openings":
        """The openings that the options describe."""
        from hexad.arena import Openings  # noqa: PLC0415

        from_file = (self.openings or "").endswith(".hgn")
        plies = self.random_plies or str(0 if from_file else _RANDOM_PLIES[game])
        try:
            return Openings.parse(
                game,
                self.openings,
                plies=whole("--random-plies", plies, 0, 100),
                seed=whole("--seed", self.seed),
                balance=None if self.balance is None else whole("--balance", self.balance),
            )
        except hexad.RecordError:
            raise
        except ValueError as error:
            raise Failure("wrong-option-detail", option="--openings", detail=str(error)) from error

    def judged(self) -> "Adjudication":
        """When games end early."""
        from hexad.arena import Adjudication  # noqa: PLC0415

        return Adjudication(
            _agreement("--adjudicate", self.adjudicate), _agreement("--adjudicate-draw", self.adjudicate_draw)
        )


def match(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[str, argument("GAME", "option-game")],
    playing: Playing,
    thinking: Thinking,
    starting: Starting,
    games: Annotated[str, option("--games", "N", "option-match-games")] = "100",
    concurrency: Annotated[str, option("--concurrency", "K", "option-match-concurrency")] = "1",
    sprt: Annotated[str | None, option("--sprt", "ELO0,ELO1", "option-match-sprt")] = None,
    save: Annotated[str | None, option("--save", "FILE.hgn", "option-match-save")] = None,
    as_json: Annotated[bool, flag("--json", "option-match-json")] = False,
) -> int:
    """Play a match and say which player is the stronger."""
    from hexad.arena import Tally  # noqa: PLC0415

    planned = _plan(game, playing, thinking, starting, _counts(games, concurrency), _sprt(sprt))
    tally = Tally()
    try:
        with _watched(planned, tally) as refresh:
            for _ in planned.run(tally, None if save is None else Path(save)):
                refresh()
    except hexad.RecordError:
        raise
    except ValueError as error:
        raise Failure("wrong-detail", detail=str(error)) from error
    _report(planned, tally, as_json=as_json)
    return NO if tally.failures(0) or tally.failures(1) else OK


def _counts(games: str, concurrency: str) -> tuple[int, int]:
    number = whole("--games", games, 2, 10_000_000)
    if number % 2:
        raise Failure("wrong-match-even", number=str(number))
    return number // 2, whole("--concurrency", concurrency, 1, 256)


def _plan(  # noqa: PLR0913, PLR0917 - what the command line holds
    game: str,
    playing: Playing,
    thinking: Thinking,
    starting: Starting,
    counts: tuple[int, int],
    sprt: "Sprt | None",
) -> "Match":
    from hexad.arena import Match, Rules  # noqa: PLC0415

    if game not in hexad.GAMES:
        raise Failure("wrong-no-game", game=game)
    first, second = playing.specs()
    pace = thinking.pace(is_needed=first.needs_pace or second.needs_pace)
    limit = whole("--ply-limit", starting.ply_limit, 1)
    return Match(
        game=game,
        first=first,
        second=second,
        openings=starting.chosen(game),
        pairs=counts[0],
        rules=Rules(pace=pace, ply_limit=limit, adjudication=starting.judged()),
        concurrency=counts[1],
        sprt=sprt,
    )


def _spec(name: str, text: str, options: Iterable[str]) -> "Spec":
    from hexad.arena import Spec  # noqa: PLC0415

    settings: dict[str, str] = {}
    for one in options:
        key, equals, value = (part.strip() for part in one.partition("="))
        if not (key and equals and value):
            raise Failure("wrong-match-option", name=f"{name}-option", text=one)
        if key.lower() in map(str.lower, settings):
            raise Failure("wrong-match-twice", name=f"{name}-option", option=key)
        settings[key] = value
    try:
        return Spec.parse(text, settings)
    except ValueError as error:
        raise Failure("wrong-option-detail", option=name, detail=str(error)) from error


def _agreement(name: str, text: str | None) -> "Agreement | None":
    from hexad.arena import Agreement  # noqa: PLC0415

    if text is None:
        return None
    points, comma, plies = text.partition(",")
    if not comma:
        raise Failure("wrong-match-points", name=name, text=text)
    return Agreement(whole(name, points), whole(name, plies, 2, 1000))


def _sprt(text: str | None) -> "Sprt | None":
    from hexad.arena import Sprt  # noqa: PLC0415

    if text is None:
        return None
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError as error:
        raise Failure("wrong-match-sprt", text=text) from error
    if not -1000 <= elo0 < elo1 <= 1000:
        raise Failure("wrong-match-sprt-order", text=text)
    return Sprt(elo0, elo1)


@contextmanager
def _watched(planned: "Match", tally: "Tally") -> Iterator[Callable[[], None]]:
    """A table and a bar while the match is played, if a person watches; call what it gives after each game."""
    from rich.live import Live  # noqa: PLC0415

    from hexad.cli.terminal import bar, stderr  # noqa: PLC0415

    console = stderr()
    if not console.is_terminal:
        yield lambda: None
        return
    progress, task = bar(say("cli-games"), 2 * planned.pairs)

    def drawn() -> "Group":
        from rich.console import Group  # noqa: PLC0415

        progress.update(task, completed=tally.games)
        return Group(*_told(planned, tally), progress)

    with Live(console=console, transient=True, refresh_per_second=4, get_renderable=drawn) as live:
        yield live.refresh


def _told(planned: "Match", tally: "Tally") -> list["Table"]:
    from hexad.arena import report  # noqa: PLC0415
    from hexad.cli.terminal import grid  # noqa: PLC0415

    score = grid(*report.HEADINGS, right=report.HEADINGS[1:])
    for row in report.rows(planned, tally):
        score.add_row(*(printable(cell) for cell in row))
    remarks = grid("", "")
    remarks.show_header = False
    for word, text in report.remarks(planned, tally):
        remarks.add_row(word, printable(text))
    return [score, remarks]


def _report(planned: "Match", tally: "Tally", *, as_json: bool) -> None:
    from hexad.arena import report  # noqa: PLC0415
    from hexad.cli.terminal import print_json, stdout, table  # noqa: PLC0415

    if as_json:
        print_json(report.data(planned, tally))
        return
    console = stdout()
    score, remarks = _told(planned, tally)
    table(console, score)
    console.print()
    table(console, remarks)
