"""`hexad tournament`: its tables, its files, and what it refuses."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time

import pytest

from hexad.record import read_games
from tests.arena.matches import hexad_program, opponent

from .lines import failure, hexad, process
from .terminals import Terminal

THREE = ("--player", "engine:level=1", "--player", "greedy", "--player", "Luck=random", "--clock", "60")
COMMAND = ("tournament", "six", *THREE)


def games_of(path):
    return sorted((game.tags["Round"][0], game.tags["Black"], str(game.end().fen())) for game in read_games(path))


def test_the_tables():
    answer = hexad(*COMMAND)
    lines = answer.out.splitlines()
    assert (answer.code, answer.err) == (0, "")
    assert lines[0].split() == ["player", "elo", "±", "points", "SB", "+", "=", "−"]
    assert {line.split()[1] for line in lines[1:4]} == {"engine:level=1", "greedy", "Luck"}
    assert [line.split()[0] for line in lines[6:9]] == ["1", "2", "3"]
    assert lines[5].split() == ["player", "1", "2", "3"]
    cells = [line.split()[2:] for line in lines[6:9]]
    for row in range(3):
        assert cells[row][row] == "·"
        for column in range(row):
            mirrored = cells[column][row].translate(str.maketrans("10", "01"))
            assert cells[row][column] == mirrored
            assert len(mirrored) == 2
    assert lines[10].split() == ["games", "6", "of", "6"]


@pytest.mark.parametrize(
    ("language", "headings", "remark"),
    [
        ("de", "Spieler Elo ± Punkte SoBe + = −", "Partien 6 von 6"),
        ("hu", "játékos Élő ± pont SB + = −", "játszma 6 / 6"),
        ("tr", "oyuncu Elo ± puan SB + = −", "oyun 6/6"),
    ],
)
def test_the_tables_are_in_the_language_of_the_command_line(language, headings, remark):
    answer = hexad("--language", language, *COMMAND)
    lines = [" ".join(line.split()) for line in answer.out.splitlines()]
    assert lines[0] == headings
    assert remark in lines
    assert not re.search(r"\b(player|games|endings|line|triangle|ring)\b", answer.out)


def test_many_games_of_two_players_are_summed_up():
    answer = hexad(*COMMAND, "--cycles", "6", "--ply-limit", "6", "--random-plies", "4")
    assert "·  3  3\n" in answer.out, "six drawn games are three points"


def test_the_table_of_a_swiss_tournament():
    players = ("--player", "greedy", "--player", "random", "--player", "Luck=random", "--clock", "60")
    lines = hexad("tournament", "six", *players, "--format", "swiss", "--rounds", "3").out.splitlines()
    assert lines[0].split()[4] == "Buchholz"
    cells = [cell for line in lines[6:9] for cell in line.split()[2:]]
    assert cells.count("+") == 3, "everybody rests once"
    assert all(re.fullmatch(r"\+|[123][br][10½]", cell) for cell in cells)


def test_json():
    answer = hexad(*COMMAND, "--format", "gauntlet", "--cycles", "1", "--json")
    data = json.loads(answer.out)
    keys = "game tournament format stages games planned plies tie_break table results endings unstarted unpairable"
    assert list(data) == keys.split()
    assert (data["format"], data["games"], data["planned"]) == ("gauntlet", 2, 2)
    row = data["table"][0]
    assert list(row)[:8] == ["rank", "name", "points", "games", "wins", "draws", "losses", "tie_break"]
    assert row["low"] < row["elo"]
    assert sum(one["points"] for one in data["table"]) == 2
    assert list(data["results"][0]) == ["round", "first", "second", "result", "reason", "failure", "plies"]


def test_programs_get_their_options_and_those_that_fail_are_named():
    program, faulty = hexad_program("six"), opponent("faulty", "six", "crash")
    players = ("--player", f"Good={program}", "--player", f"Bad={faulty}", "--clock", "60")
    answer = hexad("tournament", "six", *players, "--player-option", "1:Level=1", "--player-option", "1:Hash=1")
    assert answer.code == 1
    assert "failed" in answer.out.splitlines()[0]
    assert "failures       Bad: crash 2" in answer.out
    assert "ZeroDivisionError: out of marbles" in answer.out
    answer = hexad("tournament", "six", *players, "--player-option", "1:Colour=1", "--json")
    assert json.loads(answer.out)["unstarted"] == "Good"


@pytest.mark.parametrize("language", ["en", "de", "hu", "tr"])
def test_a_tournament_without_a_clock_is_refused_with_the_rule(language):
    players = ("--player", "engine:level=1", "--player", "random")
    assert "(A16)" in failure("--language", language, "tournament", "six", *players, "--nodes", "100")


def test_a_tournament_that_is_killed_continues_and_ends_as_if_it_had_not_been(tmp_path):
    whole, path = tmp_path / "whole.hgn", tmp_path / "cup.hgn"
    args = ("tournament", "six", *THREE, "--cycles", "8", "--concurrency", "2", "--save")
    assert hexad(*args, whole).code == 0
    for count in (1, 9):
        with started(*args, path) as running:
            wait_for_games(path, count, running)
            running.kill()
    answer = hexad(*args, path, "--json")
    assert json.loads(answer.out)["games"] == 24
    assert games_of(path) == games_of(whole)
    assert hexad("replay", path, "--check").code == 0


def test_ctrl_c_prints_the_tables_and_how_to_continue(tmp_path):
    path = tmp_path / "cup.hgn"
    args = ("tournament", "six", *THREE, "--player", opponent("random_mover", "six"), "--cycles", "1000")
    with started(*args, "--save", path) as running:
        wait_for_games(path, 3, running)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
        assert running.returncode == 130
    assert out.decode().split()[:2] == ["player", "elo"]
    assert err == b"hexad: interrupted: the same command continues the tournament\n"
    assert len(games_of(path)) >= 3


def started(*args):
    command = [sys.executable, "-m", "hexad", *map(str, args)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_games(path, count, running):
    """Wait until the file has so many records, or the program has ended."""
    while running.poll() is None and not (path.exists() and path.read_bytes().count(b"[Tournament ") >= count):
        time.sleep(0.02)


@pytest.mark.parametrize("columns", [80, 120])
def test_a_terminal_shows_tables_that_fit_and_a_progress_bar(tmp_path, columns):
    names = [("--player", f"Player with a long name, number {number:02}=random") for number in range(12)]
    players = [word for name in names for word in name]
    args = ("tournament", "six", *players, "--clock", "60", "--ply-limit", "5", "--cycles", "2")
    with Terminal(*args, cwd=tmp_path, lines=60, columns=columns) as terminal:
        seen = terminal.until("100 %") + terminal.until("132 of 132") + terminal.end()[0]
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "\n", seen).splitlines()
    assert max(map(len, lines)) <= columns
    assert any("½½" in line for line in lines)


def test_a_pipe_gets_whole_names():
    name = "A name of forty letters is not shortened"
    assert (
        name.encode()
        in process("tournament", "six", "--player", "random", "--player", f"{name}=random", "--clock", "60").stdout
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--player", "magic"], '--player: "magic" is not a player: expected one of engine'),
        (["--player", "Fox=magic"], '--player: "magic" is not a player'),
        (["--player", "=random"], '--player: "" is not a name: expected 1 to 40 letters'),
        (["--player-option", "Hash=64"], '--player-option is "Hash=64": expected the number of a player and an option'),
        (["--player-option", "4:Hash=64"], '--player-option is "4": expected a number from 1 to 3'),
        (["--player-option", "1:Hash"], '--player-option is "Hash": expected a name and a value'),
        (["--player-option", "1:Hash=64"], '--player: "engine:level=1" is not a program'),
        (["--format", "league"], '--format is "league": expected round-robin, gauntlet or swiss'),
        (["--rounds", "3"], "--rounds cannot be used with --format round-robin: expected --cycles"),
        (["--format", "swiss", "--cycles", "3"], "--cycles cannot be used with --format swiss: expected --rounds"),
        (["--format", "swiss", "--rounds", "4"], "3 players cannot have 4 rounds: expected 3 or fewer"),
        (["--clock", "10d5"], '--clock is "10d5": expected seconds'),
        (["--save", "/no/such/folder/m.hgn"], "/no/such/folder/m.hgn: no such file or directory"),
    ],
)
def test_invalid_arguments_are_reported(args, said):
    assert said in failure(*COMMAND, *args)
