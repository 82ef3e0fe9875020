"""Positions for the laws, drawn by Hypothesis: reached by play or set up, in the core and in the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

import hexad
from tests.perft.records import REFERENCES, read_records
from tests.reference import abalone, six

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

GAMES = ("abalone", "six")
THOROUGHLY = settings(max_examples=2 * settings().max_examples)
"""For the laws that all others rest on."""

CHOICES = st.integers(0, 2**16 - 1)


class Setup(NamedTuple):
    """A start position and the options of a game from it."""

    game: str
    fen: str
    options: dict[str, Any]

    def board(self) -> Any:
        return hexad.GAMES[self.game].Board(self.fen, **self.options)

    def reference(self) -> Any:
        return REFERENCES[self.game](self.fen, **self.options)


def setups(game: str) -> SearchStrategy[Setup]:
    known = st.sampled_from([Setup(game, record.fen, record.options) for record in read_records(game)])
    return known | (scattered_marbles() if game == "abalone" else grown_tables())


@st.composite
def scattered_marbles(draw: DrawFn) -> Setup:
    """Marbles strewn around a cell, densely enough for every kind of contact; scores up to one short of a win."""
    black, white = draw(st.integers(0, 14)), draw(st.integers(0, 14))
    middle = draw(st.sampled_from(sorted(abalone.CELLS)))
    nearest = sorted(abalone.CELLS, key=lambda cell: (abalone.distance(cell, middle), cell))
    room = nearest[: black + white + draw(st.integers(0, 20))]
    cells = draw(st.permutations(room))[: black + white]
    marbles = {cell: abalone.BLACK if index < black else abalone.WHITE for index, cell in enumerate(cells)}
    scores = {
        abalone.BLACK: draw(st.integers(0, min(5, 14 - white))),
        abalone.WHITE: draw(st.integers(0, min(5, 14 - black))),
    }
    turn = draw(st.sampled_from((abalone.BLACK, abalone.WHITE)))
    position = abalone.Position(marbles, scores, turn, draw(st.integers(0, 30)), draw(st.integers(1, 60)))
    return Setup("abalone", position.fen(), draw(abalone_options()))


def tiny_setups(game: str) -> SearchStrategy[Setup]:
    """Setups with few pieces, so that positions repeat soon."""
    fens = {
        "abalone": ["5/6/7/8/9/8/7/6/S3s 0 0 b 0 1", "4s/6/7/8/9/8/7/6/S4 0 0 w 3 9", "5/6/7/8/9/8/7/S5/S3s 0 0 b 0 1"],
        "six": ["BR@0,0 0 0 b basic 1", "BR/R@5,-5 0 0 r basic 7", "BRB@0,0 0+0 0+0 r1 advanced 1"],
    }
    repetitions = st.fixed_dictionaries({"repetition": st.integers(2, 4)})
    return st.builds(Setup, st.just(game), st.sampled_from(fens[game]), repetitions)


@st.composite
def grown_tables(draw: DrawFn) -> Setup:
    """Groups grown tile by tile, long or compact, in either phase: many hold together by a single tile."""
    tiles: dict[six.Cell, str] = {(draw(st.integers(-9, 9)), draw(st.integers(-9, 9))): six.BLACK}
    last = next(iter(tiles))
    size = draw(st.integers(1, 41))
    for choice in draw(st.lists(CHOICES, min_size=size, max_size=size)):
        beside_last = sorted(set(six.neighbours(last)) - set(tiles))
        beside_any = sorted(six.open_cells(set(tiles)))
        cells = beside_last if choice % 3 and beside_last else beside_any
        last = cells[choice // 16 % len(cells)]
        tiles[last] = (six.BLACK, six.RED)[choice // 4 % 2]
    counts = [list(tiles.values()).count(colour) for colour in (six.BLACK, six.RED)]
    if max(counts) > 21:
        tiles = {cell: (six.BLACK, six.RED)[index % 2] for index, cell in enumerate(tiles)}
        counts = [21, 21]
    options = draw(six_options())
    if six.shapes(tiles, six.BLACK) and six.shapes(tiles, six.RED):
        options["declare"] = "manual"
    hands, seat = draw(hands_and_seat(20 - max(counts)))
    rules = draw(st.sampled_from(("basic", "advanced")))
    return Setup("six", six.Position(tiles, hands, seat, rules, draw(st.integers(1, 60))).fen(), options)


@st.composite
def hands_and_seat(draw: DrawFn, most: int) -> tuple[tuple[int, ...], int]:
    """Hands that fit the turn, for two players or four; most of them are empty."""
    players = draw(st.sampled_from((2, 4)))
    seat = draw(st.integers(0, players - 1))
    rounds = draw(st.integers(0, max(0, most * 2 // players))) if draw(st.booleans()) else 0
    if not rounds:
        return (0,) * players, seat
    begins = draw(st.sampled_from(range(0, players, 2)))
    placed = [(begins + turn) % players for turn in range((seat - begins) % players)]
    return tuple(rounds - (index in placed) for index in range(players)), seat


def abalone_options() -> SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional={"repetition": st.sampled_from((2, 3, None)), "quiet_limit": st.just(40)})


def six_options() -> SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {},
        optional={
            "declare": st.sampled_from(("auto", "manual")),
            "first_move": st.sampled_from(("restricted", "free")),
            "repetition": st.sampled_from((2, 3, None)),
            "ply_limit": st.just(100),
        },
    )


@st.composite
def boards(draw: DrawFn, game: str, plies: int = 12) -> Any:
    """A board of the core some plies into a game."""
    board = draw(setups(game)).board()
    for choice in draw(st.lists(CHOICES, max_size=plies)):
        if not board.legal_moves:
            break
        board.push(board.legal_moves[choice % len(board.legal_moves)])
    return board


@st.composite
def pairs(draw: DrawFn, game: str, plies: int = 4) -> tuple[Any, Any]:
    """The same game in the core and in the reference."""
    setup = draw(setups(game))
    board, reference = setup.board(), setup.reference()
    for choice in draw(st.lists(CHOICES, max_size=plies)):
        legal = sorted(reference.legal_moves)
        if not legal:
            break
        move = legal[choice % len(legal)]
        board.push(move)
        reference.push(move)
    return board, reference
