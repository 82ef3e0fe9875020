"""What a lesson asks: to make a move, to mark cells, to choose one of several boards, to attack, or only to look."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.position import Position
    from hexad.rulebook.claims import Claim

__all__ = ["Answer", "Attack", "Cells", "Choice", "Lesson", "One", "Play", "Read", "Task", "Try"]


@dataclass(frozen=True)
class Answer:
    """Whether an answer is right, and why: a rule and, where explain() has one, its code and sentence."""

    right: bool
    rule: str | None = None
    code: str = ""
    text: str = ""


@dataclass(frozen=True)
class Try:
    """Something that cannot be played, by the rule that forbids it: a move, or cells and where to."""

    rule: str
    move: str = ""
    cells: tuple[str, ...] = ()
    to: str = ""


@dataclass(frozen=True)
class Read:
    """Look, and go on."""

    kind: ClassVar[str] = "read"
    position: Position
    figure: str | None = None
    says: tuple[Claim, ...] = ()


@dataclass(frozen=True)
class Play:
    """Make one of these moves: all that reach the goal (see goals.py)."""

    kind: ClassVar[str] = "play"
    position: Position
    right: tuple[str, ...]
    wrong: tuple[Try, ...] = ()
    figure: str | None = None
    goal: Mapping[str, Any] = field(default_factory=dict)
    says: tuple[Claim, ...] = ()


@dataclass(frozen=True)
class Cells:
    """Mark all cells that are right, and none of the others."""

    kind: ClassVar[str] = "cells"
    position: Position
    answers: dict[str, Answer]
    figure: str | None = None
    says: tuple[Claim, ...] = ()

    @property
    def right(self) -> tuple[str, ...]:
        """The cells to be marked."""
        return tuple(cell for cell, answer in self.answers.items() if answer.right)


@dataclass(frozen=True)
class Choice:
    """One of several boards; arrows show what is tried on it."""

    position: Position
    answer: Answer
    arrows: tuple[tuple[str, str], ...] = ()
    figure: str | None = None


@dataclass(frozen=True)
class One:
    """Choose the board that is right."""

    kind: ClassVar[str] = "one"
    position: Position
    choices: tuple[Choice, ...]
    figure: str | None = None
    says: tuple[Claim, ...] = ()

    @property
    def right(self) -> int:
        """The number of the choice that is right, from 0."""
        return next(at for at, choice in enumerate(self.choices) if choice.answer.right)


@dataclass(frozen=True)
class Attack:
    """Make a number of moves against a fixed defence, which answers each of them.

    The attack is over when all moves are made. A move that wins shows what the defence does not cover.
    """

    kind: ClassVar[str] = "attack"
    position: Position
    turns: int
    replies: Mapping[str, str]
    figure: str | None = None
    says: tuple[Claim, ...] = ()


Task: TypeAlias = Read | Play | Cells | One | Attack


@dataclass(frozen=True)
class Lesson:
    """The lesson of a rule, whose id it has, or a lesson about more than the rule says."""

    id: str
    game: str
    tasks: tuple[Task, ...]
    rule: str

    @property
    def is_ruling(self) -> bool:
        """Whether the rule is our own, where the printed rules leave something open."""
        return self.id.startswith("R")

    @property
    def figures(self) -> tuple[str, ...]:
        """The figures of the printed rules that this lesson shows."""
        shown = [task.figure for task in self.tasks]
        shown += [choice.figure for task in self.tasks if isinstance(task, One) for choice in task.choices]
        return tuple(dict.fromkeys(figure for figure in shown if figure))

    def text_keys(self) -> list[str]:
        """The texts that this lesson must have in every language."""
        keys = [f"lesson-{self.id}-title"]
        for number, task in enumerate(self.tasks, 1):
            parts = ("task",) if isinstance(task, Read) else ("task", "hint", "right")
            keys += [f"lesson-{self.id}-{part}-{number}" for part in parts]
        return keys
