"""A sheet as a PDF, typeset by Typst in the look of the booklet."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexad import fonts
from hexad.typesetting import compiled

if TYPE_CHECKING:
    from hexad.printouts.sheet import Sheet

__all__ = ["pdf", "typeset"]

_TEMPLATE = Path(__file__).parent / "printouts.typ"
# Characters without ink, of which some reorder the text around them (Cf), and halves of characters.
_REMOVED = ("Cc", "Cf", "Cs", "Co", "Cn")
_JOINERS = "\u200c\u200d"


def pdf(sheet: Sheet) -> bytes:
    """A sheet as a PDF on A4. The same sheet gives the same bytes. The file is tagged for screen readers (PDF/UA).

    If no font of this machine has a letter of a name, a box stands for it, and the file is not PDF/UA. Raises
    PrintingError if Typst is not installed.
    """
    try:
        made = typeset(sheet, format="pdf", pdf_standards="ua-1", timestamp=0)
    except RuntimeError as error:
        # PDF/UA demands a glyph for each letter.
        if fonts.covers(sheet.names) or "could not be displayed" not in str(error):
            raise
        made = typeset(sheet, format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made


def typeset(sheet: Sheet, **output: str | float) -> bytes | list[bytes]:
    """A sheet in any format of Typst; `output` are options of `typst.compile`."""
    data = _visible(sheet.as_data())
    return compiled(_TEMPLATE, {"sheet": data}, output, system_fonts=not fonts.covers(sheet.names))


def _visible(data: Any) -> Any:  # noqa: ANN401 - data of JSON
    """The data without characters that nobody sees. The server stores none, but others may print, too."""
    if isinstance(data, str):
        kept = (one for one in data if one in _JOINERS or unicodedata.category(one) not in _REMOVED)
        return "".join(kept)
    if isinstance(data, list | tuple):
        return [_visible(item) for item in data]
    return {name: _visible(item) for name, item in data.items()} if isinstance(data, dict) else data
