"""Random games and random requests of their clients, from which the laws of the event log are tested."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

import hexad
from hexad.clock import TimeControl
from hexad.server.game import acts as a
from hexad.server.game import events as e

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from hexad.server.game.game_state import GameState

STRANGER = 4
DRAW = partial(a.Claim, result="draw")
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
_WORDS: dict[str, Callable[..., a.Act]] = {
    "declare": a.Declare,
    "resign": a.Resign,
    "abort": a.Abort,
    "claim": DRAW,
    "berserk": a.Berserk,
}
# Acts that end the game are rare, so that games have some length.
KINDS = [
    "move",
    "time",
    "takeback",
    "draw",
    "rematch",
    "declare",
    "abort",
    "resign",
    "join",
    "claim",
    "pause",
    "berserk",
]
WEIGHTS = [30, 4, 6, 3, 3, 1, 0.3, 0.3, 2, 0.5, 8, 1]


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
controls = st.sampled_from(["-", "1", "1+1", "1d1", "3+1", "600+5", "1/3", "1/3"])


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
        at=1_000,
        game=game,
        fen=board.start_fen,
        options=board.options,
        control=control,
        seats=seats,
        by="p0",
        time=0.0,
        weekends=control.startswith("1/") and draw(st.booleans()),
        tournament=draw(st.sampled_from([None, None, e.TournamentGame("cup", "Cup", 1, berserk=True)])),
    )
