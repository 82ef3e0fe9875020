"""What the database has about a player besides sessions, tokens and games, for the player to download.

Left out are the hashes of secrets, what others said about the player in confidence (reports, blocks, follows), what
follows from the games (results, turns), and what lasts for minutes (mails, links, searches for an opponent).
`tests/server/test_personal_data.py` names every column with a player's id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from hexad.server.store.schema import (
    accounts,
    audit,
    blocks,
    chat_choices,
    daily_solvers,
    follows,
    messages,
    puzzle_attempts,
    puzzle_repeats,
    rating_changes,
    ratings,
    reports,
    seats,
    solver_ratings,
    tournament_players,
    tournaments,
    vacations,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = [
    "read_account",
    "read_puzzles",
    "read_ratings",
    "read_relations",
    "read_tournaments",
    "read_vacations",
]

# The id is in the export once, the password is a hash, and the skeleton follows from the name.
_LEFT_OUT = ("player", "password", "skeleton")


async def read_account(database: Database, player: str) -> dict[str, Any]:
    """The account of a player as it is stored, without the password; empty for a guest."""
    columns = [column for column in accounts.c if column.name not in _LEFT_OUT]
    query = select(*columns).where(accounts.c.player == player)
    row = await database.read(lambda connection: connection.execute(query).one_or_none())
    return {} if row is None else dict(row._mapping)


async def read_ratings(database: Database, player: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The ratings of a player, and every change of them, in the order of the games."""
    now = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.speed)
    changes = select(rating_changes).where(rating_changes.c.player == player).order_by(rating_changes.c.number)

    def work(connection: Connection) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        first, second = ([dict(row._mapping) for row in connection.execute(query)] for query in (now, changes))
        return first, second

    return await database.read(work)


async def read_puzzles(database: Database, player: str) -> dict[str, list[dict[str, Any]]]:
    """What is stored about a player's puzzles: ratings, first attempts, the last of further attempts, daily puzzles."""
    tables = {
        "ratings": (solver_ratings, solver_ratings.c.game),
        "attempts": (puzzle_attempts, puzzle_attempts.c.number),
        "repeats": (puzzle_repeats, puzzle_repeats.c.ended),
        "daily": (daily_solvers, daily_solvers.c.day),
    }

    def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            name: [
                dict(row._mapping)
                for row in connection.execute(select(table).where(table.c.player == player).order_by(order))
            ]
            for name, (table, order) in tables.items()
        }

    return await database.read(work)


async def read_relations(database: Database, player: str) -> dict[str, list[dict[str, Any]]]:
    """What a player wrote and allowed, whom the player follows, blocks and reported, and what administrators did.

    The reasons of administrators are left out: they may name others.
    """
    chosen = {
        "messages": (messages, messages.c.player, ("game", "number", "phrase", "text", "created")),
        "follows": (follows, follows.c.player, ("followed", "created")),
        "blocks": (blocks, blocks.c.player, ("blocked", "name", "created")),
        "reports": (
            reports,
            reports.c.reporter,
            ("number", "reported", "game", "category", "text", "created", "closed"),
        ),
        "moderation": (audit, audit.c.player, ("action", "created")),
    }
    queries = {
        name: select(*(table.c[column] for column in columns)).where(owner == player).order_by(table.c.created)
        for name, (table, owner, columns) in chosen.items()
    }
    is_seat = (seats.c.game == chat_choices.c.game) & (seats.c.seat == chat_choices.c.seat)
    chat = select(chat_choices).join_from(chat_choices, seats, is_seat).where(seats.c.player == player)
    queries["chat_choices"] = chat.order_by(chat_choices.c.game, chat_choices.c.seat)

    def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in queries.items()}

    return await database.read(work)


async def read_vacations(database: Database, player: str) -> list[dict[str, Any]]:
    """The vacations of a player, in seconds since 1970, oldest first."""
    query = select(vacations.c.began, vacations.c.until).where(vacations.c.player == player)
    query = query.order_by(vacations.c.began)
    return await database.read(lambda connection: [dict(row._mapping) for row in connection.execute(query)])


async def read_tournaments(database: Database, player: str) -> list[dict[str, Any]]:
    """The tournaments that a player organised or entered, with the final ranks, oldest first."""
    own = tournament_players.c
    query = (
        select(own.tournament, tournaments.c.title, own.entrant, own.name, own.status, own.rank)
        .join_from(tournament_players, tournaments, own.tournament == tournaments.c.name)
        .where(own.player == player)
        .order_by(tournaments.c.created, own.tournament, own.entrant)
    )
    return await database.read(lambda connection: [dict(row._mapping) for row in connection.execute(query)])
