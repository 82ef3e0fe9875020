"""The board of Six: a table without an edge, and the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from hexad._core import SixGame, SixMove, six_axial
from hexad.board import BoardBase
from hexad.errors import InvalidPositionError
from hexad.options import OptionError
from hexad.six.options import OPTIONS
from hexad.types import BLACK, RED, Formation, Player

__all__ = ["Board", "Move", "axial", "cell_at"]

Move = SixMove
axial = six_axial


def cell_at(q: int, r: int) -> str:
    """The name of the cell at these axial coordinates."""
    return f"{q},{r}"


class Board(SixGame, BoardBase[SixMove]):
    """A game of Six in progress.

    >>> board = Board()
    >>> sorted(str(move) for move in board.legal_moves)
    ['1,1', '2,-1', '2,0']
    >>> board.push("2,-1")
    Move('2,-1')
    >>> board.hands
    (19, 20)
    """

    __slots__ = ()

    game: ClassVar[str] = "six"
    PLAYERS: ClassVar[tuple[Player, Player]] = (BLACK, RED)

    def __init__(  # noqa: PLR0913 - an option for each thing that editions differ in
        self,
        fen: str | None = None,
        *,
        rules: Literal["basic", "advanced"] | None = None,
        declare: Literal["auto", "manual"] = "auto",
        first_move: Literal["restricted", "free"] = "restricted",
        players: Literal[2, 4] | None = None,
        begins: Literal[1, 2] | None = None,
        repetition: int | None = 3,
        ply_limit: int | None = None,
    ) -> None:
        """Set up the two starting tiles, or any position.

        `rules`, `players` and `begins` (which of Black's two players begins, S10) belong to the position text: given
        with one, they must agree with it. `declare` is R5, `first_move` R11, `repetition` R8, `ply_limit` R3.
        """
        given = {"rules": rules, "declare": declare, "first_move": first_move, "players": players, "begins": begins}
        for name, value in given.items():
            OPTIONS[name].check(value)
        if fen is None:
            fen = _start_fen(rules or "basic", players or 2, begins or 1)
        super().__init__(fen, declare == "manual", first_move == "free", repetition, ply_limit)
        if rules not in (None, self.rules):
            raise _differs("rules-differ", self.rules, rules)
        if players not in (None, self.players):
            raise _differs("players-differ", str(self.players), str(players))

    @property
    def options(self) -> dict[str, Any]:
        """The keyword options that make this board again from its start position."""
        repetition, ply_limit, _ = self._limits
        return {
            "rules": self.rules,
            "declare": self.declare,
            "first_move": self.first_move,
            "players": self.players,
            "repetition": repetition,
            "ply_limit": ply_limit,
        }

    @property
    def rules(self) -> Literal["basic", "advanced"]:
        """Whether a move may split the group (S11) or not (S9)."""
        return "advanced" if self._advanced else "basic"

    @property
    def declare(self) -> Literal["auto", "manual"]:
        """Whether a shape wins by itself or must be declared (R5)."""
        return "manual" if self._manual_declare else "auto"

    @property
    def first_move(self) -> Literal["restricted", "free"]:
        """Whether rule S3 binds Black's first tile (R11)."""
        return "free" if self._free_first_move else "restricted"

    @property
    def phase(self) -> Literal["placing", "moving"]:
        """Whether the player to move places a tile or moves one (S8)."""
        return "placing" if self._placing else "moving"

    @property
    def hands(self) -> tuple[int, ...]:
        """Tiles in hand: Black's and Red's, or those of the four seats, clockwise."""
        return tuple(self._hands)

    def _copy_into(self, twin: Board) -> None:
        SixGame.__init__(twin, self)

    def formations(self) -> list[Formation]:
        """Every threat, a shape one tile short, and every tile that holds the others together."""
        return [
            Formation(kind, self.PLAYERS[player], tuple(cells), missing=missing, shape=shape)
            for kind, player, cells, missing, shape in self._formations()
        ]


def _differs(code: str, found: str, option: str) -> InvalidPositionError:
    return InvalidPositionError(code=code, game="six", params={"found": found, "option": option})


def _start_fen(rules: str, players: int, begins: int) -> str:
    if players == 4:
        return f"BR@0,0 10+10 10+10 b{begins} {rules} 1"
    if begins != 1:
        raise OptionError("wrong-option-begins")
    return f"BR@0,0 20 20 b {rules} 1"
