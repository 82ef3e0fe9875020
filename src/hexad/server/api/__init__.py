"""The HTTP API, one file for each kind of thing."""

from litestar.exceptions import NotFoundException

from hexad.server.api.body import StrictRequest
from hexad.server.api.booklet import Rulebook
from hexad.server.api.document import OPENAPI, Document
from hexad.server.api.games import Games
from hexad.server.api.health import Health
from hexad.server.api.lessons import Lessons
from hexad.server.api.live import LiveRoutes
from hexad.server.api.lobby import LobbyRoutes
from hexad.server.api.pages import CLIENT_FILES, Pages, not_found
from hexad.server.api.players import Accounts, Players, Sessions, Tokens
from hexad.server.api.positions import Positions
from hexad.server.api.puzzles import Puzzles
from hexad.server.api.records import Records
from hexad.server.api.refusals import ERRORS as REFUSALS
from hexad.server.api.review import Reviews
from hexad.server.api.streams import Streams

__all__ = ["CLIENT_FILES", "ERRORS", "HANDLERS", "OPENAPI", "StrictRequest"]

ERRORS = {**REFUSALS, NotFoundException: not_found}

HANDLERS = [
    Games,
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
    Sessions,
    Tokens,
    Health,
    Document,
    Rulebook,
    Pages,
]
