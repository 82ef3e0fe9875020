"""Finding a puzzle in a position: the engine suggests a solution, and a proof confirms it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from hexad.engine import Engine, Limit
from hexad.puzzles.grade import difficulty, sight
from hexad.puzzles.interface import MAX_PROVEN
from hexad.puzzles.likeness import identity
from hexad.puzzles.proof import Proof
from hexad.puzzles.puzzle import Puzzle
from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard, AnyMove
    from hexad.engine import Info
    from hexad.puzzles.candidates import Candidate
    from hexad.puzzles.interface import Slot

__all__ = ["Finder"]

_LOOK = Limit(nodes=4_000, depth=14)
_SECOND_LOOK = Limit(nodes=20_000, depth=20)
_REPLY = Limit(nodes=600)
# If this many moves do not lose soon, it is not worth proving that one of them is the only defence.
_MAX_SAFE = 8


class Finder:
    """Looks for puzzles of one game."""

    def __init__(self, game: str) -> None:
        self._engine = Engine(game, hash_mb=4)
        self._proof = Proof(game)
        self._rules = RULES[game]

    def find(self, candidate: Candidate, is_wanted: Callable[[Slot], bool]) -> Puzzle | None:
        """The puzzle of a position, if it has one of a kind that is wanted."""
        board = candidate.board
        self._proof.clear()
        if self._proof.forces(board, 1) and not any(is_wanted((kind, 1)) for kind in self._rules.kinds):
            return None
        infos = self._looked(board, _LOOK)
        if not infos:
            return None
        best = infos[-1].line[0]
        within = self._within(board, infos[-1])
        if within is not None:
            kind = self._rules.kind_of(board, best)
            return self._attack(candidate, best, within) if is_wanted((kind, within)) else None
        if "defence" in self._rules.kinds and self._rules.max_proven(board) == MAX_PROVEN:
            return self._defence(candidate, best, is_wanted)
        return None

    def _looked(self, board: AnyBoard, limit: Limit) -> list[Info]:
        self._engine.clear()
        return list(self._engine.analyse(board, limit))

    def _within(self, board: AnyBoard, info: Info) -> int | None:
        """Within how many moves the engine's move forces a strike; None if it does not, or another is faster."""
        best, plies = info.line[0], info.score.win_in
        most = self._rules.max_proven(board)
        if self._rules.strike_wins:
            most = 0 if plies is None or plies < 0 else min(most, (plies + 1) // 2)
        for moves in range(1, most + 1):
            if self._proof.is_forcing(board, best, moves):
                return None if self._proof.forces(board, moves - 1) else moves
        return None

    def _attack(self, candidate: Candidate, best: AnyMove, within: int) -> Puzzle | None:
        board = candidate.board
        found = self._proof.solutions(board, within, None if within == 1 else 2)
        accepts = "move" if found == [best] else "tile"
        if accepts == "tile" and not (within == 1 and _is_one_split(board, best, found)):
            return None
        line = self._line(board, within) if accepts == "move" else [best]
        if line is None or self._strikes_back(board, line):
            return None
        infos = self._looked(board, _SECOND_LOOK)
        depth = sight(infos, best)
        if depth is None and not self._rules.strike_wins:
            # Another move is the better one, whatever this one wins.
            return None
        kind, alike = self._rules.kind_of(board, best), self._rules.lookalikes(board, best)
        return Puzzle(
            **_origin(candidate),
            kind=kind,
            within=within,
            solution=tuple(map(str, line)),
            difficulty=difficulty(kind, within, alike, depth or infos[-1].depth),
            accepts=accepts,
        )

    def _line(self, board: AnyBoard, within: int) -> list[AnyMove] | None:
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

    def _replies(self, board: AnyBoard) -> list[AnyMove]:
        """All answers, that of the engine first."""
        best = self._looked(board, _REPLY)[-1].line[0]
        return sorted(board.legal_moves, key=lambda move: (move != best, str(move)))

    def _strikes_back(self, board: AnyBoard, line: list[AnyMove]) -> bool:
        """Whether the opponent, after the last move, takes at once what was won."""
        for move in line:
            board.push(move)
        back = self._proof.forces(board, 1)
        for _ in line:
            board.pop()
        return back

    def _defence(self, candidate: Candidate, best: AnyMove, is_wanted: Callable[[Slot], bool]) -> Puzzle | None:
        """The only move after which the opponent does not win by force."""
        board = candidate.board
        found = self._only_safe(board, best, is_wanted)
        if found is None or self._proof.forces(board, 1):
            return None
        within, alike = found
        infos = self._looked(board, _SECOND_LOOK)
        depth = sight(infos, best)
        if depth is None or infos[-1].score.win_in is not None:
            # It only puts off a loss that the engine sees further on.
            return None
        return Puzzle(
            **_origin(candidate),
            kind="defence",
            within=within,
            solution=(str(best),),
            difficulty=difficulty("defence", within, alike, depth),
        )

    def _only_safe(self, board: AnyBoard, best: AnyMove, is_wanted: Callable[[Slot], bool]) -> tuple[int, int] | None:
        """Within how many moves all others lose, and how many of them hold out as long as any."""
        safe = list(board.legal_moves)
        for within in range(1, MAX_PROVEN + 1):
            if not any(is_wanted(("defence", more)) for more in range(within, MAX_PROVEN + 1)):
                return None
            before, safe = safe, self._proof.safe(board, within, safe, None if within == 1 else _MAX_SAFE)
            if best not in safe or (within > 1 and len(safe) == _MAX_SAFE):
                return None
            if len(safe) == 1:
                alike = len(before) - 1 if within > 1 else 0
                return (within, alike) if is_wanted(("defence", within)) else None
        return None


def _is_one_split(board: AnyBoard, best: AnyMove, found: list[AnyMove]) -> bool:
    """Whether all solutions lift one tile that splits the others, and wherever it goes, it does."""
    if RULES[board.game].kind_of(board, best) != "split":
        return False
    return set(RULES[board.game].same_tile(board, best)) == set(found)


class _Origin(TypedDict):
    """The fields of a puzzle that follow from its position."""

    id: str
    game: str
    fen: str
    side: str
    source: str


def _origin(candidate: Candidate) -> _Origin:
    board = candidate.board
    return _Origin(id=identity(board), game=board.game, fen=board.fen(), side=board.turn.value, source=candidate.source)
