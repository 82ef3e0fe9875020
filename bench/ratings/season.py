"""A simulated season: players meet by their ratings, and their true strengths decide the games.

The same seed and the same matchmaker give the same games.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bench.ratings.players import Players, mean_strength

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

__all__ = ["Game", "Kind", "Matchmaker", "Season"]

DAY = 86_400
# Of 1,174 games of Abalone between people that had a winner Black won 648: 55 %, as if 36 points stronger.
FIRST_MOVE = 36.0
# Of 2,000 such games 15 were drawn by agreement; draws by repetition and by limits are added.
DRAWS_BETWEEN_EQUALS = 0.03
# Opponents are the nearest by rating among a few, except in challenges, which go to anybody.
CANDIDATES = 5
CHALLENGES = 0.25
# How often a player forms a team with a friend, if there is one.
WITH_FRIEND = 0.5
GAMES_PER_VISIT = 7


class Game(NamedTuple):
    """A rated game: two sides of players, the score of the first side, and its true expectation."""

    time: int
    first: tuple[int, ...]
    second: tuple[int, ...]
    score: float
    expected: float


class Matchmaker(Protocol):
    """The system by whose ratings players meet."""

    def mean(self, player: int) -> float:
        """The rating of a player, on any scale."""


class Kind(NamedTuple):
    """A kind of season: who takes part, and how strong a side is.

    `spread` is the standard deviation of the strengths of the players, `team_size` is 1 or 2, and `strength` computes
    the strength of a side from those of its members.
    """

    players: int = 2_000
    days: int = 365
    spread: float = 350.0
    team_size: int = 1
    strength: Callable[[Sequence[float], Sequence[int]], float] = mean_strength


class Season:
    """A season; its games are played when they are taken."""

    def __init__(self, seed: int, kind: Kind) -> None:
        self._random = Random(seed)
        self._players = Players(kind.players, kind.days, kind.spread, self._random)
        self._kind = kind

    def games(self, matchmaker: Matchmaker) -> Iterator[Game]:
        """Play the season. The matchmaker must rate each game before the next one is taken."""
        size = self._kind.team_size
        for day in range(self._kind.days):
            lobby = _Lobby(self._players.visitors(day), size, matchmaker, self._random)
            count = len(lobby.visitors) * GAMES_PER_VISIT // (2 * size)
            if len(lobby.visitors) >= 2 * size:
                for number in range(count):
                    yield self._game(*lobby.sides(), day * DAY + number * DAY // count)

    def _game(self, first: tuple[int, ...], second: tuple[int, ...], time: int) -> Game:
        first_move = FIRST_MOVE if self._random.random() < 0.5 else -FIRST_MOVE
        difference = self._strength_of(first) - self._strength_of(second) + first_move
        expected = 1 / (1 + 10 ** (-difference / 400))
        return Game(time, first, second, self._score(expected), expected)

    def _strength_of(self, side: tuple[int, ...]) -> float:
        return self._kind.strength(self._players.strengths(side), side)

    def _score(self, expected: float) -> float:
        """A random score with that expectation; equal sides draw most often."""
        draw = DRAWS_BETWEEN_EQUALS * 4 * expected * (1 - expected)
        chance = self._random.random()
        if chance < expected - draw / 2:
            return 1.0
        return 0.5 if chance < expected + draw / 2 else 0.0


class _Lobby:
    """The visitors of a day, and who plays with whom."""

    def __init__(self, visitors: list[int], team_size: int, matchmaker: Matchmaker, random: Random) -> None:
        self.visitors = visitors
        self._here = frozenset(visitors)
        self._team_size = team_size
        self._mean = matchmaker.mean
        self._random = random

    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Two sides without a common player."""
        first = self._side(())
        if self._random.random() < CHALLENGES:
            return first, self._side(first)
        level = self._level(first)
        candidates = [self._side(first) for _ in range(CANDIDATES)]
        return first, min(candidates, key=lambda side: abs(self._level(side) - level))

    def _level(self, side: tuple[int, ...]) -> float:
        return sum(map(self._mean, side)) / len(side)

    def _side(self, taken: tuple[int, ...]) -> tuple[int, ...]:
        leader = self._player(taken)
        return (leader,) if self._team_size == 1 else (leader, self._partner(leader, taken))

    def _partner(self, leader: int, taken: tuple[int, ...]) -> int:
        friend = leader ^ 1
        if friend in self._here and friend not in taken and self._random.random() < WITH_FRIEND:
            return friend
        return self._player((*taken, leader))

    def _player(self, taken: tuple[int, ...]) -> int:
        """Any visitor who is not taken."""
        while (player := self._random.choice(self.visitors)) in taken:
            pass
        return player
