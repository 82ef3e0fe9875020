"""The previews of all pages but those of games: by the name of the folder in their path."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import TYPE_CHECKING

import hexad
from hexad import rulebook, svg
from hexad.booklet.figures import terms
from hexad.server.http.preview import Preview, board_picture, decoration
from hexad.server.http.puzzle_previews import puzzle_preview
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.position import Position
    from hexad.texts import Texts

__all__ = ["device_game_preview", "page_preview"]

# The pages that begin a section or stand alone. Some have the text of the first page.
_INDEXES = (
    "analysis",
    "watch",
    "learn",
    "practice",
    "glossary",
    "clock",
    "rules",
    "design",
    "settings",
    "my-games",
    "privacy",
)
_WITHOUT_TEXT = ("design", "settings", "my-games")
# Pages for one visitor, which search engines leave out. The last three have the secret of a link in their path, which
# no tag repeats; the last two have no page without it.
_PERSONAL = ("sign-in", "sign-up", "account", "reset", "confirm", "unsubscribe")
_LINKED = ("reset", "confirm", "unsubscribe")
_SECRET = re.compile("[0-9a-f]{64}|[A-Za-z0-9]{1,16}-[0-9a-f]{32}")


def page_preview(folder: str, name: str, query: str, texts: Texts) -> Preview | None:
    """The preview of a page; None if there is no such page."""
    if folder in _PERSONAL:
        return _personal_preview(folder, name, texts)
    if not name:
        return _index_preview(folder, texts)
    if folder == "practice":
        return puzzle_preview(name, query, texts)
    make = {"learn": _lesson, "rules": _rule, "glossary": _term}.get(folder)
    return make(name, texts) if make else None


def device_game_preview(texts: Texts) -> Preview:
    """The page of a game that a visitor's device stores: the server does not know the game, or whether there is one."""
    text = texts.say("preview-home-text")
    return Preview("/my-games", texts.say("preview-my-games"), text, decoration, is_public=False)


def _index_preview(folder: str, texts: Texts) -> Preview | None:
    """The first page, or a page without a name in its path."""
    if not folder:
        return Preview("/", texts.say("preview-home"), texts.say("preview-home-text"), decoration)
    if folder not in _INDEXES:
        return None
    if folder == "rules":
        return Preview("/rules", texts.say("rules-title"), texts.say("rules-lead"), decoration)
    text = texts.say("preview-home-text" if folder in _WITHOUT_TEXT else f"preview-{folder}-text")
    return Preview(f"/{folder}", texts.say(f"preview-{folder}"), text, decoration)


def _personal_preview(folder: str, name: str, texts: Texts) -> Preview | None:
    """A page about the visitor's account. Opening it changes nothing: other sites may follow a link in a mail."""
    is_page = _SECRET.fullmatch(name) if name else folder not in ("confirm", "unsubscribe")
    if not is_page or (name and folder not in _LINKED):
        return None
    title = texts.say(f"preview-{folder}")
    return Preview(f"/{folder}", title, texts.say("preview-home-text"), decoration, is_public=False)


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


def _term(name: str, texts: Texts) -> Preview | None:
    if not any(name in game.terms for game in hexad.GAMES.values()):
        return None
    title = texts.say(f"term-{name}")
    return Preview(
        f"/glossary/{name}",
        title[0].upper() + title[1:],
        texts.say(f"term-{name}-meaning"),
        _terms().get(name, decoration),
        heading=texts.say("preview-glossary"),
    )


def _start(game: str) -> str:
    return board_picture(hexad.GAMES[game].Board())


def _position(position: Position) -> str:
    return board_picture(position.board())


@cache
def _lessons() -> dict[str, rulebook.Lesson]:
    return {lesson.id: lesson for game in hexad.GAMES for lesson in rulebook.course(game)}


@cache
def _terms() -> dict[str, Callable[[], str]]:
    """The boards of the glossary."""

    def drawn(board: AnyBoard, formations: tuple[str, ...]) -> str:
        return svg.board(board, coordinates=False, formations=formations, names=False)

    return {term.name: partial(drawn, term.board.board(), term.board.formations) for term in terms()}
