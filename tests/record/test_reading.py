"""Where each part of a record is stored in the game."""

from __future__ import annotations

import pytest

import hexad
from hexad.record import Eval, Game, parse_game, parse_games

from .samples import ABALONE, SIX, first, record


def texts(nodes):
    return [str(node.move) for node in nodes]


def test_tags_moves_variations_and_remarks():
    game = parse_game(ABALONE)
    assert game.tags["Black"] == "Ada"
    assert game.result == "1-0"
    assert game.root.comment == "A game to try things on."
    assert texts(game.mainline()) == ["c3d3", "g5f5", "d3c3"]
    node = first(game)
    assert node.nags == (1,)
    assert node.comment == "steady"
    assert node.eval == Eval(0.25, depth=12)
    assert node.clock == 89_850
    assert texts(node.children) == ["g5f5", "g7f7", "g6f6"]
    assert node.children[1].nags == (6,)
    assert node.children[2].comment_before == "slower"
    assert texts(node.children[1].mainline()) == ["c5d5"]


def test_the_texts_of_six_are_single_words():
    game = parse_game(SIX)
    assert texts(game.mainline()) == ["2,-1", "0,1", "2,0", "-1,1"]
    *_, second, _ = (node for node in game.mainline() if node.children)
    assert second.children[1].comment == "other way"


def test_boards_follow_the_nodes():
    game = parse_game(ABALONE)
    assert game.board().fen() == hexad.abalone.Board().fen()
    assert [str(move) for move in game.end().moves] == ["c3d3", "g5f5", "d3c3"]
    branch = first(game).children[1].children[0].board()
    assert [str(move) for move in branch.moves] == ["c3d3", "g7f7", "c5d5"]
    assert branch["d5"] is hexad.BLACK


@pytest.mark.parametrize(
    ("movetext", "nags"),
    [
        ("c3d3! *", (1,)),
        ("c3d3? *", (2,)),
        ("c3d3!! *", (3,)),
        ("c3d3?? *", (4,)),
        ("c3d3!? *", (5,)),
        ("c3d3?! *", (6,)),
        ("c3d3 ! $146 $0 $146 *", (0, 1, 146)),
        ("c3d3!$16{both} *", (1, 16)),
    ],
)
def test_annotations_by_number_and_by_sign(movetext, nags):
    assert first(parse_game(record(movetext))).nags == nags


@pytest.mark.parametrize(
    "movetext",
    [
        "1. c3d3 g5f5 2. d3c3 *",
        "1.c3d3 g5f5 2.d3c3 *",
        "1.c3d3 1...g5f5 2.d3c3*",
        "c3d3 g5f5 d3c3 *",
        "1 c3d3 1 ... g5f5 2 d3c3 *",
        "1.\nc3d3\n\n\ng5f5 2...... d3c3\n*",
        "% nothing\n1. c3d3 g5f5\n% nothing {\nd3c3 *",
        "7. c3d3 g5f5 7. d3c3 *",
    ],
)
def test_numbers_spaces_and_escaped_lines_mean_nothing(movetext):
    game = parse_game(record(movetext))
    assert texts(game.mainline()) == ["c3d3", "g5f5", "d3c3"]
    assert str(game).endswith("\n\n1. c3d3 g5f5 2. d3c3 *")


@pytest.mark.parametrize(
    ("movetext", "comment", "before"),
    [
        ("c3d3 {after} g5f5 *", "after", ""),
        ("c3d3 {on two\n   lines} g5f5 *", "on two lines", ""),
        ("c3d3 {one} {two} g5f5 *", "one two", ""),
        ("c3d3 ; to the end { of the line\ng5f5 *", "to the end ( of the line", ""),
        ("c3d3 {after} 1... {before} g5f5 *", "after", "before"),
        ("1. c3d3 (1. c5d5) {before} g5f5 *", "", "before"),
        ("1. c3d3 (1. c5d5) {nothing follows} *", "nothing follows", ""),
        ("1. c3d3 {x} (1. c5d5) {y} *", "x y", ""),
        ("1. c3d3 * {late}", "late", ""),
    ],
)
def test_a_comment_belongs_to_the_move_before_or_after_it(movetext, comment, before):
    node = first(parse_game(record(movetext)))
    assert node.comment == comment
    assert (node.next.comment_before if node.next else "") == before


