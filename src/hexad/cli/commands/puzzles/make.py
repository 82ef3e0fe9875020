"""`hexad puzzles make`: find puzzles in self-play or in records."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import CommandError, error_text, one_line
from hexad.cli.i18n import say
from hexad.cli.options import GAME, WholeNumber, option
from hexad.cli.progress import progress_bar
from hexad.cli.puzzle_summary import print_summary
from hexad.cli.records import reading
from hexad.cli.terminal import print_line, stderr
from hexad.puzzles import PuzzleError, read
from hexad.puzzles.maker import Maker
from hexad.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hexad.puzzles import Puzzle
    from hexad.record import Game

__all__ = ["make"]

_MAX_PUZZLES = 100_000


@command("puzzles make")
@option("--game", required=True, type=GAME, metavar="GAME", help="option-game")
@option("--out", required=True, metavar="FILE", help="option-make-out")
@option("--count", default=100, type=WholeNumber(1, _MAX_PUZZLES), metavar="N", help="option-make-count")
@option("--seed", default=1, type=WholeNumber(), metavar="N", help="option-make-seed")
@option("--from", "records", multiple=True, metavar="RECORD", help="option-make-from")
def make(game: str, out: str, count: int, seed: int, records: tuple[str, ...]) -> None:
    """Make puzzles, from self-play or from records."""
    path = Path(out)
    known = _known(path, game)
    maker = Maker(game, known, count)
    progress, task = progress_bar(say("cli-bar-making"), count)
    progress.update(task, completed=len(known))

    def show_source(name: str, number: int) -> None:
        where = {"name": name, "number": str(number)}
        progress.update(task, description=say("cli-bar-looking-in" if name else "cli-bar-looking", **where))

    with progress, path.open("a", encoding="utf-8") as file:
        for puzzle in _made(maker, records, seed, show_source):
            file.write(puzzle.line() + "\n")
            file.flush()
            known.append(puzzle)
            progress.advance(task)
    print_summary(known)


def _known(path: Path, game: str) -> list[Puzzle]:
    """The puzzles that the file holds already."""
    if not path.resolve().parent.is_dir():
        raise CommandError("wrong-no-folder", file=str(path))
    known = []
    for line, puzzle in read(path) if path.exists() else ():
        if isinstance(puzzle, PuzzleError):
            raise puzzle
        if puzzle.game != game:
            raise CommandError("wrong-puzzle-game", place=f"{path}:{line}", game=puzzle.game, wanted=game)
        known.append(puzzle)
    return known


def _made(maker: Maker, records: tuple[str, ...], seed: int, show: Callable[[str, int], None]) -> Iterator[Puzzle]:
    for name in records:
        yield from maker.from_records(Path(name).stem, _good_games(name), show)
    yield from maker.self_play(seed, show)


def _good_games(name: str) -> Iterator[tuple[int, Game]]:
    """The games of a record that can be read; the broken ones are reported."""
    with reading(name) as source:
        for number, game in source:
            if isinstance(game, RecordError):
                print_line(stderr(), one_line(error_text(game)))
            else:
                yield number, game
