"""The lessons of the rulebook, with all that a client needs that knows no rules."""

from functools import cache
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.params import Parameter
from msgspec import Meta

from hexad import rulebook
from hexad.rulebook import Cells, Lesson, One, Play, Task
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import GameName, Side
from hexad.server.game.invitation import Options
from hexad.server.game.messages import Detail, Effect, Result, detail_of, pieces_of, result_of
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.error_responses import refusals

__all__ = ["Lessons"]


class LessonTitle(msgspec.Struct, frozen=True):
    """A lesson in the list of a course."""

    id: str
    game: GameName
    figures: tuple[str, ...]
    tasks: int


class RightMove(Effect, frozen=True, omit_defaults=True, kw_only=True):
    """A move that solves a task, what it does, and how the game ends with it."""

    move: str
    result: Result | None = None


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether an answer is right, and why: the rule and, where there is one, the code and sentence of the verdict."""

    right: bool
    rule: str | None = None
    code: str = ""
    text: str = ""


class LessonBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several boards to choose from. The arrows show what is tried on it."""

    pieces: dict[str, Side]
    answer: Judged
    arrows: tuple[tuple[str, str], ...] = ()
    figure: str | None = None


class LessonTask(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is asked on which position, with the answers: those of its kind."""

    kind: Literal["read", "play", "cells", "one"]
    place: PositionRequest
    turn: Side
    ply: int
    detail: Detail
    figure: str | None = None
    moves: list[RightMove] | None = None
    cells: dict[str, Judged] | None = None
    boards: list[LessonBoard] | None = None


class WholeLesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lesson; `before` and `after` are the ones beside it in its course."""

    id: str
    game: GameName
    tasks: list[LessonTask]
    before: str | None = None
    after: str | None = None


class Lessons(Controller):
    """The playable rulebook."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/", sync_to_thread=True, summary="List the lessons", responses=refusals(400))
    def courses(self, game: Literal["any", "abalone", "six"] = "any") -> list[LessonTitle]:
        """The lessons of a game, or of both, in the order of their courses."""
        games = rulebook.GAMES if game == "any" else (game,)
        return [
            LessonTitle(lesson.id, lesson.game, lesson.figures, len(lesson.tasks))
            for name in games
            for lesson in rulebook.course(name)
        ]

    @get("/{rule:str}", sync_to_thread=True, summary="Show a lesson", responses=refusals(400, 404))
    def lesson(
        self, rule: Annotated[str, Parameter(max_length=4), Meta(description="The id of its rule: A12")]
    ) -> WholeLesson:
        """The tasks of a lesson: positions, what can be played there, and which answers are right, and why."""
        if rule not in rulebook.RULES:
            raise RefusalError("not-found", "There is no lesson of this name.", status=404)
        return _whole(rule)


@cache
def _whole(rule: str) -> WholeLesson:
    lesson = rulebook.lesson(rule)
    course = rulebook.course(lesson.game)
    at = course.index(lesson)
    return WholeLesson(
        id=rule,
        game=lesson.game,
        tasks=[_task(lesson, task) for task in lesson.tasks],
        before=course[at - 1].id if at else None,
        after=course[at + 1].id if at + 1 < len(course) else None,
    )


def _task(lesson: Lesson, task: Task) -> LessonTask:
    position, board = task.position, task.position.board()
    game: Literal["abalone", "six"] = "abalone" if lesson.game == "abalone" else "six"
    return LessonTask(
        kind=task.kind,  # type: ignore[arg-type]  # one of the four
        place=PositionRequest(game, position.fen, msgspec.convert(position.options, Options), position.moves),
        turn=str(board.turn),
        ply=board.ply,
        detail=detail_of(board, is_played=isinstance(task, Play)),
        figure=task.figure,
        moves=[_right_move(task, move) for move in task.right] if isinstance(task, Play) else None,
        cells=_judged_cells(task) if isinstance(task, Cells) else None,
        boards=_boards(task) if isinstance(task, One) else None,
    )


def _right_move(task: Play, move: str) -> RightMove:
    board = task.position.board()
    effect = board.effect(move)
    board.push(move)
    outcome = board.outcome()
    return RightMove(move=move, result=outcome and result_of(outcome), **effect._asdict())


def _judged_cells(task: Cells) -> dict[str, Judged]:
    return {cell: Judged(**vars(answer)) for cell, answer in task.answers.items()}


def _boards(task: One) -> list[LessonBoard]:
    return [
        LessonBoard(pieces_of(one.position.board()), Judged(**vars(one.answer)), one.arrows, one.figure)
        for one in task.choices
    ]
