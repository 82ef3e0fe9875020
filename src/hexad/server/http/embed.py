"""The pages that other sites may show in a frame: a position, a game or a puzzle (docs/EMBEDDING.md).

They know no session and set no cookie. A position and its moves are in the address, and the page computes the rest; a
game of this server is sent with the page, if it is public.
"""

import re
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Controller, Response, get

import hexad
from hexad.server.edge.security_headers import CONTENT_FOR, OTHER_SITES
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import CallOffReason, GameName
from hexad.server.game.game_state import GameState
from hexad.server.game.game_words import player_names
from hexad.server.game.messages import Refused, Result, encode, refused, result_of
from hexad.server.game.snapshot import Status
from hexad.server.http.page_head import with_data, with_language, with_title
from hexad.server.http.pages import REVALIDATE_LANGUAGE, AnyRequest, client_missing, file_of, file_response
from hexad.server.http.puzzle_choice import find_puzzle
from hexad.server.http.site import query_of
from hexad.server.http.static_files import File
from hexad.server.ids import GAME_ID
from hexad.server.services import Services
from hexad.texts import LANGUAGES, Texts
from hexad.texts.languages import language_of

__all__ = ["Embed", "EmbeddedPage"]

TEMPLATE = "embed.html"
# A puzzle by its id, or that of the day.
DAILY = "daily"


class EmbeddedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A public game as a frame shows it: how it began, its moves, and how it stands."""

    name: str
    version: int
    game: GameName
    fen: str
    options: dict[str, Any]
    moves: list[str]
    players: tuple[str, str]
    """Who plays Black and who plays the other colour, in the language of the page."""
    status: Status
    result: Result | None = None
    reason: CallOffReason = ""
    """Why the game was called off."""


class EmbeddedPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server sends with a page for a frame: a game, the name of a puzzle, or why there is nothing to show."""

    game: EmbeddedGame | None = None
    puzzle: str = ""
    refused: Refused | None = None


class Embed(Controller):
    """Pages for frames of other sites."""

    include_in_schema = False

    @get(["/embed", "/embed/{rest:path}"])
    async def page(self, request: AnyRequest, services: Services, rest: str = "") -> Response[bytes]:
        """A page for a frame. A wrong address has a page, too, which says in the reader's language what is wrong."""
        template = file_of(request, TEMPLATE)
        if template is None:
            return client_missing()
        language = _language(request)
        texts, status = Texts(language), 200
        try:
            shown = await _find(services, str(rest).strip("/"), texts)
        except RefusalError as refusal:
            shown, status = EmbeddedPage(refused=refused(refusal)), refusal.status
        page = with_title(with_language(template.body, language), _title(shown, texts))
        request.scope["state"][CONTENT_FOR] = OTHER_SITES
        headers = {**REVALIDATE_LANGUAGE, "X-Robots-Tag": "noindex"}
        return file_response(File.of(with_data(page, encode(shown)), ".html"), request, headers, status)


def _language(request: AnyRequest) -> str:
    """The language that the address names, or else the one that the browser prefers."""
    named = dict(parse_qsl(query_of(request))).get("lang", "")
    return named if named in LANGUAGES else language_of(request.headers.get("accept-language"))


async def _find(services: Services, path: str, texts: Texts) -> EmbeddedPage:
    """What a page shows, by its path below /embed; raises RefusalError."""
    folder, _, name = path.partition("/")
    if not path:
        return EmbeddedPage()
    if folder == "games":
        return EmbeddedPage(game=await _game(services, name, texts))
    if folder == "puzzles":
        return EmbeddedPage(puzzle=name if name == DAILY else find_puzzle(name).id)
    raise RefusalError("not-found", "There is no such page.", status=404)


async def _game(services: Services, name: str, texts: Texts) -> EmbeddedGame:
    if not re.fullmatch(GAME_ID, name):
        raise RefusalError("no-game", "There is no such game.", status=404)
    async with services.rooms.reading(name) as room:
        if room.state.created.is_private:
            # The readers of another site are not the people who were given the link.
            raise RefusalError("private-game", "This game is private: other sites cannot show it.", status=403)
        return _embedded(room.state, texts)


def _embedded(state: GameState, texts: Texts) -> EmbeddedGame:
    return EmbeddedGame(
        name=state.name,
        version=state.version,
        game=state.board.game,
        fen=state.board.start_fen,
        options=state.board.options,
        moves=[str(move) for move in state.board.moves],
        players=player_names(state, texts),
        status=state.status,
        result=state.outcome and result_of(state.outcome),
        reason=state.snapshot.call_off_reason,
    )


def _title(page: EmbeddedPage, texts: Texts) -> str:
    if page.game is None:
        return "Hexad"
    first, second = page.game.players
    return f"{texts.say('preview-players', first=first, second=second)} · {hexad.GAMES[page.game.game].title}"
