"""Damage in the database of a server, as a broken disk, an operator or an error of the program could cause it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from hexad.server.store import Database

if TYPE_CHECKING:
    from .client import Server

# Each kind of damage as statements. `:game` is the game, `:last` its last version.
DAMAGE: dict[str, list[str]] = {
    "not JSON": ["update events set data = 'garbage' where game = :game and version = :last"],
    "cut off": ["update events set data = substr(data, 1, 20) where game = :game and version = :last"],
    "empty": ["update events set data = '' where game = :game and version = :last"],
    "another type": ["update events set data = '[1, 2]' where game = :game and version = 1"],
    "an unknown event": [
        'update events set data = \'{"type":"teleported","at":1}\' where game = :game and version = 1'
    ],
    "no creation": [
        'update events set data = \'{"type":"resigned","at":1,"seat":0}\' where game = :game and version = 1'
    ],
    "an unknown game": ["update events set data = replace(data, '\"six\"', '\"chess\"') where game = :game"],
    "an impossible position": [
        'update events set data = replace(data, \'"fen":"\', \'"fen":"nonsense \') where game = :game and version = 1'
    ],
    "a seat that does not exist": [
        'update events set data = \'{"type":"resigned","at":1,"seat":77}\' where game = :game and version = :last',
    ],
    "an illegal move": [
        'update events set data = \'{"type":"moved","at":1,"seat":0,"move":""}\' where game = :game and version = :last'
    ],
    "created twice": [
        """
        update events set data = (select data from events where game = :game and version = 1)
        where game = :game and version = :last
        """
    ],
    "a gap": ["update events set version = version + 1 where game = :game and version = :last"],
    "no events": ["delete from events where game = :game"],
}
SQLITE_DAMAGE = {
    "not UTF-8": ["update events set data = cast(x'7b22ff00fe' as text) where game = :game and version = :last"],
    "bytes": ["update events set data = x'00ff00ff' where game = :game and version = :last"],
    "a number": ["update events set data = 17 where game = :game and version = :last"],
}


def damage_of(url: str) -> dict[str, list[str]]:
    """All kinds of damage that a database can have."""
    return {**DAMAGE, **(SQLITE_DAMAGE if url.startswith("sqlite") else {})}


def url_of(server: Server) -> str:
    """The address of a server's database."""
    options = dict(zip(server.options[::2], server.options[1::2], strict=False))
    return options.get("--db", f"sqlite:///{server.data / 'arena.sqlite3'}")


async def execute(url: str, *statements: str, **values: Any) -> list[tuple[Any, ...]]:
    """Execute statements in one transaction of a connection of our own; returns the rows of the last."""
    database = Database(url)

    def work(connection: Any) -> list[tuple[Any, ...]]:
        for statement in statements:
            result = connection.execute(text(statement), values if ":" in statement else {})
        return [tuple(row) for row in result] if result.returns_rows else []

    try:
        return await database.write(work)
    finally:
        await database.close()


async def damage(url: str, game: str, kind: str) -> None:
    """Damage a game."""
    ((last,),) = await execute(url, "select max(version) from events where game = :game", game=game)
    values = {"game": game, "last": last}
    for statement in damage_of(url)[kind]:
        used = {name: value for name, value in values.items() if f":{name}" in statement}
        await execute(url, statement.replace('":', '"\\:'), **used)


def logged(server: Server, *words: str) -> list[str]:
    """The lines of a server's log that contain all words."""
    lines = server.log.read_text(errors="replace").splitlines()
    return [line for line in lines if all(word in line for word in words)]
