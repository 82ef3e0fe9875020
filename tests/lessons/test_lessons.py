"""The lessons are correct: right answers work, and wrong answers fail for the given reason."""

from __future__ import annotations

import pytest

import hexad
from hexad import rulebook
from hexad.rulebook import Cells, LessonError, One, Play, Read
from hexad.rulebook.reader import read_lesson
from hexad.texts import LANGUAGES, Texts
from tests.rulebook.cases import CASES

LESSONS = [lesson for game in rulebook.GAMES for lesson in rulebook.course(game)]
TASKS = [
    pytest.param(lesson, number, task, id=f"{lesson.id}-{number}")
    for lesson in LESSONS
    for number, task in enumerate(lesson.tasks, 1)
]
FIGURES = {
    "abalone": ["1", "2", "3", "4", "5", "6a", "6b", "7a", "7b", "7c", "7d", "8", "9", "10", "11"],
    "six": ["1", "2", "3", "4", "5", "6", "7", "8"],
}


def tasks_of(kind):
    return [param for param in TASKS if isinstance(param.values[2], kind)]


def test_every_rule_has_its_lesson():
    assert sorted(lesson.id for lesson in LESSONS if lesson.id == lesson.rule) == sorted(rulebook.RULES)
    assert {lesson.id: lesson.rule for lesson in LESSONS if lesson.id != lesson.rule} == {"pairing": "S5"}
    assert len(rulebook.RULES) == 17 + 14 + 14


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_figure_is_shown(game):
    shown = {figure for lesson in rulebook.course(game) for figure in lesson.figures}
    assert set(FIGURES[game]) <= shown


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_figures_are_those_of_the_rulebook(game):
    """The positions are the same as in the cases that the core is tested with."""
    known: dict[str, set[tuple[tuple[str, str], ...]]] = {}
    for case in CASES:
        if case.game == game and case.figure:
            known.setdefault(case.figure, set()).add(pieces_of_case(case))
    for lesson in rulebook.course(game):
        for task in lesson.tasks:
            boards = [(task.figure, task.position)]
            if isinstance(task, One):
                boards = [(choice.figure, choice.position) for choice in task.choices]
                if task.figure in known:
                    boards.append((task.figure, task.choices[task.right].position))
            for figure, position in boards:
                if figure:
                    assert pieces_of(position.board()) in known[figure], (lesson.id, figure)


def pieces_of(board):
    return tuple(sorted((cell, str(side)) for cell, side in board.pieces.items()))


def pieces_of_case(case):
    boards = hexad.abalone if case.game == "abalone" else hexad.six
    return pieces_of(boards.Board(case.fen, **case.options))


@pytest.mark.parametrize(("lesson", "number", "task"), tasks_of(Play))
def test_moves_that_are_right_can_be_played(lesson, number, task):
    board = task.position.board()
    legal = [str(move) for move in board.legal_moves]
    assert task.right
    assert set(task.right) <= set(legal)
    # A task that every move solves teaches nothing, except for the first move of a tile.
    assert len(task.right) < len(legal) or (lesson.id, number) == ("S8", 1)


@pytest.mark.parametrize(("lesson", "number", "task"), tasks_of(Play))
def test_moves_that_are_wrong_fail_by_their_rule(lesson, number, task):
    board = task.position.board()
    for wrong in task.wrong:
        verdict = board.explain(wrong.move) if wrong.move else board.explain(wrong.cells, wrong.to)
        assert (verdict.legal, verdict.rule) == (False, wrong.rule), wrong


@pytest.mark.parametrize(("lesson", "number", "task"), tasks_of(Cells))
def test_cells_are_right_or_fail_by_a_rule(lesson, number, task):
    assert 0 < len(task.right) < len(task.answers)
    for cell, answer in task.answers.items():
        assert answer.right or answer.rule in rulebook.RULES, cell


@pytest.mark.parametrize(("lesson", "number", "task"), tasks_of(One))
def test_one_board_is_right_and_the_others_fail_by_a_rule(lesson, number, task):
    assert [choice.answer.right for choice in task.choices].count(True) == 1
    for choice in task.choices:
        assert choice.answer.right or choice.answer.rule in rulebook.RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists(language):
    texts = Texts(language)
    wanted = {key for lesson in LESSONS for key in lesson.text_keys()}
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used(language):
    from fluent.syntax import ast, parse  # noqa: PLC0415

    from hexad.texts.texts import file_of  # noqa: PLC0415

    wanted = {key for lesson in LESSONS for key in lesson.text_keys()}
    # These are used where a task has its own text for an unwanted answer.
    wanted |= {key.replace("-task-", "-wrong-") for key in wanted}
    there = parse(file_of(language, "lessons").read_text(encoding="utf-8")).body
    assert [one.id.name for one in there if isinstance(one, ast.Message) and one.id.name not in wanted] == []
    assert not [one for one in there if isinstance(one, ast.Junk)]


@pytest.mark.parametrize(("lesson", "number", "task"), TASKS)
def test_marks_and_boards_without_a_verdict_have_their_own_texts(lesson, number, task):
    answers = list(task.answers.values()) if isinstance(task, Cells) else []
    answers += [choice.answer for choice in task.choices] if isinstance(task, One) else []
    if any(not answer.right and not answer.code for answer in answers):
        assert Texts("en").has(f"lesson-{lesson.id}-wrong-{number}")


@pytest.mark.parametrize(
    ("task", "complaint"),
    [
        ({"kind": "play", "black": "e4 e5", "white": "e7", "does": {"pushes": 1}}, "no move is right"),
        ({"kind": "play", "black": "e4 e5", "moves": "e4e5"}, "unknown: moves"),
        ({"kind": "play", "black": "e4 e5", "wrong": {"A10": "e4e5"}}, "is legal"),
        ({"kind": "play", "black": "e5", "white": "e6", "wrong": {"A12": "e5e6"}}, "fails by A10"),
        ({"kind": "cells", "black": "e5", "among": "empty", "by": "e5{cell}", "fails": "A10"}, "A5"),
        ({"kind": "cells", "black": "e5", "among": "h7 i7", "by": "e5{cell}", "fails": "A5"}, "no cell is right"),
        ({"kind": "one", "is": "bow", "choice": [{"black": "e4 e5 f6"}, {"black": "e4 e5 f6"}]}, "exactly one"),
        ({"kind": "one", "is": "bow", "choice": [{"black": "e4 e5 e6"}]}, "a choice is wrong"),
        ({"kind": "read", "blakc": "e5"}, "unknown: blakc"),
        ({"kind": "read", "fen": "5/6 0 0 b 0 1"}, "lesson A1, task 1"),
    ],
)
def test_incorrect_lessons_are_refused(task, complaint):
    with pytest.raises(LessonError, match=complaint):
        read_lesson("abalone", {"id": "A1", "task": [task]})


def test_rulings_are_marked():
    assert {lesson.id for lesson in LESSONS if lesson.is_ruling} == {f"R{number}" for number in range(1, 15)}
    assert isinstance(rulebook.lesson("R4").tasks[0], Read)
    with pytest.raises(ValueError, match="'go' is not a game"):
        rulebook.course("go")
