"""Where the games of a match begin: known positions, recorded games, and random moves after them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING

import hexad
from hexad.engine import Engine, Limit
from hexad.errors import SettingError
from hexad.position import NumberedMoveError, Position
from hexad.record import read_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.board import AnyBoard

__all__ = ["Opening", "Openings"]

_MAX_TRIES = 100
_CHECK = Limit(nodes=3_000)


@dataclass(frozen=True, slots=True)
class Opening:
    """A start position with the first moves of a game, and its name."""

    position: Position
    name: str = ""

    def board(self, ply_limit: int | None = None) -> AnyBoard:
        """A new board after these moves; the ply limit counts them, too."""
        return replace(self.position, options={"ply_limit": ply_limit}).board()

    def followed_by(self, board: AnyBoard) -> Opening:
        """The opening with the same name and start, and the moves of a board."""
        return replace(self, position=replace(self.position, moves=tuple(str(move) for move in board.moves)))


@dataclass(frozen=True, slots=True)
class Openings:
    """An endless sequence of openings, the same for the same seed.

    The starts are used in turn, each followed by `plies` random moves that do not end the game. With `balance`, a short
    search must not see more than that many points for one side. An opening is repeated only if no other is found.
    """

    starts: tuple[Opening, ...]
    plies: int = 0
    seed: int = 1
    balance: int | None = None
    _engines: dict[str, Engine] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def parse(
        cls, game: str, text: str | None, *, plies: int = 0, seed: int = 1, balance: int | None = None
    ) -> Openings:
        """Parse a list of start positions separated by commas, `all`, or the name of a file with games."""
        if text is not None and text.endswith(".hgn"):
            return cls(_recorded(game, text), plies, seed, balance)
        known = hexad.GAMES[game].starts
        names = list(known) if text == "all" else [name.strip() for name in (text or next(iter(known))).split(",")]
        for name in names:
            if name not in known:
                raise SettingError("wrong-match-opening", name=name, choices=", ".join((*known, "all")))
        starts = tuple(Opening(Position(game, known[name]), name) for name in names)
        return cls(starts, plies, seed, balance)

    def __iter__(self) -> Iterator[Opening]:
        seen: set[int] = set()
        for number in count():
            start = self.starts[number % len(self.starts)]
            opening = self._random_opening(start, random.Random(f"{self.seed}/{number}"), seen) if self.plies else start
            seen.add(opening.board().hash)
            yield opening

    def __str__(self) -> str:
        names = "+".join(start.name for start in self.starts)
        balance = "" if self.balance is None else f" within {self.balance}"
        return f"{names} and {self.plies} random plies, seed {self.seed}{balance}" if self.plies else names

    def _random_opening(self, start: Opening, source: random.Random, seen: set[int]) -> Opening:
        """The first candidate that is new and balanced, else the first balanced one, else the most balanced one."""
        candidates: list[tuple[bool, int, Opening]] = []
        for _ in range(_MAX_TRIES):
            board = _play_random_moves(start.board(), self.plies, source)
            if board is None:
                continue
            repeated = board.hash in seen
            if repeated and any(one[0] for one in candidates):
                continue
            imbalance = self._imbalance(board)
            candidates.append((repeated, imbalance, start.followed_by(board)))
            if not repeated and imbalance == 0:
                break
        if not candidates:
            raise SettingError("wrong-match-no-random-plies", plies=self.plies, opening=start.name)
        return min(candidates, key=lambda one: (one[1] > 0, one[0], one[1]))[2]

    def _imbalance(self, board: AnyBoard) -> int:
        """By how many points a short search exceeds the balance."""
        if self.balance is None:
            return 0
        engine = self._engines.setdefault(board.game, Engine(board.game, hash_mb=1))
        engine.clear()
        return max(0, abs(engine.play(board, _CHECK).info.score.points) - self.balance)


def _play_random_moves(board: AnyBoard, plies: int, source: random.Random) -> AnyBoard | None:
    for _ in range(plies):
        board.push(source.choice(board.legal_moves))
        if board.is_over:
            return None
    return board


def _recorded(game: str, path: str) -> tuple[Opening, ...]:
    boards = [record.end() for record in read_games(path)]
    for number, board in enumerate(boards, 1):
        if board.game != game or board.is_over or board.players > 2:
            raise SettingError("wrong-match-opening-game", file=path, number=number, game=hexad.GAMES[game].title)
    if not boards:
        raise SettingError("wrong-match-no-openings", file=path)
    openings = tuple(
        Opening(Position(game, board.start_fen), f"{path}#{number}").followed_by(board)
        for number, board in enumerate(boards, 1)
    )
    for number, opening in enumerate(openings, 1):
        _check_playable(opening, path, number)
    return openings


def _check_playable(opening: Opening, path: str, number: int) -> None:
    """A record may have other rules than a match: a free first move, no draw by repetition."""
    try:
        is_over = opening.board().is_over
    except NumberedMoveError as error:
        raise SettingError("wrong-match-opening-move", file=path, number=number, move=error.move) from error
    if is_over:
        raise SettingError("wrong-match-opening-over", file=path, number=number)
