"""What the API says about puzzles: positions, verdicts, attempts and ratings."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from litestar.params import Parameter, QueryParameter
from msgspec import Meta

from hexad.puzzles import KINDS
from hexad.puzzles.themes import theme_links
from hexad.ratings.rating import PROVISIONAL_DEVIATION
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameName, Side, one_of
from hexad.server.game.replay import Replay
from hexad.server.game.standings import SYSTEM, Standing
from hexad.server.http.positions import PositionView
from hexad.server.http.profile_types import HistoryPoint, RatingView
from hexad.server.http.puzzle_attempts import Mistake
from hexad.server.store.puzzles import RecordedAttempt, StoredAttempt

__all__ = [
    "AttemptPage",
    "AttemptView",
    "Day",
    "GivenUp",
    "PuzzleAttempt",
    "PuzzleId",
    "PuzzleRating",
    "PuzzleSolution",
    "PuzzleTheme",
    "PuzzleVerdict",
    "PuzzleView",
    "RatedResultView",
    "SeenPuzzles",
    "SolverProfile",
    "SolverRating",
    "ThemeCount",
    "ThemeFilter",
]

MAX_MOVES = 9
MAX_SECONDS = 86_400
_THEMES = tuple(dict.fromkeys(theme for game in KINDS for theme in theme_links(game)))
if TYPE_CHECKING:
    ThemeFilter: TypeAlias = str
else:
    ThemeFilter = Literal[("any", *_THEMES)]
PuzzleTheme: TypeAlias = Annotated[str, one_of(*_THEMES)]
Kind = Annotated[str, one_of(*dict.fromkeys(kind for kinds in KINDS.values() for kind in kinds))]
PuzzleId = Annotated[str, Parameter(pattern=r"^[as][0-9a-f]{10}$")]
Day = Annotated[str, QueryParameter(pattern=r"^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$", description="as 2030-01-31")]
SeenPuzzles = Annotated[
    str | None,
    QueryParameter(
        name="not",
        pattern=r"^[as][0-9a-f]{10}(,[as][0-9a-f]{10})*$",
        # More than all puzzles of a game; a request line has 8,000 bytes, in which a comma may take three.
        max_length=5_500,
        description="ids, separated by commas",
    ),
]
Seconds = Annotated[int, Meta(ge=0, le=MAX_SECONDS, description="how long the solver has thought")]


class PuzzleRating(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rating of a puzzle now, exactly: the rating of a solver without an account is computed from it."""

    mean: float
    deviation: float
    attempts: int = 0
    """The number of accounts that have tried it."""

    @classmethod
    def of(cls, standing: Standing, now: int) -> "PuzzleRating":
        """The view of a standing at an arena time in seconds."""
        current = SYSTEM.at(standing.rating, now)
        return cls(current.mean, current.deviation, standing.games)


class PuzzleView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A puzzle without its solution: the side to move, the goal, and the number of own moves."""

    id: str
    game: GameName
    kind: Kind
    side: Side
    difficulty: int
    own_moves: int
    within: int
    position: PositionView
    options: dict[str, Any]
    themes: tuple[PuzzleTheme, ...]
    rating: PuzzleRating
    accepts: Annotated[str, one_of("move", "tile")] = "move"
    day: str | None = None
    solvers: int | None = None
    """Of the puzzle of a day: how many accounts solved it on that day."""
    rated: bool = False
    """Whether the next attempt of this player is rated: the first one of an account at this puzzle."""


class PuzzleAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The solver's own moves from the start; the last one is judged. The server adds the replies."""

    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=MAX_MOVES)]
    seconds: Seconds | None = None


class GivenUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Optional: how long the solver has thought."""

    seconds: Seconds | None = None


class RatedResultView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first attempt of an account at a puzzle, and what it changed."""

    solved: bool
    before: int
    after: int
    provisional: bool = False
    new: bool = False
    """Whether this request was that attempt."""

    @classmethod
    def of(cls, recorded: RecordedAttempt) -> "RatedResultView":
        """The view of an attempt that was recorded."""
        first = recorded.first
        provisional = first.deviation > PROVISIONAL_DEVIATION
        return cls(first.solved, round(first.before), round(first.after), provisional, recorded.is_new)


class PuzzleVerdict(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Whether the move is right, the replay of all moves with the replies, and the position after them.

    `because` says what is wrong: the move `misses` the goal, the opponent `escapes`, wins first (`loses`) or, in a
    defence puzzle, can still force the win (`falls`). In all cases but the first, the last frame is the opponent's
    reply. `attempt` is the first attempt of the account at this puzzle, if the attempt ends with this move.
    """

    right: bool
    finished: bool
    film: Replay
    position: PositionView
    because: Mistake | None = None
    attempt: RatedResultView | None = None


class PuzzleSolution(Replay, frozen=True, omit_defaults=True, kw_only=True):
    """The solution, move by move. `attempt` is the first attempt of the account at this puzzle."""

    attempt: RatedResultView | None = None


class ThemeCount(msgspec.Struct, frozen=True, omit_defaults=True):
    """A theme, the number of puzzles that have it, and the page that explains it, if there is one."""

    theme: PuzzleTheme
    puzzles: int
    link: str = ""


class AttemptView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first attempt of a player at a puzzle. Times are seconds since 1970."""

    number: int
    puzzle: str
    game: GameName
    difficulty: int
    themes: tuple[PuzzleTheme, ...]
    solved: bool
    ended: float
    before: float
    after: float
    deviation: float
    expected: float
    """The score that was expected of the solver, from 0 to 1."""
    seconds: int | None = None
    repeated: float | None = None
    """The time of the last further attempt, which was not rated."""
    solved_later: bool = False
    """Whether that one was a success."""

    @classmethod
    def of(cls, attempt: StoredAttempt, difficulty: int, themes: tuple[str, ...]) -> "AttemptView":
        """The view of a stored attempt."""
        return cls(difficulty=difficulty, themes=themes, **attempt._asdict())


class SolverRating(msgspec.Struct, frozen=True):
    """The rating of a solver in a game, with the number of puzzles solved and the rating at the end of each day.

    `rating.games` is the number of puzzles tried; `rating.speed` is empty.
    """

    rating: RatingView
    solved: int
    points: list[HistoryPoint]


class SolverProfile(msgspec.Struct, frozen=True):
    """A player as a solver of puzzles, by game."""

    ratings: list[SolverRating]


class AttemptPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of attempts, the last one first. `next`, passed as `before`, returns the page after it."""

    attempts: list[AttemptView]
    rating: RatingView | None = None
    """The rating now; null before the first attempt."""
    next: int = 0
