"""Games as animated images: a frame for each position, all drawn from the same place, as GIF or WebP.

Pillow encodes them; it comes with `hexad[print]` and `hexad[server]`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import hexad
from hexad.errors import SettingError
from hexad.svg.caption import Caption
from hexad.svg.series import Series
from hexad.text.captions import English
from hexad.types import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.record import Game
    from hexad.svg.theme import Theme

__all__ = ["FORMATS", "MAX_SECONDS", "MIN_SECONDS", "can_animate", "gif", "outcome_of", "render", "webp"]

FORMATS = ("gif", "webp")
# How long a position may be shown. Browsers slow down what is faster.
MIN_SECONDS, MAX_SECONDS = 0.05, 60
# The last position is shown as long as three others, and for no less than three seconds.
_LAST = 3
_RESULTS = {"1-0": 0, "0-1": 1}


def can_animate() -> bool:
    """Whether Pillow is installed."""
    return find_spec("PIL") is not None


def gif(game: Game, **options: Any) -> bytes:  # noqa: ANN401 - the options of render
    """A game as an animated GIF; the options are those of `render`."""
    return render(game, "gif", **options)


def webp(game: Game, **options: Any) -> bytes:  # noqa: ANN401 - the options of render
    """A game as an animated WebP; the options are those of `render`."""
    return render(game, "webp", **options)


def render(  # noqa: PLR0913
    game: Game,
    kind: str,
    *,
    width: int = 480,
    seconds: float = 1.0,
    theme: str | Theme = "light",
    coordinates: bool = True,
    flipped: bool = False,
    plies: tuple[int, int] | None = None,
    ending: str | None = None,
    on_frame: Callable[[], object] | None = None,
) -> bytes:
    """A game as an animated image that loops; `kind` is "gif" or "webp".

    width: in pixels.
    seconds: how long a position is shown; the last one is shown three times as long, and for at least 3 s.
    theme, coordinates, flipped: as in `hexad.svg.board`.
    plies: the first and the last position, counted from 0, which is the start; all if left out.
    ending: the words about the result below the last position; in English if left out.
    on_frame: called after each frame.

    Raises SettingError if Pillow is not installed, and if the tiles of Six wander too far for one picture.
    """
    if kind not in FORMATS:
        raise ValueError(f"{kind!r} is not a format of animations: expected {' or '.join(FORMATS)}")
    if width < 1:
        raise ValueError(f"a picture needs a width of one pixel or more, not {width}")
    if not MIN_SECONDS <= seconds <= MAX_SECONDS:
        raise ValueError(f"a position is shown for {MIN_SECONDS} to {MAX_SECONDS} seconds, not {seconds}")
    if not can_animate():
        raise SettingError("wrong-drawing-pillow")
    # Pillow is loaded only here: the rest of the module does not need it.
    from hexad.animation_encoder import Film, encode  # noqa: PLC0415 - see above

    boards = _boards(game, plies)
    series = Series(boards, size=width, theme=theme, coordinates=coordinates, flipped=flipped)
    each = round(seconds * 100) * 10
    durations = [each] * (len(boards) - 1) + [max(_LAST * each, _LAST * 1_000)]
    words = _ending(game) if ending is None else ending
    film = Film(series, _captions(game, boards, series.theme, words), durations)
    return encode(film, kind, on_frame or (lambda: None))


def outcome_of(game: Game) -> Outcome | None:
    """How a recorded game ended, by its tags; None if it is open or the record does not say how it ended."""
    reason = game.tags.get("Termination", "")
    if game.result == "*" or not reason:
        return None
    players, winner = hexad.GAMES[game.tags["Game"]].players, _RESULTS.get(game.result)
    return Outcome(None if winner is None else players[winner], reason, "")


def _ending(game: Game) -> str:
    over = outcome_of(game)
    return English().ending(over) if over else game.result.replace("*", "")


def _boards(game: Game, plies: tuple[int, int] | None) -> list[AnyBoard]:
    """The positions of the main line, or those from one ply to another."""
    board = game.board()
    boards = [board.copy()]
    for node in game.mainline():
        assert node.move is not None
        board.push(node.move)
        boards.append(board.copy())
    first, last = plies or (0, len(boards) - 1)
    if not 0 <= first <= last < len(boards):
        raise ValueError(f"there are the plies 0 to {len(boards) - 1}, not {first} to {last}")
    return boards[first : last + 1]


def _captions(game: Game, boards: list[AnyBoard], theme: Theme, ending: str) -> list[Caption]:
    """What stands below each position: the move that led to it, and at the end of the game the result."""
    players = _players(game, theme)
    captions = [Caption(players, _last_move(board)) for board in boards]
    if ending and len(boards[-1].moves) == len(game.end().moves):
        captions[-1] = Caption(players, ending)
    return captions


def _players(game: Game, theme: Theme) -> tuple[tuple[str, str], ...]:
    """The names with the colours of the pieces; nothing if no name is known."""
    descriptor = hexad.GAMES[game.tags["Game"]]
    names = {player: game.tags.get(player.capitalize(), "?") for player in descriptor.players}
    if set(names.values()) <= {"", "?"}:
        return ()
    return tuple((name or "?", theme.tone(player)) for player, name in names.items())


def _last_move(board: AnyBoard) -> str:
    """The last move with its number; before the first move, the name of the game."""
    if board.peek() is None:
        return hexad.GAMES[board.game].title
    before = board.ply - 1
    return f"{before // 2 + 1}{'...' if before % 2 else '.'} {board.peek()}"
