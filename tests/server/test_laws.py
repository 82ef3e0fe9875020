"""Laws of the event log: after any requests, in any order and at any time, the log determines the state."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st

import hexad
from hexad.clock import TimeControl
from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.decisions import decide, decide_join
from hexad.server.game.game_state import GameState
from hexad.server.game.lag_quota import MAX_LAG
from hexad.server.game.messages import encode, state_of
from tests.profiles import scaled

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.clock import Clock

NAME = "law"
STRANGER = 4
BOARDS: list[tuple[str, dict[str, Any]]] = [
    ("abalone", {}),
    ("abalone", {"ply_limit": 5}),
    ("six", {}),
    ("six", {"declare": "manual", "rules": "advanced"}),
    ("six", {"players": 4}),
]
# Shapes that can be declared, and a board on which marbles are soon pushed off.
LATE = [
    ("six", {"declare": "manual"}, "BBBBBB/RRRRRR@0,0 15 15 b basic 6"),
    ("abalone", {}, "sss2/sssss1/7/8/9/8/SSss3/SSSSSS/SSSSS 4 1 b 0 60"),
]


@dataclass(frozen=True)
class Ask:
    """A request of a client: after some time, with some lag, for one of its seats or without a seat."""

    who: int
    kind: str
    pick: int
    after: int
    lag: int
    seat: int | None

    def act(self, state: GameState, name: str) -> a.Act:
        if self.kind == "move":
            legal = [str(move) for move in state.board.legal_moves] or ["#"]
            text = legal[self.pick % len(legal)] if self.pick % 15 else "a1a1"
            return a.Move(id=name, seat=self.seat, move=text, ply=state.plies if self.pick % 3 else None)
        if self.kind == "time":
            return a.GiveTime(id=name, seat=self.seat, seconds=1 + self.pick % 60)
        if self.kind in ("draw", "takeback", "rematch"):
            return _OFFERS[self.kind](id=name, seat=self.seat, yes=self.pick % 3 > 0)
        return _WORDS[self.kind](id=name, seat=self.seat)


_OFFERS: dict[str, Callable[..., a.Act]] = {"draw": a.Draw, "takeback": a.Takeback, "rematch": a.Rematch}
_WORDS: dict[str, Callable[..., a.Act]] = {"declare": a.Declare, "resign": a.Resign, "abort": a.Abort}
# Acts that end the game are rare, so that games have some length.
KINDS = ["move", "time", "takeback", "draw", "rematch", "declare", "abort", "resign", "join"]
WEIGHTS = [30, 4, 6, 3, 3, 1, 0.3, 0.3, 2]


def any_ask(rng: random.Random, state: GameState) -> Ask:
    """A random request, most often of the player to move."""
    who = rng.choice([0, 1, 2, 3, STRANGER])
    if rng.random() < 0.75:
        seat = state.seats[((state.turn or 0) + rng.choice([0, 0, 0, 1])) % len(state.seats)]
        who = int((seat.player or "p0")[1:])
    return Ask(
        who=who,
        kind=rng.choices(KINDS, WEIGHTS)[0],
        pick=rng.randrange(1_000),
        after=rng.choice([0, 1, 5, 20, 50, rng.randrange(200), -15]),
        lag=rng.choice([0, 3, 50]),
        seat=rng.choice([None] * 9 + [0, 1, 2, 3]),
    )


seeds = st.integers(0, 2**64)
controls = st.sampled_from(["-", "1", "1+1", "1d1", "3+1", "600+5"])


@st.composite
def games(draw: st.DrawFn) -> e.Created:
    """A game of either kind, its seats held by some people, by engines, or open."""
    game, options, *fen = draw(st.sampled_from([*BOARDS, *LATE]))
    board = hexad.GAMES[game].Board(*fen, **options)
    chairs = st.sampled_from(["0", "1", "2", "3", "engine", "open"])
    # In most games every seat has a different player.
    count = options.get("players", 2)
    who = draw(st.one_of(st.just([str(n) for n in range(count)]), st.lists(chairs, min_size=count, max_size=count)))
    seats = tuple(
        e.Seat("player", f"p{w}", w) if w.isdigit() else e.Seat("engine" if w == "engine" else "open") for w in who
    )
    control = str(TimeControl.parse(draw(controls)))
    return e.Created(
        at=1_000, game=game, fen=board.start_fen, options=board.options, control=control, seats=seats, by="p0", time=0.0
    )


def facts(state: GameState) -> tuple[Any, ...]:
    """The complete state of a game as values."""
    clock = state.clock.to_dict() if state.clock is not None else None
    moves = [str(move) for move in state.board.moves]
    offers = dict(state.offers)
    rest = (
        state.status,
        state.outcome,
        state.next,
        list(state.times),
        state.version,
        state.at,
        state.turn,
        state.plies,
    )
    return (state.board.fen(), moves, list(state.seats), clock, offers, dict(state._done), *rest)


@dataclass
class Ledger:
    """The time that each seat received and used, computed without the clock."""

    control: TimeControl
    given: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    since: int | None = None

    def start(self, state: GameState) -> None:
        self.given = [self.control.base or 0] * len(state.seats)
        self.used = [0] * len(state.seats)
        self.since = state.at

    def left(self, state: GameState, seat: int, turn: int | None) -> int:
        """The time that a seat must have left during a turn."""
        running = 0
        if seat == turn and self.since is not None:
            running = max(0, state.at - self.since - self.control.delay)
        return self.given[seat] - self.used[seat] - running

    def end_turn(self, state: GameState, seat: int) -> None:
        assert self.since is not None
        self.used[seat] += max(0, state.at - self.since - self.control.delay)
        self.since = state.at


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
        if not isinstance(found, int):
            assert facts(self.state) == before, "deciding must not change the state"
            self._happen(found, player)
        return found

    def _decide(self, ask: Ask, player: str, name: str) -> e.Event | int:
        if ask.kind == "join":
            return decide_join(self.state, ask.seat, player, player, self.now)
        act = ask.act(self.state, name)
        return self.state.done_at(player, act.id) or decide(self.state, act, player, self.now, ask.lag)

    def _flag(self) -> None:
        state = self.state
        # The server waits for a move that may be delayed by lag.
        if state.turn is not None and state.clock is not None and state.clock.flagged(self.now - MAX_LAG) is not None:
            self._happen(e.Flagged(at=self.now, seat=state.turn), "")

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
            assert ledger.since is not None
            assert 0 <= event.lag <= max(0, state.at - ledger.since - ledger.control.delay), "no move gains time"
            ledger.given[event.seat] += event.lag
            ledger.end_turn(state, event.seat)
            ledger.given[event.seat] += ledger.control.increment
        elif isinstance(event, e.TimeGiven):
            for seat in range(1 - event.seat % 2, len(state.seats), 2):
                ledger.given[seat] += event.centiseconds
        elif state.plies < plies:
            assert turn is not None
            ledger.end_turn(state, turn)
        if state.status != "playing" and ledger.since is not None:
            if not isinstance(event, e.Moved):
                assert turn is not None
                ledger.end_turn(state, turn)
            ledger.since = None

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
        elif found is not None and ask.kind != "join":
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
        if ask.kind != "join" and not world.state.seats_of(f"p{ask.who}"):
            assert found is None
