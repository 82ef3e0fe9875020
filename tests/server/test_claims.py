"""Claims: the other side has left, and a player ends the game. The decision, and a real server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.claims import CLAIM_SECONDS, Absence, claim_results, possible_claim
from hexad.server.game.decisions import decide
from hexad.server.game.game_record import record_of
from hexad.server.game.game_state import GameState

from .client import Player, Server
from .outages import Outages, restart
from .presence_limits import begun, claimable, limits, presence, watch
from .test_acts import SECOND, LocalGame

# Seconds after which a player is gone after a restart.
LATER = 10
# A time control of each speed category, and how long the other side must be gone.
CONTROLS = {"60": 30, "300": 30, "600": 60, "3600": 120, "-": 3600}


class Claims:
    """A game with two moves in which the seats in `gone` left some seconds ago."""

    def __init__(self, *chairs: str, control: str = "600", moves: int = 2, **options) -> None:
        self.game = LocalGame(*chairs, control=control, **options)
        for _ in range(moves):
            self.game.play(str(next(iter(self.game.state.board.legal_moves))))

    def absence(self, gone: dict[int, float], factor: float = 1.0) -> Absence:
        since = {seat: self.game.now - int(SECOND * seconds) for seat, seconds in gone.items()}
        return Absence(tuple(since.get(seat) for seat in range(len(self.game.state.seats))), factor)

    def claim(self, player: str, result: str, gone: dict[int, float], factor: float = 1.0) -> str:
        """Claim, and return how the game stands, or the code of the refusal."""
        state = self.game.state
        try:
            act = a.Claim(result=result)  # type: ignore[arg-type]  # wrong results are tried, too
            event = decide(state, act, player, self.game.now, absence=self.absence(gone, factor))
        except RefusalError as refusal:
            return refusal.code
        state.apply(event)
        return state.outcome.result if state.outcome is not None else state.snapshot.call_off_reason


@pytest.mark.parametrize(("control", "seconds"), CONTROLS.items())
def test_the_waiting_time_depends_on_the_speed(control, seconds):
    assert Claims(control=control).claim("ann", "draw", {1: seconds - 0.01}) == "claim-soon"
    assert Claims(control=control).claim("ann", "draw", {1: seconds}) == "1/2-1/2"
    assert seconds in CLAIM_SECONDS.values()


def test_a_win_a_draw_and_an_end_without_a_result():
    assert Claims().claim("ann", "win", {1: 60}) == "1-0"
    assert Claims().claim("bob", "win", {0: 60}) == "0-1"
    assert Claims().claim("bob", "draw", {0: 60}) == "1/2-1/2"
    assert Claims().claim("bob", "abort", {0: 60}) == "left"


def test_without_a_clock_nobody_loses_by_being_away():
    assert Claims(control="-").claim("ann", "win", {1: 6_000}) == "claim-draw-only"
    assert Claims(control="-").claim("ann", "draw", {1: 6_000}) == "1/2-1/2"
    assert Claims(control="-").claim("ann", "abort", {1: 6_000}) == "left"
    assert claim_results(Claims(control="-").game.state) == ("draw", "abort")


def test_claims_that_are_refused():
    assert Claims().claim("ann", "win", {}) == "not-gone"
    assert Claims().claim("ann", "win", {0: 60}) == "not-gone"
    assert Claims().claim("eve", "win", {1: 60}) == "no-seat"
    assert Claims(moves=1).claim("ann", "win", {1: 60}) == "claim-early"
    engine = Claims("ann", "engine", moves=1)
    engine.game.engine(1, a.Move(move="i9h8"))
    assert engine.claim("ann", "win", {1: 60}) == "not-gone"
    finished = Claims()
    finished.game.do("ann", a.Resign())
    assert finished.claim("bob", "win", {0: 60}) == "over"
    late = Claims(control="10")
    late.game.now += 20 * SECOND
    assert late.claim("ann", "win", {1: 60}) == "time-up"


def test_a_refusal_says_how_long_to_wait():
    claims = Claims()
    with pytest.raises(RefusalError) as refused:
        decide(claims.game.state, a.Claim(result="win"), "ann", claims.game.now, absence=claims.absence({1: 47.5}))
    assert (refused.value.code, refused.value.wait, refused.value.params) == ("claim-soon", 13, {"seconds": 13})


def test_of_two_opponents_both_must_be_gone():
    def four() -> Claims:
        return Claims("ann", "bob", "cy", "dee", game="six", players=4)

    assert four().claim("ann", "win", {1: 600}) == "not-gone"
    assert four().claim("ann", "win", {1: 600, 3: 10}) == "claim-soon"
    assert four().claim("cy", "win", {1: 600, 3: 600}) == "1-0"
    assert four().claim("dee", "win", {0: 600, 2: 600}) == "0-1"


def test_who_may_claim_and_when():
    claims = Claims()
    state, now = claims.game.state, claims.game.now
    assert possible_claim(state, claims.absence({})) is None
    assert possible_claim(state, claims.absence({1: 10})) == ([0], now + 50 * SECOND)
    assert possible_claim(state, claims.absence({0: 10}, factor=2)) == ([1], now + 110 * SECOND)
    assert possible_claim(state, claims.absence({0: 10, 1: 90})) is None
    four = Claims("ann", "bob", "cy", "dee", game="six", players=4)
    claim = possible_claim(four.game.state, four.absence({1: 600, 2: 5, 3: 600}))
    assert claim is not None
    assert claim.seats == [0, 2]


def test_the_event_is_read_as_it_was_written():
    claims = Claims()
    log = [e.decode_event(e.encode_event(claims.game.state.created))]
    event = e.Claimed(at=claims.game.now, seat=0, id="c", result="abort")
    assert e.decode_event(e.encode_event(event)) == event
    state = GameState.replay("again", [*log, event])
    assert (state.status, state.snapshot.call_off_reason, state.done_at("ann", "c")) == ("aborted", "left", 2)


def test_the_record_names_the_reason():
    claims = Claims()
    claims.claim("ann", "win", {1: 60})
    assert '[Termination "abandonment"]' in str(record_of(claims.game.state, ""))
    drawn = Claims()
    drawn.claim("ann", "draw", {1: 60})
    text = str(record_of(drawn.game.state, ""))
    assert '[Result "1/2-1/2"]' in text
    assert '[Termination "abandonment"]' in text
    called_off = Claims()
    called_off.claim("ann", "abort", {1: 60})
    assert '[Termination "aborted"]' in str(record_of(called_off.game.state, ""))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("claims") / "data", env=limits()) as running:
        yield running


def test_gone_and_claimed(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            for result, status in (("win", "over"), ("draw", "over"), ("abort", "aborted")):
                async with await other.socket() as theirs:
                    game = await begun(one, other)
                    await watch(theirs, game)
                    await mine.act(game, type="claim", result=result, id="early")
                    assert (await mine.receive("refused"))["code"] == "not-gone"
                await claimable(mine, game)
                # The claim may be announced a little before it is possible.
                answer: dict[str, Any] = {"type": "refused", "code": "claim-soon"}
                while answer["type"] == "refused":
                    assert answer["code"] == "claim-soon"
                    await mine.act(game, type="claim", result=result, id="c")
                    answer = await mine.receive("event", "refused")
                assert (answer["event"]["type"], answer["event"]["result"]) == ("claimed", result)
                assert answer["state"]["status"] == status
                assert (await one.act(game, type="claim", result=result, id="c")).json()["version"] == answer["version"]
                assert "claim" not in await watch(mine, game)
            finished = (await one.http.get("/api/games/")).json()["games"]
            assert [found["reason"] for found in finished] == ["abandonment"] * 2

    asyncio.run(story())


def test_a_player_who_comes_back_keeps_the_game(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            game = await begun(one, other)
            await claimable(mine, game)
            async with await other.socket():
                await presence(mine, seats=["online", "online"])
                await mine.act(game, type="claim", result="win", id="c")
                assert (await mine.receive("refused"))["code"] == "not-gone"

    asyncio.run(story())


def test_nobody_is_gone_because_the_server_was_down(tmp_path):
    """After a restart, the time of a player who was gone before begins anew."""

    async def story(server: Server):
        async with Player(server.url) as one, Player(server.url) as other:
            async with await one.socket() as mine:
                game = await begun(one, other)
                before = await claimable(mine, game)
            # A slow machine needs some time until it asks who is gone.
            server.env |= limits(claim_factor=1, grace_seconds=LATER)
            await asyncio.to_thread(restart, server, Outages())
            async with await one.socket() as mine:
                first = await watch(mine, game)
                assert first["seats"] == ["online", None]
                assert "claim" not in first
                await mine.act(game, type="claim", result="win", id="c")
                assert (await mine.receive("refused"))["code"] == "not-gone"
                # It counts from the start of the server, however long the player was gone before.
                assert (await claimable(mine, game))["wait"] > before["wait"] - 100 * (LATER + 20)

    # The claim begins anew: 60 s are more than the player is gone before.
    with Server(tmp_path / "data", env=limits(claim_factor=1)) as running:
        asyncio.run(story(running))
