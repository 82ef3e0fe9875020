"""Two thousand games between people, if the data is available: each one replays to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexad.record import parse_game, read_games

DATA = Path(__file__).parents[3] / "shared" / "data" / "abalone-human-games.apgn"

pytestmark = pytest.mark.skipif(not DATA.exists(), reason="the human games (../shared/data) are not here")


@pytest.fixture(scope="module")
def games():
    return list(read_games(DATA))


def test_all_games_are_read_to_their_end(games):
    assert len(games) == 2_000
    for game in games:
        assert sum(1 for _ in game.mainline()) == int(game.tags["Plies"])


def test_they_have_the_tags_of_hexad(games):
    for game in games:
        assert game.tags["Layout"] == "belgian-daisy"
        assert game.tags["Notation"] == "1"
        assert game.tags["Repetition"] == "off"


def test_six_pushed_off_wins_as_recorded(games):
    won = [game for game in games if game.tags["Termination"] == "six pushed off" and game.result != "*"]
    assert len(won) > 1_000
    for game in won:
        outcome = game.end().outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.result) == ("six pushed off", game.result)


def test_they_survive_being_written(games):
    for game in games[::50]:
        assert parse_game(str(game)) == game
