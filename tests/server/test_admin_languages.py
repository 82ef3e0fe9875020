"""`hexad admin` says in every language why a game cannot be read."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert

from hexad.server.game.events import Moved, encode_event
from hexad.server.game.game_state import GameState
from hexad.server.game.invitation import Chair, Invitation, created_from
from hexad.server.people.identity import new_guest
from hexad.server.rooms.summary import new_row, summary_of
from hexad.server.store import Database
from hexad.server.store.schema import events, games
from tests.cli.languages import check_languages

from .damage import DAMAGE, SQLITE_DAMAGE, damage, execute

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from hexad.server.game.events import Event

NAME = "Damaged1Game"


def make_database(url: str) -> None:
    """A database with one game of Six, in which one move was played."""
    chairs = (Chair("me"), Chair("me"))
    log: list[Event] = [
        created_from(Invitation("six", chairs), new_guest(), 1),
        Moved(at=2, seat=0, id="m", move="2,-1"),
    ]
    state = GameState.replay(NAME, log)
    row = new_row(NAME, state.created, summary_of(state.snapshot, None, "", time.time()))

    def write(connection: Connection) -> None:
        connection.execute(insert(games).values({**row, "fault": "in the words of the server"}))
        rows = [
            {"game": NAME, "version": number, "data": encode_event(one).decode()} for number, one in enumerate(log, 1)
        ]
        connection.execute(insert(events), rows)

    async def make() -> None:
        database = Database(url)
        await database.migrate()
        await database.write(write)
        await database.close()

    asyncio.run(make())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    make_database(f"sqlite:///{tmp_path / 'arena.sqlite3'}")
    return tmp_path


@pytest.mark.parametrize("kind", [*DAMAGE, *SQLITE_DAMAGE])
def test_damage_is_explained_in_the_language(data, kind):
    asyncio.run(damage(f"sqlite:///{data / 'arena.sqlite3'}", NAME, kind))
    listed = check_languages("admin", "games", "--data", data, code=0)
    shown = check_languages("admin", "show", NAME, "--data", data, code=1)
    check_languages("admin", "repair", NAME, "--data", data, code=1)
    for language, answer in shown.items():
        reason = answer.out.splitlines()[-1]
        # A table breaks long lines.
        assert "".join(reason.split())[:30] in "".join(listed[language].out.split())


def test_a_game_that_can_be_read_again_is_listed_as_such(data):
    answers = check_languages("admin", "games", "--data", data, code=0)
    assert "Sie ist wieder lesbar" in " ".join(answers["de"].out.split())
    assert "läuft" in answers["de"].out


def test_a_database_that_is_locked_is_explained_in_the_language(data, monkeypatch):
    """Another program has locked it."""
    monkeypatch.setattr("hexad.server.store.sqlite._TIMEOUT", 0.01)
    url = f"sqlite:///{data / 'arena.sqlite3'}"

    async def story() -> None:
        database = Database(url)

        def work(connection: Connection) -> None:
            connection.exec_driver_sql("begin exclusive")
            answers = check_languages("admin", "repair", NAME, "--data", data)
            assert "SQLite meldet: „database is locked“" in answers["de"].err

        await database.write(work)
        await database.close()

    asyncio.run(story())
    assert asyncio.run(execute(url, "select name from games")) == [(NAME,)]
