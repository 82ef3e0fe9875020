"""What the API says about players: profiles, their games, opponents and ratings."""

import msgspec

from hexad.ratings.rating import PROVISIONAL_DEVIATION
from hexad.server.game.events import Seat, Series
from hexad.server.game.field_types import GameName, GameStatus, ResultText, ScoreText, SpeedText
from hexad.server.game.series import stored_series
from hexad.server.game.standings import SYSTEM, Standing
from hexad.server.store.player_games import OpponentResults, PlayerGame, ResultCount
from hexad.server.store.profiles import KnownPlayer, RatingPoint, StoredRating

__all__ = [
    "GamesOfPlayer",
    "HistoryPoint",
    "Opponent",
    "OpponentPage",
    "PlayedGame",
    "PlayerPage",
    "PlayerSummary",
    "Profile",
    "RatingHistory",
    "RatingView",
    "Results",
]

_SECONDS_PER_DAY = 86_400


class RatingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rating as it is now: a whole number, and how certain it is."""

    game: GameName
    speed: SpeedText
    rating: int
    deviation: int
    games: int
    provisional: bool = False
    peak: int | None = None
    """The highest rating that was not provisional."""

    @classmethod
    def of(cls, game: str, speed: str, standing: Standing, now: int) -> "RatingView":
        """The view of a standing at an arena time in seconds: a deviation grows while nothing is played."""
        current = SYSTEM.at(standing.rating, now)
        peak = None if standing.peak is None else round(standing.peak)
        rating, deviation = round(current.mean), round(current.deviation)
        return cls(game, speed, rating, deviation, standing.games, current.is_provisional, peak)


class Results(msgspec.Struct, frozen=True):
    """The numbers of finished games with each result."""

    wins: int = 0
    draws: int = 0
    losses: int = 0


class Profile(msgspec.Struct, frozen=True):
    """A player with an account."""

    player: str
    name: str
    since: float
    """When the account was opened, in seconds since 1970."""
    ratings: list[RatingView]
    results: dict[GameName, Results]
    """By game, rated and casual games together."""
    rated_results: dict[GameName, Results]
    seen: int | None = None
    """The day of the last visit, in days since 1970; null if the player hides it."""
    closed: bool = False
    """Whether the people who run the server have closed the account."""

    @classmethod
    def of(cls, known: KnownPlayer, ratings: list[StoredRating], counts: list[ResultCount], now: int) -> "Profile":
        """The profile of a player at an arena time in seconds."""
        views = [RatingView.of(rating.game, rating.speed, rating.standing, now) for rating in ratings]
        rated = [count for count in counts if count.rated]
        is_closed = known.closed is not None
        seen = None if is_closed else known.seen
        return cls(known.player, known.name, known.created, views, _by_game(counts), _by_game(rated), seen, is_closed)


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a player. Times are seconds since 1970."""

    name: str
    game: GameName
    control: str
    status: GameStatus
    created: float
    seats: tuple[Seat, ...]
    layout: str = ""
    rated: bool = False
    speed: SpeedText = ""
    ended: float | None = None
    result: ResultText | None = None
    reason: str = ""
    plies: int = 0
    series: Series | None = None
    """Of a rematch: the score of the series, this game included when it is over."""
    tournament: str = ""
    """The name of the tournament that the game belongs to."""
    imported: bool = False
    """Whether it was played on a device and uploaded as a record. Only its owner finds it."""
    score: ScoreText = ""
    """The result for the player; empty for a game that is not over, against oneself, or imported."""

    @classmethod
    def of(cls, game: PlayerGame) -> "PlayedGame":
        """The view of a stored game."""
        fields = {**game._asdict(), "rated": bool(game.rated), "result": None if game.result == "*" else game.result}
        return cls(**{**fields, "series": stored_series(game.series, game.result)})


class GamesOfPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of games, newest first. `next`, passed as `before`, returns the page after it."""

    games: list[PlayedGame]
    next: str = ""


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results against a player, or against the engine at a level."""

    games: int
    wins: int
    draws: int
    losses: int
    player: str = ""
    """Empty for the engine."""
    name: str = ""
    level: int = 0
    has_account: bool = False

    @classmethod
    def of(cls, results: OpponentResults) -> "Opponent":
        """The view of stored results."""
        return cls(**results._asdict())


class OpponentPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of opponents, the most frequent first. `next`, passed as `after`, returns the page after it."""

    opponents: list[Opponent]
    next: str = ""


class HistoryPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rating at the end of a day: the time of the last game in seconds since 1970."""

    time: float
    rating: int
    provisional: bool = False


class RatingHistory(msgspec.Struct, frozen=True):
    """A rating over time, oldest first: one point for each day with a rated game."""

    game: GameName
    speed: SpeedText
    points: list[HistoryPoint]

    @classmethod
    def of(cls, game: str, speed: str, points: list[RatingPoint]) -> "RatingHistory":
        """The history with the last rating of each day, in universal time."""
        days = {int(point.ended) // _SECONDS_PER_DAY: point for point in points}
        views = [HistoryPoint(p.ended, round(p.mean), p.deviation > PROVISIONAL_DEVIATION) for p in days.values()]
        return cls(game, speed, views)


class PlayerSummary(msgspec.Struct, frozen=True):
    """A player in a list."""

    player: str
    name: str
    since: float


class PlayerPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of players. `next`, passed as `after`, returns the page after it."""

    players: list[PlayerSummary]
    next: str = ""


def _by_game(counts: list[ResultCount]) -> dict[str, Results]:
    numbers: dict[str, dict[str, int]] = {}
    for count in counts:
        of_game = numbers.setdefault(count.game, {"win": 0, "draw": 0, "loss": 0})
        of_game[count.score] += count.games
    return {game: Results(of_game["win"], of_game["draw"], of_game["loss"]) for game, of_game in numbers.items()}
