"""The report of a match for programs."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexad.arena.match import Match
    from hexad.arena.results import MatchResults

__all__ = ["data"]


def data(match: Match, results: MatchResults) -> dict[str, Any]:
    """All figures of a match; a value that is not finite is None."""
    wins, draws, losses = results.counts()
    strength = results.strength()
    return {
        "game": match.game,
        "match": str(match),
        "first": match.names[0],
        "second": match.names[1],
        "games": results.games,
        "plies": results.plies,
        "points": wins + draws / 2,
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "pentanomial": list(results.pentanomial),
        **{name: value if isfinite(value) else None for name, value in strength._asdict().items()},
        "sprt": _sprt(match, results),
        "failures": {name: results.failures(player) for name, player in (("first", 0), ("second", 1))},
        "endings": results.endings(),
        "stopped": match.stopped(results),
    }


def _sprt(match: Match, results: MatchResults) -> dict[str, Any] | None:
    if match.sprt is None:
        return None
    test, pairs = match.sprt, results.pentanomial
    low, high = test.bounds
    decision = test.decision(pairs)
    return {"elo0": test.elo0, "elo1": test.elo1, "ratio": test.ratio(pairs), "low": low, "high": high, "for": decision}
