"""The language of the command line: chosen once, before the arguments are parsed."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from hexad.texts import Texts, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["current_language", "requested_language", "say", "set_language", "system_language", "translated_metavar"]

# The variables in which a system names its user's language; the first that is set counts.
_SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

# The words of metavars, with the key of their translation.
_METAVARS = {
    "ADDRESS": "help-word-address",
    "CELLS": "help-word-cells",
    "COLOUR": "help-word-colour",
    "DEPTH": "help-word-depth",
    "FILE": "help-word-file",
    "FOLDER": "help-word-folder",
    "GAME": "help-word-game",
    "GRAPH": "help-word-graph",
    "KIND": "help-word-kind",
    "LIST": "help-word-list",
    "MOVE": "help-word-move",
    "NAME": "help-word-name",
    "NUMBER": "help-word-number",
    "OUT": "help-word-out",
    "PLIES": "help-word-plies",
    "POINTS": "help-word-points",
    "RECORD": "help-word-record",
    "SIZE": "help-word-size",
    "SPEC": "help-word-spec",
    "TERM": "help-word-term",
    "TEXT": "help-word-text",
    "TIME": "help-word-time",
    "VALUE": "help-word-value",
    "WHERE": "help-word-where",
}

_current = {"language": "en"}


def set_language(language: str) -> None:
    """Answer in this language from now on."""
    _current["language"] = language


def current_language() -> str:
    """The code of the language in use."""
    return _current["language"]


def say(key: str, **values: str | float) -> str:
    """The text of a key in the language in use."""
    return Texts(current_language()).say(key, **values)


def translated_metavar(metavar: str) -> str:
    """A metavar such as FILE or NAME=VALUE in the language in use; words without a translation stay."""
    return re.sub("[A-Z]+", lambda found: say(_METAVARS[found[0]]) if found[0] in _METAVARS else found[0], metavar)


def requested_language(args: Sequence[str]) -> tuple[str, str] | None:
    """What --language or else HEXAD_LANGUAGE asks for, with the name of that source; None if neither is given.

    The arguments are searched before they are parsed, because help and error messages are in that language, too.
    """
    value = _language_option(args)
    if value is not None:
        return value, "--language"
    value = os.environ.get("HEXAD_LANGUAGE")
    return (value, "HEXAD_LANGUAGE") if value else None


def system_language() -> str:
    """The language that the system is set to; English if it is none of ours."""
    return language_of(next(filter(None, map(os.environ.get, _SYSTEM_VARIABLES)), None))


def _language_option(args: Sequence[str]) -> str | None:
    """The value of --language, before or after the command; the last one counts, as for all options."""
    found = None
    for number, word in enumerate(args):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--language":
            found = value if equals else next(iter(args[number + 1 :]), None)
    return found
