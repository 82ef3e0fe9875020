"""Records to read in tests, and a strategy that makes up whole games with everything a record can hold."""

from __future__ import annotations

from hypothesis import strategies as st

import hexad
from hexad.record import Eval, Game, Node

ABALONE = """\
[Game "abalone"]
[Notation "1"]
[Layout "standard"]
[Black "Ada"]
[White "Emmy"]
[Result "1-0"]

{A game to try things on.} 1. c3d3 $1 {[%eval 0.25,12] [%clk 0:14:58.5] steady}
1... g5f5 ( 1... g7f7 $6 2. c5d5 ) ( 1... {slower} g6f6 ) 2. d3c3 1-0
"""

SIX = """\
[Game "six"]
[Notation "1"]
[Rules "basic"]
[Declare "auto"]
[Black "Ada"]
[Red "Emmy"]
[Result "*"]

1. 2,-1 0,1 2. 2,0 ( 2. 3,-2 {other way} ) 2... -1,1 *
"""

# Black and White step out and back: with repetition off, a game of any length.
STEPS = ("c3d3", "g5f5", "d3c3", "f5g5")


def record(movetext: str, *tags: str) -> str:
    """A short record of Abalone around some movetext, which begins on the line after `tags` and an empty one."""
    return "\n".join(['[Game "abalone"]', *tags, "", movetext, ""])


def first(game: Game) -> Node:
    """The first move of a game."""
    assert game.root.next is not None
    return game.root.next


def words() -> st.SearchStrategy[str]:
    """Texts that a comment or a tag may contain, with many that look like other syntax."""
    tricky = st.sampled_from(
        ["{", "}", "[%clk 0:00:01]", "[%eval #2]", "[%clk", "[%eval", "0:00:01]", "[%cal a1]", "%", ";", '[Event "x"]',
         '"', "\\", "\n", "\n\n", "\r", "\t", "(", ")", "1-0", "*", "$1", "\u00a0", "\u2028", "\x85", "\x00", "🀄"]
    )  # fmt: skip
    return st.lists(st.one_of(tricky, st.text(max_size=12)), max_size=8).map(" ".join)


def evals() -> st.SearchStrategy[Eval]:
    depth = st.none() | st.integers(0, 99)
    number = st.floats(allow_nan=False, allow_infinity=False)
    return st.builds(Eval, number, st.none(), depth) | st.builds(Eval, st.none(), st.integers(-99, 99), depth)


def boards() -> st.SearchStrategy:
    """Start boards of both games, with all their options."""
    repetition, limit = st.sampled_from([3, None]), st.sampled_from([None, 200])
    abalone = st.builds(
        hexad.abalone.Board,
        layout=st.sampled_from(sorted(hexad.abalone.LAYOUTS)),
        repetition=repetition,
        ply_limit=limit,
        quiet_limit=limit,
    )
    six = st.builds(
        lambda seats, **options: hexad.six.Board(players=seats[0], begins=seats[1], **options),
        st.sampled_from([(2, 1), (4, 1), (4, 2)]),
        rules=st.sampled_from(["basic", "advanced"]),
        declare=st.sampled_from(["auto", "manual"]),
        first_move=st.sampled_from(["restricted", "free"]),
        repetition=repetition,
        ply_limit=limit,
    )
    return abalone | six


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game with random variations and comments."""
    start = draw(boards())
    for choice in draw(st.lists(st.integers(0, 999), max_size=3)):
        start.push(start.legal_moves[choice % len(start.legal_moves)])
    game = Game(type(start)(start.fen(), **start.options) if draw(st.booleans()) else start)
    nodes = [game.root]
    for parent, choice in draw(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 999)), max_size=12)):
        node = nodes[-1 - parent % min(3, len(nodes))]
        moves = node.board().legal_moves
        if moves:
            nodes.append(node.play(moves[choice % len(moves)]))
    for node in nodes:
        decorate(draw, node)
    for name in draw(st.lists(st.from_regex(r"[A-Za-z0-9_]{1,12}", fullmatch=True), max_size=3)):
        game.tags[f"X{name}"] = draw(words())
    game.result = draw(st.sampled_from(["1-0", "0-1", "1/2-1/2", "*"]))
    return game


def decorate(draw: st.DrawFn, node) -> None:
    """Annotate a move at random, or not at all."""
    if draw(st.booleans()):
        return
    node.clock = draw(st.none() | st.integers(0, 10_000_000))
    node.eval = draw(st.none() | evals())
    node.comment = draw(words())
    node.nags = draw(st.lists(st.integers(0, 255), max_size=3))
    if node.parent is not None:
        node.comment_before = draw(words())
