"""The common part of the two references: their result types, and a position with its history."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple, Protocol, TypeVar


class Outcome(NamedTuple):
    winner: str | None
    reason: str
    rule: str
    shape: str | None = None
    cells: tuple[str, ...] = ()


class Effect(NamedTuple):
    placed: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    pushed: tuple[tuple[str, str], ...] = ()
    removed: tuple[str, ...] = ()


class Formation(NamedTuple):
    kind: str
    player: str | None
    cells: tuple[str, ...]
    against: tuple[str, ...] = ()
    missing: str | None = None
    shape: str | None = None
    direction: str | None = None


class Position(Protocol):
    @property
    def turn(self) -> str: ...
    @property
    def number(self) -> int: ...
    def fen(self) -> str: ...


P = TypeVar("P", bound=Position)


class Game(ABC, Generic[P]):
    """A position, its history, and the options that depend on the history: R1 and R8, R3."""

    repetition_rule: str

    def __init__(self, start: P, repetition: int | None, ply_limit: int | None) -> None:
        self.positions = [start]
        self.repetition, self.ply_limit = repetition, ply_limit

    @abstractmethod
    def effects(self) -> dict[str, Effect]:
        """The effect of every legal move of the position, by the text of the move."""

    @abstractmethod
    def formations(self) -> set[Formation]: ...

    @abstractmethod
    def perft(self, depth: int) -> int: ...

    @abstractmethod
    def play(self, text: str) -> P: ...

    @abstractmethod
    def broken_rules(self, text: str) -> set[str]:
        """The rules of the position that a written move breaks: none when it is legal."""

    @abstractmethod
    def endings(self) -> set[Outcome]:
        """The outcomes of the position: none while the game goes on, several if several shapes won."""

    @abstractmethod
    def key(self, position: P) -> object:
        """What makes two positions the same for the draw by repetition."""

    @property
    def position(self) -> P:
        return self.positions[-1]

    @property
    def turn(self) -> str:
        return self.position.turn

    @property
    def ply(self) -> int:
        return 2 * (self.position.number - 1) + (self.turn != "black")

    def fen(self) -> str:
        return self.position.fen()

    @property
    def legal_moves(self) -> set[str]:
        return set() if self.outcomes() else set(self.effects())

    def refusals(self, text: str) -> set[str]:
        """The rules that a refusal of this move may cite; of a game that is over, the one that ended it."""
        return {outcome.rule for outcome in self.outcomes()} or self.broken_rules(text)

    def effect(self, text: str) -> Effect:
        return self.effects()[text]

    def push(self, text: str) -> None:
        assert text in self.legal_moves
        self.positions.append(self.play(text))

    def pop(self) -> None:
        self.positions.pop()

    def outcomes(self) -> set[Outcome]:
        """All correct outcomes of the game."""
        return self.endings() or self.draws()

    def draws(self) -> set[Outcome]:
        now = self.key(self.position)
        if self.repetition and sum(self.key(then) == now for then in self.positions) >= self.repetition:
            return {Outcome(None, "repetition", self.repetition_rule)}
        if self.ply_limit is not None and self.ply >= self.ply_limit:
            return {Outcome(None, "ply limit", "R3")}
        return set()
