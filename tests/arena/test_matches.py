"""Matches: reversed sides, threads, clocks, adjudication, and resuming from a file."""

from __future__ import annotations

import os
import threading

import pytest

import hexad
from hexad.arena import Adjudication, Agreement, Ending, MatchResults, MatchRules, MatchTimeControl, Result, Sprt
from hexad.record import read_games

from .matches import NODES, opponent, planned, played


def moves_of(path):
    return {game.tags["Round"]: [str(node.move) for node in game.mainline()] for game in read_games(path)}


def test_each_opening_is_played_with_sides_reversed(tmp_path):
    path = tmp_path / "match.hgn"
    played(planned("abalone", "engine", "random", pairs=2), path)
    games = list(read_games(path))
    assert [game.tags["Round"] for game in games] == ["1.1", "1.2", "2.1", "2.2"]
    assert [game.tags["Black"] for game in games] == ["engine", "random"] * 2
    openings = [[str(node.move) for node in game.mainline()][:2] for game in games]
    assert openings[0] == openings[1] != openings[2] == openings[3]
    assert {game.tags["PlyLimit"] for game in games} == {"400"}


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_node_limits_make_matches_repeatable_on_any_number_of_threads(game, tmp_path):
    paths = [tmp_path / f"{number}.hgn" for number in (1, 3)]
    for path, threads in zip(paths, (1, 3), strict=True):
        played(planned(game, "engine", "greedy", pairs=3, concurrency=threads), path)
    assert moves_of(paths[0]) == moves_of(paths[1])


def test_a_match_is_resumed_where_it_stopped(tmp_path):
    whole, parts = tmp_path / "whole.hgn", tmp_path / "parts.hgn"
    played(planned("six", "engine", "random", pairs=3), whole)
    match = planned("six", "engine", "random", pairs=3)
    for count, _ in enumerate(match.run(MatchResults(), parts), 1):
        if count == 3:
            break
    assert len(moves_of(parts)) == 3
    results = MatchResults()
    assert [(result.pair, result.leg) for result in match.run(results, parts)] == [(1, 1), (2, 0), (2, 1)]
    assert results.games == 6
    assert moves_of(parts) == moves_of(whole)
    assert list(match.run(MatchResults(), parts)) == []


def test_a_match_can_be_made_longer(tmp_path):
    path = tmp_path / "match.hgn"
    played(planned("six", "random", "random", pairs=1), path)
    assert played(planned("six", "random", "random", pairs=2), path).games == 4


def test_a_truncated_record_is_played_again(tmp_path):
    path = tmp_path / "match.hgn"
    match = planned("six", "engine", "random")
    played(match, path)
    before, text = moves_of(path), path.read_text()
    path.write_text(text[:-20])
    assert played(match, path).games == 2
    assert moves_of(path) == before
    assert (tmp_path / "match.hgn.broken").read_text() == text[:-20]


def test_a_program_that_failed_to_start_plays_the_missing_games_later(tmp_path):
    path, script = tmp_path / "match.hgn", tmp_path / "late.sh"
    match = planned("six", "random", f"ugi:{script}")
    assert match.stopped(played(match, path)) is not None
    script.write_text(f"#!/bin/sh\nexec {opponent('random_mover', 'six').removeprefix('ugi:')}\n")
    script.chmod(0o755)
    results = played(match, path)
    assert (results.games, results.failures(1)) == (2, {})
    assert sorted(moves_of(path)) == ["1.1", "1.2"]


def test_the_file_of_another_match_is_refused(tmp_path):
    path = tmp_path / "match.hgn"
    played(planned("six", "random", "random"), path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match='contains the match "six: random - random'):
        played(planned("six", "random", "greedy"), path)
    assert path.read_bytes() == before


def test_a_file_that_is_not_a_match_is_refused(tmp_path):
    path = tmp_path / "own.hgn"
    path.write_text('[Game "six"]\n\n1. 2,-1 *\n')
    with pytest.raises(ValueError, match="contains a game that belongs to no match"):
        played(planned("six", "random", "random"), path)


