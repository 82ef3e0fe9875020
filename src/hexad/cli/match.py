"""`hexad match`: players and programs against each other, and which is the stronger."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import hexad
from hexad.cli.failure import NO, OK, Failure, printable
from hexad.cli.options import argument, flag, option, whole

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table

    from hexad.arena import Adjudication, Agreement, Match, Openings, Pace, Spec, Sprt, Tally

__all__ = ["match"]

_RANDOM_PLIES = {"abalone": 2, "six": 4}


@dataclass(frozen=True, kw_only=True)
class Playing:
    """Who plays."""

    first: Annotated[str, option("--first", "SPEC", "A player: see above.")]
    second: Annotated[str, option("--second", "SPEC", "The other one.")]
    first_option: Annotated[
        list[str] | None, option("--first-option", "NAME=VALUE", "Set an option of a UGI program.")
    ] = None
    second_option: Annotated[list[str] | None, option("--second-option", "NAME=VALUE", "Of the other one.")] = None

    def specs(self) -> tuple["Spec", "Spec"]:
        """The two players."""
        return (
            _spec("--first", self.first, self.first_option or ()),
            _spec("--second", self.second, self.second_option or ()),
        )


@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How long the players may think."""

    movetime: Annotated[str | None, option("--movetime", "MS", "Milliseconds for each move (100).")] = None
    clock: Annotated[str | None, option("--clock", "10+0.1", "Seconds for a game, and for each move.")] = None
    nodes: Annotated[str | None, option("--nodes", "N", "Nodes for each move.")] = None
    depth: Annotated[str | None, option("--depth", "N", "Plies to look ahead.")] = None
    margin: Annotated[str, option("--margin", "MS", "How much too late is forgiven (250).")] = "250"
    patience: Annotated[str, option("--patience", "S", "Without a time: the longest wait for a move (60).")] = "60"

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
            raise Failure(f"--clock: {error}") from error


@dataclass(frozen=True, kw_only=True)
class Starting:
    """Where the games begin and when they end without a winner."""

    openings: Annotated[
        str | None, option("--openings", "LIST", "Layouts, or basic,advanced in Six; all; or a file.")
    ] = None
    random_plies: Annotated[str | None, option("--random-plies", "N", "Random moves after that (2; Six: 4).")] = None
    balance: Annotated[str | None, option("--balance", "POINTS", "No random moves that a search thinks worse.")] = None
    seed: Annotated[str, option("--seed", "N", "Other random moves (1).")] = "1"
    ply_limit: Annotated[str, option("--ply-limit", "N", "A draw after so many plies (400).")] = "400"
    adjudicate: Annotated[
        str | None, option("--adjudicate", "POINTS,PLIES", "A win where both players say so for so long.")
    ] = None
    adjudicate_draw: Annotated[
        str | None, option("--adjudicate-draw", "POINTS,PLIES", "A draw where both see no more than that.")
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
            raise Failure(f"--openings: {error}") from error

    def judged(self) -> "Adjudication":
        """When games end early."""
        from hexad.arena import Adjudication  # noqa: PLC0415

        return Adjudication(
            _agreement("--adjudicate", self.adjudicate), _agreement("--adjudicate-draw", self.adjudicate_draw)
        )


def match(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[str, argument("GAME", "abalone or six.")],
    playing: Playing,
    thinking: Thinking,
    starting: Starting,
    games: Annotated[str, option("--games", "N", "How many games at most, two from each opening (100).")] = "100",
    concurrency: Annotated[str, option("--concurrency", "K", "How many games at a time (1).")] = "1",
    sprt: Annotated[str | None, option("--sprt", "ELO0,ELO1", "Stop when one of the two is proven.")] = None,
    save: Annotated[str | None, option("--save", "FILE.hgn", "Keep the games, and go on from those in it.")] = None,
    as_json: Annotated[bool, flag("--json", "Print JSON, with all counts.")] = False,
) -> int:
    """Play a match and say which player is the stronger.

    A player is engine, engine:level=3 (1 to 10; also depth, nodes, movetime, threads, hash), random, greedy, or
    ugi:COMMAND for a program that speaks UGI. Each opening is played twice, with sides reversed. Who crashes, is late,
    plays an illegal move, can not be read or does not start loses that game; this is counted, and the exit code is 1.

    \b
    Examples: hexad match six --first engine:level=5 --second engine:level=4
              hexad match abalone --first engine --second "ugi:./other"
    """
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
        raise Failure(str(error)) from error
    _report(planned, tally, as_json=as_json)
    return NO if tally.failures(0) or tally.failures(1) else OK


def _counts(games: str, concurrency: str) -> tuple[int, int]:
    number = whole("--games", games, 2, 10_000_000)
    if number % 2:
        raise Failure(f"--games is {number}: expected an even number, since each opening is played twice")
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
        raise Failure(f'there is no game called "{game}", expected {" or ".join(hexad.GAMES)}')
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
            raise Failure(f'{name}-option is "{one}": expected a name and a value, as in Hash=64')
        if key.lower() in map(str.lower, settings):
            raise Failure(f"{name}-option {key} is given twice: expected one value")
        settings[key] = value
    try:
        return Spec.parse(text, settings)
    except ValueError as error:
        raise Failure(f"{name}: {error}") from error


def _agreement(name: str, text: str | None) -> "Agreement | None":
    from hexad.arena import Agreement  # noqa: PLC0415

    if text is None:
        return None
    points, comma, plies = text.partition(",")
    if not comma:
        raise Failure(f'{name} is "{text}": expected points and plies, as in 600,8')
    return Agreement(whole(name, points), whole(name, plies, 2, 1000))


def _sprt(text: str | None) -> "Sprt | None":
    from hexad.arena import Sprt  # noqa: PLC0415

    if text is None:
        return None
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError as error:
        raise Failure(f'--sprt is "{text}": expected two numbers, as in 0,10') from error
    if not -1000 <= elo0 < elo1 <= 1000:
        raise Failure(f'--sprt is "{text}": expected the smaller number first, both from -1000 to 1000')
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
    progress, task = bar("games", 2 * planned.pairs)

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
    from hexad.cli.terminal import print_json, say, stdout, table  # noqa: PLC0415

    if as_json:
        print_json(report.data(planned, tally))
        return
    console = stdout()
    score, remarks = _told(planned, tally)
    table(console, score)
    say(console, "")
    table(console, remarks)
