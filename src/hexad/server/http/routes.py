"""The list of all HTTP handlers, and of the error handlers."""

from litestar.exceptions import NotFoundException

from hexad.server.http.accounts import Accounts
from hexad.server.http.animations import Animations
from hexad.server.http.authority import AuthorityRoutes
from hexad.server.http.conditional_moves import ConditionalMoveRoutes
from hexad.server.http.emails import Contacts, Emails
from hexad.server.http.embed import Embed
from hexad.server.http.engine_levels import EngineLevelsRoutes
from hexad.server.http.error_responses import ERRORS as API_ERRORS
from hexad.server.http.games import Games
from hexad.server.http.health import Health
from hexad.server.http.imports import ImportRoutes
from hexad.server.http.known_players import KnownPlayers
from hexad.server.http.leaderboards import LeaderboardRoutes
from hexad.server.http.lessons import Lessons
from hexad.server.http.live_games import LiveRoutes
from hexad.server.http.lobby import LobbyRoutes
from hexad.server.http.messages import Messages
from hexad.server.http.openapi import OPENAPI, OpenApiDocument
from hexad.server.http.pages import CLIENT_FILES, Pages, not_found
from hexad.server.http.password_reset import PasswordReset
from hexad.server.http.personal_data import PersonalData
from hexad.server.http.player_time import Deadlines, PlayerTimes
from hexad.server.http.players import Players
from hexad.server.http.positions import Positions
from hexad.server.http.preview_pictures import PreviewPictures
from hexad.server.http.profiles import Profiles
from hexad.server.http.puzzles import Puzzles
from hexad.server.http.records import Records
from hexad.server.http.relations import Blocks, Follows, RelationRoutes
from hexad.server.http.reports import ReportRoutes
from hexad.server.http.rulebook import Rulebook
from hexad.server.http.sessions import AllSessions, OneSession
from hexad.server.http.streams import Streams
from hexad.server.http.strict_request import StrictRequest
from hexad.server.http.tokens import Tokens
from hexad.server.http.tournament_exports import TournamentExports
from hexad.server.http.tournament_printouts import TournamentPrintouts
from hexad.server.http.tournaments import Tournaments

__all__ = ["CLIENT_FILES", "ERRORS", "HANDLERS", "OPENAPI", "StrictRequest"]

ERRORS = {**API_ERRORS, NotFoundException: not_found}

HANDLERS = [
    Games,
    Messages,
    ConditionalMoveRoutes,
    Deadlines,
    Animations,
    LobbyRoutes,
    LiveRoutes,
    Lessons,
    Positions,
    Puzzles,
    Records,
    ImportRoutes,
    Streams,
    Tournaments,
    TournamentExports,
    TournamentPrintouts,
    Players,
    Profiles,
    KnownPlayers,
    RelationRoutes,
    Follows,
    Blocks,
    ReportRoutes,
    LeaderboardRoutes,
    EngineLevelsRoutes,
    Accounts,
    Contacts,
    Emails,
    PlayerTimes,
    PasswordReset,
    PersonalData,
    OneSession,
    AllSessions,
    Tokens,
    Health,
    OpenApiDocument,
    Rulebook,
    AuthorityRoutes,
    PreviewPictures,
    Embed,
    Pages,
]
