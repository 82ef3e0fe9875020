"""Laws of the event log: after any requests, in any order and at any time, the log determines the state."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from hypothesis import event as note
from hypothesis import given, settings

from hexad.clock import TimeControl
from hexad.server.errors import RefusalError
from hexad.server.game import events as e
from hexad.server.game.claims import Absence
from hexad.server.game.correspondence import PlayerTime, decide_pause
from hexad.server.game.decisions import decide, decide_join
from hexad.server.game.game_state import GameState
from hexad.server.game.lag_quota import MAX_LAG
from hexad.server.game.messages import encode, state_of
from hexad.server.game.tournament_games import decide_forfeit
from hexad.server.people.identity import Identity
from tests.profiles import scaled

from .ledger import Ledger
from .random_requests import Ask, any_ask, games, seeds

if TYPE_CHECKING:
    from hexad.clock import Clock

NAME = "law"
# In games of a tournament.
NO_SHOW_TIME = 250
# Wall time passes so fast that weekends come and go within a game.
WALL_SECONDS = 360


def facts(state: GameState) -> tuple[Any, ...]:
    """The complete state of a game as values."""
    clock = state.clock.to_dict() if state.clock is not None else None
    moves = [str(move) for move in state.board.moves]
    offers = dict(state.offers)
    ending = (state.status, state.outcome, state.next)
    pause = (state.snapshot.pause, dict(state.snapshot.weekend_ends))
    rest = (*ending, *pause, list(state.times), state.version, state.at, state.turn, state.plies)
    return (state.board.fen(), moves, list(state.seats), clock, offers, dict(state._done), *rest)


class World:
    """A game, its log and its ledger: a model of the server's game rooms."""

    def __init__(self, created: e.Created) -> None:
        self.state = GameState(NAME, created)
        self.log: list[e.Event] = [created]
        self.now = created.at
        self.ledger = Ledger(TimeControl.parse(created.control))
        if self.state.clock is not None:
            self.ledger.start(self.state)

    def take(self, ask: Ask, name: str) -> e.Event | int | None:
        """Process a request; returns the event, the version of the earlier event if repeated, or None if refused."""
        self.now = max(0, self.now + ask.after)
        self._flag()
        player = f"p{ask.who}"
        before = facts(self.state)
        try:
            found = self._decide(ask, player, name)
        except RefusalError as refusal:
            note(f"refused: {refusal.code}")
            assert facts(self.state) == before, "a refused act changed something"
            return None
        if ask.kind == "pause" and isinstance(found, int):
            return None  # the time is right as it is
        if not isinstance(found, int):
            assert facts(self.state) == before, "deciding must not change the state"
            self._happen(found, player)
        return found

    def _decide(self, ask: Ask, player: str, name: str) -> e.Event | int:
        if ask.kind == "join":
            return decide_join(self.state, ask.seat, Identity(player, player, has_account=True), self.now)
        if ask.kind == "pause":
            wall = float(self.now * WALL_SECONDS)
            player_time = PlayerTime("Europe/Berlin", wall + ask.pick if ask.pick % 3 == 0 else 0.0)
            turn = "" if self.state.turn is None else self.state.seats[self.state.turn].player
            return decide_pause(self.state, turn, player_time, wall, self.now)
        act = ask.act(self.state, name)
        gone = tuple(self.now - ask.pick if (ask.pick + n) % 2 else None for n, _ in enumerate(self.state.seats))
        done = self.state.done_at(player, act.id)
        return done or decide(self.state, act, player, self.now, ask.lag, absence=Absence(gone, 0.01))

    def _flag(self) -> None:
        state = self.state
        # The server waits for a move that may be delayed by lag.
        if state.turn is not None and state.clock is not None and state.clock.flagged(self.now - MAX_LAG) is not None:
            self._happen(e.Flagged(at=self.now, seat=state.turn), "")
        forfeit = decide_forfeit(state, NO_SHOW_TIME, self.now)
        if not isinstance(forfeit, int):
            self._happen(forfeit, "")

    def _happen(self, event: e.Event, player: str) -> None:
        """Apply an event, check that it can be stored, and check all laws afterwards."""
        state, turn, plies = self.state, self.state.turn, self.state.plies
        note(type(event).__name__)
        assert e.decode_event(e.encode_event(event)) == event
        if isinstance(event, e.SeatEvent) and not isinstance(event, e.Joined):
            assert state.seats[event.seat].player == player, "only the holder of a seat acts for it"
        if isinstance(event, e.Moved | e.Declared):
            assert event.seat == turn, "only the seat whose turn it is moves"
        had_clock = state.clock is not None
        state.apply(event)
        self.log.append(event)
        self._book(event, turn, plies, had_clock=had_clock)
        self.check(turn)

    def _book(self, event: e.Event, turn: int | None, plies: int, *, had_clock: bool) -> None:
        state, ledger = self.state, self.ledger
        if state.clock is None:
            return
        if not had_clock:
            ledger.start(state)
        elif isinstance(event, e.Moved):
            self._book_move(event)
        elif isinstance(event, e.Berserked | e.TimeGiven):
            self._book_time(event)
        elif isinstance(event, e.Paused | e.Resumed):
            ledger.pause(state, resumes=isinstance(event, e.Resumed))
        elif state.plies < plies:
            assert turn is not None
            ledger.end_turn(state, turn)
            ledger.renew(turn, state.ply_seat(state.plies))
        if state.status != "playing" and not ledger.is_over:
            if not isinstance(event, e.Moved):
                assert turn is not None
                ledger.end_turn(state, turn)
            ledger.is_over = True

    def _book_time(self, event: e.Berserked | e.TimeGiven) -> None:
        given = self.ledger.given
        if isinstance(event, e.Berserked):
            given[event.seat] -= (self.ledger.control.base or 0) // 2
            return
        for seat in range(1 - event.seat % 2, len(self.state.seats), 2):
            given[seat] += event.centiseconds

    def _book_move(self, event: e.Moved) -> None:
        state, ledger = self.state, self.ledger
        assert 0 <= event.lag <= ledger.running(state), "no move gains time"
        ledger.given[event.seat] += event.lag
        ledger.end_turn(state, event.seat)
        ledger.given[event.seat] += 0 if event.seat in state.snapshot.berserk else ledger.control.increment
        ledger.renew(event.seat)

    def check(self, turn: int | None) -> None:
        state = self.state
        replayed = GameState.replay(NAME, [e.decode_event(e.encode_event(event)) for event in self.log])
        assert facts(replayed) == facts(state), "the log is not the state"
        assert state.version == len(self.log)
        assert (state.turn is None) == (state.status != "playing")
        assert encode(state_of(state, self.now))
        if state.clock is not None:
            self._check_clock(state.clock)

    def _check_clock(self, clock: Clock) -> None:
        state = self.state
        for seat in range(len(state.seats)):
            left, owed = clock.remaining(seat, state.at), self.ledger.left(state, seat, state.turn)
            assert left == max(0, owed), "time was created or lost"
            assert min(clock.banks) > 0, "a player who moves has time left"


