"""A game record: tags, a tree of moves, a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

# The reader imports this module, and is imported through `hexad`.
import hexad
from hexad.record.setup import setup_names, setup_tags
from hexad.record.tags import Tags
from hexad.record.tree import Node, same_tree
from hexad.record.writer import format_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hexad.board import AnyBoard, AnyMove
    from hexad.types import Outcome

__all__ = ["Game"]


class Game:
    """A game from its start board to its result, with variations and annotations.

    `Game(board)` begins where the board began, without its moves; `Game.from_board(board)` has them, too. Equal games
    hold the same tags and the same tree. Reading what was written gives an equal game.
    """

    __hash__ = None  # type: ignore[assignment]  # games change

    def __init__(self, board: AnyBoard, tags: Mapping[str, str] | None = None) -> None:
        self._start = board.root()
        setup = setup_tags(self._start)
        self.tags = Tags(setup, setup_names(setup["Game"]), tags or {})
        self.root = Node(self)
        # So that a long game is not replayed for every move: a node of the main line near its end, and the last
        # node that was played to, with its board.
        self._near_end = self.root
        self._tip = (self.root, self.board())

    @classmethod
    def from_board(cls, board: AnyBoard, tags: Mapping[str, str] | None = None) -> Game:
        """The game played on a board so far, with its result if it is over."""
        game = cls(board, tags)
        node = game.root
        for move in board.moves:
            node = node.append(move)
        outcome = board.outcome()
        if outcome is not None:
            game.finish(outcome)
        return game

    @property
    def result(self) -> str:
        """`1-0` (a win for Black), `0-1`, `1/2-1/2`, or `*` while it is open; kept in the tag of that name."""
        return self.tags["Result"]

    @result.setter
    def result(self, result: str) -> None:
        self.tags["Result"] = result

    def finish(self, outcome: Outcome) -> None:
        """Write down how the game ended: by the rules, on time or by resignation."""
        self.result = outcome.result
        self.tags["Termination"] = outcome.reason

    def board(self) -> AnyBoard:
        """A new board with the position that the game starts from."""
        return self._start.root()

    def end(self) -> AnyBoard:
        """A new board with the last position of the main line, and its moves as history."""
        return self.last.board()

    @property
    def last(self) -> Node:
        """The last node of the main line; the root if nothing was played."""
        while self._near_end.next is not None:
            self._near_end = self._near_end.next
        return self._near_end

    def forget_last(self) -> None:
        """Look for the last node anew: the main line has changed."""
        self._near_end = self.root

    def mainline(self) -> Iterator[Node]:
        """The nodes of the game as it was played, from the first move on."""
        return self.root.mainline()

    def play(self, move: AnyMove | str) -> Node:
        """Play a move at the end of the main line; a move that ends the game sets its result."""
        node = self.last.play(move)
        outcome = self._tip[1].outcome() if self._tip[1].is_over else None
        if outcome is not None and self.result == "*":
            self.finish(outcome)
        return node

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.tags == other.tags and same_tree(self.root, other.root)

    def __str__(self) -> str:
        return format_game(self)

    def __repr__(self) -> str:
        return f"<Game {self.tags['Game']}, {sum(1 for _ in self.mainline())} plies, {self.result}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as text, which holds everything and does not nest as deeply as the tree can."""
        return hexad.parse_game, (str(self),)

    def play_at(self, node: Node, move: AnyMove | str) -> Node:
        """Play a move at a node of this game, as `Node.play` does."""
        board = self._tip[1] if self._tip[0] is node else self.board_at(node)
        played = board.push(move)
        child = next((child for child in node.children if child.move == played), None) or node.append(played)
        self._tip = (child, board)
        return child

    def board_at(self, node: Node) -> AnyBoard:
        """A new board with the position of a node of this game, as `Node.board` gives it."""
        if self._tip[0] is node:
            return self._tip[1].copy()
        board = self.board()
        for step in node.line():
            assert step.move is not None
            board.push(step.move)
        return board
