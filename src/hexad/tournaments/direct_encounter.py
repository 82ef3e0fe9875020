"""Tie-breaks that look only at the games between the entrants who are tied."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hexad.tournaments.history import History, Played

__all__ = ["Tiers", "direct_encounter", "head_to_head"]

Tiers: TypeAlias = list[dict[int, float | None]]
"""Groups of entrants with their values, the best first. The value is None where there is none."""

# What each entrant scored against each of the others that it has met.
_Encounters: TypeAlias = dict[int, dict[int, Fraction]]


def direct_encounter(history: History, group: Sequence[int], *, predetermined: bool = False) -> Tiers:
    """Order tied entrants by the games between them (FIDE Handbook C.07, article 6).

    If all have met, their points from these games decide; players who are tied again are compared again without the
    others. If some have not met, an entrant is placed first who would be alone at the top whatever the results of
    the missing games were, and then the others are compared. The value of an entrant is the points from games in the
    group.
    """
    met = _encounters(history, group, predetermined=predetermined)
    shown = {entrant: float(sum(met[entrant].values())) for entrant in group}
    return [{entrant: shown[entrant] for entrant in tier} for tier in _tiers(met, list(group))]


def head_to_head(history: History, group: Sequence[int], *, predetermined: bool = False) -> Tiers:
    """Order tied entrants as the Mind Sports Olympiad does.

    Whoever has beaten all the others is first (value 1), whoever has lost to all the others is last (-1), and nothing
    else is compared.
    """
    met = _encounters(history, group, predetermined=predetermined)
    has_met_all = {entrant: len(met[entrant]) == len(group) - 1 for entrant in group}
    shown = {entrant: _head_to_head(met[entrant]) if has_met_all[entrant] else 0 for entrant in group}
    tiers: Tiers = [{one: value for one in group if shown[one] == value} for value in (1, 0, -1)]
    return [tier for tier in tiers if tier]


def _head_to_head(scores: dict[int, Fraction]) -> int:
    found = set(scores.values())
    return 1 if found == {1} else -1 if found == {0} else 0


def _encounters(history: History, group: Iterable[int], *, predetermined: bool) -> _Encounters:
    """What the entrants of a group scored against each other, on average if they met several times (article 6.1.2).

    Forfeits count only where the pairings are predetermined, in a round robin.
    """
    members = set(group)
    met: dict[int, dict[int, list[Fraction]]] = {entrant: {} for entrant in members}
    for entrant in members:
        for played in history.views[entrant]:
            if played.opponent in members and played.points is not None and _counts(played, predetermined):
                met[entrant].setdefault(played.opponent, []).append(Fraction(played.points))
    return {
        entrant: {opponent: sum(points, Fraction()) / len(points) for opponent, points in scores.items()}
        for entrant, scores in met.items()
    }


def _counts(played: Played, predetermined: bool) -> bool:
    return played.is_game or (predetermined and played.result is not None)


def _tiers(met: _Encounters, group: list[int]) -> list[list[int]]:
    if len(group) == 1:
        return [group]
    members = set(group)
    found = {one: [points for other, points in met[one].items() if other in members] for one in group}
    scores = {one: sum(points, Fraction()) for one, points in found.items()}
    missing = {one: len(group) - 1 - len(points) for one, points in found.items()}
    if any(missing.values()):
        leader = _certain_leader(group, scores, missing)
        return [group] if leader is None else [[leader], *_tiers(met, [other for other in group if other != leader])]
    tiers = [[one for one in group if scores[one] == score] for score in sorted(set(scores.values()), reverse=True)]
    return tiers if len(tiers) == 1 else [part for tier in tiers for part in _tiers(met, tier)]


def _certain_leader(group: list[int], scores: dict[int, Fraction], missing: dict[int, int]) -> int | None:
    """The entrant who has more points than every other could reach by winning all missing games."""
    leader = max(group, key=scores.__getitem__)
    reachable = [scores[other] + missing[other] for other in group if other != leader]
    return leader if scores[leader] > max(reachable) else None
