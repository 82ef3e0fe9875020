"""The previews of all pages but those of games: by the name of the folder in their path."""

from __future__ import annotations

import datetime
from functools import cache, partial
from typing import TYPE_CHECKING

import hexad
from hexad import puzzles, rulebook, svg
from hexad.booklet.figures import terms
from hexad.puzzles import HARDEST
from hexad.server.http.preview import Preview
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.position import Position
    from hexad.puzzles import Puzzle
    from hexad.texts import Texts

__all__ = ["board_picture", "page_preview"]

# The layout that is the most colourful: for pages without a board of their own.
_DECORATION = "belgian-daisy"
# The pages that begin a section or stand alone. Some have the text of the first page.
_INDEXES = ("analysis", "watch", "learn", "practice", "glossary", "rules", "design", "settings")
_WITHOUT_TEXT = ("design", "settings")


def page_preview(folder: str, name: str, texts: Texts) -> Preview | None:
    """The preview of a page; None if there is no such page."""
    if not name:
        return _index_preview(folder, texts)
    make = {"learn": _lesson, "rules": _rule, "practice": _puzzle, "glossary": _term}.get(folder)
    return make(name, texts) if make else None


def board_picture(board: AnyBoard) -> str:
    """The picture of a board as cards show it: small, so that coordinates could not be read."""
    return svg.board(board, coordinates=False)


def _index_preview(folder: str, texts: Texts) -> Preview | None:
    """The first page, or a page without a name in its path."""
    if not folder:
        return Preview("/", texts.say("preview-home"), texts.say("preview-home-text"), _decoration)
    if folder not in _INDEXES:
        return None
    if folder == "rules":
        return Preview("/rules", texts.say("rules-title"), texts.say("rules-lead"), _decoration)
    text = texts.say("preview-home-text" if folder in _WITHOUT_TEXT else f"preview-{folder}-text")
    return Preview(f"/{folder}", texts.say(f"preview-{folder}"), text, _decoration)


def _lesson(name: str, texts: Texts) -> Preview | None:
    if name in hexad.GAMES:
        title = texts.say("preview-learn-game", game=hexad.GAMES[name].title)
        return Preview(f"/learn/{name}", title, texts.say("preview-learn-text"), partial(_start, name))
    found = _lessons().get(name)
    if found is None:
        return None
    return Preview(
        f"/learn/{name}",
        texts.say(f"lesson-{name}-title"),
        texts.say(f"lesson-{name}-task-1"),
        partial(_position, found.tasks[0].position),
        heading=hexad.GAMES[found.game].title,
    )


def _rule(name: str, texts: Texts) -> Preview | None:
    if name not in rulebook.RULES:
        return None
    lesson = rulebook.lesson(name)
    key = "preview-ruling" if is_ruling(name) else "preview-rule"
    title = texts.say(key, game=hexad.GAMES[lesson.game].title, rule=name)
    return Preview(f"/rules/{name}", title, texts.say(f"rule-{name}"), partial(_position, lesson.tasks[0].position))


def _puzzle(name: str, texts: Texts) -> Preview | None:
    if name == "daily":
        today = datetime.datetime.now(datetime.UTC).date()
        return _puzzle_preview(name, puzzles.daily(today), texts, texts.say("preview-daily"), str(today))
    found = _puzzles().get(name)
    if found is None:
        return None
    title = texts.say("preview-puzzle", game=hexad.GAMES[found.game].title)
    return _puzzle_preview(name, found, texts, title, hexad.__version__)


def _puzzle_preview(name: str, puzzle: Puzzle, texts: Texts, title: str, version: str) -> Preview:
    turn = texts.say("preview-to-move", side=puzzle.side)
    return Preview(
        f"/practice/{name}",
        title,
        texts.say("preview-puzzle-text", turn=turn, level=puzzle.difficulty, most=HARDEST),
        partial(_position, puzzle.position),
        version=version,
        is_final=name != "daily",
    )


def _term(name: str, texts: Texts) -> Preview | None:
    if not any(name in game.terms for game in hexad.GAMES.values()):
        return None
    title = texts.say(f"term-{name}")
    return Preview(
        f"/glossary/{name}",
        title[0].upper() + title[1:],
        texts.say(f"term-{name}-meaning"),
        _terms().get(name, _decoration),
        heading=texts.say("preview-glossary"),
    )


def _decoration() -> str:
    return board_picture(hexad.abalone.Board(layout=_DECORATION))


def _start(game: str) -> str:
    return board_picture(hexad.GAMES[game].Board())


def _position(position: Position) -> str:
    return board_picture(position.board())


@cache
def _lessons() -> dict[str, rulebook.Lesson]:
    return {lesson.id: lesson for game in hexad.GAMES for lesson in rulebook.course(game)}


@cache
def _puzzles() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in hexad.GAMES for puzzle in puzzles.load(game)}


@cache
def _terms() -> dict[str, Callable[[], str]]:
    """The boards of the glossary."""

    def drawn(board: AnyBoard, formations: tuple[str, ...]) -> str:
        return svg.board(board, coordinates=False, formations=formations, names=False)

    return {term.name: partial(drawn, term.board.board(), term.board.formations) for term in terms()}
