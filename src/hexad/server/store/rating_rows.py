"""The rows that the end of a rated game changes, written in the transaction that ends it.

The games are numbered in the order of these transactions, by a row that each of them locks: two processes cannot change
the rating of a player at the same time, and the order in which ratings were computed is known afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, text

from hexad.ratings import Rating
from hexad.server.game.standings import SeatChange, Standing, Standings
from hexad.server.store.padding import padded
from hexad.server.store.schema import rating_changes, ratings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection, Row

    from hexad.server.game.rated import RatedResult
    from hexad.server.game.standings import StandingKey

__all__ = ["change_rows", "rate_games", "rating_row", "reserve_numbers", "seat_changes", "standing_of", "write_ratings"]

_reserve = text(
    """
    insert into counters (name, value) values (:name, :count)
    on conflict (name) do update set value = counters.value + excluded.value
    returning value
    """
)
_number_game = text("update games set ended_number = :number where name = :name")
_write_rating = text(
    """
    insert into ratings (player, game, speed, mean, deviation, volatility, at, games, peak)
    values (:player, :game, :speed, :mean, :deviation, :volatility, :at, :games, :peak)
    on conflict (player, game, speed) do update set
        mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
        at = excluded.at, games = excluded.games, peak = excluded.peak
    """
)
_add_change = insert(rating_changes)


def reserve_numbers(connection: Connection, count: int, name: str = "rated") -> int:
    """Return the first of the next numbers of a counter. Other processes wait for the end of this transaction."""
    last: int = connection.execute(_reserve, {"count": count, "name": name}).scalar_one()
    return last - count + 1


def rate_games(connection: Connection, first: int, results: Sequence[tuple[str, RatedResult]]) -> None:
    """Change the ratings of the players of games that end, and number the games from `first` on."""
    known = _known_standings(connection, {player for _, result in results for player in result.players})
    standings, changes, numbers = Standings(known), [], []
    for number, (name, result) in enumerate(results, first):
        numbers.append({"number": number, "name": name})
        changes += change_rows(number, name, result, standings.rate(result))
    changed = {key: standing for key, standing in standings.by_key.items() if known.get(key) is not standing}
    connection.execute(_number_game, numbers)
    write_ratings(connection, [rating_row(key, changed[key]) for key in sorted(changed)])
    connection.execute(_add_change, changes)


def seat_changes(connection: Connection, game: str) -> list[SeatChange]:
    """Return how a game changed ratings, by seat."""
    columns = (rating_changes.c[field] for field in SeatChange._fields)
    query = select(*columns).where(rating_changes.c.game_name == game).order_by(rating_changes.c.seat)
    return [SeatChange(*row) for row in connection.execute(query)]


def write_ratings(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Add or replace ratings."""
    connection.execute(_write_rating, rows)


def change_rows(number: int, name: str, result: RatedResult, changes: Iterable[SeatChange]) -> list[dict[str, Any]]:
    """Return the rows of the changes that a game caused."""
    of_game = {"number": number, "game_name": name, "game": result.game, "speed": result.speed}
    return [{**of_game, **change._asdict()} for change in changes]


def rating_row(key: StandingKey, standing: Standing) -> dict[str, Any]:
    """Return the row of a rating."""
    player, game, speed = key
    rating = standing.rating
    return {
        "player": player,
        "game": game,
        "speed": speed,
        "mean": rating.mean,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "at": rating.time,
        "games": standing.games,
        "peak": standing.peak,
    }


def standing_of(row: Row[Any]) -> Standing:
    """Return the standing that a row of ratings contains."""
    return Standing(Rating(row.mean, row.deviation, row.volatility, row.at), row.games, row.peak)


def _known_standings(connection: Connection, players: Iterable[str]) -> dict[StandingKey, Standing]:
    query = select(ratings).where(ratings.c.player.in_(padded(sorted(players))))
    return {(row.player, row.game, row.speed): standing_of(row) for row in connection.execute(query)}
