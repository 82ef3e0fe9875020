"""Tournaments as files and streams for programs."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from litestar.response import Stream

from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.http.site import site_of
from hexad.server.http.streams import HEADERS, NDJSON, StreamReader, begin_stream
from hexad.server.http.tournament_tables import CsvTable, calendar_of, csv_of, trf_of
from hexad.server.http.tournament_types import TournamentExport
from hexad.server.http.tournaments import PathTournament, charge, shown
from hexad.server.services import Services
from hexad.server.tournament.state import TournamentState
from hexad.server.tournament.tables import standings_of
from hexad.server.tournaments.feeds import require_visible
from hexad.server.tournaments.tournaments import Tournaments
from hexad.server.tournaments.views import TournamentView, entrant_view, round_view

__all__ = ["TournamentExports"]

_ERRORS = error_responses(400, 401, 404, 409, 503)
# How many events of a log a stream sends at a time, and holds in memory for a client.
EVENTS_AT_ONCE = 500


class TournamentExports(Controller):
    """Tournaments as files."""

    path = "/api/tournaments/{name:str}"
    tags = ("tournaments",)

    @get("/export", summary="Export a tournament", responses=_ERRORS)
    async def export(
        self, services: Services, requester: Requester, viewer: Session, name: PathTournament
    ) -> TournamentExport:
        """The whole tournament as JSON: settings, entrants, standings and rounds."""
        await services.quotas.take("downloads", requester)
        state = await shown(services, viewer, name)
        return await asyncio.to_thread(_export, await services.tournaments.feeds.view(state), state)

    @get("/trf", media_type="text/plain", summary="Download a report file", responses=_ERRORS)
    async def trf(
        self, services: Services, requester: Requester, viewer: Session, name: PathTournament
    ) -> Response[str]:
        """FIDE's report file, TRF16, which programs for pairing and rating read."""
        await services.quotas.take("downloads", requester)
        text = await asyncio.to_thread(trf_of, await shown(services, viewer, name))
        return _file(text, "text/plain", f"{name}.trf")

    @get("/csv", media_type="text/csv", summary="Download a table", responses=_ERRORS)
    async def csv(  # noqa: PLR0913, PLR0917 - Litestar passes them by name
        self,
        services: Services,
        requester: Requester,
        viewer: Session,
        name: PathTournament,
        table: CsvTable = "standings",
        round_number: Annotated[int, QueryParameter(name="round", ge=1, le=1_000)] = 1,
    ) -> Response[str]:
        """Standings, entrants, or the pairings of a round, for spreadsheets."""
        await services.quotas.take("downloads", requester)
        state = await shown(services, viewer, name)
        if table == "pairings" and state.rounds and round_number > len(state.rounds):
            raise RefusalError("no-such-round", f"Round {round_number} is not paired.", status=404)
        text = await asyncio.to_thread(csv_of, state, table, round_number)
        return _file(text, "text/csv", f"{name}-{table}.csv")

    @get("/calendar", media_type="text/calendar", summary="Download the schedule", responses=_ERRORS)
    async def calendar(
        self,
        request: Request[Any, Any, Any],
        services: Services,
        requester: Requester,
        viewer: Session,
        name: PathTournament,
    ) -> Response[str]:
        """The times of the rounds as iCalendar, in UTC. A calendar program can subscribe to this address."""
        await services.quotas.take("downloads", requester)
        text = calendar_of(await shown(services, viewer, name), site_of(request))
        return _file(text, "text/calendar", f"{name}.ics")

    @get("/stream", media_type=NDJSON, summary="Stream a tournament", responses=_ERRORS)
    async def stream(
        self,
        services: Services,
        requester: Requester,
        viewer: Session,
        name: PathTournament,
        after: Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="the known version")] = 0,
    ) -> Stream:
        """A line for each event after a version, and for each one that follows, until the tournament is over."""
        state = await shown(services, viewer, name)
        await charge(services, requester, state.version - after)
        lines = await begin_stream(_event_lines(services, StreamReader(services, viewer), name, after))
        return Stream(lines, media_type=NDJSON, headers=HEADERS)


async def _event_lines(services: Services, reader: StreamReader, name: str, after: int) -> AsyncGenerator[bytes]:
    rooms = services.tournaments.rooms
    try:
        async with aclosing(reader.lines(_log_in_parts(rooms, reader, name, after))) as lines:
            async for line in lines:
                yield line
    finally:
        if name in rooms.loaded:  # it stays in memory as long as it has streams
            rooms.loaded[name].streams.discard(reader)


async def _log_in_parts(rooms: Tournaments, reader: StreamReader, name: str, after: int) -> AsyncGenerator[bytes]:
    """The log so far, after which the reader is sent what follows.

    The client reads a long log in parts: all of it would take too long, and fill the outbox.
    """
    is_last = False
    while not is_last:
        async with rooms.reading(name) as room:
            require_visible(room.state, reader.player)
            is_last = room.state.version - after <= EVENTS_AT_ONCE
            part = room.lines_after(after, EVENTS_AT_ONCE)
            if is_last:
                room.streams.add(reader)
                if room.state.ended is not None:
                    reader.end()
        after += len(part)
        yield b"".join(line + b"\n" for line in part) or b"\n"


def _export(head: TournamentView, state: TournamentState) -> TournamentExport:
    return TournamentExport(
        head,
        [entrant_view(entrant) for entrant in state.entrants.values()],
        standings_of(state),
        [round_view(state, round_) for round_ in state.rounds],
    )


def _file(text: str, media_type: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=media_type, headers=headers)
