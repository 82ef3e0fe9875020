"""Databases that earlier versions wrote: this version opens them and continues their games with the same results.

The stored databases never change. A schema that cannot open one of them needs a migration. `write` wrote them and says
what they contain.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.profiles import IS_LONG
from tests.server.backends import Postgres
from tests.server.client import Server

from .club import VACATION, club_of
from .continuing import admitted, continue_all, shown
from .people import Person
from .sql import copy_to_postgres, loaded, redate

if TYPE_CHECKING:
    from collections.abc import Callable

STORED = sorted(path.parent for path in Path(__file__).parent.glob("*/manifest.json"))
# The engine moves, and the vacation is over.
CHANGES_AT_START = ("an engine thinks", VACATION)

# PostgreSQL has the same migrations: `make test` tries the newest stored database on it, `make test-long` all of them.
ON_POSTGRES = STORED if IS_LONG else STORED[-1:]
CASES = [*((folder, "sqlite") for folder in STORED), *((folder, "postgres") for folder in ON_POSTGRES)]


@pytest.fixture
def options(request, tmp_path):
    """A function from a SQLite file to the options of a server that uses its content, in SQLite or in PostgreSQL."""
    if request.param == "sqlite":
        yield lambda _: ()
        return
    with Postgres(tmp_path / "postgres") as postgres:

        def copied(file: Path) -> tuple[str, ...]:
            url = postgres.database("arena")
            copy_to_postgres(file, url)
            return ("--db", url, "--single-process")

        yield copied


@pytest.mark.parametrize(
    ("folder", "options"), CASES, ids=lambda case: getattr(case, "name", case), indirect=["options"]
)
def test_games_of_an_earlier_version_continue(folder, options, tmp_path):
    manifest = json.loads((folder / "manifest.json").read_text())
    file = tmp_path / "data" / "arena.sqlite3"
    loaded((folder / "database.sql").read_text(), file)
    redate(file)
    events = events_in(file)
    secret = {"HEXAD_SECRET": manifest["secret"]}
    running = Server(tmp_path / "data", *options(file), "--engines", "1", env=secret)
    with running as server, admitted(server.url, manifest["people"]) as people:
        check_lists(people["Ada"], manifest["games"], events, is_private_of(folder.name))
        check_broken(people["Ada"], manifest.get("broken", ""))
        for game in manifest["games"]:
            check_shown(*shown(people["Ada"], server.url, game["name"]), game, events[game["name"]])
        check_people(server.url, people, manifest["people"])
        if "club" in manifest:
            assert club_of(people, manifest["games"]) == manifest["club"]
        for game, states in continue_all(people, manifest["games"]):
            for state, then in zip(states, game["then"], strict=True):
                assert state in (None, then), game["title"]
        assert "Traceback" not in server.tail()
        assert "in quarantine" not in server.tail()


def events_in(file: Path) -> dict[str, list[dict[str, Any]]]:
    """The events of each game that can be read."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("select game, data from events order by game, version").fetchall()
    broken = {game for game, data in rows if data == "garbage"}
    events: dict[str, list[dict[str, Any]]] = {game: [] for game, _ in rows if game not in broken}
    for game in events:
        events[game] = [json.loads(data) for other, data in rows if other == game]
    return events


def check_broken(person: Person, name: str) -> None:
    """A game in quarantine stays there."""
    if name:
        answer = person.http.get(f"/api/games/{name}")
        assert (answer.status_code, answer.json()["code"]) == (409, "broken-game")


def check_lists(
    person: Person,
    games: list[dict[str, Any]],
    events: dict[str, list[dict[str, Any]]],
    is_private: Callable[[dict[str, Any]], bool],
) -> None:
    def named(status: str) -> set[str]:
        return {game["name"] for game in games if game["shown"]["state"]["status"] == status}

    private = {name for name, (created, *_) in events.items() if is_private(created)}
    me = person.get("/api/me").json()["player"]
    of_others = {name for name in private if me not in json.dumps(events[name])}
    assert named("playing") & private
    assert named("over") & private

    lobby = {game["name"] for game in person.get("/api/lobby").json()["games"]}
    assert lobby == {game["name"] for game in games if game["title"] == "open, in the lobby"}
    assert {game["name"] for game in person.get("/api/live?limit=30").json()} == named("playing") - private
    found = {game["name"] for game in person.get("/api/games?limit=100").json()["games"]}
    assert found == named("over") - of_others


def is_private_of(schema: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a game that was created with a schema is private.

    Before it was stored, the upgrade decided: a game is private if it was not listed and invited people by its link.
    """

    def is_made_private(created: dict[str, Any]) -> bool:
        kinds = {seat["kind"] for seat in created["seats"]}
        return not created.get("listed") and ("open" in kinds or "engine" not in kinds)

    return is_made_private if schema == "0001" else lambda created: bool(created.get("private"))


def check_shown(
    now: dict[str, Any], events: list[dict[str, Any]], game: dict[str, Any], stored: list[dict[str, Any]]
) -> None:
    """A game is shown as it was; only the clock of the seat to move has run on."""
    before, title = game["shown"], game["title"]
    assert without_ids(events[: len(stored)]) == without_ids(stored), title
    assert len(stored) == before["version"], title
    if title in CHANGES_AT_START and now["version"] > before["version"]:
        return
    clocks, then = now["state"].pop("clock", []), before["state"].pop("clock", [])
    assert now == before, title
    assert len(clocks) == len(then), title
    for seat, (left, left_before) in enumerate(zip(clocks, then, strict=True)):
        runs = seat == now["state"].get("turn")
        assert 0 < left <= left_before if runs else left == left_before, (title, seat)


def without_ids(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events without the ids of acts, which are shown only to their senders."""
    return [{key: value for key, value in event.items() if key != "id"} for event in events]


def check_people(url: str, people: dict[str, Person], kept: dict[str, dict[str, Any]]) -> None:
    """Cookies, tokens and passwords still work, and a password that was changed does not."""
    for name, person in people.items():
        assert person.identity == kept[name.removesuffix(" by token")]["identity"], name
    with Person(url) as elsewhere:
        for name in [name for name, person in kept.items() if "login" in person]:
            elsewhere.post("/api/session", login=kept[name]["login"], password=kept[name]["password"])
            assert elsewhere.identity == kept[name]["identity"]
        old = {"login": "cora", "password": "password of Cora"}
        assert elsewhere.http.post("/api/session", json=old).status_code == 401
