"""`hexad puzzles`: make, check and show positions with one move to find."""

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import hexad
from hexad.cli.failure import NO, OK, Failure, one_line
from hexad.cli.options import argument, flag, option, whole

if TYPE_CHECKING:
    from hexad.puzzles import Puzzle, PuzzleError
    from hexad.record import Game

__all__ = ["ACTIONS", "puzzles"]

_MOST = 100_000


def puzzles(context: typer.Context) -> None:
    """Make, check and show puzzles: find the move.

    Example: hexad puzzles show
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def make(
    game: Annotated[str, option("--game", "GAME", "abalone or six.")],
    out: Annotated[str, option("--out", "FILE", "Where to; puzzles that it holds are kept.")],
    count: Annotated[str, option("--count", "N", "How many the file is to hold (100).")] = "100",
    seed: Annotated[str, option("--seed", "N", "Other games (1).")] = "1",
    records: Annotated[list[str] | None, option("--from", "RECORD", "Look in these games first.")] = None,
) -> None:
    """Make puzzles, from self-play or from records.

    Every puzzle is proven before it is written. Interrupted, the same command goes on where it stopped.

    Example: hexad puzzles make --game six --count 50 --out six.jsonl
    """
    from hexad.cli.terminal import bar  # noqa: PLC0415
    from hexad.puzzles.maker import Maker  # noqa: PLC0415 - the engine is loaded for those who use it

    _check_game(game)
    total, path = whole("--count", count, 1, _MOST), Path(out)
    known = _known(path, game)
    maker = Maker(game, known, total)
    progress, task = bar("making", total)
    progress.update(task, completed=len(known))

    def looking(where: str) -> None:
        progress.update(task, description=f"looking in {where}")

    with progress, path.open("a", encoding="utf-8") as file:
        for puzzle in _made(maker, records or [], whole("--seed", seed), looking):
            file.write(puzzle.line() + "\n")
            file.flush()
            known.append(puzzle)
            progress.advance(task)
    _summary(known)


def check(
    names: Annotated[list[str] | None, argument("[FILE]...", "Files of puzzles; those of hexad if not told.")] = None,
    as_json: Annotated[bool, flag("--json", "Print JSON: puzzles, kinds, broken.")] = False,
) -> int:
    """Prove every puzzle anew: the solution works and is the only one.

    What is wrong is said with file and line, and the exit code is 1.

    Example: hexad puzzles check six.jsonl
    """
    from hexad.cli.terminal import bar, print_json, say, stderr  # noqa: PLC0415

    numbered = list(_read(_files(names or [])))
    progress, task = bar("checking", len(numbered))
    good: list[Puzzle] = []
    broken: list[dict[str, Any]] = []
    with progress:
        for name, line, puzzle, fault in _checked(numbered):
            progress.advance(task)
            if fault is None:
                good.append(puzzle)
                continue
            broken.append({"file": name, "line": line, "text": fault})
            if not as_json:
                say(stderr(), one_line(f"{name}:{line}: {fault}"))
    if as_json:
        print_json({"puzzles": len(good), "kinds": Counter(one.kind for one in good), "broken": broken})
    else:
        _summary(good, len(broken))
    return NO if broken else OK


def show(
    name: Annotated[str | None, argument("[ID]", "Which puzzle; that of the day if not told.")] = None,
    game: Annotated[str | None, option("--game", "GAME", "The puzzle of the day for this game.")] = None,
    file: Annotated[str | None, option("--file", "FILE", "Look in this file.")] = None,
    solution: Annotated[bool, flag("--solution", "Also show how it is solved.")] = False,
) -> None:
    """Show a puzzle: the one of the day, or another.

    Example: hexad puzzles show --game abalone --solution
    """
    from hexad.cli.terminal import ACCENT, QUIET, drawing, say, stdout  # noqa: PLC0415

    puzzle = _chosen(name, game, file)
    console = stdout()
    say(console, f"{puzzle.id}  {_task(puzzle)}")
    say(console, f"difficulty {puzzle.difficulty} of 5   {puzzle.source or ''}".rstrip(), QUIET)
    say(console, "")
    say(console, drawing(console, puzzle.board(), reserve=6))
    if solution:
        say(console, " ".join(puzzle.solution), ACCENT)


ACTIONS = (make, check, show)


def _check_game(game: str) -> None:
    if game not in hexad.GAMES:
        raise Failure(f'there is no game called "{game}", expected {" or ".join(hexad.GAMES)}')


def _known(path: Path, game: str) -> list["Puzzle"]:
    """The puzzles that a file holds already."""
    from hexad.puzzles import PuzzleError, read  # noqa: PLC0415

    if not path.resolve().parent.is_dir():
        raise Failure(f"{path}: there is no such folder: expected one that exists")
    known = []
    for line, puzzle in read(path) if path.exists() else ():
        if isinstance(puzzle, PuzzleError):
            raise Failure(str(puzzle))
        if puzzle.game != game:
            raise Failure(f"{path}:{line}: a puzzle of {puzzle.game}: expected a file for {game}")
        known.append(puzzle)
    return known


def _made(maker: Any, records: list[str], seed: int, looking: Any) -> Iterator["Puzzle"]:  # noqa: ANN401 - a Maker
    for name in records:
        yield from maker.from_records(Path(name).stem, _games(name), looking)
    yield from maker.self_play(seed, looking)


def _games(name: str) -> Iterator[tuple[int, "Game"]]:
    """The games of a record that can be read; what is wrong with the others is said."""
    from hexad.cli.records import fault, reading  # noqa: PLC0415
    from hexad.cli.terminal import say, stderr  # noqa: PLC0415
    from hexad.record import RecordError  # noqa: PLC0415

    with reading(name) as source:
        for number, game in source:
            if isinstance(game, RecordError):
                say(stderr(), one_line(fault(game)))
            else:
                yield number, game


def _files(names: list[str]) -> list[Path]:
    if names:
        return [Path(name) for name in names]
    data = Path(__file__).parents[1] / "puzzles" / "data"
    return [data / f"{game}.jsonl" for game in hexad.GAMES]


def _read(paths: list[Path]) -> Iterator[tuple[str, int, "Puzzle | PuzzleError"]]:
    from hexad.puzzles import read  # noqa: PLC0415

    for path in paths:
        yield from ((str(path), line, puzzle) for line, puzzle in read(path))


def _checked(numbered: Iterable[tuple[str, int, Any]]) -> Iterator[tuple[str, int, Any, str | None]]:
    """Each puzzle with what is wrong with it, or None."""
    from hexad.puzzles import Proof, PuzzleError, verify  # noqa: PLC0415

    proofs = {game: Proof(game) for game in hexad.GAMES}
    seen: dict[str, str] = {}
    for name, line, puzzle in numbered:
        fault = None
        try:
            if isinstance(puzzle, PuzzleError):
                raise puzzle
            verify(puzzle, proofs[puzzle.game])
            if puzzle.id in seen:
                fault = f"the position is that of {seen[puzzle.id]}, turned or mirrored: expected another"
            seen.setdefault(puzzle.id, f"{name}:{line}")
        except PuzzleError as error:
            fault = str(error).removeprefix(f"{name}:{line}: ")
        yield name, line, puzzle, fault


def _chosen(name: str | None, game: str | None, file: str | None) -> "Puzzle":
    from hexad.puzzles import Puzzle, daily, load  # noqa: PLC0415

    if game is not None:
        _check_game(game)
    if name is None and file is None:
        return daily(datetime.datetime.now(tz=datetime.UTC).date(), game)
    games = [game] if game else list(hexad.GAMES)
    inside = (
        [puzzle for game in games for puzzle in load(game)]
        if file is None
        else [puzzle for _, _, puzzle in _read([Path(file)]) if isinstance(puzzle, Puzzle)]
    )
    for puzzle in inside:
        if name in (None, puzzle.id) and puzzle.game in games:
            return puzzle
    raise Failure(
        f'{file or "hexad"} has no puzzle called "{name}": expected an id as {inside[0].id if inside else ""}'
    )


def _task(puzzle: "Puzzle") -> str:
    """What is to be done, in a sentence."""
    side, within = puzzle.side.capitalize(), puzzle.within
    moves = "this move" if within == 1 else f"{within} moves"
    if puzzle.kind == "defence":
        return f"{side} to move: the only move that does not lose by force"
    if puzzle.game == "abalone":
        return f"{side} to move pushes a marble off with {moves}, and loses none before"
    return f"{side} to move wins with {moves}" + (", and a split" if puzzle.kind == "split" else "")


def _summary(found: list["Puzzle"], broken: int | None = None) -> None:
    """How many puzzles there are of each kind and difficulty."""
    from hexad.cli.terminal import grid, say, stdout, table  # noqa: PLC0415
    from hexad.puzzles import HARDEST  # noqa: PLC0415

    grades = [str(grade) for grade in range(1, HARDEST + 1)]
    rows = grid("game", "kind", "moves", *grades, "all", right=("moves", *grades, "all"))
    counts = Counter((one.game, one.kind, one.within, one.difficulty) for one in found)
    for game, kind, within in sorted({key[:3] for key in counts}):
        numbers = [counts[game, kind, within, int(grade)] for grade in grades]
        rows.add_row(game, kind, str(within), *map(str, numbers), str(sum(numbers)))
    table(stdout(), rows)
    said = f"{len(found)} puzzles" + ("" if broken is None else f", {broken} broken")
    say(stdout(), said)
