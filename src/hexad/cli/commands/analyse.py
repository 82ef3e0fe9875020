"""`hexad analyse`: the games of a record, annotated by the engine."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError, error_text, one_line
from hexad.cli.files import write
from hexad.cli.i18n import say
from hexad.cli.options import OneOf, WholeNumber, argument, grouped, option
from hexad.cli.progress import progress_bar
from hexad.cli.records import no_such_game, reading
from hexad.cli.terminal import print_line, stderr
from hexad.engine import Engine, Limit
from hexad.engine.annotate import annotate
from hexad.record import Game
from hexad.svg.graph import graph
from hexad.svg.theme import THEMES

if TYPE_CHECKING:
    from hexad.engine.annotate import Judgement

__all__ = ["analyse"]

_DEFAULT_NODES = 100_000
_MAX_SECONDS = 86_400


@dataclass(frozen=True)
class LimitOptions:
    """How long the engine looks at a position."""

    time: str | None
    nodes: int | None
    depth: int | None

    def limit(self) -> Limit:
        """The limit that the options describe."""
        if self.time is None and self.nodes is None and self.depth is None:
            return Limit(nodes=_DEFAULT_NODES)
        return Limit(time=None if self.time is None else _seconds(self.time), nodes=self.nodes, depth=self.depth)


@dataclass(frozen=True)
class OutputOptions:
    """Where the record and the graph go."""

    output: str
    svg: str | None
    theme: str

    def check(self) -> None:
        """Raise CommandError if they could not be written, before the engine starts its work."""
        if self.svg == self.output:
            raise CommandError("wrong-same-place")
        for name in (self.output, self.svg or "-"):
            if name != "-" and not Path(name).resolve().parent.is_dir():
                raise CommandError("wrong-no-folder", file=name)


@command("analyse")
@argument("file", metavar="FILE", help="option-record")
@grouped(
    "outputs",
    OutputOptions,
    option("--output", "-o", default="-", metavar="OUT", help="option-analyse-output"),
    option("--svg", metavar="GRAPH", help="option-analyse-svg"),
    option("--theme", default="light", type=OneOf(THEMES), metavar="NAME", help="option-analyse-theme"),
)
@option("--game", type=WholeNumber(1), metavar="N", help="option-only-game")
@grouped(
    "limits",
    LimitOptions,
    option("--time", metavar="S", help="option-analyse-time"),
    option("--nodes", type=WholeNumber(1), metavar="N", help="option-analyse-nodes"),
    option("--depth", type=WholeNumber(1, 100), metavar="N", help="option-analyse-depth"),
)
def analyse(file: str, outputs: OutputOptions, game: int | None, limits: LimitOptions) -> int:
    """Annotate games with evaluations and mistakes."""
    limit = limits.limit()
    outputs.check()
    games, broken = _read(file, game)
    if outputs.svg is not None and len(games) != 1:
        raise CommandError("wrong-graph-games", count=len(games))
    judged = _annotated(games, limit)
    write(outputs.output, "".join(f"{one}\n\n" for one in games).encode())
    if outputs.svg is not None:
        values, marks = _plotted(judged[0])
        first = games[0].board().ply
        picture = graph(games[0].tags["Game"], values, marks, first_ply=first, theme=outputs.theme)
        write(outputs.svg, picture.encode())
    return NO if broken else OK


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0.01 <= seconds <= _MAX_SECONDS:
        raise CommandError("wrong-seconds", name="--time", text=text, most=str(_MAX_SECONDS))
    return seconds


def _read(file: str, wanted: int | None) -> tuple[list[Game], int]:
    """The games, all or the wanted one, and the number of broken ones, which are reported."""
    games: list[Game] = []
    broken = number = 0
    with reading(file) as source:
        for number, game in source:
            if isinstance(game, Game) and wanted in (None, number):
                games.append(game)
            elif not isinstance(game, Game) and wanted in (None, number):
                broken += 1
                print_line(stderr(), one_line(error_text(game)))
            if number == wanted:
                break
    if number < (wanted or 1):
        raise no_such_game(file, number, wanted or 1)
    if not games:
        raise CommandError("wrong-nothing-readable", file=file)
    return games, broken


def _annotated(games: list[Game], limit: Limit) -> list[list[Judgement]]:
    engines = {name: Engine(name) for name in {game.tags["Game"] for game in games}}
    positions = sum(1 + sum(1 for _ in game.mainline()) for game in games)
    progress, task = progress_bar(say("cli-bar-analysing"), positions)
    with progress:
        return [annotate(game, engines[game.tags["Game"]], limit, lambda _: progress.advance(task)) for game in games]


def _plotted(judged: list[Judgement]) -> tuple[list[float], dict[int, int]]:
    """The values of the graph (Black's expectation after each ply) and the marked plies."""
    marks = {ply: one.mark for ply, one in enumerate(judged) if one.mark is not None}
    return [one.expected for one in judged], marks
