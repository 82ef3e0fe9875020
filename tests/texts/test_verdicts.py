"""Every refusal and approval of the core has its sentence in every language, built from its code and parameters."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hexad
from hexad.texts import LANGUAGES, explained, verdict
from hexad.texts.verdicts import RULINGS
from tests.rulebook.test_refusals import GROUPS, explain

from .files import messages

CORE = Path(__file__).parents[2] / "core"
GAMES = ("abalone", "six")
POSITIONS = tomllib.loads((Path(__file__).parent / "positions.toml").read_text(encoding="utf-8"))["case"]


def rules(game: str) -> dict[str, str]:
    """The rule of every refusal of a move and every approval, by code, read from the core's sources."""
    refusals = (CORE / game / "refusals.h").read_text()
    approvals = (CORE / game / "explain.cpp").read_text()
    found = re.findall(r'= illegal\("([a-z-]+)", "(\w+)"\);', refusals)
    assert len(found) == refusals.count("inline constexpr Refusal")
    allowed = re.findall(r'return \{"([a-z-]+)", "(\w+)"\};', approvals)
    assert len(allowed) == approvals.count("return {")
    return dict(found + allowed)


def invalid_moves(game: str) -> set[str]:
    """The codes of texts that are not moves, cells, directions or actions."""
    sources = [CORE / game / "move.cpp", CORE / game / "gesture.cpp", CORE / "env" / f"{game}_space.cpp"]
    text = "".join(path.read_text() for path in [*sources, CORE / "python" / f"{game}.cpp"] if path.exists())
    made = re.findall(r'\b(?:invalid|refuse)\("([a-z-]+)"', text)
    return {*made, *re.findall(r'kInvalidMove,\s+Position::kName,\s+"([a-z-]+)"', text)}


def invalid_positions(game: str) -> set[str]:
    """The codes of texts that are not positions."""
    text = "".join((CORE / game / name).read_text() for name in ("setup.cpp", "position.cpp"))
    board = (CORE.parent / "src/hexad" / game / "board.py").read_text()
    return {*re.findall(r'\brefuse\("([a-z-]+)"', text), *re.findall(r'_differs\("([a-z-]+)"', board), "number"}


def keys(game: str, prefix: str, area: str) -> set[str]:
    start = f"{prefix}-{game}-"
    return {key.removeprefix(start) for key in messages("en", area) if key.startswith(start)}


@pytest.mark.parametrize("game", GAMES)
def test_every_code_has_a_sentence_and_no_other_has(game):
    assert keys(game, "verdict", "verdicts") == {*rules(game), *invalid_moves(game), "game-over"}
    assert keys(game, "position", "positions") == invalid_positions(game)


@pytest.mark.parametrize("game", GAMES)
def test_sentences_that_rest_on_a_ruling_say_so(game):
    ours = {code: rule for code, rule in rules(game).items() if rule.startswith("R")}
    assert RULINGS.get(game, {}) == ours
    marks = {"en": "our ruling", "tr": "bizim kararımız", "de": "unsere Festlegung", "hu": "a mi döntésünk"}
    for language, mark in marks.items():
        for code in rules(game):
            assert (mark in verdict(game, code, language)) == (code in ours)
        for code, rule in ours.items():
            assert verdict(game, code, language).endswith(f"{rule})")
    assert verdict(game, "game-over", rule="R1") == "The game is over. (our ruling R1)"
    assert verdict(game, "game-over", rule="A15") == "The game is over."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group["title"])
def test_similar_refusals_are_distinct_in_every_language(group, language):
    answers = [explain(group["game"], attempt) for attempt in group["tries"]]
    said = [explained(group["game"], answer, language) for answer in answers]
    assert len(set(said)) == len(answers)
    if language == "en":
        assert said == [answer.text for answer in answers]
    else:
        assert not set(said) & {answer.text for answer in answers}


def test_legal_moves_are_explained_too():
    board = hexad.abalone.Board()
    for move in ("c3d3", "a1b2", "c3c4d4"):
        answer = board.explain(move)
        assert explained("abalone", answer) == answer.text
        assert explained("abalone", answer, "hu") not in (answer.text, explained("abalone", answer, "tr"))


@pytest.mark.parametrize("typed", ["zz", "a'b", "it's 'so'", "x" * 99, "a\nb", "{ $text }"])
def test_typed_text_is_quoted_as_the_core_quotes_it(typed):
    for board in (hexad.abalone.Board(), hexad.six.Board()):
        with pytest.raises(hexad.InvalidMoveError) as caught:
            board.push(typed)
        assert explained(board.game, caught.value) == caught.value.text
        assert typed[:20] in explained(board.game, caught.value, "tr")
    for move, target in ((["z9"], "E"), (["e5"], "up")):
        with pytest.raises(hexad.InvalidMoveError) as caught:
            hexad.abalone.Board().explain(move, target)
        assert explained("abalone", caught.value) == caught.value.text
    with pytest.raises(hexad.InvalidMoveError) as caught:
        hexad.six.Board().explain([], "e5")
    assert explained("six", caught.value) == caught.value.text


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case["said"])
def test_errors_of_a_position_are_explained_in_every_language(case):
    game, said = case["game"], case["said"]
    with pytest.raises(hexad.InvalidPositionError) as caught:
        hexad.GAMES[game].Board(case["fen"])
    error = caught.value
    assert str(error) == said
    assert (error.game, error.text) == (game, explained(game, error))
    others = [explained(game, error, language) for language in LANGUAGES if language != "en"]
    assert len({error.text, *others}) == len(LANGUAGES)
    for value in (error.params or {}).values():
        # Values are quoted in all languages or in none, where they select the wording.
        assert len({str(value) in other for other in others if len(str(value)) > 3}) <= 1
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.code, copy.params) == (type(error), said, error.code, error.params)


def test_positions_that_contradict_the_options():
    with pytest.raises(
        hexad.InvalidPositionError, match="The position text says basic rules, the option says advanced"
    ):
        hexad.six.Board(hexad.six.Board().fen(), rules="advanced")
    with pytest.raises(hexad.InvalidPositionError, match="The position text is for 2 players, the option says 4"):
        hexad.six.Board(hexad.six.Board().fen(), players=4)


def test_an_invalid_cell_has_a_sentence():
    with pytest.raises(hexad.InvalidMoveError, match="There is no cell of the board there") as caught:
        hexad.abalone.cell_at(9, 9)
    assert explained("abalone", caught.value, "de") == "Dort ist kein Feld des Bretts."


def test_an_error_with_an_explicit_text_keeps_it():
    error = hexad.HexadError("So not.", "A1", "mine")
    assert (str(error), error.text, explained("six", error, "de")) == ("So not. (A1)", "So not.", "So not.")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_no_text_is_loaded_before_one_is_read():
    """A refused move and an answer of explain() load no texts before their sentence is read."""
    code = """
import sys, hexad
board = hexad.abalone.Board()
try:
    board.push("a1a3")
except hexad.IllegalMoveError as error:
    assert error.code == "too-far"
    assert not board.explain("a1a3")
    assert "hexad.texts.texts" not in sys.modules
    assert "fluent.runtime" not in sys.modules
    assert error.text == "A marble moves by one cell only."
"""
    subprocess.run([sys.executable, "-c", code], check=True)
