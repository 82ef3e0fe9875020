"""A puzzle, and the line of JSON that holds it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hexad.errors import Sentence, SettingError
from hexad.games import GAMES
from hexad.position import Position
from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["HARDEST", "KINDS", "Puzzle", "PuzzleError"]

KINDS = {game: rules.kinds for game, rules in RULES.items()}
HARDEST = 5
_MAX_MOVES = 9


class PuzzleError(SettingError):
    """Data that is not a puzzle: what is wrong with it, and what was expected.

    `place` is the file and the line that it was read from, if it was read from a file.
    """

    place = ""

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), {"place": self.place})


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position, and the one move that is to be found in it, with the line that follows.

    `solution` alternates between the solver's moves and the defender's. `within` is how many moves of the attacker the
    proof takes: the solver's own or, in a defence, those in which the opponent would win after every other move. With
    `accepts="tile"` it matters which tile is lifted, and not where it goes.
    """

    id: str
    game: str
    fen: str
    kind: str
    side: str
    within: int
    solution: tuple[str, ...]
    difficulty: int
    options: dict[str, Any] = field(default_factory=dict)
    accepts: str = "move"
    source: str | None = None

    @property
    def position(self) -> Position:
        """The position of the puzzle; OptionError if its options are none of the game's."""
        return Position(self.game, self.fen, self.options)

    def board(self) -> AnyBoard:
        """A new board with the position of the puzzle."""
        return self.position.board()

    def is_solved_by(self, move: str) -> bool:
        """Whether this is the move to find, as text that the board understands.

        >>> puzzle = Puzzle(
        ...     id="", game="abalone", fen="5/6/7/8/6SSs/8/7/6/5 5 0 b 0 1", kind="ejection", side="black",
        ...     within=1, solution=("e7e8",), difficulty=1,
        ... )
        >>> puzzle.is_solved_by("e7e8"), puzzle.is_solved_by("e7e6")
        (True, False)
        """
        board = self.board()
        tried, right = board.parse(move), board.parse(self.solution[0])
        if self.accepts == "tile":
            return tried in RULES[self.game].same_tile(board, right)
        return bool(tried == right)

    def line(self) -> str:
        """The puzzle as a line of JSON; what is as usual is left out."""
        data = {
            "id": self.id,
            "game": self.game,
            "fen": self.fen,
            "options": self.options,
            "kind": self.kind,
            "side": self.side,
            "within": self.within,
            "solution": list(self.solution),
            "difficulty": self.difficulty,
        }
        if self.accepts != "move":
            data["accepts"] = self.accepts
        if self.source is not None:
            data["source"] = self.source
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """Read a line of JSON; PuzzleError says what is wrong with it. Moves and proofs are not looked at here."""
        try:
            data = json.loads(line)
        except json.JSONDecodeError as error:
            raise PuzzleError("wrong-puzzle-json", column=error.colno) from error
        except (ValueError, RecursionError) as error:
            # A number with thousands of digits, or thousands of brackets.
            raise PuzzleError("wrong-puzzle-json", column=1) from error
        if not isinstance(data, dict):
            raise PuzzleError("wrong-puzzle-object", found=_shown(data))
        _check(data)
        return cls(**{**data, "solution": tuple(data["solution"])})


def _check(data: dict[str, Any]) -> None:
    """Refuse fields that are missing, unknown or of the wrong kind."""
    game = data.get("game")
    if not isinstance(game, str) or game not in KINDS:
        raise _wrong_field(data, "game", _one_of(*KINDS))
    tests = _tests(game)
    for name, (expected, is_right) in tests.items():
        given = name in data or name not in ("options", "accepts", "source")
        if given and not is_right(data.get(name)):
            raise _wrong_field(data, name, expected)
    unknown = sorted(data.keys() - tests.keys())
    if unknown:
        raise PuzzleError("wrong-puzzle-unknown-field", name=unknown[0], fields=", ".join(tests))


def _tests(game: str) -> dict[str, tuple[Sentence, Any]]:
    """For each field what is expected, and whether a value is that."""
    sides = tuple(str(player) for player in GAMES[game].players)
    text = Sentence("wrong-puzzle-expected-text", {})
    return {
        "id": (text, _is_text),
        "game": (text, _is_text),
        "fen": (Sentence("wrong-puzzle-expected-position", {}), _is_text),
        "options": (Sentence("wrong-puzzle-expected-options", {}), lambda value: isinstance(value, dict)),
        "kind": (_one_of(*KINDS[game]), lambda value: value in KINDS[game]),
        "side": (_one_of(*sides), lambda value: value in sides),
        "within": (_number_to(_MAX_MOVES), lambda value: _is_number(value, _MAX_MOVES)),
        "solution": (Sentence("wrong-puzzle-expected-line", {}), _is_line),
        "difficulty": (_number_to(HARDEST), lambda value: _is_number(value, HARDEST)),
        "accepts": (_one_of(*RULES[game].accepts), lambda value: value in RULES[game].accepts),
        "source": (text, _is_text),
    }


def _wrong_field(data: dict[str, Any], name: str, expected: Sentence) -> PuzzleError:
    if data.get(name) is None:
        return PuzzleError("wrong-puzzle-missing", name=name, expected=expected)
    return PuzzleError("wrong-puzzle-field", name=name, found=_shown(data[name]), expected=expected)


def _one_of(*words: str) -> Sentence:
    return Sentence("wrong-or", {"one": ", ".join(words[:-1]), "other": words[-1]})


def _number_to(most: int) -> Sentence:
    return Sentence("wrong-puzzle-expected-number", {"max": most})


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value)


def _is_number(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most


def _is_line(value: object) -> bool:
    return isinstance(value, list) and len(value) % 2 == 1 and all(map(_is_text, value))


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:60] + " …"
