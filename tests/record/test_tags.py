"""Tags: the order in which they are written, their valid values, and which follow from the board."""

from __future__ import annotations

import pytest

import hexad
from hexad.record import Game, parse_game

from .samples import record


def test_tags_are_written_in_a_fixed_order_and_unknown_ones_last():
    text = record(
        "*", '[Opening "slow"]', '[White "B"]', '[Zeal "9"]', '[Black "A"]', '[Event "E"]', '[Repetition "off"]'
    )
    assert list(parse_game(text).tags) == [
        "Game", "Notation", "Layout", "Repetition", "Event", "Black", "White", "Result", "Opening", "Zeal",
    ]  # fmt: skip


def test_tags_behave_as_a_dictionary():
    game = Game(hexad.abalone.Board(), {"Black": "A"})
    game.tags["White"] = "B"
    game.tags.update({"Event": "Cup", "Mood": "fine"})
    del game.tags["Event"]
    assert dict(game.tags) == {
        "Game": "abalone", "Notation": "1", "Layout": "standard", "Black": "A", "White": "B", "Result": "*",
        "Mood": "fine",
    }  # fmt: skip
    assert len(game.tags) == 7
    assert "Event" not in game.tags
    assert game.tags.get("Event") is None
    assert repr(game.tags) == f"Tags({dict(game.tags)})"


def test_the_setup_can_be_read_but_not_changed():
    game = Game(hexad.abalone.Board(layout="snakes"))
    for name in ("Game", "Notation", "Layout", "FEN", "Repetition", "PlyLimit", "QuietLimit"):
        with pytest.raises(ValueError, match=f"the tag {name} follows from the board"):
            game.tags[name] = "x"
    for name in ("Layout", "Result"):
        with pytest.raises(ValueError, match="always"):
            del game.tags[name]
    with pytest.raises(ValueError, match="always"):
        game.tags.clear()
    assert game.tags["Layout"] == "snakes"


def test_a_tag_of_the_other_game_is_any_tag():
    game = parse_game(record("*", '[Rules "club"]'))
    assert game.tags["Rules"] == "club"
    assert parse_game(str(game)) == game


@pytest.mark.parametrize("name", ["", "two words", "é", 'a"', "a]", "x" * 256])
def test_names_are_plain(name):
    with pytest.raises(ValueError, match="a tag's name"):
        Game(hexad.abalone.Board()).tags[name] = "x"


@pytest.mark.parametrize(("name", "value"), [("Round", 3), (3, "Round"), ("Black", None), ("Black", b"A")])
def test_tags_are_text(name, value):
    with pytest.raises(TypeError, match="tags are text"):
        Game(hexad.abalone.Board()).tags[name] = value


def test_results_are_one_of_four():
    game = Game(hexad.abalone.Board())
    with pytest.raises(ValueError, match="a result is one of"):
        game.result = "black"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ('say "hi"', r'[Black "say \"hi\""]'),
        ("back\\slash", r'[Black "back\\slash"]'),
        ("ends in \\", r'[Black "ends in \\"]'),
        ("] [", '[Black "] ["]'),
        ("{brace", '[Black "{brace"]'),
        ("two\r\nlines", '[Black "two lines"]'),
        ("", '[Black ""]'),
        ("Łukasz 🀄", '[Black "Łukasz 🀄"]'),
    ],
)
def test_values_are_escaped(value, written):
    game = Game(hexad.abalone.Board(), {"Black": value})
    assert written in str(game).splitlines()
    assert parse_game(str(game)) == game


def test_a_backslash_that_escapes_nothing_is_itself():
    assert parse_game(record("*", r'[Site "C:\games"]')).tags["Site"] == r"C:\games"
