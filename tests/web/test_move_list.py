"""Move lists: signs for pushes, short names of cells in Six, and the highlight of a move on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.axe import violations
from tests.web.board_actions import SixActions, has_played, six_name
from tests.web.games import ABALONE, SIX, TIE
from tests.web.words import Words

SAID = Words("en")


def effects(moves):
    """What each of some moves of Abalone does."""
    board = hexad.abalone.Board()
    for move in moves:
        yield board.effect(move)
        board.push(move)


def after(visitor, game, moves):
    """The page of a game at one device, after some moves."""
    name = visitor.create(game, "me", "me")
    for move in moves:
        visitor.act(name, type="move", move=move)
    page = visitor.open(f"/games/{name}")
    has_played(page, len(moves))
    return page


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_pushes_and_ejections_are_marked(visit, look):
    page = after(visit(look), "abalone", ABALONE[:-1])
    signs = ["off" if effect.removed else "push" if effect.pushed else None for effect in effects(ABALONE[:-1])]
    assert {"off", "push", None} <= set(signs)
    for ply, sign in enumerate(signs, 1):
        move = page.locator(f'[data-ply="{ply}"]')
        expect(move.locator("[data-mark]")).to_have_count(1 if sign else 0)
        if sign:
            expect(move.locator("[data-mark]")).to_have_attribute("data-mark", sign)
    # The words say the same, and the legend is there without a pointer.
    pushed_off = page.locator(f'[data-ply="{signs.index("off") + 1}"]')
    expect(pushed_off).to_contain_text("off the board")
    legend = page.get_by_role("list", name=SAID("board-legend"))
    expect(legend.get_by_role("listitem")).to_have_text([SAID("board-legend-push"), SAID("board-legend-off")])
    assert violations(page) == []


def test_the_analysis_marks_them_too(visitor):
    game = visitor.create("abalone", "me", "me")
    for move in ABALONE:
        visitor.act(game, type="move", move=move)
    page = visitor.open(f"/analysis/{game}")
    moves = page.get_by_role("region", name="Moves").locator("[data-node]")
    expect(moves).to_have_count(len(ABALONE))
    off = [bool(effect.removed) for effect in effects(ABALONE) if effect.pushed or effect.removed]
    expect(moves.locator("[data-mark=off]")).to_have_count(off.count(True))
    expect(moves.locator("[data-mark=push]")).to_have_count(off.count(False))
    assert len(set(off)) == 2
    expect(page.get_by_role("list", name=SAID("board-legend"))).to_be_visible()
    moves.nth(3).hover()
    expect(page.locator("[data-highlight]")).to_have_count(1)


def test_six_has_short_names_for_display_only(visitor):
    page = after(visitor, "six", SIX[:-2])
    # Names can be typed, and so can the notation of records.
    field = page.get_by_role("textbox", name="Type a move")
    field.fill(SIX[-2])
    field.press("Enter")
    has_played(page, len(SIX) - 1)
    listed = [page.locator(f'[data-ply="{ply}"] .move-text').text_content() for ply in range(1, len(SIX))]
    assert listed == [six_name(move) for move in SIX[:-1]]
    assert visitor.state(visitor.game())["last"] == SIX[-2]
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text(SAID("board-phase-placing"))
    field.fill(six_name(SIX[-1]).lower())
    field.press("Enter")
    has_played(page, len(SIX))
    assert visitor.state(visitor.game())["last"] == SIX[-1]


def test_the_moving_phase_is_named_and_its_moves_have_both_cells(visitor):
    game = visitor.create("six", "me", "me", fen=TIE)
    page = visitor.open(f"/games/{game}")
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text(SAID("board-phase-moving"))
    SixActions(page).play_all(["6,1>7,0"])
    expect(page.locator('[data-ply="1"] .move-text')).to_have_text(f"{six_name('6,1')}–{six_name('7,0')}")


def test_coordinates_of_six_can_be_switched_off(visitor):
    page = after(visitor, "six", SIX[:4])
    names = page.locator(".coordinates text")
    expect(names.filter(has_text="K")).to_have_count(1)
    expect(names.filter(has_text="10")).to_have_count(1)
    # The row K and the diagonal 10 meet in the cell K10.
    row, diagonal, cell = (
        place.bounding_box()
        for place in (
            names.filter(has_text="K"),
            names.filter(has_text="10"),
            SixActions(page).cell("0,0"),
        )
    )
    assert row
    assert diagonal
    assert cell
    assert cell["y"] <= row["y"] + row["height"] / 2 <= cell["y"] + cell["height"]
    assert row["x"] < cell["x"]
    assert diagonal["y"] > cell["y"]
    # A diagonal goes half a cell to the right with each row.
    right = diagonal["x"] + diagonal["width"] / 2 - cell["x"] - cell["width"] / 2
    down = diagonal["y"] + diagonal["height"] / 2 - cell["y"] - cell["height"] / 2
    assert abs(right - down / 3**0.5) < cell["width"] / 4
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.get_by_role("switch", name="Coordinates").uncheck()
    expect(names).to_have_count(0)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_a_move_is_highlighted_by_pointer_and_focus(visitor, game):
    moves = ABALONE[:8] if game == "abalone" else SIX[:6]
    page = after(visitor, game, moves)
    highlight = page.locator("[data-highlight]")
    expect(highlight).to_have_count(0)
    page.locator('[data-ply="3"]').hover()
    expect(highlight).to_have_count(1)
    cells = highlight.get_attribute("data-highlight") or ""
    if game == "abalone":
        effect = list(effects(moves))[2]
        assert {cell for _, cell in effect.moved} <= set(cells.split())
    else:
        assert cells == moves[2]
    page.mouse.move(5, 5)
    expect(highlight).to_have_count(0)
    page.locator('[data-ply="2"]').focus()
    expect(highlight).not_to_have_attribute("data-highlight", cells)
    page.keyboard.press("Tab")
    expect(highlight).to_have_attribute("data-highlight", cells)


def test_a_tap_highlights_and_describes_a_move(visit):
    page = after(visit("phone"), "abalone", ABALONE[:8])
    page.locator('[data-ply="5"]').tap()
    expect(page.locator("[data-highlight]")).to_have_count(1)
    status = page.get_by_role("region", name=SAID("board-message"))
    expect(status).to_contain_text("Move 3 of 4")
    expect(status).to_contain_text("Black moves")
