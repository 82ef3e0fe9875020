"""The figures show the positions that the rules are tested with, and what their captions say of them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

import hexad
from hexad.booklet.book import SECTIONS
from hexad.booklet.figures import figures, terms
from hexad.rulebook import RULINGS
from hexad.svg.theme import PAPER
from hexad.texts import LANGUAGES, Texts
from tests.rulebook.cases import CASES

FIGURES = {(figure.game, figure.number): figure for figure in figures()}
TESTED: dict[tuple[str, str], list[str | None]] = {}
for case in CASES:
    if case.figure:
        TESTED.setdefault((case.game, case.figure), []).append(case.fen)


def board_of(game: str, number: str, at: int) -> Any:
    return FIGURES[game, number].boards[at].board()


def test_every_figure_of_the_rules_exists():
    assert FIGURES.keys() == TESTED.keys()


@pytest.mark.parametrize("figure", figures(), ids=lambda figure: f"{figure.game} {figure.number}")
def test_a_figure_shows_a_tested_position(figure):
    for board in figure.boards:
        assert board.fen in TESTED[figure.game, figure.number]
        if board.move:
            assert board.board().explain(board.move).legal


@pytest.mark.parametrize("figure", figures(), ids=lambda figure: f"{figure.game} {figure.number}")
def test_a_figure_is_drawn(figure):
    for board in figure.boards:
        picture = board.draw("Figure", "What it shows.")
        root = ET.fromstring(picture)
        assert root.tag.endswith("svg")
        assert picture.count('class="piece ') == len(board.board().pieces)
        assert PAPER.accent in picture or PAPER.accent_on_cloth in picture or not (board.move or board.formations)
        # No English text is left: neither names of formations nor tooltips.
        assert "<title>" not in picture
        assert "to move." not in picture


def test_captions_of_figures_are_true():
    held = FIGURES["six", "4"].boards[0]
    holding = {one.cells[0] for one in held.board().formations() if one.kind == "holding"}
    assert set(held.marks["forbidden"].split()) == holding
    before, black_wins, red_blocks = (board_of("six", "5", at) for at in range(3))
    assert [one.shape for one in before.formations() if one.kind == "threat"] == ["ring"]
    assert (black_wins.outcome().winner, red_blocks.outcome()) == ("black", None)
    assert list(board_of("six", "2", 0).pieces.values()).count("red") == 5
    assert list(board_of("six", "2", 0).pieces.values()).count("black") == 5
    assert board_of("six", "3", 0).turn == "red"
    before = FIGURES["six", "6"].boards[0]
    assert not [one for one in hexad.six.Board(before.fen).formations() if one.kind == "threat"]
    assert len([one for one in before.board().formations() if one.kind == "threat"]) == 2
    assert (board_of("six", "6", 1).outcome().winner, board_of("six", "6", 1).outcome().reason) == ("black", "line")
    assert [board_of("six", "shapes", at).outcome().shape for at in range(3)] == ["triangle", "line", "ring"]
    check_the_equal_groups(FIGURES["six", "8"])
    assert board_of("abalone", "8", 1).pushed_off == {"black": 1, "white": 0}


def check_the_equal_groups(figure):
    """Figure 8 of Six: Red moves, the group on the right goes, and Black has too few tiles left."""
    before, after = figure.boards[0], figure.boards[1].board()
    board = before.board()
    middle, kept = before.move.partition(">")[0], before.move.partition("=")[2]
    gone = board.effect(before.move).removed
    stays = set(board.pieces) - set(gone) - {middle}
    assert (board.turn, len(gone)) == ("red", len(stays))
    assert kept in stays
    assert max(hexad.six.axial(cell) for cell in stays) < min(hexad.six.axial(cell) for cell in gone)
    assert list(after.pieces.values()).count("black") == 5
    assert (after.outcome().winner, after.outcome().rule) == ("red", "S13")


def test_the_parts_of_figure_7_are_read_in_order():
    """They stand with four rules; the letters follow the order of the rules."""
    rules = [rule for section in SECTIONS["abalone"].values() for rule in section]
    parts = [FIGURES["abalone", number] for number in ("7a", "7b", "7c", "7d")]
    assert parts == sorted(parts, key=lambda figure: rules.index(figure.rule))


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.game} {term.name}")
def test_a_term_is_found_on_its_board(term):
    found = {one.kind for one in term.board.board().formations()}
    assert set(term.board.formations) <= found
    assert "<svg" in term.board.draw(term.name, term.name, coordinates=False, close=True)


def test_a_close_picture_is_smaller_and_keeps_its_proportions():
    board = hexad.six.Board("BBBB1B/1RRRR@0,0 16 16 b basic 5")
    near, far = (hexad.svg.board(board, formations="threat", close=close, hands=False) for close in (True, False))
    sizes = [[float(part) for part in picture.split('viewBox="')[1].split('"')[0].split()] for picture in (near, far)]
    assert sizes[0][2] < sizes[1][2]
    assert abs(sizes[0][2] / sizes[0][3] - 1.25) < 0.01


def test_a_close_picture_keeps_the_cells_that_a_split_left_empty():
    before, after = (board.draw("Figure", "Split.", close=(900, 400)) for board in FIGURES["six", "7"].boards)
    frames = [picture.split('viewBox="')[1].split('"')[0].split()[2] for picture in (before, after)]
    assert frames[0] == frames[1]


def test_every_rule_has_a_place():
    placed = [rule for sections in SECTIONS.values() for rules in sections.values() for rule in rules]
    expected = {"A": 17, "S": 14, "R": 14}
    assert sorted(placed) == sorted(f"{letter}{at + 1}" for letter, count in expected.items() for at in range(count))
    assert set(RULINGS) <= set(placed)
    assert {ruling for rulings in RULINGS.values() for ruling in rulings} <= set(placed)
    assert {figure.rule for figure in figures()} <= set(placed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_term_has_its_words(language):
    texts = Texts(language)
    assert all(texts.has(figure.key) for figure in figures())
    assert all(texts.has(f"term-{term.name}-meaning") for term in terms())
