"""Puzzles: positions with one move to find. The solution stays here until it is asked for."""

import datetime
import random
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter, QueryParameter
from msgspec import Meta

from hexad import puzzles
from hexad.errors import HexadError
from hexad.puzzles import HARDEST, KINDS, Proof, Puzzle
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameName, Side, one_of
from hexad.server.game.replay import Replay, replay_of
from hexad.server.http.error_responses import refusals
from hexad.server.http.positions import Position, position_of

__all__ = ["Puzzles"]

MAX_MOVES = 9
Kind = Annotated[str, one_of(*dict.fromkeys(kind for kinds in KINDS.values() for kind in kinds))]
PuzzleId = Annotated[str, Parameter(pattern=r"^[as][0-9a-f]{10}$")]
Day = Annotated[str, QueryParameter(pattern=r"^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$", description="as 2030-01-31")]
Known = Annotated[
    str | None,
    QueryParameter(
        name="not",
        pattern=r"^[as][0-9a-f]{10}(,[as][0-9a-f]{10})*$",
        max_length=7_800,
        description="ids, with commas between them",
    ),
]


class PuzzleAsked(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A puzzle without its solution: who is to move, what is to be reached, and with how many own moves."""

    id: str
    game: GameName
    kind: Kind
    side: Side
    difficulty: int
    own_moves: int
    within: int
    position: Position
    options: dict[str, Any]
    accepts: Annotated[str, one_of("move", "tile")] = "move"
    day: str | None = None


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The solver's own moves so far; the last one is tried. What is answered to them is known here."""

    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=MAX_MOVES)]


class PuzzleVerdict(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Whether the move is right, all moves from the beginning with what is answered, and what may be played then.

    `because` says what is wrong: it `misses` the goal, the other side `escapes`, strikes itself (`loses`) or, where a
    win was to be prevented, can still force it (`falls`). The last frame is its answer in all cases but the first.
    """

    right: bool
    finished: bool
    film: Replay
    position: Position
    because: Literal["misses", "escapes", "loses", "falls"] | None = None


class Puzzles(Controller):
    """Find the move."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/daily", sync_to_thread=True, summary="The puzzle of a day", responses=refusals(400, 422))
    def daily(self, game: Literal["any", "abalone", "six"] = "any", day: Day = "today") -> PuzzleAsked:
        """The same for everybody: that of today (UTC), or of the day that it is where you are."""
        date = _date(day)
        return _asked(puzzles.daily(date, None if game == "any" else game), date)

    @get("/next", sync_to_thread=True, summary="Another puzzle", responses=refusals(400, 404))
    def next(
        self,
        game: Literal["abalone", "six"],
        difficulty: Annotated[int | None, QueryParameter(ge=1, le=HARDEST)] = None,
        kind: Literal["any", "ejection", "sumito", "win", "defence", "split"] = "any",
        known: Known = None,
    ) -> PuzzleAsked:
        """Any puzzle of this difficulty and kind but those that you have seen."""
        seen = set((known or "").split(","))
        found = [
            one
            for one in puzzles.load(game)
            if one.id not in seen and difficulty in (None, one.difficulty) and kind in ("any", one.kind)
        ]
        if not found:
            raise RefusalError("no-puzzle-left", "There is no such puzzle that you have not seen.", status=404)
        return _asked(random.choice(found))

    @get("/{puzzle:str}", sync_to_thread=True, summary="A puzzle", responses=refusals(400, 404))
    def show(self, puzzle: PuzzleId) -> PuzzleAsked:
        """A puzzle, without its solution."""
        return _asked(_known(puzzle))

    @post(
        "/{puzzle:str}/try",
        status_code=200,
        sync_to_thread=True,
        summary="Try a move",
        responses=refusals(400, 404, 413, 415, 422),
    )
    def attempt(self, puzzle: PuzzleId, data: PuzzleTry) -> PuzzleVerdict:
        """Whether a move is the one to find, and what is answered to it."""
        return _judged(_known(puzzle), data.moves)

    @post(
        "/{puzzle:str}/solution", status_code=200, sync_to_thread=True, summary="Give up", responses=refusals(400, 404)
    )
    def solution(self, puzzle: PuzzleId) -> Replay:
        """The solution, move by move."""
        found = _known(puzzle)
        board: Any = found.board()
        for move in found.solution:
            board.push(move)
        return replay_of(board, board.moves)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in KINDS for puzzle in puzzles.load(game)}


