"""The lessons of the rulebook, with everything that a client without the rules needs."""

from functools import cache
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.params import Parameter
from msgspec import Meta

from hexad import rulebook
from hexad.rulebook import Attack, Cells, One, Play, Task
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import GameFilter, GameName, Side
from hexad.server.game.messages import Detail, Effect, Result, detail_of, pieces_of, result_of
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.error_responses import error_responses

__all__ = ["Lessons", "lesson_view"]


class LessonSummary(msgspec.Struct, frozen=True):
    """A lesson in the list of lessons. Its rule is its id, unless it is about more than the rule says."""

    id: str
    rule: str
    game: GameName
    figures: tuple[str, ...]
    tasks: int


class RightMove(Effect, frozen=True, omit_defaults=True, kw_only=True):
    """A move that solves a task, with its effects and the result if it ends the game."""

    move: str
    result: Result | None = None


class AnswerVerdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether an answer is right, and why: the rule and, if a move was judged, the code and text of the verdict."""

    right: bool
    rule: str | None = None
    code: str = ""
    text: str = ""


class BoardChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the boards of a choice task. The arrows show the move that is tried."""

    pieces: dict[str, Side]
    answer: AnswerVerdict
    arrows: tuple[tuple[str, str], ...] = ()
    figure: str | None = None


class LessonTask(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A task: its position, and the answers of its kind (`moves`, `cells` or `boards`).

    In an attack the reader makes `turns` moves, and `replies` has the answer to each.
    """

    kind: Literal["read", "play", "cells", "one", "attack"]
    place: PositionRequest
    turn: Side
    ply: int
    detail: Detail
    figure: str | None = None
    moves: list[RightMove] | None = None
    cells: dict[str, AnswerVerdict] | None = None
    boards: list[BoardChoice] | None = None
    turns: int | None = None
    replies: dict[str, str] | None = None


class LessonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lesson. `before` and `after` are its neighbours in the course."""

    id: str
    rule: str
    game: GameName
    tasks: list[LessonTask]
    before: str | None = None
    after: str | None = None


class Lessons(Controller):
    """The playable rulebook."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/", sync_to_thread=True, summary="List the lessons", responses=error_responses(400))
    def courses(self, game: GameFilter = "any") -> list[LessonSummary]:
        """The lessons of one game or of all games, in the order of the courses."""
        games = rulebook.GAMES if game == "any" else (game,)
        return [
            LessonSummary(lesson.id, lesson.rule, lesson.game, lesson.figures, len(lesson.tasks))
            for name in games
            for lesson in rulebook.course(name)
        ]

    @get("/{rule:str}", sync_to_thread=True, summary="Show a lesson", responses=error_responses(400, 404))
    def lesson(
        self,
        rule: Annotated[
            str, Parameter(max_length=16), Meta(description="Its id, for most lessons that of a rule: A12")
        ],
    ) -> LessonView:
        """The tasks of a lesson: positions, legal moves, and the right answers with their reasons."""
        try:
            lesson = rulebook.lesson(rule)
        except KeyError:
            raise RefusalError("not-found", "There is no lesson of this name.", status=404) from None
        return lesson_view(lesson.id)


@cache
def lesson_view(name: str) -> LessonView:
    """The view of a lesson, by its id."""
    lesson = rulebook.lesson(name)
    course = rulebook.course(lesson.game)
    index = course.index(lesson)
    return LessonView(
        id=lesson.id,
        rule=lesson.rule,
        game=lesson.game,
        tasks=[_task(task) for task in lesson.tasks],
        before=course[index - 1].id if index else None,
        after=course[index + 1].id if index + 1 < len(course) else None,
    )


def _task(task: Task) -> LessonTask:
    position, board = task.position, task.position.board()
    return LessonTask(
        kind=task.kind,  # type: ignore[arg-type]  # the rulebook checks that it is one of the five
        place=PositionRequest.of(position),
        turn=str(board.turn),
        ply=board.ply,
        detail=detail_of(board, is_played=isinstance(task, Play | Attack)),
        figure=task.figure,
        moves=[_right_move(task, move) for move in task.right] if isinstance(task, Play) else None,
        cells=_cell_verdicts(task) if isinstance(task, Cells) else None,
        boards=_boards(task) if isinstance(task, One) else None,
        turns=task.turns if isinstance(task, Attack) else None,
        replies=dict(task.replies) if isinstance(task, Attack) else None,
    )


def _right_move(task: Play, move: str) -> RightMove:
    board = task.position.board()
    effect = board.effect(move)
    board.push(move)
    outcome = board.outcome()
    return RightMove(move=move, result=outcome and result_of(outcome), **effect._asdict())


def _cell_verdicts(task: Cells) -> dict[str, AnswerVerdict]:
    return {cell: AnswerVerdict(**vars(answer)) for cell, answer in task.answers.items()}


def _boards(task: One) -> list[BoardChoice]:
    return [
        BoardChoice(
            pieces_of(choice.position.board()), AnswerVerdict(**vars(choice.answer)), choice.arrows, choice.figure
        )
        for choice in task.choices
    ]
