"""Speed categories of time controls, for each game and number of players."""

from __future__ import annotations

from typing import get_args

import pytest

import hexad
from hexad.clock import FIFTEEN_MINUTES, TEN_MINUTES, UNTIMED, TimeControl
from hexad.games import GameName
from hexad.ratings import Speed, estimated_duration, speed_of
from hexad.ratings.speed import EXPECTED_PLIES, LIMITS

# Each limit is met exactly once from below and once from above, by base, increment and delay.
TWO_PLAYERS = {
    "1": Speed.BULLET,
    "30+1": Speed.BULLET,
    "60+2": Speed.BULLET,
    "129+1": Speed.BULLET,
    "129d1": Speed.BULLET,
    "179.99": Speed.BULLET,
    "130+1": Speed.BLITZ,
    "130d1": Speed.BLITZ,
    "180": Speed.BLITZ,
    "300+3": Speed.BLITZ,
    "599.99": Speed.BLITZ,
    "500+1.99": Speed.BLITZ,
    "500+2": Speed.RAPID,
    "500d2": Speed.RAPID,
    "600": Speed.RAPID,
    "900": Speed.RAPID,
    "900+10": Speed.RAPID,
    "900d10": Speed.RAPID,
    "1799.99": Speed.RAPID,
    "900+18": Speed.CLASSICAL,
    "1800": Speed.CLASSICAL,
    "3600+30": Speed.CLASSICAL,
    "1+60": Speed.CLASSICAL,
    "1/3": Speed.BULLET,
    "1/3599": Speed.CLASSICAL,
    "1/3600": Speed.CORRESPONDENCE,
    "1/2592000": Speed.CORRESPONDENCE,
}


@pytest.mark.parametrize("game", hexad.GAMES)
@pytest.mark.parametrize(("control", "speed"), TWO_PLAYERS.items())
def test_category_of_a_time_control(control, speed, game):
    assert speed_of(TimeControl.parse(control), game) is speed


@pytest.mark.parametrize(
    ("control", "speed"),
    [("129+2", Speed.BULLET), ("130+2", Speed.BLITZ), ("500+3", Speed.BLITZ), ("500+4", Speed.RAPID)],
)
def test_a_player_of_four_makes_half_as_many_moves(control, speed):
    assert speed_of(TimeControl.parse(control), "six", players=4) is speed


def test_the_clocks_of_the_printed_rules_are_rapid():
    assert {speed_of(control, "abalone") for control in (TEN_MINUTES, FIFTEEN_MINUTES)} == {Speed.RAPID}


@pytest.mark.parametrize("game", hexad.GAMES)
def test_a_game_without_a_clock_has_no_category(game):
    assert estimated_duration(UNTIMED, game) is None
    assert speed_of(UNTIMED, game) is None


def test_an_unknown_game_is_refused():
    with pytest.raises(ValueError, match="'chess' is not a game"):
        speed_of(TEN_MINUTES, "chess")


def test_estimated_duration_is_in_centiseconds():
    assert estimated_duration(TimeControl.parse("300+3"), "abalone") == 45_000
    assert estimated_duration(TimeControl.parse("300+3"), "six", players=4) == 37_500


def test_every_game_has_an_expected_length():
    assert list(EXPECTED_PLIES) == list(hexad.GAMES) == list(get_args(GameName))


def test_categories_are_ordered_from_fast_to_slow():
    assert list(LIMITS) == list(Speed)[:3]
    assert list(LIMITS.values()) == sorted(LIMITS.values())
    assert [str(speed) for speed in Speed] == ["bullet", "blitz", "rapid", "classical", "correspondence"]
