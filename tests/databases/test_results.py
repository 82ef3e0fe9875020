"""An upgrade fills the tables that schema 0003 added with the games of earlier versions, which are casual."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from hexad.server.game.stored_log import UnreadableGameError, read_stored
from hexad.server.rooms.summary import new_row, result_rows, summary_of
from hexad.server.store import Database
from tests.server.backends import Postgres

from .sql import copy_to_postgres, loaded

STORED = sorted(path.parent for path in Path(__file__).parent.glob("000[12]/manifest.json"))


def rows(url: str, query: str) -> list[dict[str, Any]]:
    """The rows of a query, after the database was upgraded."""

    async def read() -> list[dict[str, Any]]:
        database = Database(url)
        try:
            await database.migrate()
            return await database.read(
                lambda connection: [dict(row._mapping) for row in connection.execute(text(query))]
            )
        finally:
            await database.close()

    return asyncio.run(read())


def expected(url: str) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The results and the speed of each game, from its events; the time of an end is only in the table of games."""
    logs: dict[str, list[tuple[int, bytes]]] = {}
    for row in rows(url, "select game, version, data from events order by game, version"):
        logs.setdefault(row["game"], []).append((row["version"], row["data"].encode()))
    times = {row["name"]: row["ended"] for row in rows(url, "select name, ended from games")}
    results: list[dict[str, Any]] = []
    speeds = {}
    for name, log in logs.items():
        try:
            state = read_stored(name, log).state
        except UnreadableGameError:
            continue
        summary = summary_of(state.snapshot, None, "", times[name] or 0.0)
        speeds[name] = str(new_row(name, state.created, summary)["speed"])
        if state.status == "over":
            results += result_rows(name, state.created, state.snapshot, summary)
    return results, speeds


@pytest.mark.parametrize("folder", STORED, ids=lambda folder: folder.name)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_results_and_speeds_of_earlier_games(folder, kind, tmp_path):
    file = tmp_path / "data" / "arena.sqlite3"
    loaded((folder / "database.sql").read_text(), file)
    if kind == "postgres":
        with Postgres(tmp_path / "postgres") as postgres:
            url = postgres.database("arena")
            copy_to_postgres(file, url)
            check(url)
    else:
        check(f"sqlite:///{file}")


def check(url: str) -> None:
    results, speeds = expected(url)
    assert len(results) > 5
    assert {"win", "loss", "draw"} <= {row["score"] for row in results}
    private = {row["name"]: row["private"] for row in rows(url, "select name, private from games")}
    found = rows(url, "select * from results order by game_name, seat")
    wanted = sorted(results, key=lambda row: (row["game_name"], row["seat"]))
    # Games that the upgrade made private do not say so in their events.
    assert found == [{**row, "private": private[row["game_name"]]} for row in wanted]
    stored = {row["name"]: row["speed"] for row in rows(url, "select name, speed from games")}
    assert {name: stored[name] for name in speeds} == speeds
    assert set(speeds.values()) > {""}
    assert rows(url, "select count(*) as n from games where rated or ended_number is not null") == [{"n": 0}]
