"""Options and arguments of Click with translated help, and the types of their values."""

from __future__ import annotations

from dataclasses import fields
from functools import partial, wraps
from typing import TYPE_CHECKING

import click

import hexad
from hexad.cli.errors import CommandError
from hexad.cli.i18n import say, translated_metavar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from _typeshed import DataclassInstance

    Function = Callable[..., object]
    Decorator = Callable[[Function], Function]

__all__ = ["GAME", "Argument", "OneOf", "Option", "WholeNumber", "alternatives", "argument", "flag", "grouped"]
__all__ += ["gathered", "one_of", "option", "parameter_name", "whole_number"]

_MAX_NUMBER = 999_999_999


class Option(click.Option):
    """An option; `help` is the key of its description."""

    @property
    def long_name(self) -> str:
        """The name that error messages use, as --output for -o and --output."""
        return max(self.opts, key=len)

    def get_help_record(self, _: click.Context) -> tuple[str, str]:
        """The two columns of the help page: names and metavar, description."""
        names = ", ".join(sorted(self.opts, key=len))
        negative = f" / {', '.join(self.secondary_opts)}" if self.secondary_opts else ""
        spelling = names + negative if self.is_flag else f"{names} {translated_metavar(str(self.metavar))}"
        return spelling, _description(self)


class Argument(click.Argument):
    """An argument without a name; `help` is the key of its description."""

    def get_usage_pieces(self, _: click.Context) -> list[str]:
        """The argument in the usage line: in braces if it is required, else in brackets."""
        name = translated_metavar(str(self.metavar))
        return [f"{{{name}}}" if self.required else f"[{name}]" + ("..." if self.nargs != 1 else "")]

    def get_help_record(self, _: click.Context) -> tuple[str, str]:
        """The two columns of the help page: metavar, description."""
        return translated_metavar(str(self.metavar)), _description(self)


def _description(parameter: click.Parameter) -> str:
    required = f"  [{say('help-required')}]" if parameter.required else ""
    return f"{say(str(parameter.help))}{required}"


option = partial(click.option, cls=Option)
flag = partial(click.option, cls=Option, is_flag=True)
argument = partial(click.argument, cls=Argument)


def gathered(name: str, make: Callable[..., object], names: Iterable[str], options: Sequence[Decorator]) -> Decorator:
    """Add several options to a command, which gets one value for all of them, as its parameter `name`.

    It is what `make` returns for the values of the options; `names` are the names of these values.
    """

    def decorate(function: Function) -> Function:
        @wraps(function)
        def run(**values: object) -> object:
            made = make(**{one: values.pop(one) for one in names})
            return function(**values, **{name: made})

        decorated: Function = run
        for add_option in reversed(options):
            decorated = add_option(decorated)
        return decorated

    return decorate


def grouped(name: str, into: type[DataclassInstance], *options: Decorator) -> Decorator:
    """Add several options to a command, which gets their values as a dataclass, its parameter `name`."""
    return gathered(name, into, [field.name for field in fields(into)], options)


class WholeNumber(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int = 0, most: int = _MAX_NUMBER) -> None:
        self.least = least
        self.most = most

    def convert(self, value: str | int, param: click.Parameter | None, _: click.Context | None) -> int:
        """The number; raises CommandError if it is none, or out of bounds."""
        return value if isinstance(value, int) else whole_number(parameter_name(param), value, self.least, self.most)


class OneOf(click.ParamType[str]):
    """One of several words."""

    name = "choice"

    def __init__(self, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)

    def convert(self, value: str, param: click.Parameter | None, _: click.Context | None) -> str:
        """The word; raises CommandError if it is another one."""
        return one_of(parameter_name(param), value, self.choices)


class GameName(click.ParamType[str]):
    """The name of a game."""

    name = "game"

    def convert(self, value: str, _: click.Parameter | None, __: click.Context | None) -> str:
        """The name; raises CommandError if there is no such game."""
        if value not in hexad.GAMES:
            raise CommandError("wrong-no-game", game=value)
        return value


GAME = GameName()


def whole_number(name: str, text: str, least: int = 0, most: int = _MAX_NUMBER) -> int:
    """The number that an option's text stands for; raises CommandError if it is none, or out of bounds."""
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    if most < _MAX_NUMBER:
        raise CommandError("wrong-number", name=name, text=text, least=str(least), most=str(most))
    raise CommandError("wrong-number-least", name=name, text=text, least=str(least))


def one_of(name: str, text: str, choices: Iterable[str]) -> str:
    """The text of an option if it is one of these words; raises CommandError if not."""
    if text in choices:
        return text
    raise CommandError("wrong-choice", name=name, text=text, choices=alternatives(choices))


def alternatives(words: Iterable[str]) -> str:
    """The words with commas between them and an "or" before the last."""
    *most, last = words
    return say("wrong-or", one=", ".join(most), other=last) if most else last


def parameter_name(parameter: click.Parameter | None) -> str:
    """The name of a parameter in error messages: of an option its long name, of an argument its metavar."""
    if isinstance(parameter, Option):
        return parameter.long_name
    return translated_metavar(str(parameter.metavar)) if isinstance(parameter, Argument) else ""
