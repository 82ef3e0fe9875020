"""A program that plays in an arena: python examples/bot.py [URL] [--token TOKEN] [--level N] [--games N] [--lobby].

It accepts challenges and plays every game in which it has a seat. With --lobby it also takes a free seat in the lobby.
The token (--token or HEXAD_TOKEN) identifies its player; POST /api/tokens creates one. Without one it is a guest.
"""

import argparse
import json
import os
import time
from typing import Any

import httpx

import hexad


def choose(created: dict[str, Any], fen: str, level: int) -> str:
    """Return the move to play, here the engine's. Replace this by your own player."""
    board = hexad.GAMES[created["game"]].Board(fen, **created["options"])
    return str(hexad.Engine(created["game"], hash_mb=4).play(board, level=level).move)


def play(arena: httpx.Client, level: int, games: int, lobby: bool) -> None:
    """Answer the notices of the stream until `games` games are over; a negative number means forever."""
    playing: dict[str, Any] = {}
    with arena.stream("GET", "/api/stream") as stream:
        for line in stream.raise_for_status().iter_lines():
            notice = json.loads(line or '{"type": "keep-alive"}')
            if notice["type"] == "began":
                playing[notice["game"]] = notice["created"]
            elif notice["type"] == "turn":
                move = choose(playing[notice["game"]], notice["state"]["fen"], level)
                act = {"type": "move", "move": move, "id": f"v{notice['version']}", "ply": notice["state"]["ply"]}
                while arena.post(f"/api/games/{notice['game']}/acts", json=act).status_code == 503:
                    time.sleep(1)  # the id makes the request idempotent
            elif notice["type"] == "challenge":
                arena.post(f"/api/games/{notice['game']}/join", json={})
            elif notice["type"] == "finished" and playing.pop(notice["game"], None):
                print(notice["game"], notice["state"].get("result", "aborted"), flush=True)
                if (games := games - 1) == 0:
                    return
            if lobby and not playing:
                found = arena.get("/api/lobby").raise_for_status().json()["games"]
                any(arena.post(f"/api/games/{game['name']}/join", json={}).is_success for game in found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", default="http://localhost:6161")
    parser.add_argument("--token", default=os.environ.get("HEXAD_TOKEN"))
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--games", type=int, default=-1)
    parser.add_argument("--lobby", action="store_true")
    given = parser.parse_args()
    headers = {"Authorization": f"Bearer {given.token}"} if given.token else {}
    play(httpx.Client(base_url=given.url, headers=headers, timeout=30), given.level, given.games, given.lobby)
