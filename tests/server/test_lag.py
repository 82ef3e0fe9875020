"""Lag compensation has a quota for each game: a client that reports a long delay gains little."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice
from typing import Any

import msgspec
import pytest

from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.game_state import GameState
from hexad.server.game.lag_quota import MAX_LAG, QUOTA, REFILL

from .attack import LOOP
from .client import Player, Socket
from .test_acts import SECOND, LocalGame

MOVES = 100  # of each side


def played(lag: int, moves: int = MOVES) -> tuple[LocalGame, list[e.Event]]:
    """A game in which Black reports a delay with every move, and White none; each turn takes a second."""
    game = LocalGame(control="600", repetition=None, quiet_limit=None, ply_limit=None)
    log: list[e.Event] = [game.state.created]
    for number, move in enumerate(islice(cycle(LOOP), 2 * moves)):
        player = "ann" if number % 2 == 0 else "bob"
        log.append(game.do(player, a.Move(move=move), lag=lag if number % 2 == 0 else 0))
    return game, log


def compensation(game: LocalGame) -> int:
    return game.left(0) - (600 * SECOND - MOVES * SECOND)


def test_half_a_second_with_every_move_gains_no_more_than_the_quota():
    game, _ = played(MAX_LAG)
    assert compensation(game) <= QUOTA + MOVES * REFILL < MOVES * MAX_LAG / 2
    assert game.left(1) == 600 * SECOND - MOVES * SECOND, "the quota of one seat is not that of another"


@pytest.mark.parametrize("lag", [1, 8, REFILL])
def test_a_usual_delay_is_compensated_in_full(lag):
    game, _ = played(lag)
    assert compensation(game) == MOVES * lag


def test_a_delay_that_has_ended_no_longer_counts():
    game, _ = played(MAX_LAG, moves=20)
    for move in LOOP * 10:
        game.do("ann" if game.state.turn == 0 else "bob", a.Move(move=move))
    assert game.state.lag_quota(0) == QUOTA


def test_the_quota_follows_from_the_events():
    game, log = played(MAX_LAG, moves=7)
    assert GameState.replay("table", log).snapshot == game.state.snapshot
    assert game.state.lag_quota(0) < MAX_LAG


def test_a_move_after_the_flag_is_saved_by_the_quota_only():
    game, _ = played(MAX_LAG, moves=20)
    left, quota = game.left(0), game.state.lag_quota(0)
    assert 0 < quota < MAX_LAG
    assert game.refuses("ann", a.Move(move=LOOP[0]), after=left + quota, lag=MAX_LAG) == "time-up"
    game.now -= 1
    assert game.do("ann", a.Move(move=LOOP[0]), after=0, lag=MAX_LAG)


def test_games_of_earlier_releases_may_have_exceeded_the_quota():
    game, log = played(0, moves=20)
    old = [
        e.Moved(at=event.at, seat=event.seat, move=event.move, lag=50) for event in log if isinstance(event, e.Moved)
    ]
    state = GameState.replay("table", [log[0], *old])
    assert state.clock is not None
    assert state.clock.banks[0] == 600 * SECOND - 20 * SECOND + 20 * 50, "what was given back stays given back"
    assert state.lag_quota(0) == REFILL
    assert game.state.lag_quota(0) == QUOTA


def test_a_client_that_answers_pings_late(server):
    """On a real server: the compensation of a client that claims half a second runs out."""

    async def story() -> None:
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", control="60", options={"repetition": None})
            async with await player.socket() as socket:
                await socket.watch(game)
                while '"ping"' not in str(await socket.wire.recv()):
                    pass
                await asyncio.sleep(0.6)
                await socket.send(type="pong")
                lags, turns, before = [], [], 0
                for ply, move in enumerate(islice(cycle(LOOP), 14)):
                    if ply % 2 == 0:
                        await asyncio.sleep(0.55)
                    await socket.act(game, type="move", move=move, id=str(ply))
                    event = (await message_without_pong(socket))["event"]
                    if ply % 2 == 0:
                        lags.append(event.get("lag", 0))
                        turns.append(event["at"] - before)
                    before = event["at"]
        # A server that waits for a core counts less than the half second of a turn.
        assert lags[1:4] == [min(50, turn) for turn in turns[1:4]]
        assert sum(lags) <= QUOTA + len(lags) * REFILL
        assert lags[-1] <= 25

    asyncio.run(story())


async def message_without_pong(socket: Socket) -> dict[str, Any]:
    """The next message about an event. Pings stay unanswered, so that the claimed delay stays."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.wire.recv())
        if message["type"] == "event":
            return message
