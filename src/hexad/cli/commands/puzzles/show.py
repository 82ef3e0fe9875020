"""`hexad puzzles show`: the puzzle of the day, or another one."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import hexad
from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.options import GAME, argument, flag, option
from hexad.cli.phrases import current_phrases
from hexad.cli.terminal import ACCENT, QUIET, board_text, print_line, stdout
from hexad.puzzles import HARDEST, Puzzle, daily, load, read
from hexad.types import Player

if TYPE_CHECKING:
    from hexad.cli.phrases import Phrases

__all__ = ["show"]

# The keys of the tasks, by the kind of puzzle.
_TASKS = {
    "ejection": "cli-puzzle-push",
    "sumito": "cli-puzzle-push",
    "win": "cli-puzzle-win",
    "split": "cli-puzzle-split",
}


@command("puzzles show")
@argument("name", required=False, metavar="ID", help="option-puzzle-id")
@option("--game", type=GAME, metavar="GAME", help="option-puzzle-game")
@option("--file", metavar="FILE", help="option-puzzle-file")
@flag("--solution", help="option-puzzle-solution")
def show(name: str | None, game: str | None, file: str | None, solution: bool) -> None:
    """Show a puzzle: the one of the day, or another."""
    puzzle, phrases = _chosen(name, game, file), current_phrases()
    console = stdout()
    print_line(console, f"{puzzle.id}  {_task(puzzle, phrases)}")
    difficulty = phrases.say("cli-puzzle-difficulty", grade=puzzle.difficulty, hardest=HARDEST)
    print_line(console, f"{difficulty}   {puzzle.source or ''}".rstrip(), QUIET)
    print_line(console, "")
    print_line(console, board_text(console, puzzle.board(), reserve=6, captions=phrases.captions))
    if solution:
        print_line(console, " ".join(puzzle.solution), ACCENT)


def _chosen(name: str | None, game: str | None, file: str | None) -> Puzzle:
    if name is None and file is None:
        return daily(datetime.datetime.now(tz=datetime.UTC).date(), game)
    games = [game] if game else list(hexad.GAMES)
    if file is None:
        puzzles = [puzzle for game in games for puzzle in load(game)]
    else:
        puzzles = [puzzle for _, puzzle in read(Path(file)) if isinstance(puzzle, Puzzle)]
    for puzzle in puzzles:
        if name in (None, puzzle.id) and puzzle.game in games:
            return puzzle
    example = puzzles[0].id if puzzles else ""
    raise CommandError("wrong-puzzle-id", file=file or "hexad", name=str(name), example=example)


def _task(puzzle: Puzzle, phrases: Phrases) -> str:
    """The task in one sentence."""
    side = phrases.side(Player(puzzle.side))
    if puzzle.kind == "defence":
        return phrases.say("cli-puzzle-defence", side=side)
    return phrases.say(_TASKS[puzzle.kind], side=side, moves=puzzle.within)
