"""The rows of seeks that a game changes in the transaction in which it is created or begins."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, select, text, update

from hexad.ratings import Speed
from hexad.server.store.errors import ConflictError, PlayingError
from hexad.server.store.padding import padded
from hexad.server.store.schema import games, seats, seeks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection, Select

    from hexad.server.store.entry import Begun

__all__ = ["change_seeks", "live_players"]

_LIVE_SPEEDS = [str(speed) for speed in Speed if speed is not Speed.CORRESPONDENCE]
_pair = update(seeks).where(seeks.c.player == bindparam("_player")).values(paired=bindparam("_game"))
# In the order of the keys, so that two transactions cannot deadlock.
_lock_players = text("""
    select pg_advisory_xact_lock(key) from (
        select distinct hashtextextended(player, 0) as key from unnest(cast(:players as text[])) as player order by key
    ) as keys
""")


def live_players() -> Select[tuple[str]]:
    """The players of games with a clock. Games with an engine do not count: one can play them while one waits."""
    return (
        select(seats.c.player)
        .join(games, games.c.name == seats.c.game)
        .where(games.c.status == "playing", games.c.wake.is_not(None), games.c.owner == "", games.c.fault == "")
        .where(games.c.speed.in_(_LIVE_SPEEDS))
    )


def change_seeks(connection: Connection, taken: Sequence[tuple[str, str, str]], begun: Sequence[Begun]) -> None:
    """End the seeks of players whose games begin.

    `taken` are the seeks of players who are paired: player, seek and game of each. If one of them has ended, or the
    player has begun another game, this raises ConflictError. `begun` are games that players have agreed on. If one of
    their players is in another game with a clock, this raises PlayingError, with one exception: players who take seats
    from the lobby or by a link may play several games at once. They do not if they wait and another game has begun that
    they have not been told of.

    Of two transactions that begin games of the same player, the second one waits, and sees the game of the first one.
    """
    paired = [player for player, _, _ in taken]
    players = Counter([*paired, *(player for one in begun for player in one.players)])
    _lock(connection, players)
    found = _seeks_of(connection, players)
    waiting = {player: seek for player, (seek, game) in found.items() if not game}
    if any(waiting.get(player) != seek for player, seek, _ in taken):
        raise ConflictError  # a seek has ended
    must_be_free = {player for one in begun if one.must_be_free for player in one.players}
    if any(players[player] > 1 for player in {*paired, *must_be_free, *waiting}):
        raise ConflictError  # two games of one transaction do not see each other: it is split
    called = {(player, game) for player, (_, game) in found.items() if game}
    live = _live_seats(connection, {*paired, *must_be_free, *(player for player, _ in called)})
    playing = {player for player, _ in live}
    if playing & must_be_free or called & live:
        raise PlayingError
    if playing.intersection(paired):
        raise ConflictError
    ended = [(player, game) for player, _, game in taken]
    ended += [(player, one.game) for one in begun for player in one.players if player in waiting]
    if ended:
        connection.execute(_pair, [{"_player": player, "_game": game} for player, game in ended])


def _lock(connection: Connection, players: Iterable[str]) -> None:
    """Let other transactions that begin games of these players wait. SQLite has one writer at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(_lock_players, {"players": sorted(players)})


def _seeks_of(connection: Connection, players: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Lock the seeks of players; returns the id of each, and the game that the player has not been told of."""
    query = select(seeks.c.player, seeks.c.id, seeks.c.paired).where(seeks.c.player.in_(padded(sorted(players))))
    rows = connection.execute(query.order_by(seeks.c.player).with_for_update())
    return {row.player: (row.id, row.paired) for row in rows}


def _live_seats(connection: Connection, players: Iterable[str]) -> set[tuple[str, str]]:
    """The games with a clock of these players: player and game of each."""
    wanted = sorted(players)
    query = live_players().add_columns(seats.c.game).where(seats.c.player.in_(padded(wanted)))
    return {(player, game) for player, game in connection.execute(query)} if wanted else set()
