"""A command as Typer runs it: with its help, and what it says of a wrong command line, in the language that is spoken.

Typer's own words are English. What it would write is written here, from the same parameters: the help of an option is
the key of its text, and that of a command is found by its name.
"""

import re
from difflib import get_close_matches
from typing import Any

from typer.core import TyperCommand, TyperGroup

from hexad.cli.failure import Failure
from hexad.cli.options import either, spare_typer
from hexad.cli.spoken import say, worded

__all__ = ["Command", "Group", "complaint"]

# What Typer says of a wrong command line, by the key of how we say it. It tells these apart by nothing but its words.
_COMPLAINTS = {
    "wrong-no-option-perhaps": re.compile(r"No such option: (?P<option>.+?) \(Possible options: (?P<options>.+)\)"),
    "wrong-no-option": re.compile(r"No such option: (?P<option>.+)"),
    "wrong-missing-argument": re.compile(r"Missing argument '(?P<metavar>.+)'\.?"),
    "wrong-missing-option": re.compile(r"Missing option '(?P<option>[^']+)'.*"),
    "wrong-needs-value": re.compile(r"Option '(?P<option>.+)' requires an argument\."),
    "wrong-takes-no-value": re.compile(r"Option '(?P<option>.+)' does not take a value\."),
    "wrong-too-many": re.compile(r"Got unexpected extra argument.*? \((?P<words>.*)\)"),
}


class _Helped:
    """Writes the help of a command; mixed into what Typer has for one, which asks for these parts."""

    def get_params(self, ctx: Any) -> Any:  # noqa: ANN401 - as Typer has it, here and below
        """All arguments and options, --help among them; texts are taken as they are."""
        return spare_typer(super().get_params(ctx))  # type: ignore[misc]  # Typer's

    def collect_usage_pieces(self, ctx: Any) -> list[str]:  # noqa: ANN401
        """What may follow the command's name."""
        return [f"[{say('help-word-options')}]", *(_usage(one) for one in self.get_params(ctx) if _is_argument(one))]

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """The first line."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('help-usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """What the command does, with examples."""
        paragraphs = say(_key(ctx)).split("\n\n")
        formatter.write_paragraph()
        with formatter.indentation():
            # Lines that are set in by hand are not filled: to Click, a \b says so.
            formatter.write_text("\n\n".join(f"\b\n{one}" if "\n " in one else one for one in paragraphs))

    def format_options(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Arguments and options, each with its text."""
        parameters = self.get_params(ctx)
        for heading, wanted in (("help-arguments", True), ("help-options", False)):
            rows = [_described(one) for one in parameters if _is_argument(one) is wanted]
            if rows:
                with formatter.section(say(heading)):
                    formatter.write_dl(rows)


class Command(_Helped, TyperCommand):
    """A command that does something."""


class Group(_Helped, TyperGroup):
    """A command that is several: the word after its name says which."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401, ARG002 - as Typer has it
        """The names, in the order in which they were written down."""
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """The command that a word stands for; a word that stands for none is answered with those that look like it."""
        name, names = args[0], self.list_commands(ctx)
        if name in names or name.startswith("-"):
            return super().resolve_command(ctx, args)
        close = get_close_matches(name, names)
        key = "wrong-no-command-perhaps" if close else "wrong-no-command"
        raise _see(ctx, say(key, name=name, **({"others": either(close)} if close else {})))

    def collect_usage_pieces(self, ctx: Any) -> list[str]:  # noqa: ANN401
        """What may follow the name, and then a command."""
        command = f"{say('help-word-command')} [{say('help-word-args')}]..."
        return [*super().collect_usage_pieces(ctx), command]

    def format_options(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """The options, and all commands with a line for each."""
        super().format_options(ctx, formatter)
        within = "help" if ctx.parent is None else _key(ctx)
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"{within}-{name}").partition("\n")[0]) for name in self.list_commands(ctx)])


def complaint(error: Any) -> Failure:  # noqa: ANN401 - a usage error of Typer
    """What Typer says of a wrong command line, in our words where we know them, with where to read on."""
    text = error.format_message()
    for key, pattern in _COMPLAINTS.items():
        if found := pattern.fullmatch(text):
            values = found.groupdict()
            if "metavar" in values:
                values["metavar"] = worded(values["metavar"])
            return _see(error.ctx, say(key, **values))
    return _see(error.ctx, say("wrong-detail", detail=f"{text[:1].lower()}{text[1:].rstrip('.')}"))


def _see(ctx: Any, text: str) -> Failure:  # noqa: ANN401
    return Failure("wrong-usage", text=text, command=ctx.command_path if ctx else "hexad")


def _key(ctx: Any) -> str:  # noqa: ANN401
    """The key of a command's help: `help-puzzles-make` for `hexad puzzles make`."""
    program, *names = ctx.command_path.split()
    return "-".join(("help", *(names or [program])))


def _is_argument(parameter: Any) -> bool:  # noqa: ANN401
    return bool(parameter.param_type_name == "argument")


def _usage(argument: Any) -> str:  # noqa: ANN401
    name = worded(argument.metavar)
    return f"{{{name}}}" if argument.required else f"[{name}]" + ("..." if argument.nargs != 1 else "")


def _described(parameter: Any) -> tuple[str, str]:  # noqa: ANN401
    """A line of the list: what to type, and what it is for."""
    # Typer's own option comes with its own words.
    text = say("help-help" if parameter.name == "help" else parameter.help)
    required = f"  [{say('help-required')}]" if parameter.required else ""
    return _spelt(parameter), f"{text}{required}"


def _spelt(parameter: Any) -> str:  # noqa: ANN401
    if _is_argument(parameter):
        return worded(parameter.metavar)
    # The short name first: -o, --output.
    names = ", ".join(sorted(parameter.opts, key=len))
    opposite = f" / {', '.join(parameter.secondary_opts)}" if parameter.secondary_opts else ""
    return names + opposite if parameter.is_flag else f"{names} {worded(parameter.metavar)}"
