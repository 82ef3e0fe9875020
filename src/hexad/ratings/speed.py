"""Speed categories: games that leave about the same time for a move have a common rating.

The category depends on how long one player is expected to think in the whole game:

    estimated duration = base + expected number of own moves x (increment or delay)

A recorded game of Abalone between people has 101 plies on average (2,000 games of a public server), a game of Six about
100 if it reaches the moving phase, which it does between players who see threats. So a player makes about 50 moves, and
25 in the four-player game. One table of limits serves both games, since their lengths are alike.

| category | estimated duration | time for one of 50 moves |
| --- | --- | --- |
| bullet | less than 3 minutes | up to 3.6 s: little more than the gesture of the move takes |
| blitz | 3 minutes to less than 10 | up to 12 s |
| rapid | 10 minutes to less than 30 | up to 36 s; the clocks of the printed rules, 10 and 15 minutes (A16), are here |
| classical | 30 minutes or more | more than 36 s |

Games with at least an hour for each move are a category of their own, `correspondence`: their players are not at the
board together.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from hexad.games import game_named

if TYPE_CHECKING:
    from hexad.clock import TimeControl

__all__ = ["CORRESPONDENCE_TIME", "EXPECTED_PLIES", "LIMITS", "Speed", "estimated_duration", "speed_of"]


class Speed(StrEnum):
    """A speed category, from fast to slow."""

    BULLET = "bullet"
    BLITZ = "blitz"
    RAPID = "rapid"
    CLASSICAL = "classical"
    CORRESPONDENCE = "correspondence"


# The plies of all players together.
EXPECTED_PLIES = {"abalone": 100, "six": 100}

# A category takes durations below its limit, in centiseconds.
LIMITS = {Speed.BULLET: 3 * 6_000, Speed.BLITZ: 10 * 6_000, Speed.RAPID: 30 * 6_000}

# A time for each move, in centiseconds, from which on a game is played by correspondence.
CORRESPONDENCE_TIME = 60 * 6_000


def estimated_duration(control: TimeControl, game: str, players: int = 2) -> int | None:
    """How long one player is expected to think in a game, in centiseconds; None without a clock.

    A delay counts as an increment does: a player who uses each delay has as much time.
    """
    own_moves = EXPECTED_PLIES[game_named(game).name] // players
    if control.base is None:
        return None
    if control.per_move:
        return own_moves * control.base
    return control.base + own_moves * (control.increment + control.delay)


def speed_of(control: TimeControl, game: str, players: int = 2) -> Speed | None:
    """The category in which a game is rated; None without a clock, since such a game is not rated.

    >>> from hexad.clock import UNTIMED, TimeControl
    >>> speed_of(TimeControl.parse("300+3"), "abalone"), speed_of(UNTIMED, "six")
    (<Speed.BLITZ: 'blitz'>, None)
    """
    if control.per_move and control.base is not None and control.base >= CORRESPONDENCE_TIME:
        return Speed.CORRESPONDENCE
    duration = estimated_duration(control, game, players)
    if duration is None:
        return None
    return next((speed for speed, limit in LIMITS.items() if duration < limit), Speed.CLASSICAL)
