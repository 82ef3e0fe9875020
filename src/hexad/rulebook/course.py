"""The courses that come with hexad."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hexad import games
from hexad.rulebook.reader import read_lesson

if TYPE_CHECKING:
    from hexad.rulebook.tasks import Lesson

__all__ = ["GAMES", "RULES", "RULINGS", "course", "lesson"]

GAMES = tuple(games.GAMES)
"""The games that have a course."""

RULES = (
    *(rule for game in games.GAMES.values() for rule in game.rules),
    *(ruling for game in games.GAMES.values() for ruling in game.rulings),
)
"""Every rule by its id; those that begin with R are our own rulings."""

_SETTLED: dict[str, list[str]] = json.loads((files("hexad.rulebook") / "rulings.json").read_text(encoding="utf-8"))
RULINGS = {rule: tuple(rulings) for rule, rulings in _SETTLED.items()}
"""The rulings that settle each printed rule. The client reads the same file."""


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, from the first rule to the last ruling, and then those about more than one rule says."""
    name = games.game_named(game).name
    text = (files("hexad.rulebook") / "lessons" / f"{name}.toml").read_text(encoding="utf-8")
    return tuple(read_lesson(game, entry) for entry in tomllib.loads(text)["lesson"])


def lesson(rule: str) -> Lesson:
    """The lesson of a rule, or the one with this id; a KeyError if there is none."""
    return _by_id()[rule]


@cache
def _by_id() -> dict[str, Lesson]:
    return {lesson.id: lesson for game in GAMES for lesson in course(game)}
