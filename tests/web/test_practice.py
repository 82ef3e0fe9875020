"""Practice: puzzles solved and failed on the page, the streak, hints, the solution, and the puzzle of the day."""

from __future__ import annotations

import datetime
import re

import pytest
from playwright.sync_api import expect

from hexad import puzzles
from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions, SixActions
from tests.web.screen_fit import screens_too_narrow


def some(game, kind, within):
    return next(one for one in puzzles.load(game) if (one.kind, one.within) == (kind, within))


def play(page, board, text, *, taps=False):
    """Play a move of a puzzle on the board."""
    if board.game == "abalone":
        actions = AbaloneActions(page, taps=taps)
        actions.choose(*(cell for cell, _ in board.effect(text).moved))
        actions.touch(actions.target(board.parse(text).direction))
        return
    table = SixActions(page, taps=taps)
    for cell in re.split(r"[>=]", text)[:2]:
        table.touch(cell)


def solve(page, puzzle, *, taps=False):
    """Play all own moves of the solution."""
    board = puzzle.board()
    for number, move in enumerate(puzzle.solution):
        if number % 2 == 0:
            play(page, board, move, taps=taps)
            # The same words may follow several moves: they count when this one has been judged.
            expect(page.get_by_role("region", name="Your attempts")).not_to_have_class(re.compile("checking"))
            last = number == len(puzzle.solution) - 1
            says(page, "Solved, well spotted!" if last else "Right! And now?")
        board.push(move)


def says(page, words):
    expect(page.get_by_role("region", name="Your attempts")).to_contain_text(words)


def streak(page, words):
    expect(page.locator(".streak")).to_contain_text(words)


@pytest.mark.parametrize(
    ("game", "kind", "within"),
    [
        ("abalone", "ejection", 1),
        ("abalone", "sumito", 2),
        ("six", "win", 2),
        ("six", "defence", 1),
        ("six", "split", 1),
    ],
)
def test_a_puzzle_is_solved(visitor, game, kind, within):
    puzzle = some(game, kind, within)
    page = visitor.open(f"/practice/{puzzle.id}")
    solve(page, puzzle)
    streak(page, "1 in a row")
    expect(page.get_by_text("1 puzzle solved")).to_be_visible()
    page.reload()
    streak(page, "1 in a row")


def test_a_puzzle_is_solved_by_touch(visit):
    visitor = visit("phone")
    puzzle = some("six", "win", 1)
    solve(visitor.open(f"/practice/{puzzle.id}"), puzzle, taps=True)


def test_a_wrong_move_is_answered_and_can_be_taken_back(visitor):
    puzzle = some("six", "win", 2)
    page = visitor.open(f"/practice/{some('six', 'win', 1).id}")
    solve(page, some("six", "win", 1))
    streak(page, "1 in a row")
    page = visitor.open(f"/practice/{puzzle.id}")
    wrong = next(str(move) for move in puzzle.board().legal_moves if str(move) != puzzle.solution[0])
    play(page, puzzle.board(), wrong)
    expect(page.get_by_role("region", name="Your attempts")).to_contain_text(re.compile("Not|Careful"))
    streak(page, "No streak yet")
    visitor.button("Try again").click()
    solve(page, puzzle)
    streak(page, "No streak yet")
    expect(page.get_by_text("2 puzzles solved")).to_be_visible()


def test_a_lost_defence_is_shown(visitor):
    puzzle = some("six", "defence", 1)
    page = visitor.open(f"/practice/{puzzle.id}")
    wrong = next(str(move) for move in puzzle.board().legal_moves if str(move) != puzzle.solution[0])
    play(page, puzzle.board(), wrong)
    says(page, "That does not hold")


