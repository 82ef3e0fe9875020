"""Tournaments: create, list, show, act."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import Body, PathParameter, QueryParameter

from hexad.errors import SettingError
from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import GameFilter
from hexad.server.http.error_responses import error_responses
from hexad.server.http.game_search import PageCursor
from hexad.server.http.tournament_tables import bracket_of, crosstable_of
from hexad.server.http.tournament_types import (
    BracketView,
    CrosstableView,
    EntrantList,
    EntrantsText,
    EntryLink,
    PresetList,
    Standings,
    TournamentDone,
    TournamentEvents,
    TournamentPage,
    TournamentSummary,
)
from hexad.server.ids import GAME_ID
from hexad.server.services import Services
from hexad.server.settings import POSITION_BYTES
from hexad.server.store.search import Cursor
from hexad.server.store.tournament_lists import Phase, TournamentQuery
from hexad.server.tournament.acts import Act, AddEntrants, NewEntrant
from hexad.server.tournament.events import decode_event, public_form
from hexad.server.tournament.settings import PRESETS, Format, Place, TournamentSettings
from hexad.server.tournament.state import TournamentState
from hexad.server.tournament.tables import standings_of, tie_breaks_of
from hexad.server.tournaments.feeds import require_visible
from hexad.server.tournaments.views import RoundView, TournamentView, entrant_view, round_view
from hexad.tournaments.csv_tables import read_entrants
from hexad.tournaments.text_error import TournamentTextError
from hexad.tournaments.trf_reader import read_trf

__all__ = ["PathTournament", "Tournaments", "charge", "shown"]

PathTournament = Annotated[str, PathParameter(pattern=GAME_ID, description="the name of a tournament")]
# So many entrants that are added at once count as one act.
ENTRANTS_PER_ACT = 50
BYTES_PER_ACT = 4_000
# So many rows, cells or events of an answer count as one replay of a game.
ROWS_PER_REPLAY = 500


class Tournaments(Controller):
    """Tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @post(
        "/",
        request_max_body_size=POSITION_BYTES,
        summary="Create a tournament",
        responses=error_responses(400, 401, 403, 413, 415, 422, 503),
    )
    async def create(self, services: Services, session: Session, data: TournamentSettings) -> TournamentView:
        """Draft a tournament, which only its organisers see. It is always timed (A16)."""
        identity = session.identity
        if identity.has_account:
            limit = services.settings.limits.tournaments_per_player
            if await services.tournaments.lists.count_unended(identity.player) >= limit:
                text = f"You have {limit} tournaments that are not over."
                raise RefusalError("too-many-tournaments", text, status=429, params={"max": limit})
            await services.quotas.take("tournaments", services.quotas.of(session))
        state = await services.tournaments.create(data, identity)
        return await services.tournaments.feeds.view(state)

    @get("/", summary="List tournaments", responses=error_responses(400, 401, 503))
    async def list(  # noqa: PLR0913, PLR0917 - the query parameters
        self,
        services: Services,
        requester: Requester,
        phase: Phase = "upcoming",
        game: GameFilter = "any",
        format: Literal["any", Format] = "any",  # noqa: A002 - the name of the parameter
        place: Literal["any", Place] = "any",
        before: PageCursor = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> TournamentPage:
        """Those that come next, run, or have ended. The ended ones come in pages, the last one first."""
        await services.quotas.take("searches", requester)
        choices = (None if choice == "any" else choice for choice in (game, format, place))
        cursor = None if before is None else Cursor.parse(before)
        lists = services.tournaments.lists
        found, following = await lists.page(TournamentQuery(phase, *choices), cursor, limit)
        names = await lists.names(stored.organiser for stored in found)
        return TournamentPage([TournamentSummary.of(stored, names) for stored in found], str(following or ""))

    @get("/presets", summary="List settings to begin with", responses=error_responses(), sync_to_thread=False)
    def presets(self) -> PresetList:
        """Settings of known events, to create a tournament from."""
        return PresetList(list(PRESETS))

    @get("/{name:str}", summary="Show a tournament", responses=error_responses(400, 401, 404, 409, 503))
    async def show(self, services: Services, viewer: Session, name: PathTournament) -> TournamentView:
        """What the organiser chose, and how the tournament stands."""
        return await services.tournaments.feeds.view(await shown(services, viewer, name))

    @get("/{name:str}/entrants", summary="List entrants", responses=error_responses(400, 401, 404, 409, 503))
    async def entrants(
        self, services: Services, requester: Requester, viewer: Session, name: PathTournament
    ) -> EntrantList:
        """All entrants, including the withdrawn ones."""
        state = await shown(services, viewer, name)
        await charge(services, requester, len(state.entrants))
        return EntrantList([entrant_view(entrant) for entrant in state.entrants.values()])

    @get("/{name:str}/standings", summary="Show the standings", responses=error_responses(400, 401, 404, 409, 503))
    async def standings(
        self, services: Services, requester: Requester, viewer: Session, name: PathTournament
    ) -> Standings:
        """The standings as they are now, best first. The socket sends their changes."""
        state = await shown(services, viewer, name)
        await charge(services, requester, len(state.entrants))
        table = await asyncio.to_thread(standings_of, state)
        return Standings([str(one) for one in tie_breaks_of(state.settings)], table)

    @get("/{name:str}/crosstable", summary="Show the crosstable", responses=error_responses(400, 401, 404, 409, 503))
    async def crosstable(
        self, services: Services, requester: Requester, viewer: Session, name: PathTournament
    ) -> CrosstableView:
        """Everybody against everybody, or round by round."""
        state = await shown(services, viewer, name)
        await charge(services, requester, len(state.entrants) * len(state.rounds))
        return await asyncio.to_thread(crosstable_of, state)

    @get("/{name:str}/bracket", summary="Show the bracket", responses=error_responses(400, 401, 404, 409, 503))
    async def bracket(
        self, services: Services, requester: Requester, viewer: Session, name: PathTournament
    ) -> BracketView:
        """The matches of a knockout, round by round, with their games and winners."""
        state = await shown(services, viewer, name)
        await charge(services, requester, len(state.pairings))
        return await asyncio.to_thread(bracket_of, state)

    @get(
        "/{name:str}/rounds/{round_number:int}",
        summary="Show a round",
        responses=error_responses(400, 401, 404, 409, 503),
    )
    async def round(
        self,
        services: Services,
        requester: Requester,
        viewer: Session,
        name: PathTournament,
        round_number: Annotated[int, PathParameter(ge=1, le=1_000)],
    ) -> RoundView:
        """The pairings of a round, with results and the names of the games."""
        state = await shown(services, viewer, name)
        if round_number > len(state.rounds):
            raise RefusalError("no-such-round", f"Round {round_number} is not paired.", status=404)
        round_ = state.rounds[round_number - 1]
        await charge(services, requester, len(round_.pairings))
        return round_view(state, round_)

    @get("/{name:str}/events", summary="List the events", responses=error_responses(400, 401, 404, 409, 503))
    async def events(
        self,
        services: Services,
        requester: Requester,
        viewer: Session,
        name: PathTournament,
        after: Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="the known version")] = 0,
    ) -> TournamentEvents:
        """The audit log: who did what, and why."""
        state = await shown(services, viewer, name)
        await charge(services, requester, state.version - after)
        async with services.tournaments.rooms.reading(name) as room:
            version, log = room.state.version, room.log[after:]
        return TournamentEvents(name, version, await asyncio.to_thread(_public, log))

    @post(
        "/{name:str}/acts",
        status_code=200,
        request_max_body_size=POSITION_BYTES,
        summary="Act in a tournament",
        responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503),
    )
    async def act(
        self,
        services: Services,
        session: Session,
        name: PathTournament,
        data: Annotated[Act, Body(title="TournamentAct")],
    ) -> TournamentDone:
        """Enter, withdraw, start, pair, record and so on. An act with an id is carried out only once."""
        return await _carry_out(services, session, name, data)

    @post(
        "/{name:str}/import",
        status_code=200,
        request_max_body_size=POSITION_BYTES,
        summary="Import entrants",
        responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503),
    )
    async def import_(
        self, services: Services, session: Session, name: PathTournament, data: EntrantsText
    ) -> TournamentDone:
        """Add the entrants of a table (CSV) or of a report file (TRF) to a tournament at real tables."""
        # The text is read only if the player may add entrants.
        await _organised(services, session, name)
        await services.quotas.take("tournament-acts", services.quotas.of(session), 1 + len(data.text) // BYTES_PER_ACT)
        entrants = await asyncio.to_thread(_read, data)
        return await _done(services, session, name, AddEntrants(id=data.id, entrants=entrants))

    @get("/{name:str}/link", summary="Show the link", responses=error_responses(400, 401, 403, 404, 409, 503))
    async def link(self, services: Services, viewer: Session, name: PathTournament) -> EntryLink:
        """The key with which people can enter a tournament that is entered by link; for its organisers."""
        await _organised(services, viewer, name)
        return EntryLink(services.tournaments.key_of(name))


async def shown(services: Services, viewer: Session, name: str) -> TournamentState:
    """The state of a tournament, for somebody who may see it; raises RefusalError."""
    async with services.tournaments.rooms.reading(name) as room:
        state = room.state
    require_visible(state, viewer.identity.player)
    return state


async def charge(services: Services, requester: Requester, rows: int) -> None:
    """Charge a requester for a long answer; raises QuotaError. A short one costs next to nothing."""
    await services.quotas.take("replays", requester, max(0, rows) / ROWS_PER_REPLAY)


async def _carry_out(services: Services, session: Session, name: str, act: Act) -> TournamentDone:
    cost = 1 + len(act.entrants) // ENTRANTS_PER_ACT if isinstance(act, AddEntrants) else 1
    await services.quotas.take("tournament-acts", services.quotas.of(session), cost)
    await shown(services, session, name)
    return await _done(services, session, name, act)


async def _organised(services: Services, session: Session, name: str) -> None:
    """Raise RefusalError for somebody who does not organise a tournament."""
    state = await shown(services, session, name)
    if not state.is_organiser(session.identity.player):
        raise RefusalError("not-organiser", "Only the organisers of this tournament can do this.", status=403)


async def _done(services: Services, session: Session, name: str, act: Act) -> TournamentDone:
    return TournamentDone(name, await services.tournaments.act(name, act, session.identity), act.id)


def _public(log: list[bytes]) -> list[msgspec.Raw]:
    return [public_form(decode_event(data)) for data in log]


def _read(data: EntrantsText) -> tuple[NewEntrant, ...]:
    """The entrants of a text; raises RefusalError with the place of a mistake."""
    try:
        found = read_entrants(data.text) if data.format == "csv" else read_trf(data.text).history.entrants.values()
    except TournamentTextError as error:
        place: dict[str, str | int] = {"line": error.line, "column": error.column}
        raise RefusalError("bad-import", str(error), status=422, field="text", params=place) from None
    except (SettingError, ValueError) as error:
        raise RefusalError("bad-import", str(error), status=422, field="text") from None
    return tuple(
        NewEntrant(entrant.members or (entrant.name,), entrant.name if entrant.members else "", entrant.rating)
        for entrant in found
    )
