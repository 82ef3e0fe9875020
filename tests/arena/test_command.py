"""`hexad match`."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.lines import failure, hexad
from tests.cli.terminals import Terminal

from .matches import hexad_program, opponent

QUICK = ("--nodes", "200", "--games", "2")


def test_the_table():
    answer = hexad("match", "six", "--first", "engine", "--second", "random", *QUICK)
    lines = [line.split() for line in answer.out.splitlines()]
    assert answer.code == 0
    assert lines[0] == ["player", "points", "won", "drawn", "lost", "moving", "first", "moving", "second", "failed"]
    assert lines[1] == ["engine", "2", "2", "0", "0", "1-0-0", "1-0-0", "0"]
    assert lines[2] == ["random", "0", "0", "0", "2", "0-0-1", "0-0-1", "0"]
    assert ["games", "2", "of", "2"] in lines


@pytest.mark.parametrize(
    ("language", "headings", "remark"),
    [
        ("de", "Spieler Punkte Siege Remis Niederlagen als Erster als Zweiter Fehler", "Partien 2 von 2"),
        ("hu", "játékos pont győzelem döntetlen vereség kezdőként másodikként hiba", "játszma 2 / 2"),
        ("tr", "oyuncu puan galibiyet beraberlik yenilgi ilk oynarken ikinci oynarken hata", "oyun 2/2"),
    ],
)
def test_the_table_is_in_the_language_of_the_command_line(language, headings, remark):
    answer = hexad("--language", language, "match", "six", "--first", "engine", "--second", "random", *QUICK)
    lines = [" ".join(line.split()) for line in answer.out.splitlines()]
    assert lines[0] == headings
    assert remark in lines
    assert not re.search(r"\b(games|elo|endings|line|triangle|ring|at least)\b", answer.out)


def test_failures_are_named_in_the_language_of_the_command_line():
    players = ("--first", "random", "--second", opponent("faulty", "abalone", "crash"))
    answer = hexad("--language", "de", "match", "abalone", *players, *QUICK, "--sprt", "0,10")
    assert "Absturz 2" in answer.out
    assert "erster Fehler" in answer.out
    assert "Elo 0 oder 10" in answer.out


def test_json():
    answer = hexad("match", "six", "--first", "engine", "--second", "greedy", *QUICK, "--sprt", "0,10", "--json")
    data = json.loads(answer.out)
    keys = "game match first second games plies points wins draws losses pentanomial elo low high score superiority"
    assert list(data) == [*keys.split(), "sprt", "failures", "endings", "stopped"]
    assert (data["first"], data["games"], sum(data["pentanomial"])) == ("engine", 2, 1)
    assert list(data["sprt"]) == ["elo0", "elo1", "ratio", "low", "high", "for"]
    assert data["failures"] == {"first": {}, "second": {}}


def test_failures_are_named_and_set_the_exit_code():
    args = ["match", "abalone", "--first", "random", "--second", opponent("faulty", "abalone", "crash"), *QUICK]
    answer = hexad(*args, "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["failures"] == {"first": {}, "second": {"crash": 2}}
    text = hexad(*args)
    assert "crash 2" in text.out
    assert "ZeroDivisionError: out of marbles" in text.out


def test_a_player_that_does_not_start_is_reported():
    answer = hexad("match", "abalone", "--first", "random", "--second", "ugi:/no/such/program", *QUICK)
    assert answer.code == 1
    assert "Black" not in answer.out
    assert "White: does not start: /no/such/program: no such file or directory" in answer.out
    assert "stopped        ugi:/no/such/program does not start" in answer.out


def test_saved_games_count_when_a_match_is_resumed(tmp_path):
    path = tmp_path / "match.hgn"
    args = ("match", "six", "--first", "random", "--second", "random", "--save", path, "--json")
    assert json.loads(hexad(*args, *QUICK).out)["second"] == "random (2)"
    assert json.loads(hexad(*args, "--nodes", "200", "--games", "6").out)["games"] == 6
    assert hexad("replay", path, "--check").code == 0
    assert 'expected "six: random - random (2); nodes 300' in failure(*args, "--nodes", "300", "--games", "2")


def test_levels_play_without_a_limit_unless_one_is_given():
    args = ("match", "six", "--first", "engine:level=2", "--json", "--games", "2")
    assert "; no limit, at most 400" in json.loads(hexad(*args, "--second", "engine:level=1").out)["match"]
    assert "; nodes 99, at most 400" in json.loads(hexad(*args, "--second", "random", "--nodes", "99").out)["match"]
    full = hexad(*args, "--second", "engine", "--ply-limit", "6")
    assert "; movetime 100, at most 6" in json.loads(full.out)["match"]


def test_a_program_gets_its_options():
    program = hexad_program("six")
    options = ("--first-option", "Level=2", "--second-option", "Level=1", "--second-option", "Hash=1")
    answer = hexad("match", "six", "--first", program, "--second", program, *options, *QUICK, "--json")
    data = json.loads(answer.out)
    assert (answer.code, data["games"]) == (0, 2)
    assert (data["first"], data["second"]) == (f"{program} [Level=2]", f"{program} [Level=1 Hash=1]")


def test_an_unknown_option_of_a_program_is_reported():
    args = ("--second", hexad_program("six"), "--second-option", "Colour=3")
    answer = hexad("match", "six", "--first", "random", *args, *QUICK)
    assert answer.code == 1
    assert "White: does not start" not in answer.out
    assert "Red: does not start: it has no option Colour: expected Hash, Threads, Lines, Level" in answer.out


def test_a_terminal_shows_a_table_and_a_progress_bar(tmp_path):
    args = ("match", "six", "--first", "engine", "--second", "random", *QUICK)
    with Terminal(*args, cwd=tmp_path, columns=110) as terminal:
        terminal.until("100 %")
        terminal.until("2 of 2")
        assert terminal.end()[1] == 0


def test_ctrl_c_keeps_finished_games(tmp_path):
    path = tmp_path / "match.hgn"
    players = ["--first", "random", "--second", opponent("random_mover", "six")]
    command = [sys.executable, "-m", "hexad", "match", "six", *players, "--games", "100000", "--save", str(path)]
    with subprocess.Popen([*command, "--nodes", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while process.poll() is None and not (path.exists() and path.stat().st_size):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(30) == 130
        finally:
            process.kill()
    assert hexad("replay", path, "--check").code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["go"], 'there is no game called "go": expected abalone or six'),
        (
            ["six", "--first", "magic"],
            '--first: "magic" is not a player: expected one of engine, engine:level=3, random',
        ),
        (["six", "--second", "random:1"], '--second: "random:1" is not a player'),
        (["six", "--second", "ugi:"], "--second: ugi: has no command"),
        (["six", "--second", 'ugi:a "b'], "cannot be read: a quotation mark is not closed"),
        (["six", "--first", "engine:depth=x"], '"depth=x" is no option, expected level=N, depth=N'),
        (
            ["six", "--first", "engine:level=11"],
            '--first: "engine:level=11" is not a player: level is 11, expected 1 to 10',
        ),
        (["six", "--first-option", "Hash=3"], '--first: "random" is not a program: expected its options as in engine:'),
        (
            ["six", "--second", "ugi:x", "--second-option", "Hash"],
            '--second-option is "Hash": expected a name and a value',
        ),
        (["six", "--second", "ugi:x", "--second-option", "=3"], '--second-option is "=3": expected a name and a value'),
        (["six", "--second", "ugi:x", "--second-option", "a=\n"], "expected a name and a value, e.g. Hash=64"),
        (["six", "--second", "ugi:x", "--second-option", "a=\0"], "cannot be sent to a program: expected words"),
        (["six", *("--first-option", "a=1", "--first-option", "A=2")], "--first-option A is given twice"),
        (["six", "--first", "engine:threads=9999"], "threads is 9999: expected 1 to 256"),
        (["six", "--games", "3"], "--games is 3: expected an even number"),
        (["six", "--clock", "x"], '--clock is "x": expected seconds'),
        (["six", "--clock", "10d5"], '--clock is "10d5": expected seconds'),
        (["six", "--movetime", "0"], '--movetime is "0": expected a number, 1 or more'),
        (["six", "--openings", "standard"], '--openings: "standard" is not an opening: expected basic, advanced'),
        (["six", "--openings", "/no/such.hgn"], "/no/such.hgn: no such file or directory"),
        (["six", "--sprt", "5"], '--sprt is "5": expected two numbers, e.g. 0,10'),
        (["six", "--sprt", "5,0"], "expected the smaller number first"),
        (["six", "--adjudicate", "5"], '--adjudicate is "5": expected points and plies'),
        (["six", "--save", "/no/such/folder/m.hgn"], "/no/such/folder/m.hgn: no such file or directory"),
    ],
)
def test_invalid_arguments_are_reported(args, said):
    given = [] if "--first" in args else ["--first", "random"]
    given += [] if "--second" in args else ["--second", "random"]
    assert said in failure("match", *args, *given)
