"""What is drawn: read from a board and checked. There are no rules here; the board answers all questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2s
from typing import TYPE_CHECKING, ClassVar, Protocol

import hexad
from hexad.errors import InvalidMoveError, SettingError
from hexad.svg.theme import colour
from hexad.types import Formation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.descriptor import GameDescriptor
    from hexad.svg.geometry import Axial
    from hexad.types import Effect, Outcome, Player

__all__ = ["KINDS", "Arrow", "Drawable", "Formations", "Highlights", "Scene", "check_distances", "read"]

# The kinds of highlight; a colour is another kind.
KINDS = ("mark", "target", "selected", "forbidden")

# No group of tiles is wider than this; a mark further away would make the picture huge.
_REACH = 60

Arrow = tuple[str, str, str | None]
Step = tuple[str | None, str | None]
Highlights = Mapping[str, str] | Iterable[str]
Formations = bool | str | Formation | Iterable[str | Formation]


class Drawable(Protocol):
    """What a picture needs of a board; the boards of all games have it."""

    game: ClassVar[str]

    @property
    def turn(self) -> Player:
        """Whose turn it is."""

    @property
    def seat(self) -> int:
        """Whose turn it is, by number where several people play a colour."""

    @property
    def pieces(self) -> Mapping[str, Player]:
        """The pieces by cell."""

    def peek(self) -> object:
        """The last move, or None."""

    def pop(self) -> object:
        """Take the last move back."""

    def copy(self) -> Drawable:
        """The same board, to be changed freely."""

    def effect(self, move: str, /) -> Effect:
        """What a move would do."""

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""

    def formations(self) -> Sequence[Formation]:
        """The terms of the glossary, found on this board."""


@dataclass(frozen=True)
class Scene:
    """Everything in the picture, in the order in which it will be drawn."""

    game: str
    players: tuple[Player, ...]
    turn: Player | None
    cells: tuple[str, ...]
    pieces: dict[str, Player]
    spots: dict[str, Axial] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    winning: tuple[str, ...] = ()
    highlights: tuple[tuple[str, str], ...] = ()
    formations: tuple[Formation, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()
    pushed_off: tuple[int, ...] | None = None
    hands: tuple[int, ...] | None = None
    seat: int | None = None
    coordinates: bool = True
    flipped: bool = False
    around: tuple[str, ...] = field(default=(), repr=False)
    names: bool = field(default=True, repr=False)

    def key(self, look: str) -> str:
        """A short name for this picture: ids that contain it do not clash with those of another scene or look."""
        return "hx" + blake2s(f"{look}{self!r}".encode(), digest_size=5).hexdigest()


def read(  # noqa: PLR0913
    board: Drawable,
    *,
    lastmove: object = "auto",
    highlights: Highlights = (),
    labels: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, ...]] = (),
    formations: Formations = False,
    names: bool = True,
    pushed_off: bool = True,
    hands: bool = True,
    coordinates: bool = True,
    flipped: bool = False,
    around: Iterable[str] = (),
) -> Scene:
    """The scene that a board and the options of a picture make."""
    game, over = _game_of(board), board.outcome()
    scene = Scene(
        game=game.name,
        players=game.players,
        turn=None if over else board.turn,
        cells=game.cells,
        pieces=dict(sorted(board.pieces.items())),
        steps=_steps(board, lastmove),
        winning=over.cells if over else (),
        highlights=_highlights(highlights),
        formations=_formations(board, game, formations),
        arrows=tuple(_arrow(arrow) for arrow in arrows),
        labels=tuple((cell, str(label)) for cell, label in (labels or {}).items()),
        pushed_off=_pushed_off(board, game) if pushed_off else None,
        hands=getattr(board, "hands", None) if hands else None,
        seat=None if over or len(game.seats) == 1 else board.seat,
        coordinates=coordinates,
        flipped=flipped,
        around=tuple(sorted(around)),
        names=names,
    )
    scene.spots.update((cell, _spot(game, scene, cell)) for cell in sorted(_named(scene)))
    check_distances(scene)
    return scene


def _game_of(board: Drawable) -> GameDescriptor:
    name = getattr(board, "game", None)
    if name not in hexad.GAMES:
        raise TypeError(f"not a board of {' or '.join(hexad.GAMES)}: {type(board).__name__}")
    return hexad.GAMES[name]


def _steps(board: Drawable, lastmove: object) -> tuple[Step, ...]:
    """From where to where the pieces of the last move went; None is off the board, or out of the hand."""
    last = board.peek()
    if lastmove is None or (lastmove == "auto" and last is None):
        return ()
    if lastmove == "auto" or (last is not None and str(lastmove) == str(last)):
        before = board.copy()
        before.pop()
        return _walked(before.effect(str(last)))
    # This board has not played the move: its text tells from where to where it goes.
    named = re.findall(r"[a-i][1-9]|-?\d+,-?\d+", str(lastmove).split("=")[0])
    if not named:
        raise InvalidMoveError(code="not-a-move", game=board.game, params={"text": str(lastmove)})
    return ((named[0] if len(named) > 1 else None, named[-1]),)


def _walked(effect: Effect) -> tuple[Step, ...]:
    gone = set(effect.removed)
    pairs = [pair for pair in (*effect.moved, *effect.pushed) if pair[0] not in gone]
    return (*((None, cell) for cell in effect.placed), *pairs, *((cell, None) for cell in effect.removed))


def _highlights(highlights: Highlights) -> tuple[tuple[str, str], ...]:
    marked = highlights if isinstance(highlights, Mapping) else dict.fromkeys(highlights, KINDS[0])
    return tuple((cell, kind if kind in KINDS else colour(kind)) for cell, kind in marked.items())


def _formations(board: Drawable, game: GameDescriptor, wanted: Formations) -> tuple[Formation, ...]:
    """Formations are taken as they are; kinds are looked up on the board."""
    if isinstance(wanted, bool):
        wanted = game.prominent_formations if wanted else ()
    items = (wanted,) if isinstance(wanted, str | Formation) else tuple(wanted)
    kinds = {item for item in items if isinstance(item, str)}
    found = [formation for formation in board.formations() if formation.kind in kinds] if kinds else []
    return (*(item for item in items if isinstance(item, Formation)), *found)


def _arrow(arrow: tuple[str, ...]) -> Arrow:
    if len(arrow) not in {2, 3}:
        raise ValueError(f"an arrow is (from, to) or (from, to, colour), not {arrow!r}")
    return (arrow[0], arrow[1], colour(arrow[2]) if len(arrow) == 3 else None)


def _pushed_off(board: Drawable, game: GameDescriptor) -> tuple[int, ...] | None:
    counts = getattr(board, "pushed_off", None)
    return None if counts is None else tuple(counts[player] for player in game.players)


def _named(scene: Scene) -> set[str]:
    """Every cell that something is drawn on, or that there must be room for."""
    steps = {cell for step in scene.steps for cell in step if cell is not None}
    arrows = {cell for start, end, _ in scene.arrows for cell in (start, end)}
    formed = {cell for one in scene.formations for cell in (*one.cells, *one.against, one.missing) if cell is not None}
    marked = {cell for cell, _ in (*scene.highlights, *scene.labels)}
    return {*scene.cells, *scene.around, *scene.pieces, *scene.winning, *steps, *arrows, *formed, *marked}


def _spot(game: GameDescriptor, scene: Scene, cell: str) -> Axial:
    """Where a cell lies; raises InvalidMoveError for a name that is not a cell of this game."""
    error = InvalidMoveError(code="not-a-cell", game=scene.game, params={"text": str(cell)})
    if not isinstance(cell, str) or (scene.cells and cell not in scene.cells):
        raise error
    try:
        q, r = game.axial(cell)
    except ValueError:
        raise error from None
    return (int(q), int(r))


def check_distances(scene: Scene) -> None:
    """Raise SettingError if a cell is so far from the pieces that the picture would be huge."""
    if not scene.pieces:
        return
    q0, r0 = scene.spots[next(iter(scene.pieces))]
    for cell, (q, r) in scene.spots.items():
        if abs(q - q0) > _REACH or abs(r - r0) > _REACH:
            raise SettingError("wrong-drawing-far", cell=cell)
