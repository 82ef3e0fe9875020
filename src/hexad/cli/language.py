"""Which language a command line asks for, or its user's system is set to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from hexad.cli.failure import Failure
from hexad.cli.spoken import speak
from hexad.texts import LANGUAGES, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["choose"]

# Where a system says which language its user reads; the first that says anything counts.
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(args: Sequence[str]) -> None:
    """Speak the language that a command line asks for, by --language or HEXAD_LANGUAGE, else that of the system.

    It is looked for before the command line is parsed: help and complaints are in that language, too.
    """
    asked, where = _asked(args), "--language"
    if asked is None:
        asked, where = os.environ.get("HEXAD_LANGUAGE") or None, "HEXAD_LANGUAGE"
    of_system = language_of(next(filter(None, map(os.environ.get, _SYSTEM)), None))
    speak(asked if asked in LANGUAGES else of_system)
    if asked is not None and asked not in LANGUAGES:
        four = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise Failure("wrong-language", where=where, language=asked, languages=four)


def _asked(args: Sequence[str]) -> str | None:
    """The value of --language, wherever it stands; the last one counts, as for all options."""
    found = None
    for number, word in enumerate(args):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--language":
            found = value if equals else next(iter(args[number + 1 :]), None)
    return found
