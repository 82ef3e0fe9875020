"""Why a server cannot use its database, as PostgreSQL and SQLite say it, in every language."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from hexad.server.serve import prepare
from hexad.server.settings import Settings
from hexad.server.store import DatabaseError, remedy_for
from hexad.server.store.errors import translate_errors
from hexad.texts.texts import _bundle
from hexad.texts.verdicts import error_sentence
from tests.cli.languages import check_languages, english_in
from tests.texts.files import OTHERS

from .damage import execute


@pytest.fixture(autouse=True)
def quiet(monkeypatch, tmp_path):
    """The logs of the test run stay as they are."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("hexad.cli.server.set_up_logs", lambda **_: None)


def refused(url: str) -> dict[str, str]:
    """The error line of a server that does not start on a database, and of an administrator's command there."""
    served = check_languages("serve", "--no-browser", "--port", "0", "--data", "data", "--db", url, "--single-process")
    asked = check_languages("admin", "games", "--db", url)
    return {language: served[language].err + asked[language].err for language in served}


def test_a_database_that_does_not_exist(postgres):
    url = make_url(postgres.database("there")).set(database="nowhere").render_as_string(hide_password=False)
    lines = refused(url)
    assert lines["de"].count("die Datenbank aus --db gibt es nicht (PostgreSQL meldet: „") == 2


def test_a_user_who_does_not_exist(postgres):
    url = make_url(postgres.database("guarded")).set(username="stranger", password="very-secret")
    lines = refused(url.render_as_string(hide_password=False))
    assert lines["en"].count("does not accept the user or the password in --db (PostgreSQL says: ") == 2
    assert not any("very-secret" in line for line in lines.values())


def test_a_user_without_rights(postgres):
    url = postgres.database("closed")
    asyncio.run(execute(url, "create role visitor login password 'x'", "revoke all on schema public from public"))
    visitor = make_url(url).set(username="visitor", password="x").render_as_string(hide_password=False)
    options = ("--port", "0", "--data", "data", "--db", visitor, "--single-process")
    served = check_languages("serve", "--no-browser", *options)
    assert "der Benutzer aus --db darf das nicht (PostgreSQL meldet: „" in served["de"].err


def fill(connection: sqlite3.Connection) -> None:
    connection.execute("pragma max_page_count = 1")
    connection.execute("create table more (data blob)")


def write_read_only(connection: sqlite3.Connection) -> None:
    connection.execute("pragma query_only = on")
    connection.execute("create table more (data blob)")


def lock(connection: sqlite3.Connection) -> None:
    file = connection.execute("pragma database_list").fetchone()[2]
    connection.execute("begin exclusive")
    with closing(sqlite3.connect(file, timeout=0)) as other:
        other.execute("begin exclusive")


def read_damage(connection: sqlite3.Connection) -> None:
    file = Path(connection.execute("pragma database_list").fetchone()[2])
    file.write_bytes(b"\x55" * 8_192)
    with closing(sqlite3.connect(file)) as other:
        other.execute("select * from sqlite_master")


def open_nothing(_: sqlite3.Connection) -> None:
    sqlite3.connect("/nowhere/at/all").close()


def ask_nonsense(connection: sqlite3.Connection) -> None:
    connection.execute("select nothing from nowhere")


@pytest.mark.parametrize(
    ("fail", "key", "remedy"),
    [
        (fill, "wrong-database-full", "free some space"),
        (write_read_only, "wrong-database-read-only", "make the database and its directory writable"),
        (lock, "wrong-database-locked", "end the other program"),
        (read_damage, "wrong-database-damaged", "restore a backup"),
        (open_nothing, "wrong-database-open", "check that the directory exists"),
        (ask_nonsense, "wrong-database-fails", "check the database"),
    ],
)
def test_errors_of_sqlite_are_known_by_their_codes(fail, key, remedy, tmp_path):
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        connection.execute("create table games (name text)")
        with pytest.raises(sqlite3.Error) as caught:
            fail(connection)
    with pytest.raises(DatabaseError) as translated, translate_errors(url):
        raise DBAPIError("statement", {}, caught.value)
    assert translated.value.key == key
    assert remedy in remedy_for(translated.value)
    assert f'SQLite says: "{caught.value}"' in str(translated.value)
    for language in OTHERS:
        assert not english_in(error_sentence(translated.value, language))


def test_errors_of_the_network_are_about_the_address_without_the_password():
    with pytest.raises(DatabaseError) as caught, translate_errors("postgresql+asyncpg://u:secret@db.example/x"):
        raise TimeoutError
    assert str(caught.value) == "the database server at db.example:5432 cannot be reached: no answer in time"


def test_errors_that_are_not_of_the_database_stay_as_they_are():
    with pytest.raises(ZeroDivisionError), translate_errors("sqlite://"):
        raise ZeroDivisionError


def test_an_error_is_explained_even_if_no_file_can_be_opened(tmp_path, monkeypatch):
    """As when a process has used up its descriptors."""
    _bundle.cache_clear()
    prepare(Settings(data=tmp_path / "data"))

    def fail(*_, **__):
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(Path, "read_text", fail)
    assert str(DatabaseError("wrong-database-unreachable", address="db:1", why=OSError(errno.EMFILE, ""))).endswith(
        "too many open files"
    )


def test_a_full_disk_while_the_tables_are_made(tmp_path, monkeypatch):
    """SQLite finds no space for the first table."""

    def allow_one_page(connection, _):
        connection.execute("pragma max_page_count = 1").close()

    monkeypatch.setattr("hexad.server.store.sqlite._configure", allow_one_page)
    answers = check_languages("serve", "--no-browser", "--port", "0", "--data", tmp_path / "data")
    assert "für die Datenbank ist kein Platz mehr (SQLite meldet: „database or disk is full“)" in answers["de"].err
