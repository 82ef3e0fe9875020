"""Reports about players, for the people who run the server."""

from typing import Annotated

import msgspec
from litestar import Controller, post
from msgspec import Meta

from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.http.relations import other_player, require_account
from hexad.server.http.request_body import RequestBody
from hexad.server.ids import GAME_ID
from hexad.server.people.message_text import MAX_REPORT, clean_text
from hexad.server.services import Services
from hexad.server.store.reports import NewReport, ReportCategory

__all__ = ["ReportRoutes"]

ReportText = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": MAX_REPORT})]
ReportedName = Annotated[str, Meta(min_length=1, max_length=40, description="the name or the id of a player")]
OptionalGame = Annotated[str, Meta(pattern="^$|" + GAME_ID, description="the name of a game")]


class ReportRequest(RequestBody, frozen=True, omit_defaults=True):
    """A report: about whom, why, in the reporter's words, and in which game."""

    player: ReportedName
    category: ReportCategory
    text: ReportText
    game: OptionalGame = ""


class Reported(msgspec.Struct, frozen=True):
    """The report is stored under this number."""

    number: int


class ReportRoutes(Controller):
    """Reports."""

    path = "/api/reports"
    tags = ("players",)

    @post("/", summary="Report a player", responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503))
    async def report(self, services: Services, session: Session, data: ReportRequest) -> Reported:
        """Report a player to the people who run the server. What the player wrote in the game is added.

        The reported player is not told. A game must be one in which that player has a seat.
        """
        require_account(session)
        session.require_cookie()
        other = await other_player(services, session, data.player)
        text = clean_text(data.text, code="bad-report", most=MAX_REPORT)
        if data.game:
            async with services.rooms.reading(data.game) as room:
                if not room.state.seats_of(other.player):
                    text = "The player has no seat in this game."
                    raise RefusalError("report-game", text, status=422, field="game")
        await services.quotas.take("reports", services.quotas.of(session))
        row = NewReport(session.identity.player, other.player, other.name, data.game, data.category, text)
        return Reported(await services.stores.reports.add(row))
