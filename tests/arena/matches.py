"""Short matches for the tests. They are limited by nodes, so that their results do not depend on the machine's load."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from hexad.arena import Match, MatchResults, MatchRules, MatchTimeControl, Openings, PlayerSpec

OPPONENTS = Path(__file__).parents[1] / "opponents"
NODES = MatchTimeControl(nodes=500)
PLIES = {"abalone": 2, "six": 4}


def opponent(name, *arguments):
    """An opponent as a separate process."""
    return "ugi:" + shlex.join([sys.executable, str(OPPONENTS / f"{name}.py"), *arguments])


def planned(game, first, second, **options):
    plies = options.pop("plies", PLIES[game])
    defaults = {
        "openings": Openings.parse(game, None, plies=plies),
        "pairs": 1,
        "rules": MatchRules(time_control=options.pop("time_control", NODES), ply_limit=options.pop("ply_limit", 400)),
    }
    settings = options.pop("settings", None)
    return Match(
        game=game, first=PlayerSpec.parse(first), second=PlayerSpec.parse(second, settings), **{**defaults, **options}
    )


def hexad_program(game):
    """The engine as a UGI program."""
    return "ugi:" + shlex.join([sys.executable, "-m", "hexad", "ugi", game])


def played(match, save=None):
    results = MatchResults()
    for _ in match.run(results, save):
        pass
    return results
