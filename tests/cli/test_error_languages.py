"""Errors of puzzle files, servers and their databases, and of the system, in the user's language."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from hexad.server.serve import StartError, lock_data_directory
from hexad.texts.verdicts import error_sentence
from tests.puzzles.samples import GOOD, puzzle
from tests.puzzles.test_verify import EITHER
from tests.texts.files import OTHERS

from .languages import check_languages, english_in
from .lines import hexad

RING, DEFENCE = GOOD["ring"], GOOD["defence"]
LINES = ["{", "[1]", "7", '"six"', "null", "[" * 100_000, "9" * 5_000]
FIELDS: list[dict[str, object]] = [
    {"game": "chess"},
    {"game": None},
    {"game": ["six"]},
    {"kind": "sumito"},
    {"fen": None},
    {"fen": 3},
    {"id": ""},
    {"options": []},
    {"difficulty": 6},
    {"within": True},
    {"solution": ["0,2", "0,3"]},
    {"accepts": "cell"},
    {"colour": "red"},
]
FALSE = [
    replace(RING, fen="nonsense"),
    replace(RING, options={"colour": 1}),
    replace(RING, options={"rules": "hard"}),
    replace(RING, options={"repetition": 0}),
    replace(RING, options={"declare": "manual"}),
    replace(RING, side="red"),
    replace(RING, id="s0"),
    replace(RING, kind="split"),
    replace(RING, kind="defence"),
    replace(RING, within=2),
    replace(RING, within=4),
    replace(RING, accepts="tile"),
    replace(RING, solution=("9,9",)),
    replace(RING, solution=("zz",)),
    replace(DEFENCE, solution=("0,-1",)),
    replace(DEFENCE, solution=("-2,-1", "1,-3", "2,-4")),
    replace(GOOD["split"], accepts="move"),
    replace(GOOD["last push"], solution=("e7e6",)),
    puzzle("abalone", EITHER, "ejection", "a3a4"),
    puzzle("abalone", EITHER, "ejection", "a3b4", "e1d1", "e7e8"),
    puzzle("abalone", "5/6/7/8/6SS1/8/7/6/5 6 0 w 0 2", "ejection", "e7e8"),
]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder to work in, and no settings of the machine. The logs of the test run stay as they are."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("HEXAD_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr("hexad.cli.server.set_up_logs", lambda **_: None)
    return tmp_path


# Puzzles


def test_every_fault_of_a_puzzle_is_in_the_language(folder):
    data = json.loads(RING.line())
    lines = [*LINES, *(json.dumps({**data, **change}) for change in FIELDS), *(wrong.line() for wrong in FALSE)]
    (folder / "wrong.jsonl").write_text("\n".join(lines))
    for answer in check_languages("puzzles", "check", "wrong.jsonl", code=1).values():
        assert [line.split(": ")[0] for line in answer.err.splitlines()] == [
            f"wrong.jsonl:{number}" for number in range(1, len(lines) + 1)
        ]


@pytest.mark.parametrize("line", [*LINES, FALSE[0].line()], ids=lambda line: line[:20])
def test_a_file_with_a_broken_puzzle_is_neither_continued_nor_shown(line, folder):
    (folder / "wrong.jsonl").write_text(line)
    if line in LINES:
        check_languages("puzzles", "make", "--game", "six", "--out", "wrong.jsonl")
    check_languages("puzzles", "show", "--file", "wrong.jsonl")


# The start of a server

SETTINGS = [
    ("HEXAD_LIMITS", "nonsense"),
    ("HEXAD_LIMITS", '{"bursts": 1}'),
    ("HEXAD_LIMITS", '{"burst": "many"}'),
    ("HEXAD_LIMITS", '{"games_per_hour": 0}'),
    ("HEXAD_NETWORKS", "nonsense"),
    ("HEXAD_NETWORKS", '{"club": 2}'),
    ("HEXAD_NETWORKS", '{"192.0.2.1/24": 2}'),
    ("HEXAD_NETWORKS", '{"192.0.2.0/24": 0}'),
    ("HEXAD_SECRET", "short"),
    ("HEXAD_SECRET_OLD", "short"),
    ("HEXAD_TRUSTED_HOPS", "many"),
    ("HEXAD_DB", "mysql://x"),
    ("HEXAD_BUS", "nonsense"),
]


def check_start(*options: str) -> dict[str, str]:
    """The error line of a server that does not start, in every language."""
    answers = check_languages("serve", "--no-browser", "--port", "0", "--data", "data", *options)
    assert {answer.out for answer in answers.values()} == {""}
    return {language: answer.err for language, answer in answers.items()}


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_a_wrong_setting_is_refused_in_the_language(name, value, monkeypatch):
    monkeypatch.setenv(name, value)
    check_start()


def test_a_short_secret_in_a_file_is_refused_in_the_language(folder):
    (folder / "data").mkdir()
    (folder / "data" / "secret").write_text("short")
    assert all("data/secret" in line for line in check_start().values())


def test_a_taken_port_is_refused_in_the_language():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        check_start("--port", str(taken.getsockname()[1]))


@pytest.mark.parametrize(
    "error", [socket.gaierror(-2, "Name or service not known"), OSError(errno.EADDRNOTAVAIL, "Cannot assign")]
)
def test_a_wrong_host_is_refused_in_the_language(error, monkeypatch):
    def fail(*_, **__):
        raise error

    monkeypatch.setattr(socket, "create_server", fail)
    lines = check_start("--host", "somewhere")
    assert not any("the system says" in line for line in lines.values())


def test_a_folder_that_cannot_be_used_is_refused_in_the_language(folder):
    (folder / "data").touch()
    check_start()
    (folder / "data").unlink()
    (folder / "data").mkdir()
    (folder / "data" / "secret").mkdir()
    check_start()


def test_a_folder_in_use_is_refused_in_the_language(folder):
    with lock_data_directory(folder / "data"):
        assert all(str(os.getpid()) in line for line in check_start().values())
        (folder / "data" / "lock").write_text("")
        check_start()


@pytest.mark.parametrize("content", [b"These are not games.", b"SQLite format 3\x00" + b"\x55" * 8_000])
def test_a_file_that_is_no_database_is_refused_in_the_language(content, folder):
    (folder / "data").mkdir()
    (folder / "data" / "arena.sqlite3").write_bytes(content)
    assert all(".recover" in line for line in check_start().values())


def test_an_unreadable_database_is_refused_in_the_language(folder):
    (folder / "data" / "arena.sqlite3").mkdir(parents=True)
    check_start()


@pytest.mark.parametrize(
    "statements",
    [
        ["create table games (name text)"],
        ["create table alembic_version (version_num text)", "insert into alembic_version values ('9999')"],
    ],
)
def test_a_database_of_another_program_is_refused_in_the_language(statements, folder):
    (folder / "data").mkdir()
    with closing(sqlite3.connect(folder / "data" / "arena.sqlite3")) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()
    check_start()


def test_a_database_that_cannot_be_reached_is_refused_in_the_language():
    lines = check_start("--db", "postgresql://user:password@127.0.0.1:1/games", "--single-process")
    assert all("127.0.0.1:1" in line for line in lines.values())
    assert not any("password" in line for line in lines.values())


def test_a_server_that_stops_at_once_is_explained_in_the_language(monkeypatch):
    monkeypatch.setattr("hexad.server.uvicorn_server.serve", lambda *_: False)
    answers = check_languages("serve", "--no-browser", "--port", "0", "--data", "data")
    assert answers["de"].err.startswith("hexad: der Server ist nicht gestartet")


def test_one_of_several_processes_says_in_one_line_why_it_does_not_start(monkeypatch):
    def fail(*_):
        raise StartError("wrong-serve-log")

    def supervise(_, work):
        with pytest.raises(SystemExit) as ended:
            work()
        return ended.value.code

    monkeypatch.setattr("hexad.cli.server.prepare", lambda _: None)
    monkeypatch.setattr("hexad.cli.server.run", fail)
    monkeypatch.setattr("hexad.cli.server.supervise", supervise)
    shared = ("--db", "postgresql://127.0.0.1:1/games", "--bus", "redis://127.0.0.1:1", "--workers", "2")
    answer = hexad("serve", "--port", "0", "--data", "data", *shared, "--language", "tr")
    assert answer.err == "hexad: sunucu başlamadı; nedeni önceki satırlarda\n"


# The commands of an administrator


def test_a_database_without_tables_is_explained_in_the_language(folder):
    (folder / "data").mkdir()
    with closing(sqlite3.connect(folder / "data" / "arena.sqlite3")) as database:
        database.execute("create table other (name text)")
    answers = check_languages("admin", "games", "--data", "data")
    assert "SQLite meldet: „no such table: games“" in answers["de"].err


# Other programs and the system


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_an_error_of_the_system_is_a_sentence_or_a_quotation(language, number):
    said, own = error_sentence(OSError(number, os.strerror(number)), language), os.strerror(number)
    assert not english_in(said)
    assert own not in said or re.search(f": [„“]{re.escape(own)}[“”]$", said)


def test_errors_of_several_addresses_are_one():
    number = errno.ECONNREFUSED
    one, other = (f"[Errno {number}] Connect call failed ('{host}', 1)" for host in ("::1", "127.0.0.1"))
    joined = OSError(f"Multiple exceptions: {one}, {other}")
    assert error_sentence(joined) == error_sentence(ConnectionRefusedError(number, "")) == "connection refused"
    assert error_sentence(TimeoutError()) == "no answer in time"


def test_saving_a_game_under_no_name_is_refused_in_the_language():
    answer = hexad("play", "six", "--language", "de", given="speichern ~nobody-at-all/x.hgn\nende\n")
    assert "Nicht gespeichert: das ist kein Dateiname." in answer.out + answer.err
