"""Building the tree of a record from its tokens, with a board that follows the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.errors import IllegalMoveError, InvalidMoveError
from hexad.games import GAMES
from hexad.record.dialects import looks_like_nacre
from hexad.record.errors import RecordError, RecordIllegalMoveError, RecordInvalidMoveError, Sentence
from hexad.record.tokens import shorten

if TYPE_CHECKING:
    from hexad.record.game import Game
    from hexad.record.tokens import RawGame, Token
    from hexad.record.tree import Node

__all__ = ["Builder"]

_MARKS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_END = "a result (1-0, 0-1, 1/2-1/2 or *)"


class _Branch(NamedTuple):
    """A variation that is open: the move it replaces, the plies up to that move, and the offset of its bracket."""

    node: Node
    plies: int
    at: int


class Builder:
    """Takes tokens one by one. The board always stands at the current node; open variations are kept on a stack.

    A comment belongs to the move before it, unless it follows a move's number or the bracket of a variation: then it
    belongs before the next move.
    """

    def __init__(self, raw: RawGame, game: Game) -> None:
        self._raw = raw
        self._game = game
        self._board = game.board()
        self._node = game.root
        self._plies = 0
        self._branches: list[_Branch] = []
        self._comments: list[str] = []
        self._comes_before = False
        self._ended = False
        self._actions = {
            "move": self._move,
            "number": self._number,
            "comment": self._comment,
            "nag": self._nag,
            "open": self._open,
            "close": self._close,
            "result": self._result,
        }

    def add(self, token: Token) -> None:
        """Take the next token; raises a `RecordError` if it is not allowed here."""
        if self._ended and token.kind != "comment":
            raise self._error(token, "wrong-record-after-result", "the end of the record")
        self._actions[token.kind](token)

    def finish(self) -> None:
        """Take the end of the record."""
        self._flush_comments()
        if self._branches:
            at = self._branches[-1].at
            sentence = Sentence("wrong-record-open-variation", {})
            raise self._raw.error(at, sentence, "syntax", found="(", expected=")")
        if not self._ended:
            at = len(self._raw.text.rstrip())
            sentence = Sentence("wrong-record-breaks-off", {})
            raise self._raw.error(at, sentence, "result", found="", expected=_END)

    def _move(self, token: Token) -> None:
        try:
            move = self._board.push(token.text)
        except (IllegalMoveError, InvalidMoveError) as error:
            raise self._move_error(token, error) from error
        before = " ".join(self._comments) if self._comes_before else ""
        if not self._comes_before:
            self._flush_comments()
        self._node = self._node.append(move)
        self._plies += 1
        self._comes_before = False
        if before:
            self._node.comment_before = before
            self._comments.clear()

    def _number(self, _: Token) -> None:
        if not self._comes_before:
            self._flush_comments()
            self._comes_before = True

    def _comment(self, token: Token) -> None:
        self._comments.append(token.text[1:-1] if token.text[0] == "{" else token.text[1:])

    def _nag(self, token: Token) -> None:
        self._require_move(token)
        nag = _MARKS.get(token.text)
        if nag is None:
            nag = int(token.text[1:4])
            if len(token.text) > 4 or nag > 255:
                raise self._error(token, "wrong-record-annotation", "$ and a number from 0 to 255")
        self._node.nags = (*self._node.nags, nag)

    def _open(self, token: Token) -> None:
        self._require_move(token)
        if self._node.parent is None:
            raise self._error(token, "wrong-record-first-variation", "a move")
        self._flush_comments()
        self._branches.append(_Branch(self._node, self._plies, token.at))
        self._board.pop()
        self._node = self._node.parent
        self._plies = 0
        self._comes_before = True

    def _close(self, token: Token) -> None:
        if not self._branches:
            raise self._error(token, "wrong-record-bracket", "a move, a comment or a result")
        self._require_move(token)
        self._flush_comments()
        for _ in range(self._plies):
            self._board.pop()
        self._node, self._plies, _at = self._branches.pop()
        self._board.push(self._node.move)
        self._comes_before = True

    def _result(self, token: Token) -> None:
        if self._branches:
            raise self._error(token, "wrong-record-result-inside", "a move or )")
        if self._game.result == "*":
            self._game.result = token.text
        elif token.text not in ("*", self._game.result):
            expected = f"{self._game.result}, as in its tag Result"
            values = {"found": token.text, "result": self._game.result}
            sentence = Sentence("wrong-record-other-result", values)
            raise self._raw.error(token.at, sentence, "result", found=token.text, expected=expected)
        self._flush_comments()
        self._ended = True

    def _require_move(self, token: Token) -> None:
        """Raise if a variation has no move yet: its current node is still that of the main line."""
        if self._branches and self._plies == 0:
            raise self._error(token, "wrong-record-variation-start", "a move")

    def _flush_comments(self) -> None:
        if self._comments:
            self._node.comment = " ".join([self._node.comment, *self._comments])
            self._comments.clear()

    def _error(self, token: Token, key: str, expected: str) -> RecordError:
        sentence = Sentence(key, {"found": shorten(token.text)})
        return self._raw.error(token.at, sentence, "syntax", found=token.text, expected=expected)

    def _move_error(self, token: Token, error: IllegalMoveError | InvalidMoveError) -> RecordError:
        illegal = isinstance(error, IllegalMoveError)
        text = f"{token.text!r} cannot be played here. {error.text}" if illegal else error.text
        notation = GAMES[self._game.tags["Game"]].notation
        kind, expected = (RecordIllegalMoveError, "a legal move") if illegal else (RecordInvalidMoveError, "a move")
        place = self._raw.place(token.at, token.text, expected)
        if notation.looks_like_move(token.text) and looks_like_nacre(token.text):
            sentence = Sentence("wrong-record-like-nacre", {"found": token.text})
            return kind(None, error.rule, "notation", place, sentence)
        return kind(text, error.rule, "move", place)
