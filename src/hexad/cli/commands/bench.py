"""`hexad bench`: the number of nodes that the engine searches on fixed positions, and its speed."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import hexad
from hexad.cli.command import command
from hexad.cli.options import flag
from hexad.cli.phrases import current_phrases
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, print_line, stdout
from hexad.engine import Engine, Limit

__all__ = ["HASH_MB", "POSITIONS", "bench"]

HASH_MB = 16

# Positions from all phases of both games, with depths that take a fraction of a second.
POSITIONS = (
    ("abalone", 9, "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1"),
    ("abalone", 9, "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1"),
    ("abalone", 9, "1ss2/sssss1/1sSSs2/2sSss2/3SSs3/3SSs2/1SSSS2/1SSS2/5 0 0 b 24 13"),
    ("abalone", 9, "5/S2S2/1SSS3/SS1ss3/1ssSsss2/2sSss2/2SSS2/1SSss1/5 2 0 b 5 16"),
    ("six", 8, "BR@0,0 20 20 b basic 1"),
    ("six", 8, "5R/3BR/3R/1RBR/BRBB/1BR/2B@0,-4 14 14 b basic 7"),
    ("six", 3, "3RBB/3BRRRB/2RBBRBR/1RBRBRRB1R/3R1BRBB/RBBR1BBBR/BRB2R1B/2R4R@-4,-3 0 0 b basic 22"),
    (
        "six",
        3,
        "6RB/7R1B1R/4B1BRRRBR/3RR1BRBBR/2BBRB1R1B/1BRRRRBBRB/BRB1B1R2B/9B/9R@-3,-4 0 0 b advanced 22",
    ),
)


@command("bench")
@flag("--json", "as_json", help="option-bench-json")
def bench(as_json: bool) -> None:
    """Count the nodes that the engine searches."""
    rows = [_searched(*position) for position in POSITIONS]
    nodes, seconds = sum(row["nodes"] for row in rows), sum(row["seconds"] for row in rows)
    total = {"signature": nodes, "nodes_per_second": round(nodes / max(seconds, 1e-9)), "positions": rows}
    if as_json:
        print_json(total)
    else:
        _print_table(total)


def _searched(game: str, depth: int, fen: str) -> dict[str, Any]:
    """Search one position with a new engine."""
    engine, board = Engine(game, hash_mb=HASH_MB), hexad.GAMES[game].Board(fen)
    began = perf_counter()
    played = engine.play(board, Limit(depth=depth))
    seconds = perf_counter() - began
    return {"game": game, "fen": fen, "depth": depth, "nodes": played.info.nodes, "seconds": round(seconds, 4)}


def _print_table(total: dict[str, Any]) -> None:
    console = stdout()
    phrases = current_phrases()
    game, depth, *searched, position = (
        phrases.say(f"cli-{name}") for name in ("game", "depth", "nodes", "speed", "position")
    )
    counts = new_table(game, depth, *searched, position, right=(depth, *searched))
    for row in total["positions"]:
        speed = row["nodes"] / max(row["seconds"], 1e-4)
        counts.add_row(
            row["game"], str(row["depth"]), phrases.number(row["nodes"]), phrases.number(round(speed)), row["fen"]
        )
    print_table(console, counts)
    print_line(console, "")
    signature = phrases.say("cli-signature")
    width = max(len(signature), len(searched[1])) + 2
    print_line(console, f"{signature:{width}}{total['signature']}")
    print_line(console, f"{searched[1]:{width}}{phrases.number(total['nodes_per_second'])}")
