"""The pages compute positions, replays, explanations, lessons and reviews in WebAssembly, as the server does."""

from __future__ import annotations

import datetime
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import hexad
from hexad import puzzles, rulebook
from hexad.engine import Engine, Limit
from hexad.engine.annotate import MAX_VARIATION, annotate
from hexad.errors import HexadError
from hexad.record import Game
from hexad.server.errors import RefusalError
from hexad.server.game.messages import refused
from hexad.server.game.position_request import PositionRequest
from hexad.server.game.replay import replay_of
from hexad.server.http.lessons import lesson_view
from hexad.server.http.positions import Verdict, position_view
from hexad.server.http.puzzles import puzzle_verdict
from tests.rulebook.cases import CASES, Case
from tests.web.games import ABALONE, SIX

ROOT = Path(__file__).parents[2]
SECONDS = 300
# To refute a wrong move may take a second.
WRONG_SHARE = 0.2
RANDOM_PLIES = 24


def place_of(case: Case, fen: str | None = None) -> dict[str, Any]:
    place = {"game": case.game, "options": case.options, "moves": case.play}
    return {**place, **({} if (fen or case.fen) is None else {"fen": fen or case.fen})}


def request_of(place: dict[str, Any]) -> PositionRequest:
    return msgspec.convert(place, PositionRequest)


def tries_of(case: Case) -> list[dict[str, Any]]:
    """Moves and gestures that a case names, a few legal moves, and what is no move."""
    legal = [str(move) for move in request_of(place_of(case)).board().legal_moves]
    chosen = random.Random(case.title).sample(legal, min(3, len(legal)))
    illegal = [move for moves in case.expected.get("illegal", {}).values() for move in moves.split()]
    texts = [*chosen, *illegal, *case.expected.get("reads", {}), *case.expected.get("nonsense", [])]
    gestures = [
        {"cells": gesture["cells"].split(), "to": gesture["to"]} for gesture in case.expected.get("gestures", [])
    ]
    return [{"move": text} for text in texts] + gestures


def verdict_of(place: dict[str, Any], tried: dict[str, Any]) -> Verdict:
    board = request_of(place).board()
    try:
        verdict = board.explain(tried["move"]) if "move" in tried else board.explain(tried["cells"], tried["to"])
    except HexadError as error:
        return Verdict(legal=False, code=error.code or "not-a-move", text=error.text, rule=error.rule)
    return Verdict(**verdict.as_dict())


def refusal_of(place: dict[str, Any]) -> Any:
    try:
        request_of(place).board()
    except RefusalError as refusal:
        return refused(refusal)
    raise AssertionError(place)


def attempts_of(game: str) -> list[tuple[str, list[str], Any]]:
    """The solution of every puzzle, and wrong moves at each of its steps, with the verdicts."""
    found = []
    for puzzle in puzzles.load(game):
        board, own = puzzle.board(), list[str]()
        found.append((puzzle, list(puzzle.solution[::2])))
        for number, move in enumerate(puzzle.solution):
            if number % 2 == 0 and random.Random(f"{puzzle.id} {number}").random() < WRONG_SHARE:
                others = [str(other) for other in board.legal_moves if str(other) != move]
                found.append((puzzle, [*own, random.Random(puzzle.id).choice(others)]))
            own += [move] if number % 2 == 0 else []
            board.push(move)
    return [(puzzle.id, moves, puzzle_verdict(puzzle, tuple(moves))) for puzzle, moves in found]


def reviews() -> list[dict[str, Any]]:
    """Games that are over and games of random moves, with the judgement of every position."""
    games: list[tuple[str, list[str]]] = [("abalone", ABALONE), ("six", SIX)]
    for game in hexad.GAMES:
        board, source = hexad.GAMES[game].Board(), random.Random(3)
        while board.ply < RANDOM_PLIES and not board.is_over:
            board.push(source.choice(list(board.legal_moves)))
        games.append((game, [str(move) for move in board.moves]))
    return [review_of({"game": game, "moves": moves}) for game, moves in games]


def review_of(place: dict[str, Any], depth: int = 4, hash_mb: int = 4) -> dict[str, Any]:
    board = request_of(place).board()
    judged = annotate(Game.from_board(board), Engine(board.game, hash_mb=hash_mb), Limit(depth=depth))
    judgements = [
        {
            "ply": ply,
            "points": judgement.for_black.points,
            "expected": judgement.expected,
            "depth": judgement.depth,
            "best": [str(move) for move in judgement.variation.moves[:MAX_VARIATION]],
            **({} if judgement.mark is None else {"mark": judgement.mark}),
        }
        for ply, judgement in enumerate(judged)
    ]
    return {"place": place, "depth": depth, "hash_mb": hash_mb, "judgements": judgements}


def answers() -> dict[str, Any]:
    valid = [case for case in CASES if "invalid" not in case.expected]
    places = [place_of(case) for case in valid]
    boards = [request_of(place).board() for place in places]
    invalid = [place_of(case, fen) for case in CASES for fen in case.expected.get("invalid", [])]
    stopped = [
        {**place_of(case), "moves": [*case.play, move]}
        for case in valid
        for moves in case.expected.get("illegal", {}).values()
        for move in moves.split()
    ]
    return {
        "positions": [(place, position_view(board)) for place, board in zip(places, boards, strict=True)],
        "replays": [(place, replay_of(board, board.moves)) for place, board in zip(places, boards, strict=True)],
        "verdicts": [
            (place_of(case), tried, verdict_of(place_of(case), tried)) for case in valid for tried in tries_of(case)
        ],
        "refusals": [(place, refusal_of(place)) for place in (*invalid, *stopped)],
        "days": [
            (game, day.isoformat(), puzzles.daily(day, game).id)
            for game in puzzles.KINDS
            for day in (datetime.date(2026, 11, 18) + datetime.timedelta(days) for days in range(400))
        ],
        "attempts": [attempt for game in puzzles.KINDS for attempt in attempts_of(game)],
        "lessons": [lesson_view(lesson.id) for game in rulebook.GAMES for lesson in rulebook.course(game)],
        "reviews": reviews(),
    }


def test_the_page_answers_as_the_server_does(tmp_path):
    found = answers()
    assert len(found["positions"]) > 150
    assert len(found["verdicts"]) > 500
    assert {judgement.get("mark") for review in found["reviews"] for judgement in review["judgements"]} == {
        None,
        2,
        4,
        6,
    }
    file = tmp_path / "answers.json"
    file.write_bytes(msgspec.json.encode(found))
    command = ["npx", "vitest", "run", "--config", "vitest.compare.config.ts", "--reporter=dot"]
    run = subprocess.run(
        ["/usr/bin/env", f"ANSWERS={file}", str(ROOT / "tools/node"), sys.prefix, *command],
        cwd=ROOT / "web",
        check=False,
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert run.returncode == 0, run.stdout + run.stderr
