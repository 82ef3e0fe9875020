"""Every verdict of the core has its sentence in every language, and in English it is the core's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexad
from hexad.texts import LANGUAGES, Texts, explained, verdict
from hexad.texts.verdicts import QUOTING, RULINGS
from tests.rulebook.test_refusals import GROUPS, explain

from .files import messages

CORE = Path(__file__).parents[2] / "core"
STRINGS = r'((?:\s*"(?:[^"\\]|\\.)*",?)+)\s*'
GAMES = ("abalone", "six")


def written(game: str) -> dict[str, tuple[str, str]]:
    """Rule and sentence of every refusal and approval, by code, as they stand in the core's sources."""
    refusals = re.findall(rf"Refusal k\w+\{{{STRINGS}\}};", (CORE / game / "refusals.h").read_text())
    approvals = re.findall(rf"return \{{{STRINGS}\}};", (CORE / game / "explain.cpp").read_text())
    assert len(refusals) == (CORE / game / "refusals.h").read_text().count("constexpr Refusal")
    assert len(approvals) == (CORE / game / "explain.cpp").read_text().count("return {")
    found = {}
    for strings in (*refusals, *approvals):
        code, rule, *sentence = re.findall(r'"((?:[^"\\]|\\.)*)"', strings)
        found[code] = (rule, "".join(sentence))
    return found


def quoting(game: str) -> set[str]:
    """The codes of texts that are no moves, cells or directions."""
    sources = [*(CORE / game).glob("*.cpp"), CORE / "python" / f"{game}.cpp"]
    return {code for path in sources for code in re.findall(r'kInvalidMove, "([a-z-]+)"', path.read_text())}


@pytest.mark.parametrize("game", GAMES)
def test_every_code_has_a_sentence_and_no_other_has(game):
    codes = {*written(game), *quoting(game), "game-over"}
    keys = {key for key in messages("en", "verdicts") if key.startswith(f"verdict-{game}-")}
    assert keys == {f"verdict-{game}-{code}" for code in codes}
    assert quoting(game) <= set(QUOTING)


@pytest.mark.parametrize("game", GAMES)
def test_english_is_the_sentence_of_the_core(game):
    for code, (_, sentence) in written(game).items():
        assert Texts().say(f"verdict-{game}-{code}") == sentence
    assert '"The game is over."' in (CORE / "game.h").read_text()


@pytest.mark.parametrize("game", GAMES)
def test_what_rests_on_a_ruling_says_so(game):
    ours = {code: rule for code, (rule, _) in written(game).items() if rule.startswith("R")}
    assert RULINGS.get(game, {}) == ours
    marks = {"en": "our ruling", "tr": "bizim kararımız", "de": "unsere Festlegung", "hu": "a mi döntésünk"}
    for language, mark in marks.items():
        for code in written(game):
            assert (mark in verdict(game, code, language)) == (code in ours)
        for code, rule in ours.items():
            assert verdict(game, code, language).endswith(f"{rule})")
    assert verdict(game, "game-over", rule="R1") == "The game is over. (our ruling R1)"
    assert verdict(game, "game-over", rule="A15") == "The game is over."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group["title"])
def test_refusals_are_told_apart_in_every_language(group, language):
    answers = [explain(group["game"], attempt) for attempt in group["tries"]]
    said = [explained(group["game"], answer, language) for answer in answers]
    assert len(set(said)) == len(answers)
    if language == "en":
        assert said == [answer.text for answer in answers]
    else:
        assert not set(said) & {answer.text for answer in answers}


def test_what_is_legal_is_explained_too():
    board = hexad.abalone.Board()
    for move in ("c3d3", "a1b2", "c3c4d4"):
        answer = board.explain(move)
        assert explained("abalone", answer) == answer.text
        assert explained("abalone", answer, "hu") not in (answer.text, explained("abalone", answer, "tr"))


@pytest.mark.parametrize("typed", ["zz", "a'b", "it's 'so'", "x" * 99, "a\nb", "{ $text }"])
def test_what_was_typed_is_quoted_as_the_core_quotes_it(typed):
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


def test_what_has_no_sentence_stays_english():
    with pytest.raises(hexad.InvalidPositionError) as no_position:
        hexad.abalone.Board("nonsense")
    assert explained("abalone", no_position.value, "de") == no_position.value.text
    with pytest.raises(hexad.InvalidMoveError) as no_cell:
        hexad.abalone.cell_at(9, 9)
    assert explained("abalone", no_cell.value, "de") == no_cell.value.text
