"""Building a game by hand: playing, branching, annotating, finishing."""

from __future__ import annotations

import copy
import pickle

import pytest

import hexad
from hexad import IllegalMoveError, InvalidMoveError, Outcome
from hexad.record import Eval, Game, parse_game

from .samples import ABALONE, SIX, STEPS, first


@pytest.fixture
def game() -> Game:
    game = Game(hexad.abalone.Board())
    for move in STEPS:
        game.play(move)
    return game


def line(game):
    return [str(node.move) for node in game.mainline()]


def test_playing_goes_on_at_the_end_of_the_main_line(game):
    node = game.play("c5d5")
    assert line(game) == [*STEPS, "c5d5"]
    assert game.last is node
    assert node.board().fen() == game.end().fen()


def test_a_game_of_a_board_has_its_moves(game):
    board = hexad.abalone.Board()
    for move in STEPS:
        board.push(move)
    assert Game.from_board(board) == game
    assert Game.from_board(board).end() == board
    assert line(Game(board)) == []


def test_a_game_is_independent_of_the_board_it_came_from(game):
    board = hexad.abalone.Board()
    fresh = Game(board)
    board.push("c3d3")
    fresh.board().push("c3d3")
    fresh.end().push("c3d3")
    assert line(fresh) == []
    assert fresh.end().fen() == hexad.abalone.Board().fen()


def test_invalid_moves_leave_the_game_unchanged(game):
    with pytest.raises(IllegalMoveError):
        game.play("e5e6")
    with pytest.raises(InvalidMoveError):
        game.play("hello")
    with pytest.raises(IllegalMoveError):
        game.root.play("g5f5")
    assert line(game) == list(STEPS)
    game.play("c5d5")


def test_an_existing_move_is_entered_and_not_duplicated(game):
    assert game.root.play("c3d3") is game.root.next
    branch = game.root.play("c5d5")
    assert game.root.play("c5d5") is branch
    assert game.root.children == (game.root.next, branch)


def test_branches_can_be_promoted_and_removed(game):
    branch = game.root.play("c5d5")
    branch.play("g7f7")
    branch.promote()
    assert line(game) == ["c5d5", "g7f7"]
    assert game.play("c3d3").parent is branch.next
    branch.remove()
    assert line(game) == list(STEPS)
    assert game.play("c4d4").board().ply == 5


def test_the_root_stays(game):
    for change in (game.root.promote, game.root.remove):
        with pytest.raises(ValueError, match="root"):
            change()
    with pytest.raises(ValueError, match="root"):
        game.root.comment_before = "no"


def test_a_game_that_ends_by_the_rules_gets_its_result():
    board = hexad.abalone.Board("5/6/7/8/9/8/7/6/SSs2 5 0 b 0 40")
    game = Game(board)
    game.play("a1a2")
    assert game.result == "*"
    game = Game(hexad.abalone.Board("5/6/7/8/9/8/7/6/2SSs 5 0 b 0 40"))
    game.play("a3a4")
    assert game.result == "1-0"
    assert game.tags["Termination"] == "six pushed off"
    with pytest.raises(IllegalMoveError):
        game.play("a4a5")
    assert Game.from_board(game.end()) == game


def test_a_game_can_be_finished_from_outside(game):
    game.finish(Outcome(hexad.WHITE, "time", "A16"))
    assert (game.result, game.tags["Termination"]) == ("0-1", "time")
    game.result = "1/2-1/2"
    assert game.tags["Result"] == "1/2-1/2"


def test_comments_are_one_paragraph_without_braces(game):
    node = game.last
    node.comment = "  two\n\n lines\tand {braces} \u00a0kept "
    node.comment_before = "{\n}"
    assert node.comment == "two lines and (braces) \u00a0kept"
    assert node.comment_before == "( )"


def test_commands_in_a_comment_go_where_they_belong(game):
    node = game.last
    node.clock = 5
    node.comment = "quick [%eval #3]"
    assert (node.comment, node.clock, node.eval) == ("quick", 5, Eval(win_in=3))
    node.comment = "[%clk 0:00:01] slow"
    assert (node.comment, node.clock, node.eval) == ("slow", 100, Eval(win_in=3))


@pytest.mark.parametrize("nag", [-1, 256, 1.0, "1", True])
def test_annotations_are_numbers_in_a_byte(game, nag):
    with pytest.raises(ValueError, match="annotation"):
        game.last.nags = [nag]


@pytest.mark.parametrize("clock", [-1, 1.5, True, "1", 10**12])
def test_clocks_are_whole_and_not_negative(game, clock):
    with pytest.raises(ValueError, match="centiseconds"):
        game.last.clock = clock


def test_evaluations_are_values(game):
    with pytest.raises(ValueError, match="such as Eval"):
        game.last.eval = 0.5


@pytest.mark.parametrize(
    "values",
    [(), (1.0, 1), (float("nan"),), (float("inf"),), (None, 10**9), (0.5, None, -1), (0.5, None, 10**9)],
)
def test_impossible_evaluations_are_refused(values):
    with pytest.raises(ValueError, match=r"evaluation|win|depth"):
        Eval(*values)


def test_lone_surrogates_cannot_be_written(game):
    with pytest.raises(ValueError, match="lone surrogate"):
        game.last.comment = "\udcff"
    with pytest.raises(ValueError, match="lone surrogate"):
        game.tags["Black"] = "\ud800"


@pytest.mark.parametrize("text", [ABALONE, SIX])
def test_games_are_copied_and_pickled_with_everything(text):
    game = parse_game(text)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert again == game
        assert again is not game
    first(again).comment = "changed"
    assert again != game


def test_games_are_not_hashable(game):
    with pytest.raises(TypeError):
        hash(game)
