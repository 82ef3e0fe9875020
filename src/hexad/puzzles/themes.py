"""Themes: what puzzles are about, computed from their positions and solutions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hexad.puzzles.collection import load
from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from hexad.puzzles.puzzle import Puzzle

__all__ = ["LENGTHS", "theme_links", "themes_of", "themes_of_game"]

# By the number of own moves. A defence has one move to find, however far it looks ahead: it has no such theme.
LENGTHS = ("one-move", "two-moves", "three-moves")


def theme_links(game: str) -> dict[str, str]:
    """The themes that puzzles of a game can have, each with the page of the web client that explains it, if any."""
    return {**RULES[game].themes, **dict.fromkeys(LENGTHS, "")}


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle, in the order of `theme_links`.

    >>> themes_of(load("six")[0])
    ('triangle', 'double-threat', 'three-moves')
    """
    found = set(RULES[puzzle.game].themes_of(puzzle.board(), puzzle.solution))
    found.add("defence" if puzzle.kind == "defence" else LENGTHS[len(puzzle.solution) // 2])
    return tuple(theme for theme in theme_links(puzzle.game) if theme in found)


@cache
def themes_of_game(game: str) -> dict[str, tuple[str, ...]]:
    """The themes of all puzzles of a game that come with hexad, by their ids."""
    return {puzzle.id: themes_of(puzzle) for puzzle in load(game)}
