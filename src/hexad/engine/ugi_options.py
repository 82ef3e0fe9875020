"""What `setoption` sets: how the engine thinks, and the rules that a position text does not carry.

Rules in a position text (basic or advanced, two or four players, who begins) are set by the position alone. The others
have the names of the tags in records, and hold from the next `position` on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from hexad.engine.engine import MAX_HASH_MB, MAX_LINES, MAX_THREADS
from hexad.engine.levels import FULL
from hexad.engine.memory import memory_mb
from hexad.engine.ugi_words import UgiError, whole
from hexad.games import GAMES
from hexad.quoting import quoted

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.descriptor import GameDescriptor
    from hexad.options import Option

__all__ = ["RULES", "THINKING", "Combo", "Spin", "UgiOption", "rules_of"]

_MAX_PLIES = 1_000_000


@dataclass(frozen=True, slots=True)
class Spin:
    """A number in a range."""

    name: str
    default: int
    least: int
    most: int

    def __str__(self) -> str:
        return f"option name {self.name} type spin default {self.default} min {self.least} max {self.most}"

    def read(self, text: str) -> int:
        """The value that a client wrote."""
        return whole(self.name, text, self.least, self.most)


@dataclass(frozen=True, slots=True)
class Combo:
    """One of several words, the first of which is the default."""

    name: str
    choices: tuple[str, ...]

    def __str__(self) -> str:
        choices = "".join(f" var {choice}" for choice in self.choices)
        return f"option name {self.name} type combo default {self.choices[0]}{choices}"

    def read(self, text: str) -> str:
        """The value that a client wrote."""
        if text.lower() in self.choices:
            return text.lower()
        raise UgiError(f"{self.name} is {quoted(text)}: expected {' or '.join(self.choices)}")


UgiOption: TypeAlias = Spin | Combo

THINKING: tuple[Spin, ...] = (
    Spin("Hash", 64, 1, min(MAX_HASH_MB, memory_mb() or MAX_HASH_MB)),
    Spin("Threads", 1, 1, MAX_THREADS),
    Spin("Lines", 1, 1, MAX_LINES),
    Spin("Level", FULL, 1, FULL),
)


def _rule(option: Option) -> UgiOption:
    if option.choices:
        return Combo(option.tag, tuple(str(choice) for choice in option.choices))
    default = option.default if isinstance(option.default, int) else 0
    return Spin(option.tag, default, 0, _MAX_PLIES)


def _without_position(game: GameDescriptor) -> list[Option]:
    """The options that are set by `setoption`, numbers first."""
    options = [option for option in game.options.values() if not option.is_in_position]
    return sorted(options, key=lambda option: bool(option.choices))


# By the keyword of the board: the options that a position text does not carry. A limit of zero is none.
RULES: dict[str, dict[str, UgiOption]] = {
    name: {option.name: _rule(option) for option in _without_position(game)} for name, game in GAMES.items()
}


def rules_of(board: AnyBoard) -> dict[str, str]:
    """The options, by name, that make a client's board follow the rules of this one."""
    return {option.name: str(board.options[keyword] or 0) for keyword, option in RULES[board.game].items()}