@settings(max_examples=scaled(400), deadline=None)
@given(games(), seeds)
def test_the_log_is_the_state(created, seed):
    rng, world = random.Random(seed), World(created)
    world.check(None)
    for number in range(60):
        world.take(any_ask(rng, world.state), f"a{number}")


@settings(max_examples=scaled(200), deadline=None)
@given(games(), seeds)
def test_an_act_lands_once(created, seed):
    """Acts are sent again, later and in another order, with the same ids: none happens twice."""
    rng, world = random.Random(seed), World(created)
    landed: dict[tuple[str, str], int] = {}
    sent: list[tuple[Ask, str]] = []
    for number in range(60):
        if not sent or rng.random() < 0.5:
            sent.append((any_ask(rng, world.state), f"a{number}"))
        ask, name = rng.choice(sent[-4:])
        found = world.take(ask, name)
        if isinstance(found, int):
            assert landed[f"p{ask.who}", name] == found
        elif found is not None and ask.kind not in ("join", "pause"):
            assert (f"p{ask.who}", name) not in landed
            landed[f"p{ask.who}", name] = world.state.version
    ids = [(world.state.seats[x.seat].player, x.id) for x in world.log if isinstance(x, e.SeatEvent) and x.id]
    assert sorted(ids) == sorted(landed)
    for (player, name), version in landed.items():
        assert world.state.done_at(player, name) == version
        assert getattr(world.log[version - 1], "id", None) == name


@settings(max_examples=scaled(100), deadline=None)
@given(games(), seeds)
def test_a_stranger_changes_nothing(created, seed):
    rng, world = random.Random(seed), World(created)
    for number in range(40):
        ask = any_ask(rng, world.state)
        found = world.take(ask, f"a{number}")
        if ask.kind not in ("join", "pause") and not world.state.seats_of(f"p{ask.who}"):
            assert found is None
