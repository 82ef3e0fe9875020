"""`hexad play`, with its moves read from lines."""

from __future__ import annotations

import pytest

from hexad.record import read_game

from .lines import LAST_PUSH, RING, failure, hexad


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The folder that games are saved in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*args, lines):
    return hexad("play", *args, given="\n".join(lines) + "\n" if lines else "")


def test_a_game_of_six_to_its_end(folder):
    answer = play("six", "--save", "ring.hgn", lines=RING)
    assert answer.code == 0
    assert "1. 2,-1\n1... 0,-1\n2. 0,1\n" in answer.out
    assert answer.out.endswith("5. 2,0\nBlack wins: ring (S5)\nThe game is saved in ring.hgn.\n")
    game = read_game("ring.hgn")
    assert (game.result, game.tags["Termination"], len(list(game.mainline()))) == ("1-0", "ring", 9)


def test_a_game_of_abalone_to_its_end():
    answer = play("abalone", "--fen", LAST_PUSH, lines=["a3a4", "n"])
    assert (answer.code, answer.out) == (0, "40. a3a4\nBlack wins: six pushed off (A15)\n")


def test_moves_are_read_as_people_write_them():
    answer = play("abalone", "--save", "a.hgn", lines=["  C3 D3 ", "", "g5f5"])
    assert (answer.code, answer.out.splitlines()[:2]) == (0, ["1. c3d3", "1... g5f5"])


def test_illegal_moves_are_refused_with_the_rule_and_marked():
    answer = play("abalone", "--save", "a.hgn", lines=["c3e3", "zz", "c3d3"])
    assert answer.code == 1
    assert "A marble moves by one cell only. (A5)\n“zz” is not a move: expected two cells" in answer.out
    assert "1. c3d3\n" in answer.out


def test_the_end_of_the_input_saves_the_game_and_names_the_file(folder):
    answer = play("abalone", lines=["c3d3", "g5f5"])
    (path,) = folder.iterdir()
    assert answer.code == 0
    assert answer.out.endswith(f"The game is saved in {path}.\n")
    assert [str(node.move) for node in read_game(path).mainline()] == ["c3d3", "g5f5"]
    assert read_game(path).result == "*"


def test_saved_games_have_unique_file_names(folder):
    for _ in range(3):
        play("six", lines=["2,-1"])
    assert len(list(folder.iterdir())) == 3


def test_a_game_without_moves_is_not_saved(folder):
    assert (play("six", lines=[]).code, play("six", lines=["quit"]).code) == (0, 0)
    assert list(folder.iterdir()) == []


def test_quit_asks_whether_to_save(folder):
    assert play("six", lines=["2,-1", "quit", "n"]).code == 0
    assert list(folder.iterdir()) == []
    answer = play("six", lines=["2,-1", "quit", "mine.hgn"])
    assert answer.out.endswith("The game is saved in mine.hgn.\n")
    assert [path.name for path in folder.iterdir()] == ["mine.hgn"]
    play("six", lines=["2,-1", "quit", "y"])
    assert len(list(folder.iterdir())) == 2


def test_a_name_that_is_taken_is_asked_for_again(folder):
    (folder / "mine.hgn").write_text("precious")
    answer = play("six", lines=["2,-1", "quit", "mine.hgn", "other.hgn"])
    assert "Not saved: mine.hgn already exists: give a new name." in answer.out
    assert (folder / "mine.hgn").read_text() == "precious"
    assert (folder / "other.hgn").exists()


def test_undo():
    answer = play("abalone", "--save", "a.hgn", lines=["undo", "c3d3", "undo", "c4d4"])
    assert "There is no move to take back.\n1. c3d3\nc3d3 is taken back.\n1. c4d4\n" in answer.out
    assert [str(node.move) for node in read_game("a.hgn").mainline()] == ["c4d4"]


def test_an_undone_move_is_not_saved():
    play("six", "--save", "a.hgn", lines=["2,-1", "undo"])
    assert list(read_game("a.hgn").mainline()) == []


def test_resign():
    answer = play("abalone", "--save", "a.hgn", lines=["c3d3", "resign"])
    assert "Black wins: resignation\n" in answer.out
    assert read_game("a.hgn").result == "1-0"


def test_a_draw_needs_both():
    answer = play("six", "--save", "a.hgn", lines=["draw", "what", "no", "2,-1", "draw", "yes"])
    assert answer.out.startswith("Please answer yes or no.\nRed plays on.\n1. 2,-1\nDraw: agreement\n")
    assert read_game("a.hgn").result == "1/2-1/2"


def test_moves_explain_formations_board_flip_and_help():
    answer = play(
        "six", lines=["moves", "explain 5,5", "explain zz", "formations", "board", "flip", "help", "moves zz"]
    )
    assert answer.out.startswith("1,1\n2,-1\n2,0\nIllegal: ")
    assert "None of these on this board." in answer.out
    assert answer.out.count("20 in hand") == 4
    assert "once the hands are empty" in answer.out
    assert "“zz” is not a cell" in answer.out


