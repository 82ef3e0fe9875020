"""The expectations of a case for any implementation: the core and the reference pass the same checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.reference import abalone, six
from tests.reference.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .cases import Case

PIECE_FIELDS = ("black", "white", "red")


def check(case: Case, game: Any) -> None:
    """Check everything in a case except refused moves and the reading of moves."""
    expected = case.expected
    legal = {str(move) for move in game.legal_moves}
    assert set(expected.get("legal", "").split()) <= legal
    assert legal.isdisjoint(" ".join(expected.get("illegal", {}).values()).split())
    if "exactly" in expected:
        assert legal == set(expected["exactly"].split())
    assert len(game.legal_moves) == expected.get("legal_count", len(legal))
    check_state(case, game, expected.get("now", {}))
    check_state(case, game, {key: expected[key] for key in ("outcome", "ongoing") if key in expected})
    check_formations(game, expected.get("found", []), expected.get("absent", []))
    for effect in expected.get("effects", []):
        check_effect(game, effect)
    for after in expected.get("after", []):
        check_after(case, game, after)


def check_after(case: Case, game: Any, after: dict[str, Any]) -> None:
    game.push(after["move"])
    check_state(case, game, after)
    game.pop()


def check_state(case: Case, game: Any, expected: dict[str, Any]) -> None:
    """The fields that `now`, `after` and the case itself share."""
    if "fen" in expected:
        assert game.fen() == expected["fen"]
    if "turn" in expected:
        assert game.turn == expected["turn"]
    if "hands" in expected:
        assert list(six.Position.from_fen(game.fen()).hands) == expected["hands"]
    for colour in PIECE_FIELDS:
        if colour in expected:
            assert pieces(case.game, game.fen(), colour) == set(expected[colour].split())
    if "ongoing" in expected:
        assert outcomes(game) == set()
    if "outcome" in expected:
        assert any(fits(outcome, expected["outcome"]) for outcome in outcomes(game)), outcomes(game)


def pieces(game: str, fen: str, colour: str) -> set[str]:
    if game == "abalone":
        marbles = abalone.Position.from_fen(fen).marbles
        return {abalone.name(cell) for cell, owner in marbles.items() if owner == colour}
    return {six.name(cell) for cell, owner in six.Position.from_fen(fen).tiles.items() if owner == colour}


def outcomes(game: Any) -> set[Any]:
    return game.outcomes() if isinstance(game, Game) else {game.outcome()} - {None}


def fits(found: Any, expected: dict[str, str]) -> bool:
    """Whether an outcome or a formation has these fields; cells in any order, "nobody" where there is no player."""
    return all(_field(getattr(found, key)) == _expected_field(key, value) for key, value in expected.items())


def _field(value: Any) -> Any:
    return sorted(value) if isinstance(value, tuple) else value


def _expected_field(key: str, value: str) -> Any:
    if key in ("cells", "against"):
        return sorted(value.split())
    return None if value == "nobody" else value


def check_formations(game: Any, found: list[dict[str, str]], absent: list[dict[str, str]]) -> None:
    formations = list(game.formations()) if found or absent else []
    for expected in found:
        assert sum(fits(formation, expected) for formation in formations) == 1, expected
    for expected in absent:
        assert not [formation for formation in formations if fits(formation, expected)], expected


def check_effect(game: Any, expected: dict[str, str]) -> None:
    effect = game.effect(expected["move"])
    assert _steps(effect.moved) == sorted(expected.get("moved", "").split())
    assert _steps(effect.pushed) == sorted(expected.get("pushed", "").split())
    assert sorted(effect.placed) == sorted(expected.get("placed", "").split())
    assert sorted(effect.removed) == sorted(expected.get("removed", "").split())


def _steps(steps: Iterable[tuple[str, str]]) -> list[str]:
    return sorted(f"{origin}>{target}" for origin, target in steps)