def test_comments_that_open_a_game_and_a_variation():
    game = parse_game(record("{game} 1. {move} c3d3 ({branch} 1. {its move} c5d5 {its end}) *"))
    assert game.root.comment == "game"
    assert first(game).comment_before == "move"
    assert game.root.children[1].comment_before == "branch its move"
    assert game.root.children[1].comment == "its end"


@pytest.mark.parametrize(
    ("comment", "text", "clock", "evaluation"),
    [
        ("[%clk 0:00:00]", "", 0, None),
        ("[%clk 1:02:03]", "", 372_300, None),
        ("[%clk 0:00:09.8]", "", 980, None),
        ("[%clk 0:00:09.87]", "", 987, None),
        ("[%clk 0:00:09.8765]", "", 987, None),
        ("a [%clk 0:00:01] b", "a b", 100, None),
        ("[%clk 0:00:01] [%clk 0:00:02]", "", 200, None),
        ("[%clk\n0:00:01]", "", 100, None),
        ("[%eval 1.5]", "", None, Eval(1.5)),
        ("[%eval -3]", "", None, Eval(-3)),
        ("[%eval #4]", "", None, Eval(win_in=4)),
        ("[%eval #-2,30]", "", None, Eval(win_in=-2, depth=30)),
        ("[%eval 0.1] [%clk 0:00:01] good", "good", 100, Eval(0.1)),
        ("[%clk soon]", "[%clk soon]", None, None),
        ("[%clk 0:61:00]", "[%clk 0:61:00]", None, None),
        ("[%eval 1e999]", "[%eval 1e999]", None, None),
        ("[%cal Ga1b2]", "[%cal Ga1b2]", None, None),
    ],
)
def test_clocks_and_evaluations_come_out_of_comments(comment, text, clock, evaluation):
    node = first(parse_game(record(f"c3d3 {{{comment}}} *")))
    assert (node.comment, node.clock, node.eval) == (text, clock, evaluation)


def test_nested_variations_of_one_move_are_its_siblings():
    game = parse_game(record("c3d3 (c4d4 (c5d5)) *"))
    assert texts(game.root.children) == ["c3d3", "c4d4", "c5d5"]


def test_the_result_may_be_in_the_tag_or_at_the_end():
    assert parse_game(record("c3d3 0-1")).result == "0-1"
    assert parse_game(record("c3d3 *", '[Result "0-1"]')).result == "0-1"
    assert parse_game(record("c3d3 1/2-1/2", '[Result "*"]')).result == "1/2-1/2"


def test_moves_are_kept_in_canonical_form():
    assert texts(parse_game(record("c5c3d5 *")).mainline()) == ["c3c5d3"]


def test_declarations_of_six_are_moves():
    tags = '[Game "six"]\n[Declare "manual"]\n[FEN "BBBBB1/RRRRR@0,0 15 15 b basic 6"]\n\n'
    (move,) = parse_game(tags + "6. 5,0#! {six in a line} 1-0").mainline()
    assert str(move.move) == "5,0#"
    assert move.nags == (1,)
    later = parse_game(tags + "6. 5,0 -1,2 7. # 1-0")
    assert texts(later.mainline())[-1] == "#"
    outcome = later.end().outcome()
    assert outcome is not None
    assert outcome.winner is hexad.BLACK


def test_many_games_in_one_text():
    games = list(parse_games(ABALONE + "\n" + SIX + "\n\n" + ABALONE))
    assert [game.tags["Game"] for game in games] == ["abalone", "six", "abalone"]
    assert games[0] == games[2]
    assert games[0] != games[1]


def test_a_game_can_be_written_in_one_line():
    assert texts(parse_game('[Game "abalone"] [Black "A"] 1. c3d3 g5f5 *').mainline()) == ["c3d3", "g5f5"]


def test_the_repr_of_a_game():
    assert repr(parse_game(ABALONE)) == "<Game abalone, 3 plies, 1-0>"
    assert repr(parse_game(ABALONE).root) == "<Node root>"
    assert repr(first(parse_game(ABALONE))) == "<Node c3d3>"
    assert Game(hexad.abalone.Board()) != "a game"
