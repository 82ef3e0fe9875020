"""Real programs that fail: each kind of failure loses the game, has a name, and is written into the record."""

from __future__ import annotations

import pytest

from hexad.arena import Failure, MatchResults, MatchTimeControl, PlayerError
from hexad.arena.ugi_player import UgiPlayer
from hexad.record import read_games

from .matches import opponent, planned, played

# How long to wait for a program that hangs. Other programs answer at once or have no time limit.
SOON = MatchTimeControl(nodes=100, patience=4)
LATER = MatchTimeControl(nodes=100, patience=60)

FAULTY = [
    ("crash", Failure.CRASH, "ended with status 1: ZeroDivisionError: out of marbles"),
    ("abort", Failure.CRASH, "ended by SIGABRT"),
    ("illegal", Failure.ILLEGAL, "'e5e6': "),
    ("garbage", Failure.UNREADABLE, "'Zug' is no move"),
    ("empty", Failure.UNREADABLE, "bestmove without a move"),
    ("resign", Failure.UNREADABLE, "'none' is no move"),
]
HANGING = [
    (opponent("faulty", "abalone", "hang"), Failure.TIME, "no bestmove within 4 s"),
    (opponent("faulty", "abalone", "chatter"), Failure.UNREADABLE, "qwertz' instead of bestmove"),
    # A line without a line end is not an answer.
    ("ugi:sh -c 'echo ugiok; echo readyok; cat /dev/zero'", Failure.UNREADABLE, "instead of bestmove"),
]


@pytest.mark.parametrize(("mode", "failure", "said"), FAULTY, ids=[mode for mode, *_ in FAULTY])
def test_each_failure_has_its_kind(mode, failure, said, tmp_path):
    path = tmp_path / "match.hgn"
    match = planned("abalone", "random", opponent("faulty", "abalone", mode), time_control=LATER)
    results = played(match, path)
    assert results.counts() == (2, 0, 0)
    assert (results.failures(0), results.failures(1)) == ({}, {failure: 2})
    for game, colour in zip(read_games(path), ("White", "Black"), strict=True):
        assert game.result == ("1-0" if colour == "White" else "0-1")
        assert game.tags["Failure"] == failure
        assert game.tags["Termination"].startswith(f"{colour}: {failure}: ")
        assert said in game.tags["Termination"]
        assert len(list(game.mainline())) in (6, 7)


@pytest.mark.parametrize(("command", "failure", "said"), HANGING, ids=["hang", "chatter", "endless"])
def test_a_program_that_never_answers_loses(command, failure, said):
    results = MatchResults()
    next(planned("abalone", "random", command, time_control=SOON).run(results))
    assert results.failures(1) == {failure: 1}
    assert said in results.by_game[0, 0].ending.reason


def test_failures_in_six():
    results = played(planned("six", opponent("faulty", "six", "illegal"), "random", plies=0))
    assert results.failures(0) == {Failure.ILLEGAL: 2}
    assert all("A tile must touch" in result.ending.reason for result in results.by_game.values())


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("ugi:/no/such/program", "/no/such/program: no such file or directory"),
        ("ugi:/", "/: permission denied"),
        (opponent("faulty", "abalone", "exit"), "ended with status 1: no licence found"),
        (opponent("no_such_file"), "ended with status 2: "),
    ],
)
def test_a_program_that_does_not_start_ends_the_match(command, said):
    match = planned("abalone", "random", command, pairs=50)
    results = played(match)
    assert results.games == 1
    assert results.failures(1) == {Failure.NO_START: 1}
    assert said in results.by_game[0, 0].ending.reason
    assert match.stopped(results) == f"{command} does not start"


def test_a_program_that_never_says_ugiok_does_not_start():
    command = opponent("faulty", "abalone", "mute").removeprefix("ugi:").split()
    player = UgiPlayer(command, patience=1)
    with pytest.raises(PlayerError) as caught:
        player.begin("1")
    assert caught.value.kind is Failure.NO_START
    assert caught.value.detail == "no ugiok within 1 s"


def test_a_flood_of_unrequested_answers_is_one_bad_answer():
    # The program never reads, never stops writing, and answers before the first request.
    flood = "while :; do echo ugiok; echo readyok; echo bestmove; done"
    results = played(planned("abalone", "random", f'ugi:sh -c "{flood}"'))
    assert results.failures(1) == {Failure.UNREADABLE: 2}
