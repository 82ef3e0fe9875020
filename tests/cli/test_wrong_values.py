"""Wrong values for every option of every command, and broken records: no English reaches users of other languages."""

from __future__ import annotations

from importlib import import_module

import click
import pytest

from hexad.cli.app import COMMANDS
from hexad.cli.commands import admin, puzzles
from tests.record.test_errors import BROKEN

from .languages import check_languages
from .lines import hexad

# A value that is neither a number, a name, a file nor a move.
WRONG = "0zz/0zz"

# The arguments with which a command runs, and the options that accept any text.
RUN = {
    "play": ("abalone", "--resume --save"),
    "serve": ("", "--host --data"),
    "admin games": ("--data none", "--data"),
    "admin show": ("x --data none", "--data"),
    "admin repair": ("x --data none --yes", "--data"),
    "admin rerate": ("--data none --check", "--data"),
    "admin reports": ("--data none", "--data"),
    "admin report": ("1 --data none", "--data --close --as"),
    "admin close-account": ("x --reason y --data none", "--data --reason --as"),
    "admin reopen-account": ("x --reason y --data none", "--data --reason --as"),
    "admin hide-name": ("x --reason y --data none", "--data --reason --as"),
    "admin audit": ("--data none", "--data"),
    "show": ("abalone", "--svg --png"),
    "moves": ("abalone", ""),
    "explain": ("abalone a1b2", ""),
    "formations": ("abalone", ""),
    "glossary": ("", ""),
    "rules": ("abalone", ""),
    "rulebook": ("abalone", "--output"),
    "layouts": ("", ""),
    "replay": ("good.hgn", ""),
    "convert": ("good.hgn --output out.hgn", "--output"),
    "perft": ("abalone 1", ""),
    "analyse": ("abalone --time 0.01", "--output --svg"),
    "ugi": ("", ""),
    "engine": ("--json", ""),
    "bench": ("", ""),
    "match": ("abalone --first random --second random --games 2 --random-plies 0 --ply-limit 2", "--save"),
    "tournament": (
        "abalone --player random --player random --cycles 1 --random-plies 0 --ply-limit 2 --clock 60",
        "--save",
    ),
    "puzzles check": ("", ""),
    "puzzles make": ("--game six --out out.jsonl --count 1", "--out"),
    "puzzles show": ("", ""),
}


def commands() -> dict[str, click.Command]:
    """Every command by its full name; those of a group stand for the group."""
    groups = {"admin": admin.COMMANDS, "puzzles": puzzles.COMMANDS}
    names = [f"{name} {one}" if one else name for name in COMMANDS for one in groups.get(name, ("",))]
    modules = {name: name.replace("-", "_").split() for name in names}
    return {
        name: getattr(import_module(".".join(("hexad.cli.commands", *parts))), parts[-1])
        for name, parts in modules.items()
    }


def options() -> list[tuple[str, str]]:
    """Every option that takes a value, with its command. All commands share --language."""
    found = [
        (name, max(option.opts, key=len))
        for name, command in commands().items()
        for option in command.params
        if isinstance(option, click.Option) and not option.is_flag
    ]
    return [(name, option) for name, option in found if option not in ("--language", *RUN[name][1].split())]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.hgn").write_text('[Game "abalone"]\n\n1. a1b2 *\n')
    return tmp_path


def test_every_command_is_here():
    assert set(RUN) == set(commands())


def check_refusals(line: list[str]) -> None:
    """A command line is refused in every language, without English words in the others."""
    assert {answer.out for answer in check_languages(*line).values()} == {""}


@pytest.mark.parametrize(("command", "option"), options())
def test_a_wrong_value_is_refused_in_the_language(command, option):
    line = [*command.split(), *RUN[command][0].split(), f"{option}={WRONG}"]
    check_refusals(line)


PLAYERS = [
    "api:",
    "api:http://x/Fox",
    "engine:level=11",
    "engine:depth=0",
    "engine:x=1",
    "engine:hash=999999999",
    "random:1",
    "ugi:",
    "ugi:'x",
]
TWO = ["tournament", "abalone", "--player", "random", "--player", "random", "--clock", "60"]
LINES = [
    *(["match", "abalone", "--second", "random", "--games", "2", "--first", player] for player in PLAYERS),
    ["match", "abalone", "--first", "random", "--second", "random", "--first-option", "Hash=1"],
    ["match", "abalone", "--first", "random", "--second", "random", "--clock", "10d5"],
    ["match", "abalone", "--first", "random", "--second", "random", "--openings", "empty.hgn"],
    ["match", "six", "--first", "random", "--second", "random", "--openings", "good.hgn"],
    ["match", "abalone", "--first", "random", "--second", "random", "--save", "good.hgn"],
    ["tournament", "abalone", "--player", "random", "--player", "random"],
    ["tournament", "abalone", "--player", "random", "--clock", "60"],
    ["tournament", "abalone", "--player", "=random", "--player", "random", "--clock", "60"],
    [*TWO, "--format", "swiss", "--rounds", "2"],
    [*TWO, "--format", "swiss", "--cycles", "2"],
    [*TWO, "--player-option", "2:Hash=1"],
    [*TWO, "--player-option", "3:Hash=1"],
    [*TWO, "--save", "good.hgn"],
    ["show", "six", "--highlight", "900,900"],
    ["show", "six", "--svg", "-", "--last-move", "!"],
    ["show", "abalone", "--highlight", "a6"],
    ["engine", "--json", "--hash", "4096", "--workers", "64"],
]


@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_other_wrong_values_are_refused_in_the_language(line, folder):
    (folder / "empty.hgn").write_text("")
    check_refusals(line)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_in_the_language(name, folder):
    text = BROKEN[name][0]
    (folder / "broken.hgn").write_bytes(text.encode("utf-8", "surrogatepass"))
    check_languages("replay", "broken.hgn", code=hexad("replay", "broken.hgn").code)
