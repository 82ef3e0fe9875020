"""The commands by name, and what happens around each of them."""

import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any

import typer

import hexad
from hexad.cli.command import Command, Group, complaint
from hexad.cli.failure import OK, guarded
from hexad.cli.language import choose
from hexad.cli.streams import prepare_streams
from hexad.cli.unfold import unfold

__all__ = ["COMMANDS", "app", "run"]

COMMANDS = (
    "play",
    "serve",
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
    "puzzles",
)

# What Typer raises for a wrong command line. Its own name for it has moved from version to version.
_UsageError: Any = typer.BadParameter.__mro__[1]


class Commands(Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401, ARG002 - as Typer has it
        """The names, in the order of the help text."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401, ARG002
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"hexad.cli.{cmd_name}")
        if hasattr(module, "ACTIONS"):
            return _group(cmd_name, module)
        alone = _typer()
        settings = getattr(module, "SETTINGS", None)
        alone.command(cmd_name, cls=Command, context_settings=settings)(unfold(getattr(module, cmd_name)))
        return typer.main.get_command(alone)

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:  # noqa: ANN401
        """Run a command line and leave with its exit code."""
        prepare_streams()
        sys.exit(guarded(lambda: self._run(list(sys.argv[1:] if args is None else args))))

    def _run(self, args: list[str]) -> int:
        choose(args)
        try:
            with self.make_context("hexad", args) as context:
                code = self.invoke(context)
        except typer.Exit as left:
            return left.exit_code
        except _UsageError as error:
            raise complaint(error) from error
        return code if isinstance(code, int) else OK


def _typer(**settings: Any) -> typer.Typer:  # noqa: ANN401
    return typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, **settings)


def _group(name: str, module: ModuleType) -> Any:  # noqa: ANN401
    """A command whose module lists its actions, and says with a function of its own name what they are."""
    several = _typer(cls=Group, invoke_without_command=True)
    several.callback()(unfold(getattr(module, name)))
    for action in module.ACTIONS:
        several.command(action.__name__, cls=Command)(unfold(action))
    return typer.main.get_command(several)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hexad {hexad.__version__}")
        raise typer.Exit


app = _typer(cls=Commands, invoke_without_command=True)


def hexad_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")] = False,
) -> None:
    """Without a command, show what there is."""
    if context.invoked_subcommand is None and not version:
        typer.echo(context.get_help())


app.callback()(unfold(hexad_command))


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    try:
        app(args)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else OK
    return OK
