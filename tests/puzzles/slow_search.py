"""A second search for forced wins, on the references in tests/reference, which share no code with the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.reference import abalone, six

if TYPE_CHECKING:
    from hexad.puzzles import Puzzle


def start(puzzle: Puzzle) -> Any:
    return (abalone if puzzle.game == "abalone" else six).Position.from_fen(puzzle.fen)


def after(position: Any) -> dict[str, tuple[Any, bool]]:
    """The position after each move, and whether the move is a strike: it pushes a marble off or wins."""
    if isinstance(position, abalone.Position):
        return {text: (abalone.play(position, effect), bool(effect.removed)) for text, effect in position.moves.items()}
    positions = {text: six.play(position, action) for text, action in position.actions.items()}
    return {
        text: (following, any(ending.winner == position.turn for ending in following.endings))
        for text, following in positions.items()
    }


def is_over(position: Any) -> bool:
    return 6 in position.pushed_off.values() if isinstance(position, abalone.Position) else bool(position.endings)


def solutions(position: Any, within: int) -> set[str]:
    """The moves that force a strike within `within` moves against every defence."""
    moves = after(position)
    found = {text for text, (_, strikes) in moves.items() if strikes}
    if within > 1 and not found:
        found = {text for text, (following, _) in moves.items() if holds(following, within - 1)}
    return found


def holds(position: Any, within: int) -> bool:
    if is_over(position):
        return False
    replies = after(position)
    if any(strikes for _, strikes in replies.values()):
        return False
    return all(solutions(following, within) for following, _ in replies.values())


def defences(position: Any, within: int) -> set[str]:
    """The moves after which the opponent cannot force a strike within `within` moves."""
    return {
        text
        for text, (following, _) in after(position).items()
        if is_over(following) or not solutions(following, within)
    }
