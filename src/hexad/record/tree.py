"""The moves of a record: a tree whose first branches are the game as it was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.record.comments import MAX_CLOCK, Eval, fold, split_commands

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hexad.board import AnyBoard, AnyMove
    from hexad.record.game import Game

__all__ = ["Node"]


class Node:
    """A position in the tree, with the move that led to it and what was written about that move.

    The root has no move and no parent. Nodes are compared by identity; games are compared by what they hold.
    """

    __slots__ = ("_before", "_children", "_clock", "_comment", "_eval", "_nags", "game", "move", "parent")

    def __init__(self, game: Game, parent: Node | None = None, move: AnyMove | None = None) -> None:
        self.game = game
        self.parent = parent
        self.move = move
        self._children: list[Node] = []
        self._before = ""
        self._comment = ""
        self._clock: int | None = None
        self._eval: Eval | None = None
        self._nags: tuple[int, ...] = ()

    @property
    def children(self) -> tuple[Node, ...]:
        """The moves tried from here; the first continues the main line, the others are variations."""
        return tuple(self._children)

    @property
    def next(self) -> Node | None:
        """The move that continues the main line of this branch."""
        return self._children[0] if self._children else None

    @property
    def comment(self) -> str:
        """The comment after the move, as one paragraph; the root's stands before the first move.

        Commands for the clock and the evaluation in a text that is set here go to `clock` and `eval`.
        """
        return self._comment

    @comment.setter
    def comment(self, text: str) -> None:
        self._comment, clock, evaluation = split_commands(fold(text))
        self._clock = self._clock if clock is None else clock
        self._eval = self._eval if evaluation is None else evaluation

    @property
    def comment_before(self) -> str:
        """The comment between the move's number and the move."""
        return self._before

    @comment_before.setter
    def comment_before(self, text: str) -> None:
        if self.parent is None:
            raise ValueError("the root has no move that a comment could come before: set `comment`")
        self._before = fold(text)

    @property
    def clock(self) -> int | None:
        """What was left on the mover's clock after the move, in centiseconds."""
        return self._clock

    @clock.setter
    def clock(self, centiseconds: int | None) -> None:
        if centiseconds is not None and (type(centiseconds) is not int or not 0 <= centiseconds <= MAX_CLOCK):
            raise ValueError(f"a clock shows whole centiseconds from 0 to {MAX_CLOCK}, not {centiseconds!r}")
        self._clock = centiseconds

    @property
    def eval(self) -> Eval | None:
        """What an engine thought of the position after the move."""
        return self._eval

    @eval.setter  # noqa: A003 - the name that records use
    def eval(self, evaluation: Eval | None) -> None:
        if evaluation is not None and type(evaluation) is not Eval:
            raise ValueError(f"an evaluation is an Eval, such as Eval(0.5) or Eval(win_in=3), not {evaluation!r}")
        self._eval = evaluation

    @property
    def nags(self) -> tuple[int, ...]:
        """The numeric annotations (`$n`), in order and each once: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`."""
        return self._nags

    @nags.setter
    def nags(self, numbers: Iterable[int]) -> None:
        nags = tuple(sorted(set(numbers)))
        for nag in nags:
            if type(nag) is not int or not 0 <= nag <= 255:
                raise ValueError(f"an annotation is a number from 0 to 255, not {nag!r}")
        self._nags = nags

    def play(self, move: AnyMove | str) -> Node:
        """Go to the node after this move, which becomes the last branch from here if it is new.

        Raises what the board raises for a move that is invalid or illegal.
        """
        return self.game.play_at(self, move)

    def promote(self) -> None:
        """Make this move the one that continues its parent's line, ahead of the others."""
        siblings = self._siblings_to_change()
        siblings.remove(self)
        siblings.insert(0, self)

    def remove(self) -> None:
        """Take this move and everything after it out of the tree."""
        self._siblings_to_change().remove(self)

    def board(self) -> AnyBoard:
        """A new board with this node's position, and the moves that led to it as its history."""
        return self.game.board_at(self)

    def line(self) -> list[Node]:
        """The nodes from the first move to this one."""
        nodes = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def mainline(self) -> Iterator[Node]:
        """The nodes after this one, always along the first branch."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def __repr__(self) -> str:
        return f"<Node {self.move}>" if self.move is not None else "<Node root>"

    def _siblings_to_change(self) -> list[Node]:
        if self.parent is None:
            raise ValueError("the root of a game cannot be moved or removed")
        self.game.forget_last()
        return self.parent._children

    def append(self, move: AnyMove) -> Node:
        """Append a branch without checking the move: the caller has just played it on a board.

        `play` checks it.
        """
        child = Node(self.game, self, move)
        self._children.append(child)
        return child

    def _says(self) -> tuple[object, ...]:
        """Everything that the node itself holds, for comparing."""
        return (self.move, self._before, self._comment, self._clock, self._eval, self._nags, len(self._children))


def same_tree(one: Node, other: Node) -> bool:
    """Compare two trees by what they hold; without recursion, since variations may nest without limit."""
    pairs = [(one, other)]
    while pairs:
        left, right = pairs.pop()
        if left._says() != right._says():
            return False
        pairs.extend(zip(left._children, right._children, strict=True))
    return True
