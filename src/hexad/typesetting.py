"""Pages typeset by Typst, a compiler that is installed as a wheel: the extra `hexad[print]`."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hexad import fonts

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["PrintingError", "can_print", "compiled"]


class PrintingError(Exception):
    """Typst, which prints, is not installed."""


def can_print() -> bool:
    """Whether Typst is installed."""
    return find_spec("typst") is not None


def compiled(
    template: Path, inputs: Mapping[str, Any], output: Mapping[str, str | float], *, system_fonts: bool = False
) -> bytes | list[bytes]:
    """A template in any format of Typst: a PDF, or a PNG for each page. `output` are options of `typst.compile`.

    The template reads the inputs as JSON from `sys.inputs`. They are data, and Typst does not parse them as its own
    language. Raises PrintingError if Typst is not installed.

    system_fonts: whether letters that Figtree does not have are taken from fonts of this machine.
    """
    if not can_print():
        raise PrintingError('no typst: expected it installed, pip install "hexad[print]"')
    made: bytes | list[bytes] = import_module("typst").compile(
        template,
        root=template.parent,
        font_paths=[fonts.FOLDER],
        # Without them, the output does not depend on the machine.
        ignore_system_fonts=not system_fonts,
        sys_inputs={name: json.dumps(value) for name, value in inputs.items()},
        **output,
    )
    return made
