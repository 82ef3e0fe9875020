"""Puzzles: positions with one move to find. Clients get the solution only on request."""

import asyncio
import datetime
from collections import Counter
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import QueryParameter

from hexad import puzzles
from hexad.puzzles import HARDEST, Puzzle
from hexad.puzzles.themes import theme_links, themes_of_game
from hexad.ratings.rating import MAX_MEAN, MIN_MEAN
from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import GameChoice, GameFilter
from hexad.server.game.puzzle_standings import RatedAttempt, new_puzzle
from hexad.server.game.replay import Replay, replay_of
from hexad.server.http.error_responses import error_responses
from hexad.server.http.positions import position_view
from hexad.server.http.profile_types import RatingView
from hexad.server.http.puzzle_attempts import judge_attempt
from hexad.server.http.puzzle_choice import PuzzleWish, choose_puzzle, find_puzzle
from hexad.server.http.puzzle_types import (
    AttemptPage,
    AttemptView,
    Day,
    GivenUp,
    PuzzleAttempt,
    PuzzleId,
    PuzzleRating,
    PuzzleSolution,
    PuzzleVerdict,
    PuzzleView,
    RatedResultView,
    SeenPuzzles,
    ThemeCount,
    ThemeFilter,
)
from hexad.server.services import Services
from hexad.server.store.puzzles import Solver

__all__ = ["Puzzles", "puzzle_verdict"]

_EPOCH = datetime.date(1970, 1, 1)


