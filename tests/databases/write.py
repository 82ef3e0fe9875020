"""Writes a database with games in every state through a running server: python -m tests.databases.write FOLDER.

It runs once for each version of the schema, before work on the next version begins. Its output is committed and never
changes: `database.sql` and `manifest.json`, which every later version must open. The manifest contains the secret that
signs the cookies, the people with their cookies, tokens and passwords, the state of every game, the states that the
version that wrote it reached when it continued each game, and the name of a game in quarantine.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.client import Server
from tests.server.presence_limits import limits

from .club import club_of, write_activity, write_club_games
from .continuing import admitted, continue_all, shown
from .games import BACK_AND_FORTH, Writer, by, write_engine_games, write_games, write_rematches
from .people import Person
from .sql import dumped, loaded, redate

SECRET = "the secret of the stored databases, which signs cookies of tests alone"
EVENTS = 22  # kinds of events in schema 0010


def write_people(url: str) -> dict[str, dict[str, Any]]:
    """Four accounts, one with a token and one with a changed password, and two guests, one with a token."""
    people = {}
    for name in ("Ada", "Béla", "Cora", "Dan", "Finn", "Gül"):
        with Person(url) as person:
            person.put("/api/me", name=name)
            kept: dict[str, Any] = {}
            if name not in ("Béla", "Dan"):
                kept = {"login": name.lower(), "password": f"password of {name}"}
                person.post("/api/account", **kept)
            if name == "Cora":
                kept["password"], old = "another password of Cora", kept["password"]
                person.put("/api/account/password", password=old, new=kept["password"])
            if name in ("Ada", "Dan"):
                kept["token"] = person.post("/api/tokens", label="a program")["token"]
            people[name] = {**kept, "identity": person.identity, "cookie": person.cookie}
    return people


def write_transferred(url: str, people: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A game of a guest, Eve, who then opens an account: it is transferred to the account."""
    first, second, *_ = BACK_AND_FORTH
    with Person(url) as person:
        person.put("/api/me", name="Eve")
        name = person.create("abalone", "me", "me", control="3600")
        person.act(name, "move", move=first, id="a1")
        kept = {"login": "eve", "password": "password of Eve"}
        person.post("/api/account", **kept)
        people["Eve"] = {**kept, "identity": person.identity, "cookie": person.cookie}
    return {"title": "of a guest who opened an account", "name": name, "steps": [by("Eve", "move", move=second)]}


def write_broken(person: Person, file: Path) -> str:
    """A damaged game, which the server has put into quarantine; returns its name."""
    name = person.create("six", "me", "me")
    person.act(name, "move", move="2,-1")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update events set data = 'garbage' where game = ? and version = 2", [name])
    refused = person.http.post(f"/api/games/{name}/acts", json={"type": "resign"})
    assert refused.json()["code"] == "broken-game", refused.text
    return name


def main(folder: Path) -> None:
    """Write everything."""
    folder.mkdir(parents=True)
    env = {"HEXAD_SECRET": SECRET, **limits()}
    with tempfile.TemporaryDirectory() as temporary:
        data = Path(temporary) / "data"
        with Server(data, "--engines", "1", env=env) as server:
            people = write_people(server.url)
            transferred = write_transferred(server.url, people)
            with admitted(server.url, people) as seated:
                broken = write_broken(seated["Dan"], data / "arena.sqlite3")
                writer = Writer(seated)
                write_rematches(writer)
                write_club_games(writer)
                write_games(writer, server.url)
                write_activity(writer, server, people)
                club = club_of(seated, writer.games)
                games = [transferred, *writer.games, *write_engine_games(seated["Cora"])]
                kinds = set()
                for game in games:
                    game["shown"], events = shown(seated["Ada"], server.url, game["name"])
                    kinds |= {event["type"] for event in events}
            # As after a power cut: the engine of the last game has not moved, which the next server must do.
            server.kill()
        assert len(kinds) == EVENTS, sorted(kinds)
        text = dumped(data / "arena.sqlite3")
        assert text.count('INSERT INTO "events"') == sum(game["shown"]["version"] for game in games) + 2, (
            "the engine moved before the server was killed"
        )
        copied = Path(temporary) / "copy" / "arena.sqlite3"
        loaded(text, copied)
        redate(copied)
        copy = Server(Path(temporary) / "copy", "--engines", "1", env=env)
        with copy as server, admitted(server.url, people) as seated:
            for game, states in continue_all(seated, games):
                game["then"] = states
    (folder / "database.sql").write_text(text)
    written = time.strftime("%Y-%m-%d")
    manifest = {"secret": SECRET, "written": written, "people": people, "games": games, "broken": broken, "club": club}
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