def test_hints_first_point_and_then_show(visitor):
    puzzle = some("abalone", "ejection", 2)
    page = visitor.open(f"/practice/{puzzle.id}")
    visitor.button("Hint").click()
    says(page, "Look at the marked marbles.")
    moved = puzzle.board().effect(puzzle.solution[0]).moved
    expect(page.locator(".mark.note")).to_have_count(len(moved))
    visitor.button("Show the move").click()
    says(page, "This is the move.")
    expect(page.locator(".arrow.best").first).to_be_attached()
    solve(page, puzzle)
    streak(page, "No streak yet")


def test_the_solution_is_shown_and_studied(visitor):
    puzzle = some("abalone", "sumito", 2)
    page = visitor.open(f"/practice/{puzzle.id}")
    visitor.button("Solution").click()
    says(page, "This is the solution.")
    streak(page, "No streak yet")
    page.get_by_role("link", name="Analyse").click()
    expect(page).to_have_url(re.compile("/analysis"))
    expect(page.get_by_role("button", name="Formations")).to_be_visible()


def test_the_next_puzzle_is_another_of_the_chosen_kind(visitor):
    chosen = {one.id for one in puzzles.load("six") if one.difficulty == 2}
    page = visitor.open("/practice")
    expect(page.get_by_role("region", name="What to find")).to_contain_text("to move")
    page.get_by_role("radio", name="Six").check(force=True)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    # A puzzle of the other game may come first: it can have the same difficulty.
    visitor.until(lambda: page.url.rsplit("/", 1)[-1] in chosen)
    seen = {page.url.rsplit("/", 1)[-1]}
    for _ in range(3):
        before = page.url
        visitor.button("Another one").click()
        visitor.until(lambda before=before: page.url != before)
        seen.add(page.url.rsplit("/", 1)[-1])
    assert len(seen) >= 3
    assert seen <= chosen


def test_puzzles_repeat_when_all_are_solved(visitor):
    ids = [one.id for one in puzzles.load("six")]
    kept = f'{{"game": "six", "solved": {{"six": {ids}, "abalone": []}}}}'.replace("'", '"')
    visitor.context.add_init_script(
        f"if (!localStorage.getItem('hexad.practice')) localStorage.setItem('hexad.practice', '{kept}')"
    )
    page = visitor.open("/practice")
    says(page, "You have solved all of these.")
    visitor.button("Start again").click()
    expect(page.get_by_role("region", name="What to find")).to_contain_text("to move")


def test_the_puzzle_of_the_day(visitor):
    page = visitor.open("/")
    page.locator(".daily").scroll_into_view_if_needed()
    page.get_by_role("region", name="Puzzles of the day").get_by_role("link", name="Abalone").click()
    expect(page).to_have_url(re.compile("/practice/daily"))
    today = datetime.datetime.now(datetime.UTC).date()
    puzzle = puzzles.daily(today, "abalone")
    expect(page.get_by_role("region", name="What to find")).to_contain_text(str(today.year))
    solve(page, puzzle)
    expect(visitor.button(re.compile("^Puzzle of the day ?, solved"))).to_be_visible()


def test_an_illegal_move_is_explained(visitor):
    puzzle = some("six", "win", 1)
    page = visitor.open(f"/practice/{puzzle.id}")
    SixActions(page).touch(next(iter(puzzle.board().pieces)))
    expect(page.locator("a", has_text=re.compile("^Rule "))).to_be_visible()


def test_an_unknown_puzzle_is_not_found(visitor):
    visitor.forgives = re.compile("404")
    page = visitor.open("/practice/a0000000000")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="Practice", exact=True).click()
    expect(page.get_by_role("region", name="What to find")).to_contain_text("to move")


@pytest.mark.parametrize("look", ["small phone", "desktop"])
def test_nothing_overflows_and_axe_finds_nothing(visit, look):
    visitor = visit(look)
    for path in (f"/practice/{some('abalone', 'sumito', 2).id}", f"/de/practice/{some('six', 'split', 1).id}"):
        page = visitor.open(path)
        expect(page.locator(".difficulty")).to_be_attached()
        assert violations(page) == [], path
        assert screens_too_narrow(page) == [], path
