"""Continues the games of a stored database, the same way when it is written and in every later version."""

from __future__ import annotations

import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

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


def continued(people: dict[str, Person], name: str, steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The state of a game after each step, without what differs from run to run: clocks and new names."""
    states = []
    for step in steps:
        if "join" in step:
            people[step["join"]].join(name)
        elif "engine" in step:
            wait_for(people[step["engine"]], name, step["ply"])
        else:
            people[step["by"]].act(name, **step["act"])
        states.append(_repeatable(next(iter(people.values())).state(name), known_moves="engine" not in step))
    return states


def wait_for(person: Person, name: str, ply: int) -> None:
    """Wait until this many plies of a game are played."""
    end = time.monotonic() + PATIENCE
    while person.state(name)["state"]["ply"] < ply:
        assert time.monotonic() < end, f"no move within {PATIENCE} s: {person.state(name)}"
        time.sleep(0.05)


def _repeatable(shown: dict[str, Any], *, known_moves: bool) -> dict[str, Any]:
    state = {key: value for key, value in shown["state"].items() if key != "clock"}
    if "next" in state:
        state["next"] = NEW_NAME
    if not known_moves:
        # Which move an engine finds depends on its version and on the time it had.
        state = {key: value for key, value in state.items() if key not in ("fen", "last")}
    return {"version": shown["version"], **state}
