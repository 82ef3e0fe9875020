"""`hexad admin`: what an administrator does with the games of a server."""

from __future__ import annotations

from hexad.cli.command import LazyGroup

__all__ = ["COMMANDS", "admin"]

COMMANDS = ("games", "show", "repair")

admin = LazyGroup("admin", "hexad.cli.commands.admin", COMMANDS)
