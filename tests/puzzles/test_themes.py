"""Themes follow from positions and solutions: each is compared with a slower way to find it."""

from __future__ import annotations

from collections import Counter

import pytest

import hexad
from hexad import puzzles
from hexad.puzzles.themes import LENGTHS, theme_links, themes_of, themes_of_game
from hexad.texts import LANGUAGES, Texts

MIN_PUZZLES = 10
ALL = [puzzle for game in puzzles.KINDS for puzzle in puzzles.load(game)]


@pytest.mark.parametrize("game", puzzles.KINDS)
def test_every_theme_has_puzzles_and_every_puzzle_has_themes(game):
    counts = Counter(theme for themes in themes_of_game(game).values() for theme in themes)
    assert set(counts) == set(theme_links(game))
    assert min(counts.values()) >= MIN_PUZZLES
    assert all(themes_of_game(game).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_and_a_meaning(language):
    texts = Texts(language)
    for theme in {theme for game in puzzles.KINDS for theme in theme_links(game)}:
        assert texts.say(f"theme-{theme}") != texts.say(f"theme-{theme}-meaning")


def test_the_length_is_that_of_the_solution():
    for puzzle in ALL:
        lengths = set(themes_of(puzzle)) & set(LENGTHS)
        expected = set() if puzzle.kind == "defence" else {LENGTHS[len(puzzle.solution[::2]) - 1]}
        assert lengths == expected, puzzle.id


def after_first_move(puzzle):
    board = puzzle.board()
    board.push(puzzle.solution[0])
    return board


def counted_push(board, text):
    """How many marbles push how many, counted along the line; None if a move pushes nothing."""
    (letter, digit), (to_letter, to_digit) = ((ord(cell[0]), int(cell[1])) for cell in (text[:2], text[2:4]))
    step, cells, counts = (to_letter - letter, to_digit - digit), board.pieces, []
    for colour in (board.turn, *(player for player in set(cells.values()) if player is not board.turn)):
        count = 0
        while cells.get(f"{chr(letter)}{digit}") is colour:
            letter, digit, count = letter + step[0], digit + step[1], count + 1
        counts.append(count)
    return f"sumito-{counts[0]}-{counts[1]}" if counts[1] else None


def test_sumitos_by_counting_along_the_line():
    for puzzle in puzzles.load("abalone"):
        board, found = puzzle.board(), set()
        for number, move in enumerate(puzzle.solution):
            if number % 2 == 0 and board.parse(move).kind == "in-line":
                found.add(counted_push(board, str(board.parse(move))))
            board.push(move)
        assert found - {None} == {theme for theme in themes_of(puzzle) if theme.startswith("sumito")}, puzzle.id


def test_the_last_marble_is_the_sixth():
    for puzzle in puzzles.load("abalone"):
        board = hexad.abalone.Board(puzzle.fen)
        for move in puzzle.solution:
            board.push(move)
        assert (max(board.pushed_off.values()) >= 6) == ("last-marble" in themes_of(puzzle)), puzzle.id


def test_a_double_attack_leaves_two_marbles_to_push_off():
    """Whatever the opponent replies, some marble falls; with one reply or another, not always the same."""
    for puzzle in puzzles.load("abalone"):
        if "double-attack" not in themes_of(puzzle) or puzzle.within != 2:
            continue
        board = after_first_move(puzzle)
        falling = set()
        for reply in list(board.legal_moves):
            board.push(reply)
            falling |= {cell for move in list(board.legal_moves) for cell in board.effect(move).removed}
            board.pop()
        assert len(falling) > 1, puzzle.id


def test_a_double_threat_has_two_cells_that_win():
    for puzzle in puzzles.load("six"):
        if "double-threat" not in themes_of(puzzle) or puzzle.within != 2:
            continue
        board = after_first_move(puzzle)
        winning = set()
        for reply in list(board.legal_moves):
            board.push(reply)
            for move in list(board.legal_moves):
                board.push(move)
                if board.is_over:
                    winning.add(str(move))
                board.pop()
            board.pop()
            if len(winning) > 1:
                break
        assert len(winning) > 1, puzzle.id


def test_shapes_are_those_that_win():
    for puzzle in puzzles.load("six"):
        board = puzzle.board()
        for move in puzzle.solution:
            board.push(move)
        if board.is_over:
            outcome = board.outcome()
            shape = outcome and outcome.shape
            assert set(themes_of(puzzle)) & {"line", "triangle", "ring"} == ({shape} if shape else set()), puzzle.id