def test_clocks_run_and_are_recorded(tmp_path):
    path = tmp_path / "match.hgn"
    time_control = MatchTimeControl(clock=hexad.TimeControl.parse("600+1"), nodes=100)
    results = played(planned("six", "engine", opponent("random_mover", "six"), time_control=time_control), path)
    assert results.failures(0) == results.failures(1) == {}
    game = next(read_games(path))
    clocks = [node.clock for node in game.mainline()]
    assert game.tags["TimeControl"] == "600+1"
    assert clocks[:4] == [None] * 4
    assert all(clock is not None and 0 < clock <= 61_000 for clock in clocks[4:])


def test_a_clock_that_ran_out_loses():
    # One tick and no margin: no machine is fast enough.
    time_control = MatchTimeControl(clock=hexad.TimeControl.parse("0.01"), margin=-1, nodes=100)
    results = played(planned("six", "engine", "random", time_control=time_control))
    assert results.counts() == (1, 0, 1)
    assert results.endings() == {"time-out": 2}


def test_games_end_at_the_ply_limit():
    results = played(planned("abalone", "random", "random", ply_limit=10))
    assert results.counts() == (0, 2, 0)
    assert all(result.plies == 10 for result in results.by_game.values())


def test_games_are_adjudicated_where_both_players_agree(tmp_path):
    rules = MatchRules(time_control=NODES, adjudication=Adjudication(win=Agreement(150, 4)))
    path = tmp_path / "match.hgn"
    results = played(planned("abalone", "engine", "engine:depth=1", rules=rules), path)
    early = [result for result in results.by_game.values() if "adjudicated" in result.ending.reason]
    assert early
    for game in read_games(path):
        if game.tags["Termination"].startswith("adjudicated"):
            values = [node.eval.value for node in list(game.mainline())[-4:] if node.eval is not None]
            sign = 1 if game.result == "1-0" else -1
            assert len(values) == 4
            assert all(sign * value >= 1.5 for value in values if value is not None)


def test_verdicts():
    judge = Adjudication(win=Agreement(100, 3), draw=Agreement(5, 4))
    assert judge.verdict([0, 120, 130]) is None
    assert judge.verdict([100, 120, 130]) == (0, "adjudicated a win by both players' scores")
    assert judge.verdict([-100, -120, -130]) == (1, "adjudicated a win by both players' scores")
    assert judge.verdict([120, None, 120]) is None
    assert judge.verdict([5, -5, 0, 1]) == (None, "adjudicated a draw by both players' scores")
    assert Adjudication().verdict([9999] * 9) is None


def test_the_sequential_test_stops_a_match():
    match = planned("six", "engine", "random", pairs=100, sprt=Sprt(0, 300), concurrency=2)
    results = played(match)
    assert match.stopped(results) == "the test decided for elo1"
    assert results.games < 100


def test_leaving_the_loop_ends_all_programs(tmp_path):
    pids = tmp_path / "pids"
    program = f"ugi:sh -c 'echo $$ >> {pids}; exec {opponent('random_mover').removeprefix('ugi:')}'"
    games = planned("abalone", "random", program, pairs=20, concurrency=2).run(MatchResults())
    next(games)
    games.close()
    assert not any(thread.name == "hexad-match" for thread in threading.enumerate())
    for pid in pids.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_tally_counts_for_the_first_player():
    results = MatchResults()
    for pair, leg, winner in [(0, 0, 0), (0, 1, 1), (1, 0, None), (1, 1, 0), (2, 1, None)]:
        results.add(Result(pair, leg, Ending(winner, "test"), 10))
    assert results.counts() == (2, 2, 1)
    assert results.counts(1) == (1, 2, 2)
    assert results.counts(0, leg=0) == (1, 1, 0)
    # An incomplete pair does not count.
    assert results.pentanomial == (0, 1, 0, 0, 1)
