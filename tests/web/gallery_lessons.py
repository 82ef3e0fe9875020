"""The scenes of lessons, puzzles, glossary and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from hexad import puzzles, rulebook
from tests.web.puzzle_history import device_history
from tests.web.test_practice import play, some

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]


def _learner(visitor: GalleryVisitor) -> None:
    visitor.remember("lessons", solved={"A1": [0], "A2": [0, 1], "A3": [0], "A5": [0], "S1": [0]})


def learn(visitor: GalleryVisitor) -> Page:
    """Both courses, begun."""
    _learner(visitor)
    page = visitor.open("/learn")
    expect(page.locator("#course-six")).to_be_visible()
    return page


def learn_course(visitor: GalleryVisitor) -> Page:
    """One course."""
    page = visitor.open("/learn/six")
    expect(page.locator("#course-six")).to_be_visible()
    return page


def _lesson(visitor: GalleryVisitor, name: str) -> Page:
    page = visitor.open(f"/learn/{name}")
    expect(page.locator("figure").last).to_be_visible()
    return page


def lesson_hint(visitor: GalleryVisitor) -> Page:
    """The hint of a lesson, and the move."""
    page = _lesson(visitor, "A9")
    visitor.press("learn-hint")
    visitor.press("learn-show")
    expect(page.locator(".hint")).to_be_visible()
    return page


def lesson_refusal(visitor: GalleryVisitor) -> Page:
    """A wrong answer, explained by a rule."""
    page = _lesson(visitor, "A10")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    visitor.touch(page.locator('[role="gridcell"]:not(.own)').first)
    expect(page.get_by_test_id("answer")).to_be_visible()
    return page


def lesson_marking(visitor: GalleryVisitor) -> Page:
    """Cells are marked, rightly and wrongly."""
    page = _lesson(visitor, "S3")
    task = rulebook.lesson("S3").tasks[0]
    assert isinstance(task, rulebook.Cells)
    wrong = next(cell for cell in task.answers if cell not in task.right)
    for cell in (task.right[0], wrong):
        visitor.touch(page.locator(f'figure [data-cell="{cell}"]'))
    expect(page.get_by_test_id("answer")).to_be_visible()
    return page


def lesson_boards(visitor: GalleryVisitor) -> Page:
    """The right one of several boards."""
    page = _lesson(visitor, "A4")
    task = rulebook.lesson("A4").tasks[0]
    assert isinstance(task, rulebook.One)
    visitor.touch(page.locator("figure li button").nth(task.right))
    expect(page.locator(".answer.right")).to_be_visible()
    return page


def lesson_reading(visitor: GalleryVisitor) -> Page:
    """A lesson to read."""
    return _lesson(visitor, "A2")


def lesson_shapes(visitor: GalleryVisitor) -> Page:
    """A rule with a figure, and six tasks."""
    return _lesson(visitor, "S5")


def lesson_pairing(visitor: GalleryVisitor) -> Page:
    """An attack against the defence of pairs."""
    page = _lesson(visitor, "pairing")
    task = rulebook.lesson("pairing").tasks[0]
    assert isinstance(task, rulebook.Attack)
    for turn, cell in enumerate(("2,0", "2,1"), 2):
        visitor.six.touch(cell)
        expect(page.locator(".task .count")).to_have_text(visitor.words("learn-turns", turn=turn, turns=task.turns))
    visitor.press("learn-hint")
    return page


def practice(visitor: GalleryVisitor) -> Page:
    """A puzzle of Abalone in two moves."""
    page = visitor.open(f"/practice/{some('abalone', 'sumito', 2).id}")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    return page


def practice_hint(visitor: GalleryVisitor) -> Page:
    """Both hints of a puzzle."""
    page = visitor.open(f"/practice/{some('abalone', 'ejection', 2).id}")
    visitor.press("practice-hint")
    visitor.press("practice-hint-more")
    return page


def practice_wrong(visitor: GalleryVisitor) -> Page:
    """A wrong move."""
    puzzle = some("six", "win", 2)
    page = visitor.open(f"/practice/{puzzle.id}")
    wrong = next(str(move) for move in puzzle.board().legal_moves if str(move) not in puzzle.solution)
    play(page, puzzle.board(), wrong, taps=visitor.has_touch)
    expect(page.locator(".card.wrong")).to_be_visible()
    return page


def practice_solved(visitor: GalleryVisitor) -> Page:
    """A solved puzzle, within a streak."""
    visitor.remember("practice", game="six", streak=4, best=11)
    puzzle = some("six", "win", 1)
    page = visitor.open(f"/practice/{puzzle.id}")
    play(page, puzzle.board(), puzzle.solution[0], taps=visitor.has_touch)
    expect(page.locator(".card.solved")).to_be_visible()
    return page


def practice_daily(visitor: GalleryVisitor) -> Page:
    """The puzzle of the day, with its date."""
    page = visitor.open("/practice/daily")
    expect(page.locator(".day")).to_be_visible()
    return page


def practice_history(visitor: GalleryVisitor) -> Page:
    """All attempts of a visitor without an account, with suggestions."""
    visitor.remember("attempts", **device_history(*range(30, 2, -1)))
    page = visitor.open("/practice/history?game=six")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def practice_theme(visitor: GalleryVisitor) -> Page:
    """A puzzle of a theme, which is explained."""
    page = visitor.open("/practice/broadside")
    expect(page.locator(".theme p")).to_be_visible()
    return page


def practice_empty(visitor: GalleryVisitor) -> Page:
    """All puzzles are solved."""
    visitor.remember("practice", game="six", solved={"abalone": [], "six": [one.id for one in puzzles.load("six")]})
    page = visitor.open("/practice")
    expect(page.locator(".card.empty")).to_be_visible()
    return page


def glossary(visitor: GalleryVisitor) -> Page:
    """All terms; their boards are loaded when they are seen."""
    page = visitor.open("/glossary")
    for card in page.locator("article").all():
        card.scroll_into_view_if_needed()
        expect(card.locator("svg").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    return page


def glossary_term(visitor: GalleryVisitor) -> Page:
    """One term."""
    page = visitor.open("/glossary/broadside")
    expect(page.locator("article#broadside svg").first).to_be_visible()
    return page


def rules(visitor: GalleryVisitor) -> Page:
    """All rules."""
    return visitor.open("/rules")


def rule(visitor: GalleryVisitor) -> Page:
    """One rule."""
    page = visitor.open("/rules/S5")
    expect(page.locator("#S5 svg").first).to_be_visible()
    return page


SCENES = (
    learn,
    learn_course,
    lesson_hint,
    lesson_refusal,
    lesson_marking,
    lesson_boards,
    lesson_reading,
    lesson_shapes,
    lesson_pairing,
    practice,
    practice_hint,
    practice_wrong,
    practice_solved,
    practice_daily,
    practice_history,
    practice_theme,
    practice_empty,
    glossary,
    glossary_term,
    rules,
    rule,
)
