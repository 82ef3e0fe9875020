"""The previews of puzzles: one puzzle, the puzzle of a day, a theme, and the attempts of the visitor."""

from __future__ import annotations

import datetime
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

import hexad
from hexad import puzzles
from hexad.puzzles import HARDEST
from hexad.puzzles.themes import theme_links, themes_of_game
from hexad.server.errors import RefusalError
from hexad.server.http.preview import Preview, board_picture, decoration
from hexad.server.http.puzzle_choice import find_puzzle

if TYPE_CHECKING:
    from hexad.puzzles import Puzzle
    from hexad.texts import Texts

__all__ = ["puzzle_preview"]

# The page with the visitor's attempts.
_HISTORY = "history"


def puzzle_preview(name: str, query: str, texts: Texts) -> Preview | None:
    """The preview of a page of puzzles by the last part of its path; None if there is no such page."""
    game = dict(parse_qsl(query)).get("game", "")
    if name == _HISTORY:
        title, text = texts.say("preview-puzzle-history"), texts.say("preview-practice-text")
        return Preview(f"/practice/{_HISTORY}", title, text, decoration, is_public=False)
    if name == "daily":
        return _daily_preview(game if game in hexad.GAMES else "", dict(parse_qsl(query)).get("day", ""), texts)
    games = [one for one in hexad.GAMES if name in theme_links(one)]
    if games:
        return _theme_preview(name, game if game in games else games[0], texts)
    try:
        found = find_puzzle(name)
    except RefusalError:
        return None
    title = texts.say("preview-puzzle", game=hexad.GAMES[found.game].title)
    return Preview(f"/practice/{name}", title, _puzzle_text(found, texts), partial(_picture, found))


def _daily_preview(game: str, day: str, texts: Texts) -> Preview:
    """The puzzle of today, or of another day."""
    today = datetime.datetime.now(datetime.UTC).date()
    try:
        date = datetime.date.fromisoformat(day) if day else today
    except ValueError:
        date, day = today, ""
    puzzle = puzzles.daily(date, game or None)
    title = texts.say("preview-daily")
    if game:
        title = f"{title}: {hexad.GAMES[game].title}"
    return Preview(
        "/practice/daily",
        title,
        _puzzle_text(puzzle, texts),
        partial(_picture, puzzle),
        query="&".join(part for part in (f"game={game}" if game else "", f"day={date}" if day else "") if part),
        heading=str(date) if day else "",
        version=str(date),
        is_final=bool(day),
    )


def _theme_preview(theme: str, game: str, texts: Texts) -> Preview:
    """The puzzles of a theme, with the picture of the first one."""
    themes, name = themes_of_game(game), texts.say(f"theme-{theme}")
    first = next(puzzle for puzzle in puzzles.load(game) if theme in themes[puzzle.id])
    count = sum(theme in found for found in themes.values())
    return Preview(
        f"/practice/{theme}",
        texts.say("preview-theme", game=hexad.GAMES[game].title, theme=name[0].upper() + name[1:]),
        texts.say("preview-theme-text", meaning=texts.say(f"theme-{theme}-meaning"), count=count),
        partial(_picture, first),
        query=f"game={game}",
    )


def _puzzle_text(puzzle: Puzzle, texts: Texts) -> str:
    turn = texts.say("preview-to-move", side=puzzle.side)
    return texts.say("preview-puzzle-text", turn=turn, level=puzzle.difficulty, most=HARDEST)


def _picture(puzzle: Puzzle) -> str:
    return board_picture(puzzle.board())
