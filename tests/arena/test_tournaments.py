"""Tournaments between programs: who meets whom, resuming from a file, and programs that fail."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import closing, suppress
from itertools import combinations

import pytest

import hexad
from hexad.arena import Failure, Format, MatchRules, MatchTimeControl, Openings, Tournament, TournamentPlayer
from hexad.errors import SettingError
from hexad.record import read_games

from .matches import PLIES, opponent, planned, played

# No game takes a minute: results depend on the seed alone.
MINUTE = MatchTimeControl(clock=hexad.TimeControl.parse("60"))
LEVELS = ("engine:level=1", "greedy", "random", "Luck=random")


def tournament(*players, game="six", time_control=MINUTE, ply_limit=400, seed=1, **options):
    return Tournament(
        game=game,
        players=[TournamentPlayer.parse(player) for player in players],
        openings=Openings.parse(game, None, plies=PLIES[game], seed=seed),
        rules=MatchRules(time_control=time_control, ply_limit=ply_limit),
        **options,
    )


def run(planned_tournament, save=None):
    results = planned_tournament.new_results()
    for _ in planned_tournament.run(results, save):
        pass
    return results


def games_of(path):
    return sorted(
        (game.tags["Round"].split(".")[0], game.tags["Black"], game.tags["Red"], str(game.end().fen()), game.result)
        for game in read_games(path)
    )


def opening_of(game):
    return [str(node.move) for node in game.mainline()][: PLIES["six"]]


def test_in_two_cycles_everybody_meets_everybody_from_the_same_opening_with_sides_exchanged(tmp_path):
    path = tmp_path / "cup.hgn"
    results = run(tournament(*LEVELS, stages=4), path)
    records = list(read_games(path))
    assert results.games == len(records) == 24
    sides = Counter((game.tags["Black"], game.tags["Red"]) for game in records)
    assert sides == dict.fromkeys(
        ((a, b) for pair in combinations([*LEVELS[:3], "Luck"], 2) for a, b in (pair, pair[::-1])), 2
    )
    openings = {game.tags["Round"][0]: opening_of(game) for game in records}
    assert openings["1"] == openings["2"] != openings["3"] == openings["4"]
    assert all(opening_of(game) == openings[game.tags["Round"][0]] for game in records)
    assert {game.tags["TimeControl"] for game in records} == {"60"}
    assert sum(row.points for row in results.standings()) == 24


def test_results_do_not_depend_on_the_number_of_threads(tmp_path):
    for threads in (1, 3):
        run(tournament(*LEVELS, concurrency=threads), tmp_path / f"{threads}.hgn")
    assert games_of(tmp_path / "1.hgn") == games_of(tmp_path / "3.hgn")


def test_in_a_gauntlet_the_first_player_meets_all_others():
    results = run(tournament(*LEVELS, format=Format.GAUNTLET, stages=2))
    assert results.games == 6
    assert all(1 in key[1:] for key in results.by_game)
    assert Counter(key.first == 1 for key in results.by_game) == {True: 3, False: 3}
    elos = [results.ratings()[row.entrant.number].elo for row in results.standings()]
    assert elos == sorted(elos, reverse=True)


def test_in_a_swiss_tournament_nobody_meets_twice_and_one_of_five_has_a_bye():
    results = run(tournament(*LEVELS, "Fifth=random", format=Format.SWISS, stages=4))
    met = Counter(frozenset(key[1:]) for key in results.by_game)
    assert (results.games, set(met.values())) == (8, {1})
    byes = [absence.entrant for _, round_ in results.rounds for absence in round_.absences]
    assert len(set(byes)) == 4
    assert sum(row.points for row in results.standings()) == 12, "a bye is a point, too"


@pytest.mark.parametrize(("form", "stages"), [(Format.ROUND_ROBIN, 2), (Format.SWISS, 3)])
def test_a_tournament_continues_wherever_it_was_interrupted(tmp_path, form, stages):
    cup = tournament(*LEVELS, format=form, stages=stages, concurrency=2)
    whole, parts = tmp_path / "whole.hgn", tmp_path / "parts.hgn"
    total = run(cup, whole).games
    for _ in range(total + 1):
        with closing(cup.run(cup.new_results(), parts)) as games:
            if next(games, None) is None:
                break
        # What a kill while a game is written leaves behind.
        parts.write_bytes(parts.read_bytes() + b'[Game "six"]\n[Bl')
    assert games_of(parts) == games_of(whole)
    assert len(games_of(parts)) == total


def test_cycles_can_be_added_but_not_left_out(tmp_path):
    path = tmp_path / "cup.hgn"
    assert run(tournament("greedy", "random", "random", stages=1), path).games == 3
    assert run(tournament("greedy", "random", "random", stages=3), path).games == 9
    before = path.read_bytes()
    with pytest.raises(SettingError, match=r"contains a game of round [23]\.[123] that this tournament does not have"):
        run(tournament("greedy", "random", "random", stages=1), path)
    assert path.read_bytes() == before


def test_files_of_others_are_refused(tmp_path):
    path, other = tmp_path / "cup.hgn", tmp_path / "match.hgn"
    run(tournament("greedy", "random", stages=1), path)
    with pytest.raises(SettingError, match='contains the tournament "six: round-robin; greedy - random; clock 60'):
        run(tournament("random", "greedy", stages=1), path)
    played(planned("six", "random", "random"), other)
    with pytest.raises(SettingError, match="contains a game that belongs to no tournament"):
        run(tournament("greedy", "random"), other)
    path.write_text(path.read_text().replace('[Black "greedy"]', '[Black "fox"]'))
    with pytest.raises(SettingError, match="game 1 has no tags of this tournament"):
        run(tournament("greedy", "random", stages=1), path)


def test_a_program_that_fails_loses_its_games_and_the_tournament_goes_on():
    wrong = [f"{mode}={opponent('faulty', 'six', mode)}" for mode in ("crash", "illegal", "garbage")]
    results = run(tournament("random", *wrong, stages=1, concurrency=2))
    assert results.games == 6
    kinds = {2: Failure.CRASH, 3: Failure.ILLEGAL, 4: Failure.UNREADABLE}
    assert results.failures(1) == {}
    for number, kind in kinds.items():
        assert set(results.failures(number)) == {kind}
    assert results.counts(1) == (3, 0, 0)
    assert sum(sum(results.failures(number).values()) for number in kinds) == 6, "of two that fail, the first one loses"


def test_a_program_that_ignores_the_clock_loses_on_time():
    slow = opponent("faulty", "six", "hang")
    short = MatchTimeControl(clock=hexad.TimeControl.parse("2"), margin=0)
    results = run(tournament("random", slow, stages=1, time_control=short))
    assert results.failures(2) == {Failure.TIME: 1}


def test_a_program_that_does_not_start_ends_the_tournament_which_continues_when_it_does(tmp_path):
    path, script = tmp_path / "cup.hgn", tmp_path / "late.sh"
    cup = tournament("random", "greedy", f"Late=ugi:{script}")
    results = run(cup, path)
    assert cup.unstarted(results) == "Late"
    assert results.games < 6
    script.write_text(f"#!/bin/sh\nexec {opponent('random_mover', 'six').removeprefix('ugi:')}\n")
    script.chmod(0o755)
    results = run(cup, path)
    assert (results.games, cup.unstarted(results)) == (6, None)
    assert len(games_of(path)) == 6


def test_few_programs_run_at_a_time_and_none_is_left(tmp_path):
    pids = tmp_path / "pids"
    program = f"ugi:sh -c 'echo $$ >> {pids}; exec {opponent('random_mover').removeprefix('ugi:')}'"
    cup = tournament(*(f"P{number}={program}" for number in range(5)), stages=2, game="abalone", ply_limit=6)
    with closing(cup.run(cup.new_results())) as games:
        most = max(alive(pids) for _, _ in zip(range(5), games, strict=False))
    assert 2 <= most <= 4
    assert len(pids.read_text().split()) >= 5
    assert alive(pids) == 0


def alive(pids):
    count = 0
    for pid in pids.read_text().split():
        with suppress(ProcessLookupError):
            os.kill(int(pid), 0)
            count += 1
    return count


@pytest.mark.parametrize("control", [{}, {"nodes": 100}, {"depth": 3}], ids=str)
def test_a_tournament_without_a_time_limit_is_refused_with_the_rule(control):
    with pytest.raises(SettingError, match=r"tournaments are always timed \(A16\)"):
        tournament("engine:movetime=10", "random", time_control=MatchTimeControl(**control))


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (["random"], {}, "a tournament needs 2 to 40 players, not 1"),
        (["random"] * 41, {}, "a tournament needs 2 to 40 players, not 41"),
        (["random"] * 4, {"format": Format.SWISS, "stages": 4}, "4 players cannot have 4 rounds: expected 3 or fewer"),
        (["random", f"{'x' * 41}=random"], {}, "is not a name: expected 1 to 40 letters"),
        (["random", "a\x07b=random"], {}, r"\"a\\x07b\" is not a name"),
        (["random", "engine:threads=9999"], {}, "threads is 9999: expected 1 to 256"),
    ],
)
def test_impossible_tournaments_are_refused(players, options, said):
    with pytest.raises(ValueError, match=said):
        run(tournament(*players, **options))


def test_names_are_different():
    assert tournament("random", "Fox=random", "random", "Fox=greedy").names == [
        "random",
        "Fox",
        "random (2)",
        "Fox (2)",
    ]
