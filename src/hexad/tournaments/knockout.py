"""Knock-out tournaments: a bracket of matches, in which the loser is out.

Seeding: the best two seeds can meet only in the final, the best four only in the semi-finals, and so on. If the number
of entrants is no power of two, the best seeds have a bye in the first round.
"""

from __future__ import annotations

from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from hexad.errors import SettingError
from hexad.tournaments.knockout_match import Decision, Match, MatchRules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hexad.tournaments.history import Pairing
    from hexad.tournaments.knockout_match import NextGame

__all__ = ["Knockout", "bracket_order"]


def bracket_order(size: int) -> list[int]:
    """The seeds of a bracket from top to bottom; the size is a power of two.

    >>> bracket_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        order = [seed for upper in order for seed in (upper, 2 * len(order) + 1 - upper)]
    return order


class Knockout:
    """A knock-out tournament as it stands.

    seeds: the entrants by their numbers, the best first.
    games: all games so far, in the order in which they began.
    third_place: whether the losers of the semi-finals play for the third place.
    withdrawn: entrants who play no more, in the order in which they withdrew; their opponents advance.

    >>> tournament = Knockout([11, 12, 13], MatchRules(games=1))
    >>> [(game.pairing.first, game.pairing.second) for game in tournament.next_games]
    [(13, 12)]
    >>> [match.decision for match in tournament.rounds[0]]
    [<Decision.BYE: 'bye'>, None]

    Raises SettingError for fewer than two entrants, and ValueError for games that are in no match.
    """

    def __init__(
        self,
        seeds: Sequence[int],
        rules: MatchRules | None = None,
        games: Iterable[Pairing] = (),
        *,
        third_place: bool = False,
        withdrawn: Sequence[int] = (),
    ) -> None:
        self.seeds = tuple(seeds)
        self.rules = rules or MatchRules()
        if len(seeds) < 2:
            raise SettingError("wrong-tournament-knockout", found=len(seeds))
        if self.rules.games < 1 or self.rules.extra_pairs < 0 or len(set(seeds)) < len(seeds):
            raise ValueError(f"not a knock-out: {self.rules}, {self.seeds}")
        self._ranks = {entrant: seed for seed, entrant in enumerate(seeds, 1)}
        self._withdrawn = tuple(withdrawn)
        # Two entrants have at most one match, so that a game belongs to the match of its two sides.
        self._games: dict[frozenset[int], tuple[Pairing, ...]] = {}
        for game in games:
            sides = frozenset((game.first, game.second))
            self._games[sides] = (*self._games.get(sides, ()), game)
        # With three entrants one semi-final is a bye, and the third place needs no match.
        self._has_third_place_match = third_place and len(seeds) > 3
        in_matches = {frozenset((match.higher, match.lower)) for match in self._matches}
        if not self._games.keys() <= in_matches:
            raise ValueError(f"games in no match: {sorted(map(sorted, self._games.keys() - in_matches))}")

    @cached_property
    def rounds(self) -> tuple[tuple[Match, ...], ...]:
        """The matches of each round, from top to bottom; the last round is the final."""
        places = bracket_order(1 << (len(self.seeds) - 1).bit_length())
        entrants = [self.seeds[seed - 1] if seed <= len(self.seeds) else None for seed in places]
        rounds: list[tuple[Match, ...]] = []
        while len(entrants) > 1:
            pairs = zip(entrants[::2], entrants[1::2], strict=True)
            rounds.append(tuple(self._match(one, other, is_first_round=not rounds) for one, other in pairs))
            entrants = [match.winner for match in rounds[-1]]
        return tuple(rounds)

    @cached_property
    def third_place_match(self) -> Match | None:
        """The match of the losers of the semi-finals; None if there is none in this tournament."""
        if not self._has_third_place_match:
            return None
        one, other = (match.loser for match in self.rounds[-2])
        return self._match(one, other)

    @property
    def winner(self) -> int | None:
        """The winner of the tournament; None before its end."""
        return self.rounds[-1][0].winner

    @property
    def is_over(self) -> bool:
        """Whether every match is decided."""
        return all(match.winner is not None for match in self._matches)

    @property
    def next_games(self) -> list[NextGame]:
        """The games that can begin: at most one of each match."""
        games = (match.next_game(self.rules) for match in self._matches)
        return [game for game in games if game is not None]

    @property
    def ranking(self) -> list[tuple[int, int]]:
        """Ranks and entrants, the best first. Who lost in the same round shares a rank, in the order of the seeds.

        Entrants who are not yet out share the first rank.
        """
        stages: dict[int, float] = dict.fromkeys(self.seeds, inf)
        for number, matches in enumerate(self.rounds):
            stages |= {match.loser: number for match in matches if match.loser is not None}
        third = self.third_place_match and self.third_place_match.winner
        if third is not None:
            stages[third] += 0.5
        order = sorted(self.seeds, key=lambda entrant: -stages[entrant])
        ranks = {stage: rank for rank, stage in reversed([*enumerate((stages[entrant] for entrant in order), 1)])}
        return [(ranks[stages[entrant]], entrant) for entrant in order]

    @property
    def _matches(self) -> list[Match]:
        matches = [match for matches in self.rounds for match in matches]
        return matches if self.third_place_match is None else [*matches, self.third_place_match]

    def _match(self, one: int | None, other: int | None, *, is_first_round: bool = False) -> Match:
        """The match of two entrants, None for one that is not known; in the first round that is a bye."""
        if one is not None and other is not None:
            higher, lower = sorted((one, other), key=self._ranks.__getitem__)
            return Match(higher, lower, self._games.get(frozenset((one, other)), ())).decided(
                self.rules, self._withdrawn
            )
        entrant = other if one is None else one
        return Match(entrant, winner=entrant, decision=Decision.BYE) if is_first_round else Match(entrant)
