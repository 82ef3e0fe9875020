"""Continues the games of a stored database, the same way when it is written and in every later version."""

from __future__ import annotations

import time
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import httpx

from .people import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0  # seconds for an engine to move
NEW_NAME = "the name of a new game"


@contextmanager
def admitted(url: str, people: dict[str, dict[str, Any]]) -> Iterator[dict[str, Person]]:
    """The people of the manifest, each by cookie and, where there is one, also by token, as `NAME by token`."""
    found = {name: Person(url, cookie=person["cookie"]) for name, person in people.items()}
    programs = {f"{name} by token": Person(url, token=p["token"]) for name, p in people.items() if "token" in p}
    with ExitStack() as stack:
        yield {name: stack.enter_context(person) for name, person in (found | programs).items()}


def shown(person: Person, url: str, name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A game and its record, without the server's address, as they are shown; and its events."""
    events = person.get(f"/api/games/{name}/events").json()["events"]
    record = person.get(f"/api/games/{name}/record").text.replace(url, "")
    return {**person.state(name), "record": record}, events


def continue_all(
    people: dict[str, Person], games: list[dict[str, Any]]
) -> Iterator[tuple[dict[str, Any], list[dict[str, Any] | None]]]:
    """Continue all games: each game, and its states after each step.

    A rematch with a clock begins only if its players are in no other game with a clock. So these come last, and the
    others are ended before.
    """
    names = [game["name"] for game in games]
    for game in sorted(games, key=_has_rematch):
        if _has_rematch(game):
            _end_timed(people, names)
        yield game, _continued(people, game["name"], game["steps"])
        following = next(iter(people.values())).state(game["name"])["state"].get("next")
        names += [following] if following else []


def _has_rematch(game: dict[str, Any]) -> bool:
    return any(step.get("act", {}).get("kind") == "rematch" for step in game["steps"])


def _end_timed(people: dict[str, Person], names: list[str]) -> None:
    """End the games with a clock that are in progress."""
    players = {person.identity["player"]: person for person in people.values()}
    for name in names:
        state = next(iter(people.values())).state(name)["state"]
        if state["status"] == "playing" and "clock" in state:
            _end(next(players[seat["player"]] for seat in state["seats"] if "player" in seat), name)


def _end(player: Person, name: str) -> None:
    """Resign, unless the time of the game, which may be a second, is up meanwhile."""
    try:
        player.act(name, "resign")
    except httpx.HTTPStatusError as error:
        if error.response.status_code != HTTPStatus.CONFLICT:
            raise
        _wait_until_over(player, name)


def _continued(people: dict[str, Person], name: str, steps: list[dict[str, Any]]) -> list[dict[str, Any] | None]:
    """The state of a game after each step, without what differs from run to run: clocks and new names.

    It is None before an engine's move, which may be made at once.
    """
    states: list[dict[str, Any] | None] = []
    for number, step in enumerate(steps, 1):
        if "join" in step:
            people[step["join"]].join(name)
        elif "engine" in step:
            wait_for(people[step["engine"]], name, step["ply"])
        elif "resumed" in step:
            _wait_until_resumed(people[step["resumed"]], name)
        else:
            people[step["by"]].act(name, **step["act"])
            wait_for(people[step["by"]], name, step.get("ply", 0))
        state = _repeatable(next(iter(people.values())).state(name), known_moves="engine" not in step)
        states.append(None if any("engine" in following for following in steps[number : number + 1]) else state)
    return states


def wait_for(person: Person, name: str, ply: int) -> None:
    """Wait until this many plies of a game are played."""
    end = time.monotonic() + PATIENCE
    while person.state(name)["state"]["ply"] < ply:
        assert time.monotonic() < end, f"no move within {PATIENCE} s: {person.state(name)}"
        time.sleep(0.05)


def _wait_until_over(person: Person, name: str) -> None:
    """Wait until a game has ended by itself."""
    end = time.monotonic() + PATIENCE
    while person.state(name)["state"]["status"] == "playing":
        assert time.monotonic() < end, person.state(name)
        time.sleep(0.05)


def _wait_until_resumed(person: Person, name: str) -> None:
    """Wait until the time of a game runs again."""
    end = time.monotonic() + PATIENCE
    while "pause" in person.state(name)["state"]:
        assert time.monotonic() < end, person.state(name)
        time.sleep(0.05)


def _repeatable(shown: dict[str, Any], *, known_moves: bool) -> dict[str, Any]:
    state = {key: value for key, value in shown["state"].items() if key != "clock"}
    if "next" in state:
        state["next"] = NEW_NAME
    if not known_moves:
        # Which move an engine finds depends on its version and on the time it had.
        state = {key: value for key, value in state.items() if key not in ("fen", "last")}
    return {"version": shown["version"], **state}
