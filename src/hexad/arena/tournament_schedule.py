"""Which games a tournament between programs has, stage by stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.arena.tournament_results import Format, GameKey, TournamentGame
from hexad.errors import SettingError
from hexad.tournaments.berger import round_robin
from hexad.tournaments.gauntlet import gauntlet
from hexad.tournaments.swiss import pair_round

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.arena.tournament_results import TournamentResults
    from hexad.tournaments import Round

__all__ = ["stages"]


def stages(results: TournamentResults, count: int, *, top_seed_first: bool = True) -> Iterator[list[TournamentGame]]:
    """The games that can be played at the same time, again and again, until all cycles or rounds are over.

    Paired rounds are added to `results`. The games of all cycles come at once. A round of a Swiss tournament follows
    from the results before it: ask for it when they are there. If it cannot be paired, the tournament is over.
    """
    if results.format is Format.SWISS:
        yield from _swiss(results, count, top_seed_first)
        return
    numbers = [entrant.number for entrant in results.entrants]
    games: list[TournamentGame] = []
    for cycle in range(1, count + 1):
        is_gauntlet = results.format is Format.GAUNTLET
        rounds = gauntlet(numbers, cycle=cycle) if is_gauntlet else _cycle(numbers, cycle, is_last=cycle == count)
        results.rounds += [(cycle, round_) for round_ in rounds]
        for number, round_ in enumerate(rounds, 1):
            games += [TournamentGame(GameKey(cycle, *pairing[:2]), f"{cycle}.{number}") for pairing in round_.pairings]
    yield games


def _cycle(numbers: list[int], cycle: int, *, is_last: bool) -> tuple[Round, ...]:
    """A cycle of a round robin. Two cycles are a double round robin, and an odd one at the end is a single one."""
    if is_last and cycle % 2:
        return round_robin(numbers)
    rounds = round_robin(numbers, double=True)
    half = len(rounds) // 2
    return rounds[:half] if cycle % 2 else rounds[half:]


def _swiss(results: TournamentResults, count: int, top_seed_first: bool) -> Iterator[list[TournamentGame]]:
    for number in range(1, count + 1):
        try:
            round_ = pair_round(results.history(), count, top_seed_first=top_seed_first)
        except SettingError as error:
            if error.key != "wrong-tournament-unpairable":
                raise
            results.unpairable = number
            return
        results.rounds.append((number, round_))
        yield [
            TournamentGame(GameKey(number, *pairing[:2]), f"{number}.{board}")
            for board, pairing in enumerate(round_.pairings, 1)
        ]
