"""The boards beside those of games: in the glossary, in lessons, in practice and in the position editor, too, every
click has an effect or is answered, in one place of fixed size."""

from __future__ import annotations

import datetime
import json
import re

import pytest
from playwright.sync_api import expect

from hexad import puzzles, rulebook
from hexad.rulebook import Cells, One
from tests.web.board_actions import AbaloneActions
from tests.web.held import Held
from tests.web.languages import LONG_WORDS
from tests.web.messages import explains, strip
from tests.web.players import new_tag, sign_up
from tests.web.words import Words

SAID = Words("en")
HEIGHT = "document.documentElement.scrollHeight"


@pytest.fixture(params=LONG_WORDS)
def words(request) -> Words:
    return Words(request.param)


def cells_task(lesson: str) -> Cells:
    """The first task of a lesson in which cells are marked."""
    task = rulebook.lesson(lesson).tasks[0]
    assert isinstance(task, Cells)
    return task


def click_at(page, selector, x, y):
    """Click at a point of an element, as shares of its width and height."""
    box = page.locator(selector).first.bounding_box()
    page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])


def click_rim(page):
    """Click on an Abalone board beside all cells, at its lower right edge."""
    one, other = (page.locator(f'[data-cell="{cell}"]').first.bounding_box() for cell in ("a5", "b6"))
    across, down = other["x"] - one["x"], other["y"] - one["y"]
    middle_x, middle_y = one["x"] + (across + one["width"]) / 2, one["y"] + (down + one["height"]) / 2
    page.mouse.click(middle_x - 0.8 * down, middle_y + 0.8 * across)


class TryIt:
    """The board of a term that is a kind of move."""

    def __init__(self, visitor, words, term):
        self.page = visitor.open(f"{words.prefix}/glossary/{term}")
        self.card = self.page.locator(f"article#{term}")
        expect(self.card.locator("[role=gridcell].own").first).to_be_attached()
        self.place = self.card.get_by_role("region", name=words("glossary-message", term=words(f"term-{term}")))

    def touch(self, *cells):
        for cell in cells:
            self.card.locator(f'[data-cell="{cell}"]').click()

    def explains(self, text, rule=""):
        """Wait for an explanation: all of it can be read."""
        explains(self.place, text, rule)
        message = self.place.locator(".message")
        assert message.evaluate("place => place.scrollHeight <= place.clientHeight + 1"), text


@pytest.mark.parametrize("look", ["desktop", "small phone"])
@pytest.mark.parametrize("term", ["in-line", "broadside"])
def test_the_board_of_a_term_answers(visit, words, look, term):
    asked, other = ("e7", "f4") if term == "in-line" else ("f4", "e7")
    board = TryIt(visit(look), words, term)
    height = board.page.evaluate(HEIGHT)
    board.touch("c4")
    board.explains(words("verdict-abalone-nothing-chosen"), "A4")
    board.touch("e4", "g6")
    board.explains(words("verdict-abalone-too-far"), "A5")
    # Legal, but with one marble only.
    board.touch("d4")
    board.explains(words(f"glossary-other-{term}"))
    board.touch("e5", "e6")
    expect(board.place).to_contain_text(words(f"glossary-try-{term}"))
    # Legal, but the other kind of move.
    board.touch(other)
    board.explains(words(f"glossary-other-{term}"))
    board.touch(asked)
    expect(board.place).to_contain_text(words("glossary-done"))
    board.touch("c4")
    board.explains(words("glossary-idle", button=words("glossary-again")))
    assert board.page.evaluate(HEIGHT) == height
    board.place.get_by_role("button", name=words("glossary-again")).click()
    expect(board.place).to_contain_text(words(f"glossary-try-{term}"))


@pytest.mark.parametrize("term", ["sumito", "ring"])
def test_a_picture_of_the_glossary_opens(visitor, term):
    page = visitor.open(f"/glossary/{term}")
    picture = page.locator(f"article#{term}").get_by_role("img").first
    expect(picture).to_be_visible()
    # One link for each board, in the picture and below it.
    expect(page.locator(f"article#{term}").get_by_role("link")).to_have_count(1)
    box = picture.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile(r"/analysis\?game="))


@pytest.mark.parametrize(
    ("lesson", "piece", "asked"),
    [("A1", "a1", "empty"), ("A3", "e5", "abalone"), ("A3", "a1", "some"), ("S4", "0,0", "empty")],
)
def test_places_that_a_lesson_does_not_ask_about_answer(visitor, words, lesson, piece, asked):
    page = visitor.open(f"{words.prefix}/learn/{lesson}")
    expect(page.locator("figure [data-cell]").first).to_be_visible()
    height = page.evaluate(HEIGHT)
    place = page.get_by_test_id("answer-place")
    # A wrong answer before it is replaced.
    task = cells_task(lesson)
    page.locator(f'figure [data-cell="{next(cell for cell in task.answers if cell not in task.right)}"]').click()
    expect(page.get_by_test_id("answer")).to_be_visible()
    if lesson.startswith("S"):
        page.locator("figure use[data-piece]").first.click()
    else:
        x, y = CENTRES[piece]
        click_at(page, "figure svg", x, y)
    explains(place, words("board-idle-unasked", asked=asked))
    expect(page.get_by_test_id("answer")).to_have_count(0)
    assert page.evaluate(HEIGHT) == height


# Where cells lie on an Abalone board, as shares of its picture.
CENTRES = {"a1": (0.298, 0.885), "e5": (0.5, 0.5)}


