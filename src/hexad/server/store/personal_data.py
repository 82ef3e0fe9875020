"""What the database has about a player besides account, sessions, tokens and games, for the player to download."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from hexad.server.store.schema import (
    blocks,
    daily_solvers,
    follows,
    messages,
    puzzle_attempts,
    puzzle_repeats,
    rating_changes,
    ratings,
    reports,
    solver_ratings,
    tournament_players,
    tournaments,
    vacations,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = ["read_puzzles", "read_ratings", "read_relations", "read_tournaments", "read_vacations"]


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
    """What a player wrote, whom the player follows and blocks, and the player's own reports."""
    chosen = {
        "messages": (messages, messages.c.player, ("game", "number", "phrase", "text", "created")),
        "follows": (follows, follows.c.player, ("followed", "created")),
        "blocks": (blocks, blocks.c.player, ("blocked", "name", "created")),
        "reports": (
            reports,
            reports.c.reporter,
            ("number", "reported", "game", "category", "text", "created", "closed"),
        ),
    }
    queries = {
        name: select(*(table.c[column] for column in columns)).where(owner == player).order_by(table.c.created)
        for name, (table, owner, columns) in chosen.items()
    }

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
