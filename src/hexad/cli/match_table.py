"""The result of a match as tables, in the language of the command line."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from hexad.arena.adjudication import ADJUDICATED_DRAW, ADJUDICATED_WIN
from hexad.arena.failures import Failure
from hexad.cli.errors import printable
from hexad.cli.i18n import say
from hexad.cli.phrases import current_phrases
from hexad.cli.tables import new_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rich.table import Table

    from hexad.arena import Match, MatchResults, Sprt
    from hexad.arena.elo import Strength

__all__ = ["counted", "match_tables", "remarks_table"]

_HEADINGS = (
    "cli-match-player",
    "cli-match-points",
    "cli-match-won",
    "cli-match-drawn",
    "cli-match-lost",
    "cli-match-moving-first",
    "cli-match-moving-second",
    "cli-match-failed",
)
# The ways in which only games of a match end.
_ENDINGS: dict[str, str] = {
    Failure.NO_START: "cli-match-no-start",
    Failure.CRASH: "cli-match-crash",
    Failure.TIME: "cli-match-time-out",
    Failure.ILLEGAL: "cli-match-illegal-move",
    Failure.UNREADABLE: "cli-match-unreadable-answer",
    ADJUDICATED_WIN: "cli-match-adjudicated-win",
    ADJUDICATED_DRAW: "cli-match-adjudicated-draw",
}


def match_tables(match: Match, results: MatchResults) -> tuple[Table, Table]:
    """The table of both players, and the remarks below it."""
    headings = tuple(say(key) for key in _HEADINGS)
    score = new_table(*headings, right=headings[1:])
    for player in (0, 1):
        score.add_row(printable(match.names[player]), *_row(results, player))
    return score, remarks_table(_remarks(match, results))


def remarks_table(remarks: Iterable[tuple[str, str]]) -> Table:
    """Lines below a table, each with a label."""
    table = new_table("", "")
    table.show_header = False
    for label, text in remarks:
        table.add_row(label, printable(text))
    return table


def _row(results: MatchResults, player: int) -> tuple[str, ...]:
    wins, draws, losses = results.counts(player)
    sides = ("-".join(map(str, results.counts(player, leg))) for leg in (player, 1 - player))
    failed = sum(results.failures(player).values())
    return (f"{wins + draws / 2:g}", str(wins), str(draws), str(losses), *sides, str(failed))


def _remarks(match: Match, results: MatchResults) -> list[tuple[str, str]]:
    """The lines below the table, each with a label."""
    pairs = "-".join(map(str, results.pentanomial))
    elo = say("cli-match-elo-for", elo=_elo(results.strength()), name=match.names[0], pairs=pairs)
    found = [
        (say("cli-games"), say("cli-match-games-of", played=results.games, planned=2 * match.pairs)),
        (say("cli-match-elo"), elo),
    ]
    if match.sprt is not None:
        found.append((say("cli-match-sprt"), _sprt(match.sprt, results)))
    found.append((say("cli-match-endings"), counted(results.endings(), "  ") or say("cli-match-none")))
    for player in (0, 1):
        failures = counted(results.failures(player), ", ")
        found += [(say("cli-match-failures"), f"{match.names[player]}: {failures}")] if failures else []
    # The reason of the first failure often explains the others. It is quoted as the player gave it.
    first = next((one.ending.reason for one in results.by_game.values() if one.ending.failure is not None), None)
    found += [(say("cli-match-first-failure"), first)] if first is not None else []
    stopped = _stopped(match, results)
    found += [(say("cli-match-stopped"), stopped)] if stopped is not None else []
    return found


def counted(found: Mapping[str, int] | Mapping[Failure, int], separator: str) -> str:
    """How often each ending or failure occurred."""
    return separator.join(say("cli-match-count", what=_ending(what), count=count) for what, count in found.items())


def _ending(what: str) -> str:
    """A failure, or the reason of a result."""
    key = _ENDINGS.get(what)
    return current_phrases().reason(what) if key is None else say(key)


def _elo(strength: Strength) -> str:
    if strength.low == -inf:
        unknown = strength.high == inf
        return say("cli-match-unknown") if unknown else say("cli-match-at-most", elo=f"{strength.high:+.0f}")
    if strength.high == inf:
        return say("cli-match-at-least", elo=f"{strength.low:+.0f}")
    return str(strength)


def _sprt(test: Sprt, results: MatchResults) -> str:
    low, high = test.bounds
    return say(
        "cli-match-sprt-of",
        ratio=f"{test.ratio(results.pentanomial):+.2f}",
        low=f"{low:.2f}",
        high=f"{high:.2f}",
        elo0=f"{test.elo0:g}",
        elo1=f"{test.elo1:g}",
    )


def _stopped(match: Match, results: MatchResults) -> str | None:
    """Why the match ended early; None if it did not."""
    for player in (0, 1):
        if Failure.NO_START in results.failures(player):
            return say("cli-match-stopped-start", name=match.names[player])
    decision = None if match.sprt is None else match.sprt.decision(results.pentanomial)
    return None if decision is None else say("cli-match-stopped-sprt", decision=decision)
