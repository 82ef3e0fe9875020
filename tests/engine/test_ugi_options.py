"""Levels and rules over UGI: what `setoption` changes and when."""

from __future__ import annotations

import pytest

import hexad
from hexad.engine.levels import LEVELS
from hexad.engine.ugi_options import RULES, rules_of

from .talk import OVER, RING_THREAT, Program

AROUND = "c3d3 g5f5 d3c3 f5g5"
FOUR = "BR@0,0 10+10 10+10 b2 basic 1"
GAMES = ("abalone", "six")


@pytest.fixture
def abalone(programs):
    return reset("abalone", programs)


@pytest.fixture
def six(programs):
    return reset("six", programs)


def reset(game, programs):
    """The program with its initial options."""
    defaults = {"Level": "10", "Lines": "1", **rules_of(hexad.GAMES[game].Board())}
    commands = [f"setoption name {name} value {value}" for name, value in defaults.items()]
    programs[game].send(*commands, "uginewgame", "position startpos", "isready")
    assert programs[game].read() == "readyok"
    return programs[game]


def played(program, *commands):
    *infos, best = (program.send(*commands), program.until("bestmove"))[1]
    return infos, best.removeprefix("bestmove ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 5, 9])
def test_a_level_ends_by_itself_at_its_depth(programs, game, level):
    program = reset(game, programs)
    infos, move = played(program, f"setoption name level value {level}", "go")
    assert move in hexad.GAMES[game].Board().legal_moves
    depths = {int(info.split()[2]) for info in infos}
    assert max(depths) <= LEVELS[game][level - 1].depth
    assert all(" multipv 1 " in info for info in infos)


def test_the_best_move_is_the_levels_choice(abalone):
    abalone.send("setoption name Level value 1")
    games = [played(abalone, "go") for _ in range(30)]
    assert len({move for _, move in games}) > 1
    assert any(infos[-1].split(" pv ")[1].split()[0] != move for infos, move in games)


def test_a_level_shows_the_requested_lines_that_it_has(abalone, six):
    infos, _ = played(abalone, "setoption name Level value 1", "setoption name Lines value 3", "go")
    assert [info.split(" multipv ")[1][0] for info in infos] == ["1", "2", "3"]
    infos, _ = played(six, "setoption name Level value 9", "setoption name Lines value 3", "go nodes 500")
    assert {info.split(" multipv ")[1][0] for info in infos} == {"1"}


def test_a_level_respects_a_limit(six):
    infos, _ = played(six, "setoption name Level value 9", "go depth 1")
    assert [info.split()[2] for info in infos] == ["1"]


def test_infinite_waits_for_stop_at_any_level(abalone):
    abalone.send("setoption name Level value 1", "go infinite")
    abalone.until("info depth 1 ")
    # The level's search takes no time, but its answer must wait for `stop`.
    for _ in range(50):
        assert "bestmove" not in abalone.ask("isready", answer="")
    assert abalone.ask("go", answer="info string").startswith("info string a search is running")
    assert abalone.ask("stop", answer="bestmove").split()[1] in hexad.abalone.Board().legal_moves
    assert abalone.ask(f"position fen {OVER}", "go infinite", answer="bestmove") == "bestmove none"


@pytest.mark.parametrize("last", [[], ["quit"]], ids=["end", "quit"])
def test_a_search_that_waits_for_stop_ends_with_its_client(last):
    with Program("ugi", "abalone") as program:
        program.send("setoption name Level value 2", "go infinite", *last)
        rest, code = program.end()
    assert (rest[-1].startswith("bestmove "), code) == (True, 0)


def test_rules_apply_from_the_next_position_on(abalone):
    moves = " ".join([AROUND] * 2)
    assert abalone.ask(f"position startpos moves {moves}", "query gameover", answer="response") == "response true"
    abalone.send("setoption name Repetition value 0")
    assert abalone.ask("query gameover", answer="response") == "response true"
    assert abalone.ask(f"position startpos moves {moves}", "query gameover", answer="response") == "response false"
    for name in ("PlyLimit", "QuietLimit"):
        abalone.send(f"setoption name {name} value 8")
        assert abalone.ask(f"position startpos moves {moves}", "query result", answer="response") == "response draw"
        assert abalone.ask("go depth 3", answer="bestmove") == "bestmove none"
        abalone.send(f"setoption name {name} value 0", f"position startpos moves {moves}")
        assert abalone.ask("query gameover", answer="response") == "response false"


def test_declare_can_be_set_to_manual(six):
    assert played(six, f"position fen {RING_THREAT}", "go depth 3")[1] == "0,2"
    six.send("setoption name Declare value manual", f"position fen {RING_THREAT} moves 0,2")
    assert six.ask("query gameover", answer="response") == "response false"
    assert played(six, f"position fen {RING_THREAT}", "go depth 3")[1] == "0,2#"


def test_the_first_move_can_be_free(six):
    assert six.ask("query islegal -1,0", answer="response") == "response false"
    six.send("setoption name FirstMove value FREE", "position startpos")
    assert six.ask("query islegal -1,0", answer="response") == "response true"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("setoption name Declare value later", "Declare is 'later': expected auto or manual"),
        ("setoption name FirstMove value 1", "FirstMove is '1': expected restricted or free"),
        ("setoption name Repetition value off", "Repetition is 'off': expected a number from 0 to 1000000"),
    ],
)
def test_invalid_values_are_refused(six, command, said):
    assert six.ask(command, answer="info string") == f"info string {said}"


def test_four_players_follow_from_the_position(six):
    board = hexad.six.Board(FOUR, ply_limit=60)
    while not board.is_over:
        moves = " ".join(str(move) for move in board.moves)
        board.push(played(six, f"position fen {FOUR} moves {moves}", "go nodes 200")[1])
        assert six.ask(f"position fen {FOUR} moves {moves} {board.peek()}", "query fen", answer="response") == (
            f"response {board.fen()}"
        )
    outcome = board.outcome()
    assert outcome is not None
    assert board.players == 4
    assert outcome.reason in {"line", "triangle", "ring", "ply limit"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_position_does_not_carry_is_an_option(game):
    board = hexad.GAMES[game].Board()
    carried = {"rules", "players"}
    assert set(RULES[game]) == set(board.options) - carried
    for option in RULES[game].values():
        assert f" default {rules_of(board)[option.name]} " in str(option)
