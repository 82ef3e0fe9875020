"""Ratings as values: what they may be, and how they are shown."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from math import inf, nan

import pytest

from hexad.ratings import Rating


def test_a_new_player_has_a_provisional_rating_of_1500():
    assert str(Rating()) == "1500?"
    assert Rating().is_provisional
    assert Rating().time is None


@pytest.mark.parametrize(
    ("mean", "deviation", "text"),
    [(1712.4, 45.0, "1712"), (1712.6, 110.0, "1713"), (1712.6, 110.1, "1713?"), (980, 400.0, "980?")],
)
def test_a_provisional_rating_has_a_question_mark(mean, deviation, text):
    rating = Rating(mean, deviation)
    assert str(rating) == text
    assert rating.is_provisional == text.endswith("?")


def test_the_interval_is_two_deviations_to_either_side():
    assert Rating(1600.0, 50.0).interval == (1500.0, 1700.0)


def test_a_rating_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        Rating().mean = 2000.0  # type: ignore[misc]


def test_repr_is_exact():
    rating = Rating(1500 + 1 / 3, 0.1 + 0.2, 0.06, 1_700_000_000)
    assert eval(repr(rating)) == rating


@pytest.mark.parametrize(
    "values",
    [
        {"mean": nan},
        {"mean": inf},
        {"mean": 99.9},
        {"mean": 4000.1},
        {"deviation": 0.0},
        {"deviation": -1.0},
        {"deviation": inf},
        {"deviation": nan},
        {"volatility": 0.0},
        {"volatility": 1.1},
        {"volatility": nan},
        {"time": 1.0},
        {"time": True},
    ],
)
def test_impossible_values_are_refused(values):
    (name,) = values
    with pytest.raises(ValueError, match=f"the {name} of a rating is"):
        Rating(**values)
