"""`hexad puzzles`: make, check and show positions with one move to find."""

from __future__ import annotations

from hexad.cli.command import LazyGroup

__all__ = ["COMMANDS", "puzzles"]

COMMANDS = ("make", "check", "show")

puzzles = LazyGroup("puzzles", "hexad.cli.commands.puzzles", COMMANDS)
