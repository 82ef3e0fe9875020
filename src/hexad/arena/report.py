"""What is told of a match: as data for programs, and as rows and remarks for people."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexad.arena.match import Match
    from hexad.arena.tally import Tally

__all__ = ["HEADINGS", "data", "remarks", "rows"]

HEADINGS = ("player", "points", "won", "drawn", "lost", "moving first", "moving second", "failed")


def data(match: Match, tally: Tally) -> dict[str, Any]:
    """All counts of a match; what is not finite is None."""
    wins, draws, losses = tally.counts()
    strength = tally.strength()
    return {
        "game": match.game,
        "match": str(match),
        "first": match.names[0],
        "second": match.names[1],
        "games": tally.games,
        "plies": tally.plies,
        "points": wins + draws / 2,
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "pentanomial": list(tally.pentanomial),
        **{name: value if isfinite(value) else None for name, value in strength._asdict().items()},
        "sprt": _sprt(match, tally),
        "failures": {name: tally.failures(player) for name, player in (("first", 0), ("second", 1))},
        "endings": tally.endings(),
        "stopped": match.stopped(tally),
    }


def rows(match: Match, tally: Tally) -> list[tuple[str, ...]]:
    """A row for each player, under `HEADINGS`."""
    return [_row(match.names[player], tally, player) for player in (0, 1)]


def remarks(match: Match, tally: Tally) -> list[tuple[str, str]]:
    """What else there is to say, each with a word for what it is."""
    found = [
        ("games", f"{tally.games:,} of {2 * match.pairs:,}"),
        ("elo", f"{tally.strength()} for {match.names[0]}, from pairs {'-'.join(map(str, tally.pentanomial))}"),
    ]
    if match.sprt is not None:
        low, high = match.sprt.bounds
        ratio = match.sprt.ratio(tally.pentanomial)
        found.append(
            ("sprt", f"{ratio:+.2f} of {low:.2f} … {high:.2f}, elo {match.sprt.elo0:g} or {match.sprt.elo1:g}")
        )
    found.append(("endings", "  ".join(f"{reason} {count:,}" for reason, count in tally.endings().items()) or "none"))
    for name, player in zip(match.names, (0, 1), strict=True):
        failures = ", ".join(f"{kind} {count:,}" for kind, count in tally.failures(player).items())
        found += [("failures", f"{name}: {failures}")] if failures else []
    # The reason of the first of them often explains all others.
    first = next((one.ending.reason for one in tally.results.values() if one.ending.failing is not None), None)
    found += [("first failure", first)] if first is not None else []
    stopped = match.stopped(tally)
    found += [("stopped", stopped)] if stopped is not None else []
    return found


def _row(name: str, tally: Tally, player: int) -> tuple[str, ...]:
    wins, draws, losses = tally.counts(player)
    sides = ("-".join(map(str, tally.counts(player, leg))) for leg in (player, 1 - player))
    failed = sum(tally.failures(player).values())
    return (name, f"{wins + draws / 2:g}", str(wins), str(draws), str(losses), *sides, str(failed))


def _sprt(match: Match, tally: Tally) -> dict[str, Any] | None:
    if match.sprt is None:
        return None
    test, pairs = match.sprt, tally.pentanomial
    low, high = test.bounds
    decision = test.decision(pairs)
    return {"elo0": test.elo0, "elo1": test.elo1, "ratio": test.ratio(pairs), "low": low, "high": high, "for": decision}
