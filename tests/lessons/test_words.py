"""What the texts of the lessons say is true of their boards: directions, numbers, cells, labels, what is the only one.

The words to look for are in words.toml. A text that uses one of them in any language must agree with the data of its
task, and the data is checked by the rules when it is read.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import hexad
from hexad import rulebook
from hexad.rulebook import Cells, Play
from hexad.rulebook.claims import DIRECTIONS
from hexad.texts import LANGUAGES, Texts
from hexad.texts.terms import folded, names_of
from tests.texts.terminology import texts as all_texts

HERE = Path(__file__).parent
WORDS = tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))
TASKS = [
    pytest.param(lesson, number, task, id=f"{lesson.id}-{number}")
    for game in rulebook.GAMES
    for lesson in rulebook.course(game)
    for number, task in enumerate(lesson.tasks, 1)
]
PARTS = ("task", "hint", "right", "wrong")
CELL = {"abalone": re.compile(r"\b[a-i][1-9]\b"), "six": re.compile(r"(?<![\d,])-?\d+,-?\d+(?![\d,])")}


def said(lesson, number, language, parts=PARTS):
    """The texts of a task in one language."""
    texts, keys = Texts(language), [f"lesson-{lesson.id}-{part}-{number}" for part in parts]
    return [texts.say(key) for key in keys if texts.has(key)]


def found(words, text):
    """The names of the expressions that match; each takes what it matches from the text."""
    names = set()
    for name, pattern in words.items():
        text, count = re.subn(pattern, "…", text, flags=re.IGNORECASE)
        names |= {name} if count else set()
    return names


def targets(task):
    """The cells where the right moves end."""
    board = task.position.board()
    effects = [board.effect(move) for move in task.right]
    return {cell for effect in effects for cell in (*effect.placed, *(to for _, to in effect.moved))}


def single(name, task):
    """The things of which a text names one."""
    if name == "edge":
        board = task.position.board()
        return {cell for cell, side in board.pieces.items() if side != board.turn and len(neighbours(board, cell)) < 6}
    return targets(task) - set(task.position.board().pieces)


def neighbours(board, cell):
    game = hexad.GAMES[board.game]
    q, r = game.axial(cell)
    near = {(q + dq, r + dr) for dq, dr in rulebook.goals.STEPS.values()}
    return {other for other in game.cells if game.axial(other) in near}


def test_the_words_are_known_in_every_language():
    assert all(WORDS["directions"][language].keys() == DIRECTIONS.keys() for language in LANGUAGES)
    numbers = WORDS["numbers"]["en"].keys()
    assert all(WORDS["numbers"][language].keys() == numbers for language in LANGUAGES)
    assert all(set(LANGUAGES) == words.keys() for words in (WORDS["marks"], *WORDS["single"].values()))


@pytest.mark.parametrize(("lesson", "number", "task"), TASKS)
def test_directions_are_those_of_the_data(lesson, number, task):
    claimed, used = {claim.lies for claim in task.says}, set()
    for language in LANGUAGES:
        words = found(WORDS["directions"][language], " ".join(said(lesson, number, language)))
        assert words <= claimed, language
        used |= words
    assert used == claimed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lesson", "number", "task"), [one for one in TASKS if isinstance(one.values[2], Cells)])
def test_the_number_of_cells_to_mark(lesson, number, task, language):
    (text,) = said(lesson, number, language, ["task"])
    asks = re.compile(WORDS["marks"][language], re.IGNORECASE)
    sentences = [sentence for sentence in re.split(r"(?<=[.!?:])\s", text) if asks.search(sentence)]
    assert len(sentences) == 1, text
    assert found(WORDS["numbers"][language], sentences[0]) <= {str(len(task.right))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lesson", "number", "task"), [one for one in TASKS if isinstance(one.values[2], Play)])
def test_the_numbers_of_a_goal_are_in_the_text(lesson, number, task, language):
    (text,) = said(lesson, number, language, ["task"])
    wanted = {str(value) for value in task.goal.values() if type(value) is int and value > 1}
    assert wanted <= found(WORDS["numbers"][language], text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lesson", "number", "task"), [one for one in TASKS if isinstance(one.values[2], Play)])
def test_what_is_named_as_the_only_one_is(lesson, number, task, language):
    text = " ".join(said(lesson, number, language, ["task", "hint"]))
    for name, patterns in WORDS["single"].items():
        if re.search(patterns[language], text, re.IGNORECASE):
            assert len(single(name, task)) == 1, (name, text)


@pytest.mark.parametrize(("lesson", "number", "task"), TASKS)
def test_cells_that_are_named_are_on_the_board(lesson, number, task):
    board = task.position.board()
    known = set(board.pieces) | (targets(task) if isinstance(task, Play) else set())
    for language in LANGUAGES:
        for text in said(lesson, number, language):
            assert set(CELL[lesson.game].findall(text)) <= known, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_words_are_labels_of_controls_or_terms(language):
    """A hint that names a button quotes its label."""
    labels = {folded(text) for text in all_texts(language).values()}
    labels |= {
        folded(name) for game in hexad.GAMES.values() for term in game.terms for name in names_of(term, language)
    }
    for param in TASKS:
        for text in said(param.values[0], param.values[1], language):
            for quoted in re.findall("[“„]([^“”„]+)[”“]", text):
                assert folded(quoted) in labels, text


@pytest.mark.parametrize(
    ("rule", "language", "key", "sentence"),
    [
        ("A5", "en", "directions", "Choose the marble on e5, then a cell below it."),
        ("R7", "en", "directions", "The tile right above the gap holds the left end of the line."),
        ("S6", "en", "single", "Place the sixth tile at the open end."),
        ("S6", "de", "single", "Leg den sechsten Stein an das offene Ende."),
        ("A15", "hu", "single", "Már csak egy fehér golyó hiányzik. Melyik áll a szélen?"),
        ("A15", "tr", "single", "Bir beyaz top daha yeter. Hangisi kenarda?"),
    ],
)
def test_sentences_that_do_not_agree_with_the_board_are_found(rule, language, key, sentence):
    task = rulebook.lesson(rule).tasks[0]
    if key == "directions":
        assert not found(WORDS["directions"][language], sentence) <= {claim.lies for claim in task.says}
    else:
        names = [name for name, words in WORDS["single"].items() if re.search(words[language], sentence, re.IGNORECASE)]
        assert [len(single(name, task)) == 1 for name in names] == [False]
