"""The reference obeys the rulebook, since other tests compare the core with it."""

from __future__ import annotations

import pytest

from tests.reference import abalone, six
from tests.reference.abalone import AbaloneGame
from tests.reference.six_game import SixGame

from .cases import CASES, Case
from .checks import check

PLAYABLE = [case for case in CASES if "invalid" not in case.expected]


def start(case: Case) -> AbaloneGame | SixGame:
    if case.game == "abalone":
        return AbaloneGame(case.fen or abalone.STANDARD, **case.options)
    options = dict(case.options)
    fen = case.fen or six.START[options.pop("players", 2)]
    if options.pop("begins", 1) == 2:
        fen = fen.replace(" b1 ", " b2 ")
    return SixGame(fen, **options)


@pytest.mark.parametrize("case", PLAYABLE, ids=str)
def test_reference(case: Case) -> None:
    game = start(case)
    for move in case.play:
        game.push(move)
    check(case, game)
    for rule, moves in case.expected.get("illegal", {}).items():
        for move in moves.split():
            assert rule in game.refusals(move), move
    if isinstance(game, AbaloneGame):
        check_gestures(case, game)


def check_gestures(case: Case, game: AbaloneGame) -> None:
    for gesture in case.expected.get("gestures", []):
        cells = [abalone.cell_named(cell) for cell in gesture["cells"].split()]
        broken = abalone.broken_by_gesture(game.position, cells, gesture["to"])
        assert ("move" in gesture) == (not broken), gesture
        assert "move" in gesture or gesture["rule"] in broken, gesture
