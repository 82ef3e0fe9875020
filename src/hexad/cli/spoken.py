"""The language that a command line is answered in: chosen once, before anything else happens, and kept to the end."""

from __future__ import annotations

import re

from hexad.texts import Texts

__all__ = ["say", "speak", "spoken", "worded"]

# What stands for a value in help texts and complaints, by the key of how the language calls it.
_WORDS = {
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

_chosen = {"language": "en"}


def speak(language: str) -> None:
    """Answer in this language from now on."""
    _chosen["language"] = language


def spoken() -> str:
    """The language that is spoken."""
    return _chosen["language"]


def say(key: str, **values: str | float) -> str:
    """The text of a key, in the language that is spoken."""
    return Texts(spoken()).say(key, **values)


def worded(metavar: str) -> str:
    """What stands for a value, as FILE or NAME=VALUE, in the language that is spoken; what is no word stays."""
    return re.sub("[A-Z]+", lambda found: say(_WORDS[found[0]]) if found[0] in _WORDS else found[0], metavar)
