"""Uploads of games that were played on a device."""

import asyncio
import time

import msgspec
from litestar import Controller, Response, post
from litestar.openapi.datastructures import ResponseSpec

from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.imports import IMPORT_BYTES, Upload, imported_game
from hexad.server.http.error_responses import error_responses
from hexad.server.ids import id_from
from hexad.server.services import Services

__all__ = ["ImportRoutes"]


class UploadedGame(msgspec.Struct, frozen=True):
    """The name of an uploaded game. Its page is `/games/NAME`."""

    game: str
    is_new: bool
    """Whether this request has created it."""


class ImportRoutes(Controller):
    """Uploads of games."""

    path = "/api/records/import"
    tags = ("records",)

    @post(
        "/",
        request_max_body_size=IMPORT_BYTES,
        summary="Upload a game",
        responses={
            200: ResponseSpec(UploadedGame, generate_examples=False, description="The game was uploaded before."),
            **error_responses(400, 401, 403, 413, 415, 422, 503),
        },
    )
    async def upload(self, services: Services, session: Session, data: Upload) -> Response[UploadedGame]:
        """Upload a game that was played on a device and is over, as a `.hgn` record.

        It becomes an imported game of the account: casual, private, and without influence on any statistics. The same
        `id` again returns the same game, and its record is not read again.
        """
        identity = session.identity
        if not identity.has_account:
            raise RefusalError("import-account", "Games are uploaded to an account: sign in first.", status=403)
        name, games = id_from(identity.player, data.id), services.stores.profiles.games
        if await games.has_imported(identity.player, name):
            return Response(UploadedGame(name, is_new=False), status_code=200)
        max_games = services.settings.limits.imports_per_player
        if await games.count_imported(identity.player) >= max_games:
            text = f"An account can have {max_games} uploaded games."
            raise RefusalError("too-many-imports", text, status=429, params={"max": max_games})
        await services.quotas.take("imports", services.quotas.of(session))
        # Reading a long record takes time: a thread leaves the event loop free.
        game = await asyncio.to_thread(imported_game, name, data, identity, time.time())
        is_new = await services.imports.add(game)
        return Response(UploadedGame(name, is_new), status_code=201 if is_new else 200)
