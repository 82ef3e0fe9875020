"""Games to look for puzzles in: the engine against itself at low levels, and recorded games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import hexad
from hexad.engine import Engine, Limit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.board import AnyBoard
    from hexad.record import Game

__all__ = ["Scene", "SelfPlay", "recorded"]

_LAYOUTS = ("belgian-daisy", "standard", "german-daisy", "swiss-daisy")
# Low levels leave more to find; of Six one of three games is between two of the lowest.
_LEVELS = {"abalone": (2, 3, 4, 5, 6), "six": (1, 1, 1, 3, 5)}
_RANDOM_PLIES = 4
_SLIPS = {"abalone": 0.0, "six": 0.15}
_PLY_LIMITS = {"abalone": 160, "six": 56}
# Games for splits: tiles are placed at random, and groups are taken out until so many tiles are left.
_SMALL = 26
_THINKING = Limit(nodes=400)
_SPLIT_LIMIT = 110
_TRIES = 80
_LEAST_TILES = 6


class Scene(NamedTuple):
    """A position of some game, on a board without its past, and where it comes from."""

    board: AnyBoard
    source: str


class SelfPlay:
    """Games of the engine against itself: the same for the same seed and number."""

    def __init__(self, game: str, seed: int) -> None:
        self._game, self._seed = game, seed
        self._engine = Engine(game, hash_mb=1)
        self._source = random.Random()

    def play(self, number: int, *, with_splits: bool) -> Iterator[Scene]:
        """The positions of a game, one after the other."""
        name = f"{self._seed}/{number}"
        self._source.seed(name)
        self._engine.seed(name)
        self._engine.clear()
        for board in self._shrinking() if with_splits else self._usual():
            yield Scene(_without_past(board), f"self-play {name}, ply {board.ply}")

    def _usual(self) -> Iterator[AnyBoard]:
        """Two players of low levels after random first moves."""
        options = {"layout": self._source.choice(_LAYOUTS)} if self._game == "abalone" else {}
        board = hexad.GAMES[self._game].Board(**options, ply_limit=_PLY_LIMITS[self._game])
        levels = self._source.choices(_LEVELS[self._game], k=2)
        for _ in range(_RANDOM_PLIES):
            board.push(self._source.choice(board.legal_moves))
        while not board.is_over:
            yield board
            if self._source.random() < _SLIPS[self._game]:
                board.push(self._source.choice(board.legal_moves))
            else:
                board.push(self._engine.play(board, level=levels[board.ply % 2]).move)

    def _shrinking(self) -> Iterator[AnyBoard]:
        """A moving phase with advanced rules in which the table gets smaller and smaller."""
        board = hexad.six.Board(rules="advanced", ply_limit=_SPLIT_LIMIT)
        while not board.is_over and (board.phase == "placing" or len(board.pieces) > _SMALL):
            split = self._split(board) if board.phase == "moving" else None
            board.push(split or self._harmless(board))
        while not board.is_over:
            yield board
            split = self._split(board) if self._source.random() < 0.4 else None
            board.push(split or self._engine.play(board, _THINKING).move)

    def _harmless(self, board: hexad.six.Board) -> hexad.six.Move:
        """A random move, if possible one that does not end the game."""
        for _ in range(_TRIES):
            move = self._source.choice(board.legal_moves)
            board.push(move)
            goes_on = not board.is_over
            board.pop()
            if goes_on:
                break
        return move

    def _split(self, board: hexad.six.Board) -> hexad.six.Move | None:
        """A random move that takes tiles out and leaves both players enough to go on."""
        legal = list(board.legal_moves)
        for move in self._source.sample(legal, min(_TRIES, len(legal))):
            if len(board.effect(move).removed) < 2:
                continue
            board.push(move)
            left = [sum(player is side for player in board.pieces.values()) for side in board.PLAYERS]
            goes_on = not board.is_over and min(left) >= _LEAST_TILES
            board.pop()
            if goes_on:
                return move
        return None


def recorded(game: Game, source: str) -> Iterator[Scene]:
    """The positions of a recorded game for two players, one after the other."""
    board = game.board()
    for node in game.mainline():
        if not board.is_over and board.options.get("players") != 4:
            yield Scene(_without_past(board), f"{source}, ply {board.ply}")
        board.push(node.move)


def _without_past(board: AnyBoard) -> AnyBoard:
    """A board with the same position, on which nothing was repeated and no limit is near."""
    fresh: AnyBoard = hexad.GAMES[board.game].Board(board.fen())
    return fresh
