"""Tournaments on paper, as PDF."""

import asyncio
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter

import hexad
from hexad import printouts
from hexad.printouts import Event, Progress, Sheet
from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import LanguageName
from hexad.server.http.error_responses import error_responses
from hexad.server.http.positions import PNG_COST
from hexad.server.http.static_files import is_current, tag_of
from hexad.server.http.tournaments import PathTournament, charge, shown
from hexad.server.services import Services
from hexad.server.tournament.knockouts import knockout_of
from hexad.server.tournament.rounds import rounds_in_all
from hexad.server.tournament.state import TournamentState
from hexad.server.tournament.tables import history_of, participants, standings_of, tie_breaks_of
from hexad.tournaments import History
from hexad.tournaments.crosstable import round_robin_crosstable, swiss_crosstable
from hexad.tournaments.standings import Standing, standings

__all__ = ["TournamentPrintouts", "sheet_of"]

What: TypeAlias = Literal["pairings", "slips", "standings", "crosstable"]
_IN_ROUNDS = ("swiss", "round-robin", "league")
# A printout counts as a PNG, and as one more for each time that the tournament has this many entrants, up to a limit.
ENTRANTS_PER_PNG = 100
MAX_PNGS = 8


class TournamentPrintouts(Controller):
    """Tournaments on paper."""

    path = "/api/tournaments/{name:str}"
    tags = ("tournaments",)

    @get(
        "/print",
        media_type="application/pdf",
        summary="Print a tournament",
        responses=error_responses(400, 401, 404, 409, 422, 503),
    )
    async def printout(  # noqa: PLR0913, PLR0917 - Litestar passes them by name
        self,
        request: Request[Any, Any, Any],
        services: Services,
        requester: Requester,
        viewer: Session,
        name: PathTournament,
        what: Annotated[What, QueryParameter(description="the crosstable of a knock-out is its bracket")],
        round_number: Annotated[
            int | None, QueryParameter(name="round", ge=1, le=1_000, description="the last one if it is missing")
        ] = None,
        language: LanguageName = "en",
    ) -> Response[bytes]:
        """Pairings and result slips of a round, standings, or the crosstable as a PDF on A4.

        Standings and crosstables of tournaments in rounds are those after the round, others those of now.
        """
        state = await shown(services, viewer, name)
        if not printouts.can_print():
            raise RefusalError("no-printing", "This server cannot print: typst is not installed.", status=422)
        # The table is computed before it is known whether the client has it already.
        await charge(services, requester, len(state.entrants))
        sheet = await asyncio.to_thread(sheet_of, state, what, round_number, language)
        data = msgspec.json.encode(sheet.as_data())
        # Only people who may see a draft may have it, and names in it may change.
        headers = {"ETag": tag_of(hexad.__version__.encode() + data), "Cache-Control": "private, no-cache"}
        if is_current(headers["ETag"], request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type="application/pdf")
        cost = PNG_COST * min(MAX_PNGS, 1 + len(state.entrants) // ENTRANTS_PER_PNG)
        await services.quotas.take("pictures", requester, cost)
        number = f"-{_round_of(state, round_number)}" if what in ("pairings", "slips") else ""
        headers["Content-Disposition"] = f'inline; filename="{name}-{what}{number}.pdf"'
        return Response(await services.png_worker.printout(data), headers=headers, media_type="application/pdf")


def sheet_of(state: TournamentState, what: What, round_number: int | None, language: str) -> Sheet:
    """What is printed of a tournament; raises RefusalError if there is no such round or table."""
    settings = state.settings
    event = Event(settings.title, settings.game, settings.format, rounds_in_all(state), settings.is_team)
    if what in ("pairings", "slips"):
        make = printouts.pairings if what == "pairings" else printouts.slips
        return make(event, history_of(state), _round_of(state, round_number), language)
    if settings.format not in _IN_ROUNDS:
        return _of_now(event, state, what, language)
    history = history_of(state)
    if round_number is not None:
        history = History(list(history.entrants.values()), history.rounds[: _round_of(state, round_number)])
    tie_breaks, progress = tie_breaks_of(settings), Progress.of(history)
    table = standings(history, tie_breaks, predetermined=event.is_predetermined)
    if what == "standings":
        return printouts.standings(event, table, tie_breaks, progress, language)
    rows = round_robin_crosstable(history, table) if event.is_predetermined else swiss_crosstable(history, table)
    return printouts.crosstable(event, rows, progress, language)


def _round_of(state: TournamentState, asked: int | None) -> int:
    """The number of a round that is paired, the last one if none is asked for; raises RefusalError."""
    if state.settings.format == "arena":
        raise RefusalError("no-rounds", "An arena has no rounds: players are paired again and again.")
    number = asked or len(state.rounds) or 1
    if number > len(state.rounds):
        raise RefusalError("no-such-round", f"Round {number} is not paired.", status=404, field="round")
    return number


def _of_now(event: Event, state: TournamentState, what: What, language: str) -> Sheet:
    """The table of a knock-out or an arena, or the bracket of a knock-out."""
    entrants = {entrant.number: entrant for entrant in participants(state)}
    if what == "standings":
        table = [
            Standing(row.rank, entrants[row.number], row.points, (), row.performance, row.games)
            for row in standings_of(state)
            if row.number in entrants
        ]
        return printouts.standings(event, table, (), Progress(0, 0), language)
    if event.format == "arena" or not state.order:
        raise RefusalError("no-crosstable", "There is no crosstable of this tournament yet.", field="what")
    names = {number: entrant.label for number, entrant in state.entrants.items()}
    return printouts.bracket(event, knockout_of(state), names, language)
