"""Players as others see them: profiles, their games, opponents and ratings."""

import re
from typing import Annotated, Literal

from litestar import Controller, get
from litestar.di import Provide
from litestar.params import PathParameter, QueryParameter

from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import GameChoice, GameFilter, SpeedChoice
from hexad.server.http.error_responses import error_responses
from hexad.server.http.game_search import PageCursor, RatedFilter, is_rated
from hexad.server.http.profile_types import (
    GamesOfPlayer,
    Opponent,
    OpponentPage,
    PlayedGame,
    PlayerPage,
    PlayerSummary,
    Profile,
    RatingHistory,
    RatingView,
)
from hexad.server.http.puzzle_types import SolverProfile, SolverRating
from hexad.server.http.tournament_types import PlayerTournament, PlayerTournaments
from hexad.server.ids import GAME_ID
from hexad.server.services import Services
from hexad.server.store.player_games import OpponentPlace, PlayerGameQuery
from hexad.server.store.profiles import KnownPlayer
from hexad.server.store.search import Cursor

__all__ = ["Profiles"]

_NAME = r"^[^\x00-\x1f]+$"
PathName = Annotated[
    str,
    PathParameter(min_length=1, max_length=40, pattern=_NAME, description="the name or the id of a player"),
]
OptionalName = Annotated[
    str | None, QueryParameter(min_length=1, max_length=40, pattern=_NAME, description="a name or an id")
]
_TOURNAMENT_ERRORS = error_responses(400, 401, 404, 503)
MAX_TOURNAMENTS = 200
PageSize = Annotated[int, QueryParameter(ge=1, le=100)]
_OPPONENT_CURSOR = r"^([0-9]{1,9})-([A-Za-z0-9]{0,16})-([0-9]{1,3})$"
PlayerCursor = Annotated[str | None, QueryParameter(pattern=GAME_ID, description="`next` of the previous page")]
OpponentCursor = Annotated[
    str | None, QueryParameter(pattern=_OPPONENT_CURSOR, description="`next` of the previous page")
]


async def _player_games(  # noqa: PLR0913, PLR0917 - the query parameters
    services: Services,
    viewer: Session,
    name: PathName,
    game: GameFilter = "any",
    result: Literal["any", "win", "draw", "loss"] = "any",
    opponent: OptionalName = None,
    rated: RatedFilter = "any",
    speed: SpeedChoice | None = None,
) -> PlayerGameQuery:
    known = await _player(services, name)
    return PlayerGameQuery(
        known.player,
        viewer.identity.player,
        None if game == "any" else game,
        None if result == "any" else result,
        None if opponent is None else (await _player(services, opponent)).player,
        is_rated(rated),
        speed,
    )


PLAYER_GAMES = {"filters": Provide(_player_games)}


