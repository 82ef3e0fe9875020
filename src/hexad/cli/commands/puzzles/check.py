"""`hexad puzzles check`: prove that every puzzle has its solution, and no other."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hexad
from hexad.cli.command import command
from hexad.cli.errors import NO, OK, one_line
from hexad.cli.i18n import current_language, say
from hexad.cli.options import argument, flag
from hexad.cli.progress import progress_bar
from hexad.cli.puzzle_summary import print_summary
from hexad.cli.terminal import print_json, print_line, stderr
from hexad.puzzles import Proof, PuzzleError, read, verify
from hexad.texts.verdicts import error_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.puzzles import Puzzle

__all__ = ["check"]

_DATA = Path(hexad.__file__).parent / "puzzles" / "data"


@command("puzzles check")
@argument("names", nargs=-1, metavar="FILE", help="option-check-files")
@flag("--json", "as_json", help="option-check-json")
def check(names: tuple[str, ...], as_json: bool) -> int:
    """Prove every puzzle anew: the solution works and is the only one."""
    paths = [Path(name) for name in names] or [_DATA / f"{game}.jsonl" for game in hexad.GAMES]
    lines = [(f"{path}:{number}", puzzle) for path in paths for number, puzzle in read(path)]
    progress, task = progress_bar(say("cli-bar-checking"), len(lines))
    good: list[Puzzle] = []
    broken: list[dict[str, Any]] = []
    with progress:
        for place, answer in _checked(lines):
            progress.advance(task)
            if not isinstance(answer, str):
                good.append(answer)
                continue
            file, _, line = place.rpartition(":")
            broken.append({"file": file, "line": int(line), "text": answer})
            if not as_json:
                print_line(stderr(), one_line(f"{place}: {answer}"))
    if as_json:
        print_json({"puzzles": len(good), "kinds": Counter(one.kind for one in good), "broken": broken})
    else:
        print_summary(good, len(broken))
    return NO if broken else OK


def _checked(lines: list[tuple[str, Puzzle | PuzzleError]]) -> Iterator[tuple[str, Puzzle | str]]:
    """Each place (file and line) with its puzzle, or with what is wrong with it."""
    proofs = {game: Proof(game) for game in hexad.GAMES}
    seen: dict[str, str] = {}
    for place, puzzle in lines:
        try:
            if isinstance(puzzle, PuzzleError):
                raise puzzle
            verify(puzzle, proofs[puzzle.game])
        except PuzzleError as error:
            yield place, error_sentence(error, current_language())
            continue
        if puzzle.id in seen:
            yield place, say("wrong-puzzle-twin", place=seen[puzzle.id])
        else:
            seen[puzzle.id] = place
            yield place, puzzle
