"""What a comment holds: its text, and the commands `[%clk …]` and `[%eval …]` within it.

PGN has no way to write a closing brace inside a comment, and its line breaks carry no meaning. A comment here is
therefore one paragraph: runs of white space are one space, braces are parentheses. Every comment passes through
`fold` when it is set, so that a game in memory is always one that a file can hold.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite

__all__ = ["Eval", "fold", "format_clock", "join_commands", "parse_clock", "split_commands", "unicode_text"]

MAX_CLOCK = 99_999 * 360_000 + 359_999

_SPACE = re.compile(r"[ \t\n\r\v\f]+")
_PARENTHESES = str.maketrans("{}", "()")
_CLOCK = re.compile(r"([0-9]{1,5}):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,9}))?")
_EVAL = re.compile(
    r"(?:(?P<value>[+-]?[0-9]{1,300}(?:\.[0-9]{1,300})?(?:[eE][+-]?[0-9]{1,3})?)|#(?P<win_in>[+-]?[0-9]{1,9}))"
    r"(?:,(?P<depth>[0-9]{1,9}))?"
)
# A command inside another one is kept as text: without it, a new command could arise.
_COMMAND = re.compile(r"(?<!\[%clk)(?<!\[%clk )(?<!\[%eval)(?<!\[%eval )\[%(clk|eval) ([^\[\]\s]+)\]")


@dataclass(frozen=True, slots=True)
class Eval:
    """An engine's evaluation of a position: a number, or a forced win in a number of moves.

    Both are seen from Black's side, who moves first: `Eval(-1.5)` is good for the other player, `Eval(win_in=-3)`
    wins for them. `depth` is the depth of the search, if the record states it.
    """

    value: float | None = None
    win_in: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        if (self.value is None) == (self.win_in is None):
            raise ValueError("an evaluation is either a number or a win in so many moves")
        if self.value is not None and not isfinite(self.value):
            raise ValueError(f"an evaluation is a finite number, not {self.value}")
        if self.win_in is not None and abs(self.win_in) > 999_999_999:
            raise ValueError(f"a win cannot be {self.win_in} moves away")
        if self.depth is not None and not 0 <= self.depth <= 999_999_999:
            raise ValueError(f"a search depth cannot be {self.depth}")

    def __str__(self) -> str:
        score = f"#{self.win_in}" if self.win_in is not None else f"{self.value:g}"
        if self.value is not None and float(score) != self.value:
            score = repr(float(self.value))
        return score if self.depth is None else f"{score},{self.depth}"

    @classmethod
    def parse(cls, text: str) -> Eval:
        """Read `0.25`, `-3`, `#4`, `#-2`, each with `,depth` or without."""
        match = _EVAL.fullmatch(text)
        if match is None:
            raise ValueError(f'"{text}" is not an evaluation, expected a number or # and a number')
        number, win_in, depth = match["value"], match["win_in"], match["depth"]
        return cls(
            float(number) if number is not None else None,
            int(win_in) if win_in is not None else None,
            int(depth) if depth is not None else None,
        )


def unicode_text(text: str) -> str:
    """Return the text if a file can hold it, that is, if it has no lone surrogates."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise ValueError(f"a record cannot hold the lone surrogate {text[error.start]!r}") from None
    return text


def fold(text: str) -> str:
    """Make one paragraph of a comment, without braces."""
    return _SPACE.sub(" ", unicode_text(text)).strip(" ").translate(_PARENTHESES)


def parse_clock(text: str) -> int:
    """Read `h:mm:ss` or `h:mm:ss.d` as centiseconds; smaller fractions are dropped."""
    match = _CLOCK.fullmatch(text)
    if match is None:
        raise ValueError(f'"{text}" is not a clock time, expected h:mm:ss')
    hours, minutes, seconds, fraction = match.groups()
    return (int(hours) * 3600 + int(minutes) * 60 + int(seconds)) * 100 + int((fraction or "").ljust(2, "0")[:2])


def format_clock(centiseconds: int) -> str:
    """Write centiseconds as `h:mm:ss`, with a fraction only where there is one."""
    seconds, rest = divmod(centiseconds, 100)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    fraction = f".{rest:02}".rstrip("0") if rest else ""
    return f"{hours}:{minutes:02}:{seconds:02}{fraction}"


def split_commands(comment: str) -> tuple[str, int | None, Eval | None]:
    """Take the clock and the evaluation out of a folded comment; of several of a kind the last one counts."""
    if "[%" not in comment:
        return comment, None, None
    clock: int | None = None
    evaluation: Eval | None = None

    def take(match: re.Match[str]) -> str:
        nonlocal clock, evaluation
        try:
            if match[1] == "clk":
                clock = parse_clock(match[2])
            else:
                evaluation = Eval.parse(match[2])
        except ValueError:
            return match[0]
        return " "

    text = fold(_COMMAND.sub(take, comment))
    return text, clock, evaluation


def join_commands(text: str, clock: int | None, evaluation: Eval | None) -> str:
    """Put the evaluation and the clock back in front of the text."""
    commands = [] if evaluation is None else [f"[%eval {evaluation}]"]
    if clock is not None:
        commands.append(f"[%clk {format_clock(clock)}]")
    return " ".join([*commands, text] if text else commands)
