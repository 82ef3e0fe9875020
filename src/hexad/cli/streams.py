"""Standard input and output, made fit for anything: any letter, closed ends, readers that leave."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from pathlib import Path
from typing import TextIO

__all__ = ["let_go", "prepare_streams"]

# Typeset characters, for terminals that know only the old ones.
_PLAIN = {"›": ">", "·": "-", "–": "-", "…": "...", "⋅": ".", "▸": ">", "◉": "@", "━": "-"}
_PLAIN |= {"„": '"', "“": '"', "”": '"', "’": "'", "ß": "ss", "ı": "i"}


def prepare_streams() -> None:
    """Put something in the place of streams that were closed, and let every letter through those that were not."""
    codecs.register_error("hexad", _in_other_letters)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="hexad")


def let_go(stream: TextIO) -> None:
    """Point a stream that takes no more at nothing, so that Python does not complain of it when it ends."""
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
    except (OSError, ValueError):
        return


def _in_other_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write what an encoding lacks in another way: a player's name should not stop a program."""
    if isinstance(error, UnicodeEncodeError):
        letter = error.object[error.start]
        # A letter without its marks can still be read: ş as s, ő as o.
        plain = _PLAIN.get(letter) or unicodedata.normalize("NFD", letter)[0]
        if plain.isascii():
            return plain, error.start + 1
    return codecs.backslashreplace_errors(error)
