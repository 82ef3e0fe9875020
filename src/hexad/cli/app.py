"""The commands by name, and how a command line is run."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

import hexad
from hexad.cli import i18n
from hexad.cli.command import LazyGroup, usage_error
from hexad.cli.errors import OK, CommandError, exit_code_of
from hexad.cli.options import Option
from hexad.cli.streams import prepare_streams
from hexad.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["COMMANDS", "main"]

# Each is a module of hexad.cli.commands. The help page lists them in this order.
COMMANDS = (
    "play",
    "serve",
    "admin",
    "show",
    "moves",
    "explain",
    "formations",
    "glossary",
    "rules",
    "rulebook",
    "layouts",
    "replay",
    "convert",
    "perft",
    "analyse",
    "ugi",
    "engine",
    "bench",
    "match",
    "tournament",
    "puzzles",
)


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line, by default that of the process, and return its exit code."""
    prepare_streams()
    return exit_code_of(lambda: _run(list(sys.argv[1:] if args is None else args)))


def _run(args: list[str]) -> int:
    _set_language(args)
    try:
        with _APP.make_context("hexad", args) as context:
            code = _APP.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        raise usage_error(error) from error
    return code if isinstance(code, int) else OK


def _set_language(args: list[str]) -> None:
    """Use the language that is asked for, else that of the system; raise CommandError if it is unknown."""
    requested = i18n.requested_language(args)
    if requested is None or requested[0] not in LANGUAGES:
        i18n.set_language(i18n.system_language())
    else:
        i18n.set_language(requested[0])
    if requested is not None and requested[0] not in LANGUAGES:
        language, source = requested
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise CommandError("wrong-language", where=source, language=language, languages=known)


def _print_version(ctx: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if is_wanted:
        click.echo(f"hexad {hexad.__version__}")
        ctx.exit()


_VERSION = Option(
    ["--version"], is_flag=True, is_eager=True, help="help-version", expose_value=False, callback=_print_version
)
_APP = LazyGroup("hexad", "hexad.cli.commands", COMMANDS, [_VERSION])
