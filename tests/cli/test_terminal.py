"""`hexad play` and other commands in a real terminal."""

from __future__ import annotations

import re
import signal

import pytest

from hexad.record import read_game

from .lines import RING
from .terminals import Terminal


def plain(text):
    """The output without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x01\x02]", "", text)


def test_a_short_game_of_six(tmp_path):
    with Terminal("play", "six", cwd=tmp_path) as terminal:
        for number, move in enumerate(RING):
            shown = terminal.until("Red › " if number % 2 else "Black › ")
            assert "48;5;" in shown
            assert f"move {number // 2 + 1}" in plain(shown)
            terminal.type(f"{move}\r")
        shown = terminal.until("file name: ")
        assert "Black wins: ring (S5)" in plain(shown)
        terminal.type("ring.hgn\r")
        rest, code = terminal.end()
    assert code == 0
    assert "The game is saved in ring.hgn." in plain(rest)
    assert read_game(tmp_path / "ring.hgn").result == "1-0"


def test_choosing_the_game_illegal_moves_and_resigning(tmp_path):
    with Terminal("play", cwd=tmp_path) as terminal:
        terminal.until("Abalone or Six? ")
        terminal.type("a\r")
        assert "Abalone · standard · move 1" in plain(terminal.until("Black › "))
        terminal.type("c3e3\r")
        assert "A marble moves by one cell only. (A5)" in plain(terminal.until("Black › "))
        terminal.type("c3d3\r")
        assert "last c3d3" in plain(terminal.until("White › "))
        terminal.type("resign\r")
        terminal.until("do you resign? [y/n] ")
        terminal.type("n\r")
        terminal.until("White › ")
        terminal.type("quit\r")
        terminal.until("file name: ")
        terminal.type("n\r")
        assert terminal.end()[1] == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_interrupting_saves_the_game(tmp_path, key, code):
    with Terminal("play", "abalone", cwd=tmp_path) as terminal:
        terminal.until("Black › ")
        terminal.type("c3d3\r")
        terminal.until("White › ")
        terminal.type(key)
        rest, ended = terminal.end()
    (path,) = tmp_path.iterdir()
    assert f"The game is saved in {path}." in plain(rest).replace("\n", "")
    assert "Traceback" not in rest
    assert ended == code
    assert len(list(read_game(path).mainline())) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_game(tmp_path, number):
    with Terminal("play", "abalone", cwd=tmp_path) as terminal:
        terminal.until("Black › ")
        terminal.type("c3d3\r")
        terminal.until("White › ")
        terminal.process.send_signal(number)
        assert terminal.end()[1] == 128 + number
    (path,) = tmp_path.iterdir()
    assert len(list(read_game(path).mainline())) == 1


def test_closing_the_terminal_saves_the_game(tmp_path):
    with Terminal("play", "abalone", cwd=tmp_path) as terminal:
        terminal.until("Black › ")
        terminal.type("c3d3\r")
        terminal.until("White › ")
        terminal.close()
    (path,) = tmp_path.iterdir()
    assert len(list(read_game(path).mainline())) == 1


def test_a_flag_falls_while_the_player_thinks(tmp_path):
    with Terminal("play", "six", "--clock", "0.01", "--save", "a.hgn", cwd=tmp_path) as terminal:
        assert "0." in plain(terminal.until("Black › "))
        rest, code = terminal.end()
    assert "Red wins: time (A16)" in plain(rest)
    assert code == 0


def test_a_large_terminal_shows_a_large_board(tmp_path):
    with Terminal("show", "abalone", cwd=tmp_path, lines=40, columns=100, COLORTERM="truecolor") as terminal:
        shown, code = terminal.end()
    assert code == 0
    assert shown.count("▟") == 61
    assert "\x1b[38;2;" in shown


def test_no_color_turns_colours_off(tmp_path):
    with Terminal("show", "abalone", cwd=tmp_path, NO_COLOR="1") as terminal:
        shown, _ = terminal.end()
    assert "\x1b" not in shown
    assert "◉ ◉ ◉" in shown


def test_layouts_side_by_side(tmp_path):
    with Terminal("layouts", cwd=tmp_path, NO_COLOR="1") as terminal:
        shown, _ = terminal.end()
    assert re.search("standard +belgian-daisy +german-daisy", shown)


def test_a_picture_is_not_written_to_a_terminal(tmp_path):
    with Terminal("show", "six", "--png", "-", cwd=tmp_path) as terminal:
        shown, code = terminal.end()
    assert (code, shown.startswith("hexad: a terminal cannot display this picture")) == (2, True)


def test_a_progress_bar_and_an_interrupt(tmp_path):
    with Terminal("perft", "abalone", "8", cwd=tmp_path) as terminal:
        terminal.until("depth 6")
        terminal.type("\x03")
        rest, code = terminal.end()
    assert code == 130
    assert "Traceback" not in rest
    assert "\x1b[?25h" in rest, "the cursor is shown again"


@pytest.mark.parametrize(("players", "is_told"), [("4", True), ("2", False)])
def test_partners_are_told_that_they_may_not_talk(tmp_path, players, is_told):
    with Terminal("play", "six", "--players", players, cwd=tmp_path) as terminal:
        shown = plain(terminal.until(" › "))
        assert ("Partners may neither talk about the game nor give each other signs." in shown) == is_told
