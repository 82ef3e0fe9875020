"""Writes what the web client knows of lessons and puzzles: python tools/generate_lessons.py [--check].

A lesson has its tasks, and which answers are right by which rule: the rulebook finds them, as the server shows them.
The positions are left out, since the client's core sets them up. Of the puzzles, whose data the client reads itself,
there are the themes, in the order of the puzzles of the day, and the rating of a puzzle that nobody has tried.
With --check nothing is written, and the exit status is 1 if a file differs from the Python package.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from typing import Any

import msgspec
from generated_files import ROOT, header, write_files

from hexad import puzzles, rulebook
from hexad.puzzles.collection import in_daily_order
from hexad.puzzles.grade import initial_rating
from hexad.puzzles.themes import theme_links, themes_of_game
from hexad.server.http.lessons import lesson_view

LESSONS = ROOT / "web/src/pages/learn/lessons"
PUZZLES = ROOT / "web/src/pages/practice/collection"
# The client computes them.
COMPUTED = ("turn", "ply", "detail")


def lessons(game: str) -> str:
    """Return the text of the TypeScript file with the lessons of a game, one on each line."""
    lines = (_json(_lesson(lesson.id)) for lesson in rulebook.course(game))
    return (
        f'{_header("lessons")}import type {{ LessonData }} from "../lesson-data";\n\n'
        f"export const LESSONS: LessonData[] = [\n{_lines(lines)}];\n"
    )


def _lesson(name: str) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(lesson_view(name))
    return {**view, "tasks": [_task(task) for task in view["tasks"]]}


def _task(task: dict[str, Any]) -> dict[str, Any]:
    kept = {name: value for name, value in task.items() if name not in COMPUTED}
    if "moves" in kept:
        kept["moves"] = [move["move"] for move in kept["moves"]]
    if "cells" in kept:
        kept["cells"] = {cell: _answer(answer) for cell, answer in kept["cells"].items()}
    if "boards" in kept:
        kept["boards"] = [{**board, "answer": _answer(board["answer"])} for board in kept["boards"]]
    return kept


def _answer(answer: dict[str, Any]) -> dict[str, Any]:
    """Return an answer without its English sentence: the client has texts in its language, by the code."""
    return {name: value for name, value in answer.items() if name != "text"}


def puzzle_themes(game: str) -> str:
    """Return the text of the TypeScript file with the themes of the puzzles of a game."""
    themes = themes_of_game(game)
    lines = (_json([puzzle.id, *themes[puzzle.id]]) for puzzle in in_daily_order(game))
    used = {theme for own in themes.values() for theme in own}
    links = {theme: link for theme, link in theme_links(game).items() if theme in used}
    return (
        f'{_header("puzzles")}import type {{ PuzzleTheme }} from "../../../net/types";\n\n'
        "/** Each puzzle with its themes, in the order of the puzzles of the day. */\n"
        f"export const PUZZLES: [string, ...PuzzleTheme[]][] = [\n{_lines(lines)}];\n\n"
        "/** The page that explains a theme, if there is one. */\n"
        f"export const THEMES: Partial<Record<PuzzleTheme, string>> = {json.dumps(links, indent=2)};\n"
    )


def first_ratings() -> str:
    """Return the text of the TypeScript file with the ratings of puzzles that nobody has tried."""
    grades = range(1, puzzles.HARDEST + 1)
    ratings = {
        grade: {"mean": rating.mean, "deviation": rating.deviation}
        for grade in grades
        for rating in (initial_rating(grade),)
    }
    return f"{_header('puzzles')}export const FIRST_RATINGS = {json.dumps(ratings, indent=2)} as const;\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(lines: Any) -> str:  # noqa: ANN401 - any iterable of texts
    return "".join(f"  {line},\n" for line in lines)


_header = partial(header, program="generate_lessons.py")


def main() -> int:
    """Write the files, or with --check compare them; return the exit status."""
    files = {LESSONS / f"{game}.generated.ts": partial(lessons, game) for game in rulebook.GAMES}
    files |= {PUZZLES / f"{game}.generated.ts": partial(puzzle_themes, game) for game in puzzles.KINDS}
    return write_files({**files, PUZZLES / "first-ratings.generated.ts": first_ratings}, __doc__)


if __name__ == "__main__":
    sys.exit(main())
