"""Puzzles: positions with one move to find. Clients get the solution only on request."""

import asyncio
import datetime
import random
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter, QueryParameter
from msgspec import Meta

from hexad import puzzles
from hexad.puzzles import HARDEST, KINDS, Puzzle
from hexad.server.edge.quotas import Requester
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameChoice, GameFilter, GameName, Side, one_of
from hexad.server.game.replay import Replay, replay_of
from hexad.server.http.error_responses import error_responses
from hexad.server.http.positions import PositionView, position_view
from hexad.server.http.puzzle_attempts import Mistake, judge_attempt
from hexad.server.services import Services

__all__ = ["Puzzles"]

MAX_MOVES = 9
Kind = Annotated[str, one_of(*dict.fromkeys(kind for kinds in KINDS.values() for kind in kinds))]
PuzzleId = Annotated[str, Parameter(pattern=r"^[as][0-9a-f]{10}$")]
Day = Annotated[str, QueryParameter(pattern=r"^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$", description="as 2030-01-31")]
SeenPuzzles = Annotated[
    str | None,
    QueryParameter(
        name="not",
        pattern=r"^[as][0-9a-f]{10}(,[as][0-9a-f]{10})*$",
        # More than all puzzles of a game; a request line has 8,000 bytes, in which a comma may take three.
        max_length=5_500,
        description="ids, separated by commas",
    ),
]


class PuzzleView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A puzzle without its solution: the side to move, the goal, and the number of own moves."""

    id: str
    game: GameName
    kind: Kind
    side: Side
    difficulty: int
    own_moves: int
    within: int
    position: PositionView
    options: dict[str, Any]
    accepts: Annotated[str, one_of("move", "tile")] = "move"
    day: str | None = None


class PuzzleAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The solver's own moves from the start; the last one is judged. The server adds the replies."""

    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=MAX_MOVES)]


class PuzzleVerdict(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Whether the move is right, the replay of all moves with the replies, and the position after them.

    `because` says what is wrong: the move `misses` the goal, the opponent `escapes`, wins first (`loses`) or, in a
    defence puzzle, can still force the win (`falls`). In all cases but the first, the last frame is the opponent's
    reply.
    """

    right: bool
    finished: bool
    film: Replay
    position: PositionView
    because: Mistake | None = None


class Puzzles(Controller):
    """Puzzles."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/daily", sync_to_thread=True, summary="Show the puzzle of the day", responses=error_responses(400, 422))
    def daily(self, game: GameFilter = "any", day: Day = "today") -> PuzzleView:
        """The puzzle of a day, the same for all players: of today in UTC, or of another `day`."""
        date = _date(day)
        return _view(puzzles.daily(date, None if game == "any" else game), date)

    @get("/next", sync_to_thread=True, summary="Choose a puzzle", responses=error_responses(400, 404))
    def next(
        self,
        game: GameChoice,
        difficulty: Annotated[int | None, QueryParameter(ge=1, le=HARDEST)] = None,
        kind: Literal["any", "ejection", "sumito", "win", "defence", "split"] = "any",
        known: SeenPuzzles = None,
    ) -> PuzzleView:
        """A random puzzle of a difficulty and kind, without those in `not`."""
        seen = set((known or "").split(","))
        candidates = [
            puzzle
            for puzzle in puzzles.load(game)
            if puzzle.id not in seen and difficulty in (None, puzzle.difficulty) and kind in ("any", puzzle.kind)
        ]
        if not candidates:
            raise RefusalError("no-puzzle-left", "There is no such puzzle that you have not seen.", status=404)
        return _view(random.choice(candidates))

    @get("/{puzzle:str}", sync_to_thread=True, summary="Show a puzzle", responses=error_responses(400, 404))
    def show(self, puzzle: PuzzleId) -> PuzzleView:
        """A puzzle, without its solution."""
        return _view(_find_puzzle(puzzle))

    @post(
        "/{puzzle:str}/try",
        status_code=200,
        summary="Try a move",
        responses=error_responses(400, 401, 404, 413, 415, 422, 503),
    )
    async def attempt(
        self, services: Services, requester: Requester, puzzle: PuzzleId, data: PuzzleAttempt
    ) -> PuzzleVerdict:
        """Whether a move is right, and the opponent's reply."""
        await services.quotas.take("puzzles", requester)
        return await asyncio.to_thread(_judge, _find_puzzle(puzzle), data.moves)

    @post(
        "/{puzzle:str}/solution",
        status_code=200,
        sync_to_thread=True,
        summary="Give up",
        responses=error_responses(400, 404),
    )
    def solution(self, puzzle: PuzzleId) -> Replay:
        """The solution, move by move."""
        found = _find_puzzle(puzzle)
        board = found.board()
        for move in found.solution:
            board.push(move)
        return replay_of(board, board.moves)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in KINDS for puzzle in puzzles.load(game)}


def _find_puzzle(puzzle_id: str) -> Puzzle:
    if puzzle_id not in _by_id():
        raise RefusalError("not-found", "There is no such puzzle.", status=404)
    return _by_id()[puzzle_id]


def _date(day: str) -> datetime.date:
    if day == "today":
        return datetime.datetime.now(tz=datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(day)
    except ValueError:
        raise RefusalError("not-a-day", f"{day} is no day of the calendar.", status=422) from None


def _view(puzzle: Puzzle, day: datetime.date | None = None) -> PuzzleView:
    board = puzzle.board()
    return PuzzleView(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        side=puzzle.side,
        difficulty=puzzle.difficulty,
        own_moves=(len(puzzle.solution) + 1) // 2,
        within=puzzle.within,
        position=position_view(board),
        options=board.options,
        accepts=puzzle.accepts,
        day=day.isoformat() if day else None,
    )


def _judge(puzzle: Puzzle, moves: tuple[str, ...]) -> PuzzleVerdict:
    attempt = judge_attempt(puzzle, moves)
    return PuzzleVerdict(
        right=attempt.is_right,
        finished=attempt.is_finished,
        film=replay_of(attempt.board, attempt.board.moves),
        position=position_view(attempt.board),
        because=attempt.mistake,
    )