def test_the_cloth_around_a_lesson_answers(visitor):
    page = visitor.open("/learn/S9")
    expect(page.locator("figure [data-cell]").first).to_be_visible()
    click_at(page, "figure svg", 0.02, 0.02)
    explains(page.get_by_test_id("answer-place"), SAID("board-idle-unasked", asked="six"))


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_a_solved_lesson_answers(visit, words, look):
    visitor = visit(look)
    page = visitor.open(f"{words.prefix}/learn/S3")
    task = cells_task("S3")
    for cell in task.right:
        page.locator(f'figure [data-cell="{cell}"]').click()
    expect(page.get_by_test_id("answer")).to_contain_text(words("learn-right"))
    height = page.evaluate(HEIGHT)
    place = page.get_by_test_id("answer-place")
    page.locator(f'figure [data-cell="{task.right[0]}"]').click()
    explains(place, words("board-idle-solved"))
    # The way on stays.
    expect(page.get_by_role("button", name=words("learn-next-lesson"))).to_be_visible()
    assert page.evaluate(HEIGHT) == height


def test_a_found_cell_answers(visitor):
    page = visitor.open("/learn/S3")
    task = cells_task("S3")
    for _ in range(2):
        page.locator(f'figure [data-cell="{task.right[0]}"]').click()
    explains(page.get_by_test_id("answer-place"), SAID("board-idle-marked"))


def test_boards_to_choose_from_answer_when_one_is_chosen(visitor):
    page = visitor.open("/learn/A4")
    (task,) = rulebook.lesson("A4").tasks
    assert isinstance(task, One)
    visitor.button(f"Board {task.right + 1}").click()
    expect(page.get_by_test_id("answer")).to_contain_text(SAID("learn-right"))
    height = page.evaluate(HEIGHT)
    for at in (task.right, (task.right + 1) % len(task.choices)):
        visitor.button(f"Board {at + 1}").click()
        explains(page.get_by_test_id("answer-place"), SAID("board-idle-solved"))
    assert page.evaluate(HEIGHT) == height


def test_a_lesson_to_read_answers(visitor):
    page = visitor.open("/learn/S1")
    expect(page.get_by_role("application")).to_be_visible()
    height = page.evaluate(HEIGHT)
    page.get_by_role("application").click()
    explains(page.get_by_test_id("answer-place"), SAID("board-idle-read"))
    assert page.evaluate(HEIGHT) == height


def test_a_puzzle_answers_while_a_move_is_judged_and_answered(visitor):
    puzzle = next(one for one in puzzles.load("six") if (one.kind, one.within) == ("win", 2))
    # The server judges the moves of an account.
    sign_up(visitor, f"Cleo {new_tag()}")
    page = visitor.open(f"/practice/{puzzle.id}")
    move, *_ = puzzle.solution
    held = Held(page, "**/try")
    with page.expect_request("**/try"):
        page.locator(f'[data-cell="{move}"]').click()
    page.locator('[data-cell="0,0"]').click()
    explains(strip(page), SAID("board-idle-sending"))
    # The reply comes after a pause, before which the clock of the page stops.
    page.clock.install()
    page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(hours=1))
    held.release()
    expect(page.locator(f'[data-cell="{move}"]')).to_have_accessible_name(re.compile("last move"))
    page.locator('[data-cell="0,0"]').click()
    expect(strip(page)).to_contain_text(SAID("board-idle-turn"))
    page.clock.run_for(5_000)
    expect(strip(page)).to_contain_text(SAID("practice-go-on"))


def test_there_is_no_board_without_a_puzzle(visitor, words):
    _, *solved = (one.id for one in puzzles.load("abalone"))
    kept = json.dumps(json.dumps({"game": "abalone", "solved": {"abalone": solved, "six": []}}))
    visitor.context.add_init_script(f"localStorage.setItem('hexad.practice', {kept})")
    page = visitor.open(f"{words.prefix}/practice?game=abalone")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    visitor.button(words("practice-skip")).click()
    expect(strip(page, words)).to_contain_text(words("practice-empty"))
    expect(page.locator("[role=gridcell]")).to_have_count(0)
    expect(visitor.button(words("practice-begin-again"))).to_be_visible()


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_the_position_editor_answers(visitor, words, game):
    page = visitor.open(f"{words.prefix}/analysis?game={game}")
    visitor.button(words("analysis-edit")).click()
    place = strip(page, words)
    expect(place).to_contain_text(words("analysis-editor-help"))
    brushes = page.get_by_role("group", name=words("analysis-brush"))
    brushes.get_by_role("radio", name=words("analysis-erase")).check(force=True)
    cell = page.locator('[role=button][data-cell="e5"]' if game == "abalone" else '[role=button][data-cell="0,2"]')
    cell.click()
    explains(place, words("analysis-idle-empty"))
    if game == "abalone":
        click_rim(page)
    else:
        click_at(page, "svg[role=group]", 0.01, 0.01)
    explains(place, words("analysis-idle-beside"))
    brushes.get_by_role("radio", name=words("analysis-side-black"), exact=True).check(force=True)
    cell.click()
    expect(place).to_contain_text(words("analysis-editor-help"))
    expect(cell).to_have_accessible_name(re.compile(words("analysis-side-black")))


def test_the_rim_of_an_abalone_board_answers(visitor):
    page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
    actions = AbaloneActions(page)
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    click_rim(page)
    explains(strip(page), SAID("verdict-abalone-nothing-chosen"), "Rule A4")
    actions.choose("a5")
    click_rim(page)
    # Here the click has an effect.
    expect(page.locator('[role="gridcell"][aria-selected="true"]')).to_have_count(0)
    expect(strip(page)).to_contain_text("Black to move.")
