"""`hexad replay` and `hexad convert`: files with records, whole and broken."""

from __future__ import annotations

import json

import pytest

import hexad as library
from hexad.record import read_games

from .lines import failure, hexad


def test_a_record_in_print(record):
    out = hexad("replay", record).out
    assert "1. Abalone · standard · Ada – Emmy\n1. c3d3 g5f5 2. d3c3\n1-0\n" in out
    assert "2. Six · Ada – Emmy\n1. 2,-1 0,1 2. 2,0 -1,1\n*\n" in out


def test_one_game(record):
    out = hexad("replay", record, "--game", "2").out
    assert "Six" in out
    assert "Abalone" not in out


def test_a_ply(record):
    board = library.abalone.Board()
    board.push("c3d3")
    out = hexad("replay", record, "--game", "1", "--ply", "1").out
    assert out.endswith(f"1. c3d3  steady\n\n{library.text.board(board, colour=False)}\n")


def test_all_boards(record):
    out = hexad("replay", record, "--game", "1", "--boards").out
    assert out.count("pushed off") == 8
    assert out.index("1. c3d3") < out.index("1... g5f5") < out.index("2. d3c3")


def test_step_by_step(record):
    out = hexad("replay", record, "--game", "1", "--step", given="\n2\nb\n\n9\nq\n").out
    assert [int(part.split()[0]) for part in out.split("\nply ")[1:]] == [0, 1, 2, 1, 2, 3]


def test_games_as_data(record):
    first, second = (json.loads(line) for line in hexad("replay", record, "--json").out.splitlines())
    assert list(first) == ["number", "game", "tags", "fen", "moves", "clocks", "result", "end"]
    assert first["clocks"] == [89850, None, None]
    assert (second["number"], second["moves"], second["clocks"]) == (2, ["2,-1", "0,1", "2,0", "-1,1"], None)


def test_a_check_of_all_games(record):
    answer = hexad("replay", record, "--check")
    assert answer.code == 0
    assert answer.out.split("\n")[:4] == ["games    2", "plies    7", "results  1-0 1   * 1", "broken   0"]


def test_a_broken_game_is_located_and_the_rest_is_read(broken):
    answer = hexad("replay", broken, "--check")
    assert answer.code == 1
    assert answer.err.startswith(f"{broken}:14:9: ")
    assert "expected a legal move" in answer.err
    assert answer.err.count("\n") == 1
    assert "games    2" in answer.out
    assert "broken   1" in answer.out


def test_broken_games_keep_their_number(broken):
    answer = hexad("replay", broken)
    assert answer.code == 1
    assert "1. Abalone" in answer.out
    assert "3. Six" in answer.out
    assert hexad("replay", broken, "--game", "2").code == 1
    assert hexad("replay", broken, "--game", "3").code == 0
    assert f"{broken}:14:9: " in failure("show", broken, "--game", "2")


def test_a_check_as_data(broken):
    answer = hexad("replay", broken, "--check", "--json")
    data = json.loads(answer.out)
    assert list(data) == ["file", "games", "plies", "results", "broken"]
    assert (answer.code, answer.err, data["games"], data["results"]) == (1, "", 2, {"1-0": 1, "*": 1})
    (wrong,) = data["broken"]
    assert list(wrong) == ["game", "line", "column", "text", "expected", "rule", "code"]
    assert (wrong["game"], wrong["line"], wrong["column"], wrong["code"]) == (2, 14, 9, "move")


def test_control_characters_of_a_record_do_not_reach_the_terminal(tmp_path):
    path = tmp_path / "evil.hgn"
    path.write_text(
        '[Game "abalone"]\n[Black "\x1b[2J"]\n\n1. c3d3 {\x1b]0;x\x07} *\n\n[Game "abalone"]\n\n\x1b[2J *\n'
    )
    for options in ([], ["--boards"], ["--check"]):
        answer = hexad("replay", path, *options)
        assert "\x1b" not in answer.out + answer.err
        assert answer.code == 1


def test_standard_input(record):
    assert hexad("replay", "-", "--check", given=record.read_text()).out.startswith("games    2")
    assert failure("show", "-", given="nonsense\n").partition(":")[2].startswith("1:1: ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--game", "9"], "has no game 9: expected 1 to 2"),
        (["--game", "1", "--ply", "9"], "--ply 9 is past the end of game 1: expected 0 to 3"),
        (["--check", "--boards"], "exclude each other"),
        (["--check", "--game", "1"], "--check reads all games"),
    ],
)
def test_invalid_replays_are_reported(record, args, said):
    answer = hexad("replay", record, *args)
    assert answer.code == 2
    assert said in answer.err


@pytest.mark.parametrize("command", [["replay"], ["replay", "--check"], ["convert", "-o", "-"]])
def test_unreadable_files_are_reported(tmp_path, command):
    name, *options = command
    assert "no such file or directory" in failure(name, tmp_path / "none.hgn", *options)
    assert "is a directory" in failure(name, tmp_path, *options)


def test_an_empty_file_is_not_a_record(tmp_path):
    path = tmp_path / "empty.hgn"
    path.write_text("\n")
    assert "contains no game" in failure("replay", path)
    assert hexad("replay", path, "--check").code == 0


def test_a_binary_file_is_a_broken_record(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)) * 8)
    answer = hexad("replay", path, "--check")
    assert answer.code == 1
    assert f"{path}:" in answer.err


def test_convert_to_hgn_and_back(record, tmp_path):
    out = tmp_path / "out.hgn"
    answer = hexad("convert", record, "-o", out)
    assert (answer.code, answer.out) == (0, "")
    assert list(read_games(out)) == list(read_games(record))
    assert hexad("convert", out, "-o", "-").out == out.read_text()


def test_convert_records_of_other_programs(tmp_path):
    foreign = tmp_path / "foreign.apgn"
    foreign.write_text('[Variant "belgian"]\n[Result "*"]\n[Notation "Aba-Pro"]\n\n1. a1b2 i5h5 *\n')
    out = hexad("convert", foreign, "-o", "-").out
    assert '[Game "abalone"]\n[Notation "1"]\n[Layout "belgian-daisy"]' in out
    assert "1. a1b2 i5h5 *" in out


def test_convert_to_json_lines(record, tmp_path):
    out = tmp_path / "out.jsonl"
    assert hexad("convert", record, "-o", out).code == 0
    assert out.read_text() == hexad("replay", record, "--json").out
    assert out.read_text() == hexad("convert", record, "-o", "-", "--to", "jsonl").out


def test_broken_games_are_left_out(broken, tmp_path):
    out = tmp_path / "out.hgn"
    answer = hexad("convert", broken, "-o", out)
    assert answer.code == 1
    assert answer.err.startswith(f"{broken}:14:9: ")
    assert answer.err.endswith(f"{out}: 2 games, 1 left out\n")
    assert len(list(read_games(out))) == 2


def test_a_file_can_be_converted_onto_itself(record):
    before = list(read_games(record))
    assert hexad("convert", record, "-o", record).code == 0
    assert list(read_games(record)) == before


def test_invalid_conversions_are_reported(record, tmp_path):
    assert "use --to hgn or --to jsonl" in failure("convert", record, "-o", tmp_path / "out.txt")
    assert "--to pgn is not a format" in failure("convert", record, "-o", "-", "--to", "pgn")
    assert "is a directory" in failure("convert", record, "-o", tmp_path, "--to", "hgn")
    assert "missing option" in failure("convert", record)
    assert [path.name for path in tmp_path.iterdir()] == [record.name]
