"""The options of a board: what each may be, what it is if left out, and how it is written.

Each game has one table of these (`hexad/abalone/options.py`, `hexad/six/options.py`). Boards, records, engine
protocols, the command line and the server read it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MAX_NUMBER", "Option", "OptionError", "OptionValue", "by_name", "format_value"]

OptionValue: TypeAlias = str | int | None

# The largest number that a text may give. A board takes somewhat larger ones.
MAX_NUMBER = 999_999_999
# The largest number that the core counts to.
_MAX_COUNT = 2**32 - 2
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
# More choices than this are listed without quotation marks.
_FEW_CHOICES = 4


class OptionError(ValueError):
    """An option that a game does not have, or a value that an option cannot have.

    `code` is stable, for programs: "wrong-option" for an unknown name, "bad-position" for a wrong value,
    "two-positions" for a layout that is given together with a position.
    """

    def __init__(self, text: str, code: str = "bad-position") -> None:
        super().__init__(text)
        self.text = text
        self.code = code

    def __reduce__(self) -> tuple[type[OptionError], tuple[str, str]]:
        return type(self), (self.text, self.code)


class Option(NamedTuple):
    """A keyword option of a board.

    name                the keyword of the board, and the key in JSON
    tag                 its name in records and in UGI
    default             the value if it is left out
    choices             the values it can have; if there are none, it is a number from 1 on, or None for off
    rule                the rule that it is about, if there is one
    is_in_position      whether the position text carries it: given with a position, the two must agree
    is_always_recorded  whether records write it even if it has its default value
    """

    name: str
    tag: str
    default: OptionValue
    choices: tuple[str | int, ...] = ()
    rule: str | None = None
    is_in_position: bool = False
    is_always_recorded: bool = False

    @property
    def flag(self) -> str:
        """Its name on the command line: `--first-move`."""
        return "--" + self.name.replace("_", "-")

    @property
    def expected(self) -> str:
        """What a text may say, for error messages: `basic or advanced`."""
        return " or ".join(str(choice) for choice in self.choices) or "a number from 1 on or off"

    def check(self, value: object) -> None:
        """Raise OptionError if a board would refuse this value.

        None is right where a position text can carry the option: it then says nothing.
        """
        if not self.choices:
            if value is not None and not (type(value) is int and 1 <= value <= _MAX_COUNT):
                raise OptionError(f"{self.name} is {value!r}: expected 1 or more, or None for off")
        elif value not in self.choices and not (value is None and self.is_in_position):
            if len(self.choices) > _FEW_CHOICES:
                expected = ", ".join(str(choice) for choice in self.choices)
                raise OptionError(f"{value!r} is not a {self.name}: expected one of {expected}")
            expected = " or ".join(repr(choice) for choice in self.choices)
            raise OptionError(f"{self.name} is {value!r}: expected {expected}")

    def parse(self, text: str) -> OptionValue:
        """Read a value from a text, in upper or lower case; raises OptionError."""
        word = text.strip().lower()
        for choice in self.choices:
            if word == str(choice):
                return choice
        if not self.choices and word == "off":
            return None
        if not self.choices and _NUMBER.fullmatch(word):
            return int(word)
        raise OptionError(f"{self.name} is {text!r}: expected {self.expected}")

    def as_json(self) -> dict[str, Any]:
        """The option as JSON can hold it."""
        return {
            "name": self.name,
            "tag": self.tag,
            "type": "choice" if self.choices else "number",
            "choices": list(self.choices),
            "default": self.default,
            "rule": self.rule,
            "is_in_position": self.is_in_position,
        }


def format_value(value: OptionValue) -> str:
    """The text from which `Option.parse` reads this value."""
    return "off" if value is None else str(value)


def by_name(*options: Option) -> Mapping[str, Option]:
    """The table of a game's options."""
    return {option.name: option for option in options}