class Puzzles(Controller):
    """Puzzles."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/daily", summary="Show the puzzle of the day", responses=error_responses(400, 401, 422, 503))
    async def daily(
        self, services: Services, viewer: Session, game: GameFilter = "any", day: Day = "today"
    ) -> PuzzleView:
        """The puzzle of a day, the same for all players: of today in UTC, or of another `day`."""
        date = _date(day)
        puzzle = puzzles.daily(date, None if game == "any" else game)
        view = await _view(services, viewer, puzzle)
        solvers = await services.stores.puzzles.daily_solvers(puzzle.game, (date - _EPOCH).days)
        return msgspec.structs.replace(view, day=date.isoformat(), solvers=solvers)

    @get("/themes", sync_to_thread=True, summary="List the themes", responses=error_responses(400))
    def themes(self, game: GameChoice) -> list[ThemeCount]:
        """The themes of the puzzles of a game, with the number of puzzles and the page that explains each."""
        counts = Counter(theme for themes in themes_of_game(game).values() for theme in themes)
        return [ThemeCount(theme, counts[theme], link) for theme, link in theme_links(game).items() if counts[theme]]

    @get("/history", summary="List my attempts", responses=error_responses(400, 401, 503))
    async def history(
        self,
        services: Services,
        viewer: Session,
        game: GameChoice,
        before: Annotated[int | None, QueryParameter(ge=1, le=10**9, description="`next` of the previous page")] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=500)] = 500,
    ) -> AttemptPage:
        """The first attempts of the account at the puzzles of a game, the last one first. Others do not see them.

        A guest has none: the attempts of guests are not stored.
        """
        player = viewer.identity.player
        found = await services.stores.puzzles.history(player, game, before, limit)
        standing = (await services.stores.puzzles.ratings_of(player)).get(game)
        rating = None if standing is None else RatingView.of(game, "", standing, _now(services))
        grades = {puzzle.id: puzzle.difficulty for puzzle in puzzles.load(game)}
        themes = themes_of_game(game)
        attempts = [AttemptView.of(one, grades.get(one.puzzle, 1), themes.get(one.puzzle, ())) for one in found]
        return AttemptPage(attempts, rating, found[-1].number if len(found) == limit else 0)

    @get("/next", summary="Choose a puzzle", responses=error_responses(400, 401, 404, 503))
    async def next(  # noqa: PLR0913, PLR0917 - the query parameters
        self,
        services: Services,
        viewer: Session,
        game: GameChoice,
        difficulty: Annotated[int | None, QueryParameter(ge=1, le=HARDEST)] = None,
        kind: Literal["any", "ejection", "sumito", "win", "defence", "split"] = "any",
        theme: ThemeFilter = "any",
        rating: Annotated[float | None, QueryParameter(ge=MIN_MEAN, le=MAX_MEAN)] = None,
        tried: Annotated[
            Literal["new", "any"], QueryParameter(description="whether an account gets puzzles that it has tried, too")
        ] = "new",
        known: SeenPuzzles = None,
    ) -> PuzzleView:
        """A puzzle of a difficulty, kind and theme, without those in `not` and those that the account has tried.

        It is chosen at random among those whose ratings are nearest to that of the account, or else to `rating`.
        """
        solver = Solver(None, frozenset())
        if viewer.identity.has_account:
            solver = await services.stores.puzzles.solver(viewer.identity.player, game)
        seen = set((known or "").split(",")) | (solver.tried if tried == "new" else set())
        target = rating if solver.standing is None else solver.standing.rating.mean
        means = {} if target is None else await services.stores.puzzles.puzzle_means(game)
        wish = PuzzleWish(game, difficulty, *(None if word == "any" else word for word in (kind, theme)))
        return await _view(services, viewer, choose_puzzle(wish, seen, target, means))

    @get("/{puzzle:str}", summary="Show a puzzle", responses=error_responses(400, 401, 404, 503))
    async def show(self, services: Services, viewer: Session, puzzle: PuzzleId) -> PuzzleView:
        """A puzzle, without its solution."""
        return await _view(services, viewer, find_puzzle(puzzle))

    @post(
        "/{puzzle:str}/try",
        status_code=200,
        summary="Try a move",
        responses=error_responses(400, 401, 404, 413, 415, 422, 503),
    )
    async def attempt(
        self, services: Services, viewer: Session, requester: Requester, puzzle: PuzzleId, data: PuzzleAttempt
    ) -> PuzzleVerdict:
        """Whether a move is right, and the opponent's reply.

        The first attempt of an account at a puzzle is rated. It ends with the last move of the solution or with a wrong
        move, also with one before the last of the list.
        """
        await services.quotas.take("puzzles", requester)
        found = find_puzzle(puzzle)
        try:
            verdict = await asyncio.to_thread(puzzle_verdict, found, data.moves)
        except RefusalError as refusal:
            if refusal.code == "wrong-before":
                await _record(services, viewer, found, data.seconds, solved=False)
            raise
        if verdict.right and not verdict.finished:
            return verdict
        attempt = await _record(services, viewer, found, data.seconds, solved=verdict.finished)
        return msgspec.structs.replace(verdict, attempt=attempt)

    @post(
        "/{puzzle:str}/solution",
        status_code=200,
        summary="Give up",
        responses=error_responses(400, 401, 404, 413, 415, 422, 503),
    )
    async def solution(
        self, services: Services, viewer: Session, requester: Requester, puzzle: PuzzleId, data: GivenUp | None = None
    ) -> PuzzleSolution:
        """The solution, move by move. For an account that has not tried the puzzle yet, it counts as not solved."""
        await services.quotas.take("puzzles", requester)
        found = find_puzzle(puzzle)
        replay = await asyncio.to_thread(_solution, found)
        attempt = await _record(services, viewer, found, None if data is None else data.seconds, solved=False)
        return PuzzleSolution(**msgspec.structs.asdict(replay), attempt=attempt)


async def _record(
    services: Services, viewer: Session, puzzle: Puzzle, seconds: int | None, *, solved: bool
) -> RatedResultView | None:
    """Write the end of an attempt; None for a guest, whose attempts are not stored."""
    if not viewer.identity.has_account:
        return None
    rated = RatedAttempt(viewer.identity.player, puzzle.id, puzzle.game, puzzle.difficulty, solved, _now(services))
    is_daily = puzzles.daily(_today(), puzzle.game).id == puzzle.id
    recorded = await services.stores.puzzles.record(rated, seconds, daily=is_daily)
    return None if recorded is None else RatedResultView.of(recorded)


async def _view(services: Services, viewer: Session, puzzle: Puzzle) -> PuzzleView:
    standing = await services.stores.puzzles.puzzle(puzzle.id) or new_puzzle(puzzle.difficulty)
    rated = (
        viewer.identity.has_account and await services.stores.puzzles.first(viewer.identity.player, puzzle.id) is None
    )
    position = await asyncio.to_thread(lambda: position_view(puzzle.board()))
    return PuzzleView(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        side=puzzle.side,
        difficulty=puzzle.difficulty,
        own_moves=(len(puzzle.solution) + 1) // 2,
        within=puzzle.within,
        position=position,
        options=puzzle.board().options,
        themes=themes_of_game(puzzle.game)[puzzle.id],
        rating=PuzzleRating.of(standing, _now(services)),
        accepts=puzzle.accepts,
        rated=rated,
    )


def puzzle_verdict(puzzle: Puzzle, moves: tuple[str, ...]) -> PuzzleVerdict:
    """The verdict on the last of the solver's moves; raises RefusalError."""
    attempt = judge_attempt(puzzle, moves)
    return PuzzleVerdict(
        right=attempt.is_right,
        finished=attempt.is_finished,
        film=replay_of(attempt.board, attempt.board.moves),
        position=position_view(attempt.board),
        because=attempt.mistake,
    )


def _solution(puzzle: Puzzle) -> Replay:
    board = puzzle.board()
    for move in puzzle.solution:
        board.push(move)
    return replay_of(board, board.moves)


def _now(services: Services) -> int:
    """The arena time in seconds."""
    return services.arena_clock.now() // 100


def _today() -> datetime.date:
    return datetime.datetime.now(tz=datetime.UTC).date()


def _date(day: str) -> datetime.date:
    if day == "today":
        return _today()
    try:
        return datetime.date.fromisoformat(day)
    except ValueError:
        raise RefusalError("not-a-day", f"{day} is no day of the calendar.", status=422) from None
