"""`hexad analyse`: the games of a record, with what the engine thinks of every move."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from hexad.cli.failure import NO, OK, Failure, one_line
from hexad.cli.files import write
from hexad.cli.options import argument, option, whole
from hexad.cli.records import fault, lacking, reading
from hexad.record import Game

if TYPE_CHECKING:
    from hexad.engine import Limit
    from hexad.engine.annotate import Judgement

__all__ = ["analyse"]

_NODES = 100_000
_LONGEST = 86_400


def analyse(  # noqa: PLR0913, PLR0917 - an option each
    file: Annotated[str, argument("FILE", "A record, as .hgn or .apgn; - is standard input.")],
    output: Annotated[str, option("--output", "OUT", "Where to; standard output if not told.", short=("-o",))] = "-",
    svg: Annotated[str | None, option("--svg", "GRAPH", "Also draw the evaluation of one game.")] = None,
    game: Annotated[str | None, option("--game", "N", "Only this game.")] = None,
    time: Annotated[str | None, option("--time", "S", "So many seconds for a position.")] = None,
    nodes: Annotated[str | None, option("--nodes", "N", "So many nodes; 100000 if nothing is told.")] = None,
    depth: Annotated[str | None, option("--depth", "N", "So many plies deep.")] = None,
    theme: Annotated[str, option("--theme", "NAME", "Colours of the graph, light if not told.")] = "light",
) -> int:
    """Annotate games with evaluations and mistakes.

    Every move gets its evaluation, from Black's side. A move that gave something away is marked as an inaccuracy ($6),
    a mistake ($2) or a blunder ($4), with the better line beside it. A broken game is reported on standard error and
    left out, and the exit code is 1.

    Example: hexad analyse final.hgn -o annotated.hgn --svg graph.svg
    """
    limit = _limit(time, nodes, depth)
    _check_outputs(output, svg, theme)
    games, broken = _read(file, None if game is None else whole("--game", game, 1))
    if svg is not None and len(games) != 1:
        raise Failure(f"--svg draws one game, and there are {len(games)}: expected --game N with it")
    judged = _annotated(games, limit)
    write(output, "".join(f"{one}\n\n" for one in games).encode())
    if svg is not None:
        from hexad.svg.graph import graph  # noqa: PLC0415 - loaded for those who look

        values, marks = _plotted(judged[0])
        first = games[0].board().ply
        write(svg, graph(games[0].tags["Game"], values, marks, first_ply=first, theme=theme).encode())
    return NO if broken else OK


def _limit(time: str | None, nodes: str | None, depth: str | None) -> "Limit":
    from hexad.engine import Limit  # noqa: PLC0415 - the engine is loaded for those who use it

    if time is None and nodes is None and depth is None:
        return Limit(nodes=_NODES)
    return Limit(
        time=None if time is None else _seconds(time),
        nodes=None if nodes is None else whole("--nodes", nodes, 1),
        depth=None if depth is None else whole("--depth", depth, 1, 100),
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0.01 <= seconds <= _LONGEST:
        raise Failure(f'--time is "{text}": expected seconds, from 0.01 to {_LONGEST}')
    return seconds


def _check_outputs(output: str, svg: str | None, theme: str) -> None:
    """Find out before the work rather than after it."""
    from hexad.svg.theme import THEMES  # noqa: PLC0415

    if svg == output:
        raise Failure("the record and the graph would go to the same place: expected another --svg or -o")
    for name in (output, svg or "-"):
        if name != "-" and not Path(name).resolve().parent.is_dir():
            raise Failure(f"{name}: there is no such folder: expected one that exists")
    if theme not in THEMES:
        raise Failure(f'--theme is "{theme}": expected {", ".join(THEMES)}')


def _read(file: str, wanted: int | None) -> tuple[list[Game], int]:
    """The games, and how many were broken; what is wrong with those is said."""
    from hexad.cli.terminal import say, stderr  # noqa: PLC0415

    games: list[Game] = []
    broken = number = 0
    with reading(file) as source:
        for number, game in source:
            if isinstance(game, Game) and wanted in (None, number):
                games.append(game)
            elif not isinstance(game, Game) and wanted in (None, number):
                broken += 1
                say(stderr(), one_line(fault(game)))
            if number == wanted:
                break
    if number < (wanted or 1):
        raise Failure(lacking(file, number, wanted or 1))
    if not games:
        raise Failure(f"{file} holds no game that could be read")
    return games, broken


def _annotated(games: list[Game], limit: "Limit") -> list[list["Judgement"]]:
    from hexad.cli.terminal import bar  # noqa: PLC0415
    from hexad.engine import Engine  # noqa: PLC0415
    from hexad.engine.annotate import annotate  # noqa: PLC0415

    engines = {name: Engine(name) for name in {game.tags["Game"] for game in games}}
    positions = sum(1 + sum(1 for _ in game.mainline()) for game in games)
    progress, task = bar("analysing", positions)
    with progress:
        return [annotate(game, engines[game.tags["Game"]], limit, lambda _: progress.advance(task)) for game in games]


def _plotted(judged: list["Judgement"]) -> tuple[list[float], dict[int, int]]:
    """What the graph shows: what Black may expect after each ply, and the marked plies."""
    marks = {ply: one.mark for ply, one in enumerate(judged) if one.mark is not None}
    return [one.expected for one in judged], marks
