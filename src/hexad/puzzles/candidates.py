"""Positions in which puzzles are looked for: from games of the engine against itself, and from records."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import hexad
from hexad.engine import Engine, Limit
from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.board import AnyBoard
    from hexad.record import Game

__all__ = ["Candidate", "SelfPlay", "recorded"]

_RANDOM_PLIES = 4
# Games for splits: tiles are placed at random, and groups are taken out until this many tiles are left.
_MAX_TILES_FOR_SPLITS = 26
_THINKING = Limit(nodes=400)
_SPLIT_LIMIT = 110
_TRIES = 80
_MIN_TILES = 6


class Candidate(NamedTuple):
    """A position in which a puzzle is looked for, on a board without history, and where it comes from."""

    board: AnyBoard
    source: str


class SelfPlay:
    """Games of the engine against itself: the same for the same seed and number."""

    def __init__(self, game: str, seed: int) -> None:
        self._game, self._seed = game, seed
        self._engine = Engine(game, hash_mb=1)
        self._source = random.Random()

    def play(self, number: int, *, with_splits: bool) -> Iterator[Candidate]:
        """The positions of a game, one after the other."""
        name = f"{self._seed}/{number}"
        self._source.seed(name)
        self._engine.seed(name)
        self._engine.clear()
        for board in self._shrinking() if with_splits else self._usual():
            yield Candidate(_without_history(board), f"self-play {name}, ply {board.ply}")

    def _usual(self) -> Iterator[AnyBoard]:
        """Two players of low levels after random first moves."""
        making = RULES[self._game].making
        options = {"layout": self._source.choice(making.layouts)} if making.layouts else {}
        board = hexad.GAMES[self._game].Board(**options, ply_limit=making.ply_limit)
        levels = self._source.choices(making.levels, k=2)
        for _ in range(_RANDOM_PLIES):
            board.push(self._source.choice(board.legal_moves))
        while not board.is_over:
            yield board
            if self._source.random() < making.slips:
                board.push(self._source.choice(board.legal_moves))
            else:
                board.push(self._engine.play(board, level=levels[board.ply % 2]).move)

    def _shrinking(self) -> Iterator[AnyBoard]:
        """A moving phase with advanced rules in which more and more tiles are taken out."""
        board = hexad.six.Board(rules="advanced", ply_limit=_SPLIT_LIMIT)
        while not board.is_over and (board.phase == "placing" or len(board.pieces) > _MAX_TILES_FOR_SPLITS):
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
            goes_on = not board.is_over and min(left) >= _MIN_TILES
            board.pop()
            if goes_on:
                return move
        return None


def recorded(game: Game, source: str) -> Iterator[Candidate]:
    """The positions of a recorded game for two players, one after the other."""
    board = game.board()
    for node in game.mainline():
        if not board.is_over and board.players != 4:
            yield Candidate(_without_history(board), f"{source}, ply {board.ply}")
        board.push(node.move)


def _without_history(board: AnyBoard) -> AnyBoard:
    """A board with the same position and no history, so that no repetition and no limit ends the game."""
    return hexad.GAMES[board.game].Board(board.fen())
