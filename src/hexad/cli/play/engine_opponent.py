"""The engine as a player at the terminal: it takes a side, answers draw offers and gives hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.engine import Engine, Limit
from hexad.engine.levels import FULL, LEVELS

if TYPE_CHECKING:
    from hexad.cli.phrases import Phrases
    from hexad.cli.play.local_game import LocalGame
    from hexad.engine.engine import Played
    from hexad.types import Player

__all__ = ["EngineOpponent", "hint"]

# The time of full strength for a move without a clock, and that for a hint.
_MOVE_LIMIT = Limit(time=2.0)
_HINT_LIMIT = Limit(time=0.5)


class EngineOpponent:
    """The engine on one side, at a level; in a game of four it plays both seats of that side."""

    def __init__(self, game: str, level: int, side: Player) -> None:
        self.level = level
        self.side = side
        self._engine = Engine(game)
        self._score = 0

    @property
    def name(self) -> str:
        """Its name in the record."""
        return f"Hexad, level {self.level} ({LEVELS[self._engine.game][self.level - 1].name})"

    def translated_name(self, phrases: Phrases) -> str:
        """Its name in the players' language."""
        return phrases.say("cli-play-engine", level=str(self.level), name=phrases.say(f"cli-level-{self.level}"))

    def is_on_turn(self, game: LocalGame) -> bool:
        """Whether the side to move is the engine's."""
        return game.board.turn is self.side

    def move(self, game: LocalGame) -> str:
        """The move that it plays, within the time that its clock has left."""
        limit = _clock_limit(game) or (_MOVE_LIMIT if self.level == FULL else None)
        played = self._engine.play(game.board, limit, level=self.level)
        self._score = played.info.score.points
        return str(played.move)

    def agrees_to_draw(self) -> bool:
        """Whether it accepts a draw: it does when its last score was negative."""
        return self._score < 0


def _clock_limit(game: LocalGame) -> Limit | None:
    left = game.remaining(game.seat)
    if left is None or game.clock is None:
        return None
    return Limit(remaining=left / 100, increment=game.clock.control.increment / 100)


def hint(game: LocalGame) -> Played:
    """The move of full strength in this position, with its score."""
    return Engine(game.board.game).play(game.board, _HINT_LIMIT)
