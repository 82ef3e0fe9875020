"""`hexad analyse`: the games of a record, with what the engine thinks of every move."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from hexad.cli.failure import NO, OK, Failure, one_line
from hexad.cli.files import write
from hexad.cli.options import argument, one_of, option, whole
from hexad.cli.records import fault, lacking, reading
from hexad.cli.spoken import say
from hexad.record import Game

if TYPE_CHECKING:
    from hexad.engine import Limit
    from hexad.engine.annotate import Judgement

__all__ = ["analyse"]

_NODES = 100_000
_LONGEST = 86_400


def analyse(  # noqa: PLR0913, PLR0917 - an option each
    file: Annotated[str, argument("FILE", "option-record")],
    output: Annotated[str, option("--output", "OUT", "option-analyse-output", short=("-o",))] = "-",
    svg: Annotated[str | None, option("--svg", "GRAPH", "option-analyse-svg")] = None,
    game: Annotated[str | None, option("--game", "N", "option-only-game")] = None,
    time: Annotated[str | None, option("--time", "S", "option-analyse-time")] = None,
    nodes: Annotated[str | None, option("--nodes", "N", "option-analyse-nodes")] = None,
    depth: Annotated[str | None, option("--depth", "N", "option-analyse-depth")] = None,
    theme: Annotated[str, option("--theme", "NAME", "option-analyse-theme")] = "light",
) -> int:
    """Annotate games with evaluations and mistakes."""
    limit = _limit(time, nodes, depth)
    _check_outputs(output, svg, theme)
    games, broken = _read(file, None if game is None else whole("--game", game, 1))
    if svg is not None and len(games) != 1:
        raise Failure("wrong-graph-games", count=len(games))
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
        raise Failure("wrong-seconds", name="--time", text=text, most=str(_LONGEST))
    return seconds


def _check_outputs(output: str, svg: str | None, theme: str) -> None:
    """Find out before the work rather than after it."""
    from hexad.svg.theme import THEMES  # noqa: PLC0415

    if svg == output:
        raise Failure("wrong-same-place")
    for name in (output, svg or "-"):
        if name != "-" and not Path(name).resolve().parent.is_dir():
            raise Failure("wrong-no-folder", file=name)
    one_of("--theme", theme, THEMES)


def _read(file: str, wanted: int | None) -> tuple[list[Game], int]:
    """The games, and how many were broken; what is wrong with those is said."""
    from hexad.cli import terminal  # noqa: PLC0415

    games: list[Game] = []
    broken = number = 0
    with reading(file) as source:
        for number, game in source:
            if isinstance(game, Game) and wanted in (None, number):
                games.append(game)
            elif not isinstance(game, Game) and wanted in (None, number):
                broken += 1
                terminal.say(terminal.stderr(), one_line(fault(game)))
            if number == wanted:
                break
    if number < (wanted or 1):
        raise lacking(file, number, wanted or 1)
    if not games:
        raise Failure("wrong-nothing-readable", file=file)
    return games, broken


def _annotated(games: list[Game], limit: "Limit") -> list[list["Judgement"]]:
    from hexad.cli.terminal import bar  # noqa: PLC0415
    from hexad.engine import Engine  # noqa: PLC0415
    from hexad.engine.annotate import annotate  # noqa: PLC0415

    engines = {name: Engine(name) for name in {game.tags["Game"] for game in games}}
    positions = sum(1 + sum(1 for _ in game.mainline()) for game in games)
    progress, task = bar(say("cli-bar-analysing"), positions)
    with progress:
        return [annotate(game, engines[game.tags["Game"]], limit, lambda _: progress.advance(task)) for game in games]


def _plotted(judged: list["Judgement"]) -> tuple[list[float], dict[int, int]]:
    """What the graph shows: what Black may expect after each ply, and the marked plies."""
    marks = {ply: one.mark for ply, one in enumerate(judged) if one.mark is not None}
    return [one.expected for one in judged], marks
