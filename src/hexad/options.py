"""The options of a board: what each may be, what it is if left out, and how it is written.

Each game has one table of these (`hexad/abalone/options.py`, `hexad/six/options.py`). Boards, records, engine
protocols, the command line and the server read it.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.errors import Param

__all__ = ["MAX_NUMBER", "Option", "OptionError", "OptionValue", "by_name", "format_value"]

OptionValue: TypeAlias = str | int | None

# The largest number that a text may give. A board takes somewhat larger ones.
MAX_NUMBER = 999_999_999
# The largest number that the core counts to.
_MAX_COUNT = 2**32 - 2
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")


class OptionError(SettingError):
    """An option that a game does not have, or a value that an option cannot have.

    `code` is stable, for programs: "wrong-option" for an unknown name, "bad-position" for a wrong value,
    "two-positions" for a layout that is given together with a position.
    """

    def __init__(self, key: str, /, *, code: str = "bad-position", **params: Param) -> None:
        super().__init__(key, **params)
        self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, code=self.code, **self.params), ()


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
                raise OptionError("wrong-option-number", name=self.name, found=repr(value), off="None")
        elif value not in self.choices and not (value is None and self.is_in_position):
            raise self._no_choice(value)

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
        if not self.choices:
            raise OptionError("wrong-option-number", name=self.name, found=repr(text), off="off")
        raise self._no_choice(text)

    def _no_choice(self, value: object) -> OptionError:
        choices = ", ".join(repr(choice) for choice in self.choices)
        return OptionError("wrong-option-choice", name=self.name, found=repr(value), choices=choices)

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
