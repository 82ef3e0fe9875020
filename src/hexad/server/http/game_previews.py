"""The previews of games, and of positions that a link contains."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

import msgspec

import hexad
from hexad.server.errors import RefusalError
from hexad.server.game.game_words import host_name, player_names, result_text
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.page_previews import page_preview
from hexad.server.http.preview import Preview, board_picture
from hexad.server.ids import GAME_ID
from hexad.server.store import DatabaseError
from hexad.svg.theme import THEMES
from hexad.texts.outcomes import ending

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.services import Services
    from hexad.texts import Texts

__all__ = ["game_preview", "position_preview"]

# The options that a link to a position may have, as in web/src/pages/analysis/link.ts.
_WORDS = ("layout", "rules", "declare", "first_move")
_NUMBERS = ("players", "begins")


async def game_preview(services: Services, folder: str, name: str, texts: Texts) -> Preview | None:
    """The preview of a game's page or of its analysis; None if there is no such game.

    If the game cannot be read at the moment, the preview says nothing about it: the page reports the problem.
    """
    if not re.fullmatch(GAME_ID, name):
        return None
    try:
        async with services.rooms.reading(name) as room:
            preview = _of_game(room.state, texts)
    except RefusalError as refusal:
        if refusal.status == 404:
            return None
        preview = _of_nothing(texts)
    except DatabaseError:
        preview = _of_nothing(texts)
    page = f"/{folder}/{name}"
    if folder == "games":
        return replace(preview, page=page)
    title = f"{preview.title} · {texts.say('preview-analysis')}"
    return replace(preview, page=page, title=title, text=texts.say("preview-analysis-game"))


def position_preview(query: str, texts: Texts) -> Preview | None:
    """The preview of a link to a position; None if it contains no position, or none that is possible."""
    position = _position_in(query)
    if position is None:
        return None
    try:
        board = position.board()
    except RefusalError:
        return None
    game, over = hexad.GAMES[board.game].title, board.outcome()
    turn = ending(texts, over) + "." if over else texts.say("preview-to-move", side=str(board.turn))
    return Preview(
        "/analysis",
        texts.say("preview-analysis-of", game=game),
        texts.say("preview-to-move-text", turn=turn),
        partial(board_picture, board),
        query=_canonical(query),
        said=turn,
        # There are more positions than a search engine could list.
        is_public=False,
    )


def _of_game(state: GameState, texts: Texts) -> Preview:
    """The preview of a game as it stands; the caller adds its page."""
    game, names = hexad.GAMES[state.board.game].title, player_names(state, texts)
    tones = (THEMES["light"].tone(player) for player in state.board.PLAYERS)
    title = f"{texts.say('preview-players', first=names[0], second=names[1])} · {game}"
    said, text = _status(state, texts)
    host = host_name(state, texts) if state.status == "open" else None
    return Preview(
        "",
        texts.say("preview-invited", name=host, game=game) if host else title,
        text,
        partial(board_picture, state.board.copy()),
        heading=game,
        players=tuple(zip(names, tones, strict=True)),
        said=said,
        version=str(state.version),
        is_public=False,
        is_final=state.status in ("over", "aborted"),
        is_private=state.created.is_private,
    )


def _status(state: GameState, texts: Texts) -> tuple[str, str]:
    """How a game stands: in its picture, which other sites may keep for long, and in words."""
    result = result_text(state, texts)
    if result:
        key = "preview-imported-text" if state.created.imported else "preview-over-text"
        return result, texts.say(key, result=result)
    if state.status == "open":
        return texts.say("preview-open-text"), texts.say("preview-open-text")
    return texts.say("preview-playing"), texts.say("preview-playing-text")


def _of_nothing(texts: Texts) -> Preview:
    """The preview of the first page, for a game that cannot be read at the moment."""
    preview = page_preview("", "", "", texts)
    assert preview is not None
    return replace(preview, is_public=False, is_final=False)


def _fields(query: str) -> dict[str, str]:
    """The parts of a query that describe a position. Others, which some sites add to links, are left out."""
    try:
        given = dict(reversed(parse_qsl(query, max_num_fields=50)))
    except ValueError:
        return {}
    return {name: given[name] for name in ("game", "fen", *_WORDS, *_NUMBERS, "moves") if name in given}


def _canonical(query: str) -> str:
    return urlencode(_fields(query))


def _position_in(query: str) -> PositionRequest | None:
    fields = _fields(query)
    game = fields.get("game") or _game_of(fields.get("fen", ""))
    options: dict[str, Any] = {name: fields[name] for name in _WORDS if name in fields}
    options |= {name: int(fields[name]) for name in _NUMBERS if fields.get(name, "").isdecimal()}
    request = {"game": game, "options": options, "moves": fields.get("moves", "").split()}
    if "fen" in fields:
        request["fen"] = fields["fen"]
    try:
        return msgspec.convert(request, PositionRequest)
    except msgspec.ValidationError:
        return None


def _game_of(fen: str) -> str | None:
    """The game of a position text."""
    return next((name for name, game in hexad.GAMES.items() if fen and game.notation.looks_like_position(fen)), None)
