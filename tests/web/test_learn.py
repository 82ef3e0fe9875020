"""The playable rulebook: every lesson is failed and solved on the page, and the progress is stored."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hexad import rulebook
from hexad.rulebook import Attack, Cells, One, Play, Read
from hexad.texts import Texts
from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions, SixActions
from tests.web.boxes import boxes


class Pupil:
    """Answers lessons rightly and wrongly, as the lesson data say."""

    def __init__(self, visitor):
        self.page = visitor.page
        self.abalone, self.six = AbaloneActions(self.page), SixActions(self.page)

    def sees_verdict(self, kind):
        expect(self.page.locator(f"[data-testid=answer].{kind}")).to_be_visible()

    def do_lesson(self, lesson):
        """Fail and solve all tasks, and go on."""
        for number, task in enumerate(lesson.tasks, 1):
            expect(self.page.locator(".asked")).to_have_text(re.compile("."))
            if len(lesson.tasks) > 1:
                expect(self.page.get_by_role("button", name=f"Task {number} of {len(lesson.tasks)}")).to_have_attribute(
                    "aria-current", "step"
                )
            if not isinstance(task, Read):
                if self.fail(task):
                    self.sees_verdict("wrong")
                self.solve(task)
                self.sees_verdict("right")
            self.page.get_by_role("button", name=re.compile("Next task|Next lesson|Back to the overview")).click()

    def fail(self, task):
        """Give a wrong answer, if there is one to give."""
        if isinstance(task, Cells):
            self.mark(next(cell for cell in task.answers if cell not in task.right))
        elif isinstance(task, Attack):
            # A line, which the defence does not stop.
            self.attack(task, ["2,0", "2,1", "2,2", "2,3", "2,-1", "2,-2"])
        elif isinstance(task, One):
            self.choose(next(at for at in range(len(task.choices)) if at != task.right))
        else:
            return self.play_wrong(task)
        return True

    def solve(self, task):
        if isinstance(task, Cells):
            for cell in task.right:
                self.mark(cell)
        elif isinstance(task, One):
            self.choose(task.right)
        elif isinstance(task, Attack):
            self.attack(task, attack_without_a_line(task))
        else:
            self.play(task, task.right[0])

    def attack(self, task, moves):
        """Make the moves of an attack; the answer of the defence is seen before the next one."""
        for number, move in enumerate(moves, 1):
            expect(self.page.locator(".task .count")).to_have_text(f"Turn {number} of {task.turns}")
            self.six.touch(move)

    def mark(self, cell):
        self.page.locator(f'figure [data-cell="{cell}"]').click()

    def choose(self, at):
        self.page.get_by_role("button", name=f"Board {at + 1}").click()

    def play_wrong(self, task):
        """A legal move that does not solve the task; if possible, one without a further question."""
        board = task.position.board()
        legal = [str(move) for move in board.legal_moves]
        plain = [move for move in legal if move not in task.right and not set(move) & set("#=")]
        others = [move for move in plain if f"{move}#" not in legal]
        if others:
            self.play(task, others[0])
        return bool(others)

    def play(self, task, move):
        board = task.position.board()
        if board.game == "abalone":
            self.abalone.choose(*(cell for cell, _ in board.effect(move).moved))
            self.abalone.touch(self.abalone.target(board.parse(move).direction))
            return
        if move == "#":
            self.page.get_by_role("button", name="Declare the shape").click()
            return
        cells, _, kept = move.removesuffix("#").partition("=")
        for cell in cells.split(">"):
            self.six.touch(cell)
        # If a tile would touch both groups, the page asks which one stays.
        if sum(str(other).startswith(f"{cells}=") for other in board.legal_moves) > 1:
            self.six.touch(kept)
        if move.endswith("#"):
            self.page.get_by_role("button", name=re.compile("and declare$")).click()


def attack_without_a_line(task):
    """Moves around one tile, each with its answer in the lesson."""
    board = task.position.board()
    moves: list[str] = []
    while len(moves) < task.turns:
        moves.append(min(map(str, board.legal_moves), key=lambda cell: sum(abs(int(part)) for part in cell.split(","))))
        board.push(moves[-1])
        board.push(task.replies[moves[-1]])
    assert not board.is_over
    return moves


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_lesson_is_failed_and_solved(visitor, game):
    course = rulebook.course(game)
    page = visitor.open(f"/learn/{course[0].id}")
    pupil = Pupil(visitor)
    for lesson in course:
        expect(page).to_have_url(re.compile(f"/learn/{lesson.id}$"))
        pupil.do_lesson(lesson)
    expect(page).to_have_url(re.compile("/learn$"))
    page.reload()
    expect(page.get_by_role("region", name=game.title())).to_contain_text("All lessons done")
    expect(page.get_by_role("progressbar").nth(rulebook.GAMES.index(game))).to_have_attribute("value", str(len(course)))


def test_every_lesson_except_reading_can_be_failed():
    """At least one task of each lesson has a wrong answer."""
    for game in rulebook.GAMES:
        for lesson in rulebook.course(game):
            kinds = [type(task) for task in lesson.tasks]
            assert kinds == [Read] or any(kind in (Cells, One) for kind in kinds) or has_wrong_moves(lesson), lesson.id


def has_wrong_moves(lesson):
    tasks = [task for task in lesson.tasks if isinstance(task, Play)]
    return any(len(task.right) < len(task.position.board().legal_moves) or task.wrong for task in tasks)


def test_an_illegal_move_is_explained_by_its_rule(visitor):
    page = visitor.open("/learn/A9")
    actions = AbaloneActions(page)
    actions.choose("d4")
    actions.touch(actions.cell("d5"))
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text("neither side can push")
    expect(answer.get_by_role("link", name="Rule A10")).to_have_attribute("href", "/rules/A10")


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_the_button_that_the_hint_of_s7_names_is_below_the_table(visit, look):
    page = visit(look).open("/learn/S7")
    (table,), (button,) = (
        boxes(page.get_by_role("application")),
        boxes(page.get_by_role("button", name="Declare the shape")),
    )
    assert button[2] >= table[3]


def test_help_comes_in_two_steps(visitor):
    page = visitor.open("/learn/S3")
    visitor.button("Hint").click()
    expect(page.locator(".hint")).to_contain_text("touch the red tile")
    visitor.button("Show me").click()
    expect(page.get_by_role("button", name=re.compile("is one of them$"))).to_have_count(3)


def test_cells_are_marked_with_the_keyboard(visitor):
    page = visitor.open("/learn/S3")
    page.locator('figure [data-cell="2,-1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).to_have_text("1 of 3 found")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answer")).to_contain_text("must not touch the starting black tile")


def test_a_lesson_begins_where_it_was_left(visitor):
    page = visitor.open("/learn/A5")
    pupil = Pupil(visitor)
    pupil.solve(rulebook.lesson("A5").tasks[0])
    pupil.sees_verdict("right")
    page.reload()
    expect(page.get_by_role("button", name="Task 1 of 2, solved")).to_be_visible()
    expect(page.get_by_role("button", name="Task 2 of 2")).to_have_attribute("aria-current", "step")
    visitor.open("/learn")
    expect(page.get_by_role("link", name=re.compile("^A5"))).to_contain_text("1 of 2")


def test_rules_and_lessons_link_to_each_other(visitor):
    page = visitor.open("/rules/R6")
    page.get_by_role("link", name="The lesson of rule R6").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(Texts("en").say("lesson-R6-title"))
    expect(page.get_by_role("link", name="Our ruling R6")).to_have_attribute("href", "/rules/R6")


def test_the_three_shapes_are_shown_at_their_rule(visitor):
    for path in ("/rules/S5", "/learn/S5"):
        page = visitor.open(path)
        for shape in ("triangle", "line", "ring"):
            expect(page.get_by_role("img", name=shape, exact=True)).to_be_visible()


def test_an_unknown_lesson_is_not_found(visitor):
    visitor.forgives = re.compile("404")
    page = visitor.open("/learn/A99")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


def test_axe_finds_nothing(visitor):
    for path in ("/learn", "/learn/A12", "/learn/S3"):
        page = visitor.open(path)
        expect(page.locator("h2, figure").first).to_be_visible()
        assert violations(page) == [], path


def test_nothing_overflows(visit):
    visitor = visit("small phone")
    for path in ("/learn", "/de/learn", "/learn/A12", "/de/learn/A10", "/hu/learn/A17", "/tr/learn/S4"):
        page = visitor.open(path)
        expect(page.locator("h2, figure").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
