"""Games that are decided and stored without a server: the same decisions, entries and transactions, and no sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

import hexad
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.decisions import decide, decide_join
from hexad.server.game.rated import with_result
from hexad.server.game.transitions import next_snapshot
from hexad.server.people.identity import Identity
from hexad.server.rooms.entries import entry_of, first_entry, new_room, rematch_room
from hexad.server.store import AppendResult, Database, Entry, Store
from hexad.server.store.schema import rating_changes, ratings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.server.game.game_state import GameState

PROCESS = "test"


class StoredGame:
    """A game whose events are stored one by one, or together with those of other games."""

    def __init__(self, name: str, players: Sequence[str], *, at: int = 0, game: str = "six", **created: Any) -> None:
        """The first player has created the game, with a seat for each player."""
        options = {"players": len(players)} if game == "six" else {}
        board = hexad.GAMES[game].Board(**options)
        seats = (e.Seat("player", players[0], players[0]), *[e.Seat("open")] * (len(players) - 1))
        given = {"control": "300", "rated": True, **created}
        self.created = e.Created(
            at=at,
            game=game,
            fen=board.start_fen,
            options=board.options,
            seats=seats,
            by=players[0],
            time=float(at),
            **given,
        )
        self.players = list(players)
        self.room = new_room(name, self.created, PROCESS)

    @property
    def state(self) -> GameState:
        return self.room.state

    def creation(self) -> Entry:
        return first_entry(self.room)

    def entry(self, event: e.Event) -> Entry:
        """The entry of the next event, which is applied at once."""
        following = next_snapshot(self.state, event)
        event = with_result(self.created, event, self.state.snapshot, following)
        data = e.encode_event(event)
        entry = entry_of(self.room, event, data, following, PROCESS)
        self.room.apply(event, data, following)
        self.room.written = entry.summary or self.room.written
        return entry

    def opening(self) -> list[Entry]:
        """The creation, and all other players take their seats."""
        joiners = [Identity(player, player, has_account=True) for player in self.players[1:]]
        return [
            self.creation(),
            *(self.entry(decide_join(self.state, None, joiner, self.state.at)) for joiner in joiners),
        ]

    def act(self, player: str, act: a.Act, at: int) -> Entry:
        return self.entry(decide(self.state, act, player, at))

    def end(self, ending: str, at: int) -> list[Entry]:
        """The last events: `1-0` or `0-1` by resignation, `1/2-1/2` by agreement, `*` by an abort."""
        if ending == "*":
            return [self.act(self.players[0], a.Abort(), at)]
        if ending == "1/2-1/2":
            return [self.act(player, a.Draw(), at) for player in self.players]
        return [self.act(self.players[1 if ending == "1-0" else 0], a.Resign(), at)]

    def rematch(self, player: str, at: int) -> list[Entry]:
        """The last player agrees to a rematch, which begins."""
        event = decide(self.state, a.Rematch(), player, at)
        following = rematch_room(self.room, event, next_snapshot(self.state, event), PROCESS)
        assert following is not None
        return [self.entry(event), first_entry(following)]

    def transfer(self, before: str, player: str, at: int) -> Entry:
        self.players = [player if other == before else other for other in self.players]
        return self.entry(e.Transferred(at=at, before=before, player=player, name=player))


async def store_whole(store: Store, *games: list[Entry]) -> None:
    """Write all events of some games in one transaction."""
    assert await store.append(games) == [AppendResult.WRITTEN] * len(games)


async def rating_tables(database: Database) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """All rows of ratings and of rating changes."""

    def read(connection: Any) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
        by_player = select(ratings).order_by(ratings.c.player, ratings.c.game, ratings.c.speed)
        by_number = select(rating_changes).order_by(rating_changes.c.number, rating_changes.c.seat)
        return [tuple(row) for row in connection.execute(by_player)], [
            tuple(row) for row in connection.execute(by_number)
        ]

    return await database.read(read)
