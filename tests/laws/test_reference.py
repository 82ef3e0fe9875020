"""The core and the reference agree on every position."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import abalone, six
from tests.reference.abalone import broken_by_gesture
from tests.reference.game import Effect, Formation, Outcome
from tests.reference.six_game import broken_rules

from .positions import CHOICES, GAMES, THOROUGHLY, Setup, pairs, setups, tiny_setups


def in_order(value: Any) -> Any:
    """A value of either side in one form: fields as they are, cells in order."""
    return type(value)(*(tuple(sorted(part)) if isinstance(part, tuple) else part for part in value))


def said_by_core(board: Any) -> dict[str, Any]:
    outcome = board.outcome()
    return {
        "legal": {str(move) for move in board.legal_moves},
        "fen": board.fen(),
        "turn": board.turn,
        "ply": board.ply,
        "is over": board.is_over,
        "outcome": outcome and in_order(Outcome(*outcome)),
    }


def said_by_reference(reference: Any, outcome: Outcome | None) -> dict[str, Any]:
    """If several shapes won at once, any shape that the core shows is accepted."""
    outcomes = {in_order(found) for found in reference.outcomes()}
    return {
        "legal": reference.legal_moves,
        "fen": reference.fen(),
        "turn": reference.turn,
        "ply": reference.ply,
        "is over": bool(outcomes),
        "outcome": outcome if outcome in outcomes else next(iter(outcomes), None),
    }


def check_a_game(setup: Setup, choices: list[int]) -> None:
    board, reference = setup.board(), setup.reference()
    for choice in (None, *choices):
        legal = sorted(reference.legal_moves)
        if choice is not None and legal:
            board.push(legal[choice % len(legal)])
            reference.push(legal[choice % len(legal)])
        said = said_by_core(board)
        assert said == said_by_reference(reference, said["outcome"])


@pytest.mark.parametrize("game", GAMES)
@THOROUGHLY
@given(data=st.data())
def test_legal_moves_positions_and_outcomes_agree_all_through_a_game(game: str, data: st.DataObject) -> None:
    check_a_game(data.draw(setups(game)), data.draw(st.lists(CHOICES, max_size=12)))


@pytest.mark.parametrize("game", GAMES)
@THOROUGHLY
@given(data=st.data())
def test_repetitions_agree(game: str, data: st.DataObject) -> None:
    check_a_game(data.draw(tiny_setups(game)), data.draw(st.lists(st.integers(0, 2), min_size=4, max_size=24)))


@pytest.mark.parametrize("game", GAMES)
@THOROUGHLY
@given(data=st.data())
def test_formations_agree(game: str, data: st.DataObject) -> None:
    board, reference = data.draw(pairs(game))
    found = [in_order(Formation(*formation)) for formation in board.formations()]
    assert len(set(found)) == len(found)
    assert set(found) == {in_order(formation) for formation in reference.formations()}


@pytest.mark.parametrize("game", GAMES)
@THOROUGHLY
@given(data=st.data())
def test_effects_agree(game: str, data: st.DataObject) -> None:
    board, reference = data.draw(pairs(game))
    effects = {} if board.is_over else reference.effects()
    for move, effect in effects.items():
        assert in_order(Effect(*board.effect(move))) == in_order(effect)


@given(data=st.data(), cells=st.sets(st.sampled_from(sorted(abalone.CELLS)), min_size=1, max_size=4))
def test_a_refused_group_cites_a_rule_that_it_breaks(data: st.DataObject, cells: set[abalone.Cell]) -> None:
    board, reference = data.draw(pairs("abalone"))
    if board.is_over:
        return
    near = {abalone.step(cell, direction) for cell in cells for direction in abalone.DIRECTIONS}
    own = [cell for cell in near if reference.position.marbles.get(cell) == reference.turn]
    for group in (cells, {min(cells)}, set(own[:2]), set(own[:3])):
        for direction in abalone.DIRECTIONS if group else ():
            verdict = board.explain([abalone.name(cell) for cell in group], direction)
            broken = broken_by_gesture(reference.position, group, direction)
            assert verdict.legal == (not broken), (group, direction, verdict, broken)
            assert verdict.legal or verdict.rule in broken, (group, direction, verdict, broken)


@st.composite
def written_moves(draw: st.DrawFn) -> str:
    """The text of a step or of a broadside move, possible or not."""
    first = draw(st.sampled_from(sorted(abalone.CELLS)))
    around = [near for direction in abalone.DIRECTIONS if (near := abalone.step(first, direction)) in abalone.CELLS]
    others = sorted(cell for cell in abalone.CELLS if 0 < abalone.distance(first, cell) <= 3)
    target = draw(st.sampled_from(around) | st.sampled_from(others))
    end = draw(st.none() | st.sampled_from(others))
    return "".join(abalone.name(cell) for cell in (first, end, target) if cell)


@given(data=st.data(), texts=st.lists(written_moves(), max_size=8))
def test_a_refused_text_cites_a_rule_that_it_breaks(data: st.DataObject, texts: list[str]) -> None:
    board, reference = data.draw(pairs("abalone"))
    for text in texts if not board.is_over else ():
        verdict, broken = board.explain(text), reference.broken_rules(text)
        assert verdict.legal == (not broken), (text, verdict, broken)
        assert verdict.legal or verdict.rule in broken, (text, verdict, broken)


@given(data=st.data())
def test_a_refused_tile_cites_a_rule_that_it_breaks(data: st.DataObject) -> None:
    board, reference = data.draw(pairs("six"))
    if board.is_over:
        return
    tiles = reference.position.tiles
    near = st.sampled_from(sorted(six.open_cells(set(tiles)) | set(tiles)))
    for _ in range(8):
        origin, to, keep = data.draw(st.none() | near), data.draw(near), data.draw(st.none() | near)
        declares = data.draw(st.booleans())
        if origin is None:
            keep = None
        text = (six.name(origin) + ">" if origin else "") + six.name(to)
        text += (f"={six.name(keep)}" if keep else "") + ("#" if declares else "")
        verdict = board.explain(text)
        if not keep and not declares:
            assert board.explain([six.name(origin)] if origin else [], six.name(to)) == verdict
        broken = broken_rules(reference.position, origin, to, keep, declares=declares)
        assert verdict.legal == (not broken), (text, verdict, broken)
        assert verdict.legal or verdict.rule in broken, (text, verdict, broken)
