"""Bots on a real server as players of `hexad tournament`: they are challenged, and their moves are passed on."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest

import hexad
from hexad.arena import Failure, MatchRules, MatchTimeControl, Openings, Tournament, TournamentPlayer
from hexad.arena.player_spec import PlayerSpec
from hexad.errors import SettingError
from hexad.record import read_games

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def tournament(*players, clock="60+1", ply_limit=16, **options):
    return Tournament(
        game="six",
        players=[TournamentPlayer.parse(player) for player in players],
        openings=Openings.parse("six", None, plies=4),
        rules=MatchRules(
            time_control=MatchTimeControl(clock=hexad.TimeControl.parse(clock), margin=5), ply_limit=ply_limit
        ),
        **options,
    )


def run(planned, save=None):
    results = planned.new_results()
    for _ in planned.run(results, save):
        pass
    return results


def account(server, name):
    """A new account, and its client with the cookie."""
    client = httpx.Client(base_url=server.url, timeout=60)
    client.put("/api/me", json={"name": name}).raise_for_status()
    client.post("/api/account", json={"login": name, "password": "correct horse battery"}).raise_for_status()
    return client


@contextmanager
def bot(server, name):
    """The example bot as a process that accepts challenges."""
    with closing(account(server, name)) as client:
        token = client.post("/api/tokens", json={"label": "bot"}).raise_for_status().json()["token"]
    command = [sys.executable, str(BOT), server.url, "--level", "1"]
    with subprocess.Popen(command, env={**server.env, "HEXAD_TOKEN": token}, stdout=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def scripted(server, name, answer):
    """A player of this process, who accepts challenges and answers each turn with an act, or with nothing."""

    def play():
        try:
            with client.stream("GET", "/api/stream") as stream:
                for line in stream.iter_lines():
                    notice = json.loads(line or "{}")
                    if notice.get("type") == "challenge":
                        client.post(f"/api/games/{notice['game']}/join", json={})
                    if notice.get("type") == "turn" and answer is not None:
                        client.post(f"/api/games/{notice['game']}/acts", json=answer)
        except httpx.HTTPError:
            return

    client = account(server, name)
    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    try:
        yield
    finally:
        client.delete("/api/sessions")
        thread.join(30)
        client.close()


def profile(server, name):
    return f"{name}=api:{server.url}/@/{name}"


def test_two_bots_and_a_built_in_player(server, tmp_path):
    path = tmp_path / "games.hgn"
    with ExitStack() as stack:
        for name in ("Fox", "Owl"):
            stack.enter_context(bot(server, name))
        results = run(tournament(profile(server, "Fox"), profile(server, "Owl"), "random", concurrency=3), path)
    assert (results.games, [results.failures(number) for number in (1, 2, 3)]) == (6, [{}, {}, {}])
    with httpx.Client(base_url=server.url) as client:
        stored = client.get("/api/players/Fox/games?status=unfinished").raise_for_status().json()["games"]
    assert stored == [], "nobody waits in a game that is over"
    assert {game.tags["TimeControl"] for game in read_games(path)} == {"60+1"}


def test_a_bot_that_resigns_loses_without_a_failure(server):
    with scripted(server, "Quitter", {"type": "resign"}):
        results = run(tournament("random", profile(server, "Quitter"), stages=1, ply_limit=400))
    assert (results.counts(2), results.failures(2), results.endings()) == ((0, 0, 1), {}, {"resignation": 1})


def test_a_bot_that_does_not_move_loses_on_time(server):
    with scripted(server, "Sleeper", None):
        results = run(tournament("random", profile(server, "Sleeper"), stages=1, clock="2"))
    assert results.failures(2) == {Failure.TIME: 1}


@pytest.mark.parametrize(
    ("name", "said"),
    [("Nobody", "There is no player Nobody."), ("Idle", "Idle: the challenge was not accepted within 1 s")],
)
def test_a_bot_that_does_not_exist_or_accept_does_not_start(server, name, said, monkeypatch):
    if name == "Idle":
        account(server, name).close()
        monkeypatch.setattr("hexad.arena.api_player._PATIENCE", 1.0)
    cup = tournament("random", profile(server, name), stages=1)
    results = run(cup)
    assert cup.unstarted(results) == name
    assert said in next(iter(results.by_game.values())).ending.reason


def test_a_server_that_cannot_be_reached():
    cup = tournament("random", "Bot=api:http://127.0.0.1:9/@/Fox", stages=1)
    results = run(cup)
    assert cup.unstarted(results) == "Bot"
    assert "127.0.0.1:9 cannot be reached" in next(iter(results.by_game.values())).ending.reason


@pytest.mark.parametrize("address", ["", "Fox", "ftp://x/@/Fox", "http://x/Fox", "http:///@/Fox", "http://x/@/"])
def test_addresses_that_are_no_profiles_are_refused(address):
    with pytest.raises(SettingError, match="is not the address of a player on a server"):
        PlayerSpec.parse(f"api:{address}")


def test_a_bot_needs_a_clock():
    control = MatchTimeControl(movetime=1)
    with pytest.raises(SettingError, match="needs a clock, since the games of a server have one"):
        Tournament(
            game="six",
            players=[TournamentPlayer.parse(one) for one in ("random", "api:http://x/@/Fox")],
            openings=Openings.parse("six", None),
            rules=MatchRules(time_control=control),
        )
