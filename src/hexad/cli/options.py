"""Options and arguments as all commands write them down.

All values are texts. Typer would turn them into numbers and paths with the help of pydantic, and loading that takes
longer than everything else that a command does.
"""

from __future__ import annotations

from typing import Any

import typer

from hexad.cli.failure import Failure

__all__ = ["argument", "flag", "option", "spare_typer", "whole"]

_MOST = 999_999_999


def argument(name: str, text: str) -> Any:  # noqa: ANN401 - Typer's own types are of no use here
    """What stands on the command line without a name."""
    return typer.Argument(metavar=name, help=text, show_default=False)


def option(name: str, metavar: str, text: str, *, short: tuple[str, ...] = ()) -> Any:  # noqa: ANN401
    """An option with a value."""
    return typer.Option(name, *short, metavar=metavar, help=text, show_default=False)


def flag(name: str, text: str) -> Any:  # noqa: ANN401
    """An option without a value."""
    return typer.Option(name, help=text, show_default=False)


def whole(name: str, text: str, least: int = 0, most: int = _MOST) -> int:
    """The number that an option holds."""
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    expected = f"a number from {least} to {most}" if most < _MOST else f"a number, {least} or more"
    raise Failure(f'{name} is "{text}": expected {expected}')


def spare_typer(parameters: list[Any]) -> list[Any]:
    """Let what needs no change through as it is: texts, flags, what was not given. The rest Typer looks at as ever."""
    for parameter in parameters:
        if "process_value" not in vars(parameter):
            _spare_typer(parameter)
    return parameters


def _spare_typer(parameter: Any) -> None:  # noqa: ANN401
    ask_typer, several = parameter.process_value, parameter.multiple or parameter.nargs != 1

    def process_value(context: Any, value: object) -> object:  # noqa: ANN401
        given = value is not None or parameter.required
        parts = value if several and isinstance(value, list | tuple) else [value]
        if given and not all(isinstance(part, str | bool) for part in parts):
            return ask_typer(context, value)
        value = value if given or not several else ()
        return value if parameter.callback is None else parameter.callback(context, parameter, value)

    parameter.process_value = process_value
