"""Options and arguments as all commands write them down.

All values are texts. Typer would turn them into numbers and paths with the help of pydantic, and loading that takes
longer than everything else that a command does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from hexad.cli.failure import Failure
from hexad.cli.spoken import say, worded

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["argument", "either", "flag", "one_of", "option", "spare_typer", "whole"]

_MOST = 999_999_999


def argument(name: str, key: str) -> Any:  # noqa: ANN401 - Typer's own types are of no use here
    """What stands on the command line without a name; the key is that of its description."""
    return typer.Argument(metavar=name, help=key, show_default=False)


def option(name: str, metavar: str, key: str, *, short: tuple[str, ...] = ()) -> Any:  # noqa: ANN401
    """An option with a value."""
    return typer.Option(name, *short, metavar=metavar, help=key, show_default=False)


def flag(name: str, key: str) -> Any:  # noqa: ANN401
    """An option without a value."""
    return typer.Option(name, help=key, show_default=False)


def whole(name: str, text: str, least: int = 0, most: int = _MOST) -> int:
    """The number that an option holds."""
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    said = {"name": worded(name), "text": text, "least": str(least)}
    raise Failure("wrong-number", most=str(most), **said) if most < _MOST else Failure("wrong-number-least", **said)


def one_of(name: str, text: str, choices: Iterable[str]) -> str:
    """The word that an option holds, which must be one of these."""
    if text in choices:
        return text
    raise Failure("wrong-choice", name=name, text=text, choices=either(choices))


def either(words: Iterable[str]) -> str:
    """Words to choose from: with commas, and with an "or" before the last."""
    *most, last = words
    return say("wrong-or", one=", ".join(most), other=last) if most else last


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
