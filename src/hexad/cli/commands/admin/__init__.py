"""`hexad admin`: what an administrator does with the games and players of a server."""

from __future__ import annotations

from hexad.cli.command import LazyGroup

__all__ = ["COMMANDS", "admin"]

COMMANDS = (
    *("games", "show", "repair", "rerate"),
    *("reports", "report", "close-account", "reopen-account", "hide-name", "audit"),
)

admin = LazyGroup("admin", "hexad.cli.commands.admin", COMMANDS)
