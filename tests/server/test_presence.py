"""Who is online, away or gone, without a server: the clocks stand in the test's hands."""

from __future__ import annotations

from typing import Any

from hexad.server.rooms.bus import NoBus
from hexad.server.rooms.presence import Presence
from hexad.server.rooms.presence_elsewhere import PresenceElsewhere, PresenceHint
from hexad.server.rooms.presence_hints import PresenceHints

GRACE = 5.0
KEEP = 1_000.0
REPEAT = 20.0


class SharedBus(NoBus):
    """A bus with other processes: `sent` is what they are told."""

    is_shared = True

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []
        self.handlers: dict[str, list[Any]] = {}

    def broadcast(self, topic: str, data: bytes) -> None:  # type: ignore[override]  # a real bus takes nothing else
        self.sent.append((topic, data))

    def on(self, topic: str, handler: Any) -> None:  # type: ignore[override]
        self.handlers.setdefault(topic, []).append(handler)


class World:
    """The presence of one process, and a clock that the test moves."""

    def __init__(self, bus=None, process="here") -> None:
        self.time = 1_000.0
        self.bus = bus or NoBus()
        self.elsewhere = PresenceElsewhere(self.seconds)
        self.presence = Presence(lambda: int(100 * self.time), self.seconds, self.bus, self.elsewhere, GRACE)
        self.hints = PresenceHints(process, self.presence, self.elsewhere, self.bus, repeat=REPEAT)
        self.presence.begin()

    def seconds(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds
        self.presence.tick(KEEP)

    def gone_for(self, player: str) -> float | None:
        since = self.presence.gone_since(player)
        return None if since is None else self.time - since / 100


def test_a_hidden_page_is_away_and_a_second_page_is_online():
    world = World()
    presence = world.presence
    presence.opened("ann")
    assert presence.state("ann") == "online"
    presence.set_away("ann", is_away=True)
    assert presence.state("ann") == "away"
    presence.opened("ann")
    assert presence.state("ann") == "online"
    presence.closed("ann")
    world.wait(GRACE)
    assert presence.state("ann") == "away"
    presence.set_away("ann", is_away=False)
    assert presence.state("ann") == "online"


def test_a_reload_is_no_departure():
    world = World()
    world.presence.opened("ann")
    world.presence.changed.clear()
    world.presence.closed("ann")
    world.wait(GRACE - 0.1)
    assert world.presence.state("ann") == "online"
    world.presence.opened("ann")
    world.wait(2 * GRACE)
    assert world.presence.state("ann") == "online"
    assert not world.presence.changed


def test_time_without_a_connection_counts_from_the_departure():
    world = World()
    world.presence.opened("ann")
    world.wait(100)
    world.presence.closed("ann")
    assert world.gone_for("ann") is None
    world.wait(GRACE)
    assert world.presence.state("ann") == "gone"
    assert world.gone_for("ann") == GRACE
    world.wait(30)
    assert world.gone_for("ann") == GRACE + 30


def test_a_hidden_page_that_is_closed_leaves_nothing_behind():
    world = World()
    world.presence.opened("ann")
    world.presence.set_away("ann", is_away=True)
    world.presence.closed("ann", is_away=True)
    world.wait(GRACE)
    assert world.presence.state("ann") == "gone"
    world.presence.opened("ann")
    assert world.presence.state("ann") == "online"


def test_nobody_is_gone_because_of_a_restart():
    """A player who is not there yet is unknown for the grace time, and gone from the start of the process on."""
    world = World()
    assert world.presence.state("bob") is None
    assert world.gone_for("bob") is None
    world.wait(GRACE)
    assert world.presence.state("bob") == "gone"
    assert world.gone_for("bob") == GRACE


def test_all_rooms_are_looked_at_once_when_absences_are_known():
    world = World()
    world.presence.is_all_changed = False
    world.wait(GRACE)
    assert world.presence.is_all_changed
    world.presence.is_all_changed = False
    world.wait(1)
    assert not world.presence.is_all_changed


def test_a_player_over_http_is_there_for_a_while_after_each_act():
    world = World()
    world.wait(100)
    world.presence.acted("bot")
    assert world.presence.state("bot") == "online"
    world.wait(GRACE)
    assert world.presence.state("bot") == "gone"
    assert world.gone_for("bot") == GRACE
    world.presence.acted("bot")
    assert world.gone_for("bot") is None


def test_an_act_of_a_connected_player_changes_nothing():
    world = World()
    world.presence.opened("ann")
    world.presence.set_away("ann", is_away=True)
    world.presence.changed.clear()
    world.presence.acted("ann")
    assert world.presence.state("ann") == "away"
    assert not world.presence.changed


def test_departures_are_forgotten_when_they_are_old():
    world = World()
    for number in range(100):
        world.presence.opened(f"p{number}")
        world.presence.closed(f"p{number}")
    world.wait(GRACE)
    world.wait(KEEP)
    world.wait(1)
    assert not len(world.presence.departures)
    assert not world.presence._here
    # They are still gone, since at least as long as anything depends on.
    assert (world.gone_for("p7") or 0) > KEEP


def hint(process="there", *, full=False, spectators=None, **players) -> PresenceHint:
    return PresenceHint(process, full, players, spectators or {})


def tell(world: World, said: PresenceHint) -> None:
    world.hints._note(*world.elsewhere.hear(said))


def test_players_of_another_process():
    world = World(SharedBus())
    tell(world, hint(ann="online", bob="away"))
    assert (world.presence.state("ann"), world.presence.state("bob")) == ("online", "away")
    world.wait(100)
    tell(world, hint(ann="away", bob=""))
    assert (world.presence.state("ann"), world.presence.state("bob")) == ("away", "gone")
    world.wait(7)
    assert world.gone_for("bob") == 7
    world.presence.opened("ann")
    assert world.presence.state("ann") == "online"


def test_a_full_hint_replaces_what_was_said():
    world = World(SharedBus())
    tell(world, hint(ann="online", bob="online", spectators={"g": 3}))
    world.presence.changed.clear()
    tell(world, hint(full=True, ann="online", spectators={"h": 1}))
    assert world.presence.changed == {"bob"}
    assert (world.elsewhere.spectators("g"), world.elsewhere.spectators("h")) == (0, 1)


def test_a_process_that_dies_does_not_leave_its_players_online_for_ever():
    world = World(SharedBus())
    tell(world, hint(ann="online", spectators={"g": 2}))
    tell(world, hint("third", bob="online"))
    world.wait(2 * REPEAT)
    tell(world, hint("third", bob="online"))
    world.hints.tick()
    assert world.presence.state("ann") == "online"
    world.wait(REPEAT)
    world.hints.tick()
    assert (world.presence.state("ann"), world.presence.state("bob")) == ("gone", "online")
    assert world.elsewhere.spectators("g") == 0
    # It was the process that left: the player's time begins now.
    assert world.gone_for("ann") == 0


def test_without_a_bus_nobody_is_gone():
    bus = SharedBus()
    world = World(bus)
    tell(world, hint(ann="online"))
    world.wait(100)
    assert world.gone_for("bob") == 100
    bus.is_up = False
    world.wait(100)
    world.hints.tick()
    assert world.presence.state("ann") == "online"
    assert world.gone_for("bob") is None
    bus.is_up = True
    for handler in bus.handlers["gap"]:
        handler(b"")
    world.hints.tick()
    assert world.presence.state("ann") == "online"
    world.wait(GRACE)
    assert world.gone_for("bob") == GRACE


def test_hints_tell_changes_at_once_and_everything_now_and_then():
    bus = SharedBus()
    world, other = World(bus), World(process="other")

    def forward() -> int:
        world.wait(0.2)
        world.hints.tick()
        sent, bus.sent = bus.sent, []
        for topic, data in sent:
            assert topic == "presence"
            other.hints._heard(data)
        return len(sent)

    assert forward() == 1
    world.presence.opened("ann")
    world.hints.set_spectators("g", 2)
    assert forward() == 1
    assert other.presence.state("ann") == "online"
    assert other.elsewhere.spectators("g") == 2
    assert [forward() for _ in range(5)] == [0] * 5
    world.presence.closed("ann")
    world.hints.set_spectators("g", 0)
    world.wait(GRACE)
    assert forward() == 1
    assert other.presence.state("ann") == "gone"
    assert other.elsewhere.spectators("g") == 0
    world.wait(REPEAT)
    assert forward() == 1


def test_a_page_that_is_hidden_and_shown_all_the_time_is_one_change():
    bus = SharedBus()
    world = World(bus)
    world.presence.opened("ann")
    world.hints.tick()
    bus.sent.clear()
    for _ in range(1_000):
        world.presence.set_away("ann", is_away=True)
        world.presence.set_away("ann", is_away=False)
    world.hints.tick()
    assert len(bus.sent) == 1


def test_a_process_that_stops_does_not_say_that_its_players_leave():
    bus = SharedBus()
    world = World(bus)
    world.presence.opened("ann")
    world.hints.tick()
    bus.sent.clear()
    world.hints.stop()
    world.presence.closed("ann")
    world.wait(GRACE)
    world.hints.tick()
    assert not bus.sent
