"""Similar refusals are distinct, both for programs (the code) and for people (the sentence)."""

from __future__ import annotations

import tomllib
from itertools import combinations
from typing import Any

import pytest

import hexad

from .cases import HERE, fen_of, options_of

GROUPS = tomllib.loads((HERE / "refusals.toml").read_text(encoding="utf-8"))["group"]


def explain(game: str, attempt: dict[str, Any]) -> hexad.Verdict:
    board = hexad.GAMES[game].Board(fen_of(game, attempt), **options_of(attempt))
    gesture = (attempt["move"],) if "move" in attempt else (attempt["cells"].split(), attempt["to"])
    verdict: hexad.Verdict = board.explain(*gesture)
    return verdict


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group["title"])
def test_similar_refusals_are_distinct(group: dict[str, Any]) -> None:
    verdicts = {attempt["why"]: explain(group["game"], attempt) for attempt in group["tries"]}
    for why, verdict in verdicts.items():
        assert not verdict.legal, why
        assert verdict.rule, why
    for (why, one), (other_why, other) in combinations(verdicts.items(), 2):
        assert one.code != other.code, (why, other_why)
        assert one.text != other.text, (why, other_why)