def test_formations_of_a_kind():
    answer = play("abalone", lines=["formations block", "formations threat", "moves e5"])
    assert "a1 a2 a3 b2 b3 b4 c3 c4 c5 · a3 a4 a5" in answer.out
    assert 'Abalone has no "threat"' in answer.out
    assert "No legal move of e5." in answer.out


def test_save_during_a_game(folder):
    answer = play("six", lines=["2,-1", "save", "save a.hgn", "0,1"])
    assert "Save it where?" in answer.out
    assert answer.out.endswith("\nThe game is saved in a.hgn.\n")
    assert len(list(read_game("a.hgn").mainline())) == 2


def test_a_shape_is_declared_by_hand():
    lines = [*RING[:8], "2,0", "-1,0", "#"]
    answer = play("six", "--declare", "manual", "--save", "a.hgn", lines=lines)
    assert answer.code == 0
    assert answer.out.endswith("6. #\nBlack wins: ring (S5)\nThe game is saved in a.hgn.\n")
    assert "2,0#" in play("six", "--declare", "manual", "--save", "b.hgn", lines=[*RING[:8], "2,0#"]).out


def test_a_game_is_resumed_where_it_was_left():
    play("six", "--players", "4", "--clock", "10", "--save", "a.hgn", lines=RING[:4])
    answer = play("--resume", "a.hgn", lines=RING[4:])
    assert answer.out.startswith("3. 1,1\n")
    game = read_game("a.hgn")
    assert (game.result, game.tags["TimeControl"], game.tags["Players"]) == ("1-0", "600", "4")
    assert all(node.clock is not None for node in game.mainline())


def test_a_resumed_game_can_be_saved_elsewhere():
    play("six", "--save", "a.hgn", lines=["2,-1"])
    play("--resume", "a.hgn", "--save", "b.hgn", lines=["0,1"])
    assert [len(list(read_game(name).mainline())) for name in ("a.hgn", "b.hgn")] == [1, 2]


def test_a_resumed_game_without_new_moves_is_unchanged(folder):
    path = folder / "a.hgn"
    path.write_text('[Game "six"]\n\n1. 2,-1\n0,1 {by hand} *\n')
    before = path.read_text()
    answer = play("--resume", "a.hgn", lines=["board", "quit"])
    assert answer.out.endswith("The game is saved in a.hgn.\n")
    assert path.read_text() == before


def test_initial_moves_are_saved_too():
    play("six", "--moves", "2,-1 0,1", "--save", "a.hgn", lines=["quit"])
    assert len(list(read_game("a.hgn").mainline())) == 2


def test_the_game_is_asked_for():
    assert "1. 2,-1\n" in play(lines=["chess", "s", "2,-1"]).out
    assert failure("play", given="chess\n") == "no game was chosen: choose abalone or six"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], 'there is no game called "chess": expected abalone or six'),
        (["six", "--clock", "soon"], '"soon" is not a time control: try 10, 15+10 or 15d5 (minutes)'),
        (["six", "--clock", "0"], '"0" is not a time control'),
        (
            ["six", "--save", "here.hgn"],
            "here.hgn already exists: give a new name, or continue it with --resume here.hgn",
        ),
        (["--resume", "none.hgn"], "none.hgn: no such file or directory"),
        (["--resume", "here.hgn"], "here.hgn:1:1: "),
        (["six", "--resume", "here.hgn"], "here.hgn already defines how its game begins"),
        (["--resume", "here.hgn", "--rules", "basic"], "here.hgn already defines how its game begins"),
        (["--resume", "game.apgn"], "game.apgn is not a .hgn file: add --save FILE"),
        (["--resume", ".", "--save", "a.hgn"], "is a directory"),
        (["six", "--layout", "star"], "--layout is an option of Abalone only"),
        (["abalone", "--fen", "5/6/7/8/9/8/7/6/2SS1 6 0 w 0 40"], "is already over (1-0, six pushed off)"),
    ],
)
def test_invalid_arguments_are_reported(folder, args, said):
    (folder / "here.hgn").write_text("nonsense")
    assert said in failure("play", *args)


def test_only_one_open_game_can_be_resumed(folder, record):
    assert "contains several games: expected a file with one" in failure("play", "--resume", record)
    play("six", "--save", "over.hgn", lines=["resign"])
    play("six", "--save", "done.hgn", lines=["2,-1", "resign"])
    assert "is already over (1-0, resignation)" in failure("play", "--resume", "done.hgn")


def test_a_game_that_cannot_be_saved_is_printed(folder, monkeypatch):
    monkeypatch.setattr("hexad.cli.play.record_file.replacing", lambda path: (folder / "none" / "a").open("wb"))
    answer = play("six", lines=["2,-1", "0,1"])
    assert answer.out.endswith("\n1. 2,-1 0,1 *\n")


def test_a_full_disk_does_not_end_the_game(folder):
    (folder / "sub").mkdir()
    answer = play("six", "--save", "none/a.hgn", lines=["2,-1", "0,1"])
    assert "The game could not be saved in none/a.hgn: no such file or directory." in answer.out
    (path,) = folder.glob("*.hgn")
    assert answer.out.endswith(f"The game is saved in {path}.\n")
    assert len(list(read_game(path).mainline())) == 2