class Profiles(Controller):
    """Players with an account."""

    path = "/api/players"
    tags = ("players",)

    @get("/", summary="Search players", responses=error_responses(400, 401, 503))
    async def search(
        self,
        services: Services,
        requester: Requester,
        search: Annotated[
            str, QueryParameter(min_length=1, max_length=40, pattern=_NAME, description="part of a name")
        ],
        after: PlayerCursor = None,
        limit: PageSize = 20,
    ) -> PlayerPage:
        """Players whose names contain a text, regardless of case and of letters that look alike.

        Names that begin with the text come first.
        """
        await services.quotas.take("searches", requester)
        found = await services.stores.profiles.search(search, after or "", limit)
        players = [PlayerSummary(known.player, known.name, known.created) for known in found]
        return PlayerPage(players, players[-1].player if len(players) == limit else "")

    @get("/{name:str}", summary="Show a player", responses=error_responses(400, 404, 503))
    async def profile(self, services: Services, name: PathName) -> Profile:
        """The profile of a player: ratings and numbers of results. The numbers include private games."""
        known = await _player(services, name)
        ratings = await services.stores.profiles.ratings(known.player)
        counts = await services.stores.profiles.games.counts(known.player)
        return Profile.of(known, ratings, counts, services.arena_clock.now() // 100)

    @get(
        "/{name:str}/games",
        dependencies=PLAYER_GAMES,
        summary="List the games of a player",
        responses=error_responses(400, 401, 404, 503),
    )
    async def games(  # noqa: PLR0913, PLR0917 - the query parameters
        self,
        services: Services,
        requester: Requester,
        filters: PlayerGameQuery,
        status: Literal["finished", "unfinished"] = "finished",
        before: PageCursor = None,
        limit: PageSize = 20,
    ) -> GamesOfPlayer:
        """Finished games, the last one first, or open games and games in progress, in pages.

        Private games are shown to their players alone. A result can only be asked for in finished games.
        """
        await services.quotas.take("searches", requester)
        cursor = None if before is None else Cursor.parse(before)
        if status == "finished":
            found = await services.stores.profiles.games.finished(filters, cursor, limit)
        else:
            found = (
                await services.stores.profiles.games.unfinished(filters, cursor, limit)
                if filters.result is None
                else []
            )
        following = ""
        if len(found) == limit:
            last = found[-1]
            following = str(Cursor(last.created if last.ended is None else last.ended, last.name))
        return GamesOfPlayer([PlayedGame.of(game) for game in found], following)

    @get(
        "/{name:str}/opponents",
        dependencies=PLAYER_GAMES,
        summary="List the opponents of a player",
        responses=error_responses(400, 401, 404, 503),
    )
    async def opponents(
        self,
        services: Services,
        requester: Requester,
        filters: PlayerGameQuery,
        after: OpponentCursor = None,
        limit: PageSize = 20,
    ) -> OpponentPage:
        """The results against each opponent in finished games, the most frequent opponent first, in pages."""
        await services.quotas.take("searches", requester)
        found = await services.stores.profiles.games.opponents(filters, _place(after), limit)
        last = found[-1] if len(found) == limit else None
        following = "" if last is None else f"{last.games}-{last.player}-{last.level}"
        return OpponentPage([Opponent.of(results) for results in found], following)

    @get("/{name:str}/ratings", summary="Show a rating over time", responses=error_responses(400, 401, 404, 503))
    async def ratings(
        self, services: Services, requester: Requester, name: PathName, game: GameChoice, speed: SpeedChoice
    ) -> RatingHistory:
        """The ratings of a player in a game and speed: after the last game of each day, of the last 10,000 games."""
        await services.quotas.take("searches", requester)
        known = await _player(services, name)
        return RatingHistory.of(game, speed, await services.stores.profiles.history(known.player, game, speed))

    @get(
        "/{name:str}/puzzles",
        summary="Show a player as a solver of puzzles",
        responses=error_responses(400, 401, 404, 503),
    )
    async def puzzles(self, services: Services, requester: Requester, name: PathName) -> SolverProfile:
        """The ratings of a player in puzzles, by game. The attempts themselves are shown to the player alone."""
        await services.quotas.take("searches", requester)
        player = (await _player(services, name)).player
        standings, solved = (
            await services.stores.puzzles.ratings_of(player),
            await services.stores.puzzles.solved(player),
        )
        points, now = await services.stores.puzzles.points(player), services.arena_clock.now() // 100
        ratings = [
            SolverRating(
                RatingView.of(game, "", standing, now),
                solved.get(game, 0),
                RatingHistory.of(game, "", points.get(game, [])).points,
            )
            for game, standing in standings.items()
        ]
        return SolverProfile(ratings)

    @get("/{name:str}/tournaments", summary="List the tournaments of a player", responses=_TOURNAMENT_ERRORS)
    async def tournaments(self, services: Services, viewer: Session, name: PathName) -> PlayerTournaments:
        """The tournaments that a player organises or takes part in, with the final ranks, the latest first.

        Players see their own drafts and entries that are not confirmed, too.
        """
        player = (await _player(services, name)).player
        lists, is_public = services.tournaments.lists, viewer.identity.player != player
        found = await lists.of_player(player, MAX_TOURNAMENTS, is_public=is_public)
        names = await lists.names(own.tournament.organiser for own in found)
        return PlayerTournaments([PlayerTournament.of(own, names) for own in found])


async def _player(services: Services, name: str) -> KnownPlayer:
    found = await services.stores.profiles.find(name)
    if found is None:
        raise RefusalError("no-player", f"There is no player {name}.", status=404)
    return found


def _place(text: str | None) -> OpponentPlace | None:
    match = re.fullmatch(_OPPONENT_CURSOR, text or "", re.ASCII)
    return None if match is None else OpponentPlace(int(match[1]), match[2], int(match[3]))
