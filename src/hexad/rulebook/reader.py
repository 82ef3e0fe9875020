"""Reads lessons from their data. The rules find the answers; what the data says of wrong ones is checked.

A task has a position (see diagram.py), a `kind`, perhaps a `figure`, and perhaps what its texts say of directions, as
`says` (see claims.py). By its kind it has

    play    `does`: what the move must do (see goals.py)
            `wrong`: moves by the rule that forbids them; `tries`: cells, where `to`, and the `rule`
    cells   `among`: cells, or which: "empty", "pieces", "all", "black", "white", "red"
            `by`: a move with {cell} in it, legal for the right cells; or cells, `to`; or what finds them (goals.py)
            `fails`: the rules by which the wrong ones fail
    one     `is`: what the right one of `choice` is (goals.py); each has a position, `rule` if it is wrong, and for
            "legal" a `move`, or cells and where `to`; `arrows`: cells, from and to
    attack  `turns`: how many moves the reader makes; `against`: the defence that answers (defences.py)
    read    nothing more
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.errors import HexadError
from hexad.games import GAMES
from hexad.rulebook.claims import Claim, read_claim
from hexad.rulebook.defences import replies
from hexad.rulebook.diagram import DIAGRAM_KEYS, position_of
from hexad.rulebook.goals import FINDERS, KINDS_OF_BOARD, meets
from hexad.rulebook.tasks import Answer, Attack, Cells, Choice, Lesson, One, Play, Read, Task, Try

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.board import AnyBoard
    from hexad.position import Position
    from hexad.types import Verdict

    Entry = Mapping[str, Any]

__all__ = ["LessonError", "read_lesson"]

_OWN = {
    "read": set[str](),
    "play": {"does", "wrong", "tries"},
    "cells": {"among", "by", "fails"},
    "one": {"is", "choice"},
    "attack": {"turns", "against"},
}
_CHOICE = {"move", "cells", "to", "rule", "arrows", "figure"}


class LessonError(ValueError):
    """A lesson whose data contradicts the rules."""


def read_lesson(game: str, entry: Entry) -> Lesson:
    """A lesson from its entry; raises LessonError."""
    name = entry["id"]
    tasks = []
    for number, task in enumerate(entry["task"], 1):
        try:
            tasks.append(_read_task(game, task))
        except (LessonError, HexadError, KeyError) as error:
            raise LessonError(f"lesson {name}, task {number}: {error}") from error
    return Lesson(name, game, tuple(tasks), entry.get("rule", name))


def _read_task(game: str, entry: Entry) -> Task:
    kind, figure = entry["kind"], entry.get("figure")
    _check_keys(entry, {"kind", "figure", "says", *DIAGRAM_KEYS, *_OWN[kind]})
    position = position_of(game, entry)
    says = tuple(_true_claims(position, entry))
    if kind == "play":
        right, wrong = _right_moves(position, entry), tuple(_wrong_tries(position, entry))
        return Play(position, right, wrong, figure, entry.get("does", {}), says)
    if kind == "cells":
        return Cells(position, _answers(position, entry), figure, says)
    if kind == "one":
        choices = tuple(_read_choice(game, choice, entry["is"]) for choice in entry["choice"])
        _expect(sum(choice.answer.right for choice in choices) == 1, "exactly one choice must be right")
        return One(choices[0].position, choices, figure, says)
    if kind == "attack":
        return Attack(position, entry["turns"], replies(position, entry["against"], entry["turns"]), figure, says)
    # Making the board checks the position.
    position.board()
    return Read(position, figure, says)


def _true_claims(position: Position, entry: Entry) -> Iterable[Claim]:
    for claim in map(read_claim, entry.get("says", ())):
        _expect(claim.is_true(position.board()), f"it is not true that {claim}")
        yield claim


def _right_moves(position: Position, entry: Entry) -> tuple[str, ...]:
    board = position.board()
    legal = (str(move) for move in board.legal_moves)
    right = tuple(move for move in legal if meets(board, move, entry.get("does", {})))
    _expect(bool(right), "no move is right")
    return right


def _wrong_tries(position: Position, entry: Entry) -> Iterable[Try]:
    board = position.board()
    tries = [Try(rule, move) for rule, moves in entry.get("wrong", {}).items() for move in moves.split()]
    tries += [Try(one["rule"], cells=tuple(one["cells"].split()), to=one["to"]) for one in entry.get("tries", ())]
    for wrong in tries:
        verdict = board.explain(wrong.move) if wrong.move else board.explain(wrong.cells, wrong.to)
        _expect(not verdict.legal, f"{wrong} is legal")
        _expect(verdict.rule == wrong.rule, f"{wrong} fails by {verdict.rule}")
    return tries


def _answers(position: Position, entry: Entry) -> dict[str, Answer]:
    board, by, rules = position.board(), entry["by"], entry["fails"].split()
    cells = _candidates(board, entry["among"])
    if isinstance(by, str) and "{" not in by:
        found = FINDERS[by](board)
        answers = {cell: Answer(cell in found, rules[0]) for cell in cells}
    else:
        answers = {cell: _judged(_asked(board, by, cell)) for cell in cells}
    wrong = {answer.rule for answer in answers.values() if not answer.right}
    _expect(wrong == set(rules), f"wrong cells fail by {wrong}")
    _expect(any(answer.right for answer in answers.values()), "no cell is right")
    return answers


def _asked(board: AnyBoard, by: str | Entry, cell: str) -> Verdict:
    if isinstance(by, str):
        verdict: Verdict = board.explain(by.format(cell=cell))
    else:
        verdict = board.explain(by["cells"].format(cell=cell).split(), by["to"].format(cell=cell))
    return verdict


def _judged(verdict: Verdict) -> Answer:
    return Answer(verdict.legal, verdict.rule, verdict.code, verdict.text)


def _candidates(board: AnyBoard, among: str) -> list[str]:
    pieces = board.pieces
    if among == "pieces":
        return list(pieces)
    if among in ("black", "white", "red"):
        return [cell for cell, side in pieces.items() if side == among]
    if among in ("empty", "all"):
        return [cell for cell in _field(board) if among == "all" or cell not in pieces]
    return among.split()


def _field(board: AnyBoard) -> list[str]:
    """The cells of the board; of a board without an edge, those at most two steps from a piece."""
    game = GAMES[board.game]
    if game.cells:
        return sorted(game.cells)
    steps = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
    near = {(q + dq, r + dr) for q, r in map(game.axial, board.pieces) for dq, dr in steps}
    return [game.cell_at(q, r) for q, r in sorted(near, key=lambda cell: (cell[1], cell[0]))]


def _read_choice(game: str, entry: Entry, wanted: str) -> Choice:
    _check_keys(entry, DIAGRAM_KEYS | _CHOICE)
    position = position_of(game, entry)
    board = position.board()
    if wanted == "legal":
        answer = _judged(_asked(board, entry.get("move", entry), ""))
    else:
        answer = Answer(KINDS_OF_BOARD[wanted](board), entry.get("rule"))
    expected = entry.get("rule")
    _expect(answer.right == (expected is None), f"a choice is {'right' if answer.right else 'wrong'}")
    _expect(answer.right or answer.rule == expected, f"a choice fails by {answer.rule}, not {expected}")
    cells = entry.get("arrows", "").split()
    arrows = tuple(zip(cells[::2], cells[1::2], strict=True))
    return Choice(position, answer, arrows, entry.get("figure"))


def _check_keys(entry: Entry, known: set[str]) -> None:
    _expect(not set(entry) - known, f"unknown: {', '.join(sorted(set(entry) - known))}")


def _expect(holds: bool, text: str) -> None:
    if not holds:
        raise LessonError(text)