def _known(name: str) -> Puzzle:
    if name not in _by_id():
        raise RefusalError("not-found", "There is no such puzzle.", status=404)
    return _by_id()[name]


def _date(day: str) -> datetime.date:
    if day == "today":
        return datetime.datetime.now(tz=datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(day)
    except ValueError:
        raise RefusalError("not-a-day", f"{day} is no day of the calendar.", status=422) from None


def _asked(puzzle: Puzzle, day: datetime.date | None = None) -> PuzzleAsked:
    board = puzzle.board()
    return PuzzleAsked(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        side=puzzle.side,
        difficulty=puzzle.difficulty,
        own_moves=(len(puzzle.solution) + 1) // 2,
        within=puzzle.within,
        position=position_of(board),
        options=board.options,
        accepts=puzzle.accepts,
        day=day.isoformat() if day else None,
    )


def _judged(puzzle: Puzzle, moves: tuple[str, ...]) -> PuzzleVerdict:
    """Follow the solution as far as it was found, then judge the last move."""
    board: Any = puzzle.board()
    *before, tried = moves
    if 2 * len(before) >= len(puzzle.solution):
        raise RefusalError("too-many-moves", "The puzzle is solved with fewer moves.", status=422)
    for number, text in enumerate(before):
        if not _is_right(puzzle, board, _parsed(board, text), number):
            raise RefusalError("wrong-before", f"{text} is not part of the solution.", status=422)
        board.push(text)
        board.push(puzzle.solution[2 * number + 1])
    move = _parsed(board, tried)
    right = _is_right(puzzle, board, move, len(before))
    board.push(move)
    answer, because = _next_of(puzzle, len(before)) if right else _refuted(puzzle, board, len(before))
    if answer is not None:
        board.push(answer)
    return PuzzleVerdict(
        right=right,
        finished=right and answer is None,
        film=replay_of(board, board.moves),
        position=position_of(board),
        because=because,
    )


def _parsed(board: Any, text: str) -> Any:  # noqa: ANN401 - each game's own
    try:
        move = board.parse(text)
    except HexadError as error:
        raise RefusalError(error.code or "not-a-move", error.text, rule=error.rule, status=422) from None
    if not board.is_legal(move):
        verdict = board.explain(text)
        raise RefusalError(verdict.code, verdict.text, rule=verdict.rule, status=422)
    return move


def _is_right(puzzle: Puzzle, board: Any, tried: Any, number: int) -> bool:  # noqa: ANN401
    right = board.parse(puzzle.solution[2 * number])
    if puzzle.accepts == "tile":
        return bool((tried.origin, tried.keep) == (right.origin, right.keep))
    return bool(tried == right)


def _next_of(puzzle: Puzzle, number: int) -> tuple[str | None, None]:
    """What the other side answers to a right move, if anything is to be found after it."""
    line = puzzle.solution[2 * number + 1 :]
    return (line[0] if line else None), None


def _refuted(puzzle: Puzzle, board: Any, number: int) -> tuple[Any, Any]:  # noqa: ANN401
    """What the other side answers to a wrong move that was just played, and what that shows."""
    if board.is_over:
        return None, "misses"
    proof = Proof(puzzle.game)
    if puzzle.kind == "defence":
        wins = (proof.solutions(board, moves, 1) for moves in range(1, puzzle.within + 1))
        return next((found[0] for found in wins if found), None), "falls"
    strikes = proof.solutions(board, 1, 1)
    if strikes:
        return strikes[0], "loses"
    left = puzzle.within - number - 1
    escapes = proof.safe(board, left, most=1) if left else []
    return (escapes[0], "escapes") if escapes else (None, "misses")
