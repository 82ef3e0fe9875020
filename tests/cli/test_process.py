"""The command line as a process: pipes that close, streams that are missing, exit codes, speed of start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexad as library
from hexad.cli import main
from hexad.cli.app import COMMANDS
from hexad.record import read_game

from .lines import hexad, one_line, process

HUMAN_GAMES = Path(__file__).parents[3] / "shared" / "data" / "abalone-human-games.apgn"


def into_closed_pipe(*args):
    """Run a command line whose output is a closed pipe: the exit code and standard error."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "hexad", *args]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    return done.returncode, done.stderr


def test_version():
    done = process("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"hexad {library.__version__}\n".encode(), b"")


@pytest.mark.parametrize(
    ("args", "heavy"),
    [
        (["--version"], ["pydantic", "rich", "hexad.record", "hexad.svg", "hexad.clock"]),
        (["moves", "abalone", "--from", "c3", "--json"], ["pydantic", "hexad.record", "hexad.png", "hexad.clock"]),
    ],
    ids=["version", "moves"],
)
def test_a_command_loads_only_what_it_needs(args, heavy):
    code = f"import sys; from hexad.cli import main; main({args}); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(heavy) & set(done.stdout.splitlines()[-1].split())


def test_help():
    done = process("--help")
    assert done.returncode == 0
    assert all(f"\n  {name} " in done.stdout.decode() for name in COMMANDS)
    assert "..." not in done.stdout.decode().split("Commands:")[1], "every command is described in one line"
    assert hexad().out.startswith("Usage: hexad ")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_short_help_with_an_example(name):
    out = hexad(name, "--help").out
    assert f"hexad {name}" in out
    assert "Example" in out
    assert max(map(len, out.splitlines())) <= 80


def test_main_returns_its_code(capsys):
    assert main(["explain", "abalone", "c3d3"]) == 0
    assert main(["explain", "abalone", "c3e3"]) == 1
    assert main(["explain", "abalone", "zz"]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "args",
    [["moves", "six"], ["layouts"], ["--help"], ["show", "abalone", "--svg", "-"], ["perft", "six", "3", "--json"]],
    ids=lambda args: args[0],
)
def test_a_closed_pipe_ends_quietly(args):
    assert into_closed_pipe(*args) == (141, b"")


def test_a_reader_that_closes_the_pipe_after_the_first_line():
    command = f'"{sys.executable}" -m hexad replay - --boards | head -1'
    moves = " ".join(["c3d3 g5f5 d3c3 f5g5"] * 100)
    games = f'[Game "abalone"]\n[Repetition "off"]\n\n{moves} *\n'.encode()
    done = subprocess.run(command, shell=True, input=games, capture_output=True, check=False)
    assert (done.stdout, done.stderr) == ("1. Abalone · standard\n".encode(), b"")


def test_a_game_is_saved_even_if_the_output_is_closed(tmp_path):
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "hexad", "play", "six"]
    done = subprocess.run(
        command, input=b"2,-1\n0,1\n", stdout=writer, stderr=subprocess.PIPE, cwd=tmp_path, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")
    (path,) = tmp_path.iterdir()
    assert len(list(read_game(path).mainline())) >= 1


def test_closed_standard_streams():
    for redirection, code in ((">&-", 0), ("2>&-", 0), ("<&-", 0)):
        done = subprocess.run(f'"{sys.executable}" -m hexad moves six {redirection}', shell=True, check=False)
        assert done.returncode == code


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk():
    done = subprocess.run(
        f'"{sys.executable}" -m hexad moves abalone > /dev/full', shell=True, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, b"hexad: no space left on device\n")


def test_an_ascii_terminal_gets_ascii_letters():
    done = process("formations", "abalone", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"a1 a2 a3 b2 b3 b4 c3 c4 c5 - a3" in done.stdout


def test_file_names_that_are_not_text(tmp_path):
    done = subprocess.run([sys.executable, "-m", "hexad", "show", b"\xff.hgn"], capture_output=True, check=False)
    assert done.returncode == 2
    one_line(done.stderr.decode())


def test_an_internal_error_is_one_line(monkeypatch):
    def fail(*_):
        raise RuntimeError("out of luck")

    monkeypatch.setattr(library.abalone.Board, "fen", fail)
    answer = hexad("moves", "abalone", "--json")
    assert answer.code == 2
    assert "a fault in hexad, not in what you typed: RuntimeError: out of luck" in one_line(answer.err)


def test_a_mistyped_command():
    answer = hexad("shwo")
    assert answer.code == 2
    assert "no such command 'shwo'" in one_line(answer.err)


def test_data_is_one_line_of_json():
    for args in (["moves", "six"], ["perft", "six", "1"], ["formations", "six"], ["show", "six"], ["layouts"]):
        done = process(*args, "--json")
        assert done.stdout.count(b"\n") == 1
        json.loads(done.stdout)


@pytest.mark.skipif(not HUMAN_GAMES.exists(), reason="needs the games of people")
def test_the_games_of_people():
    data = json.loads(hexad("replay", HUMAN_GAMES, "--check", "--json").out)
    assert (data["games"], data["plies"], data["broken"]) == (2000, 202292, [])
