"""Standard input and output that work with any character, when closed, and after their reader has gone."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from pathlib import Path
from typing import TextIO

__all__ = ["discard_output", "prepare_streams"]

# Replacements of characters that an encoding lacks.
_PLAIN = {"›": ">", "·": "-", "–": "-", "…": "...", "⋅": ".", "▸": ">", "◉": "@", "━": "-"}
_PLAIN |= {"„": '"', "“": '"', "”": '"', "’": "'", "ß": "ss", "ı": "i"}


def prepare_streams() -> None:
    """Replace closed streams by the null device, and make the others accept every character."""
    codecs.register_error("hexad", _replace_character)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="hexad")


def discard_output(stream: TextIO) -> None:
    """Redirect a broken stream to the null device, so that Python can flush it at exit without an error."""
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
    except (OSError, ValueError):
        return


def _replace_character(error: UnicodeError) -> tuple[str | bytes, int]:
    """The error handler of our streams: write a character that the encoding lacks in another way."""
    if isinstance(error, UnicodeEncodeError):
        letter = error.object[error.start]
        # Without diacritics: ş as s, ő as o.
        plain = _PLAIN.get(letter) or unicodedata.normalize("NFD", letter)[0]
        if plain.isascii():
            return plain, error.start + 1
    return codecs.backslashreplace_errors(error)
