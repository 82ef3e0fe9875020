"""The report of a tournament for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexad.arena.tournament import Tournament
    from hexad.arena.tournament_results import TournamentResult, TournamentResults
    from hexad.tournaments.crosstable import CrosstableRow

__all__ = ["tournament_data"]


def tournament_data(tournament: Tournament, results: TournamentResults) -> dict[str, Any]:
    """All figures of a tournament: the table, best first, and every game."""
    names = dict(enumerate(tournament.names, 1))
    return {
        "game": tournament.game,
        "tournament": str(tournament),
        "format": str(tournament.format),
        "stages": tournament.stages,
        "games": results.games,
        "planned": tournament.planned_games,
        "plies": results.plies,
        "tie_break": str(tournament.format.tie_break),
        "table": _table(results),
        "results": [_game(result, names) for result in results.by_game.values()],
        "endings": results.endings(),
        "unstarted": tournament.unstarted(results),
        "unpairable": results.unpairable,
    }


def _table(results: TournamentResults) -> list[dict[str, Any]]:
    ratings = results.ratings()
    rows = []
    for row in results.crosstable():
        standing = row.standing
        number = standing.entrant.number
        wins, draws, losses = results.counts(number)
        rating = ratings[number]
        rows.append(
            {
                "rank": standing.rank,
                "name": standing.entrant.name,
                "points": standing.points,
                "games": wins + draws + losses,
                "wins": wins,
                "draws": draws,
                "losses": losses,
                "tie_break": standing.tie_breaks[0],
                "elo": rating.elo if rating.games else None,
                "low": rating.low if rating.games and not rating.has_none else None,
                "high": rating.high if rating.games and not rating.has_all else None,
                "failures": results.failures(number),
                "crosstable": _cells(row),
            }
        )
    return rows


def _cells(row: CrosstableRow) -> list[list[dict[str, Any]]]:
    """The games against each player of the table, or of each round; opponents are places in the table."""
    return [
        [{"opponent": cell.opponent, "moves_first": cell.is_first, "score": cell.score} for cell in column]
        for column in row.columns
    ]


def _game(result: TournamentResult, names: dict[int, str]) -> dict[str, Any]:
    _, first, second = result.game.key
    return {
        "round": result.game.round,
        "first": names[first],
        "second": names[second],
        "result": result.ending.result,
        "reason": result.ending.reason,
        "failure": result.ending.failure,
        "plies": result.plies,
    }
