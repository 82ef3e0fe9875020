"""The report of a match: data for programs, rows and remarks for people."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexad.arena.match import Match
    from hexad.arena.results import MatchResults

__all__ = ["HEADINGS", "data", "remarks", "rows"]

HEADINGS = ("player", "points", "won", "drawn", "lost", "moving first", "moving second", "failed")


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


def rows(match: Match, results: MatchResults) -> list[tuple[str, ...]]:
    """A row for each player, under `HEADINGS`."""
    return [_row(match.names[player], results, player) for player in (0, 1)]


def remarks(match: Match, results: MatchResults) -> list[tuple[str, str]]:
    """The lines below the table, each with a label."""
    found = [
        ("games", f"{results.games:,} of {2 * match.pairs:,}"),
        ("elo", f"{results.strength()} for {match.names[0]}, from pairs {'-'.join(map(str, results.pentanomial))}"),
    ]
    if match.sprt is not None:
        low, high = match.sprt.bounds
        ratio = match.sprt.ratio(results.pentanomial)
        found.append(
            ("sprt", f"{ratio:+.2f} of {low:.2f} … {high:.2f}, elo {match.sprt.elo0:g} or {match.sprt.elo1:g}")
        )
    found.append(("endings", "  ".join(f"{reason} {count:,}" for reason, count in results.endings().items()) or "none"))
    for name, player in zip(match.names, (0, 1), strict=True):
        failures = ", ".join(f"{kind} {count:,}" for kind, count in results.failures(player).items())
        found += [("failures", f"{name}: {failures}")] if failures else []
    # The reason of the first failure often explains the others.
    first = next((one.ending.reason for one in results.by_game.values() if one.ending.failure is not None), None)
    found += [("first failure", first)] if first is not None else []
    stopped = match.stopped(results)
    found += [("stopped", stopped)] if stopped is not None else []
    return found


def _row(name: str, results: MatchResults, player: int) -> tuple[str, ...]:
    wins, draws, losses = results.counts(player)
    sides = ("-".join(map(str, results.counts(player, leg))) for leg in (player, 1 - player))
    failed = sum(results.failures(player).values())
    return (name, f"{wins + draws / 2:g}", str(wins), str(draws), str(losses), *sides, str(failed))


def _sprt(match: Match, results: MatchResults) -> dict[str, Any] | None:
    if match.sprt is None:
        return None
    test, pairs = match.sprt, results.pentanomial
    low, high = test.bounds
    decision = test.decision(pairs)
    return {"elo0": test.elo0, "elo1": test.elo1, "ratio": test.ratio(pairs), "low": low, "high": high, "for": decision}
