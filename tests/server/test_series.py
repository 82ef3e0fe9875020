"""Series of rematches: the score follows the players from seat to seat, and counts games with a result alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.server.game.events import Seat, Series
from hexad.server.game.game_state import GameState
from hexad.server.game.invitation import Chair, Invitation, created_from
from hexad.server.game.options import Options
from hexad.server.game.series import next_series, series_after, stored_series
from hexad.server.people.identity import Identity
from hexad.types import Outcome
from hexad.types import Player as PlayerColour

from .client import Player

if TYPE_CHECKING:
    from hexad.server.game.events import Created

WINNERS = {"1-0": PlayerColour.BLACK, "0-1": PlayerColour.RED, "1/2-1/2": None}
POINTS = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5), "": (0.0, 0.0)}


def first_game(players: int) -> Created:
    chairs = tuple(Chair("me") for _ in range(players))
    invitation = Invitation("six", chairs, None, Options(players=players))
    created = created_from(invitation, Identity("p", "p"), 0)
    seats = tuple(Seat("player", f"p{number}", f"p{number}") for number in range(players))
    return msgspec.structs.replace(created, seats=seats)


@pytest.mark.parametrize("players", [2, 4])
@given(results=st.lists(st.sampled_from(sorted(POINTS)), max_size=8))
def test_the_score_of_a_series_is_the_sum_of_its_games(players, results):
    created = first_game(players)
    points = dict.fromkeys((seat.player for seat in created.seats), 0.0)
    for result in results:
        for number, seat in enumerate(created.seats):
            points[seat.player] += POINTS[result][number % 2]
        state = GameState("g", created)
        before = created.series
        following = state.rematch(1, 1.0)
        assert following.series == next_series(created, None)
        ended = Outcome(WINNERS[result], "resignation", "") if result else None
        created = msgspec.structs.replace(following, series=next_series(created, ended))
        assert created.series is not None
        assert [points[seat.player] for seat in created.seats[:2]] == list(created.series.score)
        assert created.series.games == (before.games if before else 0) + bool(result)
        # Colours alternate: everybody changes sides.
        sides = {seat.player: number % 2 for number, seat in enumerate(state.created.seats)}
        assert all(sides[seat.player] != number % 2 for number, seat in enumerate(created.seats))


def test_a_series_is_stored_and_read_with_the_result():
    assert stored_series("", "1-0") is None
    assert stored_series('{"games":2,"score":[1.5,0.5]}', "0-1") == Series(3, (1.5, 1.5))
    assert series_after(Series(2, (1.5, 0.5)), "*") == Series(2, (1.5, 0.5))
    assert series_after(None, "1-0") is None


def test_games_and_lists_show_the_score(server):
    async def story() -> None:
        async with Player(server.url) as ann, Player(server.url) as bob:
            for player in (ann, bob):
                await player.register()
            me = (await ann.http.get("/api/me")).json()["player"]
            game = await ann.create("abalone", "me", "anyone", control="300", listed=True)
            await bob.join(game)
            scores = []
            for loser in (bob, bob, ann):
                (await loser.act(game, type="resign")).raise_for_status()
                shown = await ann.state(game)
                scores.append((shown["created"].get("series"), shown["state"].get("series")))
                last = game
                (await ann.act(game, type="rematch")).raise_for_status()
                (await bob.act(game, type="rematch")).raise_for_status()
                game = (await ann.state(game))["state"]["next"]
            # Ann had Black, White and Black again.
            assert scores == [
                (None, None),
                ({"games": 1, "score": [0.0, 1.0]}, {"games": 2, "score": [0.0, 2.0]}),
                ({"games": 2, "score": [2.0, 0.0]}, {"games": 3, "score": [2.0, 1.0]}),
            ]
            found = (await ann.http.get(f"/api/players/{me}/games")).json()["games"]
            assert next(one for one in found if one["name"] == last)["series"] == scores[-1][1]
            listed = (await ann.http.get("/api/games?limit=5")).json()["games"]
            assert next(one for one in listed if one["name"] == last)["series"] == scores[-1][1]
            assert "series" not in found[-1]

    asyncio.run(story())
