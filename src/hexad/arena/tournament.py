"""A tournament between programs: a round robin, a gauntlet or a Swiss tournament, always timed (A16)."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.failures import Failure
from hexad.arena.match_game import MatchGame
from hexad.arena.player_pool import PlayerPool
from hexad.arena.player_spec import PlayerSpec, require_clock
from hexad.arena.tournament_file import TournamentFile
from hexad.arena.tournament_results import Format, TournamentResult, TournamentResults, opening_number
from hexad.arena.tournament_schedule import stages
from hexad.arena.worker_threads import WorkerThreads
from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence
    from pathlib import Path

    from hexad.arena.match_game import MatchRules
    from hexad.arena.openings import Opening, Openings
    from hexad.arena.tournament_results import GameKey, TournamentGame
    from hexad.record import Game

__all__ = ["MAX_PLAYERS", "Tournament", "TournamentPlayer"]

MIN_PLAYERS, MAX_PLAYERS = 2, 40
_MAX_NAME = 40


class TournamentPlayer(NamedTuple):
    """A player and its name in the tables."""

    name: str
    spec: PlayerSpec

    @classmethod
    def parse(cls, text: str, settings: Mapping[str, str] | None = None) -> TournamentPlayer:
        """Parse a player, as in a match, or a name and a player: `Fox=ugi:./fox`; raises ValueError."""
        name, equals, spec = text.partition("=")
        if not equals or ":" in name:
            parsed = PlayerSpec.parse(text, settings)
            return cls(parsed.text, parsed)
        plain = " ".join(name.split())
        if not plain or not plain.isprintable() or len(plain) > _MAX_NAME:
            raise SettingError("wrong-tournament-name", text=ascii(name)[1:-1], max=_MAX_NAME)
        return cls(plain, PlayerSpec.parse(spec, settings))

    def __str__(self) -> str:
        return self.name if self.name == self.spec.text else f"{self.name}={self.spec.text}"


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """The players in the order of their seeds, the format, the openings and the rules of all games.

    `stages` is the number of cycles of a round robin or of a gauntlet, in which the first player meets all others: with
    two, everybody meets the same opponents twice, with sides exchanged. Of a Swiss tournament it is the number of
    rounds.

    Raises SettingError without a clock or a time for each move, for too few or too many players, and too many rounds.
    """

    game: str
    players: Sequence[TournamentPlayer]
    openings: Openings
    rules: MatchRules
    format: Format = Format.ROUND_ROBIN
    stages: int = 2
    concurrency: int = 1

    def __post_init__(self) -> None:
        time_control = self.rules.time_control
        if time_control.clock is None and time_control.movetime is None:
            raise SettingError("wrong-tournament-untimed")
        require_clock((player.spec for player in self.players), time_control)
        count = len(self.players)
        if not MIN_PLAYERS <= count <= MAX_PLAYERS:
            raise SettingError("wrong-tournament-players", min=MIN_PLAYERS, max=MAX_PLAYERS, found=count)
        most = count - 1 + count % 2
        if self.format is Format.SWISS and self.stages > most:
            raise SettingError("wrong-tournament-swiss-rounds", rounds=self.stages, players=count, max=most)

    @property
    def names(self) -> list[str]:
        """The names of the players, which are always different."""
        seen: Counter[str] = Counter()
        names = []
        for player in self.players:
            seen[player.name] += 1
            names.append(player.name if seen[player.name] == 1 else f"{player.name} ({seen[player.name]})")
        return names

    def __str__(self) -> str:
        """Everything that determines the games, except the number of cycles, so that a tournament can be extended."""
        form = f"{self.format} of {self.stages} rounds" if self.format is Format.SWISS else self.format
        players = " - ".join(map(str, self.players))
        return f"{self.game}: {form}; {players}; {self.rules}; {self.openings}"

    def new_results(self) -> TournamentResults:
        """The results before the first game."""
        return TournamentResults(self.names, self.format)

    @property
    def planned_games(self) -> int:
        """The number of games of the whole tournament."""
        count = len(self.players)
        in_stage = {
            Format.ROUND_ROBIN: count * (count - 1) // 2,
            Format.GAUNTLET: count - 1,
            Format.SWISS: count // 2,
        }
        return self.stages * in_stage[self.format]

    def run(self, results: TournamentResults, save: Path | None = None) -> Generator[TournamentResult]:
        """Play the games that are missing, and yield each result when it is counted and saved.

        Closing the iterator stops all players. The tournament ends early when a program does not start, and when no
        further Swiss round can be paired.
        """
        file = None if save is None else TournamentFile(save, str(self), self.names)
        saved = {} if file is None else file.results()
        pool = PlayerPool([player.spec for player in self.players], self.game, max_free=2 * self.concurrency)
        openings = _OpeningList(self.openings)
        try:
            for games in stages(results, self.stages, top_seed_first=self._top_seed_first):
                missing = _missing(games, saved, results)
                if missing and saved:
                    break
                with closing(self._played(missing, pool, openings)) as played:
                    for result, record in played:
                        if file is not None:
                            file.add(result, record)
                        results.add(result)
                        yield result
                        if result.ending.failure is Failure.NO_START:
                            return
            if file is not None and saved:
                # Nothing is played if the file has a game that does not belong to the tournament.
                raise file.unexpected(next(iter(saved.values())))
        finally:
            pool.close()

    def unstarted(self, results: TournamentResults) -> str | None:
        """The name of a player that does not start; this ends the tournament."""
        failing = (number for number in range(1, len(self.players) + 1) if Failure.NO_START in results.failures(number))
        return next((self.names[number - 1] for number in failing), None)

    @property
    def _top_seed_first(self) -> bool:
        """Whether the first player moves first in round 1 of a Swiss tournament: drawn by lot, by the seed."""
        return random.Random(f"{self.openings.seed}/sides").random() < 0.5

    def _played(
        self, games: list[TournamentGame], pool: PlayerPool, openings: _OpeningList
    ) -> Generator[tuple[TournamentResult, Game]]:
        """Play games on several threads; closing the iterator stops them."""
        jobs = ((game, openings[opening_number(self.format, game.key.stage)]) for game in games)
        workers = WorkerThreads(jobs, partial(self._play, pool), threads=min(self.concurrency, len(games)))
        try:
            yield from workers.done()
        finally:
            workers.stop(pool.abort)

    def _play(
        self, pool: PlayerPool, job: tuple[TournamentGame, Opening], is_stopped: Callable[[], bool]
    ) -> tuple[TournamentResult, Game] | None:
        planned, opening = job
        stage, first, second = planned.key
        with pool.seated(first - 1, second - 1) as players:
            game = MatchGame(opening, players, self.rules)
            ending = game.play(f"{self.openings.seed}/{stage}/{first}-{second}", is_stopped)
        if ending is None:
            return None
        record = game.named_record([self.names[first - 1], self.names[second - 1]])
        return TournamentResult(planned, ending, game.plies), record


def _missing(
    games: list[TournamentGame], saved: dict[GameKey, TournamentResult], results: TournamentResults
) -> list[TournamentGame]:
    """Count those of the games that were saved, and return the others."""
    for game in games:
        if game.key in saved:
            results.add(saved.pop(game.key))
    return [game for game in games if game.key not in results.by_game]


class _OpeningList:
    """The openings by number, made when they are needed."""

    def __init__(self, openings: Openings) -> None:
        self._more = iter(openings)
        self._made: list[Opening] = []

    def __getitem__(self, number: int) -> Opening:
        while len(self._made) <= number:
            self._made.append(next(self._more))
        return self._made[number]
