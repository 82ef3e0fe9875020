"""The options that a UGI program announces, and the values that they take."""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["UgiOption"]

_LINE = re.compile(r"option name (?P<name>.+?) type (?P<type>\S+)(?P<rest>.*)")
_NUMBER = re.compile("-?[0-9]{1,18}")


@dataclass(frozen=True, slots=True)
class UgiOption:
    """An option as its program announced it."""

    name: str
    type: str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()

    @classmethod
    def parse(cls, line: str) -> UgiOption | None:
        """Parse an `option` line; None if it is malformed."""
        found = _LINE.fullmatch(" ".join(line.split()))
        if found is None:
            return None
        rest = f"{found['rest']} "
        least, most = (re.search(f" {word} ({_NUMBER.pattern}) ", rest) for word in ("min", "max"))
        choices = re.findall(" var (.+?)(?= var | default | $)", rest)
        return cls(
            found["name"],
            found["type"],
            least=None if least is None else int(least[1]),
            most=None if most is None else int(most[1]),
            choices=tuple(choices),
        )

    def command(self, value: str) -> str:
        """The command that sets the option; raises ValueError if the program does not accept the value."""
        expected = self._expected(value)
        if expected is not None:
            raise ValueError(f"its option {self.name} is set to {value!r}: expected {expected}")
        return f"setoption name {self.name} value {value}"

    def _expected(self, value: str) -> str | None:
        """What the program accepts, if it does not accept this value; otherwise None."""
        match self.type:
            case "spin" if not (_NUMBER.fullmatch(value) and self._is_between(int(value))):
                bounds = ((" from", self.least), (" to", self.most))
                return "a number" + "".join(f"{word} {bound}" for word, bound in bounds if bound is not None)
            case "combo" if value.lower() not in map(str.lower, self.choices):
                return " or ".join(self.choices)
            case "check" if value not in ("true", "false"):
                return "true or false"
            case "button":
                return "an option that has a value"
        return None

    def _is_between(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)
