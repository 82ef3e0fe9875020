"""Every error of Click is a sentence of ours, in the user's language."""

from __future__ import annotations

import click
import pytest

from hexad.cli.command import usage_error
from hexad.cli.commands.serve import serve
from hexad.cli.i18n import set_language
from hexad.texts import LANGUAGES

from .languages import english_in

USAGE: list[click.UsageError] = [
    click.UsageError("Got unexpected extra argument (x)"),
    click.BadArgumentUsage("Argument 'names' takes 2 values"),
    click.BadOptionUsage("--port", "Option '--port' requires an argument."),
    click.BadParameter("'x' is not a valid integer.", param=serve.params[0]),
    click.BadParameter("'x' is not a valid integer."),
    click.MissingParameter(param=serve.params[0]),
    click.MissingParameter("Missing parameter"),
    click.NoSuchOption("--porto", possibilities=["--port"]),
    click.NoSuchOption("--porto"),
    click.NoSuchCommand("sevre"),
]


def test_every_error_of_click_is_here():
    kinds = {kind for kind in vars(click.exceptions).values() if isinstance(kind, type)}
    usage = {kind for kind in kinds if issubclass(kind, click.UsageError)}
    # It prints a help page, which no command here asks for.
    assert usage - {click.exceptions.NoArgsIsHelpError} == {type(error) for error in USAGE}


@pytest.mark.parametrize("error", USAGE, ids=lambda error: type(error).__name__)
def test_errors_of_click_are_in_the_language(error):
    try:
        said = {}
        for language in LANGUAGES:
            set_language(language)
            said[language] = str(usage_error(error))
    finally:
        set_language("en")
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(error.format_message() not in text for text in said.values())
    assert not [text for language, text in said.items() if language != "en" and english_in(text)]
