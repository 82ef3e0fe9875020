"""The tags of a record: a dictionary that keeps what a file can hold, in the order in which files hold it."""

from __future__ import annotations

import re
from collections.abc import Iterator, MutableMapping
from typing import TYPE_CHECKING

from hexad.record.comments import unicode_text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["RESULTS", "Tags", "escape", "unescape"]

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")

_ORDER = ("Event", "Site", "Date", "Round", "Black", "White", "Red", "TimeControl", "Result", "Termination")
_NAME = re.compile(r"[A-Za-z0-9_]{1,255}")
_LINE_BREAKS = re.compile(r"[\r\n]+")
_ESCAPED = re.compile(r'\\(["\\])')


class Tags(MutableMapping[str, str]):
    """Tag names and values. `Result` is always there; the tags of the setup are, too, and can only be read.

    Iteration follows the order of a written record: the setup, the well-known tags, then all others as they came.
    """

    __slots__ = ("_own", "_setup", "_setup_names")

    def __init__(self, setup: Mapping[str, str], setup_names: tuple[str, ...], tags: Mapping[str, str]) -> None:
        self._setup = dict(setup)
        self._setup_names = setup_names
        self._own = {"Result": "*"}
        for name, value in tags.items():
            if self._setup.get(name) != value:
                self[name] = value

    def __getitem__(self, name: str) -> str:
        return self._setup[name] if name in self._setup else self._own[name]

    def __setitem__(self, name: str, value: str) -> None:
        if name in self._setup_names:
            raise ValueError(f"the tag {name} follows from the board that the game starts from and cannot be set")
        if not isinstance(name, str) or not isinstance(value, str):
            raise TypeError(f"tags are text, not {name!r}: {value!r}")
        if not _NAME.fullmatch(name):
            raise ValueError(f"a tag's name is made of letters, digits and underscores, not {name!r}")
        if name == "Result" and value not in RESULTS:
            raise ValueError(f"a result is one of {', '.join(RESULTS)}, not {value!r}")
        self._own[name] = _LINE_BREAKS.sub(" ", unicode_text(value))

    def __delitem__(self, name: str) -> None:
        if name in self._setup or name == "Result":
            raise ValueError(f"a record always has the tag {name}")
        del self._own[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._setup
        yield from (name for name in _ORDER if name in self._own)
        yield from (name for name in self._own if name not in _ORDER)

    def __len__(self) -> int:
        return len(self._setup) + len(self._own)

    def __repr__(self) -> str:
        return f"Tags({dict(self)})"


def escape(value: str) -> str:
    """Write a tag's value so that it can stand between quotes."""
    return value.replace("\\", "\\\\").replace('"', '\\"')


def unescape(text: str) -> str:
    """Read what stands between a tag's quotes; a backslash before any other character stands for itself."""
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text
