"""Where the games of a match begin: known positions, recorded games, and random moves after them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

import hexad
from hexad.engine import Engine, Limit
from hexad.record import read_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.board import AnyBoard

__all__ = ["Opening", "Openings"]

_TRIES = 100
_CHECK = Limit(nodes=3_000)


@dataclass(frozen=True, slots=True)
class Opening:
    """A start position and the first moves, which nobody chose."""

    game: str
    fen: str
    moves: tuple[str, ...] = ()
    name: str = ""

    def board(self, ply_limit: int | None = None) -> AnyBoard:
        """A new board after these moves; the limit counts all plies from the start of the game."""
        board: AnyBoard = hexad.GAMES[self.game].Board(self.fen, ply_limit=ply_limit)
        for move in self.moves:
            board.push(move)
        return board


@dataclass(frozen=True, slots=True)
class Openings:
    """An endless list of openings, the same for the same seed.

    The starts follow each other in turn. After each come `plies` random moves: none that ends the game and, with
    `balance`, none after which a short search sees more than so many points for one side. As long as others are
    found, no opening comes twice.
    """

    starts: tuple[Opening, ...]
    plies: int = 0
    seed: int = 1
    balance: int | None = None
    _engines: dict[str, Engine] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def parse(cls, game: str, text: str | None, **options: Any) -> Openings:  # noqa: ANN401 - as the class has them
        """Read layouts (Abalone) or rules (Six) as a list with commas, `all`, or the name of a file with games."""
        if text is not None and text.endswith(".hgn"):
            return cls(_recorded(game, text), **options)
        known = _known(game)
        names = list(known) if text == "all" else [name.strip() for name in (text or next(iter(known))).split(",")]
        for name in names:
            if name not in known:
                expected = f"{', '.join(known)}, all, or a file such as openings.hgn"
                raise ValueError(f'"{name}" is not an opening: expected {expected}')
        return cls(tuple(Opening(game, known[name], name=name) for name in names), **options)

    def __iter__(self) -> Iterator[Opening]:
        seen: set[int] = set()
        for number in count():
            start = self.starts[number % len(self.starts)]
            opening = self._drawn(start, random.Random(f"{self.seed}/{number}"), seen) if self.plies else start
            seen.add(opening.board().hash)
            yield opening

    def __str__(self) -> str:
        names = "+".join(start.name for start in self.starts)
        balance = "" if self.balance is None else f" within {self.balance}"
        return f"{names} and {self.plies} random plies, seed {self.seed}{balance}" if self.plies else names

    def _drawn(self, start: Opening, source: random.Random, seen: set[int]) -> Opening:
        """The first try that is new and balanced, else the first that is balanced, else the most balanced one."""
        tries: list[tuple[bool, int, Opening]] = []
        for _ in range(_TRIES):
            board = _wander(start.board(), self.plies, source)
            if board is None:
                continue
            repeated = board.hash in seen
            if repeated and any(one[0] for one in tries):
                continue
            lean = self._lean(board)
            tries.append((repeated, lean, _opening(start, board)))
            if not repeated and lean == 0:
                break
        if not tries:
            raise ValueError(f"no {self.plies} random plies follow {start.name} without ending the game")
        return min(tries, key=lambda one: (one[1] > 0, one[0], one[1]))[2]

    def _lean(self, board: AnyBoard) -> int:
        """How many points more than allowed a short search sees for one side."""
        if self.balance is None:
            return 0
        engine = self._engines.setdefault(board.game, Engine(board.game, hash_mb=1))
        engine.clear()
        return max(0, abs(engine.play(board, _CHECK).info.score.points) - self.balance)


def _wander(board: AnyBoard, plies: int, source: random.Random) -> AnyBoard | None:
    for _ in range(plies):
        board.push(source.choice(board.legal_moves))
        if board.is_over:
            return None
    return board


def _opening(start: Opening, board: AnyBoard) -> Opening:
    return Opening(start.game, start.fen, tuple(str(move) for move in board.moves), start.name)


def _known(game: str) -> dict[str, str]:
    if game == "abalone":
        return hexad.abalone.LAYOUTS
    return {rules: hexad.six.Board(rules=rules).start_fen for rules in ("basic", "advanced")}


def _recorded(game: str, path: str) -> tuple[Opening, ...]:
    boards = [record.end() for record in read_games(path)]
    for number, board in enumerate(boards, 1):
        if board.game != game or board.is_over or board.options.get("players") == 4:
            raise ValueError(f"{path}: game {number} is no opening, expected a game of {game} for two that goes on")
    if not boards:
        raise ValueError(f"{path} holds no game: expected openings")
    starts = (Opening(game, board.start_fen, name=f"{path}#{number}") for number, board in enumerate(boards, 1))
    openings = tuple(_opening(start, board) for start, board in zip(starts, boards, strict=True))
    for number, opening in enumerate(openings, 1):
        _check_playable(opening, f"{path}: game {number}")
    return openings


def _check_playable(opening: Opening, name: str) -> None:
    """A record may have other rules than a match: a free first move, no draw by repetition."""
    try:
        is_over = opening.board().is_over
    except ValueError as error:
        raise ValueError(f"{name} is no opening, since a match forbids a move in it: {error}") from error
    if is_over:
        raise ValueError(f"{name} is no opening, since it is over by the rules of a match: expected one that goes on")
