"""The HTTP API, one file for each kind of thing."""

from hexad.server.api.body import StrictRequest
from hexad.server.api.document import OPENAPI, Document
from hexad.server.api.games import Games
from hexad.server.api.health import Health
from hexad.server.api.lobby import LobbyRoutes
from hexad.server.api.pages import Pages
from hexad.server.api.players import Accounts, Players, Sessions, Tokens
from hexad.server.api.positions import Positions
from hexad.server.api.records import Records
from hexad.server.api.refusals import ERRORS
from hexad.server.api.streams import Streams

__all__ = ["ERRORS", "HANDLERS", "OPENAPI", "StrictRequest"]

HANDLERS = [
    Games,
    LobbyRoutes,
    Positions,
    Records,
    Streams,
    Players,
    Accounts,
    Sessions,
    Tokens,
    Health,
    Document,
    Pages,
]
