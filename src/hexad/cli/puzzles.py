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
from hexad.cli.spoken import say
from hexad.cli.voice import Voice, voice
from hexad.types import Player

if TYPE_CHECKING:
    from hexad.puzzles import Puzzle, PuzzleError
    from hexad.record import Game

__all__ = ["ACTIONS", "puzzles"]

_MOST = 100_000


def puzzles(context: typer.Context) -> None:
    """Make, check and show puzzles: find the move."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def make(
    game: Annotated[str, option("--game", "GAME", "option-game")],
    out: Annotated[str, option("--out", "FILE", "option-make-out")],
    count: Annotated[str, option("--count", "N", "option-make-count")] = "100",
    seed: Annotated[str, option("--seed", "N", "option-make-seed")] = "1",
    records: Annotated[list[str] | None, option("--from", "RECORD", "option-make-from")] = None,
) -> None:
    """Make puzzles, from self-play or from records."""
    from hexad.cli.terminal import bar  # noqa: PLC0415
    from hexad.puzzles.maker import Maker  # noqa: PLC0415 - the engine is loaded for those who use it

    _check_game(game)
    total, path = whole("--count", count, 1, _MOST), Path(out)
    known = _known(path, game)
    maker = Maker(game, known, total)
    progress, task = bar(say("cli-bar-making"), total)
    progress.update(task, completed=len(known))

    def looking(where: str) -> None:
        progress.update(task, description=say("cli-bar-looking", where=where))

    with progress, path.open("a", encoding="utf-8") as file:
        for puzzle in _made(maker, records or [], whole("--seed", seed), looking):
            file.write(puzzle.line() + "\n")
            file.flush()
            known.append(puzzle)
            progress.advance(task)
    _summary(known)


def check(
    names: Annotated[list[str] | None, argument("FILE", "option-check-files")] = None,
    as_json: Annotated[bool, flag("--json", "option-check-json")] = False,
) -> int:
    """Prove every puzzle anew: the solution works and is the only one."""
    from hexad.cli import terminal  # noqa: PLC0415
    from hexad.cli.terminal import bar, print_json  # noqa: PLC0415

    numbered = list(_read(_files(names or [])))
    progress, task = bar(say("cli-bar-checking"), len(numbered))
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
                terminal.say(terminal.stderr(), one_line(f"{name}:{line}: {fault}"))
    if as_json:
        print_json({"puzzles": len(good), "kinds": Counter(one.kind for one in good), "broken": broken})
    else:
        _summary(good, len(broken))
    return NO if broken else OK


def show(
    name: Annotated[str | None, argument("ID", "option-puzzle-id")] = None,
    game: Annotated[str | None, option("--game", "GAME", "option-puzzle-game")] = None,
    file: Annotated[str | None, option("--file", "FILE", "option-puzzle-file")] = None,
    solution: Annotated[bool, flag("--solution", "option-puzzle-solution")] = False,
) -> None:
    """Show a puzzle: the one of the day, or another."""
    from hexad.cli import terminal  # noqa: PLC0415
    from hexad.puzzles import HARDEST  # noqa: PLC0415

    puzzle, speak = _chosen(name, game, file), voice()
    console = terminal.stdout()
    terminal.say(console, f"{puzzle.id}  {_task(puzzle, speak)}")
    difficulty = speak.say("cli-puzzle-difficulty", grade=puzzle.difficulty, hardest=HARDEST)
    terminal.say(console, f"{difficulty}   {puzzle.source or ''}".rstrip(), terminal.QUIET)
    terminal.say(console, "")
    terminal.say(console, terminal.drawing(console, puzzle.board(), reserve=6, captions=speak.captions))
    if solution:
        terminal.say(console, " ".join(puzzle.solution), terminal.ACCENT)


ACTIONS = (make, check, show)


def _check_game(game: str) -> None:
    if game not in hexad.GAMES:
        raise Failure("wrong-no-game", game=game)


def _known(path: Path, game: str) -> list["Puzzle"]:
    """The puzzles that a file holds already."""
    from hexad.puzzles import PuzzleError, read  # noqa: PLC0415

    if not path.resolve().parent.is_dir():
        raise Failure("wrong-no-folder", file=str(path))
    known = []
    for line, puzzle in read(path) if path.exists() else ():
        if isinstance(puzzle, PuzzleError):
            raise Failure("wrong-detail", detail=str(puzzle))
        if puzzle.game != game:
            raise Failure("wrong-puzzle-game", place=f"{path}:{line}", game=puzzle.game, wanted=game)
        known.append(puzzle)
    return known


def _made(maker: Any, records: list[str], seed: int, looking: Any) -> Iterator["Puzzle"]:  # noqa: ANN401 - a Maker
    for name in records:
        yield from maker.from_records(Path(name).stem, _games(name), looking)
    yield from maker.self_play(seed, looking)


def _games(name: str) -> Iterator[tuple[int, "Game"]]:
    """The games of a record that can be read; what is wrong with the others is said."""
    from hexad.cli import terminal  # noqa: PLC0415
    from hexad.cli.records import fault, reading  # noqa: PLC0415
    from hexad.record import RecordError  # noqa: PLC0415

    with reading(name) as source:
        for number, game in source:
            if isinstance(game, RecordError):
                terminal.say(terminal.stderr(), one_line(fault(game)))
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
                fault = say("wrong-puzzle-twin", place=seen[puzzle.id])
            seen.setdefault(puzzle.id, f"{name}:{line}")
        except PuzzleError as error:
            fault = say("wrong-detail", detail=str(error).removeprefix(f"{name}:{line}: "))
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
    raise Failure("wrong-puzzle-id", file=file or "hexad", name=str(name), example=inside[0].id if inside else "")


def _task(puzzle: "Puzzle", speak: Voice) -> str:
    """What is to be done, in a sentence."""
    side, moves = speak.side(Player(puzzle.side)), puzzle.within
    if puzzle.kind == "defence":
        return speak.say("cli-puzzle-defence", side=side)
    if puzzle.game == "abalone":
        return speak.say("cli-puzzle-push", side=side, moves=moves)
    return speak.say("cli-puzzle-split" if puzzle.kind == "split" else "cli-puzzle-win", side=side, moves=moves)


def _summary(found: list["Puzzle"], broken: int | None = None) -> None:
    """How many puzzles there are of each kind and difficulty."""
    from hexad.cli import terminal  # noqa: PLC0415
    from hexad.puzzles import HARDEST  # noqa: PLC0415

    grades = [str(grade) for grade in range(1, HARDEST + 1)]
    *names, moves, every = (say(f"cli-{name}") for name in ("game", "kind", "moves", "all"))
    rows = terminal.grid(*names, moves, *grades, every, right=(moves, *grades, every))
    counts = Counter((one.game, one.kind, one.within, one.difficulty) for one in found)
    for game, kind, within in sorted({key[:3] for key in counts}):
        numbers = [counts[game, kind, within, int(grade)] for grade in grades]
        rows.add_row(game, kind, str(within), *map(str, numbers), str(sum(numbers)))
    terminal.table(terminal.stdout(), rows)
    said = say("cli-puzzles", count=len(found))
    terminal.say(terminal.stdout(), said if broken is None else say("cli-puzzles-broken", puzzles=said, broken=broken))
