"""Finding a puzzle in a position: the engine says which move may be one, the proof whether it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from hexad.engine import Engine, Limit
from hexad.puzzles.grade import difficulty, lookalikes, sight
from hexad.puzzles.likeness import identity
from hexad.puzzles.proof import Proof
from hexad.puzzles.puzzle import KINDS, Puzzle
from hexad.puzzles.verify import MOST_MOVING, MOST_PROVEN, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.engine import Info
    from hexad.puzzles.games import Scene

__all__ = ["Finder", "Slot"]

# A kind of puzzle, and within how many moves.
Slot: TypeAlias = tuple[str, int]

_LOOK = Limit(nodes=4_000, depth=14)
_SECOND_LOOK = Limit(nodes=20_000, depth=20)
_REPLY = Limit(nodes=600)
# More moves than this that do not lose soon are too many for one of them to be the only one.
_FEW = 8


class Finder:
    """Looks for puzzles of one game."""

    def __init__(self, game: str) -> None:
        self._engine = Engine(game, hash_mb=4)
        self._proof = Proof(game)

    def find(self, scene: Scene, is_wanted: Callable[[Slot], bool]) -> Puzzle | None:
        """The puzzle of a position, if it has one of a kind that is wanted."""
        board = scene.board
        self._proof.clear()
        if self._proof.forces(board, 1) and not any(is_wanted((kind, 1)) for kind in KINDS[board.game]):
            return None
        infos = self._looked(board, _LOOK)
        if not infos:
            return None
        best = infos[-1].line[0]
        within = self._within(board, infos[-1])
        if within is not None:
            return self._attack(scene, best, within) if is_wanted((kind_of(board, best), within)) else None
        if _is_within_placing(board):
            return self._defence(scene, best, is_wanted)
        return None

    def _looked(self, board: AnyBoard, limit: Limit) -> list[Info]:
        self._engine.clear()
        return list(self._engine.analyse(board, limit))

    def _within(self, board: AnyBoard, info: Info) -> int | None:
        """Within how many moves the engine's move forces a strike; None if it does not, or another is faster."""
        best, plies = info.line[0], info.score.win_in
        most = MOST_PROVEN if board.game == "abalone" or _is_within_placing(board) else MOST_MOVING
        if board.game == "six":
            most = 0 if plies is None or plies < 0 else min(most, (plies + 1) // 2)
        for moves in range(1, most + 1):
            if self._proof.is_forcing(board, best, moves):
                return None if self._proof.forces(board, moves - 1) else moves
        return None

    def _attack(self, scene: Scene, best: Any, within: int) -> Puzzle | None:  # noqa: ANN401
        board = scene.board
        found = self._proof.solutions(board, within, None if within == 1 else 2)
        accepts = "move" if found == [best] else "tile"
        if accepts == "tile" and not (within == 1 and _is_one_split(board, best, found)):
            return None
        line = self._line(board, within) if accepts == "move" else [best]
        if line is None or self._strikes_back(board, line):
            return None
        infos = self._looked(board, _SECOND_LOOK)
        depth = sight(infos, best)
        if depth is None and board.game == "abalone":
            # Another move is the better one, whatever this one wins.
            return None
        alike = lookalikes(board, best)
        return _puzzle(
            scene,
            kind=kind_of(board, best),
            within=within,
            solution=tuple(map(str, line)),
            difficulty=difficulty(kind_of(board, best), within, alike, depth or infos[-1].depth),
            accepts=accepts,
        )

    def _line(self, board: AnyBoard, within: int) -> list[Any] | None:
        """The solution and a defence that makes every move of it the only one; None where there is no such defence."""
        if self._proof.forces(board, within - 1):
            return None
        found = self._proof.solutions(board, within, 2)
        if len(found) != 1:
            return None
        if within == 1:
            return found
        board.push(found[0])
        for reply in self._replies(board):
            board.push(reply)
            rest = self._line(board, within - 1)
            board.pop()
            if rest is not None:
                board.pop()
                return [found[0], reply, *rest]
        board.pop()
        return None

    def _replies(self, board: AnyBoard) -> list[Any]:
        """All answers, that of the engine first."""
        best = self._looked(board, _REPLY)[-1].line[0]
        return sorted(board.legal_moves, key=lambda move: (move != best, str(move)))

    def _strikes_back(self, board: AnyBoard, line: list[Any]) -> bool:
        """Whether the opponent, after the last move, takes at once what was won."""
        for move in line:
            board.push(move)
        back = self._proof.forces(board, 1)
        for _ in line:
            board.pop()
        return back

    def _defence(self, scene: Scene, best: Any, is_wanted: Callable[[Slot], bool]) -> Puzzle | None:  # noqa: ANN401
        """The only move after which the opponent does not win by force."""
        board = scene.board
        found = self._only_safe(board, best, is_wanted)
        if found is None or self._proof.forces(board, 1):
            return None
        within, alike = found
        infos = self._looked(board, _SECOND_LOOK)
        depth = sight(infos, best)
        if depth is None or infos[-1].score.win_in is not None:
            # It only puts off a loss that the engine sees further on.
            return None
        return _puzzle(
            scene,
            kind="defence",
            within=within,
            solution=(str(best),),
            difficulty=difficulty("defence", within, alike, depth),
        )

    def _only_safe(self, board: AnyBoard, best: Any, is_wanted: Callable[[Slot], bool]) -> tuple[int, int] | None:  # noqa: ANN401
        """Within how many moves all others lose, and how many of them hold out as long as any."""
        safe = list(board.legal_moves)
        for within in range(1, MOST_PROVEN + 1):
            if not any(is_wanted(("defence", more)) for more in range(within, MOST_PROVEN + 1)):
                return None
            before, safe = safe, self._proof.safe(board, within, safe, None if within == 1 else _FEW)
            if best not in safe or (within > 1 and len(safe) == _FEW):
                return None
            if len(safe) == 1:
                alike = len(before) - 1 if within > 1 else 0
                return (within, alike) if is_wanted(("defence", within)) else None
        return None


def _is_within_placing(board: AnyBoard) -> bool:
    """Whether this is Six, and the placing phase lasts longer than proofs reach."""
    return min(getattr(board, "hands", (0,))) > MOST_PROVEN


def _is_one_split(board: AnyBoard, best: Any, found: list[Any]) -> bool:  # noqa: ANN401
    """Whether all solutions lift one tile that splits the others, and wherever it goes, it does."""
    if kind_of(board, best) != "split":
        return False
    same = [move for move in list(board.legal_moves) if (move.origin, move.keep) == (best.origin, best.keep)]
    return set(same) == set(found)


def _puzzle(scene: Scene, **fields: Any) -> Puzzle:  # noqa: ANN401 - as Puzzle has them
    board = scene.board
    return Puzzle(
        id=identity(board), game=board.game, fen=board.fen(), side=board.turn.value, source=scene.source, **fields
    )
