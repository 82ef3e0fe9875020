"""Checks of a game that was played through kills: its log, what its clients saw, and its clock."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from tests.profiles import IS_LONG

from .outages import TOLERANCE
from .scripts import OPENING, expected

if TYPE_CHECKING:
    from .outages import Outages
    from .swarm import ScriptedGame


@dataclass
class Figures:
    """The amounts that were checked, and the largest deviations."""

    games: int = 0
    events: int = 0
    acknowledged: int = 0
    reconnects: int = 0
    resent: int = 0
    refused: int = 0
    outages: int = 0
    turns: int = 0
    narrow: int = 0
    """Turns whose length the clients know to a tenth of a second."""
    worst_turn: float = 0.0
    """By how much a turn was charged more or less than the clients measured, in seconds, for each outage in it."""
    worst_outage: float = 0.0
    """The smallest possible error of the server's time after an outage, in seconds."""
    blur: float = 0.0
    """The largest uncertainty of that error, in seconds."""

    def check_precision(self) -> None:
        """Check that the clients measured many turns exactly, unless several tests run at once."""
        assert self.turns >= 100
        if IS_LONG:
            assert self.narrow >= 100, "too few precise measurements: this test needs a faster machine"


def anonymous(event: dict[str, Any]) -> dict[str, Any]:
    """An event as all clients see it: ids are shown only to their authors."""
    return {key: value for key, value in event.items() if key != "id"}


def check_game(game: ScriptedGame, message: dict[str, Any]) -> None:
    """Check that the game is over, that its log is the script, and that all clients saw exactly that."""
    log, name = message["events"], message["game"]
    assert message["version"] == len(log), f"game {name} has {len(log)} events and version {message['version']}"
    assert [event["type"] for event in log[:OPENING]] == ["created", "joined"], name
    assert [expected(event) for event in log[OPENING:]] == [step.event() for step in game.script.steps], name
    assert message["state"]["status"] == "over", name
    assert message["state"]["result"]["reason"] == game.script.reason, name
    for client in game.clients:
        assert not client.surprises, (name, client.seat, client.surprises)
        seen = [anonymous(event) for event in client.events]
        assert seen == [anonymous(event) for event in log], f"seat {client.seat} of game {name} saw something else"
        own = {f"s{n}": n + OPENING + 1 for n, step in enumerate(game.script.steps) if step.seat == client.seat}
        assert client.acknowledged == own, f"seat {client.seat} of game {name} received other versions"
        for act, version in client.acknowledged.items():
            landed = [n for n, event in enumerate(client.events, 1) if event.get("id") == act]
            assert landed == [version], f"act {act} of seat {client.seat} in game {name} landed as {landed}"


def check_rematch(before: dict[str, Any], rematch: dict[str, Any]) -> None:
    """Check that the rematch on which the players of a game agreed was created."""
    (created,) = rematch["events"]
    assert (created["type"], created["rematch_of"]) == ("created", before["game"])
    assert rematch["state"]["status"] == "playing"


def _error(too_much: float, too_little: float) -> float:
    """The seconds by which players were charged too much, or too little.

    A server that waits for a core does not count all of that time, to the advantage of the player. So the second one
    is an error only if the test runs alone, as in `make test-long`.
    """
    return max(0.0, too_much, too_little if IS_LONG else 0.0)


def check_turns(game: ScriptedGame, log: list[dict[str, Any]], outages: Outages, figures: Figures) -> None:
    """Check that the time between two events is what the clients measured, without outages.

    The server decided an act after it was first sent and before it was first seen, which bounds the charged time.
    """
    figures.events += len(log)
    for version in range(OPENING + 2, len(log) + 1):
        began, ended = game.sent(version - 1), game.sent(version)
        if began is None or ended is None:
            continue
        first, last = game.seen(version - 1), game.seen(version)
        least, most = outages.up(ended) - outages.up(first), outages.up(last) - outages.up(began)
        charged = (log[version - 1]["at"] - log[version - 2]["at"]) / 100
        wrong = _error(charged - most, least - charged) / max(1, outages.between(began, last))
        figures.turns += 1
        figures.narrow += most - least < 0.1
        figures.worst_turn = max(figures.worst_turn, wrong)
        assert wrong <= TOLERANCE, (
            f"{game.clients[0].game} version {version}: charged {charged:.2f} s, measured {least:.2f} to {most:.2f} s"
        )


def check_time(games: list[ScriptedGame], outages: Outages, figures: Figures) -> None:
    """Check that after each outage the server's time continues where it stopped, within the tolerance.

    Each event that clients saw live shows the server's time at some moment between its sending and its arrival. The
    tightest bounds of all events between two outages are compared.
    """
    bounds: dict[int, tuple[float, float]] = {}
    for game in games:
        for client in game.clients:
            for version, moment in client.received_live.items():
                at, sent = client.events[version - 1]["at"] / 100, game.sent(version)
                if sent is not None:
                    low, high = bounds.get(life := outages.life(moment), (-inf, inf))
                    bounds[life] = max(low, outages.up(sent) - at), min(high, outages.up(moment) - at)
    for (one, (low, high)), (two, (next_low, next_high)) in itertools.pairwise(sorted(bounds.items())):
        wrong = _error(low - next_high, next_low - high) / (two - one)
        figures.worst_outage = max(figures.worst_outage, wrong)
        figures.blur = max(figures.blur, next_high - next_low)
        assert wrong <= TOLERANCE, f"time is off by {wrong:.2f} s after outage {two}"
