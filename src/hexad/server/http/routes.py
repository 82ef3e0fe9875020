"""The list of all HTTP handlers, and of the error handlers."""

from litestar.exceptions import NotFoundException

from hexad.server.http.accounts import Accounts
from hexad.server.http.animations import Animations
from hexad.server.http.error_responses import ERRORS as API_ERRORS
from hexad.server.http.games import Games
from hexad.server.http.health import Health
from hexad.server.http.lessons import Lessons
from hexad.server.http.live_games import LiveRoutes
from hexad.server.http.lobby import LobbyRoutes
from hexad.server.http.openapi import OPENAPI, OpenApiDocument
from hexad.server.http.pages import CLIENT_FILES, Pages, not_found
from hexad.server.http.players import Players
from hexad.server.http.positions import Positions
from hexad.server.http.preview_pictures import PreviewPictures
from hexad.server.http.puzzles import Puzzles
from hexad.server.http.records import Records
from hexad.server.http.reviews import Reviews
from hexad.server.http.rulebook import Rulebook
from hexad.server.http.sessions import AllSessions, OneSession
from hexad.server.http.streams import Streams
from hexad.server.http.strict_request import StrictRequest
from hexad.server.http.tokens import Tokens

__all__ = ["CLIENT_FILES", "ERRORS", "HANDLERS", "OPENAPI", "StrictRequest"]

ERRORS = {**API_ERRORS, NotFoundException: not_found}

HANDLERS = [
    Games,
    Animations,
    LobbyRoutes,
    LiveRoutes,
    Lessons,
    Positions,
    Puzzles,
    Records,
    Reviews,
    Streams,
    Players,
    Accounts,
    OneSession,
    AllSessions,
    Tokens,
    Health,
    OpenApiDocument,
    Rulebook,
    PreviewPictures,
    Pages,
]
