"""Options and arguments as all commands write them down."""

from __future__ import annotations

from typing import Any

import typer

__all__ = ["argument", "flag", "option"]


def argument(name: str, text: str, **limits: Any) -> Any:  # noqa: ANN401 - Typer's own overloads are of no use here
    """What stands on the command line without a name."""
    return typer.Argument(metavar=name, help=text, show_default=False, **limits)


def option(name: str, metavar: str, text: str, *, short: tuple[str, ...] = (), **limits: Any) -> Any:  # noqa: ANN401
    """An option with a value."""
    return typer.Option(name, *short, metavar=metavar, help=text, show_default=False, **limits)


def flag(name: str, text: str) -> Any:  # noqa: ANN401
    """An option without a value."""
    return typer.Option(name, help=text, show_default=False)
