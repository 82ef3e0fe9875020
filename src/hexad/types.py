"""The values that both games share: players, outcomes, verdicts, effects, formations."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from hexad.errors import english

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["BLACK", "RED", "WHITE", "Effect", "Formation", "Outcome", "Player", "Verdict"]


class Player(StrEnum):
    """A side. Black begins in both games; the other is White in Abalone and Red in Six."""

    BLACK = "black"
    WHITE = "white"
    RED = "red"


BLACK, WHITE, RED = Player.BLACK, Player.WHITE, Player.RED


class Outcome(NamedTuple):
    """How a game ended. `winner` is None for a draw; `shape` and `cells` name what won a game of Six."""

    winner: Player | None
    reason: str
    rule: str
    shape: str | None = None
    cells: tuple[str, ...] = ()

    @property
    def result(self) -> str:
        """The result as records write it: `1-0` is a win for Black, who moves first."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Player.BLACK else "0-1"


class Verdict:
    """The answer of `explain()`: true or false, the rule it rests on, a stable code and one plain sentence, `text`.

    `move` is the canonical text of a legal move.
    """

    __slots__ = ("code", "game", "legal", "move", "rule")

    def __init__(self, legal: bool, rule: str | None, code: str, game: str, move: str | None = None) -> None:
        self.legal = legal
        self.rule = rule
        self.code = code
        self.game = game
        self.move = move

    @property
    def text(self) -> str:
        """The sentence in English, without the rule. It is built when it is read."""
        return english(self)

    def as_dict(self) -> dict[str, Any]:
        """The answer by name: legal, rule, code, text and move."""
        return {"legal": self.legal, "rule": self.rule, "code": self.code, "text": self.text, "move": self.move}

    def __bool__(self) -> bool:
        return self.legal

    def __iter__(self) -> Iterator[Any]:
        return iter(self.as_dict().values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Verdict) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Verdict({', '.join(f'{name}={value!r}' for name, value in self.as_dict().items())})"

    def _key(self) -> tuple[Any, ...]:
        return self.legal, self.rule, self.code, self.game, self.move


class Effect(NamedTuple):
    """What a move does to the board, cell by cell; `removed` lists the cells that lose their piece for good."""

    placed: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    pushed: tuple[tuple[str, str], ...] = ()
    removed: tuple[str, ...] = ()


class Formation(NamedTuple):
    """A term of the glossary, found on a board.

    `against` holds the opposing marbles of a pac or a sumito, `missing` the cell that a threat still needs,
    `shape` the name of the shape that threatens, `direction` the way in which a sumito pushes.
    """

    kind: str
    player: Player | None
    cells: tuple[str, ...]
    against: tuple[str, ...] = ()
    missing: str | None = None
    shape: str | None = None
    direction: str | None = None
