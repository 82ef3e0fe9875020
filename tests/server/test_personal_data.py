"""An account that has done everything an account can do: its export has all of it, and its deletion leaves no name."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any

from sqlalchemy import String

from hexad.server.store.schema import metadata

from .client import Player, Server
from .damage import execute, url_of
from .members import admin, member, put
from .sessions import PASSWORD, log_in
from .test_conditional_moves import LONG, OPENING, prepare
from .test_deletion import delete, wait_until_gone
from .test_messages import chat, say
from .test_rated_puzzles import some, wrong_move

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME, EMAIL = "Zaphod", "zaphod@example.com"
DAY = 86_400

# Every column with the id of a player, by what the export does with it.
EXPORTED = {
    "accounts.player": "account",
    "audit.player": "moderation",
    "blocks.player": "blocks",
    "conditional_moves.player": "conditional_moves",
    "daily_solvers.player": "puzzles",
    "follows.player": "follows",
    "games.creator": "games",
    "games.invited": "games",
    "messages.player": "messages",
    "puzzle_attempts.player": "puzzles",
    "puzzle_repeats.player": "puzzles",
    "rating_changes.player": "rating_changes",
    "ratings.player": "ratings",
    "reports.reporter": "reports",
    "seats.player": "games",
    "sessions.player": "sessions",
    "solver_ratings.player": "puzzles",
    "tokens.player": "tokens",
    "tournament_players.player": "tournaments",
    "tournaments.organiser": "tournaments",
    "vacations.player": "vacations",
}
LEFT_OUT = {
    # What others said in confidence.
    *("blocks.blocked", "follows.followed", "reports.reported"),
    # What follows from the games.
    *("results.player", "turns.player"),
    # What lasts for minutes.
    *("deletions.player", "mail_links.player", "mails.player", "seeks.player", "seeks.last_opponent"),
    *("transfers.guest", "transfers.player"),
}
# The columns of the same type that hold something else.
OTHERS = {
    *("format", "game", "game_name", "id", "name", "owner", "paired", "process", "puzzle", "sender", "speed"),
    *("status", "tournament"),
}
# Where the id, which is a random number without the account, remains: opponents keep their games and ratings.
REMAINS = {
    *("audit.player", "deletions.player", "games.creator", "games.invited", "rating_changes.player", "ratings.player"),
    *("reports.reported", "results.player", "seats.player", "tournament_players.player", "tournaments.organiser"),
}


def id_columns() -> Iterator[tuple[str, str]]:
    """The columns that can hold the id of a player: table and name."""
    for table in metadata.sorted_tables:
        for column in table.c:
            if isinstance(column.type, String) and column.type.length == 16 and column.name not in OTHERS:
                yield table.name, column.name


def test_every_column_with_a_player_is_considered():
    assert {f"{table}.{column}" for table, column in id_columns()} == {*EXPORTED, *LEFT_OUT}


async def live(stack: AsyncExitStack, server: Server) -> tuple[Player, dict[str, Any]]:
    """An account with rows in as many tables as possible."""
    (owner, me), (other, _), (third, _) = [await member(stack, server, name) for name in (NAME, "Ford", "Marvin")]
    details = f"email = '{EMAIL}', email_confirmed = 17, reminders = 'de'"
    await execute(url_of(server), f"update accounts set {details} where player = :player", player=me["player"])
    await meet(owner, other)
    for path, body in (
        ("/api/tokens", {"label": "my bot"}),
        ("/api/reports", {"player": "Ford", "category": "other", "text": "he is late"}),
        ("/api/account/vacation", {"days": 2}),
    ):
        (await owner.http.post(path, json=body)).raise_for_status()
    about = {"player": NAME, "category": "other", "text": "two heads"}
    (await other.http.post("/api/reports", json=about)).raise_for_status()
    (await owner.http.put("/api/account/zone", json={"zone": "Europe/Berlin"})).raise_for_status()
    puzzle = some("abalone", 1)
    (await owner.http.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": [wrong_move(puzzle)]})).raise_for_status()
    # A second attempt counts after hours, and the puzzle of the day may be long.
    again = "insert into puzzle_repeats (player, puzzle, ended, solved) values (:player, 'p', 1, true)"
    daily = "insert into daily_solvers (day, game, player) values (1, 'six', :player)"
    for statement in (again, daily):
        await execute(url_of(server), statement, player=me["player"])
    # To block somebody is to follow the player no longer.
    relations = (
        (owner, "follows", "Ford"),
        (other, "follows", NAME),
        (owner, "blocks", "Marvin"),
        (third, "blocks", NAME),
    )
    for one, relation, another in relations:
        (await put(one, relation, another)).raise_for_status()
    for command in ("close-account", "reopen-account"):
        await asyncio.to_thread(admin, server, command, NAME, "--reason", f"what {NAME} did")
    (await log_in(owner, NAME)).raise_for_status()
    token = {"label": "the second bot"}  # the first one ended with the account's closing
    (await owner.http.post("/api/tokens", json=token)).raise_for_status()
    return owner, me


async def meet(owner: Player, other: Player) -> None:
    """Games of all kinds, with messages, and a tournament."""
    rated = await owner.create("abalone", "me", "anyone", control="300", rated=True)
    await other.join(rated)
    (await say(owner, rated, phrase="hello")).raise_for_status()
    (await chat(owner, rated)).raise_for_status()
    (await other.act(rated, type="resign")).raise_for_status()
    slow = await owner.create("abalone", "me", "anyone", control=f"1/{DAY}")
    await other.join(slow)
    (await owner.move(slow, OPENING)).raise_for_status()
    (await prepare(owner, slow, LONG)).raise_for_status()
    challenge = await other.create("six", "me", "anyone", to=NAME)
    (await owner.act(challenge, type="decline")).raise_for_status()
    cup = {"title": "Cup", "format": "round-robin", "game": "six", "control": "300"}
    name = (await owner.http.post("/api/tournaments", json=cup)).raise_for_status().json()["name"]
    for kind in ("open", "enter"):
        act = {"type": kind, "id": kind}
        (await owner.http.post(f"/api/tournaments/{name}/acts", json=act)).raise_for_status()


def holders(server: Server, player: str) -> set[str]:
    """The columns that hold the id of a player."""
    with closing(sqlite3.connect(server.data / "arena.sqlite3")) as connection:
        return {
            f"{table}.{column}"
            for table, column in id_columns()
            if connection.execute(f'select 1 from "{table}" where "{column}" = ?', (player,)).fetchone()
        }


def test_the_export_has_everything_and_the_deletion_leaves_no_name(tmp_path):
    async def story(server: Server) -> str:
        async with AsyncExitStack() as stack:
            owner, me = await live(stack, server)
            data = (await owner.http.get("/api/account/export")).raise_for_status().json()
            check_export(data, holders(server, me["player"]))
            await delete(owner)
        return str(me["player"])

    with Server(tmp_path / "data") as server:
        player = asyncio.run(story(server))
        wait_until_gone(server)
        server.stop()
        with closing(sqlite3.connect(server.data / "arena.sqlite3")) as connection, connection:
            connection.execute("delete from transfers")  # the transfer of the guest's games is kept for a minute
            connection.execute("update audit set reason = ''")  # the words of administrators are theirs
            dump = "\n".join(connection.iterdump())
        assert holders(server, player) <= REMAINS
    assert NAME not in dump
    assert NAME.lower() not in dump


def check_export(data: dict[str, Any], stored: set[str]) -> None:
    """Whatever is stored is in the export, and nothing that is nobody else's business."""
    sections = {EXPORTED[column] for column in stored if column not in LEFT_OUT}
    assert sections == set(EXPORTED.values()), "the account has done everything"
    assert [name for name in sections if not data[name]] == []
    assert all(data["puzzles"][part] for part in ("ratings", "attempts", "repeats", "daily"))
    account = data["account"]
    assert (account["email"], account["email_confirmed"], account["reminders"]) == (EMAIL, 17, "de")
    assert account["zone"] == "Europe/Berlin"
    assert [game["seats"] for game in data["games"]] == [[0], [0], []], "rated, by correspondence, a challenge"
    assert len(data["chat_choices"]) == 1
    assert [one["status"] for one in data["tournaments"]] == ["organiser", "active"]
    assert [one["action"] for one in data["moderation"]] == ["close-account", "reopen-account"]
    text = str(data)
    for secret in (PASSWORD, "argon2", "two heads", f"what {NAME} did"):
        assert secret not in text
