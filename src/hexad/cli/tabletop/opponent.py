"""The engine at the table: it takes a side, answers a draw offer and gives hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.engine import Engine, Limit
from hexad.engine.levels import FULL, LEVELS

if TYPE_CHECKING:
    from hexad.cli.tabletop.sitting import Sitting
    from hexad.cli.voice import Voice
    from hexad.engine.engine import Played
    from hexad.types import Player

__all__ = ["Opponent", "hint"]

# Without a clock, what full strength takes for a move and what a hint takes.
_PATIENCE = Limit(time=2.0)
_HINT = Limit(time=0.5)


class Opponent:
    """The engine on one side, at a level; in a game of four it plays both seats of that side."""

    def __init__(self, game: str, level: int, side: Player) -> None:
        self.level = level
        self.side = side
        self._engine = Engine(game)
        self._score = 0

    @property
    def name(self) -> str:
        """How it is called in the record."""
        return f"Hexad, level {self.level} ({LEVELS[self._engine.game][self.level - 1].name})"

    def spoken_of(self, voice: Voice) -> str:
        """How it is called at the table, in the players' language."""
        return voice.say("cli-play-engine", level=str(self.level), name=voice.say(f"cli-level-{self.level}"))

    def is_on_turn(self, sitting: Sitting) -> bool:
        """Whether the side to move is the engine's."""
        return sitting.board.turn is self.side

    def move(self, sitting: Sitting) -> str:
        """What it plays, within the time that its clock has left."""
        limit = _clock_limit(sitting) or (_PATIENCE if self.level == FULL else None)
        played = self._engine.play(sitting.board, limit, level=self.level)
        self._score = played.info.score.points
        return str(played.move)

    def agrees_to_draw(self) -> bool:
        """It takes a draw when it would rather not play on."""
        return self._score < 0


def _clock_limit(sitting: Sitting) -> Limit | None:
    left = sitting.remaining(sitting.seat)
    if left is None or sitting.clock is None:
        return None
    return Limit(remaining=left / 100, increment=sitting.clock.control.increment / 100)


def hint(sitting: Sitting) -> Played:
    """What full strength would play here, and how it judges it."""
    return Engine(sitting.board.game).play(sitting.board, _HINT)
