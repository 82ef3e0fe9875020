"""Click's commands and groups, with help and error messages in the language in use.

The help of a command or a parameter is the key of its text. `usage_error` makes a message of ours from an exception of
Click, whose details are attributes.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

import click

from hexad.cli.errors import CommandError
from hexad.cli.i18n import say
from hexad.cli.options import Argument, Option, alternatives, parameter_name
from hexad.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from click import Context, HelpFormatter

    AnyCommand = TypeVar("AnyCommand", bound=click.Command)

__all__ = ["Command", "LazyGroup", "command", "usage_error"]


class TranslatedCommand(click.Command):
    """Writes its help page in the language in use."""

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        """What follows the command's name in the usage line."""
        arguments = (piece for one in self.params for piece in one.get_usage_pieces(ctx))
        return [f"[{say('help-word-options')}]", *arguments]

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the usage line."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('help-usage')} ")

    def format_help_text(self, _: Context, formatter: HelpFormatter) -> None:
        """Write the description and the examples."""
        paragraphs = say(str(self.help)).split("\n\n")
        formatter.write_paragraph()
        with formatter.indentation():
            # Click keeps the line breaks of a paragraph that begins with \b.
            formatter.write_text("\n\n".join(f"\b\n{one}" if "\n " in one else one for one in paragraphs))

    def format_arguments(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the list of arguments."""
        rows = [one.get_help_record(ctx) for one in self.params if isinstance(one, Argument)]
        if rows:
            with formatter.section(say("help-arguments")):
                formatter.write_dl(rows)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the list of options."""
        with formatter.section(say("help-options")):
            formatter.write_dl([one.get_help_record(ctx) for one in self.params if isinstance(one, Option)])

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse the arguments; raise CommandError for an option without its value, or a flag with one."""
        try:
            return super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            # Click does not say which of the two it is.
            is_flag = any(
                isinstance(one, Option) and one.is_flag and error.option_name in (*one.opts, *one.secondary_opts)
                for one in self.params
            )
            key = "wrong-takes-no-value" if is_flag else "wrong-needs-value"
            raise _with_hint(ctx, say(key, option=error.option_name)) from error


class Command(TranslatedCommand):
    """A command that takes no more arguments than it names."""

    # Click rejects extra arguments in English.
    allow_extra_args = True

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse the arguments; raise CommandError if there are extra ones."""
        rest = super().parse_args(ctx, args)
        if rest:
            raise _with_hint(ctx, say("wrong-too-many", words=" ".join(rest)))
        return rest


class LazyGroup(TranslatedCommand, click.Group):
    """A group whose commands are the modules of a package, each imported when its command runs.

    A module and the command in it have the same name, with _ for each hyphen. Without a command the group prints its
    help.
    """

    def __init__(self, name: str, package: str, names: Sequence[str], params: Sequence[click.Parameter] = ()) -> None:
        super().__init__(
            name,
            callback=_print_help_unless_invoked,
            params=list(params),
            help=f"help-{name}",
            add_help_option=False,
            invoke_without_command=True,
        )
        self._package = package
        self._names = list(names)
        _add_common_options(self)

    def list_commands(self, _: Context) -> list[str]:
        """The names, in the order of the help page."""
        return self._names

    def get_command(self, _: Context, cmd_name: str) -> click.Command | None:
        """Import the command of that name; None if there is none."""
        if cmd_name not in self._names:
            return None
        name = cmd_name.replace("-", "_")
        found: click.Command = getattr(import_module(f"{self._package}.{name}"), name)
        return found

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        """What follows the group's name in the usage line."""
        return [*super().collect_usage_pieces(ctx), say("help-word-command"), f"[{say('help-word-args')}]..."]

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the options, and all commands with a line for each."""
        super().format_options(ctx, formatter)
        prefix = "help" if ctx.parent is None else str(self.help)
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"{prefix}-{name}").partition("\n")[0]) for name in self._names])


def command(path: str, *, ignore_unknown_options: bool = False) -> Callable[[Callable[..., object]], Command]:
    """Make a command of a function: `moves`, or `puzzles make` for one within a group. Its help is `help-PATH`."""

    def decorate(function: Callable[..., object]) -> Command:
        *_, name = path.split()
        made = click.command(
            name,
            cls=Command,
            help=f"help-{path.replace(' ', '-')}",
            add_help_option=False,
            context_settings={"ignore_unknown_options": ignore_unknown_options},
        )
        return _add_common_options(made(function))

    return decorate


def _add_common_options(to: AnyCommand) -> AnyCommand:
    """Add --language, which is read before the arguments are parsed, and --help."""
    to.params += [
        Option(["--language"], metavar="|".join(LANGUAGES), help="help-language", expose_value=False),
        Option(["--help"], is_flag=True, is_eager=True, help="help-help", expose_value=False, callback=_print_help),
    ]
    return to


def _print_help(ctx: Context, _: click.Parameter, is_wanted: bool) -> None:
    if is_wanted:
        click.echo(ctx.get_help())
        ctx.exit()


@click.pass_context
def _print_help_unless_invoked(ctx: Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def usage_error(error: click.UsageError) -> CommandError:
    """The message for a command line that Click rejects, with a hint at the command's help."""
    return _with_hint(error.ctx, _usage_text(error))


def _usage_text(error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption(possibilities=[_, *_]):
            options = ", ".join(sorted(error.possibilities or ()))
            return say("wrong-no-option-perhaps", option=error.option_name, options=options)
        case click.NoSuchOption():
            return say("wrong-no-option", option=error.option_name)
        case click.exceptions.NoSuchCommand():
            return _no_such_command(error)
        case click.BadParameter(param=(Argument() | Option()) as parameter):
            return _wrong_parameter(parameter, is_missing=isinstance(error, click.MissingParameter))
    # Click's own sentence is English.
    return say("wrong-line")


def _wrong_parameter(parameter: Argument | Option, *, is_missing: bool) -> str:
    if not is_missing:
        return say("wrong-value", name=parameter_name(parameter))
    if isinstance(parameter, Argument):
        return say("wrong-missing-argument", metavar=parameter_name(parameter))
    return say("wrong-missing-option", option=parameter.long_name)


def _no_such_command(error: click.exceptions.NoSuchCommand) -> str:
    group, name = error.cmd, error.command_name
    names = group.list_commands(error.ctx) if isinstance(group, click.Group) and error.ctx else []
    close = get_close_matches(name, names)
    if not close:
        return say("wrong-no-command", name=name)
    return say("wrong-no-command-perhaps", name=name, others=alternatives(close))


def _with_hint(ctx: Context | None, text: str) -> CommandError:
    return CommandError("wrong-usage", text=text, command=ctx.command_path if ctx else "hexad")
