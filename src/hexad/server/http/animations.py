"""Finished games as animated images."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import Provide
from litestar.params import QueryParameter

import hexad
from hexad.server.edge.quotas import Requester
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import LanguageName, ThemeName
from hexad.server.game.game_record import record_of
from hexad.server.game.game_state import GameState
from hexad.server.game.game_words import player_names, result_text
from hexad.server.http.error_responses import error_responses
from hexad.server.http.games import PathGameId
from hexad.server.http.positions import PNG_COST
from hexad.server.http.static_files import is_current, tag_of
from hexad.server.services import Services
from hexad.texts import Texts

__all__ = ["Animations", "check_drawable"]

MAX_PLIES = 400
# An animated image counts as a PNG, and as one more for each time that it has this many plies: they take as long.
PLIES_PER_PNG = 20
# A finished game does not change, but the names of its players may, and how boards are drawn.
_SECONDS_IN_CACHES = 86_400


class AnimationLook(msgspec.Struct, frozen=True):
    """How an animated image looks."""

    width: int
    seconds: float
    theme: str
    flipped: bool
    language: str


def _look(
    width: Annotated[int, QueryParameter(ge=120, le=640, description="pixels across")] = 480,
    seconds: Annotated[float, QueryParameter(ge=0.1, le=10, description="for each move")] = 1.0,
    theme: ThemeName = "light",
    flipped: Annotated[bool, QueryParameter(description="seen from the other side")] = False,
    language: Annotated[LanguageName, QueryParameter(description="of the names and the result")] = "en",
) -> AnimationLook:
    return AnimationLook(width, seconds, theme, flipped, language)


class Animations(Controller):
    """Animated images of games."""

    path = "/api/games/{game:str}"
    tags = ("records",)
    dependencies = {"look": Provide(_look, sync_to_thread=False)}  # noqa: RUF012 - Litestar reads it from the class

    @get(
        "/animation.gif",
        media_type="image/gif",
        summary="Download a game as a GIF",
        responses=error_responses(400, 401, 404, 409, 422, 503),
    )
    async def gif(
        self,
        request: Request[Any, Any, Any],
        services: Services,
        requester: Requester,
        game: PathGameId,
        look: AnimationLook,
    ) -> Response[bytes]:
        """A finished game as an animated image, one frame for each position."""
        return await _animation(request, services, requester, game, look)

    @get(
        "/animation.webp",
        media_type="image/webp",
        summary="Download a game as a WebP",
        responses=error_responses(400, 401, 404, 409, 422, 503),
    )
    async def webp(
        self,
        request: Request[Any, Any, Any],
        services: Services,
        requester: Requester,
        game: PathGameId,
        look: AnimationLook,
    ) -> Response[bytes]:
        """A finished game as an animated image, one frame for each position."""
        return await _animation(request, services, requester, game, look)


async def _animation(
    request: Request[Any, Any, Any], services: Services, requester: Requester, game: str, look: AnimationLook
) -> Response[bytes]:
    kind = request.scope["path"].rpartition(".")[2]
    async with services.rooms.reading(game) as room:
        state = room.state
        check_drawable(state)
        record, ending = _record(state, Texts(look.language))
        plies, is_private = state.plies, state.created.is_private
    options = {name: value for name, value in msgspec.structs.asdict(look).items() if name != "language"}
    options["ending"] = ending
    media_type = f"image/{kind}"
    # A shared cache must not keep what only people with the link may see.
    kept = f"{'private' if is_private else 'public'}, max-age={_SECONDS_IN_CACHES}"
    tag = tag_of(repr((hexad.__version__, kind, sorted(options.items()), record)).encode())
    headers = {"ETag": tag, "Cache-Control": kept, "X-Robots-Tag": "noindex"}
    if is_current(tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    await services.quotas.take("pictures", requester, PNG_COST * (1 + plies // PLIES_PER_PNG))
    image = await services.png_worker.animation(record, kind, options)
    headers["Content-Disposition"] = f'inline; filename="{game}.{kind}"'
    return Response(image, headers=headers, media_type=media_type)


def check_drawable(state: GameState) -> None:
    """Raise RefusalError for a game that is not over, or too long."""
    if state.status not in ("over", "aborted"):
        raise RefusalError("not-over", "The game is not over yet: only finished games become animated images.")
    if state.plies > MAX_PLIES:
        text = f"The game has {state.plies} moves: an animated image has at most {MAX_PLIES}."
        raise RefusalError("too-many-moves", text, status=422)


def _record(state: GameState, texts: Texts) -> tuple[str, str]:
    """The game as the drawing process reads it, with the names as pages show them, and the words about its result."""
    record = record_of(state, "")
    for player, name in zip(state.board.PLAYERS, player_names(state, texts), strict=True):
        record.tags[player.capitalize()] = name
    return str(record), result_text(state, texts)
