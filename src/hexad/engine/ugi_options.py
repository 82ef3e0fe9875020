"""What `setoption` sets: how the engine thinks, and the rules that a position text does not carry.

Rules in a position text (basic or advanced, two or four players, who begins) are set by the position alone. The others
have the names of the tags in records, and hold from the next `position` on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from hexad.engine.engine import MOST_HASH_MB, MOST_LINES, MOST_THREADS
from hexad.engine.levels import FULL
from hexad.engine.memory import memory_mb
from hexad.engine.ugi_words import Refused, shown, whole

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["RULES", "THINKING", "Combo", "Option", "Spin", "rules_of"]

_LONGEST_GAME = 1_000_000


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
        raise Refused(f"{self.name} is {shown(text)}: expected {' or '.join(self.choices)}")


Option: TypeAlias = Spin | Combo

THINKING: tuple[Spin, ...] = (
    Spin("Hash", 64, 1, min(MOST_HASH_MB, memory_mb() or MOST_HASH_MB)),
    Spin("Threads", 1, 1, MOST_THREADS),
    Spin("Lines", 1, 1, MOST_LINES),
    Spin("Level", FULL, 1, FULL),
)

# By the keyword of the board. A limit of zero is none.
_LIMITS: dict[str, Option] = {
    "repetition": Spin("Repetition", 3, 0, _LONGEST_GAME),
    "ply_limit": Spin("PlyLimit", 0, 0, _LONGEST_GAME),
}
RULES: dict[str, dict[str, Option]] = {
    "abalone": {**_LIMITS, "quiet_limit": Spin("QuietLimit", 0, 0, _LONGEST_GAME)},
    "six": {
        **_LIMITS,
        "declare": Combo("Declare", ("auto", "manual")),
        "first_move": Combo("FirstMove", ("restricted", "free")),
    },
}


def rules_of(board: AnyBoard) -> dict[str, str]:
    """The options, by name, that make a client's board follow the rules of this one."""
    return {option.name: str(board.options[keyword] or 0) for keyword, option in RULES[board.game].items()}
